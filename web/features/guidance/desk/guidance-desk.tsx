// A referee's guidance: booked sessions, the calendar of free times, and the offer itself.

import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/guidance.ts";
import type { OwnGuidanceOffer } from "../../../../contract/guidance/wire.ts";
import { BECOME_REFEREE_PATH, EMPLOYEE_PATH, guidancePath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { reasonOf } from "../../../session/reason-of.ts";
import { useNow } from "../../../session/use-now.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { rich } from "../../../ui/rich.tsx";
import { Section } from "../../../ui/section.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import { panelId, Tabs, tabId } from "../../../ui/tabs.tsx";
import { type OwnOffer, useOwnOffer, useOwnSlots } from "../guidance-queries.ts";
import { OfferForm } from "../offer-form/offer-form.tsx";
import { SessionList } from "../sessions/session-list.tsx";
import { GUIDANCE_TABS, type GuidanceTab, tabAddress, tabIn, timesAddress } from "../sessions/session-place.ts";
import {
  dayAfter,
  daysOfWeek,
  groupByDay,
  momentOfWall,
  mondayOf,
  shortDayIn,
  wallTimeOf,
  weekBegins,
  weekIn,
  zoneLabel,
} from "../times/times.ts";
import { AddSlotsForm, CalendarDay } from "./slot-calendar.tsx";

const TAB_LABELS: Record<GuidanceTab, string> = { sessions: t.sessions, times: t.freeTimes, offer: t.yourOffer };

export function GuidanceDesk() {
  const query = useOwnOffer();
  const { data } = query;
  if (!data)
    return (
      <LoadState query={query} label={t.beingLoaded} className="mt-8 grid gap-3" sizes={["h-12", "h-40", "h-40"]} />
    );
  // A former referee with an offer still sees the desk: booked sessions continue.
  if (!data.offer && !data.mayOffer) return <NotYet />;
  if (!data.offer) return <FirstOffer own={data} />;
  return <Desk own={data} offer={data.offer} />;
}

type DeskProps = { own: OwnOffer; offer: NonNullable<OwnOffer["offer"]> };

function Desk({ own, offer }: DeskProps) {
  const selected = tabIn(useSearchParams()[0]);
  return (
    <>
      <Standing own={own} offer={offer} />
      <div className="mt-6">
        <Tabs
          label={t.yourGuidance}
          selected={selected}
          tabs={GUIDANCE_TABS.map((tab) => ({ id: tab, label: TAB_LABELS[tab], to: tabAddress(tab) }))}
        />
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="mt-6 md:mt-8">
        <h2 className="sr-only">{TAB_LABELS[selected]}</h2>
        {selected === "sessions" && <SessionList side="REFEREE" noneYet={<NoSessions />} />}
        {selected === "times" && <SlotCalendar key={offer.timeZone} offer={offer} />}
        {selected === "offer" && <OfferForm key={offer.id} offer={offer} />}
      </div>
    </>
  );
}

/** Whether candidates see the offer, and if not, why. */
function Standing({ own, offer }: DeskProps) {
  const path = guidancePath({ SK: offer.companyId, name: offer.companyName });
  if (offer.isShown)
    return (
      <p className="mt-3 text-ink-soft">
        {rich(t.candidatesSeeYourOfferAmongThe, {
          companyName: offer.companyName,
          link: (words) => (
            <a href={sitePath(path)} className="text-link">
              {words}
            </a>
          ),
        })}
      </p>
    );
  if (!own.mayOffer)
    return (
      <Alert tone="notice" className="mt-6" title={t.candidatesDoNotSeeYourOfferJust}>
        <p>{fill(t.onlyVerifiedEmployeesOfOffer, { companyName: offer.companyName })}</p>
        <ButtonLink to={EMPLOYEE_PATH} variant="secondary" size="sm" className="mt-3">
          {t.seeWhereIStand}
        </ButtonLink>
      </Alert>
    );
  return (
    <Alert tone="notice" className="mt-6" title={t.candidatesDoNotSeeYourOfferJust}>
      <p>{offer.isActive ? t.youAreOnABreakFromRequests : t.itIsSwitchedOffSwitchItOn}</p>
    </Alert>
  );
}

const NoSessions = () => (
  <EmptyState
    icon="calendar"
    level={3}
    title={t.noBookingsYet}
    actions={<ButtonLink to={timesAddress()}>{t.openFreeTimes}</ButtonLink>}
    text={t.candidatesBookOneOfTheTimesThat}
  />
);

const NotYet = () => (
  <EmptyState
    icon="shield"
    title={t.forVerifiedEmployees}
    actions={<ButtonLink to={BECOME_REFEREE_PATH}>{t.verifyMyWorkEMail}</ButtonLink>}
    text={t.sessionsAreOfferedByPeopleWho}
  />
);

function FirstOffer({ own }: { own: OwnOffer }) {
  return (
    <Section id="first-title" title={t.makeYourOffer} head="text-2xl" className="mt-8">
      <p className="prose-width mt-2 mb-6 text-ink-soft">
        {fill(t.candidatesWhoLookAtSeeWhatYou, { name: own.company?.name ?? t.yourCompany })}
      </p>
      <OfferForm offer={null} />
    </Section>
  );
}

/**
 * A referee's calendar: a week of free and booked times, side by side or stacked on a phone, with ways to add and
 * remove times.
 */
function SlotCalendar({ offer }: { offer: OwnGuidanceOffer }) {
  const { timeZone } = offer;
  const now = useNow(60_000);
  const monday = weekIn(useSearchParams()[0], timeZone, now);
  const today = wallTimeOf(timeZone, now).day;
  const [day, setDay] = useState(today);
  const query = useOwnSlots(weekBegins(monday, timeZone));
  const navigate = useNavigate();
  /** Shows the week of the added times. */
  const showWeekOf = (opened: string) =>
    void navigate(weekAt(mondayOf(opened)), { replace: true, preventScrollReset: true });
  /** Chooses a day for a new time, and focuses its form. */
  const addOn = (chosen: string) => {
    setDay(chosen);
    const field = document.getElementById("field-slot-time");
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <div className="grid gap-6">
      <AddSlotsForm offer={offer} day={day} today={today} onDay={setDay} onAdded={showWeekOf} />
      <section aria-labelledby="week-title">
        <WeekHead monday={monday} timeZone={timeZone} thisMonday={weekIn(new URLSearchParams(), timeZone, now)} />
        <p className="meet-hint mb-4">{fill(t.timesByTheClockOfTheTime, { timeZone: zoneLabel(timeZone, now) })}</p>
        <Week query={query} monday={monday} timeZone={timeZone} today={today} now={now} onAdd={addOn} />
      </section>
    </div>
  );
}

const weekAt = (monday: string) => `${timesAddress()}&week=${monday}`;

type WeekHeadProps = { monday: string; thisMonday: string; timeZone: string };

function WeekHead({ monday, thisMonday, timeZone }: WeekHeadProps) {
  const named = (day: string) => shortDayIn(timeZone, momentOfWall(timeZone, { day, time: "12:00" }) ?? 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-6 mb-1.5">
      <h3 id="week-title" className="text-lg" aria-live="polite">
        {fill(t.to, { monday: named(monday), monday2: named(dayAfter(monday, 6)) })}
      </h3>
      <nav aria-label={t.weeks} className="flex gap-2">
        <WeekLink monday={dayAfter(monday, -7)} label={t.theWeekBefore} icon="chevron-left" />
        {monday !== thisMonday && (
          <ButtonLink to={timesAddress()} variant="secondary" size="sm" replace preventScrollReset>
            {t.thisWeek}
          </ButtonLink>
        )}
        <WeekLink monday={dayAfter(monday, 7)} label={t.theNextWeek} icon="chevron-right" />
      </nav>
    </div>
  );
}

const WeekLink = ({ monday, label, icon }: { monday: string; label: string; icon: IconName }) => (
  <ButtonLink to={weekAt(monday)} variant="secondary" size="sm" iconOnly replace preventScrollReset aria-label={label}>
    <Icon name={icon} />
  </ButtonLink>
);

type WeekProps = {
  query: ReturnType<typeof useOwnSlots>;
  monday: string;
  timeZone: string;
  today: string;
  now: number;
  onAdd: (day: string) => void;
};

function Week({ query, monday, timeZone, today, now, onAdd }: WeekProps) {
  const { data, error, isFetching, refetch, isPlaceholderData } = query;
  if (!data) return <LoadState query={query} level={3} label={t.yourTimesAreBeingLoaded} sizes={["h-56"]} />;
  const slots = new Map(groupByDay(data, timeZone).map(({ day, items }) => [day, items]));
  return (
    <>
      {error && (
        <LoadAlert
          title={t.theNewestStateCouldNotBeLoaded}
          text={reasonOf(error)}
          className="mb-4"
          isBusy={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      <div
        className="grid grid-cols-7 border border-line rounded-lg overflow-hidden bg-surface aria-[busy]:opacity-[0.6] max-[56rem]:grid-cols-[minmax(0,1fr)]"
        aria-busy={isPlaceholderData || undefined}
      >
        {daysOfWeek(monday).map((day) => (
          <CalendarDay
            key={day}
            day={day}
            slots={slots.get(day) ?? []}
            timeZone={timeZone}
            isToday={day === today}
            isPast={day < today}
            now={now}
            onAdd={() => onAdd(day)}
          />
        ))}
      </div>
    </>
  );
}
