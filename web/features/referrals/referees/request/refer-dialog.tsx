// Reports that the candidate was referred, with the employer's reference number or a file as proof.
import { type FormEvent, useId, useRef, useState } from "react";
import { UPLOAD_RULES } from "../../../../../contract/files/rules.ts";
import { CONFIRM_DAYS, MAX_REFERENCE } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { type AnswerDialogProps, AnswerFrame } from "./answer-dialog.tsx";
import { draftOf, forgetDraft, keepDraft } from "./answer-drafts.ts";

export function ReferDialog({ request, steps, lost, isOpen, onClose }: AnswerDialogProps) {
  const email = useSession().tokenData?.email ?? "";
  const [reference, setReference] = useState(() => draftOf(request.id).reference);
  const [file, setFile] = useState<File | null>(null);
  /** The uploaded file's name, so that a retry does not upload it again. */
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
      const call = { params: { requestId: request.id }, body, key: steps.keyOf(body) };
      return repeatCall(() => ask("referRequest", call));
    }, "Thank you. The candidate is told.");
    if (!isDone) return;
    forgetDraft(request.id);
    onClose();
  };

  const isBeside = problem?.field === "reference" || problem?.field === "proof";
  return (
    <AnswerFrame
      {...{ lost, isOpen, onClose }}
      title="You have referred them?"
      button={{
        label: "I have referred them",
        busyLabel: share === null ? "Sending…" : `Sending the file, ${Math.round(share * 100)} %`,
        busy: isBusy,
        variant: "accent",
      }}
      onSend={send}
    >
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
    </AnswerFrame>
  );
}

const RULES = UPLOAD_RULES.REFERRAL_PROOF;

type ProofFieldProps = {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  /** Reports an error of the chosen file; null clears it. */
  onFlaw: (words: string | null) => void;
};

/** Chooses the file that proves a referral: an image or PDF of the confirmation. */
function ProofField({ file, onFile, error, onFlaw }: ProofFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (given: File | undefined) => {
    if (!given) return;
    const flaw = flawOf(given);
    onFlaw(flaw);
    if (flaw === null) onFile(given);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="field-label">
        Or a file that proves it <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      <p className="text-sm/body text-ink-faint mb-1.5" id={`${id}-hint`}>
        A screenshot or the confirmation as a PDF, under 2MB. Place, device and other hidden details are taken out.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <Icon name="upload" size={18} />
          {file ? "Choose another file" : "Choose a file"}
        </Button>
        {file && (
          <span className="flex min-w-0 items-center gap-1 text-sm">
            <span className="truncate">{file.name}</span>
            <Button variant="quiet" size="sm" iconOnly aria-label={`Remove ${file.name}`} onClick={() => onFile(null)}>
              <Icon name="close" size={18} />
            </Button>
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={RULES.mimeTypes.join(",")}
        hidden
        aria-label="A file that proves the referral"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function flawOf({ type, size }: File): string | null {
  if (!RULES.mimeTypes.includes(type)) return RULES.wrongType;
  if (size === 0) return RULES.empty;
  return size >= RULES.maxBytes ? RULES.tooLarge : null;
}
