// Passes the focus on when an element takes another one's place, such as a button that of a link when the session arrives.
import { type RefCallback, useRef, useState } from "react";

/** A ref for both elements, of which one is there at a time. Else the focus would fall to the page with the first. */
export function usePassedFocus(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  const [pass] = useState<RefCallback<HTMLElement>>(() => (element: HTMLElement | null) => {
    if (element && hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === element;
      // What comes later than with this change is no replacement.
      queueMicrotask(() => {
        hadFocus.current = false;
      });
    };
  });
  return pass;
}
