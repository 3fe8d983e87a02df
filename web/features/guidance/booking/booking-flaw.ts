// What is missing before a session can be booked, and what a refusal of the booking means. Pure.
import { CallError } from "../../../../contract/call-error.ts";
import type { FormProblem, RefusalWords } from "../../../session/form-problem.ts";
import type { BookingDraft } from "./booking-draft.ts";

/** The error to show before sending; null when nothing is missing. */
export function flawOf({ slotId, kind, topic }: BookingDraft): FormProblem | null {
  if (kind === null) return { title: "Please choose what you would like.", field: "kind", code: null };
  if (topic === "") return { title: "Please choose a topic.", field: "topic", code: null };
  if (slotId === null) return { title: "Please choose a time.", field: "slotId", code: null };
  return null;
}

export const BOOKING_WORDS: RefusalWords = {
  PAYMENTS_OFF: {
    title: "Sessions with a price cannot be booked on this site yet.",
    text: "Whoever runs it has set up no way to pay. Nothing was booked.",
  },
};

/** Whether the slot is taken, or starts too soon by now: another one must be chosen. */
export const isSlotGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || (error.status === 409 && error.refusal?.field === "slotId"));

/** Whether the offer's price has changed. */
export const isPriceChanged = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "price";

/** Whether the person has another session at that time. */
export const isBusyThen = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.refusal?.field === "timeZone";
