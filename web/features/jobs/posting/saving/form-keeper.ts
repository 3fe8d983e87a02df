// The state of a job form outside React: stored in this browser at once, on the server after a pause.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { JobDraft, PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { jobDraftsKey } from "../../../../session/company-keys.ts";
import { isSame, type PostingForm, readForm, toForm } from "../form/posting-form.ts";
import { noteSent, type Start } from "../load-start.ts";
import { type DraftPlace, DraftSaver, type SaverWorld, type SaveState } from "./draft-saver.ts";
import { type CopyStore, copyName, type LocalCopy } from "./local-copies.ts";

type Kept = { form: PostingForm; state: SaveState };

type KeeperWorld = Pick<SaverWorld, "send" | "later" | "now"> & {
  keepCopy: (name: string, copy: LocalCopy) => void;
  forgetCopy: (name: string) => void;
  /** Called after each save. */
  onSaved: () => void;
};

export class FormKeeper {
  #kept: Kept;
  #saver: DraftSaver;
  readonly #name: string;
  readonly #world: KeeperWorld;
  readonly #listeners = new Set<() => void>();

  /** `left`: this browser's copy from an earlier visit. It is resumed; the person decides if others changed the draft. */
  constructor(start: Start, left: LocalCopy | undefined, world: KeeperWorld) {
    this.#world = world;
    this.#name = copyName(start.place);
    this.#kept = { form: left?.form ?? toForm(start.fields), state: stateOf(start) };
    this.#saver = this.#saverOf(start);
    if (left) this.#takeUp(left, start);
  }

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly read = (): Kept => this.#kept;

  get place(): DraftPlace {
    return this.#saver.place;
  }

  readonly set = (changes: Partial<PostingForm>): void => {
    const form = { ...this.#kept.form, ...changes };
    this.#show({ form });
    this.#world.keepCopy(this.#name, { form, place: this.#saver.place, at: this.#world.now() });
    this.#saver.change(readForm(form).fields);
  };

  /** The page is shown: sends unsaved text. */
  open(): void {
    if (this.#kept.state.kind !== "overtaken") this.#saver.resume();
  }
  flush(): void {
    this.#saver.flush();
  }
  /** The page is being left. */
  close(): void {
    this.#saver.leave();
  }

  /** No saving while publishing; `resume` follows if that fails. */
  pause(): void {
    this.#saver.stop();
  }
  resume(): void {
    this.#saver.resume();
  }
  /** Another person was first: this one must decide. */
  overtake(): void {
    this.#saver.stop();
    this.#show({ state: { kind: "overtaken" } });
  }
  /** Published or removed: deletes this browser's copy. */
  end(): void {
    this.#saver.stop();
    this.#world.forgetCopy(this.#name);
  }

  /** Replaces the form by the server's draft. */
  takeTheirs(theirs: Start): void {
    this.#saver.stop();
    this.#saver = this.#saverOf(theirs);
    this.#world.forgetCopy(this.#name);
    this.#show({ form: toForm(theirs.fields), state: stateOf(theirs) });
  }

  /** Overwrites the server's draft with this form. */
  keepMine({ place }: Start): void {
    this.#saver.change(readForm(this.#kept.form).fields);
    this.#saver.resume(place);
    if (!this.#saver.isDirty) this.#show({ state: { kind: "saved", at: this.#world.now() } });
  }

  #saverOf({ place, fields }: Start): DraftSaver {
    return new DraftSaver(place, fields, {
      send: this.#world.send,
      later: this.#world.later,
      now: this.#world.now,
      tell: (state) => this.#show({ state }),
      onSaved: (draft, sent) => this.#noteSaved(draft, sent),
    });
  }

  #takeUp({ form, place }: LocalCopy, start: Start): void {
    const { fields } = readForm(form);
    if (isSame(fields, start.fields)) {
      this.#world.forgetCopy(this.#name);
      return;
    }
    // The server may have stored this very copy when the page was left: it tells a repeated save from another's change.
    const mayBeStored = place.draftId === start.place.draftId && place.version < start.place.version;
    if (mayBeStored) this.#saver = this.#saverOf({ ...start, place: { ...start.place, version: place.version } });
    const isOther = place.jobVersion !== start.place.jobVersion || place.version !== this.#saver.place.version;
    if (isOther) this.#saver.stop();
    this.#saver.change(fields);
    if (isOther) this.#show({ state: { kind: "overtaken" } });
  }

  #noteSaved(draft: JobDraft, sent: PostingDraft): void {
    const form = withNamesOf(this.#kept.form, sent, draft.fields);
    if (form !== this.#kept.form) this.#show({ form });
    if (!this.#saver.isDirty) this.#world.forgetCopy(this.#name);
    this.#world.onSaved();
  }

  #show(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

const stateOf = ({ lastSaved }: Start): SaveState => ({
  kind: "saved",
  at: lastSaved === null ? null : Date.parse(lastSaved.at),
});

/**
 * The server renames skills to their standard names: the form follows, unless they were changed since they were sent.
 */
function withNamesOf(form: PostingForm, sent: PostingDraft, named: PostingDraft): PostingForm {
  const lists = ["coreSkills", "softSkills"] as const;
  const followed = lists.filter((list) => isEqual(form[list], sent[list]) && !isEqual(sent[list], named[list]));
  return followed.length === 0 ? form : { ...form, ...Object.fromEntries(followed.map((list) => [list, named[list]])) };
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => name === other[at]);

const send: SaverWorld["send"] = ({ draftId, jobId, jobVersion, version }, fields) => {
  const body = { version, jobId, ...(jobId !== null && { jobVersion }), fields };
  // Before the call: its answer may be lost.
  noteSent(draftId);
  return ask("saveJobDraft", { params: { draftId }, body });
};

const later: SaverWorld["later"] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export function useFormKeeper(
  start: Start,
  left: LocalCopy | undefined,
  copies: CopyStore,
): Kept & { keeper: FormKeeper } {
  const queries = useQueryClient();
  const [keeper] = useState(
    () =>
      new FormKeeper(start, left, {
        send,
        later,
        now: () => Date.now(),
        keepCopy: copies.keep,
        forgetCopy: copies.forget,
        onSaved: () => void queries.invalidateQueries({ queryKey: jobDraftsKey }),
      }),
  );
  useEffect(() => {
    keeper.open();
    const flush = () => keeper.flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      keeper.close();
    };
  }, [keeper]);
  return { ...useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read), keeper };
}
