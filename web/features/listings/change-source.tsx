// The form on a source's page: whose jobs they are, how often they are read, and which field of a list is which.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/sources.ts";
import type { FieldMapping } from "../../../contract/listings/rules.ts";
import type { OpenedSource, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { ActionForm, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { Section } from "../../ui/section.tsx";
import { FieldTable, flawInTable, isSameMapping } from "./field-table.tsx";
import { PreviewJobs, rejectWords } from "./preview-jobs.tsx";
import { scheduleOptions } from "./source-words.ts";

type Draft = { company: string; every: string; mapping: FieldMapping | null };

export function ChangeSource({ source }: { source: OpenedSource }) {
  const queries = useQueryClient();
  const action = useAction();
  const before = { company: source.company ?? "", every: String(source.everyMinutes), mapping: source.mapping };
  const form = useForm<Draft>(action, before);
  const { company, every, mapping } = form.draft;
  const isSame = company.trim() === before.company && every === before.every && isSameMapping(mapping, before.mapping);
  const send = () =>
    action.run(async () => {
      const body = {
        company: company.trim(),
        everyMinutes: Number(every),
        ...(!isSameMapping(mapping, before.mapping) && { mapping }),
      };
      await ask("updateSource", { params: { sourceId: source.id }, body });
      await queries.invalidateQueries({ queryKey: sourcesKey });
    }, t.isSaved);
  return (
    <Section id="change" title={t.changeIt} head="text-xl mb-4" className="card">
      <ActionForm
        form={form}
        labelledBy="change"
        flawOf={() => (isSame ? { title: t.nothingIsChanged } : flawInTable(mapping))}
        onSend={send}
        foot={
          <div>
            <Button type="submit" variant="secondary" busy={action.isBusy}>
              {t.save}
            </Button>
          </div>
        }
      >
        <TextField form={form} name="company" label={t.companyLabel} optional maxLength={200} />
        <SelectField
          name="everyMinutes"
          label={t.scheduleLabel}
          error={form.errorOf("everyMinutes")}
          options={scheduleOptions(source.everyMinutes)}
          value={every}
          onPick={(every) => form.change({ every })}
        />
        {source.kind === "listing-file" && source.address !== null && (
          <SourceFields address={source.address} form={form} />
        )}
      </ActionForm>
    </Section>
  );
}

/** The list is read when its fields are asked for, and again when the first jobs are to be seen by another mapping. */
function SourceFields({ address, form }: { address: string; form: Form<Draft> }) {
  const { mapping } = form.draft;
  const looking = useAction();
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const look = () => looking.run(async () => setPreview(await ask("previewSource", { body: { address, mapping } })));
  const isRead = preview !== null && isSameMapping(preview.mapping, mapping);
  return (
    <>
      {preview && (
        <FieldTable
          fields={preview.fields}
          mapping={mapping}
          proposed={preview.proposedMapping}
          onChange={(changed) => form.change({ mapping: changed })}
          errorOf={form.errorOf}
        />
      )}
      <div>
        <Button variant="secondary" busy={looking.isBusy} busyLabel={t.beingLookedAt} onClick={look}>
          {preview ? t.readItSo : t.showFields}
        </Button>
      </div>
      <ProblemAlert problem={looking.problem} />
      {isRead && (
        <>
          {preview.rejected > 0 && <p className="text-sm/body wrap-anywhere">{rejectWords(preview)}</p>}
          <PreviewJobs jobs={preview.jobs} />
          <p className="text-sm/body text-ink-soft">{t.countsFromNextRun}</p>
        </>
      )}
    </>
  );
}
