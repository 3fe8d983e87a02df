// The company's private notes about an applicant.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ApplicantDetails, ApplicantNote } from "../../../../../contract/applications/applicants-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { applicantKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextArea } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { changeLists } from "../list/applicant-queries.ts";
import { momentOf } from "../show-moment.ts";

export const NOTE_FIELD_ID = "field-note";
const MAX_NOTE = 4_000;

export function NoteSection({ details }: { details: ApplicantDetails }) {
  const { change } = useNoteList(details);
  return (
    <section aria-labelledby="applicant-notes" className="pane-part">
      <h3 id="applicant-notes" tabIndex={-1}>
        Notes
      </h3>
      <p className="mt-1 text-xs/body text-ink-faint">Only people of your company see them.</p>
      {details.noteList.length > 0 && (
        <ul className="grid gap-3 mt-3.5 [&>li]:py-3 [&>li]:px-4 [&>li]:rounded-md [&>li]:bg-accent-soft">
          {details.noteList.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              applicationId={details.applicationId}
              onRemoved={() => change((notes) => notes.filter(({ id }) => id !== note.id))}
            />
          ))}
        </ul>
      )}
      <NoteForm applicationId={details.applicationId} onAdded={(note) => change((notes) => [...notes, note])} />
    </section>
  );
}

type NoteFormProps = { applicationId: string; onAdded: (note: ApplicantNote) => void };

function NoteForm({ applicationId, onAdded }: NoteFormProps) {
  const [draft, setDraft] = useState(() => draftOf(applicationId));
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (text === "" || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const call = { params: { applicationId }, body: { text }, key: draft.key };
      onAdded(await repeatCall(() => ask("addApplicantNote", call)));
      setDraft(keepDraft(applicationId, ""));
    } catch (error) {
      setProblem(`${reasonOf(error)} What you typed is still here.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" className="mt-4 grid gap-3" onSubmit={submit}>
      <Field name="note" label="Write a note" error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            className="[&_.input]:min-h-20"
            maxLength={MAX_NOTE}
            value={draft.text}
            onChange={(event) => setDraft(keepDraft(applicationId, event.target.value))}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Keeping…"
      >
        Keep note
      </Button>
    </form>
  );
}

type NoteRowProps = { note: ApplicantNote; applicationId: string; onRemoved: () => void };

function NoteRow({ note, applicationId, onRemoved }: NoteRowProps) {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await repeatCall(() => ask("removeApplicantNote", { params: { applicationId, noteId: note.id } }));
      onRemoved();
      showToast("success", "The note is removed.");
    } catch (error) {
      showToast("error", reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <li>
      <p className="flex items-center gap-3 text-sm/body [&>span]:text-xs/body [&>span]:text-ink-soft [&>.button]:-mt-1.5 [&>.button]:-mr-2 [&>.button]:-mb-1.5 [&>.button]:ml-auto">
        <strong>{note.isOwn ? "You" : note.author}</strong>
        <span>{momentOf(note.createdAt)}</span>
        {note.isOwn && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label="Remove this note"
            busy={isBusy}
            onClick={() => void remove()}
          >
            {!isBusy && <Icon name="trash" size={16} />}
          </Button>
        )}
      </p>
      <p className="applicant-note-text mt-1 text-sm/body whitespace-pre-line wrap-anywhere">{note.text}</p>
    </li>
  );
}

function useNoteList({ applicationId, jobId }: ApplicantDetails) {
  const queries = useQueryClient();
  const change = (edit: (notes: ApplicantNote[]) => ApplicantNote[]) => {
    queries.setQueryData<ApplicantDetails>(applicantKey(applicationId), (details) => {
      if (!details) return details;
      const noteList = edit(details.noteList);
      return { ...details, noteList, notes: noteList.length };
    });
    const notes = queries.getQueryData<ApplicantDetails>(applicantKey(applicationId))?.notes;
    if (notes === undefined) return;
    changeLists(queries, jobId, (pages) =>
      pages.map((page) => ({
        ...page,
        data: page.data.map((row) => (row.applicationId === applicationId ? { ...row, notes } : row)),
      })),
    );
  };
  return { change };
}

type NoteDraft = {
  text: string;
  /** Stays the same until the text changes, so that a note sent twice is stored once. */
  key: string;
};

const drafts = new Map<string, NoteDraft>();

const draftOf = (applicationId: string): NoteDraft => drafts.get(applicationId) ?? { text: "", key: "" };

/** Unsaved notes by applicant, so that text survives opening another applicant. */
function keepDraft(applicationId: string, text: string): NoteDraft {
  const draft = { text, key: newCallKey() };
  if (text === "") drafts.delete(applicationId);
  else drafts.set(applicationId, draft);
  return draft;
}
