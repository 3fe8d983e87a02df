// A session's time in both sides' time zones, one's own first.
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { cityOf, isSameTime, otherClock, ownTimeZone, spanIn } from "../times/times.ts";

/** Both sides' time zones, one's own first. */
export const zonesOf = ({ role, timeZone, refereeTimeZone }: GuidanceBooking): [own: string, other: string] =>
  role === "CANDIDATE" ? [timeZone, refereeTimeZone] : [refereeTimeZone, timeZone];

export function SessionTime({ session }: { session: GuidanceBooking }) {
  const [own, theirs] = zonesOf(session);
  const startsAt = Date.parse(session.startsAt);
  const other = otherClock(own, theirs, startsAt);
  return (
    <p className="text-sm/body tabular-nums">
      <time dateTime={session.startsAt}>{spanIn(own, startsAt, Date.parse(session.endsAt))}</time>
      {/* The booked zone differs from this machine's, so it is named. */}
      {!isSameTime(own, ownTimeZone(), startsAt) && fill(t.inWord2, { own: cityOf(own) })}
      {other && <span className="text-ink-faint"> · {other}</span>}
    </p>
  );
}
