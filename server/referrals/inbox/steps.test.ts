// Checks each step of a referee over HTTP (claim, read, accept, refer, decline, return), and what no answer may reveal.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Person } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import {
  aPool,
  decline,
  FEEDBACK,
  type Listed,
  listInbox,
  oneRequest,
  ownReferee,
  refer,
  step,
} from "../../../tests/support/refereeing.ts";
import { aRequest, sentRequest } from "../../../tests/support/referrals.ts";
import { runRequestRounds } from "../run-rounds.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
await setFeeBudget(app);
/** Moves the clock; `people` stay signed in. */
const passMinutes = async (minutes: number, ...people: Person[]) => {
  now = new Date(now.getTime() + minutes * 60_000);
  for (const person of people) await person.renew();
};
const ids = ({ data }: Listed) => data.map(({ id }) => id);
const feesOf = async (person: Person) =>
  (
    await app.db.query<{ kind: string; state: string; amount: string }>(
      "select kind, state, amount from ledger_earning where owner_id = $1 order by kind",
      [person.accountId],
    )
  ).map(({ kind, state, amount }) => `${kind} ${state} ${amount}`);
const factsOf = (requestId: string) =>
  app.facts.flatMap((fact) => ("requestId" in fact && fact.requestId === requestId ? [fact.kind] : []));
const timelineOf = async (candidate: Person, requestId: string) =>
  (await sentRequest(candidate, requestId)).timeline.map(({ kind, by }) => `${kind} ${by}`);

describe("a claim", () => {
  test("lasts ten minutes; the candidate sees that it was viewed, and no name", async () => {
    const { referees, requestId, candidate } = await aPool(app, 2);
    const [first, second] = referees as [Person, Person];
    const { status, body } = await step(first, requestId, "claim");
    assert.equal(status, 200);
    assert.deepEqual([body.view, body.candidate, body.canOpenCv], ["CLAIMED", null, true]);
    assert.equal(Date.parse(body.dueAt ?? "") - now.getTime(), 10 * 60_000);
    await passMinutes(5);
    assert.equal((await step(first, requestId, "claim")).body.dueAt, body.dueAt, "claiming again prolongs nothing");
    const late = await step(second, requestId, "claim");
    assert.deepEqual([late.status, /quicker/.test(refusalIn(late).errorMsg)], [409, true]);
    for (const answer of [
      await oneRequest(second, requestId),
      await step(second, requestId, "accept"),
      await step(second, requestId, "cv"),
      await decline(second, requestId),
      await refer(second, requestId),
      await step(second, requestId, "conflict"),
      await step(second, requestId, "give-back"),
    ])
      assert.equal(answer.status, 404, answer.text);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.referee], ["CLAIMED", null]);
    assert.ok(!JSON.stringify(sent).includes("Referee Number"));
    await passMinutes(5, first, second);
    const over = await step(first, requestId, "accept");
    assert.deepEqual([over.status, /time for this request is over/.test(refusalIn(over).errorMsg)], [409, true]);
    await runRequestRounds(app.deps);
    assert.equal(refusalIn(await step(first, requestId, "accept")).errorMsg, "You no longer have this request.");
    assert.equal((await step(second, requestId, "claim")).status, 200);
  });

  test("that has expired blocks no other referee, whether or not a round has run", async () => {
    const { referees, requestId, candidate } = await aPool(app, 2);
    const [first, second] = referees as [Person, Person];
    assert.equal((await step(first, requestId, "claim")).status, 200);
    await passMinutes(10, first, second);
    assert.equal((await step(second, requestId, "claim")).body.view, "CLAIMED");
    await passMinutes(10, second);
    assert.equal((await step(second, requestId, "claim")).body.view, "CLAIMED", "one's own, anew");
    await candidate.renew();
    assert.deepEqual(await timelineOf(candidate, requestId), [
      "OPEN CANDIDATE",
      "CLAIMED REFEREE",
      "CLAIM_ENDED SYSTEM",
      "CLAIMED REFEREE",
      "CLAIM_ENDED SYSTEM",
      "CLAIMED REFEREE",
    ]);
  });

  test("opens the CV, and each view is recorded for the candidate", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    assert.equal((await step(referee, requestId, "cv")).status, 404);
    await step(referee, requestId, "claim");
    const { status, body } = await step<{ url: string; fileName: string; expiresAt: string }>(referee, requestId, "cv");
    assert.equal(status, 200);
    assert.equal(body.fileName, "CV.pdf");
    assert.equal(Date.parse(body.expiresAt) - now.getTime(), 60_000);
    await step(referee, requestId, "cv");
    assert.deepEqual(await timelineOf(candidate, requestId), [
      "OPEN CANDIDATE",
      "CLAIMED REFEREE",
      "CV_OPENED REFEREE",
      "CV_OPENED REFEREE",
    ]);
    await step(referee, requestId, "give-back");
    assert.equal((await step(referee, requestId, "cv")).status, 409);
  });
});

describe("accepting", () => {
  test("names both sides to each other, for 72 hours; it is idempotent", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    assert.equal((await step(referee, requestId, "accept")).status, 404);
    await step(referee, requestId, "claim");
    const { body } = await step(referee, requestId, "accept");
    assert.deepEqual([body.view, body.candidate], ["ACCEPTED", { name: candidate.name, email: candidate.email }]);
    assert.equal(Date.parse(body.dueAt ?? "") - now.getTime(), 72 * 3_600_000);
    assert.equal((await step(referee, requestId, "accept")).body.dueAt, body.dueAt);
    assert.deepEqual(
      factsOf(requestId).filter((kind) => kind === "referral.accepted"),
      ["referral.accepted"],
    );
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.referee], ["ACCEPTED", { name: "Referee Number0", title: "Staff Engineer" }]);
    assert.ok(!JSON.stringify(sent).includes(referee.email), "never the address");
    assert.equal((await step<{ fileName: string }>(referee, requestId, "cv")).body.fileName, "cv.pdf");
  });

  test("and then returning it notifies the candidate; letting the time pass counts as an answer", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    assert.equal((await step(referee, requestId, "give-back")).status, 200);
    assert.deepEqual(factsOf(requestId).slice(-1), ["referral.returned"]);
    const returned = app.facts.findLast((fact) => fact.kind === "referral.returned" && fact.requestId === requestId);
    assert.ok(returned?.kind === "referral.returned" && !returned.isByTime);
    assert.equal((await sentRequest(candidate, requestId)).referee, null);
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    await passMinutes(72 * 60, referee);
    assert.equal((await refer(referee, requestId)).status, 409);
    await runRequestRounds(app.deps);
    const seen = (await oneRequest(referee, requestId)).body;
    assert.deepEqual([seen.view, seen.status, seen.candidate], ["LAPSED", null, null]);
    assert.equal(
      refusalIn(await step(referee, requestId, "claim")).errorMsg,
      "You have answered this request already.",
    );
    assert.deepEqual(await feesOf(referee), []);
  });
});

describe("referring", () => {
  test("with the employer's number: accepted on the way, the fee waits for the candidate", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    await step(referee, requestId, "claim");
    const { status, body } = await refer(referee, requestId, { reference: " REF-42 " });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.view, body.reference, body.hasProof, body.candidate?.name],
      ["REFERRED", "REF-42", false, candidate.name],
    );
    assert.equal(Date.parse(body.dueAt ?? "") - now.getTime(), 7 * 86_400_000);
    assert.deepEqual(factsOf(requestId), ["referral.sent", "referral.referred"]);
    assert.deepEqual(await feesOf(referee), ["REVIEWED_REQUEST PENDING 10000"]);
    assert.equal((await refer(referee, requestId)).status, 409);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.reference, sent.referee?.name], ["REFERRED", "REF-42", "Referee Number0"]);
    await candidate.send("POST", `/api/referral-request/${requestId}/confirm`, {});
    assert.deepEqual(await feesOf(referee), ["REVIEWED_REQUEST PENDING 10000"]);
    assert.equal((await oneRequest(referee, requestId)).body.view, "CONFIRMED");
  });

  test("repeated calls with one idempotency key make one referral", async () => {
    const { referee, requestId } = await aPool(app);
    await step(referee, requestId, "claim");
    const key = randomUUID();
    const answers = [
      await refer(referee, requestId, { reference: "A" }, key),
      await refer(referee, requestId, { reference: "A" }, key),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await refer(referee, requestId, { reference: "B" }, key)).status, 422);
  });

  test("needs a number or a file", async () => {
    const { referee, requestId } = await aPool(app);
    await step(referee, requestId, "claim");
    for (const body of [{}, { reference: "  " }, { reference: "x".repeat(101) }])
      assert.equal((await refer(referee, requestId, body)).status, 400, JSON.stringify(body));
    assert.equal((await oneRequest(referee, requestId)).body.view, "CLAIMED");
  });
});

describe("declining", () => {
  test("earns the fee, spends the credit and ends the request; the candidate reads why, without a name", async () => {
    const { referees, requestId, candidate } = await aPool(app, 2);
    const [first, second] = referees as [Person, Person];
    await step(first, requestId, "claim");
    const { status, body } = await decline(first, requestId, {
      reasons: ["SKILLS_MISSING", "EXPERIENCE", "EXPERIENCE"],
    });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.view, body.status, body.candidate, body.declineReasons, body.feedback],
      ["DECLINED", null, null, ["SKILLS_MISSING", "EXPERIENCE"], FEEDBACK],
    );
    assert.deepEqual(await feesOf(first), ["REVIEWED_REQUEST PENDING 10000"]);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.credit, sent.referee], ["DECLINED", "SPENT", null]);
    assert.equal(body.fee.amount, 10_000);
    assert.deepEqual(
      sent.declined.map(({ reasons, text }) => [reasons, text]),
      [[["SKILLS_MISSING", "EXPERIENCE"], FEEDBACK]],
    );
    assert.ok(!JSON.stringify(sent).includes("Referee Number"));
    assert.equal((await decline(first, requestId)).status, 409);
    assert.equal((await step(second, requestId, "claim")).status, 409);
    const late = await candidate.send("POST", `/api/referral-request/${requestId}/withdraw`, { acceptCost: true });
    assert.equal(late.status, 409);
    const facts = app.facts.filter((fact) => fact.kind === "referral.declined" && fact.requestId === requestId);
    assert.ok(!/Referee Number|REFEREE/.test(JSON.stringify(facts)));
  });

  test("works after acceptance too", async () => {
    const { referee, requestId, candidate } = await aPool(app);
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    assert.equal((await decline(referee, requestId)).status, 200);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.referee, sent.credit], ["DECLINED", null, "SPENT"]);
  });

  test("needs a reason and forty characters", async () => {
    const { referee, requestId } = await aPool(app);
    await step(referee, requestId, "claim");
    const CASES = [
      { reasons: [] },
      { reasons: ["BORED"] },
      { feedback: "x".repeat(39) },
      { feedback: ` ${"x".repeat(38)}   ` },
      { feedback: "x".repeat(2_001) },
    ];
    for (const body of CASES) assert.equal((await decline(referee, requestId, body)).status, 400, JSON.stringify(body));
    assert.equal((await decline(referee, requestId, { feedback: "x".repeat(40) })).status, 200);
  });
});

test("reporting a conflict: no fee, no feedback, never offered again", async () => {
  const { referees, requestId, candidate } = await aPool(app, 2);
  const [first, second] = referees as [Person, Person];
  await step(first, requestId, "claim");
  const { body } = await step(first, requestId, "conflict");
  assert.deepEqual([body.view, body.candidate], ["CONFLICT", null]);
  assert.deepEqual(await feesOf(first), []);
  assert.deepEqual(ids(await listInbox(first)), []);
  assert.equal((await step(first, requestId, "claim")).status, 409);
  assert.deepEqual(ids(await listInbox(second)), [requestId]);
  const sent = await sentRequest(candidate, requestId);
  assert.deepEqual([sent.status, sent.declined], ["OPEN", []]);
});

describe("interruptions", () => {
  test("a paused referee finishes what they hold, and gets nothing new", async () => {
    const { companyId, referee, requestId } = await aPool(app);
    await step(referee, requestId, "claim");
    await referee.send("PATCH", "/api/referee", { isPaused: true });
    const { requestId: next } = await aRequest(app, { companyId });
    assert.equal((await step(referee, next, "claim")).status, 409);
    assert.equal((await step(referee, requestId, "accept")).status, 200);
    assert.equal((await refer(referee, requestId)).status, 200);
  });

  test("a referee who joins a company's hiring team loses the inbox", async () => {
    const { referee, requestId } = await aPool(app);
    await app.db.query("update account set groups = '{corporate-recruiter}' where id = $1", [referee.accountId]);
    await referee.renew();
    now = new Date(now.getTime() + 30_000);
    for (const answer of [
      await referee.send("GET", "/api/referee/inbox"),
      await step(referee, requestId, "claim"),
      await oneRequest(referee, requestId),
    ])
      assert.equal(answer.status, 404, answer.text);
    assert.equal(await ownReferee(referee), null);
  });

  test("the candidate withdraws: a claimed request disappears, an accepted one is shown as withdrawn", async () => {
    const { companyId, referee, requestId, candidate } = await aPool(app);
    await step(referee, requestId, "claim");
    await candidate.send("POST", `/api/referral-request/${requestId}/withdraw`, {});
    assert.equal((await step(referee, requestId, "accept")).status, 409);
    assert.equal((await oneRequest(referee, requestId)).status, 404);
    const next = await aRequest(app, { companyId, status: "ACCEPTED", referee });
    await next.candidate.send("POST", `/api/referral-request/${next.requestId}/withdraw`, { acceptCost: true });
    const seen = (await oneRequest(referee, next.requestId)).body;
    assert.deepEqual([seen.view, seen.candidate, seen.canOpenCv], ["WITHDRAWN", null, false]);
    const late = await refer(referee, next.requestId);
    assert.deepEqual([late.status, refusalIn(late).errorMsg], [409, "The candidate has withdrawn this request."]);
    assert.deepEqual(await feesOf(referee), []);
  });
});
