// The dialog that adds a source: an address is pasted, what is behind it is shown, and then it is added.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "#messages/sources.ts";
import type { FieldMapping } from "../../../contract/listings/rules.ts";
import { EVERY_MINUTES } from "../../../contract/listings/rules.ts";
import type { SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { sourcePath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { type Action, useAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { SelectField } from "../../ui/field.tsx";
import { FieldTable, flawInTable, isSameMapping } from "./field-table.tsx";
import { PreviewJobs, rejectWords } from "./preview-jobs.tsx";
import { scheduleOptions } from "./source-words.ts";

export function AddSource({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const action = useAction();
  const form = useForm<Draft>(action, { address: "", company: "", every: String(EVERY_MINUTES.usual) });
  const { found, isRead, look, choose } = useFound(action, form.draft.address.trim());
  const add = useAdd(action, form.draft, onClose);
  const canAdd = found !== null && isRead && found.preview.existingId === null;
  const flawOf = () =>
    form.draft.address.trim() === ""
      ? { field: "address", title: t.pleasePasteAnAddress }
      : flawInTable(found?.mapping ?? null);
  return (
    <ActionDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={t.addASource}
      button={canAdd ? t.addIt : found && !isRead ? t.readItSo : t.lookAtIt}
      {...(!canAdd && { busyLabel: t.beingLookedAt })}
      flawOf={flawOf}
      onSend={() => (canAdd ? add(found.preview) : look())}
    >
      <TextField
        form={form}
        name="address"
        label={t.addressLabel}
        hint={t.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2_000}
      />
      {found && (
        <Preview preview={found.preview} isRead={isRead}>
          {found.preview.fields.length > 0 && found.preview.existingId === null && (
            <FieldTable
              key={found.typed}
              fields={found.preview.fields}
              mapping={found.mapping}
              proposed={found.preview.proposedMapping}
              onChange={choose}
              errorOf={form.errorOf}
            />
          )}
        </Preview>
      )}
      {canAdd && <Choices form={form} />}
    </ActionDialog>
  );
}

type Draft = { address: string; company: string; every: string };
/** `mapping` as it is chosen now, by which the preview may not be read yet. */
type Shown = { typed: string; preview: SourcePreview; mapping: FieldMapping | null };

/** What is shown belongs to the address, and its jobs to the mapping, that it was asked for. */
function useFound(action: Action, typed: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const found = shown?.typed === typed ? shown : null;
  const isRead = found !== null && isSameMapping(found.mapping, found.preview.mapping);
  return {
    found,
    isRead,
    look: () =>
      action.run(async () => {
        const body = { address: typed, ...(found && !isRead && { mapping: found.mapping }) };
        const preview = await ask("previewSource", { body });
        setShown({ typed, preview, mapping: preview.mapping });
      }),
    choose: (mapping: FieldMapping | null) => found && setShown({ ...found, mapping }),
  };
}

/** Adds what was found, and goes to its page. */
function useAdd(action: Action, { company, every }: Draft, onClose: () => void) {
  const queries = useQueryClient();
  const goTo = useNavigate();
  return async ({ address, mapping, fields }: SourcePreview) => {
    const body = {
      address,
      company: company.trim(),
      everyMinutes: Number(every),
      ...(fields.length > 0 && { mapping }),
    };
    let id = "";
    const isDone = await action.run(async () => {
      ({ id } = await ask("addSource", { body, key: action.keyOf(body) }));
      void queries.invalidateQueries({ queryKey: sourcesKey });
    }, t.isAdded);
    if (!isDone) return;
    onClose();
    await goTo(sourcePath(id));
  };
}

/** Whose jobs they are, and how often they are read. */
function Choices({ form }: { form: Form<Draft> }) {
  return (
    <>
      <TextField form={form} name="company" label={t.companyLabel} optional maxLength={200} />
      <SelectField
        name="everyMinutes"
        label={t.scheduleLabel}
        options={scheduleOptions(EVERY_MINUTES.usual)}
        value={form.draft.every}
        onPick={(every) => form.change({ every })}
      />
    </>
  );
}

type PreviewProps = { preview: SourcePreview; isRead: boolean; children: ReactNode };

function Preview({ preview, isRead, children }: PreviewProps) {
  const { kind, board, rows, rejected, rejects, jobs, existingId } = preview;
  return (
    <section aria-label={t.firstJobs} className="grid gap-4">
      <Alert tone={existingId ? "notice" : "good"} role="status" title={fill(t.recognised, { kind, board })}>
        <p>{fill(t.jobsFound, { rows })}</p>
        {rejected > 0 && <p className="wrap-anywhere">{rejectWords({ rejected, rejects })}</p>}
        {existingId && (
          <p>
            {t.isThere}{" "}
            <Link to={sourcePath(existingId)} className="text-link">
              {t.openThatSource}
            </Link>
          </p>
        )}
      </Alert>
      {children}
      {isRead && <PreviewJobs jobs={jobs} />}
    </section>
  );
}
