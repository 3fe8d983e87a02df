// The suppression list: addresses that mail came back from or whose owners called it spam, and what it means for a letter.
import { type MailTrouble, REPORTED_WITHIN_DAYS } from "../../../contract/notifications/rules.ts";
import type { Database, Reader, Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Letter } from "./mailer.ts";

/** As accounts have it, and the list. */
const folded = (address: string) => address.toLowerCase();

/** Whether notices, digests and letters stay away from it. */
export async function isSuppressed(reader: Reader, address: string): Promise<boolean> {
  const rows = await reader.query(
    "select from mail_suppression where address = $1 and lifted_at is null limit 1",
    [folded(address)],
    "whether an address is suppressed",
  );
  return rows.length > 0;
}

/** Records a letter that is not sent because its address is suppressed; its key is used up, so it is never sent later. */
export async function keepSuppressed(
  { key, to, subject }: Letter,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  const now = clock();
  await db.query(
    `insert into mail (id, dedupe_key, recipient, subject, created_at, suppressed_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (dedupe_key) do update set suppressed_at = excluded.suppressed_at, claimed_until = null
     where mail.sent_at is null and mail.refused_at is null and coalesce(mail.claimed_until <= now(), true)`,
    [newId(now), key, to, subject, now],
  );
}

/** The mail server refused the address for good. Its own word counts at once, also after a lift. */
export async function suppressRefused(db: Database, address: string, now: Date): Promise<void> {
  await db.query(
    `insert into mail_suppression (address, reason, source, since) values ($1, 'BOUNCED', 'SERVER', $2)
     on conflict (address, reason) do update
       set since = excluded.since, source = excluded.source, lifted_at = null, code_hash = null
       where mail_suppression.lifted_at is not null`,
    [folded(address), now],
  );
}

/** What a report says of an address; `at` is when it happened. */
export type Reported = { address: string; reason: MailTrouble; at: Date };

/**
 * Takes what was reported of addresses that were mailed lately, so that a forged report silences no one else. What happened
 * before a lift counts no more. Resolves to the number of addresses that are suppressed by it.
 */
export async function suppressReported(
  db: Database,
  all: readonly Reported[],
  { source, now }: { source: "EVENT" | "REPORT"; now: Date },
): Promise<number> {
  const changed = await db.query<{ address: string }>(
    `insert into mail_suppression (address, reason, source, since)
     select distinct on (e.address, e.reason) e.address, e.reason, $4, least(e.at, $5)
     from unnest($1::text[], $2::text[], $3::timestamptz[]) as e (address, reason, at)
     where exists (select from mail m where lower(m.recipient) = e.address and m.sent_at is not null
       and m.created_at > $5::timestamptz - make_interval(days => ${REPORTED_WITHIN_DAYS}))
     order by e.address, e.reason, e.at desc
     on conflict (address, reason) do update
       set since = excluded.since, source = excluded.source, lifted_at = null, code_hash = null
       where mail_suppression.lifted_at < excluded.since
     returning address`,
    [all.map(({ address }) => folded(address)), all.map(({ reason }) => reason), all.map(({ at }) => at), source, now],
  );
  return new Set(changed.map(({ address }) => address)).size;
}

/** Mail arrived there: a code from it was used at `at`. What came back later stays, and so does a complaint. */
export async function liftBounce(db: Database, address: string, at: Date, now: Date): Promise<void> {
  await db.query(
    `update mail_suppression set lifted_at = $2, code_hash = null
     where address = $1 and reason = 'BOUNCED' and lifted_at is null and since <= $3`,
    [folded(address), now, at],
  );
}

/** For a person's export; times as they are stored. */
export const collectSuppressions = (reader: Reader, address: string): Promise<unknown[]> =>
  reader.query(
    `select reason, source, since, lifted_at as "liftedAt" from mail_suppression where address = $1 order by reason`,
    [address],
  );

export async function eraseSuppressions(tx: Writer, addresses: readonly string[]): Promise<void> {
  await tx.query("delete from mail_suppression where address = any ($1)", [addresses]);
}

/** An address without an account is forgotten after this, and what was lifted once no report can be older. */
const KEPT_DAYS = 365;

export async function forgetSuppressions(tx: Writer, now: Date): Promise<void> {
  await tx.query(
    `delete from mail_suppression s where s.lifted_at < $1::timestamptz - make_interval(days => ${REPORTED_WITHIN_DAYS})
       or (s.since < $1::timestamptz - make_interval(days => ${KEPT_DAYS})
         and not exists (select from account a where a.email = s.address))`,
    [now],
  );
}
