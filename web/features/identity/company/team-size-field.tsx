// The size of a company, as a choice that may stay open.
import { t } from "#messages/recruiting.ts";
import { TEAM_SIZES, type TeamSize } from "../../../../contract/jobs/filters.ts";
import { fill } from "../../../../messages/fill.ts";
import { SelectField } from "../../../ui/control-fields.tsx";

type TeamSizeFieldProps = {
  value: TeamSize | "";
  error: string | undefined;
  onChange: (size: TeamSize | "") => void;
};

export const TeamSizeField = ({ value, error, onChange }: TeamSizeFieldProps) => (
  <SelectField
    name="teamSize"
    label={t.teamSize}
    optional
    {...(error && { error })}
    placeholder={t.notSaid}
    options={TEAM_SIZES.map((size) => ({ value: size, label: fill(t.people, { size: size.replace("-", "–") }) }))}
    value={value}
    onPick={onChange}
  />
);
