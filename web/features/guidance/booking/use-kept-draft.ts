// The draft of a booking of this browser: there again after a sign-in, a failure or a reload, gone once it is booked or with the sign-out.
import { useCallback, useEffect, useRef, useState } from "react";
import { newCallKey } from "../../../session/call-key.ts";
import { readHint, writeHint } from "../../../session/hints.ts";
import { type BookingDraft, changeDraft, draftsIn, withDraft } from "./booking-draft.ts";

const HINT = "GuidanceDrafts";

/** Writes follow one another, each on top of what the one before left. */
let work: Promise<unknown> = Promise.resolve();
function keep(offerId: string, draft: BookingDraft | null): Promise<void> {
  const done = work.then(async () => {
    const now = Date.now();
    await writeHint(HINT, withDraft(draftsIn(await readHint(HINT), now), offerId, draft, now));
  });
  // Where storage is refused, a draft lives as long as its page.
  work = done.catch(() => {});
  return work.then(() => undefined);
}

export type KeptDraft = {
  /** Null until it is known. */
  draft: BookingDraft | null;
  /** Whether it comes from before. */
  isRestored: boolean;
  change: (some: Partial<Omit<BookingDraft, "key">>) => void;
  /** Resolves when everything typed so far is kept, or cannot be. */
  settled: () => Promise<void>;
  /** It was booked. */
  forget: () => Promise<void>;
};

/** `start` is what a new draft begins with. */
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
