// Answers to the soft skills that a CV proposes, saved one by one as they are given.
import { useCallback, useEffect, useRef, useState } from "react";
import type { AnsweredProposal, ProposalAnswer } from "../ui/proposals.tsx";
import { ask } from "./ask.ts";
import { basicDetailsKey, percentageKey, profileKey, referralRequestsKey } from "./candidate-keys.ts";
import { personQueryClient } from "./query-provider.tsx";
import { reasonOf } from "./reason-of.ts";
import { repeatCall } from "./repeat-call.ts";
import { sessionStore } from "./session-state.ts";

type Answers = Readonly<Record<string, AnsweredProposal>>;

/** After each answer, refetches what scores and requests are based on; failed answers are sent again when the browser is online. */
export function useProposalAnswers() {
  const [answers, setAnswers] = useState<Answers>({});
  const newest = useRef(answers);
  newest.current = answers;
  /** Answers are sent in the order given: the last one counts. */
  const last = useRef<Promise<void>>(Promise.resolve());

  const give = useCallback((name: string, answer: ProposalAnswer) => {
    const given: AnsweredProposal = { answer, state: "saving" };
    setAnswers((before) => ({ ...before, [name]: given }));
    const settle = (end: AnsweredProposal) =>
      setAnswers((before) => (before[name] === given ? { ...before, [name]: end } : before));
    last.current = last.current.then(async () => {
      try {
        await keep(name, answer);
        settle({ answer, state: "saved" });
      } catch (error) {
        settle({ answer, state: "failed", problem: reasonOf(error) });
      }
    });
  }, []);

  useEffect(() => {
    const again = () => {
      for (const [name, { state, answer }] of Object.entries(newest.current))
        if (state === "failed") give(name, answer);
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [give]);

  return { answers, give, isSaving: Object.values(answers).some(({ state }) => state === "saving") };
}

async function keep(name: string, answer: ProposalAnswer): Promise<void> {
  const email = sessionStore.read().tokenData?.email ?? "";
  const body = { confirmed: answer === "yes" ? [name] : [], declined: answer === "no" ? [name] : [] };
  const profile = await repeatCall(() => ask("answerSkillProposals", { params: { email }, body }));
  const cache = personQueryClient();
  cache.setQueryData(profileKey, profile);
  for (const queryKey of [basicDetailsKey, percentageKey, referralRequestsKey, ["match"]])
    void cache.invalidateQueries({ queryKey });
}
