// The job's description: plain text, whose headings and lists the job page recognises.
import { MAX_DESCRIPTION, MIN_DESCRIPTION } from "../../../../../contract/jobs/posting-rules.ts";
import { Field, TextArea } from "../../../../ui/field.tsx";
import { FormCard } from "./form-card.tsx";
import type { FormPartProps } from "./posting-form.ts";

const SAMPLE = `Who we are, and what you will work on.

# What you will do
- Plan and build
- Review with others

# What you bring
- Three years with Java`;

export function DescriptionPart({ form, set, errors }: FormPartProps) {
  const { length } = form.description.trim();
  return (
    <FormCard id="posting-description" title="Description">
      <Field
        name="description"
        label="About this job"
        hint={
          <>
            An empty line begins a new paragraph. Begin a line with <kbd>#</kbd> for a heading, with <kbd>-</kbd> for a
            list, with <kbd>1.</kbd> for a numbered one.
          </>
        }
        error={errors.description}
      >
        {(control) => (
          <TextArea
            {...control}
            className="min-h-88 field-sizing-content max-h-240"
            value={form.description}
            maxLength={MAX_DESCRIPTION}
            placeholder={SAMPLE}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <p className="-mt-4 text-xs/body text-ink-faint text-right">
        {length < MIN_DESCRIPTION
          ? `${length} of at least ${MIN_DESCRIPTION} characters`
          : `${length.toLocaleString("en-IN")} of at most ${MAX_DESCRIPTION.toLocaleString("en-IN")} characters`}
      </p>
    </FormCard>
  );
}
