// Claims the next CV to read and records the outcome. A claim is a lease in the table, so a killed process loses
// nothing.
import type { CvProblem } from "../../../contract/candidates/wire.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Database } from "../../platform/db.ts";
import type { ResumeReading } from "../../resumes/index.ts";
import { followNewestCv, wellFormed } from "../store.ts";

/** `tries` identifies the claim: a reader that stalled until another one took over can no longer change the CV. */
export type Claim = { id: string; accountId: string; fileKey: string; uploadedAt: Date; tries: number };

/** Readers renew their lease every few seconds; when it runs out, another process may claim the CV. In seconds. */
export const LEASE_SECONDS = 20;
/** A CV that crashed its reader this often is not tried again. */
export const MOST_TRIES = 3;
/** Text beyond this adds nothing about a person, in characters. */
const MOST_TEXT = 200_000;

/**
 * Claims the newest CV of the person who was served longest ago. Leases use the database's clock, which all processes
 * share.
 */
export async function claimNextCv(db: Database): Promise<Claim | null> {
  const [claim] = await db.query<Claim>(
    `with newest as (
       select distinct on (account_id) id, account_id from cv_version
       where state in ('QUEUED', 'READING') and deleted_at is null and (lease_until is null or lease_until <= now())
       order by account_id, id desc
     ), next as (
       select c.id from newest join cv_version c on c.id = newest.id
       where c.state in ('QUEUED', 'READING') and (c.lease_until is null or c.lease_until <= now())
       order by (
         select greatest(max(o.parsed_at), max(o.lease_until)) from cv_version o where o.account_id = newest.account_id
       ) nulls first, c.id
       limit 1 for update of c skip locked
     )
     update cv_version set state = 'READING', step = 1, tries = tries + 1,
       lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where id = (select id from next)
     returning id, account_id as "accountId", file_key as "fileKey", uploaded_at as "uploadedAt", tries`,
    [],
    "claim the next cv",
  );
  return claim ?? null;
}

/** Extends the lease of a claim. */
export async function renewClaim(db: Database, { id, tries }: Claim): Promise<void> {
  await db.query(
    `update cv_version set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where id = $1 and state = 'READING' and tries = $2`,
    [id, tries],
  );
}

/** Reports the progress of a reading; `step` is an index of CV_STEP_TEXTS. */
export async function tellStep(db: Database, { id, tries }: Claim, step: number): Promise<void> {
  await db.query("update cv_version set step = $3 where id = $1 and state = 'READING' and tries = $2", [
    id,
    tries,
    step,
  ]);
}

/** Releases a claim, to be read again after a pause; `isCounted` when the try counts as a failure. */
export async function giveBack(
  db: Database,
  { id, tries }: Claim,
  pauseSeconds: number,
  isCounted: boolean,
): Promise<void> {
  await db.query(
    `update cv_version set state = 'QUEUED', step = 0, tries = tries - $4::int, lease_until = now() + make_interval(secs => $3)
     where id = $1 and state = 'READING' and tries = $2`,
    [id, tries, pauseSeconds, isCounted ? 0 : 1],
  );
}

/** Marks the CV as failed. The CV in force stays. */
export async function saveProblem(db: Database, { id, tries }: Claim, problem: CvProblem): Promise<void> {
  await db.query(
    `update cv_version set state = 'FAILED', problem = $3, step = 0, lease_until = null, parsed_at = now()
     where id = $1 and state = 'READING' and tries = $2`,
    [id, tries, problem],
  );
}

/** Stores a reading and puts the newest CV in force. Does nothing if the CV was deleted or the claim is lost. */
export async function saveReading(db: Database, claim: Claim, { parsed, text }: ResumeReading, now: Date) {
  await db.transaction(async (tx) => {
    await holdAccount(tx, claim.accountId);
    const saved = await tx.query(
      `update cv_version set state = 'PARSED', step = 4, extract = $2, parsed = $3, parser_version = $4, taxonomy_version = $5,
         parsed_at = now(), lease_until = null
       where id = $1 and state = 'READING' and tries = $6 and deleted_at is null returning 1`,
      [
        claim.id,
        wellFormed(text).slice(0, MOST_TEXT).toWellFormed(),
        JSON.stringify(wellFormed(parsed)),
        parsed.parserVersion,
        parsed.taxonomyVersion,
        claim.tries,
      ],
    );
    if (saved.length > 0) await followNewestCv(tx, claim.accountId, now);
  });
}
