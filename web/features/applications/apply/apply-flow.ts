// The apply flow as a state machine: from a press to the next prompt or task. Pure.
import { LEAST_SCORE, LOW_SCORE } from "../../../../contract/applications/rules.ts";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import type { Applied } from "../applied/applied-store.ts";
import { type ApplyEvent, type ApplyState, IDLE, type Prompt, type Weight } from "./apply-state.ts";

/** The situation at the moment of an event. */
export type ApplyFacts = {
  isSignedIn: boolean;
  isCandidate: boolean;
  applied: Applied;
  /** An external job with a known address: the person applies there. */
  leadsOut: boolean;
};

/** The next task; each but the first three ends in an event. */
export type Task = "sign-in" | "remember" | "forget" | "find" | "weigh" | "read-completion" | "submit";

type Next = readonly [ApplyState, Task | null];

/** The next state and task after an event. */
export function nextStep(state: ApplyState, event: ApplyEvent, facts: ApplyFacts): Next {
  const tell = (prompt: Prompt, task: Task | null = null): Next => [{ ...state, phase: "idle", prompt }, task];
  const check = (task: Task): Next => [{ ...state, phase: "checking", prompt: null }, task];
  const send = (): Next => [{ ...state, phase: "sending", prompt: null }, "submit"];
  switch (event.kind) {
    case "pressed":
    case "resumed":
      return begin(event.kind, facts);
    case "told":
    case "went-out":
      return tell({ kind: "have-you-applied" });
    case "answered":
      return event.hasApplied ? send() : [IDLE, null];
    case "found":
      if (event.isApplied === null) return tell({ kind: "went-wrong" });
      return event.isApplied ? tell({ kind: "already-submitted" }) : check("weigh");
    case "weighed":
      return afterWeight({ ...state, score: scoreOf(event.weight) }, event.weight);
    case "applies-anyway":
      return [{ ...state, phase: "checking", prompt: null, acceptsLowScore: true }, "read-completion"];
    case "completion":
      if (event.percent === null) return tell({ kind: "went-wrong" });
      return event.percent === 0 ? tell({ kind: "profile-incomplete" }, "remember") : send();
    case "accepted":
      return tell({ kind: "submitted" });
    case "refused":
      return afterRefusal(state, event.status, event.code);
    case "retried":
      return state.prompt?.kind === "failed" ? send() : begin("pressed", facts);
    case "closed":
      return [IDLE, state.prompt?.kind === "profile-incomplete" ? "forget" : null];
  }
}

function begin(how: "pressed" | "resumed", { isSignedIn, isCandidate, applied, leadsOut }: ApplyFacts): Next {
  const tell = (prompt: Prompt): Next => [{ ...IDLE, prompt }, null];
  if (!isSignedIn) return [IDLE, "sign-in"];
  if (!isCandidate) return tell({ kind: "not-a-candidate" });
  if (applied === "yes") return tell({ kind: "already-submitted" });
  // The press has already opened the employer's page.
  if (leadsOut) return tell({ kind: how === "pressed" ? "have-you-applied" : "go-out" });
  return [{ ...IDLE, phase: "checking" }, applied === "no" ? "weigh" : "find"];
}

function afterWeight(state: ApplyState, weight: Weight): Next {
  const tell = (prompt: Prompt, task: Task | null = null): Next => [{ ...state, phase: "idle", prompt }, task];
  if (weight.kind === "unknown") return tell({ kind: "went-wrong" });
  if (weight.kind === "no-cv") return tell({ kind: "profile-incomplete" }, "remember");
  if (weight.kind === "reading" || weight.score < LEAST_SCORE) return tell({ kind: "score-pending" });
  if (weight.score < LOW_SCORE) return tell({ kind: "low-score", score: weight.score });
  return [{ ...state, phase: "checking", prompt: null }, "read-completion"];
}

const scoreOf = (weight: Weight) => (weight.kind === "score" ? weight.score : -1);

/** The server decides; its refusals lead to the prompts that the browser would have shown. */
const TOLD_BY_CODE: Partial<Record<RefusalCode, Prompt>> = {
  ALREADY_APPLIED: { kind: "already-submitted" },
  PROFILE_INCOMPLETE: { kind: "profile-incomplete" },
  SCORE_PENDING: { kind: "score-pending" },
  LOW_SCORE: { kind: "low-score", score: null },
  JOB_CLOSED: { kind: "job-closed" },
  NOT_A_CANDIDATE: { kind: "not-a-candidate" },
};

/** The prompt for a refused application; null for an ended session, which the page reports elsewhere. */
export function toldBy(status: number, code: RefusalCode | null): Prompt | null {
  if (status === 401) return null;
  // Status 403 counts as applied.
  if (status === 403) return { kind: "already-submitted" };
  if (status === 404) return { kind: "job-closed" };
  return (code && TOLD_BY_CODE[code]) ?? { kind: "failed" };
}

function afterRefusal(state: ApplyState, status: number, code: RefusalCode | null): Next {
  const prompt = toldBy(status, code);
  const task = prompt?.kind === "profile-incomplete" ? "remember" : null;
  return [{ ...state, phase: "idle", prompt }, task];
}
