// What an admin changes about a source: whose jobs they are, how often and by which fields they are read; or removes it.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/sources.ts";
import type { FieldMapping } from "../../../contract/listings/rules.ts";
import type { OpenedSource, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { SOURCES_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, ActionForm, type Form, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/control-fields.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { Section } from "../../ui/section.tsx";
import { FieldTable, flawInTable, isSameMapping, PreviewJobs, rejectWords } from "./source-preview.tsx";
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

type Removal = { jobs: "CLOSE" | "KEEP" };

export function RemoveSource({ source: { id, kind, board, openJobs } }: { source: OpenedSource }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm<Removal>(action, { jobs: "CLOSE" });
  const { jobs } = form.draft;
  const open = () => {
    action.tell(null);
    form.change({ jobs: "CLOSE" });
    setOpen(true);
  };
  const remove = () =>
    action.run(async () => {
      await ask("removeSource", { params: { sourceId: id }, body: { jobs } });
      // Not asked for again at once: this page still shows the source that is gone.
      await queries.invalidateQueries({ queryKey: sourcesKey, refetchType: "none" });
      await navigate(SOURCES_PATH, { replace: true });
    }, t.isRemoved);
  return (
    <>
      <Button {...opensDialog} variant="secondary" onClick={open}>
        {t.remove}
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={fill(t.removeTitle, { name: `${kind}:${board}` })}
        button={t.removeIt}
        variant="danger"
        onSend={remove}
      >
        <p>{t.removeText}</p>
        {openJobs > 0 && <Fate form={form} openJobs={openJobs} />}
      </ActionDialog>
    </>
  );
}

function Fate({ form: { draft, change }, openJobs }: { form: Form<Removal>; openJobs: number }) {
  const choices = [
    ["CLOSE", fill(t.closeJobs, { count: openJobs })],
    ["KEEP", t.keepJobs],
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label">{fill(t.whatOfItsJobs, { count: openJobs })}</legend>
      {choices.map(([jobs, words]) => (
        <label key={jobs} className="check-row">
          <input type="radio" name="jobs" checked={draft.jobs === jobs} onChange={() => change({ jobs })} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
