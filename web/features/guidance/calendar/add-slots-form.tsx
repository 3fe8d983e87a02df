// Adds free times: a day and a time in the offer's time zone, one or several in a row, once or every week.

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { t } from "#messages/guidance.ts";
import { HORIZON_DAYS, LEAD_HOURS, MOST_WEEKS } from "../../../../contract/guidance/rules.ts";
import type { addSlots, OwnGuidanceOffer, SlotProblem } from "../../../../contract/guidance/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, NativeSelect, TextInput } from "../../../ui/field.tsx";
import { dayAfter, momentOfWall, shortDayIn, timesInRow } from "../times/times.ts";

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
        <Field name="slot-day" label={t.day}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={today}
              max={dayAfter(today, HORIZON_DAYS)}
              value={day}
              onChange={(event) => onDay(event.target.value)}
            />
          )}
        </Field>
        <TextField form={form} name="slot-time" label={t.fromWord} type="time" step={300} />
        <Select
          name="slot-row"
          label={fill(t.howManyOfMinutes, { minutes: offer.minutes })}
          options={IN_ROW}
          value={inRow}
          onChange={(count) => form.change({ inRow: count })}
        />
        <Select
          name="slot-weeks"
          label={t.repeat}
          options={WEEKS}
          value={weeks}
          onChange={(count) => form.change({ weeks: count })}
        />
        <Button type="submit" busy={action.isBusy} busyLabel={t.beingOpened}>
          {t.open}
        </Button>
      </div>
    </ActionForm>
  );
}

type SelectProps = {
  name: string;
  label: string;
  options: typeof IN_ROW;
  value: string;
  onChange: (value: string) => void;
};

const Select = ({ name, label, onChange, ...choice }: SelectProps) => (
  <Field name={name} label={label}>
    {(control) => <NativeSelect {...control} {...choice} onChange={({ target }) => onChange(target.value)} />}
  </Field>
);

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
