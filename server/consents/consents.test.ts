// Whose word is a second admin's consent: the rule as a table, an only admin's wait, and what the database refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { newId } from "../platform/ids.ts";
import { askOrConsent, forgetConsents, readConsents } from "./consents.ts";
import { type WhyNotConsent, whyNotConsent } from "./rules.ts";

const [past, now, future] = [new Date(1), new Date(2), new Date(3)];
const CASES: [isOwn: boolean, aloneFrom: Date | null, hasOthers: boolean, why: WhyNotConsent | null][] = [
  [false, null, true, null],
  [false, future, true, null],
  [true, null, true, "OWN"],
  [true, null, false, "OWN"],
  [true, past, true, "OWN"],
  [true, future, false, "TOO_EARLY"],
  [true, now, false, null],
  [true, past, false, null],
];
for (const [isOwn, aloneFrom, hasOthers, why] of CASES)
  test(`${isOwn ? "own" : "another's"}, alone from ${aloneFrom?.getTime() ?? "never"}, others: ${hasOthers}`, () =>
    assert.equal(whyNotConsent({ isOwn, aloneFrom }, { hasOthers, now }), why));

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const only = await signedIn(app, { groups: ["admin"] });
const callerOf = (person: typeof only) => ({ ...person, subject: person.accountId, sessionId: newId() }) as never;
const say = (subjectId: string, terms: Record<string, unknown> = { amount: 5 }, by = only) =>
  app.db.transaction((tx) =>
    askOrConsent(
      tx,
      { act: "payout.paid", subjectId, terms, what: { what: "PAYOUT", amount: 500 }, href: "/x" },
      callerOf(by),
      app.deps,
    ),
  );

test("an only admin waits a day after a mail; one who is no longer the only one waits for the other", async () => {
  const [id, other] = [newId(), newId()];
  assert.deepEqual([await say(id), await say(other)], [false, false]);
  const told = app.facts.filter(({ kind }) => kind.startsWith("consent."));
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ["consent.asked-alone", "consent.asked-alone"],
  );
  await assert.rejects(say(id), /24 hours/);
  ahead = 24 * 3_600_000 - 10_000;
  await assert.rejects(say(id), /24 hours/);
  ahead = 24 * 3_600_000 + 1_000;
  assert.equal(await say(id), true);
  const [row] = await app.db.query(
    "select state, terms, decided_by = asked_by as own from consent where subject_id = $1",
    [id],
  );
  assert.deepEqual(row, { state: "GIVEN", terms: {}, own: true });
  const second = await signedIn(app, { groups: ["admin"] });
  await assert.rejects(say(other), /another admin has to agree/);
  await assert.rejects(say(other, { amount: 6 }, second), /something else/);
  assert.equal(await say(other, { amount: 5 }, second), true);
});

test("an admin who is suspended still counts; one whose group the operator took does not", async () => {
  const [asker, other] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];
  const told = () => app.facts.filter(({ kind }) => kind.startsWith("consent.")).at(-1)?.kind;
  await app.db.query("update account set groups = '{}' where groups @> '{admin}' and id <> all ($1::uuid[])", [
    [asker.accountId, other.accountId],
  ]);
  await app.db.query("update account set disabled_at = now() where id = $1", [other.accountId]);
  await app.db.query(
    "insert into account_suspension (id, account_id, reason, suspended_by, suspended_at) values ($1, $2, 'Why.', $3, now())",
    [newId(), other.accountId, asker.accountId],
  );
  assert.equal(await say(newId(), {}, asker), false);
  assert.equal(told(), "consent.asked");
  await app.db.query("update account set groups = '{}' where id = $1", [other.accountId]);
  assert.equal(await say(newId(), {}, asker), false);
  assert.equal(told(), "consent.asked-alone");
  await app.db.query("update account set groups = '{admin}' where id = $1", [only.accountId]);
});

test("the database refuses one admin's own consent, and an only admin's before the wait is over", async () => {
  const give = (aloneFrom: string, decided: string) =>
    app.db.query(
      `insert into consent (id, act, subject_id, terms, state, asked_by, asked_at, alone_from, decided_by, decided_at)
       values ($1, 'payout.paid', $2, '{}', 'GIVEN', $3, '2026-01-01Z', $4::timestamptz, $3, $5::timestamptz)`,
      [newId(), newId(), only.accountId, aloneFrom || null, decided],
    );
  await assert.rejects(give("", "2026-01-09Z"), /consent_two/);
  await assert.rejects(give("2026-01-02Z", "2026-01-01T23:00Z"), /consent_two/);
  await assert.rejects(give("2026-01-01T05:00Z", "2026-01-09Z"), /consent_alone_waits/);
  await give("2026-01-02Z", "2026-01-02Z");
});

test("what waits is listed, ended once, and forgotten after thirty days", async () => {
  await only.renew();
  const [one, two] = [newId(), newId()];
  for (const id of [one, two]) assert.equal(await say(id), false);
  const open = await readConsents(app.db, "payout.paid", [one, two], only.accountId);
  assert.deepEqual([open.size, open.get(one)?.isOwn, open.get(one)?.terms], [2, true, { amount: 5 }]);
  const end = () => only.send<{ state: string }>("POST", `/api/admin/consents/${open.get(one)?.id}/end`);
  assert.equal((await end()).body.state, "TAKEN_BACK");
  assert.equal(refusalIn(await end()).errorCode, "CONFLICT");
  ahead += 31 * 86_400_000;
  await forgetConsents(app.deps);
  assert.equal((await readConsents(app.db, "payout.paid", [two], only.accountId)).size, 0);
});
