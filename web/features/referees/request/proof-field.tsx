// Chooses the file that proves a referral: an image or PDF of the confirmation.
import { useId, useRef } from "react";
import { UPLOAD_RULES } from "../../../../contract/files/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

const RULES = UPLOAD_RULES.REFERRAL_PROOF;

type ProofFieldProps = {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  /** Reports an error of the chosen file; null clears it. */
  onFlaw: (words: string | null) => void;
};

export function ProofField({ file, onFile, error, onFlaw }: ProofFieldProps) {
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
