// One source of jobs: how it is, what can be done, its runs, and why jobs were not understood.
import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/sources.ts";
import type { OpenedSource, SourceRun } from "../../../contract/listings/sources-wire.ts";
import { SOURCES_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { sourcesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { isRefusedWith, useToastAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { BarTable, Trend } from "../../ui/charts.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { momentOf } from "../../ui/moments.ts";
import { Section } from "../../ui/section.tsx";
import { textHere } from "../../ui/text-here.ts";
import { ChangeSource, RemoveSource } from "./change-source.tsx";
import { OUTCOME_WORDS, scheduleWords, stateOf } from "./source-words.ts";

const keyOf = (id: string) => [...sourcesKey, "one", id] as const;
const WHILE_RUNNING_MS = 3_000;

export function SourceScreen({ sourceId }: { sourceId: string }) {
  const query = useQuery({
    queryKey: keyOf(sourceId),
    queryFn: () => ask("getSource", { params: { sourceId } }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.isRunning ? WHILE_RUNNING_MS : false),
  });
  if (isRefusedWith(query.error, 404))
    return (
      <EmptyState
        icon="briefcase"
        level={1}
        title={t.noSuchSource}
        actions={<ButtonLink to={SOURCES_PATH}>{t.seeAllSources}</ButtonLink>}
        text={t.itMayHaveBeenRemoved}
      />
    );
  if (!query.data)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.sourceIsBeingLoaded}
        sizes={["h-5 w-48", "h-11 w-96 max-w-full", "h-80"]}
        className="grid gap-5"
      />
    );
  return <Source source={query.data} />;
}

function Source({ source }: { source: OpenedSource }) {
  const name = `${source.kind}:${source.board}`;
  const { label, tone } = stateOf(source);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: t.sources, path: SOURCES_PATH },
          { name, path: "" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-4">
        <h1 className="text-3xl min-w-0 wrap-anywhere">{name}</h1>
        <Badge tone={tone}>{label}</Badge>
        {source.isRunning && <Badge tone="brand">{t.beingRead}</Badge>}
      </div>
      <Trouble source={source} />
      <Acts source={source} />
      <div className="mt-7 grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Runs runs={source.runs} />
          <Rejects rejects={source.rejects} />
        </div>
        <div className="grid min-w-0 gap-6">
          <State source={source} />
          <JobsOverTime trend={source.trend} />
          {source.isFetched && (
            <ChangeSource key={JSON.stringify([source.everyMinutes, source.company, source.mapping])} source={source} />
          )}
        </div>
      </div>
    </>
  );
}

function Trouble({ source: { health, problem, problemInHindi, failingSince } }: { source: OpenedSource }) {
  if (problem === null) return null;
  const title =
    health === "ASKING"
      ? t.aRunAsks
      : health === "SUSPENDED"
        ? t.boardIsGone
        : fill(t.cannotBeRead, { at: momentOf(failingSince ?? "") });
  return (
    <Alert tone={health === "ASKING" ? "notice" : "bad"} title={title} className="mt-6">
      <p className="wrap-anywhere">{textHere(problem, problemInHindi)}</p>
      {health === "ASKING" && <p>{t.asksText}</p>}
    </Alert>
  );
}

function Acts({ source }: { source: OpenedSource }) {
  const reload = useReload(sourcesKey);
  const action = useToastAction();
  const { id, isEnabled, isFetched, health, isKept } = source;
  const act =
    (call: "runSource" | "replaySource" | "pauseSource" | "resumeSource" | "acceptSource", done: string) => () =>
      action.run(() => reload(ask(call, { params: { sourceId: id }, body: {} })), done);
  const look = { "aria-disabled": action.isBusy || undefined };
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {health === "ASKING" && isEnabled && (
        <Button {...look} onClick={act("acceptSource", t.isLetThrough)}>
          {t.letThrough}
        </Button>
      )}
      {isEnabled && isFetched && (
        <Button {...look} variant="secondary" onClick={act("runSource", t.willRun)}>
          {t.runNow}
        </Button>
      )}
      {isEnabled && isKept && (
        <Button {...look} variant="secondary" onClick={act("replaySource", t.replayed)}>
          {t.replay}
        </Button>
      )}
      {isEnabled ? (
        <Button {...look} variant="secondary" onClick={act("pauseSource", t.isPaused)}>
          {t.pause}
        </Button>
      ) : (
        <Button {...look} onClick={act("resumeSource", t.isResumed)}>
          {t.resume}
        </Button>
      )}
      <RemoveSource source={source} />
    </div>
  );
}

function State({ source }: { source: OpenedSource }) {
  const { kind, board, company, address, isFetched, everyMinutes, lastCompleteRunAt, nextRunAt, openJobs } = source;
  const facts = [
    { name: t.kind, value: kind },
    { name: t.board, value: board },
    { name: t.company, value: company },
    { name: t.list, value: address },
    { name: t.jobs, value: fill(t.openJobs, { count: openJobs }) },
    { name: t.schedule, value: isFetched ? scheduleWords(everyMinutes) : t.byHand },
    { name: t.lastRun, value: lastCompleteRunAt ? momentOf(lastCompleteRunAt) : t.neverRead },
    { name: t.nextRun, value: nextRunAt ? momentOf(nextRunAt) : t.notPlanned },
  ];
  return (
    <Section id="facts" title={t.state} className="card">
      <Facts
        facts={facts}
        className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 [&>div]:min-w-0 [&_dt]:text-sm [&_dt]:text-ink-faint [&_dd]:wrap-anywhere"
      />
    </Section>
  );
}

function JobsOverTime({ trend }: Pick<OpenedSource, "trend">) {
  const last = trend.at(-1);
  if (!last) return null;
  const most = Math.max(2, ...trend.map(({ listed }) => listed));
  return (
    <Section id="trend" title={t.jobsOverTime} className="card">
      <div className="mt-2">
        <Trend
          caption={t.jobsOverTime}
          heads={[t.run, t.jobs]}
          most={most}
          steps={[0, most]}
          points={trend.map(({ at, listed }) => ({ at: Date.parse(at), label: momentOf(at), value: listed }))}
        >
          <p className="font-display text-2xl/[1.2] font-bold tabular-nums">
            {last.listed}{" "}
            <span className="text-sm font-semibold text-ink-faint">{fill(t.runsOf, { count: trend.length })}</span>
          </p>
        </Trend>
      </div>
    </Section>
  );
}

const Runs = ({ runs }: { runs: readonly SourceRun[] }) => (
  <Section id="runs" title={t.runs} className="card">
    {runs.length === 0 ? (
      <p className="mt-3 text-ink-soft">{t.noRunYet}</p>
    ) : (
      <ol className="mt-3 divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={OUTCOME_WORDS[run.outcome].tone}>{OUTCOME_WORDS[run.outcome].label}</Badge>
              <span className="text-sm text-ink-faint">{momentOf(run.finishedAt)}</span>
            </p>
            {run.counts && <p className="text-sm/body text-ink-soft">{fill(t.runCounts, run.counts)}</p>}
            {run.problem && (
              <p className="text-sm/body text-ink-soft wrap-anywhere">{textHere(run.problem, run.problemInHindi)}</p>
            )}
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const Rejects = ({ rejects }: Pick<OpenedSource, "rejects">) => (
  <Section id="rejects" title={t.rejects} head="text-xl mb-3" className="card">
    {rejects.length === 0 ? (
      <p className="text-ink-soft">{t.noRejects}</p>
    ) : (
      <BarTable
        caption={t.rejects}
        heads={[t.reason, t.count]}
        bars={rejects.map(({ reason, reasonInHindi, count }) => ({
          label: textHere(reason, reasonInHindi),
          value: count,
          text: String(count),
        }))}
      />
    )}
  </Section>
);
