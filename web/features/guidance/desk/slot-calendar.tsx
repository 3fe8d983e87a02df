// The parts of a referee's calendar: a day with its times, and the form that adds times.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import { t } from "#messages/guidance.ts";
import { DATES } from "#messages/language.ts";
import { type BookingStatus, HORIZON_DAYS, LEAD_HOURS, MOST_WEEKS } from "../../../../contract/guidance/rules.ts";
import type { addSlots, OwnGuidanceOffer, SlotProblem } from "../../../../contract/guidance/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { InputField, SelectField } from "../../../ui/control-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { unseen } from "../../../ui/tags.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type OwnSlot, ownSlotsKey } from "../guidance-queries.ts";
import { viewAddress } from "../sessions/session-place.ts";
import { clockIn, dayAfter, longDayIn, longSpanIn, momentOfWall, shortDayIn, timesInRow } from "../times/times.ts";

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
          <span>{rich(t.addATimeOn, { title, span: unseen })}</span>
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

type Added = z.infer<typeof addSlots.answer>;

type AddSlotsFormProps = {
  offer: OwnGuidanceOffer;
  /** The chosen day, and the earliest one. */
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** Called with the first day on which times were added. */
  onAdded: (day: string) => void;
};

const IN_ROW = [1, 2, 3, 4, 6, 8].map((count) => ({
  value: String(count),
  label: count === 1 ? t.oneSession : fill(t.inARow, { count }),
}));
const WEEKS = [1, 4, 8, MOST_WEEKS].map((weeks) => ({
  value: String(weeks),
  label: weeks === 1 ? t.onlyThatDay : fill(t.everyWeekWeeks, { weeks }),
}));

export function AddSlotsForm({ offer, day, today, onDay, onAdded }: AddSlotsFormProps) {
  const { add, added, ...action } = useAdding(onAdded);
  const form = useForm(action, { "slot-time": "18:00", inRow: "1", weeks: "1" });
  const { inRow, weeks, "slot-time": time } = form.draft;
  const body = { date: day, times: timesInRow(time, Number(inRow), offer.minutes), weeks: Number(weeks) };
  return (
    <ActionForm
      form={form}
      labelledBy="add-title"
      className="card grid gap-4"
      flawOf={() => flawOf(body)}
      onSend={() => add(body)}
      foot={added && !action.problem && <Outcome added={added} timeZone={offer.timeZone} />}
    >
      <h3 id="add-title" className="text-lg">
        {t.openTimes}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-y-3 gap-x-4 [align-items:end]">
        <InputField
          name="slot-day"
          label={t.day}
          type="date"
          min={today}
          max={dayAfter(today, HORIZON_DAYS)}
          value={day}
          onChange={(event) => onDay(event.target.value)}
        />
        <TextField form={form} name="slot-time" label={t.fromWord} type="time" step={300} />
        <SelectField
          name="slot-row"
          label={fill(t.howManyOfMinutes, { minutes: offer.minutes })}
          options={IN_ROW}
          value={inRow}
          onPick={(count) => form.change({ inRow: count })}
        />
        <SelectField
          name="slot-weeks"
          label={t.repeat}
          options={WEEKS}
          value={weeks}
          onPick={(count) => form.change({ weeks: count })}
        />
        <Button type="submit" busy={action.isBusy} busyLabel={t.beingOpened}>
          {t.open}
        </Button>
      </div>
    </ActionForm>
  );
}

type Adding = z.input<NonNullable<typeof addSlots.body>>;

function flawOf({ date, times }: Adding): Flaw | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return { title: t.pleaseChooseADay };
  return times.length === 0 ? { title: t.pleaseChooseATime } : null;
}

const WHY: Record<SlotProblem, string> = {
  OVERLAPS: t.youHaveAnotherTimeThen,
  TOO_SOON: fill(t.itBeginsInLessThanHours, { leadHours: LEAD_HOURS }),
  TOO_FAR: fill(t.itIsMoreThanDaysAhead, { horizonDays: HORIZON_DAYS }),
  NO_SUCH_TIME: t.theClocksGoForwardOverItThat,
};

function Outcome({ added: { added, skipped }, timeZone }: { added: Added; timeZone: string }) {
  const dayName = (day: string) => shortDayIn(timeZone, momentOfWall(timeZone, { day, time: "12:00" }) ?? 0);
  return (
    <Alert
      tone={added.length === 0 ? "notice" : "good"}
      role="status"
      title={added.length === 0 ? t.noTimeWasOpened : fill(t.timesOpened, { count: added.length })}
    >
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ date, time, why }) => (
            <li key={`${date} ${time}`}>{fill(t.not, { date: dayName(date), time, why: WHY[why] })}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function useAdding(onAdded: (day: string) => void) {
  const queries = useQueryClient();
  const action = useAction();
  const [added, setAdded] = useState<Added | null>(null);
  const add = (body: Adding) => {
    setAdded(null);
    const key = action.keyOf(body);
    return action.run(async () => {
      const answer = await repeatCall(() => ask("addSlots", { body, key }));
      setAdded(answer);
      if (answer.added.length > 0) onAdded(body.date);
      void queries.invalidateQueries({ queryKey: guidanceKey });
    });
  };
  return { ...action, add, added };
}
