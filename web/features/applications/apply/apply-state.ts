// The states and events of the apply flow, and how it begins. Light: every job page includes it.
import type { RefusalCode } from "../../../../contract/endpoint.ts";

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
};

export type ApplyEvent =
  | { kind: "pressed" }
  /** After a sign-in or a résumé upload: the interrupted press continues. */
  | { kind: "resumed" }
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
  | { kind: "accepted" }
  /** Status 0: the server was not reached. */
  | { kind: "refused"; status: number; code: RefusalCode | null }
  | { kind: "retried" }
  | { kind: "closed" };

export const IDLE: ApplyState = { phase: "idle", prompt: null, score: -1, acceptsLowScore: false };
