// The skills that candidates are matched by, with suggestions of standard names.
import { MAX_CORE_SKILLS_OF_JOB, MAX_SOFT_SKILLS_OF_JOB } from "../../../../../contract/jobs/posting-rules.ts";
import { TokenField } from "../../../../ui/token-field.tsx";
import { FormCard } from "./form-card.tsx";
import type { FormPartProps } from "./posting-form.ts";
import { suggestCoreSkills, suggestSoftSkills } from "./suggestions.ts";

export function SkillsPart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard
      id="posting-skills"
      title="Skills"
      lead="Scores are worked out from these: name what the work really needs, and no more."
    >
      <TokenField
        name="coreSkills"
        label="Core skills"
        noun="skill"
        hint="Tools, languages, methods. Press Enter or comma after each, or paste a list."
        values={form.coreSkills}
        max={MAX_CORE_SKILLS_OF_JOB}
        error={errors.coreSkills}
        suggest={suggestCoreSkills}
        onChange={(coreSkills) => set({ coreSkills })}
      />
      <TokenField
        name="softSkills"
        label="Soft skills (optional)"
        noun="skill"
        hint="How somebody works with people."
        values={form.softSkills}
        max={MAX_SOFT_SKILLS_OF_JOB}
        error={errors.softSkills}
        suggest={suggestSoftSkills}
        onChange={(softSkills) => set({ softSkills })}
      />
    </FormCard>
  );
}
