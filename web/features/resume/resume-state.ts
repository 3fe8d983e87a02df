// How far a person's new résumé has come, for the dialog and for whoever opens it again.
import type { SkillProposal } from "../../../contract/resume.ts";
import { makeStore, type Store } from "../../session/make-store.ts";

/** What can be done about a trouble: send the file again, look again how the reading is getting on, have it read again. */
export type Retry = "send" | "look" | "read";

export type Trouble = { words: string; tone: "bad" | "notice"; retry: Retry | null };

export type ResumePhase =
  | { kind: "choosing" }
  /** `share` of the bytes has left, 0 to 1; 1 also while the server takes them over. */
  | { kind: "sending"; share: number }
  /** `step` of CV_STEP_TEXTS is under way. */
  | { kind: "reading"; step: number }
  | { kind: "done" }
  /** It is read, and shows soft skills to confirm before the page is loaded anew. */
  | { kind: "proposing"; proposals: readonly SkillProposal[] };

export type ResumeState = {
  phase: ResumePhase;
  /** The chosen file; it stays until its reading is done or another is chosen. */
  file: File | null;
  trouble: Trouble | null;
};

export const IDLE: ResumeState = { phase: { kind: "choosing" }, file: null, trouble: null };

export type ResumeStore = Store<ResumeState>;

export const makeResumeStore = (): ResumeStore => makeStore(IDLE);
