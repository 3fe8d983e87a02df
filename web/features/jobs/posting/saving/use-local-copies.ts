// This browser's local copies: read once, written after a short pause, removed on sign-out.
import { useCallback, useEffect, useRef, useState } from "react";
import { readHint, removeHint, writeHint } from "../../../../session/hints.ts";
import { copiesIn, type LocalCopy, withCopy } from "./local-copies.ts";

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

  const change = useCallback(
    (name: string, copy: LocalCopy | null) => {
      changes.current.set(name, copy);
      timer.current ??= setTimeout(write, REST_MS);
    },
    [write],
  );
  const keep = useCallback((name: string, copy: LocalCopy) => change(name, copy), [change]);
  const forget = useCallback((name: string) => change(name, null), [change]);
  return { left, keep, forget };
}
