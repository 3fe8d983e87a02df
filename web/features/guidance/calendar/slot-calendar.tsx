// A referee's calendar: a week of free and booked times, side by side or stacked on a phone, with ways to add and remove times.
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { OwnGuidanceOffer } from "../../../../contract/guidance/wire.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { useNow } from "../../../session/use-now.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadAlert, LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { useOwnSlots } from "../desk/own-offer-queries.ts";
import { timesAddress } from "../sessions/session-place.ts";
import { groupByDay } from "../times/group-by-day.ts";
import { shortDayIn } from "../times/show-times.ts";
import { dayAfter, momentOfWall, mondayOf, wallTimeOf, zoneLabel } from "../times/time-zones.ts";
import { AddSlotsForm } from "./add-slots-form.tsx";
import "../../../styles/people.css";
import { CalendarDay } from "./calendar-day.tsx";
import { daysOfWeek, weekBegins, weekIn } from "./calendar-week.ts";

export function SlotCalendar({ offer }: { offer: OwnGuidanceOffer }) {
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
        <p className="meet-hint mb-4">Times by the clock of {zoneLabel(timeZone, now)}, the time zone of your offer.</p>
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
        {named(monday)} to {named(dayAfter(monday, 6))}
      </h3>
      <nav aria-label="Weeks" className="flex gap-2">
        <ButtonLink
          to={weekAt(dayAfter(monday, -7))}
          variant="secondary"
          size="sm"
          iconOnly
          replace
          preventScrollReset
          aria-label="The week before"
        >
          <Icon name="chevron-left" />
        </ButtonLink>
        {monday !== thisMonday && (
          <ButtonLink to={timesAddress()} variant="secondary" size="sm" replace preventScrollReset>
            This week
          </ButtonLink>
        )}
        <ButtonLink
          to={weekAt(dayAfter(monday, 7))}
          variant="secondary"
          size="sm"
          iconOnly
          replace
          preventScrollReset
          aria-label="The next week"
        >
          <Icon name="chevron-right" />
        </ButtonLink>
      </nav>
    </div>
  );
}

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
  const again = { isBusy: isFetching, onAgain: () => void refetch() };
  if (!data && error) return <LoadTrouble level={3} text={reasonOf(error)} {...again} />;
  if (!data) return <LoadingBlock label="Your times are being loaded." sizes={["h-56"]} />;
  const slots = new Map(groupByDay(data, timeZone).map(({ day, items }) => [day, items]));
  return (
    <>
      {error && (
        <LoadAlert title="The newest state could not be loaded." text={reasonOf(error)} className="mb-4" {...again} />
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
