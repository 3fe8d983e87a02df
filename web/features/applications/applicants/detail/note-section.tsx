// The company's private notes about an applicant.

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { t } from "#messages/applications.ts";
import type { ApplicantDetails, ApplicantNote } from "../../../../../contract/applications/applicants-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { applicantKey } from "../../../../session/company-keys.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction, useToastAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextAreaField } from "../../../../ui/control-fields.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { changeRow } from "../list/applicant-queries.ts";
import { PanePart } from "./applicant-parts.tsx";

export const NOTE_FIELD_ID = "field-note";
const MAX_NOTE = 4_000;

export function NoteSection({ details }: { details: ApplicantDetails }) {
  const change = useNoteList(details);
  return (
    <PanePart id="applicant-notes" title={t.notes}>
      <p className="mt-1 text-xs/body text-ink-faint">{t.onlyPeopleOfYourCompanySeeThem}</p>
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
    </PanePart>
  );
}

type NoteFormProps = { applicationId: string; onAdded: (note: ApplicantNote) => void };

function NoteForm({ applicationId, onAdded }: NoteFormProps) {
  const [draft, setDraft] = useState(() => draftOf(applicationId));
  const { isBusy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (text === "") return;
    void run(async () => {
      const call = { params: { applicationId }, body: { text }, key: draft.key };
      onAdded(await repeatCall(() => ask("addApplicantNote", call)));
      setDraft(keepDraft(applicationId, ""));
    });
  };
  return (
    <form method="post" className="mt-4 grid gap-3" onSubmit={submit}>
      <TextAreaField
        name="note"
        label={t.writeANote}
        error={problem ? fill(t.whatYouTypedIsStillHere, { title: problem.title }) : undefined}
        rows={3}
        controlClass="[&_.input]:min-h-20"
        maxLength={MAX_NOTE}
        value={draft.text}
        onChange={(event) => setDraft(keepDraft(applicationId, event.target.value))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={isBusy}
        busyLabel={t.keeping}
      >
        {t.keepNote}
      </Button>
    </form>
  );
}

type NoteRowProps = { note: ApplicantNote; applicationId: string; onRemoved: () => void };

function NoteRow({ note, applicationId, onRemoved }: NoteRowProps) {
  const { isBusy, run } = useToastAction();
  const remove = async () => {
    await repeatCall(() => ask("removeApplicantNote", { params: { applicationId, noteId: note.id } }));
    onRemoved();
  };
  return (
    <li>
      <p className="flex items-center gap-3 text-sm/body [&>span]:text-xs/body [&>span]:text-ink-soft [&>.button]:-mt-1.5 [&>.button]:-mr-2 [&>.button]:-mb-1.5 [&>.button]:ml-auto">
        <strong>{note.isOwn ? t.you : note.author}</strong>
        <span>{momentOf(note.createdAt)}</span>
        {note.isOwn && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label={t.removeThisNote}
            busy={isBusy}
            onClick={() => void run(remove, t.theNoteIsRemoved)}
          >
            {!isBusy && <Icon name="trash" size={16} />}
          </Button>
        )}
      </p>
      <p className="applicant-note-text mt-1 text-sm/body whitespace-pre-line wrap-anywhere">{note.text}</p>
    </li>
  );
}

/** Returns how to change the notes, here and in the lists. */
function useNoteList({ applicationId, jobId }: ApplicantDetails) {
  const queries = useQueryClient();
  return (edit: (notes: ApplicantNote[]) => ApplicantNote[]) => {
    const changed = queries.setQueryData<ApplicantDetails>(applicantKey(applicationId), (details) => {
      const noteList = edit(details?.noteList ?? []);
      return details && { ...details, noteList, notes: noteList.length };
    });
    if (changed) changeRow(queries, jobId, { applicationId, notes: changed.notes });
  };
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
