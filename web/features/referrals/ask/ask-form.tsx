// The request form: an unlisted job, and a note; text is stored from the first letter on.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { MAX_DESCRIPTION, MAX_NOTE, MIN_DESCRIPTION } from "../../../../contract/referrals/rules.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea, TextInput } from "../../../ui/field.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import type { AskDraft } from "./ask-draft.ts";
import type { AskFormProps } from "./ask-form-slot.tsx";
import { changeDraft } from "./ask-store.ts";
import { exampleNote } from "./example-note.ts";
import { usePreviewQuery } from "./preview-query.ts";
import { useAskDraft } from "./use-ask-draft.ts";

export function AskForm(props: AskFormProps) {
  return (
    <QueryProvider>
      <Written {...props} />
    </QueryProvider>
  );
}

function Written({ company, job }: AskFormProps) {
  const { draft, flaw, isReady } = useAskDraft(company.id);
  const { data } = useQuery(usePreviewQuery(company.id, job, draft));
  useFocusOnFlaw(flaw);
  if (!isReady) return <LoadingBlock label="The form is being loaded." sizes={["h-5 w-40", "h-40", "h-28"]} />;
  const jobTitle = job?.kind === "listed" ? job.title : draft.jobTitle.trim() || (data?.jobTitle ?? "");
  const example = exampleNote({ companyName: company.name, jobTitle, match: data?.match ?? null });
  return (
    <div className="grid gap-5 mt-4">
      {job?.kind === "other" && <OtherJob companyName={company.name} draft={draft} flaw={flaw} />}
      <Note draft={draft} flaw={flaw} companyName={company.name} />
      <Example text={example} isUsable={draft.note.trim() === ""} />
    </div>
  );
}

type PartProps = { companyName: string; draft: AskDraft; flaw: { field: string; title: string } | null };

function OtherJob({ companyName, draft, flaw }: PartProps) {
  const errorOf = (field: string) => (flaw?.field === field ? { error: flaw.title } : {});
  return (
    <>
      <Field name="jobUrl" label="Address of the job" required {...errorOf("jobUrl")}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2_000}
            placeholder="https://"
            value={draft.jobUrl}
            onChange={(event) => changeDraft({ jobUrl: event.target.value })}
          />
        )}
      </Field>
      <Field name="jobTitle" label="Its title" optional {...errorOf("jobTitle")}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={200}
            value={draft.jobTitle}
            onChange={(event) => changeDraft({ jobTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        name="jobDescription"
        label="Its description"
        hint={`Paste what ${companyName} writes about the job, at least ${MIN_DESCRIPTION} characters: your CV is compared with it.`}
        required
        {...errorOf("jobDescription")}
      >
        {(control) => (
          <>
            <TextArea
              {...control}
              rows={8}
              maxLength={MAX_DESCRIPTION}
              value={draft.jobDescription}
              onChange={(event) => changeDraft({ jobDescription: event.target.value })}
            />
            <Count of={draft.jobDescription} max={MAX_DESCRIPTION} least={MIN_DESCRIPTION} />
          </>
        )}
      </Field>
    </>
  );
}

function Note({ draft, flaw, companyName }: PartProps) {
  return (
    <Field
      name="note"
      label="To whoever reads it"
      hint={`Why this job, why you. It is the first thing that somebody at ${companyName} reads; your name is not on it.`}
      optional
      {...(flaw?.field === "note" && { error: flaw.title })}
    >
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={6}
            maxLength={MAX_NOTE}
            value={draft.note}
            onChange={(event) => changeDraft({ note: event.target.value })}
          />
          <Count of={draft.note} max={MAX_NOTE} />
        </>
      )}
    </Field>
  );
}

const shown = (count: number) => count.toLocaleString("en-IN");

/** How much is written; says so while it is too little. */
function Count({ of, max, least = 0 }: { of: string; max: number; least?: number }) {
  const { length } = of.trim();
  const isShort = length > 0 && length < least;
  return (
    <p
      className="mt-1.5 text-xs/body text-end tabular-nums text-ink-faint data-short:text-accent-ink"
      data-short={isShort || undefined}
    >
      {isShort ? `${shown(length)} of at least ${shown(least)}` : `${shown(length)} of ${shown(max)}`}
      <span className="sr-only"> characters</span>
    </p>
  );
}

function Example({ text, isUsable }: { text: string; isUsable: boolean }): ReactNode {
  return (
    <figure className="pt-3.5 pr-4.5 pb-4 pl-4.5 rounded-md [border-inline-start:0.25rem_solid_var(--color-accent)] bg-accent-soft text-sm/body [&>blockquote]:mt-1 [&>blockquote]:max-w-(--container-prose) [&>blockquote]:text-ink-soft [&>blockquote]:wrap-anywhere">
      <figcaption className="flex flex-wrap items-center justify-between min-h-9.5 font-[650]">
        For example
        {isUsable && (
          <Button variant="secondary" size="sm" onClick={() => takeExample(text)}>
            Start from this
          </Button>
        )}
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}

/** Selects the brackets at once, to be overwritten. */
function takeExample(text: string): void {
  changeDraft({ note: text });
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>("#field-note");
    field?.focus();
    field?.setSelectionRange(text.indexOf("["), text.indexOf("]") + 1);
  });
}

/** After a press of Send, focuses the field at fault. */
function useFocusOnFlaw(flaw: PartProps["flaw"]): void {
  useEffect(() => {
    if (flaw) document.querySelector<HTMLElement>(`#field-${flaw.field}`)?.focus();
  }, [flaw]);
}
