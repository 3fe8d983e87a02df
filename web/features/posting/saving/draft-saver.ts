// Saves a draft by itself while somebody types: one call at a time, again when the network failed, never over what others changed.
import { CallError } from "../../../../contract/client.ts";
import type { JobDraft, PostingDraft } from "../../../../contract/posting.ts";
import { isSame } from "../form/posting-form.ts";

/** Which draft it is, and the versions that the next call goes by. */
export type DraftPlace = { draftId: string; jobId: string | null; jobVersion: number; version: number };

export type SaveState =
  /** `at`: epoch ms of the last save; null when nothing was typed yet. */
  | { kind: "saved"; at: number | null }
  | { kind: "unsaved" }
  /** The server could not be reached; it is tried again. */
  | { kind: "failing" }
  /** It will not be taken until something in it changes. */
  | { kind: "refused"; message: string }
  /** Somebody else changed it, or published or removed it: a person decides. */
  | { kind: "overtaken" };

export type SaverWorld = {
  send: (place: DraftPlace, fields: PostingDraft) => Promise<JobDraft>;
  /** Runs something after `ms`; the answer takes that back. */
  later: (ms: number, run: () => void) => () => void;
  now: () => number;
  tell: (state: SaveState) => void;
  /** The server has `sent` as the draft's fields now. */
  onSaved: (draft: JobDraft, sent: PostingDraft) => void;
};

/** How long somebody pauses before it is saved, and the pauses between tries that fail, in ms. */
const REST_MS = 1_000;
const PAUSES_MS = [3_000, 8_000, 20_000, 60_000];
/** Refusals that another try may not meet. */
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

  /** Whether something is typed that the server does not have. */
  get isDirty(): boolean {
    return this.#waiting !== null;
  }

  /** The draft as it stands after something was typed. */
  change(fields: PostingDraft): void {
    if (this.#waiting === null && !this.#isSending && isSame(fields, this.#saved)) return;
    this.#waiting = fields;
    this.#fails = 0;
    if (this.#isStopped) return;
    this.#world.tell({ kind: "unsaved" });
    this.#wait(REST_MS);
  }

  /** Saves at once what waits. */
  flush(): void {
    if (!this.#isStopped && this.#waiting !== null) this.#wait(0);
  }

  /** From here on nothing is sent; what is under way changes nothing more on the screen. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Sends what waits, once, and stops: the page is left. */
  leave(): void {
    if (!this.#isStopped) void this.#save();
    this.stop();
  }

  /** Goes on, from other versions when somebody has decided that theirs is to win. */
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
    // Typed on meanwhile.
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
