// Statements over HTTP: each line in plain words with the balance after it, page by page and as CSV, for the owner
// only.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ENTRY_KINDS, type StatementBook } from "../../../contract/ledger/rules.ts";
import type { StatementLine } from "../../../contract/ledger/wire.ts";
import { statementWords } from "../../../messages/en/ledger.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { availableRewards, balancesOf, earned, openFor } from "../../../tests/support/money.ts";
import { newId } from "../../platform/ids.ts";
import { holdCredit, settleCredit } from "../books/holds.ts";
import { settleEarning } from "../earnings/settle-earning.ts";
import { ledgerKeeper } from "../keep-money.ts";

const app = await startApp();
const { vault } = app.deps;
type Page = { data: StatementLine[]; pagination: { lastKey: string | null } };

const read = async (person: Person, book: StatementBook, query = "") => {
  const answer = await person.send<Page>("GET", `/api/ledger/statement?book=${book}${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const shown = (lines: readonly StatementLine[]) =>
  lines.map((line) => [statementWords(line), line.change, line.balance, line.waitingChange, line.waiting]);

async function ask(owner: Person, company: string): Promise<string> {
  const subjectId = newId();
  const wish = { owner, subjectId, expiresAt: new Date(Date.now() + 1e7), memo: { company, job: "Engineer" } };
  await app.db.transaction((tx) => holdCredit(tx, wish, { vault, now: new Date() }));
  return subjectId;
}
const settle = (subjectId: string, outcome: "SPENT" | "RETURNED", company: string) =>
  app.db.transaction((tx) => settleCredit(tx, { subjectId, outcome, memo: { company, job: "Engineer" } }, new Date()));

describe("credits", () => {
  test("line by line, newest first, with what is left and what is held", async () => {
    const asha = await signedIn(app);
    const [one, two] = [await ask(asha, "Acme"), await ask(asha, "Builders")];
    await settle(one, "SPENT", "Acme");
    await settle(two, "RETURNED", "Builders");
    const { data, pagination } = await read(asha, "CREDITS");
    assert.deepEqual(shown(data), [
      ["Came back from your request at Builders: Engineer", 1, 2, -1, 0],
      ["Spent on your request at Acme: Engineer", 0, 1, -1, 1],
      ["Set aside for your request at Builders: Engineer", -1, 1, 1, 2],
      ["Set aside for your request at Acme: Engineer", -1, 2, 1, 1],
      ["Free credits to start with", 3, 3, 0, 0],
    ]);
    assert.equal(pagination.lastKey, null);
    assert.deepEqual(
      data.map(({ amount, earningKind, subjectId }) => [amount, earningKind, subjectId]),
      [
        [1, null, two],
        [1, null, one],
        [1, null, two],
        [1, null, one],
        [3, null, null],
      ],
    );
    const { CREDITS, CREDITS_HELD } = await balancesOf(app, asha.accountId);
    assert.deepEqual([data[0]?.balance, data[0]?.waiting], [CREDITS, CREDITS_HELD]);
  });

  test("every page size gives the same lines, once each, while more are written", async () => {
    const ravi = await signedIn(app);
    for (let round = 0; round < 6; round += 1) {
      const subjects = await Promise.all([ask(ravi, `A${round}`), ask(ravi, `B${round}`)]);
      await Promise.all(subjects.map((subjectId, index) => settle(subjectId, "RETURNED", `${"AB"[index]}${round}`)));
    }
    const whole = (await read(ravi, "CREDITS", "&pageSize=100")).data;
    assert.equal(whole.length, 25);
    for (const [index, line] of whole.slice(0, -1).entries())
      assert.equal(line.balance - line.change, whole[index + 1]?.balance, "each line goes on from the one before");
    for (const pageSize of [1, 2, 3, 7]) {
      const paged: StatementLine[] = [];
      for (let lastKey: string | null = ""; lastKey !== null; ) {
        const page: Page = await read(ravi, "CREDITS", `&pageSize=${pageSize}${lastKey && `&lastKey=${lastKey}`}`);
        paged.push(...page.data);
        ({ lastKey } = page.pagination);
        if (paged.length === pageSize) await settle(await ask(ravi, "New"), "RETURNED", "New");
      }
      assert.deepEqual(
        paged.map(({ id }) => id).slice(-25),
        whole.map(({ id }) => id),
      );
      assert.equal(new Set(paged.map(({ id }) => id)).size, paged.length);
    }
  });
});

test("earnings, from pending to sent", async () => {
  const [referee, admin] = [await signedIn(app), await signedIn(app, { groups: ["admin"] })];
  const [kept, lost] = [await earned(app, referee), await earned(app, referee)];
  const of = {
    kind: "REVIEWED_REQUEST",
    earnerId: referee.accountId,
    memo: { company: "Acme", job: "Engineer" },
  } as const;
  const now = new Date();
  await app.db.query("update ledger_earning set release_at = earned_at where subject_id = $1", [kept]);
  await app.db.transaction((tx) => settleEarning(tx, { ...of, subjectId: kept, outcome: "AVAILABLE" }, now));
  await app.db.transaction((tx) => settleEarning(tx, { ...of, subjectId: lost, outcome: "REVERSED" }, now));
  await availableRewards(app, referee);
  const payout = await referee.send<{ id: string }>("POST", "/api/payouts", {
    destination: { way: "UPI", upiId: "asha@okhdfc" },
  });
  const second = await signedIn(app, { groups: ["admin"] });
  await second.send("POST", `/api/admin/payouts/${payout.body.id}/approve`);
  await admin.send("POST", `/api/admin/payouts/${payout.body.id}/pay`, { reference: "UTR-77" });
  const { data } = await read(referee, "EARNINGS", "&pageSize=20");
  const by = "your answer to a request at Acme: Engineer";
  assert.deepEqual(shown(data), [
    ["Sent to you, reference UTR-77", 0, 0, 0, 0],
    ["You asked for a payout", -60_000, 0, 0, 0],
    ["Available now: a job you shared", 50_000, 60_000, -50_000, 0],
    ["Earned by a job you shared: Engineer", 0, 10_000, 50_000, 50_000],
    [`Taken back: ${by}`, 0, 10_000, -10_000, 0],
    [`Available now: ${by}`, 10_000, 10_000, -10_000, 10_000],
    [`Earned by ${by}`, 0, 0, 10_000, 20_000],
    [`Earned by ${by}`, 0, 0, 10_000, 10_000],
  ]);
  const { body } = await referee.send<{ fileName: string; csv: string }>(
    "GET",
    "/api/ledger/statement/export?book=EARNINGS",
  );
  const rows = body.csv.trim().split("\r\n");
  assert.match(body.fileName, /^\w+-earnings-\d{4}-\d\d-\d\d\.csv$/);
  assert.equal(rows[0], '"When","What","Rupees in","Rupees out","Rupees available","Rupees pending"');
  assert.match(rows[2] ?? "", /^"\d{4}-\d\d-\d\d \d\d:\d\d","You asked for a payout","","600.00","0.00","0.00"$/);
  assert.equal(rows.length, 9);
});

describe("a statement is its owner's", () => {
  test("empty without accounts, and refused without a token", async () => {
    const nobody = await signedIn(app);
    for (const book of ["CREDITS", "EARNINGS"] as const)
      assert.deepEqual(await read(nobody, book), { data: [], pagination: { lastKey: null } });
    assert.equal((await app.get("/api/ledger/statement?book=CREDITS")).status, 401);
  });

  test("a cursor is valid for one person's one book", async () => {
    const [asha, ravi] = [await signedIn(app), await signedIn(app)];
    await ask(asha, "Acme");
    const { lastKey } = (await read(asha, "CREDITS", "&pageSize=1")).pagination;
    assert.ok(lastKey);
    for (const [person, book] of [
      [ravi, "CREDITS"],
      [asha, "EARNINGS"],
    ] as const) {
      const answer: Answer = await person.send("GET", `/api/ledger/statement?book=${book}&lastKey=${lastKey}`);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [400, "INVALID_CURSOR"]);
    }
  });

  for (const query of ["", "?book=HOLDS", "?book=CREDITS&pageSize=0", "?book=CREDITS&owner=x"])
    test(`refuses ${query || "no book"}`, async () => {
      const person = await signedIn(app);
      assert.equal((await person.send("GET", `/api/ledger/statement${query}`)).status, 400);
    });

  test("the data export has all of it; closing the account erases everything but ids", async () => {
    const asha = await signedIn(app);
    await ask(asha, "Acme");
    await earned(app, asha);
    const kept = (await ledgerKeeper.collect(app.db, asha)) as Record<"credits" | "earnings", { words?: string }[]>;
    assert.deepEqual(
      kept.credits.map(({ words }) => words),
      ["Set aside for your request at Acme: Engineer", "Free credits to start with"],
    );
    assert.equal(kept.earnings.length, 1);
    await app.db.transaction(async (tx) => {
      await ledgerKeeper.refuseLeaving?.(tx, asha);
      await ledgerKeeper.erase(tx, asha, new Date());
    });
    const { data } = await read(asha, "CREDITS");
    assert.equal(data[0]?.kind, "GIVEN_UP");
    assert.deepEqual(Object.values(await balancesOf(app, asha.accountId)), [0, 0, 0, 0, 0, 0]);
    const [entries] = await app.db.query<{ told: string }>(
      `select string_agg(e.key || e.memo::text, ' ') as told from ledger_entry e`,
    );
    assert.doesNotMatch(entries?.told ?? "", new RegExp(`${asha.email}|${asha.name}`));
  });

  test("a person with earnings to request, or an open payout, cannot close their account yet", async () => {
    const rich = await signedIn(app);
    await openFor(app, rich);
    const leave = () => app.db.transaction(async (tx) => ledgerKeeper.refuseLeaving?.(tx, rich));
    await leave();
    for (let fee = 0; fee < 5; fee += 1) await earned(app, rich);
    await assert.rejects(leave, { status: 409, message: /still have earnings/ }, "pending ones are theirs, too");
    await availableRewards(app, rich);
    await assert.rejects(leave, { status: 409 });
    await rich.send("POST", "/api/payouts", { destination: { way: "UPI", upiId: "rich@okhdfc" } });
    await assert.rejects(leave, { status: 409, message: /payout is on its way/ });
  });
});

test("every kind of entry has words, whatever details are known", () => {
  for (const kind of ENTRY_KINDS)
    for (const memo of [{}, { company: "Acme" }, { company: "Acme", job: "Engineer", plan: "Sprint", reference: "X" }])
      assert.match(statementWords({ kind, earningKind: null, memo }), /^[A-Z][^{}]{3,}[^ :]$/);
});
