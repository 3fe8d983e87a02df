// Invites under real parallel requests: accepted once, open once, and never both accepted and revoked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn, someEmail } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { accept, aFirm, anInvite } from "../../tests/support/firms.ts";

const app = await startApp();
const read = (token: string) => app.post("/api/invite/read", { token });

test("an invite makes one member once", async () => {
  const [firm, guest] = [await aFirm(app), await signedIn(app)];
  const { token } = await anInvite(app, firm, guest.email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => accept(guest, token)));
  const statuses = answers.map((answer) => answer.status).sort();
  // Joining ends the token of the concurrent calls: those not authenticated before get 401.
  assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
  assert.ok(
    statuses.every((status) => [200, 401, 410].includes(status)),
    statuses.join(),
  );
  const recorded = await app.db.query("select from security_event where kind = 'invite.accepted' and account_id = $1", [
    guest.accountId,
  ]);
  assert.equal(recorded.length, 1);
});

test("one person joins one of five companies", async () => {
  for (let round = 0; round < 4; round += 1) {
    const guest = await signedIn(app);
    const tokens: string[] = [];
    for (let firm = 0; firm < 5; firm += 1) tokens.push((await anInvite(app, await aFirm(app), guest.email)).token);
    const answers = await Promise.all(tokens.map((token) => accept(guest, token)));
    const statuses = answers.map((answer) => answer.status).sort();
    assert.equal(statuses[0], 200, statuses.join());
    assert.ok(
      statuses.slice(1).every((status) => [401, 409].includes(status)),
      statuses.join(),
    );
    const rows = await app.db.query("select from company_member where account_id = $1", [guest.accountId]);
    assert.equal(rows.length, 1);
  }
});

test("inviting one address often leaves one open invite", async () => {
  const firm = await aFirm(app);
  const email = someEmail();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      firm.admin.send("POST", "/api/corporate/invites", { email, role: "corporate-recruiter" }),
    ),
  );
  assert.deepEqual(
    answers.map((answer) => answer.status),
    answers.map(() => 201),
  );
  const open = await app.db.query(
    "select from invite where email = $1 and accepted_at is null and revoked_at is null",
    [email],
  );
  assert.equal(open.length, 1);
  const tokens = app.facts.flatMap((fact) => (fact.kind === "invite.sent" && fact.email === email ? [fact.token] : []));
  const alive = await Promise.all(tokens.map(async (token) => (await read(token)).status));
  assert.deepEqual(alive.sort(), [200, ...Array(7).fill(410)]);
});

test("an invite is either accepted or revoked", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [firm, guest] = [await aFirm(app), await signedIn(app)];
    const { invite: sent, token } = await anInvite(app, firm, guest.email);
    const [accepted, revoked] = await Promise.all([
      accept(guest, token),
      firm.admin.send("DELETE", `/api/corporate/invites/${sent.id}`),
    ]);
    assert.ok(
      (accepted.status === 200 && revoked.status === 409) || (accepted.status === 410 && revoked.status === 200),
      `${accepted.status} ${revoked.status}`,
    );
  }
});
