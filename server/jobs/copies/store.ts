// The queries of copies: jobs to print, prints, listings that share a key, clusters and rulings.
import { setImmediate as breathe } from "node:timers/promises";
import type { Reader, Writer } from "../../platform/db.ts";
import { BAND_BITS, type Print, type Printable } from "./print.ts";

const columns = `j.id, j.job_title as "jobTitle", c.name as "companyName", c.website, j.rank_keys as "rankKeys", j.city_keys as "cityKeys",
  j.employment_type as "employmentType", j.experience_min as "experienceMin", j.experience_max as "experienceMax", j.pay_min as "payMin",
  j.pay_max as "payMax", j.pay_currency as "payCurrency", j.pay_period as "payPeriod", j.external_job_id as "externalJobId",
  j.job_url as "jobUrl", j.created_at as "createdAt", d.description`;

const tables = "job j join company c on c.id = j.company_id join job_detail d on d.id = j.id";

export function readPrintable(tx: Reader, ids: readonly string[]): Promise<Printable[]> {
  return tx.query<Printable>(`select ${columns} from ${tables} where j.id = any ($1::uuid[]) order by j.id`, [ids]);
}

/** A place in the walk over all jobs: the last one that it has passed. */
type Place = { id: string; companyId: string; isExternal: boolean };
type Next = Place & { isPrinted: boolean };

const START: Place = {
  id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  companyId: "00000000-0000-0000-0000-000000000000",
  isExternal: false,
};

/** Where the walk of this version is; null when it is over. */
export async function readPlace(tx: Reader, version: number): Promise<Place | null> {
  const [at] = await tx.query<{ [Key in keyof Place]: Place[Key] | null }>(
    `select up_to as id, up_to_company as "companyId", up_to_external as "isExternal" from job_printing
     where not is_done and version = $1`,
    [version],
  );
  if (!at) return null;
  const { id, companyId, isExternal } = at;
  return id === null || companyId === null || isExternal === null ? START : { id, companyId, isExternal };
}

/**
 * The next jobs that are no drafts, and whether each has a print of this version. By company, because most of those that share a key are of
 * one: their prints are read once for all of them.
 */
export function readNext(
  tx: Reader,
  { id, companyId, isExternal }: Place,
  { version, limit }: { version: number; limit: number },
): Promise<Next[]> {
  const columns = `id, company_id, external_job_id is not null as is_external`;
  const order = "company_id, (external_job_id is not null), id desc";
  return tx.query<Next>(
    // No join with prints: the planner would merge all of them up to there.
    `select n.id, n.company_id as "companyId", n.is_external as "isExternal",
       coalesce((select p.version = $4 from job_print p where p.job_id = n.id), false) as "isPrinted"
     from ((select ${columns} from job where company_id = $1 and status <> 'DRAFT'
         and ((external_job_id is not null) > $2 or ((external_job_id is not null) = $2 and id < $3)) order by ${order} limit $5)
       union all (select ${columns} from job where company_id > $1 and status <> 'DRAFT' order by ${order} limit $5)) n
     order by n.company_id, n.is_external, n.id desc limit $5`,
    [companyId, isExternal, id, version, limit],
  );
}

/** Null: it began at the start and found nothing. */
export async function writePlace(tx: Writer, place: Place | null, isDone: boolean): Promise<void> {
  await tx.query(
    `update job_printing set up_to = coalesce($1::uuid, up_to), up_to_company = coalesce($2::uuid, up_to_company),
       up_to_external = coalesce($3::boolean, up_to_external), is_done = $4`,
    [place?.id ?? null, place?.companyId ?? null, place?.isExternal ?? null, isDone],
  );
}

type Printed = { id: string; print: Print; keys: readonly string[] };

/** Writes prints with their keys, and takes back the keys that a job no longer has. */
export async function writePrints(tx: Writer, version: number, printed: readonly Printed[]): Promise<void> {
  const given = JSON.stringify(printed.map(({ id, print, keys }) => ({ id, keys, print: JSON.stringify(print) })));
  await tx.query(
    `delete from job_print_key k using (
       select p.job_id, unnest(p.keys) as key from job_print p join jsonb_to_recordset($1::jsonb) given (id uuid, keys bigint[]) on given.id = p.job_id
       except select id, unnest(keys) from jsonb_to_recordset($1::jsonb) given (id uuid, keys bigint[])) gone
     where k.job_id = gone.job_id and k.key = gone.key`,
    [given],
  );
  await tx.query(
    `insert into job_print (job_id, version, keys, print)
     select id, $2, keys, print from jsonb_to_recordset($1::jsonb) given (id uuid, keys bigint[], print text) order by id
     on conflict (job_id) do update set (version, keys, print) = (excluded.version, excluded.keys, excluded.print)`,
    [given, version],
  );
  await tx.query(
    `insert into job_print_key (key, job_id)
     select unnest(keys), id from jsonb_to_recordset($1::jsonb) given (id uuid, keys bigint[]) order by 1, 2 on conflict do nothing`,
    [given],
  );
}

/** The newest listings under one key that are compared: of ten thousand copies, few. */
const MOST_UNDER_A_KEY = 24;
/** Under a band so many are looked through for them: one text under the names of ten thousand employers costs no more. */
const MOST_LOOKED_THROUGH = 1_000;

/** Pairs of a given job and another that shares a key with it; under a band of texts only one of the same employer, or of an agency. */
export function readSharers(tx: Reader, ids: readonly string[]): Promise<{ id: string; otherId: string }[]> {
  return tx.query<{ id: string; otherId: string }>(
    `select distinct p.job_id as id, o.job_id as "otherId" /* "otherId" as typed: a key's row has a job */
     from job_print p cross join lateral unnest(p.keys) shared(wanted) cross join lateral (
       select k.job_id from (
         select key, job_id from job_print_key
         where key between (case when wanted < 0 then wanted & ~${BAND_BITS.all}::bigint else wanted end)
           and (case when wanted < 0 then wanted | ${BAND_BITS.all} else wanted end)
         order by key desc, job_id desc limit ${MOST_LOOKED_THROUGH}) k
       where k.job_id <> p.job_id and (wanted >= 0 or (k.key | wanted) & ${BAND_BITS.agency} <> 0
         or (k.key # wanted) & ${BAND_BITS.employer} = 0 or (k.key # wanted) & ${BAND_BITS.domain} = 0)
       limit ${MOST_UNDER_A_KEY}) o
     where p.job_id = any ($1::uuid[])`,
    [ids],
  );
}

export type Member = { id: string; print: Print; clusterId: string | null; standing: number | null };

/** So many prints are parsed before requests have their turn. */
const PARSED_AT_ONCE = 200;

/** The prints of these jobs, of all in their clusters and of what rulings name. */
export async function readMembers(tx: Reader, ids: readonly string[]): Promise<Map<string, Member>> {
  const rows = await tx.query<Omit<Member, "print"> & { print: string }>(
    // A union, because an "or" with a subquery reads the whole table; "offset 0", because a join does too.
    `with wanted as (select unnest($1::uuid[]) as id
       union select m.job_id from (select distinct cluster_id from job_copy where job_id = any ($1::uuid[])) mine
         cross join lateral (select job_id from job_copy where cluster_id = mine.cluster_id offset 0) m)
     select p.job_id as id, p.print, c.cluster_id as "clusterId", c.standing
     from wanted join job_print p on p.job_id = wanted.id left join job_copy c on c.job_id = p.job_id`,
    [ids],
  );
  const members = new Map<string, Member>();
  for (const [at, row] of rows.entries()) {
    members.set(row.id, { ...row, print: JSON.parse(row.print) as Print });
    if (at % PARSED_AT_ONCE === PARSED_AT_ONCE - 1) await breathe();
  }
  return members;
}

export type Ruling = { oneId: string; otherId: string; isSame: boolean };

export function readRulings(tx: Reader, ids: readonly string[]): Promise<Ruling[]> {
  return tx.query<Ruling>(
    `select one_id as "oneId", other_id as "otherId", is_same as "isSame" from job_copy_ruling
     where one_id = any ($1::uuid[]) or other_id = any ($1::uuid[])`,
    [ids],
  );
}

/** The smaller id of each pair first. What was ruled before no longer counts. */
export async function writeRulings(
  tx: Writer,
  pairs: readonly [string, string][],
  { isSame, by, at }: { isSame: boolean; by: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into job_copy_ruling (one_id, other_id, is_same, ruled_by, ruled_at)
     select one, other, $3, $4, $5 from unnest($1::uuid[], $2::uuid[]) given (one, other) order by one, other
     on conflict (one_id, other_id) do update set (is_same, ruled_by, ruled_at) = (excluded.is_same, excluded.ruled_by, excluded.ruled_at)`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other), isSame, by, at],
  );
}

export type Placed = { id: string; clusterId: string | null; standing: number };

/** Writes who is in which cluster, and settles the clusters that had or have the jobs. */
export async function writeClusters(tx: Writer, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return;
  const left = await tx.query<{ clusterId: string }>(
    `delete from job_copy c using jsonb_to_recordset($1::jsonb) given (id uuid, "clusterId" uuid)
     where c.job_id = given.id and c.cluster_id is distinct from given."clusterId" returning c.cluster_id as "clusterId" /* "clusterId" as typed: from its row */`,
    [JSON.stringify(placed)],
  );
  await tx.query(
    `insert into job_copy (job_id, cluster_id, standing)
     select id, "clusterId", standing from jsonb_to_recordset($1::jsonb) given (id uuid, "clusterId" uuid, standing smallint) where "clusterId" is not null
     on conflict (job_id) do update set standing = excluded.standing where job_copy.standing <> excluded.standing`,
    [JSON.stringify(placed)],
  );
  const clusters = [...left.map(({ clusterId }) => clusterId), ...placed.flatMap(({ clusterId }) => clusterId ?? [])];
  await releaseLonely(
    tx,
    clusters,
    placed.map(({ id }) => id),
  );
  await settle(tx, clusters);
}

/** A job that is alone in its cluster, or in none, stands for itself. */
async function releaseLonely(tx: Writer, clusters: readonly string[], ids: readonly string[]): Promise<void> {
  const lonely = await tx.query<{ id: string }>(
    `delete from job_copy where cluster_id in (
       select cluster_id from job_copy where cluster_id = any ($1::uuid[]) group by 1 having count(*) = 1) returning job_id as id`,
    [clusters],
  );
  const freed = await tx.query<{ id: string }>(
    `update job j set canonical_id = null where canonical_id is not null and id = any ($1::uuid[])
       and not exists (select from job_copy c where c.job_id = j.id) returning id`,
    [[...ids, ...lonely.map(({ id }) => id)]],
  );
  const now = freed.map(({ id }) => id).sort();
  await tx.query("select show_canonical($1::uuid[]), count_canonical($1::uuid[], '{}')", [now]);
}

export async function settle(tx: Writer, clusters: readonly string[]): Promise<void> {
  await tx.query("select settle_copies($1::uuid[])", [[...new Set(clusters)].sort()]);
}

/** Notes which earlier listing each repeats. */
export async function writeFollows(tx: Writer, follows: ReadonlyMap<string, string>): Promise<void> {
  if (follows.size === 0) return;
  await tx.query(
    `update job_print p set follows = given.earlier from unnest($1::uuid[], $2::uuid[]) given (id, earlier)
     where p.job_id = given.id and p.follows is distinct from given.earlier`,
    [[...follows.keys()], [...follows.values()]],
  );
}
