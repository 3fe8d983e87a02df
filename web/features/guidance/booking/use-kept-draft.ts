// This browser's draft of a booking: restored after a sign-in, a failure or a reload, removed when booked or on sign-out.
import { useCallback, useEffect, useRef, useState } from "react";
import { newCallKey } from "../../../session/call-key.ts";
import { readHint, writeHint } from "../../../session/hints.ts";
import { type BookingDraft, changeDraft, draftsIn, withDraft } from "./booking-draft.ts";

const HINT = "GuidanceDrafts";

/** Writes run one after another, each on top of the previous result. */
let work: Promise<unknown> = Promise.resolve();
function keep(offerId: string, draft: BookingDraft | null): Promise<void> {
  const done = work.then(async () => {
    const now = Date.now();
    await writeHint(HINT, withDraft(draftsIn(await readHint(HINT), now), offerId, draft, now));
  });
  // If storage is refused, the draft is lost with the page.
  work = done.catch(() => {});
  return work.then(() => undefined);
}

export type KeptDraft = {
  /** Null until loaded. */
  draft: BookingDraft | null;
  /** Whether it was restored from storage. */
  isRestored: boolean;
  change: (some: Partial<Omit<BookingDraft, "key">>) => void;
  /** Resolves when everything typed so far is stored, or storage has refused it. */
  settled: () => Promise<void>;
  /** Removes the draft, once booked. */
  forget: () => Promise<void>;
};

/** `start` holds initial values of a new draft. */
export function useKeptDraft(offerId: string, start: Partial<BookingDraft>): KeptDraft {
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const first = useRef(start);
  const latest = useRef<BookingDraft | null>(null);

  useEffect(() => {
    let isGone = false;
    const empty = { slotId: null, kind: null, topic: "", note: "", timeZone: null, key: newCallKey() };
    void work
      .then(() => readHint(HINT))
      .catch(() => null)
      .then((stored) => {
        if (isGone) return;
        const before = draftsIn(stored, Date.now())[offerId];
        latest.current = before ?? { ...empty, ...first.current };
        setDraft(latest.current);
        setRestored(before !== undefined);
      });
    return () => {
      isGone = true;
    };
  }, [offerId]);

  const change = useCallback(
    (some: Partial<Omit<BookingDraft, "key">>) => {
      if (latest.current === null) return;
      latest.current = changeDraft(latest.current, some, newCallKey);
      setDraft(latest.current);
      void keep(offerId, latest.current);
    },
    [offerId],
  );
  const settled = useCallback(() => work.then(() => undefined), []);
  const forget = useCallback(() => keep(offerId, null), [offerId]);
  return { draft, isRestored, change, settled, forget };
}
