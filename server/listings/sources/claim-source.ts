// Claims a source for a turn of its run. A claim is a lease in the table, so that a killed process loses nothing.
import type { FieldMapping } from "../../../contract/listings/rules.ts";
import type { Database, Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { ListingKind } from "../external-job.ts";

/** Renewed while the turn lives. In seconds. */
const LEASE_SECONDS = 60;
/** A run that began longer ago is begun anew. In hours. */
const STALE_HOURS = 24;

export type Claim = {
  sourceId: string;
  claim: string;
  kind: ListingKind;
  board: string;
  company: string | null;
  origin: string | null;
  address: string | null;
  mapping: FieldMapping | null;
  everyMinutes: number;
  runId: string;
  runBeganAt: Date;
  failures: number;
  failingSince: Date | null;
  rejectedShare: number | null;
  digest: string | null;
};

/** Null while another turn works on it, it is paused, waits for an admin, or is not due; `isForced` overrides the last two. */
export async function claimSource(
  db: Database,
  sourceId: string,
  { now, isForced }: { now: Date; isForced: boolean },
): Promise<Claim | null> {
  const [claim] = await db.query<Claim>(
    `update listing_source set claim = $2, claimed_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}),
       run_id = case when run_began_at > $3::timestamptz - make_interval(hours => ${STALE_HOURS}) then run_id else $4 end,
       run_began_at = case when run_began_at > $3 - make_interval(hours => ${STALE_HOURS}) then run_began_at else $3 end
     where id = $1 and enabled and is_fetched and (claimed_until is null or claimed_until <= clock_timestamp())
       and ($5 or (next_run_at <= $3 and health <> 'ASKING'))
     returning id as "sourceId", claim, kind, coalesce(spelled, board) as board, company, origin, address, mapping, every_minutes as "everyMinutes", run_id as "runId",
       run_began_at as "runBeganAt", failures, failing_since as "failingSince", rejected_share as "rejectedShare", digest
     /* claim, kind, mapping, runId, runBeganAt as typed: set here, and kinds are ours */`,
    [sourceId, newId(), now, newId(), isForced],
  );
  return claim ?? null;
}

/** Whether the claim is still there. */
export async function renewSource(db: Database, { sourceId, claim }: Claim): Promise<boolean> {
  const renewed = await db.query(
    `update listing_source set claimed_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     where id = $1 and claim = $2 returning id`,
    [sourceId, claim],
  );
  return renewed.length > 0;
}

/** Ends the turn; the run goes on at `at`. False if the claim was lost. */
export async function postponeRun(tx: Writer, { sourceId, claim }: Claim, at: Date): Promise<boolean> {
  const ended = await tx.query(
    `update listing_source set claim = null, claimed_until = null, queued_until = null, next_run_at = $3
     where id = $1 and claim = $2 returning id`,
    [sourceId, claim, at],
  );
  return ended.length > 0;
}

/** `keepsRun`: it goes on at `next` with the pages it has. Otherwise it ends; if it was `isWhole`, pages that it did not read are let go. */
export async function endTurn(
  tx: Writer,
  { sourceId, claim, runId }: Claim,
  { next, isWhole = false, keepsRun = false }: { next: Date; isWhole?: boolean; keepsRun?: boolean },
): Promise<boolean> {
  const ended = await tx.query(
    `update listing_source set claim = null, claimed_until = null, queued_until = null, next_run_at = $3,
       run_id = case when $4 then run_id end, run_began_at = case when $4 then run_began_at end
     where id = $1 and claim = $2 returning id`,
    [sourceId, claim, next, keepsRun],
  );
  if (ended.length > 0 && isWhole)
    await tx.query(
      "delete from listing_page where source_id = $1 and run_id <> $2 and address not like '%/robots.txt'",
      [sourceId, runId],
    );
  return ended.length > 0;
}
