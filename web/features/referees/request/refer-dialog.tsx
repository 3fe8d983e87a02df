// Says that somebody is referred: with the employer's reference number, or a file that proves it.
import { type FormEvent, useId, useState } from "react";
import { CONFIRM_DAYS, MAX_REFERENCE } from "../../../../contract/referral-words.ts";
import { callApi } from "../../../session/call-api.ts";
import { loadRefereeCalls } from "../../../session/load-contract.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { sendUpload } from "../../../session/send-upload.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { draftOf, forgetDraft, keepDraft } from "./answer-drafts.ts";
import type { AnswerDialogProps } from "./desk-dialogs.tsx";
import { ProofField } from "./proof-field.tsx";

export function ReferDialog({ request, steps, lost, isOpen, onClose }: AnswerDialogProps) {
  const form = useId();
  const email = useSession().tokenData?.email ?? "";
  const [reference, setReference] = useState(() => draftOf(request.id).reference);
  const [file, setFile] = useState<File | null>(null);
  /** What the file is called once it is there, so that a second try does not send it again. */
  const [sent, setSent] = useState<{ file: File; name: string } | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const { problem, isBusy } = steps;

  const nameOfProof = async (): Promise<string | undefined> => {
    if (file === null) return undefined;
    if (sent?.file === file) return sent.name;
    setShare(0);
    const name = await sendUpload({ kind: "REFERRAL_PROOF", file, userId: email, onProgress: setShare }).finally(() =>
      setShare(null),
    );
    setSent({ file, name });
    return name;
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = reference.trim();
    if (number === "" && file === null) {
      const title = "Please give the employer’s reference number, or a file that proves the referral.";
      steps.tell({ title, field: "reference", code: null });
      event.currentTarget.querySelector<HTMLElement>("input")?.focus();
      return;
    }
    const isDone = await steps.step(async () => {
      const proof = await nameOfProof();
      const body = { ...(number && { reference: number }), ...(proof && { proof }) };
      const { referRequest } = await loadRefereeCalls();
      const call = { params: { requestId: request.id }, body, key: steps.keyOf(body) };
      return repeatCall(() => callApi(referRequest, call));
    }, "Thank you. The candidate is told.");
    if (!isDone) return;
    forgetDraft(request.id);
    onClose();
  };

  const isBeside = problem?.field === "reference" || problem?.field === "proof";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="You have referred them?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="accent"
            busy={isBusy}
            busyLabel={share === null ? "Sending…" : `Sending the file, ${Math.round(share * 100)} %`}
            aria-disabled={lost !== null || undefined}
          >
            I have referred them
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          if (lost) event.preventDefault();
          else void send(event);
        }}
      >
        {lost}
        <p className="text-ink-soft">
          Put them forward in your employer’s own programme first. Then give one of these, so that they can see it:
          {request.view === "CLAIMED" && " with it you take the request on, and they learn your name."} They have{" "}
          {CONFIRM_DAYS} days to confirm.
        </p>
        <Field
          name="reference"
          label="Your employer’s reference number"
          hint="As the referral tool or the recruiter gave it to you."
          error={problem?.field === "reference" ? problem.title : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_REFERENCE}
              autoComplete="off"
              value={reference}
              onChange={({ target }) => {
                setReference(target.value);
                keepDraft(request.id, { reference: target.value });
              }}
            />
          )}
        </Field>
        <ProofField
          file={file}
          onFile={setFile}
          error={problem?.field === "proof" ? problem.title : undefined}
          onFlaw={(title) => steps.tell(title === null ? null : { title, field: "proof", code: null })}
        />
        <ProblemAlert problem={isBeside ? null : problem} />
      </form>
    </Dialog>
  );
}
