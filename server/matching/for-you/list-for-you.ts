// The jobs that suit the caller: groups by relevance, each ordered by the displayed score, with the reasons.
import type { HomeJob } from "../../../contract/homes/wire.ts";
import type { JobCard } from "../../../contract/jobs/wire.ts";
import { FITTING_SCORE, matcherOf } from "../../../contract/matching/match-score.ts";
import type { FOR_YOU_EMPTY } from "../../../contract/matching/wire.ts";
import { readWorkProfile, type WorkProfile } from "../../candidates/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import {
  findSuited,
  type JobFeatures,
  readTerms,
  type SuitedPosition,
  type SuitedRow,
  saysAnything,
} from "../../jobs/suited/index.ts";
import type { Reader } from "../../platform/db.ts";
import { ReadyJson } from "../../platform/mount.ts";
import { inEnglish, reasonsFor } from "./reasons.ts";
import { subjectOf } from "./subject-of.ts";

/** See contract/matching/wire.ts. Computed for each call. */
export const listForYou: Operation<"listJobsForYou", [], ReadyJson> = async ({ query }, { caller }, deps) => {
  const bound = { list: "for-you", of: caller.accountId };
  const from = query.lastKey === undefined ? null : deps.cursors.open<SuitedPosition>(query.lastKey, bound);
  const found = await findFor(caller.accountId, { from, size: query.pageSize }, deps);
  if (found === null) return present([], null, "NO_PROFILE");
  const { rows, next, whyOf } = found;
  const shown = rows.map((row) => `${row.card.slice(0, -1)},${JSON.stringify(whyOf(row)).slice(1)}`);
  return present(
    shown,
    next && deps.cursors.seal(next, bound),
    from === null && rows.length === 0 ? "NOTHING_SUITS" : null,
  );
};

type Best = {
  /** The best first. */
  jobs: HomeJob[];
  emptyBecause: (typeof FOR_YOU_EMPTY)[number] | null;
};

/** The jobs that suit a person best, at most `size` (one group: 10), with the displayed score. */
export async function readBest(accountId: string, size: number, deps: Deps): Promise<Best> {
  const found = await findFor(accountId, { from: null, size }, deps);
  if (found === null) return { jobs: [], emptyBecause: "NO_PROFILE" };
  const { rows, hasCv, whyOf } = found;
  const jobs = rows.map((row) => ({
    id: row.read.id,
    jobTitle: row.read.jobTitle,
    companyName: row.read.companyName,
    companyLogo: row.read.companyDetails?.logoUrl ?? row.read.companyLogoUrl ?? null,
    city: row.read.location.city,
    score: hasCv ? row.total : null,
    ...whyOf(row),
  }));
  return { jobs, emptyBecause: jobs.length === 0 ? "NOTHING_SUITS" : null };
}

/** Null when nothing is known of the person's work. */
async function findFor(accountId: string, page: { from: SuitedPosition | null; size: number }, deps: Deps) {
  const [profile, doings, terms] = await Promise.all([
    readWorkProfile(deps.db, accountId),
    readDoings(deps.db, accountId),
    readTerms(deps.db.replica),
  ]);
  const subject = subjectOf(profile, doings.liked);
  if (!saysAnything(subject)) return null;
  const { rows, next } = await findSuited(deps.db.replica, {
    subject,
    terms,
    isLeftOut: doings.isDone,
    ...page,
    now: deps.clock(),
  });
  const whyOf = ({ read, job }: GroupedRow) => {
    const says = reasonsFor({ subject, terms, card: read, job });
    return { why: inEnglish(says), says };
  };
  return { rows: inGroups(rows, profile), next, hasCv: profile.hasCv, whyOf };
}

function present(cards: readonly string[], lastKey: string | null, emptyBecause: string | null): ReadyJson {
  const rest = JSON.stringify({ pagination: { lastKey }, emptyBecause });
  return new ReadyJson(`{"data":[${cards.join(",")}],${rest.slice(1)}`);
}

/** Jobs in a group; relevance orders the groups. */
const GROUP = 10;

/** A row with its card read, and the displayed score. */
type GroupedRow = SuitedRow & { read: JobCard; total: number };

/** Within each group: fitting jobs posted here first, then the higher score; equals keep their order by relevance. */
export function inGroups(rows: readonly SuitedRow[], profile: WorkProfile): GroupedRow[] {
  const scoreOf = matcherOf(profile);
  const weighed = rows.map((row, at) => {
    const read = JSON.parse(row.card) as JobCard;
    const { total } = scoreOf({ ...read, minYears: read.experienceRange.min });
    const isFirst = profile.hasCv && total >= FITTING_SCORE && row.job.isOwn;
    return {
      row: { ...row, read, total },
      group: Math.floor(at / GROUP),
      rank: profile.hasCv ? total + (isFirst ? 1_000 : 0) : 0,
    };
  });
  return weighed.sort((one, other) => one.group - other.group || other.rank - one.rank).map(({ row }) => row);
}

type Doings = {
  /** Whether not to list a job: the person applied to it or to another posting of its opening, or hid it or its company. */
  isDone: (job: Pick<JobFeatures, "id" | "opening" | "company">) => boolean;
  /** Keys of the jobs they saved or applied to last. */
  liked: string[][];
};

/** How many of their last jobs show what they like. */
const LIKED = 20;
/** How many of the last ones of each kind count. */
const MOST = 1_000;

const statement = {
  name: "doings of a person",
  text: `with marked as (
      (select job_id, 'applied' as how, applied_at as at from application where account_id = $1 order by id desc limit ${MOST})
      union all (select job_id, 'saved', saved_at from saved_job where account_id = $1 order by saved_at desc limit ${MOST})
      union all (select job_id, 'hidden', hidden_at from hidden_job where account_id = $1 order by hidden_at desc limit ${MOST}))
    select m.job_id as id, m.how, m.at, s.features::json ->> 10 as opening, null::int as company from marked m left join job_search s on s.id = m.job_id
    union all select null, 'company', h.hidden_at, null, c.token from hidden_company h join company c on c.id = h.company_id where h.account_id = $1
    order by at desc`,
};

type Row = {
  id: string | null;
  how: "applied" | "saved" | "hidden" | "company";
  at: Date;
  opening: string | null;
  company: number | null;
};

export async function readDoings(reader: Reader, accountId: string): Promise<Doings> {
  const rows = await reader.query<Row>(statement, [accountId]);
  const done = rows.filter(({ how }) => how !== "saved");
  const [ids, openings, companies] = [valuesOf(done, "id"), valuesOf(done, "opening"), valuesOf(done, "company")];
  const likedIds = rows.filter(({ how }) => how === "saved" || how === "applied").slice(0, LIKED);
  return {
    isDone: ({ id, opening, company }) => ids.has(id) || openings.has(opening) || companies.has(company),
    liked:
      likedIds.length === 0
        ? []
        : await readKeys(
            reader,
            likedIds.map(({ id }) => id),
          ),
  };
}

const valuesOf = (rows: readonly Row[], field: "id" | "opening" | "company") =>
  new Set<unknown>(rows.map((row) => row[field]).filter((value) => value !== null));

async function readKeys(reader: Reader, ids: readonly (string | null)[]): Promise<string[][]> {
  const rows = await reader.query<{ keys: string[] }>(
    `select rank_keys as keys from job where id = any ($1::uuid[])`,
    [ids],
    "keys of jobs",
  );
  return rows.map(({ keys }) => keys);
}
