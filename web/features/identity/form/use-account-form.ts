// What every account form does: validates with the contract's schema, sends once, retains what was typed, focuses the first error.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { errorsByField, type FormProblem, problemOf, type RefusalWords } from "../../../session/form-problem.ts";

export type FormWork<Schema extends z.ZodType> = {
  /** Loads the schema. Lazy, because the schema library is larger than the page. */
  schema: () => Promise<Schema>;
  fields: readonly string[];
  words?: RefusalWords;
  /** Sends the validated values; the form shows errors that it throws, and stays busy until it resolves. */
  send: (values: z.output<Schema>) => Promise<void>;
};

export type AccountForm = {
  form: RefObject<HTMLFormElement | null>;
  /** For the form element. `post`, so that a submit before the script runs puts no values into the address. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: "post";
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  errors: Readonly<Record<string, string>>;
  problem: FormProblem | null;
  isBusy: boolean;
  /** False until the script runs: a submit before that would leave the page. */
  isReady: boolean;
};

export function useAccountForm<Schema extends z.ZodType>({
  schema,
  fields,
  words,
  send,
}: FormWork<Schema>): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<AccountForm["errors"]>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  useEffect(() => setReady(true), []);
  // Loads ahead; if that fails, sending loads again and shows the error.
  const ahead = useRef(schema);
  useEffect(() => void ahead.current().catch(() => {}), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (element: HTMLFormElement) => {
    setProblem(null);
    setBusy(true);
    try {
      const checked = (await schema()).safeParse(filledIn(element));
      setErrors(checked.success ? {} : errorsByField(checked.error));
      if (checked.success) await send(checked.data);
    } catch (error) {
      const found = problemOf(error, { isOnline: navigator.onLine, now: new Date(), ...(words && { words }) });
      if (found.field && fields.includes(found.field)) setErrors({ [found.field]: found.title });
      else setProblem(found);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit(event.currentTarget).finally(() => {
      isSending.current = false;
    });
  };
  return {
    form,
    formProps: { ref: form, method: "post", noValidate: true, onSubmit },
    errors,
    problem,
    isBusy,
    isReady,
  };
}

/** The form's text fields by name; empty optional fields are absent. */
export function filledIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== "" || isRequired(form.elements.namedItem(name))),
  );
}

const isRequired = (control: unknown) =>
  (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.required;
