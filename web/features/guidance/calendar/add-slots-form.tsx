// Adds free times: a day and a time in the offer's time zone, one or several in a row, once or every week.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { HORIZON_DAYS, LEAD_HOURS, MOST_WEEKS } from "../../../../contract/guidance/rules.ts";
import type { addSlots, OwnGuidanceOffer, SlotProblem } from "../../../../contract/guidance/wire.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, NativeSelect, TextInput } from "../../../ui/field.tsx";
import { counted } from "../../../ui/moments.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { shortDayIn } from "../times/show-times.ts";
import { dayAfter, momentOfWall } from "../times/time-zones.ts";
import { timesInRow } from "./calendar-week.ts";

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
  label: count === 1 ? "One session" : `${count} in a row`,
}));
const WEEKS = [1, 4, 8, MOST_WEEKS].map((weeks) => ({
  value: String(weeks),
  label: weeks === 1 ? "Only that day" : `Every week, ${weeks} weeks`,
}));

export function AddSlotsForm({ offer, day, today, onDay, onAdded }: AddSlotsFormProps) {
  const [time, setTime] = useState("18:00");
  const [inRow, setInRow] = useState("1");
  const [weeks, setWeeks] = useState("1");
  const { add, isBusy, problem, added } = useAdding(onAdded);
  const send = (event: FormEvent) => {
    event.preventDefault();
    add({ date: day, times: timesInRow(time, Number(inRow), offer.minutes), weeks: Number(weeks) });
  };
  return (
    <form onSubmit={send} noValidate className="card grid gap-4" aria-labelledby="add-title">
      <h3 id="add-title" className="text-lg">
        Open times
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-y-3 gap-x-4 [align-items:end]">
        <Field name="slot-day" label="Day">
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
        <Field name="slot-time" label="From">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              step={300}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </Field>
        <Field name="slot-row" label={`How many of ${offer.minutes} minutes`}>
          {(control) => (
            <NativeSelect
              {...control}
              options={IN_ROW}
              value={inRow}
              onChange={(event) => setInRow(event.target.value)}
            />
          )}
        </Field>
        <Field name="slot-weeks" label="Repeat">
          {(control) => (
            <NativeSelect
              {...control}
              options={WEEKS}
              value={weeks}
              onChange={(event) => setWeeks(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Being opened…">
          Open
        </Button>
      </div>
      <ProblemAlert problem={problem} />
      {added && <Outcome added={added} timeZone={offer.timeZone} />}
    </form>
  );
}

const WHY: Record<SlotProblem, string> = {
  OVERLAPS: "you have another time then",
  TOO_SOON: `it begins in less than ${LEAD_HOURS} hours`,
  TOO_FAR: `it is more than ${HORIZON_DAYS} days ahead`,
  NO_SUCH_TIME: "the clocks go forward over it that day",
};

function Outcome({ added: { added, skipped }, timeZone }: { added: Added; timeZone: string }) {
  const dayName = (day: string) => shortDayIn(timeZone, momentOfWall(timeZone, { day, time: "12:00" }) ?? 0);
  return (
    <Alert
      tone={added.length === 0 ? "notice" : "good"}
      role="status"
      title={added.length === 0 ? "No time was opened." : `${counted(added.length, "time")} opened.`}
    >
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ date, time, why }) => (
            <li key={`${date} ${time}`}>
              Not {dayName(date)}, {time}: {WHY[why]}.
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function useAdding(onAdded: (day: string) => void) {
  const queries = useQueryClient();
  const { run, keyOf, isBusy, problem, tell } = useAction();
  const [added, setAdded] = useState<Added | null>(null);
  const add = (body: z.input<NonNullable<typeof addSlots.body>>) => {
    setAdded(null);
    if (!/^\d{4}-\d\d-\d\d$/.test(body.date)) return tell({ title: "Please choose a day.", code: null });
    if (body.times.length === 0) return tell({ title: "Please choose a time.", code: null });
    const key = keyOf(body);
    void run(async () => {
      const answer = await repeatCall(() => ask("addSlots", { body, key }));
      setAdded(answer);
      if (answer.added.length > 0) onAdded(body.date);
      void queries.invalidateQueries({ queryKey: guidanceKey });
    });
  };
  return { add, isBusy, problem, added };
}
