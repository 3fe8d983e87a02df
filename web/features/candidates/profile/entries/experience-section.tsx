// A candidate's work experience: a list to add to, edit, reorder and remove from.
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { ParsedCompany } from "../../../../../contract/resumes/wire.ts";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { companyInWords, placeInWords } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginNote } from "../section/origin-note.tsx";
import { SectionCard } from "../section/section-card.tsx";
import { type Section, useSection } from "../section/use-section.ts";
import { AddEntryButton } from "./add-entry-button.tsx";
import { inserted, replaced } from "./change-list.ts";
import { EntryList, NoEntries } from "./entry-list.tsx";
import { lengthInWords, placeFor, spanInWords } from "./month-words.ts";
import { checkSpan, NO_SPAN, SpanFields, type SpanForm, spanFormOf, spanOf, thisMonth } from "./span-fields.tsx";
import { useEntries } from "./use-entries.ts";

/** `index`: the edited entry; null for a new one. */
type ExperienceForm = SpanForm & { index: number | null; title: string; name: string };

const EMPTY: ExperienceForm = { ...NO_SPAN, index: null, title: "", name: "" };

const formOf = (entry: ParsedCompany, index: number): ExperienceForm => ({
  ...spanFormOf(entry),
  index,
  title: entry.title ?? "",
  name: entry.name ?? "",
});

function toChanges(form: ExperienceForm, { experience }: CandidateProfile) {
  const entry = { name: form.name.trim() || null, title: form.title.trim() || null, ...spanOf(form) };
  return {
    experience:
      form.index === null
        ? inserted(experience, placeFor(entry, experience), entry)
        : replaced(experience, form.index, entry),
  };
}

const check = (form: ExperienceForm): Record<string, string> => ({
  ...(form.title.trim() === "" && form.name.trim() === "" && { title: "Please enter a job title or a company." }),
  ...checkSpan(form),
});

export function ExperienceSection() {
  const { profile } = useProfile();
  const { experience } = profile;
  const section = useSection<ExperienceForm>({
    id: "experience",
    fields: ["experience"],
    toForm: () => EMPTY,
    toChanges,
    check,
  });
  const entries = useEntries("experience", (index) =>
    placeInWords(experience[index]?.title ?? null, experience[index]?.name ?? null),
  );
  return (
    <SectionCard
      section={section}
      title="Experience"
      action={<AddEntryButton label="Add a position" section={section} />}
      editor={(form) => <ExperienceFields form={form} section={section} />}
    >
      {experience.length === 0 ? (
        <NoEntries>Where you have worked, newest first. Each entry helps a referee to speak for you.</NoEntries>
      ) : (
        <EntryList
          entries={experience.map((entry, index) => ({
            key: `${index} ${companyInWords(entry)}`,
            title: entry.title ?? entry.name ?? "",
            place: entry.title === null ? null : entry.name,
            when: [spanInWords(entry.from, entry.to), lengthInWords(entry.from, entry.to, thisMonth())]
              .filter(Boolean)
              .join(" · "),
          }))}
          isBusy={entries.isBusy}
          onEdit={(index) => experience[index] && section.edit("experience-title", formOf(experience[index], index))}
          onMove={entries.move}
          onRemove={entries.remove}
        />
      )}
      <OriginNote field="experience" />
    </SectionCard>
  );
}

function ExperienceFields({ form, section }: { form: ExperienceForm; section: Section<ExperienceForm> }) {
  const { set, errors } = section;
  return (
    <>
      <div className="grid gap-5 [align-items:end] sm:grid-cols-2 sm:gap-4 sm:[align-items:start]">
        <Field name="experience-title" label="Job title" error={errors.title}>
          {(control) => (
            <TextInput
              {...control}
              value={form.title}
              maxLength={200}
              onChange={(event) => set({ title: event.target.value })}
            />
          )}
        </Field>
        <Field name="experience-name" label="Company" error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={form.name}
              maxLength={200}
              autoComplete="organization"
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <SpanFields id="experience" form={form} set={set} errors={errors} presentLabel="I work here now" />
    </>
  );
}
