// One session in the list: topic, other side, time in both time zones, and status; opens to its details.
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { KIND_WORDS } from "../kind-words.ts";
import { rowId } from "./row-id.ts";
import { SessionDetails } from "./session-details.tsx";
import { SessionTime, zonesOf } from "./session-time.tsx";
import { lookOf } from "./session-words.ts";

type SessionRowProps = {
  session: GuidanceBooking;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

export function SessionRow({ session, isOpen, toggleTo }: SessionRowProps) {
  const { id, topic, kind, price, companyName, role, other } = session;
  const detailsId = `${rowId(id)}-details`;
  const { words, ...look } = lookOf(session);
  return (
    <li className="card meet-row p-0 scroll-my-24" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="row-summary md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:items-center md:py-4.5 md:px-5">
        <DayMark session={session} />
        <div className="min-w-0">
          <h3 className="row-title font-sans tracking-normal">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {topic}
            </RowOpener>
          </h3>
          <p className="flex flex-wrap gap-x-[0.4rem] text-ink-soft wrap-anywhere [&>span:not(:last-child)::after]:content-['_·']">
            <span>{KIND_WORDS[kind]}</span>
            <span>{role === "CANDIDATE" ? companyName : (other.name ?? "Name once accepted")}</span>
            <span>{price === 0 ? "free" : showMoney(price)}</span>
          </p>
          <SessionTime session={session} />
        </div>
        <Badge {...look} className="whitespace-nowrap max-md:col-[2/-1] max-md:row-2 max-md:[justify-self:start]">
          {words}
        </Badge>
        <RowSign />
      </div>
      {isOpen && <SessionDetails session={session} id={detailsId} />}
    </li>
  );
}

/** A calendar leaf; the row also has the date in words. */
function DayMark({ session }: { session: GuidanceBooking }) {
  const [own] = zonesOf(session);
  const part = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: own }).format(Date.parse(session.startsAt));
  return (
    <span
      className="grid justify-items-center content-center w-13 h-14 rounded-md bg-brand-soft text-brand-strong text-xs/[1.15] font-[650] [&>strong]:font-display [&>strong]:text-[1.375rem]"
      aria-hidden="true"
    >
      <span>{part({ month: "short" })}</span>
      <strong>{part({ day: "numeric" })}</strong>
    </span>
  );
}
