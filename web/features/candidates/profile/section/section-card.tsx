// The pieces of a section of the profile: its frame, its read and edit modes, and the text controls of its form.

import type { ComponentProps, FormEvent, ReactNode, Ref } from "react";
import { t } from "#messages/candidates.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { InputField } from "../../../../ui/control-fields.tsx";
import type { Field, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { FIELD_LABELS, inWords } from "../field-words.ts";
import type { Conflict, Section, SectionState } from "./use-section.ts";

type SectionFrameProps = {
  id: string;
  root?: Ref<HTMLElement>;
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Beside the title: buttons, and the state of saving. */
  tools: ReactNode;
  children: ReactNode;
};

/** A section of the page: its head, and its content. */
export function SectionFrame({ id, root, title, lead, tools, children }: SectionFrameProps) {
  return (
    <section id={id} ref={root} aria-labelledby={`${id}-title`} className="card grid gap-5">
      <div className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-center gap-y-1 gap-x-4 [&>h2]:[grid-area:1/1]">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead && <p className="col-span-full text-sm/body text-ink-soft">{lead}</p>}
        {tools && <div className="[grid-area:1/2] flex flex-wrap items-center justify-end gap-3">{tools}</div>}
      </div>
      {children}
    </section>
  );
}

/** Says, also to screen readers, that a section is being saved or was saved: its form is closed by then. */
export function SavedMark({ progress }: { progress: SectionState["progress"] }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft empty:hidden">
      {progress === "saving" && (
        <>
          <span className="spinner" aria-hidden="true" />
          {t.saving}
        </>
      )}
      {progress === "saved" && (
        <span className="flex items-center gap-1 font-semibold text-good">
          <Icon name="check" size={16} />
          {t.saved}
        </span>
      )}
    </p>
  );
}

type EditButtonProps = Pick<
  ComponentProps<typeof Button>,
  "aria-disabled" | "disabled" | "onPointerEnter" | "onFocus"
> & {
  /** What it edits or adds, for screen readers. */
  about: string;
  isAdding?: boolean;
  onEdit: () => void;
};

/** Opens a section's form. */
export function EditButton({ about, isAdding = false, onEdit, ...rest }: EditButtonProps) {
  return (
    <Button {...rest} variant="soft" size="sm" data-section-edit="" aria-label={about} onClick={onEdit}>
      <Icon name={isAdding ? "plus" : "pencil"} size={16} />
      {isAdding ? t.add : t.edit2}
    </Button>
  );
}

type SectionCardProps<Form extends object> = Pick<SectionFrameProps, "title" | "lead"> & {
  section: Section<Form>;
  /** Content in read mode. */
  children: ReactNode;
  /** The form's controls. */
  editor: (form: Form) => ReactNode;
  /** Names the button of a list, which adds an entry instead of editing the section. */
  addLabel?: string;
  /** Loads ahead what editing needs. */
  onNear?: () => void;
};

/** A section that is read, or edited in a form. */
export function SectionCard<Form extends object>(props: SectionCardProps<Form>) {
  const { section, title, lead, children, editor, addLabel, onNear } = props;
  const { id, root, form, progress } = section;
  const tools = form === null && (
    <>
      <SavedMark progress={progress} />
      <EditButton
        about={addLabel ?? fill(t.edit3, { title: title.toLocaleLowerCase("en") })}
        isAdding={addLabel !== undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onEdit={() => section.edit()}
        aria-disabled={progress === "saving"}
      />
    </>
  );
  return (
    <SectionFrame id={id} root={root} title={title} lead={lead} tools={tools}>
      {form === null ? children : <SectionForm section={section}>{editor(form)}</SectionForm>}
    </SectionFrame>
  );
}

function SectionForm({ section, children }: { section: SectionState; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void section.save();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby={`${section.id}-title`}
      className="grid gap-5 max-w-168"
    >
      {section.isRestored && (
        <Alert tone="info" role="status" title={t.whatYouTypedLastTimeIsStill}>
          {t.itWasNotSavedYet}
        </Alert>
      )}
      {section.conflict && <ConflictPanel section={section} conflict={section.conflict} />}
      {children}
      {section.problem && (
        <div tabIndex={-1} data-section-trouble="" className="outline-none">
          <ProblemAlert problem={section.problem} />
        </div>
      )}
      {!section.conflict && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={section.progress === "checking"} busyLabel={t.saving}>
            {t.save}
          </Button>
          <Button variant="quiet" onClick={section.cancel}>
            {section.isRestored ? t.discard : t.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** A field changed in two places: shows both values to choose from. */
function ConflictPanel({ section, conflict }: { section: SectionState; conflict: Conflict }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-section-trouble=""
      className="py-4 px-4.5 rounded-md bg-accent-soft outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="text-accent-ink" />
        {t.thisWasChangedSomewhereElse2}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t.perhapsInAnotherTabOrOnAnother}</p>
      {conflict.fields.map((field) => (
        <dl
          key={field}
          className="grid gap-3 mt-3.5 sm:grid-cols-2 [&>div]:py-2.5 [&>div]:px-3.5 [&>div]:rounded-sm [&>div]:bg-surface [&>div]:wrap-anywhere [&_dt]:text-xs/body [&_dt]:font-semibold [&_dt]:text-ink-faint"
        >
          <div>
            <dt>{fill(t.changedThere, { fieldLabels: FIELD_LABELS[field] })}</dt>
            <dd>{inWords(field, conflict.latest[field])}</dd>
          </div>
          <div>
            <dt>{fill(t.asYouTypedIt, { fieldLabels: FIELD_LABELS[field] })}</dt>
            <dd>{inWords(field, conflict.mine[field])}</dd>
          </div>
        </dl>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void section.keepMine()}>
          {t.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={section.cancel}>
          {t.takeTheOther}
        </Button>
      </div>
    </div>
  );
}

/** Two controls side by side where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 [align-items:end] sm:grid-cols-2 sm:gap-4 sm:[align-items:start]">{children}</div>
);

type TextFieldProps<Form extends object> = Omit<ComponentProps<typeof TextInput>, "form" | "name"> &
  Pick<ComponentProps<typeof Field>, "label" | "hint" | "optional"> & {
    section: Section<Form>;
    /** The form's key; `id` replaces it as the control's name on the page, which must be unique. */
    name: keyof Form & string;
  };

/** A text of a section's form. */
export function TextField<Form extends object>(props: TextFieldProps<Form>) {
  const { section, name, id = name, label, hint, required, optional, ...input } = props;
  return (
    <InputField
      name={id}
      label={label}
      hint={hint}
      error={section.errors[name]}
      required={required}
      optional={optional}
      {...input}
      value={String(section.form?.[name] ?? "")}
      onChange={(event) => section.set({ [name]: event.target.value } as Partial<Form>)}
    />
  );
}
