// Admins and the operator's command add, change, pause and run sources. Each act is in the audit log.
import { hash } from "node:crypto";
import { EVERY_MINUTES, type FieldMapping } from "../../../contract/listings/rules.ts";
import { addSource as endpoint, type JobSource } from "../../../contract/listings/sources-wire.ts";
import { recordAct } from "../../audit/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import { once } from "../../platform/once.ts";
import { OperatorError } from "../../platform/operator.ts";
import { refuse, refuseForNow, refuseStale } from "../../platform/refusal.ts";
import { isSwitchedOn } from "../../site/index.ts";
import { ComeBackLater } from "../outside-fetch.ts";
import { mappingFor, preview, recognise } from "./preview-source.ts";
import { findSource, noSource, readSource } from "./read-sources.ts";
import type { Recognised } from "./recognise-source.ts";

export type ManageDeps = Pick<Deps, "db" | "clock" | "announce" | "sources">;
/** Null for the operator's command. */
export type Actor = string | null;

/** What strangers' servers do becomes a refusal that names the field. */
async function asRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ComeBackLater) throw refuseForNow(error.seconds, error.message);
    if (error instanceof OperatorError) throw refuse(422, "INVALID_BODY", error.message, "address");
    throw error;
  }
}

/** Reads from outside without a transaction; stores nothing. */
export const previewSource: Operation<"previewSource"> = async ({ body }, _call, { db, sources }) => {
  const { recognised, ...shown } = await asRefusal(preview({ db, sources }, body.address, body.mapping));
  const { kind, board, address } = recognised;
  return { kind, board, address, ...shown, existingId: await findSource(db, kind, board) };
};

/** `mapping`: left out for what is proposed or stays, null for none. */
type Wish = {
  company?: string | undefined;
  everyMinutes?: number | undefined;
  mapping?: FieldMapping | null | undefined;
};

const asJson = (mapping: FieldMapping | null): string | null => mapping && JSON.stringify(mapping);

/** As the audit log has it, which keeps no typed words: the fields that are mapped, and a mark of what each is mapped to. */
const noted = (mapping: FieldMapping | null): { mapping: string | null } => ({
  mapping:
    mapping &&
    `${Object.keys(mapping).sort().join(" ")} #${hash("sha256", JSON.stringify(Object.entries(mapping).sort())).slice(0, 12)}`,
});

/** 409 if it is there already; a source that was imported by hand until now is read from now on. */
async function add(
  tx: Writer,
  deps: ManageDeps,
  { kind, board, origin, list, mapping: proposed }: Recognised,
  wish: Wish,
  actor: Actor,
): Promise<JobSource> {
  const now = deps.clock();
  if (actor !== null) await holdAccount(tx, actor);
  const everyMinutes = wish.everyMinutes ?? EVERY_MINUTES.usual;
  const mapping = mappingFor(kind, wish.mapping, proposed);
  const [added] = await tx.query<{ id: string }>(
    `insert into listing_source as s (id, kind, board, company, origin, address, is_fetched, every_minutes, next_run_at, mapping, spelled)
       values ($1, $2, $3, $4, $5, $6, true, $7, $8, $9, nullif($10, $3))
       on conflict (kind, board) do update set is_fetched = true, next_run_at = excluded.next_run_at, enabled = true, origin = excluded.origin,
         address = excluded.address, spelled = excluded.spelled, mapping = excluded.mapping, every_minutes = excluded.every_minutes, company = coalesce(excluded.company, s.company),
         health = case when s.removed_at is null then s.health else 'NEW' end, removed_at = null, removing = null
       where not s.is_fetched returning id`,
    [
      newId(now),
      kind,
      board.trim().toLowerCase(),
      wish.company || null,
      origin,
      list,
      everyMinutes,
      now,
      asJson(mapping),
      board.trim(),
    ],
  );
  if (!added) {
    const id = (await findSource(tx, kind, board)) ?? "";
    throw refuseStale(`The source ${kind}:${board} is there already.`, await readSource(tx, id));
  }
  await note(tx, actor, "added", added.id, now, { kind, everyMinutes, ...(mapping && noted(mapping)) });
  // The operator's command leaves it to the next round of a server.
  if (actor !== null) await queueRun(tx, deps, added.id);
  return readSource(tx, added.id);
}

/** Recognises and adds; the first run begins at once. Throws an OperatorError. */
export async function addByAddress(deps: ManageDeps, address: string, wish: Wish): Promise<JobSource> {
  const recognised = await recognise(deps, address);
  return deps.db.transaction((tx) => add(tx, deps, recognised, wish, null));
}

export const addSource: Operation<"addSource"> = async ({ body }, call, deps) => {
  const recognised = await asRefusal(recognise(deps, body.address));
  return once(endpoint, body, call, deps, (tx) => add(tx, deps, recognised, body, call.caller.accountId));
};

type Change = (tx: Writer, before: JobSource, now: Date) => Promise<Record<string, string | number | boolean | null>>;

/** Changes a source under its lock, and records the act. Resolves to how it is then; one that is gone, to how it was. */
export async function change(
  deps: ManageDeps,
  id: string,
  actor: Actor,
  action: string,
  work: Change,
): Promise<JobSource> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!isUuid(id)) throw noSource();
    if (actor !== null) await holdAccount(tx, actor);
    await tx.query("select from listing_source where id = $1 for no key update", [id]);
    const before = await readSource(tx, id);
    const after = await work(tx, before, now);
    await note(tx, actor, action, id, now, after);
    return action === "removed" ? before : readSource(tx, id);
  });
}

const note = (
  tx: Writer,
  actorId: Actor,
  action: string,
  id: string,
  at: Date,
  after: Record<string, string | number | boolean | null>,
): Promise<void> => recordAct(tx, { actorId, action: `source.${action}`, subject: { kind: "source", id }, after, at });

/** The queue has its turn for ten minutes; then the round looks again. */
const QUEUED = "interval '10 minutes'";

async function queueRun(tx: Writer, { announce }: ManageDeps, sourceId: string, isReplay = false): Promise<void> {
  await tx.query(`update listing_source set queued_until = clock_timestamp() + ${QUEUED} where id = $1`, [sourceId]);
  await announce(tx, { kind: "listing-source.due", sourceId, ...(isReplay && { isReplay }) });
}

export const pause = (deps: ManageDeps, id: string, actor: Actor): Promise<JobSource> =>
  change(deps, id, actor, "paused", async (tx, { isEnabled }) => {
    if (!isEnabled) throw refuse(409, "CONFLICT", "This source is paused already.");
    await tx.query("update listing_source set enabled = false, queued_until = null where id = $1", [id]);
    return { isEnabled: false };
  });

/** Failures until now are forgotten. */
export const resume = (deps: ManageDeps, id: string, actor: Actor): Promise<JobSource> =>
  change(deps, id, actor, "resumed", async (tx, { isEnabled, isFetched }, now) => {
    if (isEnabled) throw refuse(409, "CONFLICT", "This source is not paused.");
    await tx.query(
      `update listing_source set enabled = true, failures = 0, failing_since = null, health = case when health = 'SUSPENDED' then 'NEW' else health end,
         next_run_at = case when is_fetched then $2::timestamptz end where id = $1`,
      [id, now],
    );
    if (isFetched && actor !== null) await queueRun(tx, deps, id);
    return { isEnabled: true };
  });

function requireReadable({ isEnabled, isFetched }: JobSource): void {
  if (!isEnabled) throw refuse(409, "CONFLICT", "This source is paused.");
  if (!isFetched) throw refuse(409, "CONFLICT", "This source is imported by hand: there is nothing to read it from.");
}

/** Makes it due and queues it. */
export const askForRun = (deps: ManageDeps, id: string, actor: Actor): Promise<JobSource> =>
  change(deps, id, actor, "run", async (tx, before, now) => {
    requireReadable(before);
    await tx.query("update listing_source set next_run_at = $2 where id = $1", [id, now]);
    if (actor !== null) await queueRun(tx, deps, id);
    return {};
  });

export const askForReplay = (deps: ManageDeps, id: string, actor: Actor): Promise<JobSource> =>
  change(deps, id, actor, "replayed", async (tx, before) => {
    requireReadable(before);
    const kept = await tx.query(
      "select 1 from listing_page where source_id = $1 and address not like '%/robots.txt' limit 1",
      [id],
    );
    if (kept.length === 0) throw refuse(409, "CONFLICT", "Nothing of this source is kept yet.");
    if (actor !== null) await queueRun(tx, deps, id, true);
    return {};
  });

/** The share that was let through before is what "suddenly" is measured by. */
export const accept = (deps: ManageDeps, id: string, actor: Actor): Promise<JobSource> =>
  change(deps, id, actor, "accepted", async (tx, { health }, now) => {
    if (health !== "ASKING") throw refuse(409, "CONFLICT", "This source does not ask for a decision.");
    await tx.query(
      "update listing_source set rejected_share = 1, health = 'HEALTHY', problem = null, next_run_at = $2 where id = $1",
      [id, now],
    );
    await queueRun(tx, deps, id);
    return {};
  });

export const update = (deps: ManageDeps, id: string, actor: Actor, body: Wish): Promise<JobSource> =>
  change(deps, id, actor, "changed", async (tx, before, now) => {
    const every = body.everyMinutes ?? before.everyMinutes;
    const company = body.company === undefined ? before.company : body.company || null;
    const mapping = mappingFor(before.kind, body.mapping, before.mapping);
    // Another name of the employer is another content of all its jobs; so is another mapping, which a run's digest has.
    await tx.query(
      `update listing_source set every_minutes = $2, company = $3, mapping = $5, digest = case when company is distinct from $3 then null else digest end,
         next_run_at = least(next_run_at, $4::timestamptz + make_interval(mins => $2)) where id = $1`,
      [id, every, company, now, asJson(mapping)],
    );
    return {
      everyMinutes: every,
      namesCompany: company !== null,
      ...(body.mapping !== undefined && noted(mapping)),
    };
  });

/** Queues the sources that are due, removals first, which no time makes due. A source that the queue has already is left to it. */
export async function queueDueSources({
  db,
  clock,
  announce,
}: Pick<Deps, "db" | "clock" | "announce">): Promise<number> {
  if (!(await isSwitchedOn(db, "listings"))) return 0;
  return db.transaction(async (tx) => {
    const due = await tx.query<{ id: string }>(
      `update listing_source set queued_until = clock_timestamp() + ${QUEUED}
       where id in (select id from listing_source
         where (removing is not null or (is_fetched and enabled and health <> 'ASKING' and next_run_at <= $1))
         and (queued_until is null or queued_until <= clock_timestamp()) and (claimed_until is null or claimed_until <= clock_timestamp())
         order by removing is null, next_run_at limit 500 for update skip locked)
       returning id`,
      [clock()],
    );
    for (const { id } of due) await announce(tx, { kind: "listing-source.due", sourceId: id });
    return due.length;
  });
}
