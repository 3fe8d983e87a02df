// Listens to the keyboard for the list of applicants, while no dialog is open.
import { type RefObject, useEffect, useRef } from "react";
import { type Command, commandOf } from "./key-commands.ts";
import { letterSwitch } from "./key-switch.ts";

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** `run` returns whether the command had an effect; only then is the browser's default prevented. */
export function useKeys(list: RefObject<HTMLElement | null>, run: (command: Command) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(OVER_THE_PAGE)) return;
      const target = event.target instanceof Element ? event.target : null;
      const command = commandOf({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: target?.matches(FIELD) ?? false,
        isInList: target !== null && (list.current?.contains(target) ?? false),
        areLettersOn: letterSwitch.isOn(),
      });
      if (command && latest.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}
