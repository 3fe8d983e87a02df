// Mails a new sign-up code, with the remaining tries of the previous one.
import { randomBytes } from "node:crypto";
import type { Writer } from "../../platform/db.ts";
import {
  CODE_SENDS,
  CODE_TRIES,
  codeExpiry,
  hashCode,
  makeCode,
  resendFloor,
  whyNoCode,
} from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { findAccountByEmail } from "../find-account.ts";
import type { ResendForm } from "../gateways/gateway.ts";
import { browserHashOf } from "./asking-browser.ts";
import { type Core, countTry } from "./core.ts";

type Row = { id: string; name: string; sends: number; tries: number; sentAt: Date; expiresAt: Date };

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

const pendingRow = `select id, name, sends, tries, sent_at as "sentAt", expires_at as "expiresAt" from pending_sign_up
  where browser_hash = $1 and email = $2 and expires_at > $3`;

function refuseSoon(row: Row, now: Date): void {
  if (row.sends >= CODE_SENDS || row.tries >= CODE_TRIES || row.sentAt > resendFloor(now)) throw whyNoCode(row, now);
}

async function renew(tx: Writer, { deps }: Core, email: string, row: Row): Promise<void> {
  const now = deps.clock();
  refuseSoon(row, now);
  const code = makeCode();
  const account = await findAccountByEmail(tx, email);
  await tx.query(
    "update pending_sign_up set code_hash = $2, sends = sends + 1, sent_at = $3, code_expires_at = $4 where id = $1",
    [row.id, account ? randomBytes(32) : hashCode(deps.vault, `sign-up ${row.id}`, code), now, codeExpiry(now)],
  );
  await deps.announce(
    tx,
    account
      ? { kind: "sign-up.address-taken", email, name: account.name }
      : { kind: "sign-up.code-made", email, name: row.name, code },
  );
}
