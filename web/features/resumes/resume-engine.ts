// Takes a résumé from the chosen file to matching jobs: uploads it, registers it as the CV, follows its reading,
// refreshes the page.

import { CallError } from "../../../contract/call-error.ts";
import type { BasicDetails, CvVersion } from "../../../contract/candidates/wire.ts";
import type { CheckedFile } from "./file-check.ts";
import type { ResumeStore, Retry, Trouble } from "./resume-state.ts";

export const NO_FILE_TEXT = "Please select a PDF file before uploading.";
export const UPLOADED_TEXT = "CV uploaded successfully";
export const CHECK_FAILED_TEXT = "An error occurred while checking user details";
export const CUT_OFF_TEXT = "Your session has ended. Log in again, and this upload goes on by itself.";
export const goneQuietText = (email: string) =>
  `Could not retrieve user details after multiple attempts. Please write to us at ${email}`;

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

export type ResumeEngine = ReturnType<typeof makeResumeEngine>;

export function makeResumeEngine(world: ResumeWorld) {
  const { store } = world;
  let isOpen = false;
  /** An uploaded file that the server has not yet registered as a CV. */
  let arrived: { file: File; name: string } | null = null;
  let cvId: string | null = null;

  const fail = (trouble: Trouble) => {
    store.set({ phase: { kind: "choosing" }, trouble });
    if (!isOpen) world.toast(trouble.tone === "bad" ? "error" : "warning", trouble.words);
  };
  const troubleOf = (error: unknown, retry: Retry): Trouble => wordsFor(error, retry, world.isOnline());

  async function send(): Promise<void> {
    const { file } = store.read();
    if (!file) return store.set({ trouble: { words: NO_FILE_TEXT, tone: "bad", retry: null } });
    try {
      store.set({ phase: { kind: "sending", share: 0 }, trouble: null });
      if (arrived?.file !== file) {
        const name = await world.send(file, (share) => store.set({ phase: { kind: "sending", share } }));
        arrived = { file, name };
      }
      store.set({ phase: { kind: "sending", share: 1 } });
      const cv = await world.setCv(arrived.name);
      await follow(cv);
    } catch (error) {
      // After a refusal the upload is useless; after a network failure it can still be registered.
      if (!(error instanceof CallError) || error.status !== 0) arrived = null;
      fail(troubleOf(error, "send"));
    }
  }

  /** Polls the reading until it ends or the time is over. Never rejects. */
  async function follow(cv: CvVersion): Promise<void> {
    cvId = cv.id;
    const begun = world.now();
    const elapsed = () => world.now() - begun;
    let failure: unknown = null;
    store.set({ phase: { kind: "reading", step: cv.step ?? 0 }, trouble: null });
    for (let pause = GLANCE_MS.first; ; pause = pauseAfter(elapsed())) {
      await world.later(pause);
      const isLast = elapsed() >= LOOKING_MS;
      try {
        const details = await world.look();
        failure = null;
        if (await isOver(details)) return;
      } catch (error) {
        failure = error;
      }
      if (isLast) return giveUp(failure);
    }
  }

  function giveUp(failure: unknown): void {
    const words = failure === null ? goneQuietText(world.supportEmail()) : CHECK_FAILED_TEXT;
    const tone = failure === null ? "notice" : "bad";
    // The toast is required; the dialog also shows the words beside its retry button.
    if (isOpen) world.toast(tone === "bad" ? "error" : "warning", words);
    fail({ words, tone, retry: "look" });
  }

  /** Follows the newest CV, even if another tab has sent it. */
  async function isOver(details: BasicDetails): Promise<boolean> {
    const { cv, cvParseError } = details;
    if (cv === null) return false;
    cvId = cv.id;
    if (cv.state === "FAILED") {
      const isOurs = cv.problem === "READER_FAILED";
      arrived = null;
      fail({ words: cvParseError?.message ?? cv.problemText ?? "", tone: "bad", retry: isOurs ? "read" : null });
      return true;
    }
    if (cv.state !== "PARSED" || details.cvExtract === null || details.cvExtractParsed === null) {
      store.set({ phase: { kind: "reading", step: cv.step ?? 0 } });
      return false;
    }
    await finish(details);
    return true;
  }

  async function finish(details: BasicDetails): Promise<void> {
    store.set({ phase: { kind: "reading", step: 3 } });
    await world.refresh(details).catch(() => {});
    store.set({ phase: { kind: "reading", step: 4 } });
    arrived = null;
    store.set({ phase: { kind: "done" }, file: null });
    world.toast("success", UPLOADED_TEXT);
    const proposals = details.softSkillProposals;
    if (isOpen && proposals.length > 0) return store.set({ phase: { kind: "proposing", proposals } });
    await world.later(RELOAD_MS);
    // A person who closed the dialog is busy elsewhere; the page has the new data anyway.
    if (isOpen) world.reload();
    else store.set({ phase: { kind: "choosing" } });
  }

  /** Shows a reading that is already under way on the server, when nothing is under way here. */
  async function catchUp(): Promise<void> {
    const before = store.read();
    const details = await world.look().catch(() => null);
    if (!details?.cv || store.read() !== before) return;
    const { cv, cvParseError } = details;
    cvId = cv.id;
    if (cv.state === "QUEUED" || cv.state === "READING") return follow(cv);
    if (cv.state !== "FAILED") return;
    const words = `“${cv.fileName}” could not be used. ${cvParseError?.message ?? cv.problemText ?? ""}`.trim();
    store.set({ trouble: { words, tone: "notice", retry: cv.problem === "READER_FAILED" ? "read" : null } });
  }

  const isBusy = () => store.read().phase.kind !== "choosing";

  return {
    /** The dialog opens and shows the present state. */
    open(): void {
      isOpen = true;
      const { file, trouble } = store.read();
      if (!isBusy() && file === null && trouble === null) void catchUp();
    },
    close(): void {
      isOpen = false;
      // The profile asks for the remaining answers.
      if (store.read().phase.kind === "proposing") store.set({ phase: { kind: "choosing" } });
      if (isBusy()) return;
      store.set({ trouble: null });
    },
    /** Ends the proposals: the reloaded page reflects the answers. */
    leave(): void {
      if (store.read().phase.kind === "proposing") world.reload();
    },
    /** Takes a chosen, dropped or pasted file. */
    async choose(files: readonly File[]): Promise<void> {
      const [first] = files;
      if (!first || isBusy()) return;
      if (files.length > 1) {
        return store.set({ trouble: { words: "Please choose one PDF file.", tone: "bad", retry: null } });
      }
      const checked = await world.check(first);
      if (isBusy()) return;
      // An invalid file does not replace the one chosen before.
      if ("file" in checked) store.set({ file: checked.file, trouble: null });
      else store.set({ trouble: { words: checked.words, tone: "bad", retry: null } });
    },
    /** Sends a file that was chosen and validated before the session ended. */
    async goOn(file: File): Promise<void> {
      if (isBusy()) return;
      store.set({ file, trouble: null });
      await send();
    },
    forget: () => store.set({ file: null, trouble: null }),
    async send(): Promise<void> {
      if (!isBusy()) await send();
    },
    async retry(): Promise<void> {
      const retry = store.read().trouble?.retry;
      if (isBusy() || !retry) return;
      if (retry === "send") return send();
      store.set({ phase: { kind: "reading", step: 0 }, trouble: null });
      try {
        const cv = retry === "read" && cvId ? await world.retryCv(cvId) : (await world.look()).cv;
        if (cv?.state === "FAILED" || cv?.state === "PARSED") {
          if (await isOver(await world.look())) return;
        }
        if (cv) await follow(cv);
        else store.set({ phase: { kind: "choosing" } });
      } catch (error) {
        fail(troubleOf(error, retry));
      }
    },
  };
}

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
    return { words: refusal?.errorMsg ?? "Something went wrong", tone: "bad", retry: isFinal ? null : retry };
  }
  const words = isOnline ? "The site cannot be reached just now." : "You are offline.";
  return { words: `${words} Your file is still here.`, tone: "bad", retry };
}
