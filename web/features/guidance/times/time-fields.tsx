// Fields for times: a choice of free times, and the time zone in which times are shown.
import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "#messages/guidance.ts";
import type { GuidanceSlot } from "../../../../contract/guidance/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import {
  allTimeZones,
  cityOf,
  clockIn,
  groupByDay,
  longDayIn,
  longSpanIn,
  otherClock,
  otherClockShort,
  zoneLabel,
} from "./times.ts";

/** Days shown before "show more". */
const FIRST_DAYS = 6;

type SlotRadiosProps = {
  slots: readonly GuidanceSlot[];
  chosenId: string | null;
  /** The zone of the person choosing, and of the other side. */
  timeZone: string;
  otherZone: string;
  onChoose: (slotId: string) => void;
};

/** Use inside a fieldset, whose legend says what is chosen. */
export function SlotRadios({ slots, chosenId, timeZone, otherZone, onChoose }: SlotRadiosProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  /** The button disappears; focus moves to the first of the added days. */
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    box.current?.querySelectorAll(".slot-day")[FIRST_DAYS]?.querySelector("input")?.focus();
  };
  const days = groupByDay(slots, timeZone);
  const chosenDay = days.findIndex(({ items }) => items.some((slot) => slot.id === chosenId));
  const shown = showsAll || chosenDay >= FIRST_DAYS ? days : days.slice(0, FIRST_DAYS);
  return (
    <div ref={box} className="grid gap-4 @container">
      {shown.map(({ day, at, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would split the one choice in many
        <div
          key={day}
          role="group"
          aria-labelledby={`${id}-${day}`}
          className="slot-day grid grid-cols-[11rem_minmax(0,1fr)] gap-y-2 gap-x-5 pb-4 border-b border-b-line"
        >
          <p id={`${id}-${day}`} className="pt-[0.55rem] text-sm/[1.35] font-[650]">
            {longDayIn(timeZone, at)}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2">
            {items.map((slot) => (
              <label key={slot.id} className="radio-tile">
                <input
                  type="radio"
                  name={id}
                  value={slot.id}
                  checked={slot.id === chosenId}
                  onChange={() => onChoose(slot.id)}
                />
                <SlotLabel slot={slot} timeZone={timeZone} otherZone={otherZone} />
              </label>
            ))}
          </div>
        </div>
      ))}
      {shown.length < days.length && (
        <p>
          <Button variant="secondary" size="sm" onClick={showAll}>
            {fill(t.showMoreDays, { count: days.length - shown.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

type SlotLabelProps = { slot: GuidanceSlot; timeZone: string; otherZone: string };

function SlotLabel({ slot, timeZone, otherZone }: SlotLabelProps) {
  const [startsAt, endsAt] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  const other = otherClock(timeZone, otherZone, startsAt);
  return (
    <>
      <span
        aria-hidden="true"
        className="justify-items-center py-[0.3rem] px-1 rounded-md font-[650] tabular-nums text-center"
      >
        {clockIn(timeZone, startsAt)}
        {other && (
          <span className="text-xs/[1.25] font-medium text-ink-soft in-[:checked+*]:text-inherit">
            {otherClockShort(timeZone, otherZone, startsAt)}
          </span>
        )}
      </span>
      <span className="sr-only">
        {longSpanIn(timeZone, startsAt, endsAt)}
        {other && fill(t.whichIs, { other })}
      </span>
    </>
  );
}

type ZoneSelectProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  /** Listed first. */
  near: readonly string[];
  onChange: (zone: string) => void;
};

export function ZoneSelect({ name, label, hint, value, near, onChange }: ZoneSelectProps) {
  const first = [...new Set([value, ...near])];
  return (
    <Field name={name} label={label} {...(hint && { hint })}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
          <optgroup label={t.suggested}>
            <ZoneOptions zones={first} />
          </optgroup>
          <AllZones />
        </select>
      )}
    </Field>
  );
}

/** By continent. Memoised: formatting four hundred offsets takes a moment. */
function AllZones() {
  const groups = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const zone of allTimeZones()) {
      const [continent = "", ...city] = zone.split("/");
      const group = city.length === 0 ? t.other : continent;
      found.set(group, [...(found.get(group) ?? []), zone]);
    }
    return [...found];
  }, []);
  return groups.map(([group, zones]) => (
    <optgroup key={group} label={group}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {cityOf(zone)}
        </option>
      ))}
    </optgroup>
  ));
}

const ZoneOptions = ({ zones }: { zones: readonly string[] }) =>
  zones.map((zone) => (
    <option key={zone} value={zone}>
      {zoneLabel(zone, Date.now())}
    </option>
  ));
