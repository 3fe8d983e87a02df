// What the apply flow of a job is in, what can happen to it, and how it begins. Light: the page of every job carries it.
import type { RefusalCode } from "../../../../contract/endpoint.ts";

/** The score of a job, or why there is none. */
export type Weight = { kind: "score"; score: number } | { kind: "no-cv" } | { kind: "reading" } | { kind: "unknown" };

/** What the person is asked or told, in a dialog. */
export type Prompt =
  | { kind: "have-you-applied" }
  /** An external job after a sign-in: a page may open a new tab only when somebody presses something. */
  | { kind: "go-out" }
  /** Null: the server finds it low, the browser did not. */
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
  /** checking: the gates are looked at. sending: 'Applying...'. */
  phase: "idle" | "checking" | "sending";
  prompt: Prompt | null;
  /** As reckoned in the browser; -1 when it was not. */
  score: number;
  /** They were told that it is low, and apply anyway. */
  acceptsLowScore: boolean;
};

export type ApplyEvent =
  | { kind: "pressed" }
  /** After sign-in, or after a résumé was given: what was pressed before goes on. */
  | { kind: "resumed" }
  /** They say of themselves that they have applied elsewhere. */
  | { kind: "told" }
  /** The employer's page was opened. */
  | { kind: "went-out" }
  | { kind: "answered"; hasApplied: boolean }
  /** Null: nobody could say. */
  | { kind: "found"; isApplied: boolean | null }
  | { kind: "weighed"; weight: Weight }
  | { kind: "applies-anyway" }
  /** How complete the résumé section of the profile is (spec §7: candidate[2].curPerc); null: nobody could say. */
  | { kind: "completion"; percent: number | null }
  | { kind: "accepted" }
  /** Status 0: the server was not reached. */
  | { kind: "refused"; status: number; code: RefusalCode | null }
  | { kind: "retried" }
  | { kind: "closed" };

export const IDLE: ApplyState = { phase: "idle", prompt: null, score: -1, acceptsLowScore: false };
