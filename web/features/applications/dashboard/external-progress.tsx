// The candidate's own updates on an application made elsewhere; also removes one that was recorded by mistake.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";
import { Field, NativeSelect, TextInput } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { STATUS_WORDS } from "../status-words.ts";
import { takeChange, takeRemoval } from "./application-queries.ts";
import { listAddress, readFilters } from "./list-filters.ts";
import { isRefusal, useChange } from "./use-change.ts";

const OPTIONS = APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

export function ExternalProgress({ sent }: { sent: Application }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useChange();
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  const status = chosen ?? sent.status;
  const [note, setNote] = useState("");
  const isNews = status !== sent.status || note.trim() !== "";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isNews) return;
    const isDone = await run(async () => {
      const body = { status, ...(note.trim() && { message: note.trim() }) };
      const call = { params: { applicationId: sent.id }, body };
      void takeChange(queries, await repeatCall(() => ask("updateExternalApplication", call)));
    }, "Noted.");
    if (!isDone) return;
    setNote("");
    setChosen(null);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="sent-progress">
      <Field name={`status-${sent.id}`} label="Where does it stand?">
        {(control) => (
          <NativeSelect
            {...control}
            options={OPTIONS}
            value={status}
            onChange={(event) => setChosen(event.target.value as ApplicationStatus)}
          />
        )}
      </Field>
      <Field name={`note-${sent.id}`} label="A note to yourself" optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={1_000}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <div className="sent-buttons">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={isBusy}
          busyLabel="Saving…"
          aria-disabled={!isNews || undefined}
        >
          Save
        </Button>
        <ForgetButton sent={sent} />
      </div>
    </form>
  );
}

function ForgetButton({ sent }: { sent: Application }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const filters = readFilters(useSearchParams()[0]);
  const { isBusy, problem, run } = useChange();
  const [isAsking, setAsking] = useState(false);
  const forget = () =>
    run(async () => {
      await removeOnce(sent.id);
      setAsking(false);
      void navigate(listAddress(filters), { replace: true, preventScrollReset: true });
      await takeRemoval(queries, sent);
      focusSoon("#sent-place");
    }, "Forgotten. You can apply to this job again.");
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Told by mistake?
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Forget this application?"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel="Forgetting…" onClick={() => void forget()}>
              Forget it
            </Button>
          </>
        }
      >
        <p>
          What you told us of <strong className="font-semibold">{sent.jobTitle}</strong> at {sent.companyName} is
          removed, with its timeline. What you sent to the employer stays there.
        </p>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title} className="mt-4">
            {problem.text}
          </Alert>
        )}
      </Dialog>
    </>
  );
}

/** A 404 counts as removed. */
async function removeOnce(id: string): Promise<void> {
  try {
    await repeatCall(() => ask("removeExternalApplication", { params: { applicationId: id } }));
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
  }
}
