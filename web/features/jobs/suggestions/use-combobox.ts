// Makes an existing text field a combobox (WAI-ARIA pattern): keys move through its list while the focus stays.
import { type RefObject, useEffect, useRef, useState } from "react";

type Combobox = {
  isOpen: boolean;
  /** The option reached by keys; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  close: () => void;
};

/** The field's text, from the first focus or input on. */
export function useTypedText(input: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState("");
  useEffect(() => {
    const field = input.current;
    const read = () => setText(field?.value ?? "");
    if (field === document.activeElement) read();
    return listen(field, { input: read, focus: read, click: read });
  }, [input]);
  return text;
}

/**
 * `count` options below `input`; Enter calls `choose`. Opens on typing, on focus of an empty field and by the arrow
 * keys; closes on Escape, blur, a choice and submit.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { listId, count, choose }: { listId: string; count: number; choose: (index: number) => void },
): Combobox {
  const [isWanted, setWanted] = useState(false);
  const [reached, setReached] = useState(-1);
  const active = reached < count ? reached : -1;
  const isOpen = isWanted && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const now = useRef({ isOpen, active, count, choose });
  now.current = { isOpen, active, count, choose };

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const open = () => setWanted(true);
    const close = () => {
      setWanted(false);
      setReached(-1);
    };
    const type = () => {
      setReached(-1);
      open();
    };
    const come = () => {
      if (field.value === "") open();
    };
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && !event.isComposing)
        pressed(event, now.current, { open, close, setReached });
    };
    // The field may be focused before this script loads.
    if (field === document.activeElement) open();
    const leaveField = listen(field, { input: type, focus: come, click: come, blur: close, keydown: press });
    const leaveForm = listen(field.form, { submit: close });
    return () => {
      leaveField();
      leaveForm();
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes: Record<string, string | null> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": String(isOpen),
      "aria-activedescendant": isOpen && active >= 0 ? `${listId}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      value === null ? field.removeAttribute(name) : field.setAttribute(name, value);
  }, [input, listId, isOpen, active]);

  return { isOpen, active, optionId, close: () => setWanted(false) };
}

/** Returns how to stop listening. */
export function listen(target: EventTarget | null, listeners: Record<string, (event: Event) => void>): () => void {
  for (const [name, listener] of Object.entries(listeners)) target?.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) target?.removeEventListener(name, listener);
  };
}

type Now = { isOpen: boolean; active: number; count: number; choose: (index: number) => void };
type Moves = { open: () => void; close: () => void; setReached: (index: number) => void };

function pressed(
  event: KeyboardEvent,
  { isOpen, active, count, choose }: Now,
  { open, close, setReached }: Moves,
): void {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    // The arrows cycle through the options and the field itself.
    if (!isOpen) open();
    else setReached(((active + 1 + step + count + 1) % (count + 1)) - 1);
  } else if (event.key === "Enter" && isOpen && active >= 0) {
    event.preventDefault();
    choose(active);
  } else if (event.key === "Escape" && isOpen) {
    // A second Escape clears the field, as browsers do.
    event.preventDefault();
    close();
  }
}
