// What leaves a list takes the button that was pressed with it: the focus stays at the list.
import { type RefObject, useEffect, useRef } from "react";

/** `box` can take the focus (tabIndex -1); `count` is how many it shows. */
export function useFocusKept(box: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) box.current?.focus();
    before.current = count;
  }, [box, count]);
}
