// A candidate's preferences: roles, cities, work mode, pay, and notice period.
import { t } from "#messages/candidates.ts";
import type { CandidateProfile, JobPreferences } from "../../../../../contract/candidates/wire.ts";
import { WORK_MODES, type WorkMode } from "../../../../../contract/jobs/filters.ts";
import { WORK_MODE_LABELS } from "../../../../../messages/en/jobs.ts";
import { containing, suggestCities } from "../../../../session/suggestions.ts";
import { SelectField } from "../../../../ui/control-fields.tsx";
import { preloadTokenField, TokenField } from "../../../../ui/token-field.tsx";
import { noticeInWords, salaryInWords } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { SectionCard, SideBySide, TextField } from "../section/section-card.tsx";
import { type Section, useSection } from "../section/use-section.ts";
import { Fact, FactList } from "./fact-list.tsx";

type PreferencesForm = Pick<JobPreferences, "roles" | "cities" | "workModes"> & {
  salaryLakhs: string;
  noticePeriodDays: string;
};

const MAX_ROLES = 10;
const MAX_CITIES = 20;
/** The contract's NOTICE_PERIOD_DAYS; importing its module would outweigh this page. */
const NOTICE_PERIODS = [0, 15, 30, 60, 90, 120];

const toForm = ({ preferences }: CandidateProfile): PreferencesForm => ({
  ...preferences,
  salaryLakhs: String(preferences.salaryLakhs ?? ""),
  noticePeriodDays: String(preferences.noticePeriodDays ?? ""),
});

const numberOf = (text: string) => (text.trim() === "" ? null : Number(text.trim().replace(/,/g, "")));

const toChanges = ({ salaryLakhs, noticePeriodDays, ...lists }: PreferencesForm) => ({
  preferences: { ...lists, salaryLakhs: numberOf(salaryLakhs), noticePeriodDays: numberOf(noticePeriodDays) },
});

export function PreferencesSection() {
  const { profile } = useProfile();
  const section = useSection<PreferencesForm>({
    id: "preferences",
    fields: ["preferences"],
    toForm,
    toChanges,
    words: { salaryLakhs: t.pleaseEnterLakhsOfRupeesAYear },
  });
  const isEmpty = Object.values(toForm(profile)).every((value) => value.length === 0);
  const { roles, cities, workModes, salaryLakhs, noticePeriodDays } = profile.preferences;
  return (
    <SectionCard
      section={section}
      title={t.whatYouAreLookingFor}
      onNear={preloadTokenField}
      editor={(form) => <PreferencesFields form={form} section={section} />}
    >
      {isEmpty && <p className="text-ink-soft">{t.rolesCitiesPaySayWhatYouWant}</p>}
      <FactList isHidden={isEmpty}>
        <Fact label={t.roles} wish="roles" isWide>
          {roles.join(", ")}
        </Fact>
        <Fact label={t.cities} wish="cities" isWide>
          {cities.join(", ")}
        </Fact>
        <Fact label={t.wayOfWorking} wish="workModes">
          {workModes.map((mode) => WORK_MODE_LABELS[mode]).join(", ")}
        </Fact>
        <Fact label={t.salaryYouHopeFor} wish="salaryLakhs">
          {salaryLakhs !== null && salaryInWords(salaryLakhs)}
        </Fact>
        <Fact label={t.noticePeriod2} wish="noticePeriodDays">
          {noticePeriodDays !== null && noticeInWords(noticePeriodDays)}
        </Fact>
      </FactList>
    </SectionCard>
  );
}

type FieldsProps = { form: PreferencesForm; section: Section<PreferencesForm> };

function PreferencesFields({ form, section }: FieldsProps) {
  const { set, errors } = section;
  const { designation, experience } = useProfile().profile;
  const titles = [designation, ...experience.map(({ title }) => title)].filter((title) => title !== null);
  return (
    <>
      <TokenField
        name="roles"
        label={t.roles}
        noun="role"
        placeholder={t.backendEngineer}
        hint={t.pressEnterOrCommaAfterEach}
        values={form.roles}
        max={MAX_ROLES}
        maxLength={120}
        error={errors.roles}
        suggest={containing([...new Set(titles)])}
        onChange={(roles) => set({ roles })}
      />
      <TokenField
        name="cities"
        label={t.cities}
        noun="city"
        placeholder={t.bengaluru}
        values={form.cities}
        max={MAX_CITIES}
        maxLength={120}
        error={errors.cities}
        suggest={suggestCities}
        onChange={(cities) => set({ cities })}
      />
      <WorkModeChoice chosen={form.workModes} onChange={(workModes) => set({ workModes })} />
      <SideBySide>
        <TextField
          section={section}
          name="salaryLakhs"
          label={t.salaryYouHopeFor}
          hint={t.inLakhsOfRupeesAYear}
          inputMode="decimal"
          maxLength={8}
        />
        <NoticeField form={form} section={section} />
      </SideBySide>
    </>
  );
}

function NoticeField({ form, section: { errors, set } }: FieldsProps) {
  return (
    <SelectField
      name="noticePeriodDays"
      label={t.noticePeriod2}
      hint={t.howSoonYouCouldStart}
      error={errors.noticePeriodDays}
      placeholder={t.notSaid}
      value={form.noticePeriodDays}
      options={periodsWith(form.noticePeriodDays)}
      onPick={(noticePeriodDays) => set({ noticePeriodDays })}
    />
  );
}

/** The usual periods, plus the stored one if it is none of them. */
function periodsWith(chosen: string): { value: string; label: string }[] {
  const days = chosen === "" || NOTICE_PERIODS.includes(Number(chosen)) ? [] : [Number(chosen)];
  return [...NOTICE_PERIODS, ...days].map((period) => ({ value: String(period), label: noticeInWords(period) }));
}

type WorkModeChoiceProps = { chosen: readonly WorkMode[]; onChange: (modes: WorkMode[]) => void };

export function WorkModeChoice({ chosen, onChange }: WorkModeChoiceProps) {
  const toggle = (mode: WorkMode) =>
    onChange(WORK_MODES.filter((one) => (one === mode ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset>
      <legend className="field-label">{t.wayOfWorking}</legend>
      <div className="flex flex-wrap gap-2">
        {WORK_MODES.map((mode, index) => (
          <button
            key={mode}
            id={index === 0 ? "field-workModes" : undefined}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(mode)}
            onClick={() => toggle(mode)}
          >
            {WORK_MODE_LABELS[mode]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
