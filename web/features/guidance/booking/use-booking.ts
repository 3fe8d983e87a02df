// Books the draft: sign-in first, one call under one key, then to the payment or to the booking.

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { t } from "#messages/guidance.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { payPath, sessionPath } from "../../../../contract/paths.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { type FormProblem, problemOf, type RefusalWords } from "../../../session/form-problem.ts";
import { joinPath } from "../../../session/guest-intent.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useSession } from "../../../session/session-context.tsx";
import { freeSlotsKey } from "../guidance-queries.ts";
import type { OfferFacts } from "../offers/offers.ts";
import type { BookingDraft } from "./booking-draft.ts";
import type { KeptDraft } from "./use-kept-draft.ts";

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

/** Whether the offer's price has changed. */
const isPriceChanged = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "price";

/** Whether the person has another session at that time. */
const isBusyThen = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "timeZone";
