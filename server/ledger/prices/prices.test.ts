// Plans and fees over HTTP: one admin proposes, another decides; versions stay; new fees apply from then on.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Fee, FeeBudget, FeeTerms, PriceChange, PricedPlan } from "../../../contract/ledger/prices-wire.ts";
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { balancesOf, earned } from "../../../tests/support/money.ts";
import { isFeeRight, whyNotDecide } from "./rules.ts";

const app = await startApp();
const [one, two] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];

const terms = { label: "Sprint", description: "For the last month.", credits: 50, price: 149_900, isOffered: true };
const plan = (name: string, changes: object = {}) => ({
  kind: "PLAN",
  plan: name,
  terms: { ...terms, ...changes },
  reason: "The first weeks showed it.",
});
const fee = (kind: EarningKind, changes: Partial<FeeTerms>) => ({
  kind: "FEE",
  fee: kind,
  terms: { amount: 15_000, shareOfPrice: null, releaseHours: 72, ...changes },
  reason: "More work than we thought.",
});
const propose = (by: Person, body: object) => by.send<PriceChange>("POST", "/api/admin/prices/changes", body);
const decide = (by: Person, id: string, decision: string) =>
  by.send<PriceChange>("POST", `/api/admin/prices/changes/${id}/decide`, { decision });
type History = { data: PriceChange[]; pagination: { lastKey: string | null } };
type Prices = { plans: PricedPlan[]; fees: Fee[]; open: PriceChange[] };
const prices = async () => (await one.send<Prices>("GET", "/api/admin/prices")).body;
const fees = async () => (await app.get<{ data: Fee[] }>("/api/fees")).body.data;

test("anyone may read the fees; placeholder fees are marked", async () => {
  const read = await fees();
  assert.deepEqual(
    read.map(({ kind, amount, shareOfPrice, isPlaceholder }) => [kind, amount, shareOfPrice, isPlaceholder]),
    [
      ["GUIDANCE_SESSION", null, 8_000, true],
      ["REFERRED_OUTCOME", 0, null, true],
      ["REVIEWED_REQUEST", 10_000, null, true],
      ["SHARE_REWARD", 50_000, null, true],
    ],
  );
});

describe("a plan", () => {
  test("changes when a second admin agrees, as a new version; the old one stays", async () => {
    const proposed = await propose(one, plan("sprint"));
    assert.equal(proposed.status, 201, proposed.text);
    assert.deepEqual(
      [proposed.body.state, proposed.body.isOwn, proposed.body.proposedBy],
      ["PROPOSED", true, one.name],
    );
    assert.equal((proposed.body.before as { price: number }).price, 129_900);
    assert.equal((await prices()).plans.find((each) => each.plan === "sprint")?.version, 1);
    assert.equal((await decide(one, proposed.body.id, "APPLIED")).status, 403, "not by who proposed it");
    assert.equal((await decide(two, proposed.body.id, "TAKEN_BACK")).status, 403, "only the proposer takes it back");
    const applied = await decide(two, proposed.body.id, "APPLIED");
    assert.deepEqual([applied.status, applied.body.state, applied.body.decidedBy], [200, "APPLIED", two.name]);
    const { plans, open } = await prices();
    const { madeAt: _, ...now } = plans.find((each) => each.plan === "sprint") ?? assert.fail();
    assert.deepEqual(now, { plan: "sprint", ...terms, version: 2, isPlaceholder: false });
    assert.deepEqual(open, []);
    const versions = await app.db.query("select price::int from plan_version where plan = 'sprint' order by version");
    assert.deepEqual(versions, [{ price: 129_900 }, { price: 149_900 }]);
    const trail = await app.db.query(
      `select action, (before->>'price')::int as "before", (after->>'price')::int as "after" from audit_entry
       where subject_id = $1 order by id`,
      [proposed.body.id],
    );
    assert.deepEqual(trail, [
      { action: "price-change.proposed", before: 129_900, after: 149_900 },
      { action: "price-change.decided", before: null, after: 149_900 },
    ]);
    const told = app.facts.find((each) => each.kind === "price-change.proposed");
    assert.ok(told?.kind === "price-change.proposed" && told.proposedBy === one.accountId && told.target === "sprint");
  });

  test("has one open proposal at a time; a proposal without a change is refused", async () => {
    const answers = await Promise.all([propose(one, plan("starter")), propose(two, plan("starter"))]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
    const { id } = answers.find(({ status }) => status === 201)?.body ?? assert.fail();
    const proposer = answers[0]?.status === 201 ? one : two;
    assert.equal((await decide(proposer, id, "TAKEN_BACK")).body.state, "TAKEN_BACK");
    assert.equal((await propose(one, plan("sprint"))).status, 409, "it is like this already");
  });

  test("a placeholder that is right can be confirmed unchanged", async () => {
    const search = (await prices()).plans.find((each) => each.plan === "search") ?? assert.fail();
    const { label, description, credits, price, isOffered } = search;
    const { body } = await propose(one, {
      ...plan("search"),
      terms: { label, description, credits, price, isOffered },
    });
    await decide(two, body.id, "APPLIED");
    const after = (await prices()).plans.find((each) => each.plan === "search");
    assert.deepEqual([after?.isPlaceholder, after?.price], [false, price]);
  });

  test("a new one begins with version 1", async () => {
    const { body } = await propose(two, plan("marathon", { isOffered: false }));
    assert.equal(body.before, null);
    await decide(one, body.id, "APPLIED");
    assert.equal((await prices()).plans.find((each) => each.plan === "marathon")?.version, 1);
  });

  test("decided twice at once: one decision counts", async () => {
    const three = await signedIn(app, { groups: ["admin"] });
    const { body } = await propose(one, plan("starter"));
    const answers = await Promise.all([
      decide(two, body.id, "APPLIED"),
      decide(three, body.id, "REFUSED"),
      decide(one, body.id, "TAKEN_BACK"),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  });

  const REFUSED: [string, object][] = [
    ["a free plan", plan("sprint", { price: 0 })],
    ["one without credits", plan("sprint", { credits: 0 })],
    ["one without a name", plan("sprint", { label: " " })],
    ["an odd name", plan("Sprint Plan")],
    ["no reason", { ...plan("sprint", { price: 100_000 }), reason: "" }],
    ["an amount for guidance", fee("GUIDANCE_SESSION", { amount: 5 })],
    ["a share for a request", fee("REVIEWED_REQUEST", { amount: null, shareOfPrice: 5 })],
    ["a share above 100 %", fee("GUIDANCE_SESSION", { amount: null, shareOfPrice: 10_001 })],
  ];
  for (const [what, body] of REFUSED)
    test(`refuses ${what}`, async () => assert.equal((await propose(one, body)).status, 400));

  test("refuses everyone but admins", async () => {
    const person = await signedIn(app);
    for (const answer of [
      await propose(person, plan("sprint")),
      await person.send("GET", "/api/admin/prices"),
      await person.send("GET", "/api/admin/prices/changes"),
    ])
      assert.equal(answer.status, 403);
  });
});

test("a new fee applies to what is earned from then on", async () => {
  const referee = await signedIn(app);
  await earned(app, referee);
  const { body } = await propose(one, fee("REVIEWED_REQUEST", {}));
  await earned(app, referee);
  await decide(two, body.id, "APPLIED");
  await earned(app, referee);
  assert.equal((await balancesOf(app, referee.accountId)).EARNINGS_PENDING, 10_000 + 10_000 + 15_000);
  assert.deepEqual(
    (await fees())
      .filter(({ kind }) => kind === "REVIEWED_REQUEST")
      .map(({ version, releaseHours }) => [version, releaseHours]),
    [[2, 72]],
  );
});

test("the budget for free credits is zero at first, and changes by two admins", async () => {
  const budget = async () => (await one.send<{ budget: FeeBudget }>("GET", "/api/admin/prices")).body.budget;
  assert.deepEqual([(await budget()).amount, (await budget()).used, (await budget()).isPlaceholder], [0, 0, true]);
  const wish = (amount: number) => ({ kind: "BUDGET", terms: { amount }, reason: "Reviews of free requests." });
  assert.equal((await propose(one, wish(-1))).status, 400);
  const { body } = await propose(one, wish(50_000));
  assert.deepEqual([body.target, body.before, body.after], ["FREE_CREDITS", { amount: 0 }, { amount: 50_000 }]);
  assert.equal((await decide(one, body.id, "APPLIED")).status, 403);
  assert.equal((await budget()).amount, 0);
  assert.equal((await decide(two, body.id, "APPLIED")).status, 200);
  assert.deepEqual([(await budget()).amount, (await budget()).version], [50_000, 2]);
  assert.equal((await propose(two, wish(50_000))).status, 409, "it is like this already");
});

test("the history lists every proposal, newest first, page by page", async () => {
  const read: string[] = [];
  for (let lastKey: string | null = ""; lastKey !== null; ) {
    const path: string = `/api/admin/prices/changes?pageSize=2${lastKey && `&lastKey=${lastKey}`}`;
    const page: History = (await one.send<History>("GET", path)).body;
    read.push(...page.data.map(({ id }) => id));
    ({ lastKey } = page.pagination);
  }
  const all = await app.db.query<{ id: string }>("select id from price_change order by id desc");
  assert.deepEqual(
    read,
    all.map(({ id }) => id),
  );
  assert.ok(read.length >= 6);
});

describe("rules", () => {
  const CASES: [
    state: "PROPOSED" | "APPLIED",
    isOwn: boolean,
    decision: "APPLIED" | "REFUSED" | "TAKEN_BACK",
    why: string | null,
  ][] = [
    ["PROPOSED", false, "APPLIED", null],
    ["PROPOSED", false, "REFUSED", null],
    ["PROPOSED", true, "TAKEN_BACK", null],
    ["PROPOSED", true, "APPLIED", "OWN"],
    ["PROPOSED", true, "REFUSED", "OWN"],
    ["PROPOSED", false, "TAKEN_BACK", "ANOTHERS"],
    ["APPLIED", false, "APPLIED", "DECIDED"],
    ["APPLIED", true, "TAKEN_BACK", "DECIDED"],
  ];
  for (const [state, isOwn, decision, why] of CASES)
    test(`${state}, ${isOwn ? "own" : "another's"}: ${decision}`, () =>
      assert.equal(whyNotDecide({ state, isOwn }, decision), why));
  test("a fee with both an amount and a share, or neither, is refused", () => {
    for (const kind of ["GUIDANCE_SESSION", "SHARE_REWARD"] as const)
      for (const both of [0, null])
        assert.equal(isFeeRight(kind, { amount: both, shareOfPrice: both, releaseHours: 1 }), false);
  });
});

test("an only admin waits a day after a mail, and agrees while no second admin is there; the database holds it too", async () => {
  let now = new Date();
  const alone = await startApp({ clock: () => now });
  const only = await signedIn(alone, { groups: ["admin"] });
  const { body } = await propose(only, fee("REVIEWED_REQUEST", {}));
  assert.equal(body.aloneFrom, new Date(now.getTime() + 24 * 3_600_000).toISOString());
  const mailed = alone.facts.find(({ kind }) => kind === "consent.asked-alone");
  assert.ok(mailed?.kind === "consent.asked-alone" && mailed.email === only.email && mailed.consentId === body.id);
  assert.equal((await decide(only, body.id, "APPLIED")).status, 409, "too early");
  await assert.rejects(
    alone.db.transaction((tx) =>
      tx.query(
        "update price_change set state = 'APPLIED', decided_by = proposed_by, decided_at = proposed_at + interval '23 hours'",
      ),
    ),
    /price_change_two_or_a_day/,
  );
  now = new Date(now.getTime() + 24 * 3_600_000);
  await only.renew();
  const second = await signedIn(alone, { groups: ["admin"] });
  assert.equal((await decide(only, body.id, "APPLIED")).status, 403, "another admin is there by now");
  await alone.db.query("update account set disabled_at = now() where id = $1", [second.accountId]);
  assert.equal((await decide(only, body.id, "APPLIED")).body.state, "APPLIED");
});
