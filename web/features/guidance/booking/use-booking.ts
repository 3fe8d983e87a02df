// Books a session: this browser's draft, restored after a sign-in, a failure or a reload; sign-in first, then one call
// under one key, then the payment or the booking.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { t } from "#messages/guidance.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { payPath, sessionPath } from "../../../../contract/paths.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { type FormProblem, problemOf, type RefusalWords } from "../../../session/form-problem.ts";
import { joinPath } from "../../../session/guest-intent.ts";
import { readHint, writeHint } from "../../../session/hints.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useSession } from "../../../session/session-context.tsx";
import { freeSlotsKey } from "../guidance-queries.ts";
import type { OfferFacts } from "../offers/offers.ts";
import { type BookingDraft, changeDraft, draftsIn, withDraft } from "./booking-draft.ts";

type Wishes = {
  offer: OfferFacts;
  companyId: string;
  kept: KeptDraft;
  timeZone: string;
  /** Path and query to return to after the sign-in. */
  returnTo: string;
};

export function useBooking({ offer, companyId, kept, timeZone, returnTo }: Wishes) {
  const { isLoggedIn, check } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const navigate = useNavigate();
  const solve = useSolution(offer.id, kept);

  const book = async (draft: BookingDraft) => {
    const isKnown = isLoggedIn === true || (await check()) === "signed-in";
    if (!isKnown) {
      await kept.settled();
      await navigate(joinPath(returnTo, { for: "guidance", company: companyId }));
      return;
    }
    const booking = await send(draft, { price: offer.price, timeZone });
    await kept.forget();
    await navigate(whereNext(booking));
  };
  const press = async () => {
    const { draft } = kept;
    if (draft === null || isBusy) return;
    const flaw = flawOf(draft);
    setProblem(flaw);
    if (flaw) return;
    setBusy(true);
    await book(draft).catch((error: unknown) => setProblem(solve(error)));
    setBusy(false);
  };
  return { isBusy, problem, forget: () => setProblem(null), press: () => void press() };
}

/** To the payment page; a free session is already requested. */
const whereNext = ({ id, status, paymentId }: GuidanceBooking): string =>
  status === "UNPAID" && paymentId !== null ? payPath(paymentId) : sessionPath(id);

async function send({ slotId, kind, topic, note, key }: BookingDraft, shown: { price: number; timeZone: string }) {
  if (slotId === null || kind === null) throw new Error("A booking names a time and a kind.");
  const body = { slotId, kind, topic, ...(note.trim() && { note: note.trim() }), ...shown };
  return repeatCall<GuidanceBooking>(() => ask("bookSession", { body, key }));
}

/** The error for a failure, after acting on it: refetches the free times or the price. */
function useSolution(offerId: string, { change }: KeptDraft): (error: unknown) => FormProblem {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return (error) => {
    const problem = problemOf(error, { isOnline: navigator.onLine, now: new Date(), words: BOOKING_WORDS });
    if (isBusyThen(error)) return { ...problem, field: "slotId" };
    if (isSlotGone(error)) {
      change({ slotId: null });
      void queries.invalidateQueries({ queryKey: freeSlotsKey(offerId) });
      return {
        ...problem,
        field: "slotId",
        title: t.thisTimeWasTakenAMomentAgo,
        text: t.nothingWasBookedAndTheRestOf,
      };
    }
    if (isPriceChanged(error)) {
      void revalidate();
      return {
        ...problem,
        field: undefined,
        title: t.thePriceHasChangedMeanwhile,
        text: t.pleaseLookAtItAgainBelowNothing,
      };
    }
    // The cached sessions may be out of date.
    void queries.invalidateQueries({ queryKey: guidanceKey });
    return problem;
  };
}

/** The error to show before sending; null when nothing is missing. */
function flawOf({ slotId, kind, topic }: BookingDraft): FormProblem | null {
  if (kind === null) return { title: t.pleaseChooseWhatYouWouldLike, field: "kind", code: null };
  if (topic === "") return { title: t.pleaseChooseATopic, field: "topic", code: null };
  if (slotId === null) return { title: t.pleaseChooseATime, field: "slotId", code: null };
  return null;
}

const BOOKING_WORDS: RefusalWords = {
  PAYMENTS_OFF: {
    title: t.sessionsWithAPriceCannotBeBooked,
    text: t.whoRunsItHasSetUpNo,
  },
};

/** Whether the slot is taken, or starts too soon by now: another one must be chosen. */
const isSlotGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || (error.status === 409 && error.refusal?.field === "slotId"));

const isPriceChanged = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "price";

/** Whether the person has another session at that time. */
const isBusyThen = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "timeZone";

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
