// The sessions of one side: upcoming or past ones, and the one in the address, even from another page of the list.

import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/guidance.ts";
import { DATES } from "#messages/language.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import type { Side } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedItems } from "../../../ui/paged-list.tsx";
import { RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { useArrival } from "../../../ui/rows/use-arrival.ts";
import { useBookedSession, usePaymentState, useSessions } from "../guidance-queries.ts";
import { KIND_WORDS } from "../offers/offers.ts";
import { SessionDetails } from "./session-details.tsx";
import { readView, rowId, viewAddress, WHENS, type When } from "./session-place.ts";
import { SessionTime, zonesOf } from "./session-time.tsx";
import { lookOf } from "./session-words.ts";

const WHEN_WORDS: Record<When, string> = { OPEN: t.current, OVER: t.over };
const LOADING = { label: t.yourSessionsAreBeingLoaded, sizes: ["h-24", "h-24", "h-24"] };

export const SessionsTab = () => (
  <>
    <h2 className="sr-only">{t.yourGuidanceSessions}</h2>
    <SessionList side="CANDIDATE" noneYet={<NoneYet />} />
  </>
);

const NoneYet = () => (
  <EmptyState
    icon="calendar"
    level={3}
    title={t.noCurrentSessions}
    actions={<ButtonLink to="/guidance">{t.findSomeoneToTalkTo}</ButtonLink>}
    text={t.aTalkWithSomeoneWhoWorksWhere}
  />
);

type SessionListProps = {
  side: Side;
  /** Shown when no session is upcoming. */
  noneYet: ReactNode;
};

export function SessionList({ side, noneYet }: SessionListProps) {
  const view = readView(useSearchParams()[0]);
  const list = useSessions(side, view.when);
  const counts = list.first?.counts;
  useArrival(view.open && rowId(view.open), list.rows !== undefined);
  return (
    <>
      <nav aria-label={t.whichSessions} className="meet-whens">
        {WHENS.map((when) => (
          <ChipLink
            key={when}
            to={viewAddress(side, { when, open: null })}
            current={when === view.when}
            replace
            preventScrollReset
          >
            {WHEN_WORDS[when]}
            {when === "OPEN" && counts && <span className="chip-count"> {counts.open}</span>}
          </ChipLink>
        ))}
        {counts && counts.awaiting > 0 && (
          <p className="meet-hint">
            {counts.awaiting === 1 ? t.oneWaitsForYourAnswer : fill(t.waitForYourAnswer, { awaiting: counts.awaiting })}
          </p>
        )}
      </nav>
      <OpenedBeside side={side} view={view} rows={list.rows} />
      <PagedItems
        list={list}
        loading={LOADING}
        level={3}
        moreLabel={t.showMoreSessions}
        empty={view.when === "OPEN" ? noneYet : <p className="meet-hint">{t.nothingIsOverYet}</p>}
        items="grid gap-3"
        isOrdered
        label={view.when === "OPEN" ? t.currentSessionsSoonestFirst : t.sessionsThatAreOverLatestFirst}
      >
        {(session) => (
          <SessionRow
            key={session.id}
            session={session}
            isOpen={session.id === view.open}
            toggleTo={viewAddress(side, { when: view.when, open: session.id === view.open ? null : session.id })}
          />
        )}
      </PagedItems>
    </>
  );
}

type OpenedBesideProps = {
  side: Side;
  view: ReturnType<typeof readView>;
  rows: readonly GuidanceBooking[] | undefined;
};

/** A session opened by a mail or notification that the shown pages do not include. */
function OpenedBeside({ side, view: { when, open }, rows }: OpenedBesideProps) {
  const isMissing = open !== null && rows !== undefined && !rows.some(({ id }) => id === open);
  const { data, error } = useBookedSession(isMissing ? open : null);
  if (!isMissing || (!data && !error)) return null;
  // The person's sessions of the other role are listed elsewhere.
  if (!data || data.role !== side)
    return (
      <Alert tone="info" role="status" className="mb-4" title={t.thisSessionCouldNotBeFound}>
        {t.itMayBelongToAnotherAccount}
      </Alert>
    );
  return (
    <ul className="grid gap-3 mb-6" aria-label={t.openedByALink}>
      <SessionRow session={data} isOpen toggleTo={viewAddress(side, { when, open: null })} />
    </ul>
  );
}

type SessionRowProps = {
  session: GuidanceBooking;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

function SessionRow({ session, isOpen, toggleTo }: SessionRowProps) {
  const { id, topic, kind, price, companyName, role, other } = session;
  const detailsId = `${rowId(id)}-details`;
  const { words, ...look } = lookOf(session, usePaymentState(session).data === "PAID");
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
            <span>{role === "CANDIDATE" ? companyName : (other.name ?? t.nameOnceAccepted)}</span>
            <span>{price === 0 ? t.freeOfCharge : showMoney(price)}</span>
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
    new Intl.DateTimeFormat(DATES, { ...parts, timeZone: own }).format(Date.parse(session.startsAt));
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
