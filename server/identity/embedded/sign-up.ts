// Begins a sign-up, which waits for its code. Does the same for a taken address, so that the answer reveals nothing.
import { randomBytes } from "node:crypto";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { CODES_LAST, codeExpiry, hashCode, makeCode } from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { findAccountByEmail } from "../find-account.ts";
import type { SignUpForm } from "../gateways/gateway.ts";
import { hashPassword } from "../passwords.ts";
import { browserHashOf, markBrowser } from "./asking-browser.ts";
import { refuseCommon } from "./common-passwords.ts";
import { type Core, countTry } from "./core.ts";

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
  const code = makeCode();
  const account = await findAccountByEmail(tx, email);
  await tx.query(
    `insert into pending_sign_up
       (id, browser_hash, email, name, phone_number, password_hash, code_hash, sent_at, code_expires_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      browserHash,
      email,
      name,
      form.phone_number || null,
      passwordHash,
      account ? randomBytes(32) : hashCode(deps.vault, `sign-up ${id}`, code),
      now,
      codeExpiry(now),
      new Date(now.getTime() + CODES_LAST),
    ],
  );
  await deps.announce(
    tx,
    account
      ? { kind: "sign-up.address-taken", email, name: account.name }
      : { kind: "sign-up.code-made", email, name, code },
  );
}
