// Sources of jobs for platform admins: add one, search, and how each is.
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/sources.ts";
import type { JobSource } from "../../../contract/listings/sources-wire.ts";
import { SOURCES_PATH, sourcePath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { opensDialog } from "../../session/action-form.tsx";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { textHere } from "../../ui/text-here.ts";
import { AddSource } from "./add-source.tsx";
import { scheduleWords, stateOf } from "./source-words.ts";

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
