// Checks that cleaning removes expired rows and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshDatabase } from "../../tests/support/database.ts";
import { newId } from "../platform/ids.ts";
import { createAccount, recordSecurityEvent } from "./accounts.ts";
import { cleanExpired } from "./clean-expired.ts";

const { db } = await freshDatabase();
const now = new Date();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

test("expired rows are removed, others are retained", async () => {
  await db.transaction(async (tx) => {
    const account = await createAccount(tx, {
      issuer: "https://jobs.example.org",
      email: "a@people.example",
      name: "A",
    });
    const bytes = Buffer.alloc(32);
    for (const [name, at] of Object.entries({ gone: minutes(-1), alive: minutes(1) })) {
      const mark = Buffer.from(name);
      await tx.query(
        `insert into pending_sign_up (id, browser_hash, email, name, password_hash, code_hash, sent_at, code_expires_at, expires_at)
         values ($1, $2, $3, 'A', 'x', $4, $5, $5, $5)`,
        [newId(), mark, `${name}@people.example`, bytes, at],
      );
      await tx.query(
        "insert into password_reset (email, browser_hash, code_hash, sent_at, code_expires_at, expires_at) values ($1, $2, $2, $3, $3, $3)",
        [`${name}@people.example`, bytes, at],
      );
      await tx.query("insert into throttle (key, hits, ends_at) values ($1, 1, $2)", [mark, at]);
      await tx.query(
        `insert into session (id, token_hash, account_id, sealed_tokens, access_expires_at, user_agent, ip, expires_at)
         values ($1, $2, $3, $4, $5, $6, '', $5)`,
        [newId(), mark, account?.id, bytes, at, name],
      );
      await tx.query("insert into oidc_record (kind, id, payload, expires_at) values ('Grant', $1, '{}', $2)", [
        name,
        at,
      ]);
    }
    await tx.query("insert into oidc_record (kind, id, payload) values ('Grant', 'for ever', '{}')");
    for (const at of [days(-91), days(-89)])
      for (const accountId of [null, account?.id ?? null])
        await recordSecurityEvent(tx, { kind: "sign-in.failed", accountId, at });
    await recordSecurityEvent(tx, { kind: "invite.sent", accountId: null, at: days(-800) });
  });

  assert.equal(await cleanExpired({ db, clock: () => now }), 6);
  const left = async (text: string) => (await db.query<{ left: string }>(text)).map((row) => row.left);
  assert.deepEqual(await left("select email as left from pending_sign_up"), ["alive@people.example"]);
  assert.deepEqual(await left("select email as left from password_reset"), ["alive@people.example"]);
  assert.deepEqual(await left("select convert_from(key, 'utf8') as left from throttle"), ["alive"]);
  assert.deepEqual(await left("select user_agent as left from session"), ["alive"]);
  assert.deepEqual(await left("select id as left from oidc_record order by id"), ["alive", "for ever"]);
  assert.equal((await left("select kind as left from security_event")).length, 4);
  assert.deepEqual(await left("select email as left from account"), ["a@people.example"]);
  assert.equal(await cleanExpired({ db, clock: () => now }), 0);
});
