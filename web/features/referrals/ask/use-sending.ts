// Sends a referral request: under one key until it is answered, and without losing typed text.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AskedReferral } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { creditsKey, referralRequestsKey } from "../../../session/candidate-keys.ts";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { type AskDraft, type ChosenJob, EMPTY_DRAFT, flawOf, jobBody } from "./ask-draft.ts";
import { askStore, changeDraft } from "./ask-store.ts";
import { isRefusal } from "./is-refusal.ts";

type Sending = {
  companyId: string;
  job: ChosenJob | null;
  draft: AskDraft;
  onAnswer: (answer: AskedReferral) => void;
};

export function useSending({ companyId, job, draft, onAnswer }: Sending) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const send = async () => {
    setProblem(job ? null : { title: "Please pick a job first.", code: null });
    const flaw = job && flawOf(job, draft);
    if (flaw) askStore.set({ flaw });
    if (!job || flaw) return;
    const note = draft.note.trim();
    const body = { ...jobBody(companyId, job, draft), ...(note && { note }) };
    setBusy(true);
    try {
      const key = keyOf(draft, JSON.stringify(body));
      const answer = await repeatCall(() => ask("askReferral", { body, key }));
      changeDraft(answer.type === "RequestAccepted" ? EMPTY_DRAFT : { sent: null });
      void queries.invalidateQueries({ queryKey: creditsKey });
      void queries.invalidateQueries({ queryKey: referralRequestsKey });
      onAnswer(answer);
    } catch (error) {
      if (isRefusal(error)) changeDraft({ sent: null });
      const told = problemOf(error, { isOnline: navigator.onLine, now: new Date() });
      // An error of a form field is shown beside it.
      if (told.field && document.getElementById(`field-${told.field}`))
        askStore.set({ flaw: { field: told.field, title: told.title } });
      else setProblem(told);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send: () => void (isBusy || send()) };
}

/** The same key for an equal request until the server has answered, also after a reload. */
function keyOf({ sent }: AskDraft, text: string): string {
  const kept = sent?.text === text ? sent : { text, key: newCallKey() };
  changeDraft({ sent: kept });
  return kept.key;
}
