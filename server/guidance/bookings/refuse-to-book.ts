// Maps each reason why a person cannot book to its refusal: status, code, words and field.
import { MOST_OPEN, MOST_UNPAID } from "../../../contract/guidance/rules.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";
import type { BookRefusal } from "../rules.ts";
import { slotTaken, timeTaken } from "./own-time.ts";

const REFUSALS: Record<BookRefusal, () => Refusal> = {
  NO_SUCH_SLOT: () => refuse(404, "NOT_FOUND", "This time is not offered any more. Please choose another one."),
  NOT_A_CANDIDATE: () =>
    refuse(409, "NOT_A_CANDIDATE", "Only candidates book guidance. Please log in with a candidate's account."),
  LEAVING: () =>
    refuse(409, "CONFLICT", "You have asked to delete your account. Please take that back before you book anything."),
  OWN_OFFER: () => refuse(409, "CONFLICT", "This is your own offer."),
  OWN_COMPANY: () =>
    refuse(409, "CONFLICT", "This is guidance about your own company. You can book sessions at all the others."),
  TAKEN: slotTaken,
  TOO_SOON: () =>
    refuse(409, "CONFLICT", "This session begins too soon to be booked. Please choose a later one.", "slotId"),
  OTHER_KIND: () => refuse(409, "CONFLICT", "This is not offered any more. Please reload the page.", "kind"),
  OTHER_TOPIC: () => refuse(409, "CONFLICT", "This topic is not offered any more. Please choose another one.", "topic"),
  OTHER_PRICE: () =>
    refuse(409, "CONFLICT", "The price has changed since you opened this page. Please look at it again.", "price"),
  OVERLAPS: timeTaken,
  TOO_MANY_UNPAID: () =>
    refuse(
      409,
      "LIMIT_REACHED",
      `You keep ${MOST_UNPAID} times that are not paid yet. Please pay for one, or cancel it, first.`,
    ),
  TOO_MANY: () =>
    refuse(409, "LIMIT_REACHED", `You have ${MOST_OPEN} sessions that are not over yet: please wait for one to be.`),
};

/** The refusal to throw. */
export const refuseToBook = (why: BookRefusal): Refusal => REFUSALS[why]();
