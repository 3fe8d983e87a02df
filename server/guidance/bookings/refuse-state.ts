// Maps the status of a session to the words why something cannot be done with it.
import type { BookingStatus, Side } from "../../../contract/guidance/rules.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";
import type { Booking } from "./store.ts";

const WORDS: Record<BookingStatus, string> = {
  UNPAID: "This session is not paid yet.",
  REQUESTED: "This session waits for the other side's answer.",
  ACCEPTED: "This session is agreed on already.",
  DONE: "This session is over already.",
  DISPUTED: "Somebody said that this session did not take place. We look into it.",
  SETTLED: "This session is over and settled already.",
  DECLINED: "This session was declined already.",
  CANCELLED: "This session is cancelled already.",
  LAPSED: "The time for this session is over: it has lapsed.",
};

/** A 409 that names the session's status. */
export function refuseState({ status, awaits }: Pick<Booking, "status" | "awaits">, side: Side): Refusal {
  const isTooLate = status === "REQUESTED" && awaits === side;
  return refuse(409, "CONFLICT", isTooLate ? "The time for an answer is over." : WORDS[status]);
}
