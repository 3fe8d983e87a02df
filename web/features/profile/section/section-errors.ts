// The contract's validation errors of a section, by control.
import type { z } from "zod";

/** By the control's name. */
export type SectionErrors = Readonly<Record<string, string>>;

/** "coreSkills", 3 -> "coreSkills"; "experience", 0, "name" -> "name": the last part that is a name. */
export const controlOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === "string" && !/^\d*$/.test(part)) ?? "form");

/** The first error of each control; `words` replace the contract's, for values that no control produces. */
export function errorsByControl(error: z.ZodError, words: SectionErrors = {}): SectionErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const control = controlOf(path);
    errors[control] ??= words[control] ?? message;
  }
  return errors;
}
