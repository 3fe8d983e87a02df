// What was typed into a form and not sent yet, as it is kept for a reload: never a password, never a code, not longer than a day.

export type FormDraft = {
  /** Which form, for instance "sign-up". */
  form: string;
  values: Record<string, string>;
  /** Milliseconds since 1970. */
  at: number;
};

const DRAFT_HOURS = 24;
const SECRET = /password|code/i;

/** A draft of `values`; what must not be kept is left out. */
export function draftOf(form: string, values: Record<string, string>, now: number): FormDraft {
  const kept = Object.entries(values).filter(([name, value]) => value !== "" && !SECRET.test(name));
  return { form, values: Object.fromEntries(kept), at: now };
}

/** The kept values when `stored` is a draft of this form and still fresh, else none. Takes whatever storage gave. */
export function valuesIn(stored: unknown, form: string, now: number): Record<string, string> {
  if (!isDraft(stored) || stored.form !== form) return {};
  if (now - stored.at > DRAFT_HOURS * 3_600_000 || stored.at > now + 60_000) return {};
  return Object.fromEntries(
    Object.entries(stored.values).filter(([name, value]) => typeof value === "string" && !SECRET.test(name)),
  );
}

function isDraft(stored: unknown): stored is FormDraft {
  const draft = stored as Partial<FormDraft> | null;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof draft.form === "string" &&
    typeof draft.at === "number" &&
    typeof draft.values === "object" &&
    draft.values !== null
  );
}
