// Asks why a job is closed, and closes it.
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import type { CloseReason } from "../../../../contract/jobs/posting-rules.ts";
import { ask } from "../../../session/ask.ts";
import { companyJobsKey } from "../../../session/company-keys.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, NativeSelect } from "../../../ui/field.tsx";
import { showToast } from "../../../ui/toast.ts";

const REASONS = [
  { value: "FILLED", label: "Somebody was found" },
  { value: "ON_HOLD", label: "It is on hold" },
  { value: "CANCELLED", label: "It is no longer wanted" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly { value: CloseReason; label: string }[];

type CloseJobDialogProps = { job: CompanyJob; isOpen: boolean; onClose: () => void };

export function CloseJobDialog({ job, isOpen, onClose }: CloseJobDialogProps) {
  const form = useId();
  const { close, isBusy, problem } = useClosing(job, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Close ${job.jobTitle}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it open
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel="Closing…">
            Close the job
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void close(new FormData(event.currentTarget).get("reason") as CloseReason);
        }}
      >
        <p>
          It leaves every list at once and nobody can apply any more. Its applicants stay, and you go on with them here.
        </p>
        <Field name="reason" label="Why">
          {(control) => <NativeSelect {...control} options={REASONS} />}
        </Field>
        {problem && (
          <Alert tone="bad" role="alert" title={problem}>
            The job is still open.
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function useClosing(job: CompanyJob, onDone: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = async (reason: CloseReason) => {
    setBusy(true);
    setProblem(null);
    try {
      await repeatCall(() => ask("closePostedJob", { params: { jobid: job.id }, body: { reason } }));
      showToast("success", `${job.jobTitle} is closed.`);
      onDone();
      await queries.invalidateQueries({ queryKey: companyJobsKey });
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { close, isBusy, problem };
}
