// Signs up at our own accounts: a pending sign-up, its code, and the account once the code was typed.
import { randomBytes } from "node:crypto";
import type { Language } from "../../../contract/identity/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import {
  CODE_SENDS,
  CODE_TRIES,
  CODES_LAST,
  codeExpiry,
  expiredCode,
  hashCode,
  isCode,
  makeCode,
  resendFloor,
  whyNoCode,
  wrongCode,
} from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { createAccount, findAccountByEmail, recordSecurityEvent } from "../accounts.ts";
import { browserHashOf, markBrowser, unmarkBrowser } from "../cookies.ts";
import type { ConfirmForm, Proof, ResendForm, SignUpForm } from "../gateways/gateway.ts";
import { hashPassword, refuseCommon } from "../passwords.ts";
import { type Core, countTry, forgive } from "./throttles.ts";

export async function signUp(core: Core, form: SignUpForm, call: Call): Promise<void> {
  const { deps, settings } = core;
  await refuseCommon(form.password, "password");
  await countTry(core, "sign-up", { ip: call.ip, email: form.username });
  const passwordHash = await hashPassword(deps.vault, form.password);
  const former = browserHashOf(settings.publicUrl, "sign_up", call);
  const browserHash = markBrowser(settings.publicUrl, "sign_up", call, CODES_LAST);
  await deps.db.transaction(async (tx) => {
    await tx.query("delete from pending_sign_up where browser_hash = $1", [former]);
    await keep(tx, core, { form, passwordHash, browserHash });
  });
}

type Pending = { form: SignUpForm; passwordHash: string; browserHash: Buffer };

/** A taken address gets a pending sign-up too, which no code confirms. */
async function keep(tx: Writer, { deps }: Core, { form, passwordHash, browserHash }: Pending): Promise<void> {
  const { username: email, name } = form;
  const now = deps.clock();
  const id = newId(now);
  const language = form.language ?? null;
  const codeHash = await mailCode(tx, deps, { id, email, name, language });
  await tx.query(
    `insert into pending_sign_up
       (id, browser_hash, email, name, phone_number, password_hash, code_hash, sent_at, code_expires_at, expires_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      browserHash,
      email,
      name,
      form.phone_number || null,
      passwordHash,
      codeHash,
      now,
      codeExpiry(now),
      new Date(now.getTime() + CODES_LAST),
      language,
    ],
  );
}

/** Mails a code and returns its hash; a taken address gets another mail, and a hash that no code matches. */
async function mailCode(
  tx: Writer,
  { vault, announce }: Core["deps"],
  { id, email, name, language }: { id: string; email: string; name: string; language: Language | null },
): Promise<Buffer> {
  const code = makeCode();
  const account = await findAccountByEmail(tx, email);
  if (account) await announce(tx, { kind: "sign-up.address-taken", email, name: account.name });
  else await announce(tx, { kind: "sign-up.code-made", email, name, code, language });
  return account ? randomBytes(32) : hashCode(vault, `sign-up ${id}`, code);
}

type Row = {
  id: string;
  name: string;
  language: Language | null;
  sends: number;
  tries: number;
  sentAt: Date;
  expiresAt: Date;
};

/** Does nothing if this browser has no pending sign-up of the address; 429 if too early or too often. */
export async function resendCode(core: Core, { username: email }: ResendForm, call: Call): Promise<void> {
  const { deps, settings } = core;
  await countTry(core, "resend", { ip: call.ip, email });
  const of = [browserHashOf(settings.publicUrl, "sign_up", call), email, deps.clock()];
  const [waiting] = await deps.db.query<Row>(pendingRow, of);
  if (!waiting) return;
  refuseSoon(waiting, deps.clock());
  // Counted only when a mail is due, so that refused requests use up none of the address's mails.
  await countTry(core, "resend-mail", { ip: call.ip, email });
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(`${pendingRow} for update`, of);
    if (row) await renew(tx, core, email, row);
  });
}

/** For an admin: mails a new code to the latest sign-up of the address; its id, null without one. 429 as resendCode. */
export async function resendTo(tx: Writer, deps: Core["deps"], email: string): Promise<string | null> {
  const [row] = await tx.query<Row>(
    `select id, name, language, sends, tries, sent_at as "sentAt", expires_at as "expiresAt" from pending_sign_up
     where email = $1 and expires_at > $2 order by id desc limit 1 for update`,
    [email, deps.clock()],
  );
  if (row) await renew(tx, { deps }, email, row);
  return row?.id ?? null;
}

const pendingRow = `select id, name, language, sends, tries, sent_at as "sentAt", expires_at as "expiresAt" from pending_sign_up
  where browser_hash = $1 and email = $2 and expires_at > $3`;

function refuseSoon(row: Row, now: Date): void {
  if (row.sends >= CODE_SENDS || row.tries >= CODE_TRIES || row.sentAt > resendFloor(now)) throw whyNoCode(row, now);
}

async function renew(tx: Writer, { deps }: Pick<Core, "deps">, email: string, row: Row): Promise<void> {
  const now = deps.clock();
  refuseSoon(row, now);
  const codeHash = await mailCode(tx, deps, { id: row.id, email, name: row.name, language: row.language });
  await tx.query(
    "update pending_sign_up set code_hash = $2, sends = sends + 1, sent_at = $3, code_expires_at = $4 where id = $1",
    [row.id, codeHash, now, codeExpiry(now)],
  );
}

type PendingCode = {
  id: string;
  email: string;
  name: string;
  phoneNumber: string | null;
  language: Language | null;
  passwordHash: string;
  codeHash: Buffer;
  codeExpiresAt: Date;
};

/** CODE_MISMATCH for a wrong code, CODE_EXPIRED for one that is too old or had too many tries. */
export async function confirmSignUp(core: Core, form: ConfirmForm, call: Call): Promise<Proof> {
  const { deps, settings } = core;
  await countTry(core, "confirm", { ip: call.ip, email: form.username });
  const pending = await takeTry(core, form.username, browserHashOf(settings.publicUrl, "sign_up", call));
  const now = deps.clock();
  if (pending.codeExpiresAt <= now) throw expiredCode("This code is too old. Please ask for a new one.");
  // Only a browser with a pending sign-up gets here, so strangers cannot use up the tries of an address.
  await countTry(core, "confirm-code", { ip: call.ip, email: pending.email });
  if (!isCode(deps.vault, `sign-up ${pending.id}`, form.code, pending.codeHash)) throw wrongCode();
  await forgive(core, "confirm-code", { ip: call.ip, email: pending.email });
  const accountId = await open(core, pending, call);
  // If another confirmation of the address won the race, answer as for a wrong code.
  if (accountId === null) throw wrongCode();
  unmarkBrowser(settings.publicUrl, "sign_up", call);
  return { accountId, authTime: now, amr: ["pwd"] };
}

/** Counts the try before comparing, so that parallel guesses are all counted. */
async function takeTry({ deps }: Core, email: string, browserHash: Buffer): Promise<PendingCode> {
  const of = [browserHash, email, deps.clock()];
  const [pending] = await deps.db.query<PendingCode>(
    `update pending_sign_up set tries = tries + 1
     where browser_hash = $1 and email = $2 and expires_at > $3 and tries < ${CODE_TRIES}
     returning id, email, name, phone_number as "phoneNumber", language, password_hash as "passwordHash", code_hash as "codeHash",
       code_expires_at as "codeExpiresAt"`,
    of,
  );
  if (pending) return pending;
  const [isUsedUp] = await deps.db.query(
    "select 1 from pending_sign_up where browser_hash = $1 and email = $2 and expires_at > $3",
    of,
  );
  throw isUsedUp ? expiredCode("There were too many tries. Please sign up again.") : wrongCode();
}

/** The new account's id; null if another confirmation took the address (a unique index lets only one win). */
function open({ deps, settings }: Core, pending: PendingCode, { ip }: Call): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const { email, name, phoneNumber, language, passwordHash } = pending;
    const facts = { issuer: settings.publicUrl, email, name, phoneNumber, language, passwordHash, now };
    const account = await createAccount(tx, facts);
    if (account) {
      await recordSecurityEvent(tx, { kind: "account.created", accountId: account.id, ip, at: now });
      await deps.announce(tx, { kind: "address.proven", address: email });
    } else await tx.query("delete from pending_sign_up where id = $1", [pending.id]);
    return account?.id ?? null;
  });
}
