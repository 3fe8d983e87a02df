// The job itself: title, department and place, employment type, and required experience.
import { DEPARTMENTS, EMPLOYMENT_TYPES, WORK_MODES } from "../../../../../contract/jobs/filters.ts";
import { MAX_JOB_TITLE, MAX_PLACES_OF_JOB } from "../../../../../contract/jobs/posting-rules.ts";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../../../../messages/en/jobs.ts";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { TokenField } from "../../../../ui/token-field.tsx";
import { FormCard } from "./form-card.tsx";
import type { FormPartProps } from "./posting-form.ts";
import { RangeFields } from "./range-fields.tsx";
import { suggestCities } from "./suggestions.ts";

const MAX_DEPARTMENT = 80;

const EMPLOYMENT = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));
const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));

export function JobPart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard id="posting-job" title="The job">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [align-items:start] sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field name="jobTitle" label="Job title" error={errors.jobTitle}>
          {(control) => (
            <TextInput
              {...control}
              value={form.jobTitle}
              maxLength={MAX_JOB_TITLE}
              placeholder="Backend Engineer"
              autoComplete="off"
              onChange={(event) => set({ jobTitle: event.target.value })}
            />
          )}
        </Field>
        <Field name="department" label="Department" optional error={errors.department}>
          {(control) => (
            <>
              <TextInput
                {...control}
                value={form.department}
                maxLength={MAX_DEPARTMENT}
                list="posting-departments"
                autoComplete="off"
                onChange={(event) => set({ department: event.target.value })}
              />
              <datalist id="posting-departments">
                {DEPARTMENTS.map((department) => (
                  <option key={department} value={department} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <ChoiceRow
        name="typeofEmployment"
        label="Employment type"
        options={EMPLOYMENT}
        value={form.typeofEmployment}
        error={errors.typeofEmployment}
        onChange={(typeofEmployment) => set({ typeofEmployment })}
      />
      <RangeFields
        legend="Experience"
        hint="Leave the second field empty for “or more”."
        unit="years"
        inputMode="numeric"
        error={errors.experienceYears}
        from={{
          name: "yearsMin",
          label: "From",
          value: form.yearsMin,
          placeholder: "0",
          onChange: (yearsMin) => set({ yearsMin }),
        }}
        to={{
          name: "yearsMax",
          label: "To",
          value: form.yearsMax,
          placeholder: "or more",
          onChange: (yearsMax) => set({ yearsMax }),
        }}
      />
    </FormCard>
  );
}

export function PlacePart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard id="posting-place" title="Where the work is done">
      <ChoiceRow
        name="workMode"
        label="Work mode"
        options={MODES}
        value={form.workMode}
        error={errors.workMode}
        onChange={(workMode) => set({ workMode })}
      />
      <TokenField
        name="locations"
        label="Places"
        noun="place"
        hint={
          form.workMode === "WFH"
            ? "Leave this empty when it does not matter where somebody lives. Press Enter after each."
            : "A city each; press Enter after it."
        }
        placeholder="Bengaluru"
        values={form.locations}
        max={MAX_PLACES_OF_JOB}
        maxLength={120}
        error={errors.locations}
        suggest={suggestCities}
        onChange={(locations) => set({ locations })}
      />
    </FormCard>
  );
}

type ChoiceRowProps<Value extends string> = {
  /** Name in the form; the chosen option, or else the first one, has the id `field-{name}`. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  error: string | undefined;
  onChange: (value: Value) => void;
};

/** A choice of a few: radio buttons that look like chips. */
function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { name, label, options, value, error, onChange } = props;
  const isKnown = options.some((option) => option.value === value);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `field-${name}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label
            key={option.value}
            className="chip min-h-11 px-4.5 cursor-pointer hover:border-brand hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:[outline:3px_solid_var(--focus)] has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              id={(isKnown ? option.value === value : at === 0) ? `field-${name}` : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`field-${name}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
