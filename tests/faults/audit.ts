// Compares what the product acknowledged with what its database holds after a fault.
import { setTimeout as pause } from "node:timers/promises";
import { auditBooks, isBalanced } from "../../server/ledger/books/audit.ts";
import type { Database } from "../../server/platform/db.ts";
import type { Load } from "./load.ts";
import { OPERATOR_MAIL } from "./product.ts";

export type Audit = { acknowledged: number; lost: string[]; doubled: string[] };

const MAIL_PATIENCE_MS = 90_000;

/** How often the mail of a message was sent, by the words in it. */
export type MailedTimes = (words: string) => number;

/**
 * Call it when nothing is open any more. Waits for the mails that acknowledged messages bring: those that the product
 * keeps, unless `mailed` counts those of a mail server.
 */
export async function auditLoad(load: Load, db: Database, mailed?: MailedTimes): Promise<Audit> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const accounts = load.people.map(({ accountId }) => accountId);
  for (const [kind, table, owner] of [
    ["application", "application", "account_id"],
    ["request", "referral_request", "candidate_id"],
  ] as const) {
    const ids = idsOf(load, kind);
    const rows = await db.query<{ id: string }>(`select id from ${table} where ${owner} = any($1)`, [accounts]);
    const there = new Set(rows.map(({ id }) => id));
    lost.push(...ids.filter((id) => !there.has(id)).map((id) => `${kind} ${id}`));
    const known = new Set(ids);
    doubled.push(...[...there].filter((id) => !known.has(id)).map((id) => `${kind} ${id} that was not acknowledged`));
    if (known.size < ids.length) doubled.push(`${ids.length - known.size} answers name another's ${kind}`);
  }
  doubled.push(...(await doubledSteps(db, accounts)));
  const messages = await auditMessages(load, db, mailed);
  const books = await auditBooks(db, new Date());
  if (!isBalanced(books)) lost.push(`the books do not balance: ${JSON.stringify(books.flaws)}`);
  return {
    acknowledged: load.effects.filter(({ id }) => id !== null).length,
    lost: [...lost, ...messages.lost],
    doubled: [...doubled, ...messages.doubled],
  };
}

const idsOf = (load: Load, kind: string): string[] =>
  load.effects.flatMap((effect) => (effect.kind === kind && effect.id !== null ? [effect.id] : []));

/** Applications with two first events, and requests that hold two credits. */
async function doubledSteps(db: Database, accounts: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ what: string }>(
    `select 'events of application ' || application_id as what from application_event e join application a on a.id = e.application_id
       where a.account_id = any($1) and e.status = 'APPLIED' group by application_id having count(*) > 1
     union all
     select 'credits of request ' || r.id from referral_request r
       left join ledger_hold h on h.subject_id = r.id and h.purpose = 'REFERRAL_REQUEST'
       where r.candidate_id = any($1) group by r.id having count(h.id) <> 1`,
    [accounts],
  );
  return rows.map(({ what }) => what);
}

/** Each acknowledged message is there once and mailed once; others may be there, once at most. */
async function auditMessages(load: Load, db: Database, mailed?: MailedTimes): Promise<Pick<Audit, "lost" | "doubled">> {
  const sent = load.effects.filter(({ kind }) => kind === "message");
  const wordsOf = (key: string) => `About the fault ${key}`;
  const read = async () => {
    const rows = await db.query<{ key: string; messages: number; mails: number }>(
      `select k as key, (select count(*)::int from contact_message where message = 'About the fault ' || k) as messages,
         (select count(*)::int from mail where recipient = $2 and text like '%About the fault ' || k || '%') as mails
       from unnest($1::text[]) k`,
      [sent.map(({ key }) => key), OPERATOR_MAIL],
    );
    return mailed ? rows.map((row) => ({ ...row, mails: mailed(wordsOf(row.key)) })) : rows;
  };
  let rows = await read();
  for (const end = Date.now() + MAIL_PATIENCE_MS; rows.some(isUnmailed) && Date.now() < end; rows = await read())
    await pause(500);
  const acknowledged = new Set(sent.filter(({ id }) => id !== null).map(({ key }) => key));
  return {
    lost: [
      ...rows.filter((row) => row.messages === 0 && acknowledged.has(row.key)).map(({ key }) => `message ${key}`),
      ...rows.filter(isUnmailed).map(({ key }) => `the mail of message ${key}`),
    ],
    doubled: [
      ...rows.filter(({ messages }) => messages > 1).map(({ key }) => `message ${key}`),
      ...rows.filter(({ mails }) => mails > 1).map(({ key }) => `the mail of message ${key}`),
    ],
  };
}

const isUnmailed = ({ messages, mails }: { messages: number; mails: number }) => messages > 0 && mails === 0;
