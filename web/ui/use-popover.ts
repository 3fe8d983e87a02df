// Opens and closes a popover below a button: a click outside, focus elsewhere or a navigation closes it.
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

type OpenPopover = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Closes it and focuses its button. */
  giveBack: () => void;
  /** The element that holds the button (`aria-haspopup`) and the popover. */
  box: RefObject<HTMLDivElement | null>;
};

/** `entry` selects, within the box, the element focused on opening. */
export function usePopover(entry: string): OpenPopover {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>(entry)?.focus();
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [isOpen, entry]);

  const giveBack = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>("button[aria-haspopup]")?.focus();
  };
  return { isOpen, setOpen, giveBack, box };
}
