// Checks that no session survives if the password changes between its comparison and the session's creation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { raiseAuthGen } from "../accounts.ts";

const app = await startApp();
const call = { caller: null, ip: "127.0.0.1", userAgent: "", cookies: {}, setCookie: () => {} };
const sessionsOf = async (accountId: string) =>
  (await app.db.query("select 1 from session where account_id = $1", [accountId])).length;

test("a password that changes after its comparison opens no session", async () => {
  const { accountId } = await signedIn(app, {});
  const [account] = await app.db.query<{ gen: number }>("select auth_gen as gen from account where id = $1", [
    accountId,
  ]);
  const proof = { accountId, authTime: new Date(), authGen: account!.gen };
  await app.db.transaction(async (tx) => {
    await raiseAuthGen(tx, accountId);
    await app.app.identity.sessions.endAll(tx, accountId);
  });
  await assert.rejects(app.app.identity.sessions.open(proof, call), /Wrong e-mail address or password/);
  assert.equal(await sessionsOf(accountId), 0);
});

test("sessions that open while the password changes are refused or ended, in any order", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { accountId } = await signedIn(app, {});
    const [account] = await app.db.query<{ gen: number }>("select auth_gen as gen from account where id = $1", [
      accountId,
    ]);
    const proof = { accountId, authTime: new Date(), authGen: account!.gen };
    const change = app.db.transaction(async (tx) => {
      await raiseAuthGen(tx, accountId);
      await app.app.identity.sessions.endAll(tx, accountId);
    });
    const opening = Array.from({ length: 8 }, () => app.app.identity.sessions.open(proof, call));
    await Promise.allSettled([...opening, change]);
    await change;
    assert.equal(await sessionsOf(accountId), 0);
  }
});
