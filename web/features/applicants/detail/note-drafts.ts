// Unsaved notes by applicant, so that text survives opening another applicant.
import { newCallKey } from "../../../session/call-key.ts";

export type NoteDraft = {
  text: string;
  /** Stays the same until the text changes, so that a note sent twice is stored once. */
  key: string;
};

const drafts = new Map<string, NoteDraft>();

export const draftOf = (applicationId: string): NoteDraft => drafts.get(applicationId) ?? { text: "", key: "" };

export function keepDraft(applicationId: string, text: string): NoteDraft {
  const draft = { text, key: newCallKey() };
  if (text === "") drafts.delete(applicationId);
  else drafts.set(applicationId, draft);
  return draft;
}
