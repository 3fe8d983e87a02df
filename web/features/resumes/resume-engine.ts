// Takes a résumé from the chosen file to matching jobs: uploads it, registers it as the CV, follows its reading,
// refreshes the page.

import { t } from "#messages/resumes.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { BasicDetails, CvVersion } from "../../../contract/candidates/wire.ts";
import { CV_PROBLEM_TEXTS } from "../../../messages/en/files.ts";
import { fill } from "../../../messages/fill.ts";
import type { CheckedFile } from "./file-check.ts";
import type { ResumeStore, Retry, Trouble } from "./resume-state.ts";

export const NO_FILE_TEXT = t.pleaseSelectAPdfFileBefore;
export const UPLOADED_TEXT = t.cvUploadedSuccessfully;
export const CHECK_FAILED_TEXT = t.anErrorOccurredWhileCheckingUser;
export const CUT_OFF_TEXT = t.yourSessionHasEndedLogInAgain;
export const goneQuietText = (email: string) => fill(t.couldNotRetrieveUserDetailsAfter, { email });

/** Polls at least every 8 seconds, for 32 seconds in all; quicker polls in between cost little and show the result sooner. */
const ATTEMPT_MS = 8_000;
const LOOKING_MS = 4 * ATTEMPT_MS;
const GLANCE_MS = { first: 350, atFirst: 500, later: 2_000 };
/** Time to read the last view before the page reloads. */
const RELOAD_MS = 2_000;

/** Everything that the engine depends on; tests bring their own clock and server. */
export type ResumeWorld = {
  store: ResumeStore;
  check(file: File): Promise<CheckedFile>;
  /** Uploads the file; resolves to its name on the server. Rejects with CallError, status 0 when the server was not reached. */
  send(file: File, onProgress: (share: number) => void): Promise<string>;
  /** Registers an uploaded file as the newest CV; idempotent. */
  setCv(cloudFileName: string): Promise<CvVersion>;
  /** Starts reading a failed CV again. */
  retryCv(cvId: string): Promise<CvVersion>;
  look(): Promise<BasicDetails>;
  /** Shares the new details with the page; resolves when dependent queries have been refetched. */
  refresh(details: BasicDetails): Promise<void>;
  now(): number;
  later(ms: number): Promise<void>;
  isOnline(): boolean;
  toast(kind: "success" | "warning" | "error", words: string): void;
  reload(): void;
  supportEmail(): string;
};

export class ResumeEngine {
  private readonly world: ResumeWorld;
  private readonly store: ResumeStore;
  private isOpen = false;
  /** An uploaded file that the server has not yet registered as a CV. */
  private arrived: { file: File; name: string } | null = null;
  private cvId: string | null = null;

  constructor(world: ResumeWorld) {
    this.world = world;
    this.store = world.store;
  }

  /** The dialog opens and shows the present state. */
  readonly open = (): void => {
    this.isOpen = true;
    const { file, trouble } = this.store.read();
    if (!this.isBusy() && file === null && trouble === null) void this.catchUp();
  };

  readonly close = (): void => {
    this.isOpen = false;
    // The profile asks for the remaining answers.
    if (this.store.read().phase.kind === "proposing") this.store.set({ phase: { kind: "choosing" } });
    if (this.isBusy()) return;
    this.store.set({ trouble: null });
  };

  /** Ends the proposals: the reloaded page reflects the answers. */
  readonly leave = (): void => {
    if (this.store.read().phase.kind === "proposing") this.world.reload();
  };

  /** Takes a chosen, dropped or pasted file. */
  readonly choose = async (files: readonly File[]): Promise<void> => {
    const [first] = files;
    if (!first || this.isBusy()) return;
    if (files.length > 1) {
      return this.store.set({ trouble: { words: t.pleaseChooseOnePdfFile, tone: "bad", retry: null } });
    }
    const checked = await this.world.check(first);
    if (this.isBusy()) return;
    // An invalid file does not replace the one chosen before.
    if ("file" in checked) this.store.set({ file: checked.file, trouble: null });
    else this.store.set({ trouble: { ...checked, tone: "bad", retry: null } });
  };

  /** Sends a file that was chosen and validated before the session ended. */
  readonly goOn = async (file: File): Promise<void> => {
    if (this.isBusy()) return;
    this.store.set({ file, trouble: null });
    await this.sendFile();
  };

  readonly forget = () => this.store.set({ file: null, trouble: null });
  readonly send = async (): Promise<void> => {
    if (!this.isBusy()) await this.sendFile();
  };

  readonly retry = async (): Promise<void> => {
    const retry = this.store.read().trouble?.retry;
    if (this.isBusy() || !retry) return;
    if (retry === "send") return this.sendFile();
    this.store.set({ phase: { kind: "reading", step: 0 }, trouble: null });
    try {
      const cv = retry === "read" && this.cvId ? await this.world.retryCv(this.cvId) : (await this.world.look()).cv;
      if (cv?.state === "FAILED" || cv?.state === "PARSED") {
        if (await this.isOver(await this.world.look())) return;
      }
      if (cv) await this.follow(cv);
      else this.store.set({ phase: { kind: "choosing" } });
    } catch (error) {
      this.fail(wordsFor(error, retry, this.world.isOnline()));
    }
  };

  private isBusy(): boolean {
    return this.store.read().phase.kind !== "choosing";
  }

  private fail(trouble: Trouble): void {
    this.store.set({ phase: { kind: "choosing" }, trouble });
    if (!this.isOpen) this.world.toast(trouble.tone === "bad" ? "error" : "warning", trouble.words);
  }

  private async sendFile(): Promise<void> {
    const { file } = this.store.read();
    if (!file) return this.store.set({ trouble: { words: NO_FILE_TEXT, tone: "bad", retry: null } });
    try {
      this.store.set({ phase: { kind: "sending", share: 0 }, trouble: null });
      if (this.arrived?.file !== file) {
        const name = await this.world.send(file, (share) => this.store.set({ phase: { kind: "sending", share } }));
        this.arrived = { file, name };
      }
      this.store.set({ phase: { kind: "sending", share: 1 } });
      const cv = await this.world.setCv(this.arrived.name);
      await this.follow(cv);
    } catch (error) {
      // After a refusal the upload is useless; after a network failure it can still be registered.
      if (!(error instanceof CallError) || error.status !== 0) this.arrived = null;
      this.fail(wordsFor(error, "send", this.world.isOnline()));
    }
  }

  /** Polls the reading until it ends or the time is over. Never rejects. */
  private async follow(cv: CvVersion): Promise<void> {
    this.cvId = cv.id;
    const begun = this.world.now();
    const elapsed = () => this.world.now() - begun;
    let failure: unknown = null;
    this.store.set({ phase: { kind: "reading", step: cv.step ?? 0 }, trouble: null });
    for (let pause = GLANCE_MS.first; ; pause = pauseAfter(elapsed())) {
      await this.world.later(pause);
      const isLast = elapsed() >= LOOKING_MS;
      try {
        const details = await this.world.look();
        failure = null;
        if (await this.isOver(details)) return;
      } catch (error) {
        failure = error;
      }
      if (isLast) return this.giveUp(failure);
    }
  }

  private giveUp(failure: unknown): void {
    const words = failure === null ? goneQuietText(this.world.supportEmail()) : CHECK_FAILED_TEXT;
    const tone = failure === null ? "notice" : "bad";
    // The toast is required; the dialog also shows the words beside its retry button.
    if (this.isOpen) this.world.toast(tone === "bad" ? "error" : "warning", words);
    this.fail({ words, tone, retry: "look" });
  }

  /** Follows the newest CV, even if another tab has sent it. */
  private async isOver(details: BasicDetails): Promise<boolean> {
    const { cv } = details;
    if (cv === null) return false;
    this.cvId = cv.id;
    if (cv.state === "FAILED") {
      const isOurs = cv.problem === "READER_FAILED";
      this.arrived = null;
      this.fail({ words: wordsOfProblem(cv), tone: "bad", retry: isOurs ? "read" : null });
      return true;
    }
    if (cv.state !== "PARSED" || details.cvExtract === null || details.cvExtractParsed === null) {
      this.store.set({ phase: { kind: "reading", step: cv.step ?? 0 }, hasCv: details.cvExtract !== null });
      return false;
    }
    await this.finish(details);
    return true;
  }

  private async finish(details: BasicDetails): Promise<void> {
    this.store.set({ phase: { kind: "reading", step: 3 } });
    await this.world.refresh(details).catch(() => {});
    this.store.set({ phase: { kind: "reading", step: 4 } });
    this.arrived = null;
    this.store.set({ phase: { kind: "done" }, file: null });
    this.world.toast("success", UPLOADED_TEXT);
    const proposals = details.softSkillProposals;
    if (this.isOpen && proposals.length > 0) return this.store.set({ phase: { kind: "proposing", proposals } });
    await this.world.later(RELOAD_MS);
    // A person who closed the dialog is busy elsewhere; the page has the new data anyway.
    if (this.isOpen) this.world.reload();
    else this.store.set({ phase: { kind: "choosing" } });
  }

  /** Shows a reading that is already under way on the server, when nothing is under way here. */
  private async catchUp(): Promise<void> {
    const before = this.store.read();
    const details = await this.world.look().catch(() => null);
    if (!details?.cv || this.store.read() !== before) return;
    const { cv } = details;
    this.cvId = cv.id;
    if (cv.state === "QUEUED" || cv.state === "READING") return this.follow(cv);
    if (cv.state !== "FAILED") return;
    const words = fill(t.couldNotBeUsed, { fileName: cv.fileName, message: wordsOfProblem(cv) }).trim();
    this.store.set({ trouble: { words, tone: "notice", retry: cv.problem === "READER_FAILED" ? "read" : null } });
  }
}

const wordsOfProblem = ({ problem }: CvVersion) => (problem === null ? "" : CV_PROBLEM_TEXTS[problem]);

/** Short at first, while the person watches the steps; never past the end. */
function pauseAfter(elapsed: number): number {
  const pause = elapsed < ATTEMPT_MS ? GLANCE_MS.atFirst : GLANCE_MS.later;
  return Math.max(0, Math.min(pause, LOOKING_MS - elapsed));
}

function wordsFor(error: unknown, retry: Retry, isOnline: boolean): Trouble {
  if (error instanceof CallError && error.status !== 0) {
    const { status, refusal } = error;
    if (refusal?.errorCode === "UNAUTHENTICATED") return { words: CUT_OFF_TEXT, tone: "notice", retry: null };
    // Retrying does not change an error of the file itself.
    const isFinal = status === 422 || (status === 409 && refusal !== null);
    return { words: refusal?.errorMsg ?? t.somethingWentWrong, tone: "bad", retry: isFinal ? null : retry };
  }
  const words = isOnline ? t.theSiteCannotBeReachedJustNow : t.youAreOffline;
  return { words: fill(t.yourFileIsStillHere, { words }), tone: "bad", retry };
}
