// One session in the list: what about, with whom, when by both clocks and where it stands; it opens to all of it.
import { useNavigate } from "react-router";
import type { GuidanceBooking } from "../../../../contract/guidance-bookings.ts";
import { showMoney } from "../../../../contract/money-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { KIND_WORDS } from "../kind-words.ts";
import { otherClock, spanIn } from "../times/show-times.ts";
import { SessionDetails } from "./session-details.tsx";
import { lookOf } from "./session-words.ts";

type SessionRowProps = {
  session: GuidanceBooking;
  isOpen: boolean;
  /** The list with this one open, or closed again. */
  toggleTo: string;
};

export const rowId = (bookingId: string) => `session-${bookingId}`;

/** By one's own side's clock first. */
export const zonesOf = ({ role, timeZone, refereeTimeZone }: GuidanceBooking): [own: string, other: string] =>
  role === "CANDIDATE" ? [timeZone, refereeTimeZone] : [refereeTimeZone, timeZone];

export function SessionRow({ session, isOpen, toggleTo }: SessionRowProps) {
  const { id, topic, kind, price, companyName, role, other } = session;
  const navigate = useNavigate();
  const detailsId = `${rowId(id)}-details`;
  const { words, ...look } = lookOf(session);
  return (
    <li className="card meet-row" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="meet-summary">
        <DayMark session={session} />
        <div className="min-w-0">
          <h3 className="meet-title">
            <button
              type="button"
              className="cover-link"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => void navigate(toggleTo, { replace: true, preventScrollReset: true })}
            >
              {topic}
            </button>
          </h3>
          <p className="meet-facts">
            <span>{KIND_WORDS[kind]}</span>
            <span>{role === "CANDIDATE" ? companyName : (other.name ?? "Name once accepted")}</span>
            <span>{price === 0 ? "free" : showMoney(price)}</span>
          </p>
          <SessionTime session={session} />
        </div>
        <Badge {...look} className="meet-badge">
          {words}
        </Badge>
        <Icon name="chevron-down" className="meet-sign" />
      </div>
      {isOpen && <SessionDetails session={session} id={detailsId} />}
    </li>
  );
}

/** A leaf of the calendar; said in words beside it. */
function DayMark({ session }: { session: GuidanceBooking }) {
  const [own] = zonesOf(session);
  const part = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: own }).format(Date.parse(session.startsAt));
  return (
    <span className="meet-day" aria-hidden="true">
      <span>{part({ month: "short" })}</span>
      <strong>{part({ day: "numeric" })}</strong>
    </span>
  );
}

export function SessionTime({ session }: { session: GuidanceBooking }) {
  const [own, theirs] = zonesOf(session);
  const startsAt = Date.parse(session.startsAt);
  const other = otherClock(own, theirs, startsAt);
  return (
    <p className="meet-time">
      <time dateTime={session.startsAt}>{spanIn(own, startsAt, Date.parse(session.endsAt))}</time>
      {other && <span className="meet-other"> · {other}</span>}
    </p>
  );
}
