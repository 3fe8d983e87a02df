// Notes that are being written, by applicant: who goes on to somebody else and comes back finds what they typed.
import { newCallKey } from "../../../session/call-key.ts";

export type NoteDraft = {
  text: string;
  /** The same until the text changes, so that a note sent twice is kept once. */
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
