// An opened session: next step and actions, place and people, and its history.
import { Link } from "react-router";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { companyPath } from "../../../../contract/paths.ts";
import { useNow } from "../../../session/use-now.ts";
import { RowFact } from "../../../ui/rows/opening-row.tsx";
import { Timeline } from "../../../ui/rows/timeline.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { Ratings } from "./ratings.tsx";
import { SessionActions } from "./session-actions.tsx";
import { zonesOf } from "./session-time.tsx";
import { stepsOf, tellNext } from "./session-words.ts";

const MINUTE_MS = 60_000;

const ENDS: ReadonlySet<GuidanceBooking["status"]> = new Set(["SETTLED", "DECLINED", "CANCELLED", "LAPSED"]);

export function SessionDetails({ session, id }: { session: GuidanceBooking; id: string }) {
  const now = useNow(session.status === "UNPAID" ? 1_000 : MINUTE_MS);
  const [own] = zonesOf(session);
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-y-6 gap-x-10 p-5 border-t border-t-line max-md:grid-cols-[minmax(0,1fr)] max-md:p-4"
    >
      <section aria-label="The session">
        <h4 className="row-head">{ENDS.has(session.status) ? "What became of it" : "What comes next"}</h4>
        <div className="grid gap-3.5 text-ink-soft">
          {tellNext(session, own, now)
            .filter((sentence) => sentence !== "")
            .map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          <SessionActions session={session} now={now} />
        </div>
        <Facts session={session} />
        <Ratings session={session} now={now} />
      </section>
      <section aria-label="Timeline">
        <h4 className="row-head">Timeline</h4>
        <Timeline steps={stepsOf(session, own)} />
      </section>
    </div>
  );
}

function Facts({ session }: { session: GuidanceBooking }) {
  const { other, role, meeting, note, companyId, companyName, status } = session;
  const isToCome = status === "ACCEPTED";
  return (
    <ul className="grid gap-2 text-sm/body text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&>li]:wrap-anywhere [&_strong]:font-semibold [&_strong]:text-ink mt-5 empty:hidden">
      {other.name && (
        <RowFact icon="person">
          <strong>{other.name}</strong>
          {other.title && `, ${other.title}`}
        </RowFact>
      )}
      {role === "CANDIDATE" && (
        <RowFact icon="building">
          <Link to={companyPath({ SK: companyId, name: companyName })} className="text-link">
            {companyName}
          </Link>
        </RowFact>
      )}
      {meeting && (
        <RowFact icon="location">
          <Meeting text={meeting} />
        </RowFact>
      )}
      {note && (
        <RowFact icon="chat">
          <span className="whitespace-pre-line">
            <span className="sr-only">{role === "CANDIDATE" ? "Your note: " : "Their note: "}</span>
            {note}
          </span>
        </RowFact>
      )}
      {isToCome && (
        <RowFact icon="calendar">
          <CalendarButton session={session} />
        </RowFact>
      )}
    </ul>
  );
}

/** A meeting place as written; an https address becomes a link. */
function Meeting({ text }: { text: string }) {
  const address = text.trim();
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address))
    return <span className="whitespace-pre-line">{text}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
