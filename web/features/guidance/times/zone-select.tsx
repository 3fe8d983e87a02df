// Chooses the time zone in which times are shown.

import { useMemo } from "react";
import { t } from "#messages/guidance.ts";
import { Field } from "../../../ui/field.tsx";
import { allTimeZones, cityOf, zoneLabel } from "./times.ts";

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
