// A candidate's education: a list to add to, edit, reorder and remove from.
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { ParsedInstitution } from "../../../../../contract/resumes/wire.ts";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { institutionInWords, placeInWords } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginNote } from "../section/origin-note.tsx";
import { SectionCard } from "../section/section-card.tsx";
import { type Section, useSection } from "../section/use-section.ts";
import { AddEntryButton } from "./add-entry-button.tsx";
import { inserted, replaced } from "./change-list.ts";
import { EntryList, NoEntries } from "./entry-list.tsx";
import { placeFor, spanInWords } from "./month-words.ts";
import { checkSpan, NO_SPAN, SpanFields, type SpanForm, spanFormOf, spanOf } from "./span-fields.tsx";
import { useEntries } from "./use-entries.ts";

/** `index`: the edited entry; null for a new one. */
type EducationForm = SpanForm & { index: number | null; name: string; degree: string };

const EMPTY: EducationForm = { ...NO_SPAN, index: null, name: "", degree: "" };

const formOf = (entry: ParsedInstitution, index: number): EducationForm => ({
  ...spanFormOf(entry),
  index,
  name: entry.name,
  degree: entry.degree ?? "",
});

function toChanges(form: EducationForm, { education }: CandidateProfile) {
  const entry = { name: form.name.trim(), degree: form.degree.trim() || null, ...spanOf(form) };
  return {
    education:
      form.index === null
        ? inserted(education, placeFor(entry, education), entry)
        : replaced(education, form.index, entry),
  };
}

const check = (form: EducationForm): Record<string, string> => ({
  ...(form.name.trim() === "" && { name: "Please enter the school, college or university." }),
  ...checkSpan(form),
});

export function EducationSection() {
  const { profile } = useProfile();
  const { education } = profile;
  const section = useSection<EducationForm>({
    id: "education",
    fields: ["education"],
    toForm: () => EMPTY,
    toChanges,
    check,
  });
  const entries = useEntries("education", (index) =>
    placeInWords(education[index]?.degree ?? null, education[index]?.name ?? null),
  );
  return (
    <SectionCard
      section={section}
      title="Education"
      action={<AddEntryButton label="Add education" section={section} />}
      editor={(form) => <EducationFields form={form} section={section} />}
    >
      {education.length === 0 ? (
        <NoEntries>Schools, colleges and courses, newest first.</NoEntries>
      ) : (
        <EntryList
          entries={education.map((entry, index) => ({
            key: `${index} ${institutionInWords(entry)}`,
            title: entry.degree ?? entry.name,
            place: entry.degree === null ? null : entry.name,
            when: spanInWords(entry.from, entry.to),
          }))}
          isBusy={entries.isBusy}
          onEdit={(index) => education[index] && section.edit("education-name", formOf(education[index], index))}
          onMove={entries.move}
          onRemove={entries.remove}
        />
      )}
      <OriginNote field="education" />
    </SectionCard>
  );
}

function EducationFields({ form, section }: { form: EducationForm; section: Section<EducationForm> }) {
  const { set, errors } = section;
  return (
    <>
      <Field name="education-name" label="School, college or university" error={errors.name} required>
        {(control) => (
          <TextInput
            {...control}
            value={form.name}
            maxLength={200}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field name="education-degree" label="Degree or course" error={errors.degree} optional>
        {(control) => (
          <TextInput
            {...control}
            value={form.degree}
            maxLength={200}
            onChange={(event) => set({ degree: event.target.value })}
          />
        )}
      </Field>
      <SpanFields id="education" form={form} set={set} errors={errors} presentLabel="I study here now" />
    </>
  );
}
