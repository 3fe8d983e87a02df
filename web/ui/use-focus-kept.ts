// Focuses the list when a row disappears together with its focused button.
import { type RefObject, useEffect, useRef } from "react";

/** `box` must be focusable (tabIndex -1); `count` is the number of rows. */
export function useFocusKept(box: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    before.current = count;
  }, [box, count]);
}
