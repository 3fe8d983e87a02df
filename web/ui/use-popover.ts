// Opening and closing of what hangs below a button: a press or the focus elsewhere and arriving at another page close it.
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

type OpenPopover = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Closes it with the focus back at its button. */
  giveBack: () => void;
  /** What holds the button (`aria-haspopup`) and what opens. */
  box: RefObject<HTMLDivElement | null>;
};

/** `entry` selects, within the box, what gets the focus on opening. */
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
