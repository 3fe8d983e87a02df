// The request form: an unlisted job, and a note; text is stored from the first letter on.

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { t } from "#messages/referrals.ts";
import { MAX_DESCRIPTION, MAX_NOTE, MIN_DESCRIPTION } from "../../../../contract/referrals/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { type Form, TextField } from "../../../session/action-form.tsx";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { CharacterCount } from "../../../ui/field.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { type AskDraft, exampleNote } from "./ask-draft.ts";
import type { AskFormProps } from "./ask-panel.tsx";
import { changeDraft, useAskDraft } from "./ask-store.ts";
import { usePreviewQuery } from "./preview-query.ts";

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
  // After a press of Send, the field at fault.
  useEffect(() => {
    if (flaw) document.querySelector<HTMLElement>(`#field-${flaw.field}`)?.focus();
  }, [flaw]);
  if (!isReady) return <LoadingBlock label={t.theFormIsBeingLoaded} sizes={["h-5 w-40", "h-40", "h-28"]} />;
  const jobTitle = job?.kind === "listed" ? job.title : draft.jobTitle.trim() || (data?.jobTitle ?? "");
  const example = exampleNote({ companyName: company.name, jobTitle, match: data?.match ?? null });
  const errorOf = (field: string) => (flaw?.field === field ? flaw.title : undefined);
  const form: TypedDraft = { draft, change: changeDraft, errorOf };
  return (
    <div className="grid gap-5 mt-4">
      {job?.kind === "other" && <OtherJob form={form} companyName={company.name} />}
      <Note form={form} companyName={company.name} />
      <Example text={example} isUsable={draft.note.trim() === ""} />
    </div>
  );
}

type TypedDraft = Pick<Form<AskDraft>, "draft" | "change" | "errorOf">;
type PartProps = { form: TypedDraft; companyName: string };

function OtherJob({ form, companyName }: PartProps) {
  return (
    <>
      <TextField
        form={form}
        name="jobUrl"
        label={t.addressOfTheJob}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2_000}
        placeholder="https://"
      />
      <TextField form={form} name="jobTitle" label={t.itsTitle} optional autoComplete="off" maxLength={200} />
      <TextField
        form={form}
        name="jobDescription"
        label={t.itsDescription}
        hint={fill(t.pasteWhatWritesAboutTheJobAt, { companyName, minDescription: MIN_DESCRIPTION })}
        required
        rows={8}
        maxLength={MAX_DESCRIPTION}
        note={<CharacterCount of={form.draft.jobDescription} max={MAX_DESCRIPTION} least={MIN_DESCRIPTION} />}
      />
    </>
  );
}

const Note = ({ form, companyName }: PartProps) => (
  <TextField
    form={form}
    name="note"
    label={t.toWhoReadsIt}
    hint={fill(t.whyThisJobWhyYou, { companyName })}
    optional
    rows={6}
    maxLength={MAX_NOTE}
    note={<CharacterCount of={form.draft.note} max={MAX_NOTE} />}
  />
);

function Example({ text, isUsable }: { text: string; isUsable: boolean }): ReactNode {
  return (
    <figure className="pt-3.5 pr-4.5 pb-4 pl-4.5 rounded-md [border-inline-start:0.25rem_solid_var(--color-accent)] bg-accent-soft text-sm/body [&>blockquote]:mt-1 [&>blockquote]:max-w-(--container-prose) [&>blockquote]:text-ink-soft [&>blockquote]:wrap-anywhere">
      <figcaption className="flex flex-wrap items-center justify-between min-h-9.5 font-[650]">
        {t.forExample}
        {isUsable && (
          <Button variant="secondary" size="sm" onClick={() => takeExample(text)}>
            {t.startFromThis}
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
