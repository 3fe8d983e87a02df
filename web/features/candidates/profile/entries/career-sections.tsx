// A candidate's experience and education: lists to add to, edit, reorder and remove from.

import type { ReactNode } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { ParsedCompany, ParsedInstitution } from "../../../../../contract/resumes/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../../../ui/menu.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { placeInWords } from "../field-words.ts";
import { useProfile, useQuickSave } from "../saving/profile-context.tsx";
import { OriginNote } from "../section/origin-note.tsx";
import { SectionCard, SideBySide, TextField } from "../section/section-card.tsx";
import { type Section, useSection } from "../section/use-section.ts";
import { inserted, moved, removed, replaced } from "./change-list.ts";
import { lengthInWords, placeFor, spanInWords } from "./month-words.ts";
import { checkSpan, NO_SPAN, SpanFields, type SpanForm, spanFormOf, spanOf, thisMonth } from "./span-fields.tsx";

type Entry = ParsedCompany | ParsedInstitution;

/** `index`: the edited entry; null for a new one. Each list uses one of `title` and `degree`. */
type EntryForm = SpanForm & { index: number | null; name: string; title: string; degree: string };

const EMPTY: EntryForm = { ...NO_SPAN, index: null, name: "", title: "", degree: "" };

/** What the person was or became there. */
const roleIn = (entry: Entry) => ("title" in entry ? entry.title : entry.degree);
const wordsOf = (entry: Entry) => placeInWords(roleIn(entry), entry.name);

type Career = {
  field: "experience" | "education";
  role: "title" | "degree";
  heading: string;
  addLabel: string;
  /** Shown while the list is empty. */
  advice: string;
  /** Words for a form that names too little, by control. */
  check: (form: EntryForm) => Record<string, string>;
  presentLabel: string;
  /** The name of the first control. */
  first: string;
  texts: (section: Section<EntryForm>) => ReactNode;
};

const EXPERIENCE: Career = {
  field: "experience",
  role: "title",
  heading: t.experience,
  addLabel: t.addAPosition,
  advice: t.whereYouHaveWorkedNewestFirst,
  check: ({ title, name }) => ({
    ...((title + name).trim() === "" && { title: t.pleaseEnterAJobTitleOrA }),
  }),
  presentLabel: t.iWorkHereNow,
  first: "experience-title",
  texts: (section) => (
    <SideBySide>
      <TextField section={section} name="title" id="experience-title" label={t.jobTitle} maxLength={200} />
      <TextField
        section={section}
        name="name"
        id="experience-name"
        label={t.company}
        maxLength={200}
        autoComplete="organization"
      />
    </SideBySide>
  ),
};

const EDUCATION: Career = {
  field: "education",
  role: "degree",
  heading: t.education,
  addLabel: t.addEducation,
  advice: t.schoolsCollegesAndCoursesNewest,
  check: ({ name }) => ({ ...(name.trim() === "" && { name: t.pleaseEnterTheSchoolCollegeOr }) }),
  presentLabel: t.iStudyHereNow,
  first: "education-name",
  texts: (section) => (
    <>
      <TextField
        section={section}
        name="name"
        id="education-name"
        label={t.schoolCollegeOrUniversity}
        maxLength={200}
        required
      />
      <TextField
        section={section}
        name="degree"
        id="education-degree"
        label={t.degreeOrCourse}
        maxLength={200}
        optional
      />
    </>
  ),
};

export const ExperienceSection = () => <CareerSection career={EXPERIENCE} />;
export const EducationSection = () => <CareerSection career={EDUCATION} />;

function CareerSection({ career }: { career: Career }) {
  const { field, heading, addLabel, advice, check, presentLabel, first, texts } = career;
  const list: readonly Entry[] = useProfile().profile[field];
  const section = useSection<EntryForm>({
    id: field,
    fields: [field],
    toForm: () => EMPTY,
    toChanges: (form, profile) => changesOf(career, form, profile),
    check: (form) => ({ ...check(form), ...checkSpan(form) }),
  });
  const edit = (entry: Entry, index: number) => {
    const texts = { name: entry.name ?? "", [career.role]: roleIn(entry) ?? "" };
    section.edit(first, { ...EMPTY, ...spanFormOf(entry), index, ...texts });
  };
  return (
    <SectionCard
      section={section}
      title={heading}
      addLabel={addLabel}
      editor={(form) => (
        <>
          {texts(section)}
          <SpanFields id={field} form={form} set={section.set} errors={section.errors} presentLabel={presentLabel} />
        </>
      )}
    >
      {list.length === 0 ? (
        <p className="text-ink-soft">{advice}</p>
      ) : (
        <EntryList field={field} list={list} onEdit={edit} />
      )}
      <OriginNote field={field} />
    </SectionCard>
  );
}

function changesOf({ field, role }: Career, form: EntryForm, profile: CandidateProfile) {
  const list: readonly Entry[] = profile[field];
  const entry = { name: form.name.trim() || null, [role]: form[role].trim() || null, ...spanOf(form) };
  const after =
    form.index === null
      ? inserted(list, placeFor(entry, list), entry as Entry)
      : replaced(list, form.index, entry as Entry);
  return { [field]: after };
}

type EntryListProps = {
  field: Career["field"];
  list: readonly Entry[];
  onEdit: (entry: Entry, index: number) => void;
};

/** The entries, each with its actions; moving and removing are saved at once. */
function EntryList({ field, list, onEdit }: EntryListProps) {
  const { run, isBusy } = useQuickSave();
  const change = (after: readonly Entry[], base: readonly Entry[], onSaved?: () => void) =>
    void (isBusy || run({ changes: { [field]: after }, base: { [field]: base } }, onSaved));
  const actionsFor = (entry: Entry, index: number): MenuItem[] => {
    const move = (to: number) => () => change(moved(list, index, to), list);
    const rest = removed(list, index);
    const undo = () => change(inserted(rest, index, entry), rest);
    const remove = () =>
      change(rest, list, () =>
        showToast("info", fill(t.isRemoved, { entry: wordsOf(entry) }), { label: t.undo, onAction: undo }),
      );
    return [
      ...(index > 0 ? [{ id: "up", label: t.moveUp, icon: "arrow-up", onAction: move(index - 1) } as const] : []),
      ...(index < list.length - 1
        ? [{ id: "down", label: t.moveDown, icon: "arrow-down", onAction: move(index + 1) } as const]
        : []),
      { id: "remove", label: t.remove, icon: "trash", onAction: remove },
    ];
  };
  return (
    <ol className="entry-list">
      {list.map((entry, index) => (
        <EntryRow
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be equal
          key={`${index} ${wordsOf(entry)} ${spanInWords(entry.from, entry.to)}`}
          entry={entry}
          onEdit={() => onEdit(entry, index)}
          actions={actionsFor(entry, index)}
        />
      ))}
    </ol>
  );
}

type EntryRowProps = { entry: Entry; onEdit: () => void; actions: MenuItem[] };

function EntryRow({ entry, onEdit, actions }: EntryRowProps) {
  const { name, from, to } = entry;
  const role = roleIn(entry);
  const length = "title" in entry && lengthInWords(from, to, thisMonth());
  const when = [spanInWords(from, to), length].filter(Boolean).join(" · ");
  return (
    <li className="entry flex items-start justify-between gap-3 py-3.5 wrap-anywhere first:pt-0 last:pb-0 not-first:border-t not-first:border-t-line">
      <div className="min-w-0">
        <p className="font-semibold">{role ?? name}</p>
        {role !== null && name && <p className="text-ink-soft">{name}</p>}
        {when && <p className="text-sm text-ink-faint">{when}</p>}
      </div>
      <div className="flex flex-none gap-0.5 -mr-2 text-ink-faint [&_.button]:text-ink-soft">
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={fill(t.edit, { entry: wordsOf(entry) })}
          onClick={onEdit}
        >
          <Icon name="pencil" size={18} />
        </Button>
        <Menu variant="quiet" size="sm" iconOnly label={fill(t.moreFor2, { entry: wordsOf(entry) })} items={actions}>
          <Icon name="more" size={20} className="stroke-3" />
        </Menu>
      </div>
    </li>
  );
}
