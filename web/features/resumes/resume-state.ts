// The state of a résumé's upload and reading, for the dialog and for reopening it.
import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { makeStore, type Store } from "../../session/make-store.ts";

/** The offered retry: send the file again, poll the reading again, or start the reading again. */
export type Retry = "send" | "look" | "read";

/** `isImportable`: the file is one for "Import profile". */
export type Trouble = { words: string; tone: "bad" | "notice"; retry: Retry | null; isImportable?: boolean };

type ResumePhase =
  | { kind: "choosing" }
  /** `share` of the bytes sent, 0 to 1; stays 1 while the server stores them. */
  | { kind: "sending"; share: number }
  /** `step` of CV_STEP_TEXTS is in progress. */
  | { kind: "reading"; step: number }
  | { kind: "done" }
  /** Read; proposes soft skills to confirm before the page reloads. */
  | { kind: "proposing"; proposals: readonly SkillProposal[] };

export type ResumeState = {
  phase: ResumePhase;
  /** The chosen file; stays until it has been read or another is chosen. */
  file: File | null;
  trouble: Trouble | null;
  /** A CV that was read before is in force. */
  hasCv: boolean;
};

const IDLE: ResumeState = { phase: { kind: "choosing" }, file: null, trouble: null, hasCv: false };

export type ResumeStore = Store<ResumeState>;

export const makeResumeStore = (): ResumeStore => makeStore(IDLE);
