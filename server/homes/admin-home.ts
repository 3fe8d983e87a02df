// The admins' home: what waits for them in one statement, the health of the installation, and numbers from kept counts;
// and admins retry work that failed for good, once its reason is mended.
import { statfs } from "node:fs/promises";
import { VERSION } from "../../contract/brand.ts";
import type { AdminHealth, AdminHome, AdminWaiting, NumberPeriod } from "../../contract/homes/admin-wire.ts";
import { NUMBER_KINDS, type NumberKind, type NumberSpan, SHOWN_SPANS } from "../../contract/homes/rules.ts";
import { recordAct } from "../audit/index.ts";
import { isRecent, readLastBackup } from "../backup/index.ts";
import type { Deps, Operation, PublicOperation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";
import { listParked, readBacklog, retryParkedIn } from "../platform/parked-jobs.ts";
import { refuse } from "../platform/refusal.ts";

/** What only the start knows of the installation. */
export type Installation = {
  /** Null if it is not known, as in tests. */
  dataDir: string | null;
  hasMailServer: boolean;
};

/** How many failures of each kind the page names. */
const SHOWN = 5;

export async function getAdminHome(deps: Deps, installation: Installation): Promise<AdminHome> {
  const [waits, backlog, work, imports, mail, database, files, disk, backup] = await Promise.all([
    readWaiting(deps.db, deps.clock()),
    readBacklog(deps.db, deps.clock()),
    listParked(deps.db, SHOWN),
    readFailing(deps.db),
    readMail(deps.db, deps.clock()),
    readDatabase(deps),
    deps.files.isReady().catch(() => false),
    readDisk(installation.dataDir),
    readLastBackup(deps.db),
  ]);
  const isNightly = deps.backups !== null;
  const { parked, ...queue } = backlog;
  const health: AdminHealth = {
    database,
    replica: deps.db.replicaState(),
    queue,
    mail: { hasServer: installation.hasMailServer, ...mail },
    files: { isWell: files },
    backup: { isNightly, madeAt: backup.madeAt, isWell: isNightly && isRecent(backup, deps.clock()) },
    disk,
    version: VERSION,
  };
  const failed = {
    work: work.map(({ id, queue: name, parkedAt, tries, reason }) => ({
      id,
      queue: name,
      at: parkedAt.toISOString(),
      tries,
      reason,
    })),
    imports,
  };
  return { waiting: { ...waits, parkedWork: parked }, failed, health };
}

/** Each is a count over an index of what is open. From an urgency of 100 on the rules of scams hit; below are reports alone. */
async function readWaiting(reader: Reader, now: Date): Promise<Omit<AdminWaiting, "parkedWork">> {
  const [row] = await reader.query<Omit<AdminWaiting, "parkedWork">>(
    `select
        (select count(*)::int from contact_message where state = 'NEW' and kind = 'MESSAGE') as messages,
        (select count(*)::int from contact_message where state = 'NEW' and kind = 'ENQUIRY') as enquiries,
        (select count(*)::int from privacy_request where state = 'OPEN') as "privacyRequests",
        (select count(*)::int from privacy_request where state = 'OPEN' and due_at < $1) as "overduePrivacyRequests",
        (select count(*)::int from job_review where is_waiting and urgency >= 100) as "likelyScams",
        (select count(*)::int from job_freeze where appealed_at is not null and answered_at is null and thawed_at is null) as appeals,
        (select count(*)::int from job_report where state = 'OPEN') as reports,
        (select count(*)::int from conversation_report where state = 'OPEN') as "conversationReports",
        (select count(*)::int from listing_source where enabled and health in ('FAILING', 'SUSPENDED')) as "failingImports",
        (select count(*)::int from company_domain_proof where failures >= 2) as "failingDomains",
        (select count(*)::int from referee where status = 'REVIEW') as referees,
        (select count(*)::int from referral_request where status = 'DISPUTED') as "referralDisputes",
        (select count(*)::int from guidance_booking where status = 'DISPUTED') as "sessionDisputes",
        (select count(*)::int from payout where state = 'REQUESTED') as payouts,
        (select count(*)::int from payout p where p.state = 'REQUESTED' and exists (
          select from payout_signs(p.id) s where not s.kind || ':' || s.other_id = any (coalesce(p.cleared_signs, '{}')))) as "flaggedPayouts",
        (select count(*)::int from consent c join payout p on p.id::text = c.subject_id
          where c.state = 'ASKED' and c.act = 'payout.paid' and p.state = 'REQUESTED') as "approvedPayouts",
        (select count(*)::int from consent where state = 'ASKED' and act in ('referral-dispute.decided', 'guidance-dispute.decided')) as "askedDecisions",
        (select count(*)::int from price_change where state = 'PROPOSED') as "priceChanges"`,
    [now],
    "what waits for admins",
  );
  if (!row) throw new Error("a statement without a table gave no row");
  return row;
}

async function readFailing(reader: Reader): Promise<AdminHome["failed"]["imports"]> {
  const rows = await reader.query<{ id: string; kind: string; board: string; isGone: boolean; lastRunAt: Date | null }>(
    `select id, kind, board, health = 'SUSPENDED' as "isGone", last_complete_run_at as "lastRunAt" from listing_source
     where enabled and health in ('FAILING', 'SUSPENDED') order by last_complete_run_at nulls first, id limit $1`,
    [SHOWN],
  );
  return rows.map(({ lastRunAt, ...source }) => ({ ...source, lastRunAt: lastRunAt?.toISOString() ?? null }));
}

async function readMail(reader: Reader, now: Date): Promise<Pick<AdminHealth["mail"], "unsent" | "refused">> {
  const [row] = await reader.query<{ unsent: number; refused: number }>(
    `select count(*) filter (where sent_at is null and refused_at is null and suppressed_at is null)::int as unsent,
       count(*) filter (where refused_at is not null)::int as refused
     from mail where created_at > $1::timestamptz - interval '1 day'`,
    [now],
  );
  return row ?? { unsent: 0, refused: 0 };
}

async function readDatabase({ db }: Pick<Deps, "db">): Promise<AdminHealth["database"]> {
  const [[row], isWell] = await Promise.all([
    db.query<{ version: string }>(
      "select split_part(current_setting('server_version'), ' ', 1) as version /* version as typed: a setting that is always there */",
    ),
    db.takesWrites().catch(() => false),
  ]);
  return { isWell, version: row?.version ?? "" };
}

async function readDisk(dataDir: string | null): Promise<AdminHealth["disk"]> {
  const disk = dataDir === null ? null : await statfs(dataDir).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

/** Every period up to today's, oldest first, also those without a count. */
export const getAdminNumbers: PublicOperation<"getAdminNumbers"> = async ({ query }, { db, clock }) => {
  const by = query.by ?? "DAY";
  const firsts = firstsOf(by, clock());
  const rows = await db.query<{ from: string; kind: NumberKind; value: string }>(
    `select to_char(date_trunc($1, day), 'YYYY-MM-DD') as from, kind, sum(value)::text as value
        from day_count where day >= $2::date group by 1, 2
        /* from, kind, value as typed: of columns that cannot be null; NUMBER_KINDS */`,
    [by.toLowerCase(), firsts[0]],
    "numbers by period",
  );
  const values = new Map(rows.map(({ from, kind, value }) => [`${from} ${kind}`, Number(value)]));
  const countsOf = (from: string) =>
    Object.fromEntries(
      NUMBER_KINDS.map((kind) => [kind, values.get(`${from} ${kind}`) ?? 0]),
    ) as NumberPeriod["counts"];
  return { by, periods: firsts.map((from) => ({ from, counts: countsOf(from) })) };
};

const INDIA_MS = 5.5 * 3_600_000;

/** The first days of the shown periods, in India; weeks begin on Monday. */
function firstsOf(by: NumberSpan, now: Date): string[] {
  const today = new Date(now.getTime() + INDIA_MS);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const firstOf = (back: number): number => {
    if (by === "MONTH") return Date.UTC(year, month - back, 1);
    return Date.UTC(year, month, by === "WEEK" ? day - sinceMonday - 7 * back : day - back);
  };
  return Array.from({ length: SHOWN_SPANS[by] }, (_, index) =>
    new Date(firstOf(SHOWN_SPANS[by] - 1 - index)).toISOString().slice(0, 10),
  );
}

/** The most retried at once; the next call goes on. */
const MOST_RETRIED = 1_000;

/** Of two admins at once, each piece goes back to its queue once. 409 if none of it waits any more. */
export const retryFailedWork: Operation<"retryFailedWork"> = async ({ body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const parked = await listParked(tx, MOST_RETRIED);
    const meant = parked.filter(({ id }) => body.ids?.includes(id) ?? true);
    const retried = meant.length === 0 ? 0 : await retryParkedIn(tx, meant);
    if (retried === 0)
      throw refuse(409, "CONFLICT", "Nothing of this waits any more: another admin was first. Please reload the page.");
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "failed-work.retried",
      subject: { kind: "failed-work", id: "list" },
      after: { retried, queues: [...new Set(meant.map(({ queue }) => queue))], ids: meant.map(({ id }) => id) },
      at: clock(),
    });
    return { retried };
  });
