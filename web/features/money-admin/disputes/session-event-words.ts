// The history of a guidance session, in words for the admin who decides the dispute.
import type { GuidanceEvent } from "../../../../contract/guidance/bookings-wire.ts";
import type { GuidanceEventKind } from "../../../../contract/guidance/rules.ts";
import { momentOf } from "../../../ui/moments.ts";

const WORDS: Record<GuidanceEventKind, string> = {
  UNPAID: "Slot kept, to be paid",
  REQUESTED: "Asked for",
  ACCEPTED: "Accepted",
  DONE: "Its time is over",
  DISPUTED: "Disputed",
  SETTLED: "Settled for the referee",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
  LAPSED: "Not answered in time",
  MOVED: "Another time asked for",
  RATED: "Rated",
};

const BY: Record<GuidanceEvent["by"], string> = {
  CANDIDATE: "by the candidate",
  REFEREE: "by the referee",
  ADMIN: "by an admin",
  SYSTEM: "by itself",
};

/** "Cancelled by the referee: ill, for 21 Nov 2026, 10:30". */
export function sessionEventWords({ kind, by, startsAt, reason }: GuidanceEvent): string {
  const words = `${WORDS[kind]} ${BY[by]}${reason ? `: ${reason}` : ""}`;
  return startsAt ? `${words}, for ${momentOf(startsAt)}` : words;
}
