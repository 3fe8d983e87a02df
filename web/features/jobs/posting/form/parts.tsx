// The parts of the job form: the job, its place, pay, skills and description.

import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import { DEPARTMENTS, EMPLOYMENT_TYPES, WORK_MODES } from "../../../../../contract/jobs/filters.ts";
import {
  HIDE_PAY_REASONS,
  MAX_CORE_SKILLS_OF_JOB,
  MAX_DESCRIPTION,
  MAX_JOB_TITLE,
  MAX_PLACES_OF_JOB,
  MAX_SOFT_SKILLS_OF_JOB,
  MIN_DESCRIPTION,
} from "../../../../../contract/jobs/posting-rules.ts";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../../../../messages/en/jobs.ts";
import { fill } from "../../../../../messages/fill.ts";
import { suggestCities, suggestCoreSkills, suggestSoftSkills } from "../../../../session/suggestions.ts";
import { CheckRow, InputField, SelectField, TextAreaField } from "../../../../ui/control-fields.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { TokenField } from "../../../../ui/token-field.tsx";
import { ChoiceRow, FormCard, RangeFields } from "./fields.tsx";
import { type FormPartProps, HIDE_PAY_LABELS } from "./posting-form.ts";

const MAX_DEPARTMENT = 80;

const EMPLOYMENT = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));
const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));

export function JobPart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard id="posting-job" title={t.theJob}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [align-items:start] sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <InputField
          name="jobTitle"
          label={t.jobTitle}
          error={errors.jobTitle}
          value={form.jobTitle}
          maxLength={MAX_JOB_TITLE}
          placeholder={t.backendEngineer}
          autoComplete="off"
          onChange={(event) => set({ jobTitle: event.target.value })}
        />
        <Field name="department" label={t.department} optional error={errors.department}>
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
        label={t.employmentType}
        options={EMPLOYMENT}
        value={form.typeofEmployment}
        error={errors.typeofEmployment}
        onChange={(typeofEmployment) => set({ typeofEmployment })}
      />
      <RangeFields
        legend={t.experience}
        hint={t.leaveTheSecondFieldEmptyForOr}
        unit={t.yearsUnit}
        inputMode="numeric"
        error={errors.experienceYears}
        ends={{ yearsMin: "0", yearsMax: t.orMore }}
        form={form}
        set={set}
      />
    </FormCard>
  );
}

export function PlacePart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard id="posting-place" title={t.whereTheWorkIsDone}>
      <ChoiceRow
        name="workMode"
        label={t.workMode}
        options={MODES}
        value={form.workMode}
        error={errors.workMode}
        onChange={(workMode) => set({ workMode })}
      />
      <TokenField
        name="locations"
        label={t.places}
        noun="place"
        hint={form.workMode === "WFH" ? t.leaveThisEmptyWhenItDoesNot : t.aCityEachPressEnter}
        placeholder={t.bengaluru}
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

const REASONS = HIDE_PAY_REASONS.map((value) => ({ value, label: HIDE_PAY_LABELS[value] }));

export function PayPart({ form, set, errors }: FormPartProps) {
  const isHidden = !form.displaySalaryRange;
  return (
    <FormCard id="posting-pay" title={t.pay}>
      <RangeFields
        legend={t.payRange}
        hint={t.inLakhsOfRupeesAYear}
        unit={t.lakhsUnit}
        inputMode="decimal"
        error={errors.salaryLakhs}
        ends={{ salaryMin: "12", salaryMax: "18" }}
        form={form}
        set={set}
      />
      <CheckRow
        id="field-displaySalaryRange"
        checked={form.displaySalaryRange}
        onPick={(displaySalaryRange) => set({ displaySalaryRange })}
      >
        {t.showThePayRangeToCandidates}
      </CheckRow>
      {isHidden && (
        <SelectField
          name="hidePayReason"
          label={t.whyIsThePayNotShown}
          hint={t.peopleWhoSearchByPayWillNot}
          error={errors.hidePayReason}
          className="max-w-md"
          placeholder={t.pleaseChoose}
          value={form.hidePayReason ?? ""}
          options={REASONS}
          onPick={(reason) => set({ hidePayReason: reason === "" ? null : reason })}
        />
      )}
    </FormCard>
  );
}

export function SkillsPart({ form, set, errors }: FormPartProps) {
  return (
    <FormCard id="posting-skills" title={t.skills} lead={t.scoresAreWorkedOutFromTheseName}>
      <TokenField
        name="coreSkills"
        label={t.coreSkills}
        noun="skill"
        hint={t.toolsLanguagesMethodsPressEnter}
        values={form.coreSkills}
        max={MAX_CORE_SKILLS_OF_JOB}
        error={errors.coreSkills}
        suggest={suggestCoreSkills}
        onChange={(coreSkills) => set({ coreSkills })}
      />
      <TokenField
        name="softSkills"
        label={t.softSkills}
        optional
        noun="skill"
        hint={t.howSomeoneWorksWithPeople}
        values={form.softSkills}
        max={MAX_SOFT_SKILLS_OF_JOB}
        error={errors.softSkills}
        suggest={suggestSoftSkills}
        onChange={(softSkills) => set({ softSkills })}
      />
    </FormCard>
  );
}

const SAMPLE = t.sampleDescription;

export function DescriptionPart({ form, set, errors }: FormPartProps) {
  const { length } = form.description.trim();
  return (
    <FormCard id="posting-description" title={t.description}>
      <TextAreaField
        name="description"
        label={t.aboutThisJob}
        hint={rich(t.anEmptyLineBeginsANewParagraph, {
          kbd: (words) => <kbd>{words}</kbd>,
          kbd2: (words) => <kbd>{words}</kbd>,
          kbd3: (words) => <kbd>{words}</kbd>,
        })}
        error={errors.description}
        controlClass="min-h-88 field-sizing-content max-h-240"
        value={form.description}
        maxLength={MAX_DESCRIPTION}
        placeholder={SAMPLE}
        onChange={(event) => set({ description: event.target.value })}
      />
      <p className="-mt-4 text-xs/body text-ink-faint text-right">
        {length < MIN_DESCRIPTION
          ? fill(t.ofAtLeastCharacters, { length, minDescription: MIN_DESCRIPTION })
          : fill(t.ofAtMostCharacters, {
              length: length.toLocaleString(NUMBERS),
              maxDescription: MAX_DESCRIPTION.toLocaleString(NUMBERS),
            })}
      </p>
    </FormCard>
  );
}
