// Retains a half-filled form over a reload, encrypted, under the storage name AuthActiveFormData.
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { draftOf, valuesIn } from "./form-draft.ts";
import { filledIn } from "./use-account-form.ts";

const HINT = "AuthActiveFormData";

export type KeptForm = {
  /** For the form's onInput: stores the current values. */
  keep: () => void;
  /** Removes the draft: the form was sent or abandoned. */
  forget: () => Promise<void>;
};

/** Fills the empty fields of `form` from the draft stored under `name`, then calls `onRestored` with the values. */
export function useFormDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  onRestored?: (values: Record<string, string>) => void,
): KeptForm {
  // Writes run one after another, so that the newest wins.
  const writes = useRef<Promise<unknown>>(Promise.resolve());
  const isDone = useRef(false);
  const restored = useRef(onRestored);

  useEffect(() => {
    let isGone = false;
    void readHint(HINT)
      .then((stored) => {
        if (isGone || !form.current) return;
        const values = valuesIn(stored, name, Date.now());
        fillEmpty(form.current, values);
        if (Object.keys(values).length > 0) restored.current?.(values);
      })
      .catch(ignore);
    return () => {
      isGone = true;
    };
  }, [name, form]);

  const keep = useCallback(() => {
    if (!form.current || isDone.current) return;
    const draft = draftOf(name, filledIn(form.current), Date.now());
    writes.current = writes.current.then(() => writeHint(HINT, draft)).catch(ignore);
  }, [name, form]);

  const forget = useCallback(() => {
    isDone.current = true;
    writes.current = writes.current.then(() => removeHint(HINT)).catch(ignore);
    return writes.current.then(() => undefined);
  }, []);
  return { keep, forget };
}

/** If storage is refused, the draft is lost with the page. */
function ignore(): void {}

function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === "") control.value = value;
  }
}
