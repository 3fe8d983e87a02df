// This browser's local copies: read once, written after a short pause, removed on sign-out.
import { useCallback, useEffect, useRef, useState } from "react";
import { readHint, removeHint, writeHint } from "../../../../session/hints.ts";
import type { PostingForm } from "../form/posting-form.ts";
import type { DraftPlace } from "./draft-saver.ts";

const HINT = "JobDrafts";
const REST_MS = 250;

/** Reads and writes run one after another, so that each page reads what the previous one wrote. */
let work: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const done = work.then(run);
  work = done.catch(() => {});
  return done;
}

export type CopyStore = {
  /** Copies from an earlier visit, by name; null until read. */
  left: Readonly<Record<string, LocalCopy>> | null;
  keep: (name: string, copy: LocalCopy) => void;
  forget: (name: string) => void;
};

export function useLocalCopies(subject: string): CopyStore {
  const [left, setLeft] = useState<CopyStore["left"]>(null);
  const changes = useRef(new Map<string, LocalCopy | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const due = [...changes.current];
    changes.current.clear();
    void inTurn(async () => {
      // Read again: another tab may have stored copies.
      let copies = copiesIn(await readHint(HINT), subject, Date.now());
      for (const [name, copy] of due) copies = withCopy(copies, name, copy);
      await (Object.keys(copies).length === 0 ? removeHint(HINT) : writeHint(HINT, { subject, copies }));
    });
  }, [subject]);

  useEffect(() => {
    let isGone = false;
    void inTurn(() => readHint(HINT))
      .catch(() => null)
      .then((stored) => !isGone && setLeft(copiesIn(stored, subject, Date.now())));
    // Writes at once when the page is hidden during the pause.
    const flush = () => timer.current !== undefined && write();
    document.addEventListener("visibilitychange", flush);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [subject, write]);

  const keep = useCallback(
    (name: string, copy: LocalCopy | null) => {
      changes.current.set(name, copy);
      timer.current ??= setTimeout(write, REST_MS);
    },
    [write],
  );
  const forget = useCallback((name: string) => keep(name, null), [keep]);
  return { left, keep, forget };
}

/** A form, and the draft version on which it builds. `at`: epoch ms. */
export type LocalCopy = { form: PostingForm; place: DraftPlace; at: number };
/** By `copyName`; `subject` is the author's account. */
type LocalCopies = { subject: string; copies: Record<string, LocalCopy> };

const WEEK_MS = 7 * 86_400_000;
/** Only the newest copies are retained. */
const MOST_COPIES = 10;

/** A job's changes share one copy, whatever the draft's id; a new job uses its draft's id. */
export const copyName = ({ jobId, draftId }: Pick<DraftPlace, "jobId" | "draftId">): string => jobId ?? draftId;

/** The fresh copies in `stored` of this person. Accepts anything from storage. */
export function copiesIn(stored: unknown, subject: string, now: number): Record<string, LocalCopy> {
  const kept = stored as Partial<LocalCopies> | null;
  if (typeof kept !== "object" || kept === null || kept.subject !== subject) return {};
  const copies = Object.entries(kept.copies ?? {});
  return Object.fromEntries(copies.filter(([, copy]) => isCopy(copy) && isFresh(copy.at, now)));
}

const isFresh = (at: number, now: number) => now - at < WEEK_MS && at < now + 60_000;

function isCopy(stored: unknown): stored is LocalCopy {
  const copy = stored as Partial<LocalCopy> | null;
  return (
    typeof copy === "object" &&
    copy !== null &&
    typeof copy.at === "number" &&
    typeof copy.place?.draftId === "string" &&
    typeof copy.form?.jobTitle === "string" &&
    typeof copy.form.description === "string" &&
    Array.isArray(copy.form.coreSkills)
  );
}

/** Adds or replaces a copy, or removes it. */
export function withCopy(
  copies: Readonly<Record<string, LocalCopy>>,
  name: string,
  copy: LocalCopy | null,
): Record<string, LocalCopy> {
  const { [name]: _before, ...others } = copies;
  if (copy === null) return others;
  const newest = Object.entries(others).sort(([, one], [, other]) => other.at - one.at);
  return { ...Object.fromEntries(newest.slice(0, MOST_COPIES - 1)), [name]: copy };
}
