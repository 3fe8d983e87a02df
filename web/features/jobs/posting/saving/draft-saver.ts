// Saves a draft while its author types: one call at a time, with retries, never over others' changes.
import { CallError } from "../../../../../contract/call-error.ts";
import type { JobDraft, PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { isSame } from "../form/posting-form.ts";

/** The draft, and the versions on which the next call builds. */
export type DraftPlace = { draftId: string; jobId: string | null; jobVersion: number; version: number };

export type SaveState =
  /** `at`: epoch ms of the last save; null before the first. */
  | { kind: "saved"; at: number | null }
  | { kind: "unsaved" }
  /** The server could not be reached; saving is retried. */
  | { kind: "failing" }
  /** The server refuses it until a field changes. */
  | { kind: "refused"; message: string }
  /** Another person changed, published or removed it: this one must decide. */
  | { kind: "overtaken" };

export type SaverWorld = {
  send: (place: DraftPlace, fields: PostingDraft) => Promise<JobDraft>;
  /** Runs `run` after `ms`; returns how to cancel it. */
  later: (ms: number, run: () => void) => () => void;
  now: () => number;
  tell: (state: SaveState) => void;
  /** The server has stored `sent`, and answered with `draft`. */
  onSaved: (draft: JobDraft, sent: PostingDraft) => void;
};

/** The pause in typing before a save, and the pauses between retries, in ms. */
const REST_MS = 1_000;
const PAUSES_MS = [3_000, 8_000, 20_000, 60_000];
/** Statuses after which a retry may succeed. */
const PASSING = [0, 401, 408, 429];

export class DraftSaver {
  #place: DraftPlace;
  #saved: PostingDraft;
  #waiting: PostingDraft | null = null;
  #isSending = false;
  #isStopped = false;
  #fails = 0;
  #cancel: () => void = () => {};
  readonly #world: SaverWorld;

  constructor(place: DraftPlace, saved: PostingDraft, world: SaverWorld) {
    this.#place = place;
    this.#saved = saved;
    this.#world = world;
  }

  get place(): DraftPlace {
    return this.#place;
  }

  /** Whether typed text has not reached the server. */
  get isDirty(): boolean {
    return this.#waiting !== null;
  }

  /** Saves these fields after the next pause. */
  change(fields: PostingDraft): void {
    if (this.#waiting === null && !this.#isSending && isSame(fields, this.#saved)) return;
    this.#waiting = fields;
    this.#fails = 0;
    if (this.#isStopped) return;
    this.#world.tell({ kind: "unsaved" });
    this.#wait(REST_MS);
  }

  /** Saves unsaved text at once. */
  flush(): void {
    if (!this.#isStopped && this.#waiting !== null) this.#wait(0);
  }

  /** Sends nothing more, and ignores the outcome of a call under way. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Saves once and stops, for a page being left. */
  leave(): void {
    if (!this.#isStopped) void this.#save();
    this.stop();
  }

  /** Resumes saving; with another `place`, on top of the versions it names. */
  resume(place: DraftPlace = this.#place): void {
    this.#place = place;
    this.#isStopped = false;
    this.#fails = 0;
    if (this.#waiting === null) return;
    this.#world.tell({ kind: "unsaved" });
    this.#wait(0);
  }

  #wait(ms: number): void {
    this.#cancel();
    this.#cancel = this.#world.later(ms, () => void this.#save());
  }

  async #save(): Promise<void> {
    const fields = this.#waiting;
    if (this.#isSending || this.#isStopped || fields === null) return;
    this.#isSending = true;
    try {
      this.#keep(await this.#world.send(this.#place, fields), fields);
    } catch (error) {
      if (!this.#isStopped) this.#fail(error);
    } finally {
      this.#isSending = false;
    }
    // More was typed during the call.
    if (this.#waiting !== null && this.#waiting !== fields && !this.#isStopped) this.#wait(REST_MS);
  }

  #keep(draft: JobDraft, sent: PostingDraft): void {
    this.#place = { ...this.#place, version: draft.version };
    this.#saved = draft.fields;
    this.#fails = 0;
    if (this.#waiting === sent) this.#waiting = null;
    if (this.#waiting === null && !this.#isStopped) this.#world.tell({ kind: "saved", at: this.#world.now() });
    this.#world.onSaved(draft, sent);
  }

  #fail(error: unknown): void {
    const status = error instanceof CallError ? error.status : 0;
    const code = error instanceof CallError ? error.refusal?.errorCode : undefined;
    if (status >= 500 || PASSING.includes(status)) {
      this.#world.tell({ kind: "failing" });
      this.#wait(PAUSES_MS[Math.min(this.#fails, PAUSES_MS.length - 1)] as number);
      this.#fails += 1;
    } else if (status === 404 || code === "CONFLICT") {
      this.stop();
      this.#world.tell({ kind: "overtaken" });
    } else {
      this.#world.tell({ kind: "refused", message: (error as CallError).message });
    }
  }
}
