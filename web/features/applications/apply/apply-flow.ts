// The apply flow as a state machine: from a press to the next prompt or task. Pure.
import { LEAST_SCORE, LOW_SCORE } from "../../../../contract/applications/rules.ts";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import type { SentAnswer } from "../../../../contract/jobs/questions-wire.ts";
import type { Applied } from "../applied/applied-store.ts";

/** `externalUrl` is the employer's own application page; null when there is none or it is unknown. */
export type JobToApply = {
  id: string;
  title: string;
  companyName: string;
  isExternal: boolean;
  externalUrl: string | null;
};

/** What the flow needs of the page that it runs on. */
export type ApplyWorld = {
  job: JobToApply;
  /** The person's match score for the job; never rejects. */
  weigh: () => Promise<Weight>;
  /** Leads to the sign-in, and back to this page. */
  signIn: () => Promise<void>;
  show: (state: ApplyState) => void;
};

/** The score for a job, or why there is none. */
export type Weight = { kind: "score"; score: number } | { kind: "no-cv" } | { kind: "reading" } | { kind: "unknown" };

/** The dialog that is open. */
export type Prompt =
  | { kind: "have-you-applied" }
  /** An external job after a sign-in: a page may open a new tab only on a click. */
  | { kind: "go-out" }
  /** Null: the server finds the score low, the browser did not. */
  | { kind: "low-score"; score: number | null }
  | { kind: "score-pending" }
  | { kind: "profile-incomplete" }
  /** `hasChanged`: the company's questions did. All is checked: the CV, what the company will see, a note. */
  | { kind: "last-look"; hasChanged?: true }
  /** A new CV instead of the one in force. */
  | { kind: "replace-cv" }
  | { kind: "submitted" }
  | { kind: "already-submitted" }
  | { kind: "failed" }
  | { kind: "went-wrong" }
  | { kind: "job-closed" }
  | { kind: "not-a-candidate" };

export type ApplyState = {
  /** checking: the preconditions are being checked. sending: 'Applying...'. */
  phase: "idle" | "checking" | "sending";
  prompt: Prompt | null;
  /** As calculated in the browser; -1 when it was not. */
  score: number;
  /** The person was warned that it is low, and applies anyway. */
  acceptsLowScore: boolean;
  /** What the person writes to the company. Kept until it is sent. */
  note: string;
  /** What is typed as answers to the company's questions, by question; kept until it is sent. */
  typed: Typed;
  /** The questions that the person saw last, and the answers to send. */
  asked: Asked | null;
};

/** "yes" or "no", or as it is in the field. */
export type Typed = Readonly<Record<string, string>>;
type Asked = { version: string; answers: readonly SentAnswer[] };

export type ApplyEvent =
  | { kind: "pressed" }
  /** After a sign-in or a résumé upload: the interrupted press continues, with the note written before. */
  | { kind: "resumed"; note?: string }
  /** The person reports an application made elsewhere. */
  | { kind: "told" }
  /** The employer's page was opened. */
  | { kind: "went-out" }
  | { kind: "answered"; hasApplied: boolean }
  /** Null: the API failed. */
  | { kind: "found"; isApplied: boolean | null }
  | { kind: "weighed"; weight: Weight }
  | { kind: "applies-anyway" }
  /** How complete the profile's résumé section is (percent); null: the API failed. */
  | { kind: "completion"; percent: number | null }
  | { kind: "noted"; note: string }
  | { kind: "typed"; typed: Typed }
  /** `asked` is null for a job without questions. */
  | { kind: "sends"; asked: Asked | null }
  | { kind: "replaces" }
  /** `canUndo`: the bar that undoes it says that it was sent. */
  | { kind: "accepted"; canUndo: boolean }
  /** Status 0: the server was not reached. */
  | { kind: "refused"; status: number; code: RefusalCode | null }
  | { kind: "retried" }
  | { kind: "closed" };

/** Nothing was pressed yet. */
export const IDLE: ApplyState = {
  phase: "idle",
  prompt: null,
  score: -1,
  acceptsLowScore: false,
  note: "",
  typed: {},
  asked: null,
};

/** The situation at the moment of an event. */
export type ApplyFacts = {
  isSignedIn: boolean;
  isCandidate: boolean;
  applied: Applied;
  /** An external job with a known address: the person applies there. */
  leadsOut: boolean;
  /** The company receives it from here, so that there is a last look. */
  isSentHere: boolean;
};

/** The next task; each but the first three ends in an event. */
export type Task = "sign-in" | "remember" | "forget" | "find" | "weigh" | "read-completion" | "submit";

type Next = readonly [ApplyState, Task | null];

/** The next state and task after an event. */
export function nextStep(state: ApplyState, event: ApplyEvent, facts: ApplyFacts): Next {
  switch (event.kind) {
    case "pressed":
      return begin("pressed", facts, state);
    case "resumed":
      return begin("resumed", facts, { ...state, note: event.note || state.note });
    case "told":
    case "went-out":
      return prompt(state, { kind: "have-you-applied" });
    case "answered":
      return event.hasApplied ? send(state) : [IDLE, null];
    case "found":
      if (event.isApplied === null) return prompt(state, { kind: "went-wrong" });
      return event.isApplied ? prompt(state, { kind: "already-submitted" }) : check(state, "weigh");
    case "weighed":
      return afterWeight(state, event.weight);
    case "applies-anyway":
      return applyAnyway(state);
    case "completion":
      if (event.percent === null) return prompt(state, { kind: "went-wrong" });
      if (event.percent === 0) return prompt(state, { kind: "profile-incomplete" });
      return facts.isSentHere ? prompt(state, { kind: "last-look" }) : send(state);
    case "noted":
      return [{ ...state, note: event.note }, null];
    case "replaces":
      return prompt(state, { kind: "replace-cv" });
    case "typed":
      return [{ ...state, typed: event.typed }, null];
    case "sends":
      return send({ ...state, asked: event.asked });
    case "accepted":
      return prompt({ ...state, note: "", typed: {}, asked: null }, event.canUndo ? null : { kind: "submitted" });
    case "refused":
      return prompt(state, toldBy(event.status, event.code));
    case "retried":
      return state.prompt?.kind === "failed" ? send(state) : begin("pressed", facts, state);
    case "closed":
      return close(state);
  }
}

/** Both lead to an upload, which reloads the page: the press is remembered until there is a new CV. */
const leadsToUpload = (prompt: Prompt | null) => prompt?.kind === "profile-incomplete" || prompt?.kind === "replace-cv";
const prompt = (state: ApplyState, prompt: Prompt | null): Next => [
  { ...state, phase: "idle", prompt },
  leadsToUpload(prompt) ? "remember" : null,
];
/** Without a new CV, the last look is as before. */
function close(state: ApplyState): Next {
  const task = leadsToUpload(state.prompt) ? "forget" : null;
  return state.prompt?.kind === "replace-cv"
    ? [{ ...state, prompt: { kind: "last-look" } }, task]
    : [{ ...IDLE, note: state.note, typed: state.typed }, task];
}
const check = (state: ApplyState, task: Task): Next => [{ ...state, phase: "checking", prompt: null }, task];
const send = (state: ApplyState): Next => [{ ...state, phase: "sending", prompt: null }, "submit"];

/** If the server found the score low, the last look was before. */
function applyAnyway(before: ApplyState): Next {
  const state = { ...before, acceptsLowScore: true };
  const wasSent = before.prompt?.kind === "low-score" && before.prompt.score === null;
  return wasSent ? send(state) : check(state, "read-completion");
}

function begin(how: "pressed" | "resumed", facts: ApplyFacts, { note, typed }: ApplyState): Next {
  const { isSignedIn, isCandidate, applied, leadsOut } = facts;
  const start = { ...IDLE, note, typed };
  if (!isSignedIn) return [start, "sign-in"];
  if (!isCandidate) return prompt(start, { kind: "not-a-candidate" });
  if (applied === "yes") return prompt(start, { kind: "already-submitted" });
  // The press has already opened the employer's page.
  if (leadsOut) return prompt(start, { kind: how === "pressed" ? "have-you-applied" : "go-out" });
  return check(start, applied === "no" ? "weigh" : "find");
}

function afterWeight(before: ApplyState, weight: Weight): Next {
  const state = { ...before, score: weight.kind === "score" ? weight.score : -1 };
  if (weight.kind === "unknown") return prompt(state, { kind: "went-wrong" });
  if (weight.kind === "no-cv") return prompt(state, { kind: "profile-incomplete" });
  if (weight.kind === "reading" || weight.score < LEAST_SCORE) return prompt(state, { kind: "score-pending" });
  if (weight.score < LOW_SCORE) return prompt(state, { kind: "low-score", score: weight.score });
  return check(state, "read-completion");
}

/** The server decides; its refusals lead to the prompts that the browser would have shown. */
const TOLD_BY_CODE: Partial<Record<RefusalCode, Prompt>> = {
  ALREADY_APPLIED: { kind: "already-submitted" },
  PROFILE_INCOMPLETE: { kind: "profile-incomplete" },
  SCORE_PENDING: { kind: "score-pending" },
  LOW_SCORE: { kind: "low-score", score: null },
  QUESTIONS_CHANGED: { kind: "last-look", hasChanged: true },
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
