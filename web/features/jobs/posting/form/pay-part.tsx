// The job's pay, and whether candidates see it: hiding it requires a reason.
import { HIDE_PAY_REASONS, type HidePayReason } from "../../../../../contract/jobs/posting-rules.ts";
import { Field, NativeSelect } from "../../../../ui/field.tsx";
import { HIDE_PAY_LABELS } from "../posting-words.ts";
import { FormCard } from "./form-card.tsx";
import type { FormPartProps } from "./posting-form.ts";
import { RangeFields } from "./range-fields.tsx";

const REASONS = HIDE_PAY_REASONS.map((value) => ({ value, label: HIDE_PAY_LABELS[value] }));

export function PayPart({ form, set, errors }: FormPartProps) {
  const isHidden = !form.displaySalaryRange;
  return (
    <FormCard id="posting-pay" title="Pay">
      <RangeFields
        legend="Pay range"
        hint={
          isHidden
            ? "In lakhs of rupees a year. Nobody outside your company sees it; you may leave it empty."
            : "In lakhs of rupees a year."
        }
        unit="lakhs"
        inputMode="decimal"
        error={errors.salaryLakhs}
        from={{
          name: "salaryMin",
          label: "From",
          value: form.salaryMin,
          placeholder: "12",
          onChange: (salaryMin) => set({ salaryMin }),
        }}
        to={{
          name: "salaryMax",
          label: "To",
          value: form.salaryMax,
          placeholder: "18",
          onChange: (salaryMax) => set({ salaryMax }),
        }}
      />
      <label className="check-row">
        <input
          type="checkbox"
          id="field-displaySalaryRange"
          checked={form.displaySalaryRange}
          onChange={(event) => set({ displaySalaryRange: event.target.checked })}
        />
        Show the pay range to candidates
      </label>
      {isHidden && (
        <Field
          name="hidePayReason"
          label="Why is the pay not shown?"
          hint="People who search by pay will not find this job. The reason stays within your company."
          error={errors.hidePayReason}
          className="max-w-md"
        >
          {(control) => (
            <NativeSelect
              {...control}
              placeholder="Please choose"
              value={form.hidePayReason ?? ""}
              options={REASONS}
              onChange={(event) =>
                set({ hidePayReason: event.target.value === "" ? null : (event.target.value as HidePayReason) })
              }
            />
          )}
        </Field>
      )}
    </FormCard>
  );
}
