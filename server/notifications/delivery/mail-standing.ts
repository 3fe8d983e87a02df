// Whether a person's address gets mail: what they see of the suppression list, and how they or an admin lift it.
import type { MailTrouble } from "../../../contract/notifications/rules.ts";
import type { MailStanding } from "../../../contract/notifications/wire.ts";
import { recordAct } from "../../audit/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import {
  CODE_TRIES,
  type CodeCounts,
  codeExpiry,
  countsNow,
  expiredCode,
  hashCode,
  isCode,
  makeCode,
  presentCode,
  refuseSoon,
  wrongCode,
} from "../../platform/mailed-codes.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";

type Row = CodeCounts & { reason: MailTrouble; since: Date; hasCode: boolean; codeExpiresAt: Date | null };

const readTroubles = (reader: Reader, address: string): Promise<Row[]> =>
  reader.query<Row>(
    `select reason, since, code_hash is not null as "hasCode", code_tries as "codeTries", code_sends as "codeSends",
       code_sent_at as "codeSentAt", code_expires_at as "codeExpiresAt"
     from mail_suppression where address = $1 and lifted_at is null order by reason
     /* reason as typed: a check of the table */`,
    [address],
  );

async function standingOf(reader: Reader, address: string, now: Date): Promise<MailStanding> {
  const rows = await readTroubles(reader, address);
  const bounce = rows.find(({ reason }) => reason === "BOUNCED");
  return {
    address,
    troubles: rows.map(({ reason, since }) => ({ reason, since: since.toISOString() })),
    code: bounce ? presentCode(bounce, now) : null,
  };
}

type Mine = Call<Caller>;

export const getMailStanding = ({ caller }: Mine, { db, clock }: Deps): Promise<MailStanding> =>
  standingOf(db, caller.email, clock());

const purposeOf = (address: string) => `mail check ${address}`;

/** 409 if no mail came back, 429 if too early or too often. */
export const sendMailCode = ({ caller }: Mine, { db, clock, vault, announce }: Deps): Promise<MailStanding> =>
  db.transaction(async (tx) => {
    const { accountId, email, name } = caller;
    // Also keeps two requests at once from mailing two codes.
    await holdAccount(tx, accountId);
    await tx.query("select from mail_suppression where address = $1 for update", [email]);
    const row = (await readTroubles(tx, email)).find(({ reason }) => reason === "BOUNCED");
    if (!row) throw refuse(409, "CONFLICT", "Mail goes to your address: there is nothing to confirm.");
    const now = clock();
    refuseSoon(row, now);
    const code = makeCode();
    const { tries, sends } = countsNow(row, now);
    await tx.query(
      `update mail_suppression set code_hash = $2, code_tries = $3, code_sends = $4, code_sent_at = $5, code_expires_at = $6
       where address = $1 and reason = 'BOUNCED'`,
      [email, hashCode(vault, purposeOf(email), code), tries, sends + 1, now, codeExpiry(now)],
    );
    await announce(tx, { kind: "mail-check.code-made", email, name, code });
    return standingOf(tx, email, now);
  });

/** Counts every try before comparing. 409 for a wrong or expired code. */
export const confirmMail: Operation<"confirmMail"> = async ({ body }, { caller }, { db, clock, vault }) => {
  const { email } = caller;
  const now = clock();
  const [tried] = await db.query<{ codeHash: Buffer }>(
    `update mail_suppression set code_tries = code_tries + 1
     where address = $1 and reason = 'BOUNCED' and lifted_at is null and code_hash is not null
       and code_tries < ${CODE_TRIES} and code_expires_at > $2
     returning code_hash as "codeHash" /* codeHash as typed: asked for */`,
    [email, now],
  );
  if (!tried) throw expiredCode();
  if (!isCode(vault, purposeOf(email), body.code, tried.codeHash)) throw wrongCode();
  const lifted = await db.query(
    `update mail_suppression set lifted_at = $2, code_hash = null
     where address = $1 and reason = 'BOUNCED' and code_hash = $3 returning 1`,
    [email, now, tried.codeHash],
  );
  if (lifted.length === 0) throw expiredCode();
  return standingOf(db, email, now);
};

/** The person's own choice, after a complaint; idempotent. */
export const resumeMail = async ({ caller }: Mine, { db, clock }: Deps): Promise<MailStanding> => {
  await db.query(
    "update mail_suppression set lifted_at = $2 where address = $1 and reason = 'COMPLAINED' and lifted_at is null",
    [caller.email, clock()],
  );
  return standingOf(db, caller.email, clock());
};

/** On record. 404 for an unknown account, 409 if mail goes there already. */
export const liftMailTroubles: Operation<"liftMailTroubles"> = async ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const account = isUuid(params.accountId) ? await findAccountById(tx, params.accountId) : undefined;
    if (!account) throw refuse(404, "NOT_FOUND", "There is no such account.");
    const now = clock();
    const lifted = await tx.query<{ reason: MailTrouble }>(
      `update mail_suppression set lifted_at = $2, code_hash = null where address = $1 and lifted_at is null
       returning reason /* reason as typed: a check of the table */`,
      [account.email, now],
    );
    if (lifted.length === 0)
      throw refuse(409, "CONFLICT", "Mail goes to this address already. Please reload the page.");
    const subject = { kind: "account", id: account.id };
    const before = { reasons: lifted.map(({ reason }) => reason).sort() };
    await recordAct(tx, {
      ...{ actorId: caller.accountId, action: "mail.suppression-lifted", subject, accountId: account.id },
      ...{ before, after: { reasons: [] }, at: now },
    });
    return { troubles: [] };
  });
