// A day of a referee's calendar: its times, links to booked sessions, and a way to add a time.

import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "#messages/guidance.ts";
import { DATES } from "#messages/language.ts";
import type { BookingStatus } from "../../../../contract/guidance/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type OwnSlot, ownSlotsKey } from "../guidance-queries.ts";
import { viewAddress } from "../sessions/session-place.ts";
import { clockIn, longDayIn, longSpanIn, momentOfWall } from "../times/times.ts";

type CalendarDayProps = {
  /** "2026-11-23". */
  day: string;
  slots: readonly OwnSlot[];
  timeZone: string;
  isToday: boolean;
  isPast: boolean;
  now: number;
  onAdd: () => void;
};

export function CalendarDay({ day, slots, timeZone, isToday, isPast, now, onAdd }: CalendarDayProps) {
  const noon = momentOfWall(timeZone, { day, time: "12:00" }) ?? 0;
  const named = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(DATES, { ...parts, timeZone }).format(noon);
  const title = longDayIn(timeZone, noon);
  return (
    <section
      className={classNames(
        "week-day flex flex-col gap-2 min-h-56 py-3 px-2 not-first:[border-inline-start:1px_solid_var(--color-line)] max-[56rem]:grid max-[56rem]:grid-cols-[6rem_minmax(0,1fr)_auto] max-[56rem]:[align-items:start] max-[56rem]:gap-y-2 max-[56rem]:gap-x-3 max-[56rem]:min-h-0 max-[56rem]:py-3 max-[56rem]:px-4 max-[56rem]:not-first:[border-inline-start:0] max-[56rem]:not-first:border-t max-[56rem]:not-first:border-t-line",
        isPast && "week-day-past",
      )}
      aria-label={title}
    >
      <p className="week-day-name" aria-hidden="true">
        <span>{named({ weekday: "short" })}</span>
        <strong className={isToday ? "week-today" : undefined}>{named({ day: "numeric" })}</strong>
        <span className="text-xs/body">{named({ month: "short" })}</span>
      </p>
      {slots.length > 0 && (
        <ul className="week-slots">
          {slots.map((slot) => (
            <li key={slot.id}>
              <Slot slot={slot} timeZone={timeZone} isOver={Date.parse(slot.startsAt) <= now} />
            </li>
          ))}
        </ul>
      )}
      {slots.length === 0 && isPast && <p className="px-1 text-xs/body text-ink-faint">{t.noTimes}</p>}
      {!isPast && (
        <button
          type="button"
          className="week-add inline-flex items-center justify-center gap-1 min-h-9 px-2.5 rounded-sm text-sm/body text-ink-faint hover:bg-brand-soft hover:text-brand-strong max-[56rem]:col-3 max-[56rem]:row-1"
          onClick={onAdd}
        >
          <Icon name="plus" size={16} />
          <span>{rich(t.addATimeOn, { title, span: (words) => <span className="sr-only">{words}</span> })}</span>
        </button>
      )}
    </section>
  );
}

const KEPT_WORDS: Partial<Record<BookingStatus, string>> = {
  UNPAID: t.beingPaid,
  REQUESTED: t.askedFor,
  ACCEPTED: t.booked,
  DONE: t.tookPlace,
  DISPUTED: t.inDispute,
  SETTLED: t.completed,
};

function Slot({ slot, timeZone, isOver }: { slot: OwnSlot; timeZone: string; isOver: boolean }) {
  const startsAt = Date.parse(slot.startsAt);
  const span = longSpanIn(timeZone, startsAt, Date.parse(slot.endsAt));
  const clock = clockIn(timeZone, startsAt);
  if (slot.bookingId === null || slot.status === null)
    return (
      <div
        className={classNames(
          "week-slot flex flex-wrap items-center justify-between gap-y-0 gap-x-1 min-h-9.5 ps-2.5 border-[1.5px] border-line-strong rounded-sm text-sm/body font-[650] tabular-nums no-underline",
          isOver && "border-line text-ink-faint",
        )}
      >
        <span>
          {clock}
          <span className="sr-only">{t.free2}</span>
        </span>
        {!isOver && <RemoveButton slotId={slot.id} span={span} />}
      </div>
    );
  const words = KEPT_WORDS[slot.status] ?? t.kept;
  return (
    <Link
      to={viewAddress("REFEREE", { when: "OPEN", open: slot.bookingId })}
      className={classNames(
        "week-slot flex flex-wrap items-center justify-between gap-y-0 gap-x-1 min-h-9.5 ps-2.5 border-[1.5px] rounded-sm text-sm/body font-[650] tabular-nums no-underline py-1 px-2.5 border-transparent bg-brand-soft text-brand-strong leading-[1.3] hover:border-brand",
        slot.status === "REQUESTED" && "bg-accent-soft text-accent-ink",
      )}
      aria-label={`${span}: ${words}`}
    >
      <span>{clock}</span>
      <span className="text-xs/body font-[550]">{words}</span>
    </Link>
  );
}

function RemoveButton({ slotId, span }: { slotId: string; span: string }) {
  const queries = useQueryClient();
  const { isBusy, run } = useAction();
  const remove = async () => {
    const { kept } = await repeatCall(() => ask("removeSlots", { body: { slotIds: [slotId] } }));
    void queries.invalidateQueries({ queryKey: ownSlotsKey });
    if (kept.length > 0) showToast("info", t.someoneHasJustBookedThisTimeSo);
    else showToast("success", fill(t.isNotOfferedAnyMore, { span }));
  };
  const press = async (button: HTMLElement) => {
    const next = button.closest(".week-day")?.querySelector<HTMLElement>(".week-add");
    // The button disappears with its time.
    if (await run(remove)) next?.focus();
    else showToast("error", t.theTimeCouldNotBeRemovedPlease);
  };
  return (
    <button
      type="button"
      className="grid place-items-center w-9 h-9 rounded-sm text-ink-faint hover:text-bad hover:bg-bad-soft focus-visible:-outline-offset-2"
      aria-label={fill(t.remove, { span })}
      aria-disabled={isBusy}
      onClick={(event) => void press(event.currentTarget)}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
