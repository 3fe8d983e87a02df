// The candidate's own updates on an application made elsewhere; also removes one that was recorded by mistake.

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Field, SelectField, TextInput } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { STATUS_WORDS } from "../status-words.ts";
import { takeChange, takeRemoval } from "./application-queries.ts";
import { listAddress, readFilters } from "./list-filters.ts";

const OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

export function ExternalProgress({ sent }: { sent: Application }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  const status = chosen ?? sent.status;
  const [note, setNote] = useState("");
  const isNews = status !== sent.status || note.trim() !== "";
  const save = async () => {
    const body = { status, ...(note.trim() && { message: note.trim() }) };
    const call = { params: { applicationId: sent.id }, body };
    void takeChange(queries, await repeatCall(() => ask("updateExternalApplication", call)));
    setNote("");
    setChosen(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNews) void run(save, t.noted);
  };
  return (
    <form onSubmit={submit} className="sent-progress">
      <ProgressFields id={sent.id} status={status} onStatus={setChosen} note={note} onNote={setNote} />
      <ProblemAlert problem={problem} />
      <div className="sent-buttons">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={isBusy}
          busyLabel={t.saving}
          aria-disabled={!isNews || undefined}
        >
          {t.save}
        </Button>
        <ForgetButton sent={sent} />
      </div>
    </form>
  );
}

type ProgressFieldsProps = {
  id: string;
  status: ApplicationStatus;
  onStatus: (status: ApplicationStatus) => void;
  note: string;
  onNote: (note: string) => void;
};

function ProgressFields({ id, status, onStatus, note, onNote }: ProgressFieldsProps) {
  return (
    <>
      <SelectField
        name={`status-${id}`}
        label={t.whereDoesItStand}
        options={OPTIONS}
        value={status}
        onPick={onStatus}
      />
      <Field name={`note-${id}`} label={t.aNoteToYourself} optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={1_000}
            autoComplete="off"
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

function ForgetButton({ sent }: { sent: Application }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const filters = readFilters(useSearchParams()[0]);
  const { isBusy, problem, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const forget = () =>
    run(async () => {
      await removeOnce(sent.id);
      setAsking(false);
      void navigate(listAddress(filters), { replace: true, preventScrollReset: true });
      await takeRemoval(queries, sent);
      focusSoon("#sent-place");
    }, t.forgottenYouCanApplyToThisJob);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {t.toldByMistake}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.forgetThisApplication}
        cancelLabel={t.keepIt}
        confirmLabel={t.forgetIt}
        busyLabel={t.forgetting}
        isBusy={isBusy}
        onConfirm={forget}
      >
        <p>
          {rich(t.whatYouToldUsOfAtIs, {
            jobTitle: sent.jobTitle,
            companyName: sent.companyName,
            b: (words) => <strong className="font-semibold">{words}</strong>,
          })}
        </p>
        {problem && (
          <div className="mt-4">
            <ProblemAlert problem={problem} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

/** A 404 counts as removed. */
async function removeOnce(id: string): Promise<void> {
  try {
    await repeatCall(() => ask("removeExternalApplication", { params: { applicationId: id } }));
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
  }
}
