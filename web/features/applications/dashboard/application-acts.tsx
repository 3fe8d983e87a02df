// What a candidate does about an application: withdraws it, or tells how one made elsewhere goes on.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  WITHDRAW_REASONS,
  type WithdrawReason,
} from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-button.tsx";
import { InputField, RadioField, SelectField, TextAreaField } from "../../../ui/control-fields.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { bold } from "../../../ui/tags.tsx";
import { STATUS_WORDS } from "../status-words.ts";
import { takeChange, takeRemoval } from "./application-queries.ts";
import { listAddress, readFilters, rowId } from "./list-filters.ts";
import { WITHDRAW_WORDS } from "./progress.ts";

const REASONS = WITHDRAW_REASONS.map((value) => ({ value, label: WITHDRAW_WORDS[value] }));

type WithdrawDialogProps = { sent: Application; isOpen: boolean; onClose: () => void };

/** The chosen reason and text are retained until the page closes. */
export function WithdrawDialog({ sent, isOpen, onClose }: WithdrawDialogProps) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [reason, setReason] = useState<WithdrawReason | null>(null);
  const [message, setMessage] = useState("");
  const [hasNoReason, setNoReason] = useState(false);
  const form = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNoReason(reason === null);
    if (reason === null) return event.currentTarget.querySelector("input")?.focus();
    const body = { reason, ...(message.trim() && { message: message.trim() }) };
    const work = async () => void takeChange(queries, await withdraw(sent.id, body));
    if (!(await run(work, t.yourApplicationIsWithdrawn))) return;
    onClose();
    focusSoon(`#${rowId(sent.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.withdrawYourApplication}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keepIt}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel={t.withdrawing}>
            {t.withdraw2}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <Consequence sent={sent} />
        <RadioField
          legend={t.why2}
          options={REASONS}
          value={reason}
          error={hasNoReason ? t.pleaseChooseAReason : undefined}
          onPick={setReason}
        />
        <TextAreaField
          name="withdraw-message"
          label={fill(t.aWordTo, { companyName: sent.companyName })}
          optional
          rows={3}
          maxLength={1_000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <ProblemAlert problem={problem} />
      </form>
    </Dialog>
  );
}

const Consequence = ({ sent: { companyName, jobTitle } }: { sent: Application }) => (
  <p className="text-ink-soft">
    {rich(t.isToldAtOnceAndDoesNot, {
      companyName,
      jobTitle,
      b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
    })}
  </p>
);

/** If an earlier try succeeded without an answer, this one is refused, though the application is withdrawn. */
async function withdraw(id: string, body: { reason: WithdrawReason; message?: string }): Promise<Application> {
  const params = { applicationId: id };
  try {
    return await repeatCall(() => ask("withdrawApplication", { params, body }));
  } catch (error) {
    const now = isRefusedWith(error, 409) ? await ask("getApplication", { params }) : null;
    if (now?.status !== "WITHDRAWN") throw error;
    return now;
  }
}

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
      <InputField
        name={`note-${id}`}
        label={t.aNoteToYourself}
        optional
        maxLength={1_000}
        autoComplete="off"
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
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
        <p>{rich(t.whatYouToldUsOfAtIs, { jobTitle: sent.jobTitle, companyName: sent.companyName, b: bold })}</p>
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
