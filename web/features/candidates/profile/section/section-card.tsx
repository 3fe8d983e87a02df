// A section's card: its title, the edit button, and its content or form.
import type { FormEvent, ReactNode } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { FIELD_LABELS, inWords } from "../field-words.ts";
import { SavedMark } from "./saved-mark.tsx";
import type { Conflict, Section, SectionState } from "./use-section.ts";

type SectionCardProps<Form extends object> = {
  section: Section<Form>;
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Content in read mode. */
  children: ReactNode;
  /** The form's controls. */
  editor: (form: Form) => ReactNode;
  /** Replaces the Edit button. */
  action?: ReactNode;
  editLabel?: string;
  /** Loads ahead what editing needs. */
  onNear?: () => void;
};

export function SectionCard<Form extends object>(props: SectionCardProps<Form>) {
  const { section, title, lead, children, editor, action, editLabel = "Edit", onNear } = props;
  const { id, root, form } = section;
  return (
    <section id={id} ref={root} aria-labelledby={`${id}-title`} className="card grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 gap-x-4 [&>h2]:[grid-area:1/1]">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead && <p className="col-span-full text-sm/body text-ink-soft">{lead}</p>}
        {form === null && (
          <div className="[grid-area:1/2] flex flex-wrap items-center justify-end gap-3">
            <SavedMark isSaving={section.isSaving} isSaved={section.isSaved} />
            {action ?? (
              <Button
                variant="soft"
                size="sm"
                data-section-edit=""
                aria-label={`${editLabel} ${title.toLocaleLowerCase("en")}`}
                onPointerEnter={onNear}
                onFocus={onNear}
                onClick={() => section.edit()}
                aria-disabled={section.isSaving}
              >
                <Icon name="pencil" size={16} />
                {editLabel}
              </Button>
            )}
          </div>
        )}
      </div>
      {form === null ? children : <SectionForm section={section}>{editor(form)}</SectionForm>}
    </section>
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
        <Alert tone="info" role="status" title="What you typed last time is still here">
          It was not saved yet.
        </Alert>
      )}
      {section.conflict && <ConflictPanel section={section} conflict={section.conflict} />}
      {children}
      {section.problem && (
        <div tabIndex={-1} data-section-trouble="" className="outline-none">
          <Alert tone="bad" role="alert" title={section.problem.title}>
            {section.problem.text}
          </Alert>
        </div>
      )}
      {!section.conflict && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={section.isBusy} busyLabel="Saving…">
            Save
          </Button>
          <Button variant="quiet" onClick={section.cancel}>
            {section.isRestored ? "Discard" : "Cancel"}
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
        This was changed somewhere else meanwhile
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Perhaps in another tab, or on another device. Nothing is lost: which one should stay?
      </p>
      {conflict.fields.map((field) => (
        <dl
          key={field}
          className="grid gap-3 mt-3.5 sm:grid-cols-2 [&>div]:py-2.5 [&>div]:px-3.5 [&>div]:rounded-sm [&>div]:bg-surface [&>div]:wrap-anywhere [&_dt]:text-xs/body [&_dt]:font-semibold [&_dt]:text-ink-faint"
        >
          <div>
            <dt>{FIELD_LABELS[field]}, changed there</dt>
            <dd>{inWords(field, conflict.latest[field])}</dd>
          </div>
          <div>
            <dt>{FIELD_LABELS[field]}, as you typed it</dt>
            <dd>{inWords(field, conflict.mine[field])}</dd>
          </div>
        </dl>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void section.keepMine()}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={section.takeTheirs}>
          Take the other
        </Button>
      </div>
    </div>
  );
}
