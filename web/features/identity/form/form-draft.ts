// The unsent values of a form, stored for a reload: no passwords, no codes, no older than a day.

export type FormDraft = {
  form: string;
  values: Record<string, string>;
  /** Milliseconds since 1970. */
  at: number;
};

const DRAFT_HOURS = 24;
const SECRET = /password|code/i;

export function draftOf(form: string, values: Record<string, string>, now: number): FormDraft {
  const kept = Object.entries(values).filter(([name, value]) => value !== "" && !SECRET.test(name));
  return { form, values: Object.fromEntries(kept), at: now };
}

/** The stored values when `stored` is a fresh draft of this form, else none. Accepts anything from storage. */
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
