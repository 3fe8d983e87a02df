// A referee's inbox over HTTP: what is listed and to whom, each step, and what no answer may tell.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { InboxShut, RefereeRequest, RefereeRequestDetail } from "../../../contract/referees.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker } from "../../../tests/support/applying.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { becomeBy, decline, FEEDBACK, ownReferee, refer, step } from "../../../tests/support/refereeing.ts";
import { aReferee, aRequest, ask, sentRequest } from "../../../tests/support/referrals.ts";
import { runRequestRounds } from "../requests/run-request-rounds.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
/** For `people` to go on signed in. */
const passMinutes = async (minutes: number, ...people: Person[]) => {
  now = new Date(now.getTime() + minutes * 60_000);
  for (const person of people) await person.renew();
};

type Listed = { data: RefereeRequest[]; pagination: { lastKey: string | null }; shut: InboxShut | null };
const inbox = async (person: Person, query = "") =>
  (await person.send<Listed>("GET", `/api/referee/inbox${query}`)).body;
const taken = async (person: Person, query = "") =>
  (await person.send<Listed>("GET", `/api/referee/requests${query}`)).body;
const one = (person: Person, requestId: string) =>
  person.send<RefereeRequestDetail>("GET", `/api/referee/requests/${requestId}`);
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

/** A company with referees and a request in its pool. */
async function aPool(referees = 1) {
  const { id: companyId } = await aCompany(app.db);
  const people = [];
  for (let n = 0; n < referees; n += 1) people.push(await aReferee(app, companyId, { name: `Referee Number${n}` }));
  const { requestId, candidate, jobId } = await aRequest(app, {
    companyId,
    note: "I have followed your work for years.",
  });
  return { companyId, referees: people, referee: people[0] as Person, requestId, candidate, jobId };
}

describe("the pool", () => {
  test("shows a request without who sent it", async () => {
    const { referee, requestId, jobId, candidate } = await aPool();
    const { data, shut } = await inbox(referee);
    assert.equal(shut, null);
    const [row] = data;
    assert.ok(row);
    assert.deepEqual(
      { ...row, jobTitle: "", score: 0 },
      {
        id: requestId,
        view: "POOL",
        jobId,
        jobTitle: "",
        jobUrl: null,
        isJobOpen: true,
        score: 0,
        matched: { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"] },
        missing: { coreSkills: [], softSkills: [] },
        designation: "Engineer",
        YOE: 3,
        location: null,
        note: "I have followed your work for years.",
        sentAt: row.sentAt,
        expiresAt: row.expiresAt,
        dueAt: null,
        answeredAt: null,
      },
    );
    const detail = (await one(referee, requestId)).body;
    assert.deepEqual([detail.candidate, detail.canOpenCv, detail.status], [null, false, "OPEN"]);
    for (const answer of [JSON.stringify(data), JSON.stringify(detail)])
      for (const secret of [candidate.name, candidate.email, candidate.accountId, candidate.subject])
        assert.ok(!answer.includes(secret), secret);
  });

  test("is the own company's alone, oldest first, by pages", async () => {
    const { companyId, referee, requestId } = await aPool();
    const stranger = await aReferee(app, (await aCompany(app.db)).id);
    const more = [];
    for (let n = 0; n < 3; n += 1) {
      await passMinutes(1);
      more.push((await aRequest(app, { companyId })).requestId);
    }
    const first = await inbox(referee, "?pageSize=3");
    const second = await inbox(referee, `?pageSize=3&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual([...ids(first), ...ids(second)], [requestId, ...more]);
    assert.equal(second.pagination.lastKey, null);
    assert.deepEqual(await inbox(stranger), { data: [], pagination: { lastKey: null }, shut: null });
    assert.equal((await stranger.send("GET", `/api/referee/inbox?lastKey=${first.pagination.lastKey}`)).status, 400);
    for (const answer of [await one(stranger, requestId), await step(stranger, requestId, "claim")])
      assert.equal(answer.status, 404);
  });

  test("holds nothing of one's own, nothing answered, nothing that is over", async () => {
    const { companyId, referee, requestId } = await aPool();
    const own = await aSeeker(app);
    const { requestId: ownId } = await aRequest(app, { companyId, candidate: own });
    // Who asked first and became a referee later.
    await becomeBy(app, own, companyId, `own@works-${companyId.slice(-8)}.com`);
    await app.db.query(
      "update referee set status = 'VERIFIED', verified_at = $2, verified_until = $3 where account_id = $1",
      [own.accountId, now, new Date(now.getTime() + 180 * 86_400_000)],
    );
    assert.deepEqual(ids(await inbox(own)), [requestId]);
    for (const answer of [await one(own, ownId), await step(own, ownId, "claim")]) assert.equal(answer.status, 404);
    await step(own, requestId, "claim");
    await step(own, requestId, "conflict");
    assert.deepEqual(ids(await inbox(own)), []);
    assert.deepEqual(ids(await inbox(referee)).sort(), [requestId, ownId].sort());
    await own.send("POST", `/api/referral-request/${ownId}/withdraw`, {});
    assert.deepEqual(ids(await inbox(referee)), [requestId]);
    await passMinutes(14 * 1_440, referee);
    assert.deepEqual(ids(await inbox(referee)), [], "before the round comes");
    assert.equal((await one(referee, requestId)).status, 404);
    assert.equal((await step(referee, requestId, "claim")).status, 409);
  });

  test("is shut with a reason: paused, over the week's cap, expired, not verified", async () => {
    const { companyId, requestId } = await aPool();
    const CASES = [
      { facts: { isPaused: true }, shut: "PAUSED", claim: 409 },
      { facts: { verifiedUntil: now }, shut: "EXPIRED", claim: 409 },
      { facts: { status: "EXPIRED" }, shut: "EXPIRED", claim: 409 },
      { facts: { status: "REVIEW" }, shut: "NOT_VERIFIED", claim: 404 },
      { facts: { status: "PENDING" }, shut: "NOT_VERIFIED", claim: 404 },
      { facts: { status: "REFUSED" }, shut: "NOT_VERIFIED", claim: 404 },
      { facts: { status: "ENDED" }, shut: "NOT_VERIFIED", claim: 404 },
    ] as const;
    for (const { facts, shut, claim } of CASES) {
      const person = await aReferee(app, companyId, facts);
      assert.deepEqual(await inbox(person), { data: [], pagination: { lastKey: null }, shut }, shut);
      assert.equal((await one(person, requestId)).status, 404, shut);
      assert.equal((await step(person, requestId, "claim")).status, claim, shut);
    }
    const nobody = await signedIn(app);
    for (const path of ["inbox", "requests", "dashboard"])
      assert.equal((await nobody.send("GET", `/api/referee/${path}`)).status, 404, path);
    assert.equal((await app.get("/api/referee/inbox")).status, 401);
  });

  test("counts a week: answers and what is in hand, not conflicts, nor what was given back or ran out", async () => {
    const { companyId, requestId } = await aPool();
    const person = await aReferee(app, companyId, { weeklyCap: 2 });
    const next = async () => (await aRequest(app, { companyId })).requestId;
    const shut = async () => (await inbox(person)).shut;
    await step(person, requestId, "claim");
    await step(person, requestId, "conflict");
    const [second, third, fourth] = [await next(), await next(), await next()];
    await step(person, second, "claim");
    await step(person, second, "give-back");
    await step(person, second, "claim");
    await passMinutes(10, person);
    await runRequestRounds(app.deps);
    assert.equal(await shut(), null);
    await step(person, second, "claim");
    assert.equal((await decline(person, second)).status, 200);
    await step(person, third, "claim");
    assert.equal(await shut(), "CAP_REACHED");
    const refused = await step(person, fourth, "claim");
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
    assert.match(refusalIn(refused).errorMsg, /number of requests a week/);
    assert.equal((await step(person, third, "accept")).status, 200);
    await refer(person, third);
    assert.equal(await shut(), "CAP_REACHED");
    await passMinutes(7 * 1_440, person);
    assert.equal(await shut(), null);
  });
});

describe("a claim", () => {
  test("is for ten minutes; the candidate sees a look, and no name", async () => {
    const { referees, requestId, candidate } = await aPool(2);
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
      await one(second, requestId),
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
    assert.equal(
      refusalIn(await step(first, requestId, "accept")).errorMsg,
      "You do not have this request in hand any more.",
    );
    assert.equal((await step(second, requestId, "claim")).status, 200);
  });

  test("opens the CV, and each look is written down for the candidate", async () => {
    const { referee, requestId, candidate } = await aPool();
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

describe("taking it on", () => {
  test("names both sides to each other, for 72 hours; twice is once", async () => {
    const { referee, requestId, candidate } = await aPool();
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

  test("and giving it back tells the candidate; letting the time pass counts as an answer", async () => {
    const { referee, requestId, candidate } = await aPool();
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    assert.equal((await step(referee, requestId, "give-back")).status, 200);
    assert.deepEqual(factsOf(requestId).slice(-1), ["referral.returned"]);
    assert.equal((await sentRequest(candidate, requestId)).referee, null);
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    await passMinutes(72 * 60, referee);
    assert.equal((await refer(referee, requestId)).status, 409);
    await runRequestRounds(app.deps);
    const seen = (await one(referee, requestId)).body;
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
    const { referee, requestId, candidate } = await aPool();
    await step(referee, requestId, "claim");
    const { status, body } = await refer(referee, requestId, { reference: " REF-42 " });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.view, body.reference, body.hasProof, body.candidate?.name],
      ["REFERRED", "REF-42", false, candidate.name],
    );
    assert.equal(Date.parse(body.dueAt ?? "") - now.getTime(), 7 * 86_400_000);
    assert.deepEqual(factsOf(requestId), ["referral.sent", "referral.accepted", "referral.referred"]);
    assert.deepEqual(await feesOf(referee), ["REVIEWED_REQUEST PENDING 10000"]);
    assert.equal((await refer(referee, requestId)).status, 409);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.reference, sent.referee?.name], ["REFERRED", "REF-42", "Referee Number0"]);
    await candidate.send("POST", `/api/referral-request/${requestId}/confirm`, {});
    assert.deepEqual(await feesOf(referee), ["REVIEWED_REQUEST AVAILABLE 10000"]);
    assert.equal((await one(referee, requestId)).body.view, "CONFIRMED");
  });

  test("the same call under the same key is one referral", async () => {
    const { referee, requestId } = await aPool();
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
    const { referee, requestId } = await aPool();
    await step(referee, requestId, "claim");
    for (const body of [{}, { reference: "  " }, { reference: "x".repeat(101) }])
      assert.equal((await refer(referee, requestId, body)).status, 400, JSON.stringify(body));
    assert.equal((await one(referee, requestId)).body.view, "CLAIMED");
  });
});

describe("declining", () => {
  test("earns the fee, and the candidate reads why, under no name", async () => {
    const { referees, requestId, candidate } = await aPool(2);
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
    assert.deepEqual([sent.status, sent.credit, sent.referee], ["OPEN", "HELD", null]);
    assert.deepEqual(
      sent.declined.map(({ reasons, text }) => [reasons, text]),
      [[["SKILLS_MISSING", "EXPERIENCE"], FEEDBACK]],
    );
    assert.ok(!JSON.stringify(sent).includes("Referee Number"));
    assert.equal((await decline(first, requestId)).status, 409);
    await step(second, requestId, "claim");
    await decline(second, requestId);
    const ended = await sentRequest(candidate, requestId);
    assert.deepEqual([ended.status, ended.credit, ended.declined.length], ["DECLINED", "RETURNED", 2]);
    assert.deepEqual(await feesOf(second), ["REVIEWED_REQUEST PENDING 10000"]);
    const facts = app.facts.filter((fact) => fact.kind === "referral.declined" && fact.requestId === requestId);
    assert.ok(!/Referee Number|REFEREE/.test(JSON.stringify(facts)));
  });

  test("after it was taken on, too", async () => {
    const { referee, requestId, candidate } = await aPool();
    await step(referee, requestId, "claim");
    await step(referee, requestId, "accept");
    assert.equal((await decline(referee, requestId)).status, 200);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.referee, sent.credit], ["DECLINED", null, "RETURNED"]);
  });

  test("needs a reason and forty characters", async () => {
    const { referee, requestId } = await aPool();
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

test("who knows the person says so: no fee, no feedback, never offered again", async () => {
  const { referees, requestId, candidate } = await aPool(2);
  const [first, second] = referees as [Person, Person];
  await step(first, requestId, "claim");
  const { body } = await step(first, requestId, "conflict");
  assert.deepEqual([body.view, body.candidate], ["CONFLICT", null]);
  assert.deepEqual(await feesOf(first), []);
  assert.deepEqual(ids(await inbox(first)), []);
  assert.equal((await step(first, requestId, "claim")).status, 409);
  assert.deepEqual(ids(await inbox(second)), [requestId]);
  const sent = await sentRequest(candidate, requestId);
  assert.deepEqual([sent.status, sent.declined], ["OPEN", []]);
});

describe("lists and numbers", () => {
  test("what is in hand by urgency, what is done newest first, by pages", async () => {
    const { companyId, referee, requestId } = await aPool();
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push((await aRequest(app, { companyId })).requestId);
    const [second, third, fourth] = more as [string, string, string];
    for (const id of [requestId, second, third, fourth]) await step(referee, id, "claim");
    await step(referee, second, "accept");
    await passMinutes(1);
    const open = await taken(referee, "?pageSize=3");
    const rest = await taken(referee, `?state=OPEN&pageSize=3&lastKey=${open.pagination.lastKey}`);
    assert.deepEqual(ids(open).sort(), [requestId, third, fourth].sort(), "ten minutes are more urgent than 72 hours");
    assert.deepEqual([ids(rest), rest.pagination.lastKey], [[second], null]);
    await decline(referee, requestId);
    await passMinutes(1);
    await refer(referee, third);
    await passMinutes(1);
    await step(referee, fourth, "conflict");
    const done = await taken(referee, "?state=DONE&pageSize=2");
    const older = await taken(referee, `?state=DONE&pageSize=2&lastKey=${done.pagination.lastKey}`);
    assert.deepEqual(
      [...done.data, ...older.data].map(({ id, view }) => [id, view]),
      [
        [fourth, "CONFLICT"],
        [third, "REFERRED"],
        [requestId, "DECLINED"],
      ],
    );
    assert.deepEqual(ids(await taken(referee)), [second]);
  });

  test("the dashboard", async () => {
    const { companyId, referee, requestId } = await aPool();
    const read = async () => (await referee.send<Record<string, unknown>>("GET", "/api/referee/dashboard")).body;
    assert.deepEqual(await read(), {
      shut: null,
      waiting: 1,
      open: 0,
      nextDueAt: null,
      usedThisWeek: 0,
      weeklyCap: 50,
      medianResponseMinutes: null,
      referred: 0,
      confirmed: 0,
      declined: 0,
      lapsed: 0,
    });
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push(await aRequest(app, { companyId }));
    const [second, third, fourth] = more as [(typeof more)[0], (typeof more)[0], (typeof more)[0]];
    for (const [id, minutes] of [
      [requestId, 2],
      [second.requestId, 4],
      [third.requestId, 9],
    ] as const) {
      await step(referee, id, "claim");
      await passMinutes(minutes, referee);
      await (id === second.requestId ? refer(referee, id) : decline(referee, id));
    }
    await second.candidate.renew();
    await second.candidate.send("POST", `/api/referral-request/${second.requestId}/confirm`, {});
    const { body } = await step(referee, fourth.requestId, "claim");
    assert.deepEqual(await read(), {
      shut: null,
      waiting: 0,
      open: 1,
      nextDueAt: body.dueAt,
      usedThisWeek: 4,
      weeklyCap: 50,
      medianResponseMinutes: 4,
      referred: 1,
      confirmed: 1,
      declined: 2,
      lapsed: 0,
    });
  });
});

describe("whoever stops in the middle", () => {
  test("paused: finishes what they have, and gets nothing new", async () => {
    const { companyId, referee, requestId } = await aPool();
    await step(referee, requestId, "claim");
    await referee.send("PATCH", "/api/referee", { isPaused: true });
    const { requestId: next } = await aRequest(app, { companyId });
    assert.equal((await step(referee, next, "claim")).status, 409);
    assert.equal((await step(referee, requestId, "accept")).status, 200);
    assert.equal((await refer(referee, requestId)).status, 200);
  });

  test("hiring for a company by now: the inbox is not theirs any more", async () => {
    const { referee, requestId } = await aPool();
    await app.db.query("update account set groups = '{corporate-recruiter}' where id = $1", [referee.accountId]);
    await referee.renew();
    now = new Date(now.getTime() + 30_000);
    for (const answer of [
      await referee.send("GET", "/api/referee/inbox"),
      await step(referee, requestId, "claim"),
      await one(referee, requestId),
    ])
      assert.equal(answer.status, 404, answer.text);
    assert.equal(await ownReferee(referee), null);
  });

  test("the candidate withdraws: what was claimed is gone, what was taken on is shown as withdrawn", async () => {
    const { companyId, referee, requestId, candidate } = await aPool();
    await step(referee, requestId, "claim");
    await candidate.send("POST", `/api/referral-request/${requestId}/withdraw`, {});
    assert.equal((await step(referee, requestId, "accept")).status, 409);
    assert.equal((await one(referee, requestId)).status, 404);
    const next = await aRequest(app, { companyId, status: "ACCEPTED", referee });
    await next.candidate.send("POST", `/api/referral-request/${next.requestId}/withdraw`, { acceptCost: true });
    const seen = (await one(referee, next.requestId)).body;
    assert.deepEqual([seen.view, seen.candidate, seen.canOpenCv], ["WITHDRAWN", null, false]);
    const late = await refer(referee, next.requestId);
    assert.deepEqual([late.status, refusalIn(late).errorMsg], [409, "The candidate has withdrawn this request."]);
    assert.deepEqual(await feesOf(referee), []);
  });
});

test("a request for a pasted job carries its address and text", async () => {
  const { id: companyId } = await aCompany(app.db);
  const referee = await aReferee(app, companyId);
  const candidate = await aSeeker(app);
  const description = `We build payments in Go and SQL. ${"You work in a team and like clear code. ".repeat(8)}`;
  const asked = await ask(candidate, {
    companyId,
    jobUrl: "https://careers.example.com/jobs/1",
    jobTitle: "Backend Engineer",
    jobDescription: description,
  });
  assert.equal(asked.body.type, "RequestAccepted", asked.text);
  const detail: Answer<RefereeRequestDetail> = await one(referee, asked.body.requestId ?? "");
  assert.deepEqual(
    [detail.body.jobId, detail.body.jobUrl, detail.body.jobTitle, detail.body.isJobOpen],
    [null, "https://careers.example.com/jobs/1", "Backend Engineer", true],
  );
  assert.match(detail.body.jobDescription ?? "", /payments in Go/);
});
