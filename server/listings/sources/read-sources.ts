// Reads sources for admins: the list, and one with its runs and why jobs were rejected.
import type { JobSource, SourceRun } from "../../../contract/listings/sources-wire.ts";
import type { PublicOperation } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import { containing, type Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import { problemInHindi, withHindi } from "../../platform/problem-words.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CountedReason } from "./rules.ts";

type Row = Timed<Omit<JobSource, "problemInHindi">, "failingSince" | "lastCompleteRunAt" | "nextRunAt"> & {
  rank: number;
};

/** Runs in a trend. */
const TREND = 30;

/** Selects sources; append conditions. The source is `s`. */
const sourceRows = `select s.id, s.kind, s.board, s.company, s.address, s.mapping, s.is_fetched as "isFetched", s.enabled as "isEnabled",
  s.every_minutes as "everyMinutes", s.health, s.problem, s.failing_since as "failingSince", s.last_complete_run_at as "lastCompleteRunAt",
  case when s.enabled and s.health <> 'ASKING' then s.next_run_at end as "nextRunAt",
  coalesce(greatest(s.claimed_until, s.queued_until) > clock_timestamp(), false) as "isRunning", s.listed,
  (select count(*)::int from listing l join job j on j.id = l.job_id where l.source_id = s.id and j.status = 'PUBLISHED') as "openJobs",
  coalesce((select json_agg(json_build_object('at', to_char(t.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'listed', t.listed) order by t.finished_at)
    from (select r.finished_at, (r.report ->> 'listed')::int as listed from listing_run r where r.source_id = s.id
      and r.outcome in ('DONE', 'UNCHANGED', 'REPLAYED') and r.report ? 'listed' order by r.id desc limit ${TREND}) t), '[]') as trend,
  case when s.health in ('FAILING', 'ASKING', 'SUSPENDED') then 1 else 0 end as rank
  from listing_source s`;
const typed = `/* health, trend, mapping, isRunning as typed: checked, made here, written by the contract, coalesced */`;

const present = ({ rank: _rank, ...row }: Row): JobSource => ({
  ...isoTimes(row),
  problemInHindi: problemInHindi(row.problem),
});

export const noSource = () => refuse(404, "NOT_FOUND", "There is no such source.");

/** 404 if there is none. */
export async function readSource(reader: Reader, id: string): Promise<JobSource> {
  const [row] = isUuid(id)
    ? await reader.query<Row>(`${sourceRows} where s.id = $1 and s.removed_at is null ${typed}`, [id])
    : [];
  if (!row) throw noSource();
  return present(row);
}

/** Those in trouble first. 400 for a cursor of another list. */
export const listSources: PublicOperation<"listSources"> = async ({ query }, { db, cursors }) => {
  const { query: text, state = "ALL" } = query;
  const page = openPage<{ rank: number; id: string }>(cursors, query, { list: "sources", state, text });
  const found = await db.query<Row>(
    `select * from (${sourceRows}
       where s.removed_at is null and ($1::text is null or (s.kind || ':' || s.board) ilike $1 or s.company ilike $1)
         and case $2 when 'FAILING' then s.health in ('FAILING', 'SUSPENDED') when 'ASKING' then s.health = 'ASKING'
           when 'PAUSED' then not s.enabled when 'BY_HAND' then not s.is_fetched else true end) as sources
     where ($3::int is null or (rank, id) < ($3, $4::uuid)) order by rank desc, id desc limit $5 ${typed}`,
    [containing(text), state, page.after?.rank ?? null, page.after?.id ?? null, page.limit],
  );
  const { rows, pagination } = page.cut(found, ({ rank, id }) => ({ rank, id }));
  return { data: rows.map(present), pagination };
};

/** All, for the operator's command. */
export const readAllSources = async (reader: Reader): Promise<JobSource[]> =>
  (await reader.query<Row>(`${sourceRows} where s.removed_at is null order by s.kind, s.board ${typed}`)).map(present);

/** How many that are switched on give no jobs because their runs fail or were suspended. */
export async function countFailing(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    "select count(*)::int as count from listing_source where enabled and health in ('FAILING', 'SUSPENDED')",
  );
  return row?.count ?? 0;
}

/** The id of a source; null if there is none. */
export async function findSource(reader: Reader, kind: string, board: string): Promise<string | null> {
  const [row] = await reader.query<{ id: string }>(
    "select id from listing_source where kind = $1 and board = $2 and removed_at is null",
    [kind, board.trim().toLowerCase()],
  );
  return row?.id ?? null;
}

type Report = Partial<Record<"listed" | "added" | "changed" | "unchanged" | "closed" | "rejectedCount", number>> & {
  reasons?: CountedReason[];
};
type RunRow = Timed<Omit<SourceRun, "problemInHindi" | "counts">, "startedAt" | "finishedAt"> & { report: Report };

export const getSource: PublicOperation<"getSource"> = async ({ params: { sourceId } }, { db }) => {
  const source = await readSource(db, sourceId);
  const runs = await db.query<RunRow>(
    `select id, started_at as "startedAt", finished_at as "finishedAt", outcome, complete as "isComplete", problem,
       report - 'rejected' as report
     from listing_run where source_id = $1 order by id desc limit 20 /* outcome, report as typed: checked, written by runs */`,
    [sourceId],
  );
  const [kept] = await db.query<{ isKept: boolean }>(
    `select exists (select from listing_page where source_id = $1 and address not like '%/robots.txt') as "isKept"`,
    [sourceId],
  );
  const rejects = runs.find(({ report, outcome }) => outcome !== "UNCHANGED" && report.reasons)?.report.reasons ?? [];
  return { ...source, runs: runs.map(presentRun), rejects: rejects.map(withHindi), isKept: kept?.isKept ?? false };
};

function presentRun({ report, ...run }: RunRow): SourceRun {
  const { listed, added = 0, changed = 0, unchanged = 0, closed = 0, rejectedCount: rejected = 0 } = report;
  return {
    ...isoTimes(run),
    problemInHindi: problemInHindi(run.problem),
    counts: listed === undefined ? null : { listed, added, changed, unchanged, closed, rejected },
  };
}
