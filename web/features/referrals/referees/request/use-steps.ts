// A referee's actions on a request: each calls the server, shows the request's new state, and has words for a refusal; and
// the drafts of answers.

import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "#messages/referees.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import type { DeclineReason } from "../../../../../contract/referrals/rules.ts";
import { useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { refreshRequests, takeRequest } from "../referee-queries.ts";

type PlainStep = "claim" | "accept" | "conflict" | "give-back";

export function useSteps(requestId: string) {
  const queries = useQueryClient();
  const action = useAction();
  const params = { requestId };

  /** Runs `work`; a refusal may mean that the shown state is outdated, so requests are refetched. */
  const step = (work: () => Promise<RefereeRequestDetail | null>, done: string): Promise<boolean> =>
    action.run(async () => {
      try {
        const changed = await work();
        if (changed) takeRequest(queries, changed);
        else refreshRequests(queries);
      } catch (error) {
        refreshRequests(queries);
        throw error;
      }
    }, done);

  const take = (kind: PlainStep): Promise<boolean> =>
    step(async () => {
      if (kind === "claim") return repeatCall(() => ask("claimRequest", { params }));
      if (kind === "accept") return repeatCall(() => ask("acceptRequest", { params }));
      if (kind === "conflict") return ask("flagConflict", { params });
      await ask("giveBackRequest", { params });
      return null;
    }, DONE[kind]);

  return { ...action, step, take };
}

export type Steps = ReturnType<typeof useSteps>;

const DONE: Record<PlainStep, string> = {
  claim: "",
  accept: t.youHaveTakenItOnSentence,
  conflict: t.itGoesToTheOtherRefereesAnd,
  "give-back": t.itIsBackInThePool,
};

/** Unsent answers by request, so that text survives the end of a claim or a visit to another page. */
type AnswerDraft = { reference: string; reasons: readonly DeclineReason[]; feedback: string };

const EMPTY: AnswerDraft = { reference: "", reasons: [], feedback: "" };
const drafts = new Map<string, AnswerDraft>();
export const draftOf = (requestId: string): AnswerDraft => drafts.get(requestId) ?? EMPTY;

export type AnswerDialogProps = {
  request: RefereeRequestDetail;
  steps: Steps;
  /** Shown when the claim has ended, with a way to continue. */
  lost: ReactNode;
  isOpen: boolean;
  onClose: () => void;
};

/** The form of an answer: what is typed goes into the drafts as well. */
export function useAnswer<Draft extends Partial<AnswerDraft>>(props: AnswerDialogProps, start: () => Draft) {
  const { request, steps, onClose } = props;
  const params = { requestId: request.id };
  const form = useForm(steps, start);
  const change = (some: Partial<Draft>) => {
    drafts.set(request.id, { ...draftOf(request.id), ...some });
    form.change(some);
  };
  const answer = async (call: (params: { requestId: string }) => Promise<RefereeRequestDetail>, done: string) => {
    if (!(await steps.step(() => call(params), done))) return;
    drafts.delete(request.id);
    onClose();
  };
  return { form: { ...form, change }, answer };
}
