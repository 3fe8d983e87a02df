// Checks a referee's inbox: what it lists, when it is shut, the lists of held and finished requests, and the dashboard.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aSeeker } from "../../../tests/support/applying.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import {
  aPool,
  becomeBy,
  decline,
  type Listed,
  listInbox,
  listTaken,
  oneRequest,
  refer,
  step,
} from "../../../tests/support/refereeing.ts";
import { act, aReferee, aRequest, ask } from "../../../tests/support/referrals.ts";
import { runRequestRounds } from "../run-rounds.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
/** Moves the clock; `people` stay signed in. */
const passMinutes = async (minutes: number, ...people: Person[]) => {
  now = new Date(now.getTime() + minutes * 60_000);
  for (const person of people) await person.renew();
};
const ids = ({ data }: Listed) => data.map(({ id }) => id);

describe("the pool", () => {
  test("shows a request without the candidate", async () => {
    const { referee, requestId, jobId, candidate } = await aPool(app);
    const { data, shut } = await listInbox(referee);
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
    const detail = (await oneRequest(referee, requestId)).body;
    assert.deepEqual([detail.candidate, detail.canOpenCv, detail.status], [null, false, "OPEN"]);
    for (const answer of [JSON.stringify(data), JSON.stringify(detail)])
      for (const secret of [candidate.name, candidate.email, candidate.accountId, candidate.subject])
        assert.ok(!answer.includes(secret), secret);
  });

  test("contains only the own company's requests, oldest first, in pages", async () => {
    const { companyId, referee, requestId } = await aPool(app);
    const stranger = await aReferee(app, (await aCompany(app.db)).id);
    const more = [];
    for (let n = 0; n < 3; n += 1) {
      await passMinutes(1);
      more.push((await aRequest(app, { companyId })).requestId);
    }
    const first = await listInbox(referee, "?pageSize=3");
    const second = await listInbox(referee, `?pageSize=3&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual([...ids(first), ...ids(second)], [requestId, ...more]);
    assert.equal(second.pagination.lastKey, null);
    assert.deepEqual(await listInbox(stranger), { data: [], pagination: { lastKey: null }, shut: null });
    assert.equal((await stranger.send("GET", `/api/referee/inbox?lastKey=${first.pagination.lastKey}`)).status, 400);
    for (const answer of [await oneRequest(stranger, requestId), await step(stranger, requestId, "claim")])
      assert.equal(answer.status, 404);
  });

  test("contains no own, answered or ended requests", async () => {
    const { companyId, referee, requestId } = await aPool(app);
    const own = await aSeeker(app);
    const { requestId: ownId } = await aRequest(app, { companyId, candidate: own });
    // A candidate who asked first and became a referee later.
    await becomeBy(app, own, companyId, `own@works-${companyId.slice(-8)}.com`);
    await app.db.query(
      "update referee set status = 'VERIFIED', verified_at = $2, verified_until = $3 where account_id = $1",
      [own.accountId, now, new Date(now.getTime() + 180 * 86_400_000)],
    );
    assert.deepEqual(ids(await listInbox(own)), [requestId]);
    for (const answer of [await oneRequest(own, ownId), await step(own, ownId, "claim")])
      assert.equal(answer.status, 404);
    await step(own, requestId, "claim");
    await step(own, requestId, "conflict");
    assert.deepEqual(ids(await listInbox(own)), []);
    assert.deepEqual(ids(await listInbox(referee)).sort(), [requestId, ownId].sort());
    await own.send("POST", `/api/referral-request/${ownId}/withdraw`, {});
    assert.deepEqual(ids(await listInbox(referee)), [requestId]);
    await passMinutes(14 * 1_440, referee);
    assert.deepEqual(ids(await listInbox(referee)), [], "before the round comes");
    assert.equal((await oneRequest(referee, requestId)).status, 404);
    assert.equal((await step(referee, requestId, "claim")).status, 409);
  });

  test("is shut with a reason: paused, over the week's cap, expired, not verified", async () => {
    const { companyId, requestId } = await aPool(app);
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
      assert.deepEqual(await listInbox(person), { data: [], pagination: { lastKey: null }, shut }, shut);
      assert.equal((await oneRequest(person, requestId)).status, 404, shut);
      assert.equal((await step(person, requestId, "claim")).status, claim, shut);
    }
    const nobody = await signedIn(app);
    for (const path of ["inbox", "requests", "dashboard"])
      assert.equal((await nobody.send("GET", `/api/referee/${path}`)).status, 404, path);
    assert.equal((await app.get("/api/referee/inbox")).status, 401);
  });

  test("counts an opened CV even if the request is returned, so that no referee can read them all", async () => {
    const { companyId, requestId } = await aPool(app);
    const person = await aReferee(app, companyId, { weeklyCap: 1 });
    const other = (await aRequest(app, { companyId })).requestId;
    await step(person, requestId, "claim");
    assert.equal((await step(person, requestId, "cv")).status, 200);
    assert.equal((await step(person, requestId, "give-back")).status, 200);
    assert.equal((await listInbox(person)).shut, "CAP_REACHED");
    assert.equal((await step(person, other, "claim")).status, 409);
  });

  test("counts a week's answers and held requests, but no conflicts, returned or expired claims", async () => {
    const { companyId, requestId } = await aPool(app);
    const person = await aReferee(app, companyId, { weeklyCap: 2 });
    const next = async () => (await aRequest(app, { companyId })).requestId;
    const shut = async () => (await listInbox(person)).shut;
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

describe("lists and numbers", () => {
  test("held requests by urgency, finished ones newest first, in pages", async () => {
    const { companyId, referee, requestId } = await aPool(app);
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push((await aRequest(app, { companyId })).requestId);
    const [second, third, fourth] = more as [string, string, string];
    for (const id of [requestId, second, third, fourth]) await step(referee, id, "claim");
    await step(referee, second, "accept");
    await passMinutes(1);
    const open = await listTaken(referee, "?pageSize=3");
    const rest = await listTaken(referee, `?state=OPEN&pageSize=3&lastKey=${open.pagination.lastKey}`);
    assert.deepEqual(ids(open).sort(), [requestId, third, fourth].sort(), "ten minutes are more urgent than 72 hours");
    assert.deepEqual([ids(rest), rest.pagination.lastKey], [[second], null]);
    await decline(referee, requestId);
    await passMinutes(1);
    await refer(referee, third);
    await passMinutes(1);
    await step(referee, fourth, "conflict");
    const done = await listTaken(referee, "?state=DONE&pageSize=2");
    const older = await listTaken(referee, `?state=DONE&pageSize=2&lastKey=${done.pagination.lastKey}`);
    assert.deepEqual(
      [...done.data, ...older.data].map(({ id, view }) => [id, view]),
      [
        [fourth, "CONFLICT"],
        [third, "REFERRED"],
        [requestId, "DECLINED"],
      ],
    );
    assert.deepEqual(ids(await listTaken(referee)), [second]);
  });

  test("the dashboard", async () => {
    const { companyId, referee, requestId } = await aPool(app);
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

test("a referee whose account is scheduled for deletion claims nothing, and may finish what they hold", async () => {
  const { referee, requestId, companyId } = await aPool(app);
  const mine = await aRequest(app, { companyId, status: "CLAIMED", referee });
  await app.db.query("update account set deletion_due_at = $2 where id = $1", [
    referee.accountId,
    new Date(now.getTime() + 86_400_000),
  ]);
  const refused = await step(referee, requestId, "claim");
  assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
  assert.equal((await step(referee, mine.requestId, "claim")).status, 200);
  assert.equal((await decline(referee, mine.requestId)).status, 200);
});

test("a referee who declined sees nothing of a colleague's answer", async () => {
  const { referees, requestId, candidate } = await aPool(app, 2);
  const [first, second] = referees as [Person, Person];
  await step(first, requestId, "claim");
  await decline(first, requestId);
  await step(second, requestId, "claim");
  assert.equal((await refer(second, requestId, { reference: "REF-SECOND" })).status, 200);
  const dispute = { reason: "OTHER", text: "They asked me for money." };
  assert.equal((await act(candidate, requestId, "dispute", dispute)).status, 200);
  const { status, body, text } = await oneRequest(first, requestId);
  assert.deepEqual([status, body.view, body.status, body.candidate], [200, "DECLINED", null, null]);
  for (const secret of ["REF-SECOND", "asked me", candidate.name, candidate.email, second.name])
    assert.ok(!text.includes(secret), secret);
  assert.match((await oneRequest(second, requestId)).text, /REF-SECOND.*asked me/);
});

test("a request for a pasted job has its address and text", async () => {
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
  const detail = await oneRequest(referee, asked.body.requestId ?? "");
  assert.deepEqual(
    [detail.body.jobId, detail.body.jobUrl, detail.body.jobTitle, detail.body.isJobOpen],
    [null, "https://careers.example.com/jobs/1", "Backend Engineer", true],
  );
  assert.match(detail.body.jobDescription ?? "", /payments in Go/);
});
