// Unsent answers by request, so that text survives the end of a claim or a visit to another page.
import type { DeclineReason } from "../../../../../contract/referrals/rules.ts";

export type AnswerDraft = { reference: string; reasons: readonly DeclineReason[]; feedback: string };

const EMPTY: AnswerDraft = { reference: "", reasons: [], feedback: "" };
const drafts = new Map<string, AnswerDraft>();

export const draftOf = (requestId: string): AnswerDraft => drafts.get(requestId) ?? EMPTY;

export function keepDraft(requestId: string, change: Partial<AnswerDraft>): AnswerDraft {
  const draft = { ...draftOf(requestId), ...change };
  drafts.set(requestId, draft);
  return draft;
}

export const forgetDraft = (requestId: string): boolean => drafts.delete(requestId);
