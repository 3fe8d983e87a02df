// Sources of jobs for platform admins: the dialog that adds one, search, and how each is.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/sources.ts";
import { EVERY_MINUTES, type FieldMapping } from "../../../contract/listings/rules.ts";
import type { JobSource, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { SOURCES_PATH, sourcePath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Form, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { type Action, useAction } from "../../session/use-action.ts";
import { usePages } from "../../session/use-pages.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { SelectField } from "../../ui/control-fields.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { textHere } from "../../ui/text-here.ts";
import { FieldTable, flawInTable, isSameMapping, PreviewJobs, rejectWords } from "./source-preview.tsx";
import { scheduleOptions, scheduleWords, stateOf } from "./source-words.ts";

const STATES = [
  { value: "ALL", label: t.all },
  { value: "FAILING", label: t.failing },
  { value: "ASKING", label: t.waitsForYou },
  { value: "PAUSED", label: t.paused },
  { value: "BY_HAND", label: t.byHand },
] as const;

export function SourcesScreen() {
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const query = params.get("query")?.trim() ?? "";
  const state = chosenIn(params, "state", STATES);
  const list = usePages([...sourcesKey, "list", query, state], (lastKey) =>
    ask("listSources", { query: { ...(query && { query }), state, lastKey } }),
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3 mt-7">
        <SearchForm
          action={SOURCES_PATH}
          query={query}
          label={t.searchSources}
          placeholder={t.nameOrCompany}
          search={t.search}
          maxLength={200}
          className="grow"
        />
        <Button {...opensDialog} onClick={() => setAdding(true)}>
          {t.addASource}
        </Button>
        <AddSource isOpen={isAdding} onClose={() => setAdding(false)} />
      </div>
      <ChoiceLinks label={t.sourcesByState} parameter="state" choices={STATES} chosen={state} className="mt-5" />
      <PagedItems
        list={list}
        loading={{ label: t.sourcesAreBeingLoaded, sizes: ["h-28", "h-28", "h-28"], className: "grid gap-3 mt-6" }}
        empty={
          <EmptyState icon="briefcase" title={t.noSourceHere}>
            <p>{query === "" && state === "ALL" ? t.pasteAnAddress : t.chooseAnotherState}</p>
          </EmptyState>
        }
        className="outline-none mt-6"
        items="grid gap-3"
      >
        {(source) => <SourceCard key={source.id} source={source} />}
      </PagedItems>
    </>
  );
}

function SourceCard({ source }: { source: JobSource }) {
  const { id, kind, board, company, openJobs, lastCompleteRunAt, nextRunAt, everyMinutes, isFetched, isRunning } =
    source;
  const { label, tone } = stateOf(source);
  return (
    <Card as="li" interactive className="relative grid gap-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          <Link to={sourcePath(id)} className="cover-link">
            {`${kind}:${board}`}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {isRunning && <Badge tone="brand">{t.beingRead}</Badge>}
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[company, fill(t.openJobs, { count: openJobs }), isFetched ? scheduleWords(everyMinutes) : t.byHand]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-sm text-ink-faint">
        {[
          lastCompleteRunAt ? fill(t.lastRead, { at: momentOf(lastCompleteRunAt) }) : t.neverRead,
          nextRunAt && fill(t.nextOn, { at: momentOf(nextRunAt) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {source.problem !== null && (
        <p className="text-sm text-bad wrap-anywhere">{textHere(source.problem, source.problemInHindi)}</p>
      )}
    </Card>
  );
}

function AddSource({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
