// Reports that the candidate was referred, with the employer's reference number or a file as proof.

import { useId, useRef, useState } from "react";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import { UPLOAD_RULES } from "../../../../../contract/files/rules.ts";
import { CONFIRM_DAYS, MAX_REFERENCE } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionDialog, TextField } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FieldError, FieldHint } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { type AnswerDialogProps, draftOf, useAnswer } from "./use-steps.ts";

export function ReferDialog(props: AnswerDialogProps) {
  const { request, steps, lost, isOpen, onClose } = props;
  const { form, answer } = useAnswer(props, () => ({ reference: draftOf(request.id).reference }));
  const { file, setFile, share, nameOfProof } = useProof();
  const reference = form.draft.reference.trim();
  const send = () =>
    answer(async (params) => {
      const proof = await nameOfProof();
      const body = { ...(reference && { reference }), ...(proof && { proof }) };
      const key = steps.keyOf(body);
      return repeatCall(() => ask("referRequest", { params, body, key }));
    }, t.thankYouTheCandidateIsTold);
  return (
    <ActionDialog
      {...{ isOpen, onClose }}
      form={form}
      title={t.youHaveReferredThem}
      button={t.iHaveReferredThem}
      busyLabel={share === null ? requestTexts.sending : fill(t.sendingTheFile, { share: Math.round(share * 100) })}
      variant="accent"
      isDisabled={lost !== null}
      flawOf={() => (reference === "" && file === null ? { title: NO_PROOF, field: "reference" } : null)}
      onSend={send}
    >
      {lost}
      <p className="text-ink-soft">
        {t.putThemForwardInYourEmployersOwn}
        {request.view === "CLAIMED" && t.withItYouTakeTheRequestOn}{" "}
        {fill(t.theyHaveDaysToConfirm, { confirmDays: CONFIRM_DAYS })}
      </p>
      <TextField
        form={form}
        name="reference"
        label={t.yourEmployersReferenceNumber}
        hint={t.asTheReferralToolOrTheRecruiter}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
      />
      <ProofField
        file={file}
        onFile={setFile}
        error={form.errorOf("proof")}
        onFlaw={(title) => steps.tell(title === null ? null : { title, field: "proof", code: null })}
      />
    </ActionDialog>
  );
}

const NO_PROOF = t.pleaseGiveTheEmployersReference;

/** The chosen file, and its upload; a retry does not upload it again. */
function useProof() {
  const email = useSession().tokenData?.email ?? "";
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<{ file: File; name: string } | null>(null);
  const [share, setShare] = useState<number | null>(null);
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
  return { file, setFile, share, nameOfProof };
}

const RULES = UPLOAD_RULES.REFERRAL_PROOF;

type ProofFieldProps = {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  /** Reports an error of the chosen file; null clears it. */
  onFlaw: (words: string | null) => void;
};

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
        {rich(t.orAFileThatProvesItOptional, {
          span: (words) => <span className="font-normal text-ink-faint">{words}</span>,
        })}
      </legend>
      <FieldHint id={`${id}-hint`}>{t.aScreenshotOrTheConfirmationAsA}</FieldHint>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <Icon name="upload" size={18} />
          {file ? t.chooseAnotherFile : t.chooseAFile}
        </Button>
        {file && (
          <span className="flex min-w-0 items-center gap-1 text-sm">
            <span className="truncate">{file.name}</span>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              aria-label={fill(t.remove, { name: file.name })}
              onClick={() => onFile(null)}
            >
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
        aria-label={t.aFileThatProvesTheReferral}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

function flawOf({ type, size }: File): string | null {
  if (!RULES.mimeTypes.includes(type)) return RULES.wrongType;
  if (size === 0) return RULES.empty;
  return size >= RULES.maxBytes ? RULES.tooLarge : null;
}
