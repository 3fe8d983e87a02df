// Checks the ends of a request over HTTP: withdrawn, confirmed, disputed and decided, each with its credit and fee.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ReferralDispute } from "../../../contract/referrals/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import {
  act,
  aReferee,
  aRequest,
  creditsOf,
  earningsOf,
  factsAbout,
  putInHands,
  sentRequest,
} from "../../../tests/support/referrals.ts";
import { backToPool } from "../back-to-pool.ts";
import { addRequestEvent, lockRequest } from "../transition.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
await setFeeBudget(app);
const day = 86_400_000;

const back = { CREDITS: 3, CREDITS_HELD: 0 };
const spent = { CREDITS: 2, CREDITS_HELD: 0 };

describe("withdrawing", () => {
  test("an open or claimed request returns the credit; a referee who only claimed stays unnamed", async () => {
    for (const status of ["OPEN", "CLAIMED"] as const) {
      const { candidate, requestId } = await aRequest(app, { status });
      const shown = await sentRequest(candidate, requestId);
      assert.deepEqual([shown.status, shown.referee, shown.credit], [status, null, "HELD"]);
      const { body, status: code, text } = await act(candidate, requestId, "withdraw");
      assert.equal(code, 200, text);
      assert.deepEqual([body.status, body.credit, body.referee], ["WITHDRAWN", "RETURNED", null]);
      assert.deepEqual(await creditsOf(app, candidate), back);
      assert.deepEqual(factsAbout(app, requestId), [
        "referral.sent",
        ...(status === "OPEN" ? [] : ["referral.withdrawn"]),
      ]);
      assert.equal((await act(candidate, requestId, "withdraw")).status, 409);
    }
  });

  test("an accepted request costs the credit, which needs confirmation", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "ACCEPTED" });
    assert.deepEqual((await sentRequest(candidate, requestId)).referee, {
      name: referee?.name,
      title: "Staff Engineer",
    });
    const refused = await act(candidate, requestId, "withdraw");
    assert.deepEqual([refused.status, refusalIn(refused).field], [409, "acceptCost"]);
    const { body } = await act(candidate, requestId, "withdraw", { acceptCost: true });
    assert.deepEqual([body.status, body.credit], ["WITHDRAWN", "SPENT"]);
    assert.deepEqual(await creditsOf(app, candidate), spent);
  });

  test("a referred request, and another person's, cannot be withdrawn", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "REFERRED" });
    assert.equal((await act(candidate, requestId, "withdraw", { acceptCost: true })).status, 409);
    assert.equal((await act(referee as Person, requestId, "withdraw")).status, 404);
    assert.equal((await act(candidate, "nothing", "withdraw")).status, 404);
    assert.deepEqual(await creditsOf(app, candidate), spent);
  });
});

describe("a referral", () => {
  test("is confirmed once: credit spent, fee waiting for the schedule; it can no longer be disputed", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "REFERRED" });
    assert.deepEqual(await earningsOf(app, referee as Person), [
      { kind: "REVIEWED_REQUEST", state: "PENDING", amount: 10_000 },
    ]);
    for (const _ of [1, 2]) {
      const { body, status } = await act(candidate, requestId, "confirm");
      assert.deepEqual(
        [status, body.status, body.credit, body.reference],
        [200, "CONFIRMED", "SPENT", `REF-${requestId}`],
      );
    }
    assert.deepEqual(await creditsOf(app, candidate), spent);
    assert.equal((await earningsOf(app, referee as Person))[0]?.state, "PENDING");
    assert.equal((await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" })).status, 409);
    assert.deepEqual(factsAbout(app, requestId), ["referral.sent", "referral.confirmed"]);
  });

  test("cannot be confirmed or disputed before it is made", async () => {
    const { candidate, requestId } = await aRequest(app, { status: "ACCEPTED" });
    assert.equal((await act(candidate, requestId, "confirm")).status, 409);
    assert.equal((await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" })).status, 409);
  });

  test("that is disputed freezes the fee, and waits for an admin", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "REFERRED" });
    assert.equal((await act(candidate, requestId, "dispute", { reason: "OTHER" })).status, 400);
    const { body } = await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE", text: "They know nothing." });
    assert.deepEqual([body.status, body.credit, body.dueAt], ["DISPUTED", "SPENT", null]);
    assert.deepEqual(body.dispute, { reason: "NO_REFERENCE", text: "They know nothing.", decision: null });
    const again = await act(candidate, requestId, "dispute", { reason: "OTHER", text: "Something else" });
    assert.equal(again.body.dispute?.reason, "NO_REFERENCE");
    assert.equal((await act(candidate, requestId, "confirm")).status, 409);
    assert.equal((await earningsOf(app, referee as Person))[0]?.state, "FROZEN");
  });

  test("can be disputed for seven days", async () => {
    const { candidate, requestId } = await aRequest(app, { status: "REFERRED" });
    ahead += 7 * day;
    await candidate.renew();
    assert.equal((await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" })).status, 409);
    assert.equal((await act(candidate, requestId, "confirm")).status, 200);
  });
});

describe("a dispute", () => {
  const disputed = async () => {
    const request = await aRequest(app, { status: "REFERRED" });
    await act(request.candidate, request.requestId, "dispute", { reason: "NO_REFERENCE" });
    return { ...request, referee: request.referee as Person };
  };
  const say = (admin: Person, requestId: string, decision: string, note = "We asked the employer.") =>
    admin.send<ReferralDispute>("POST", `/api/admin/referral-disputes/${requestId}/decide`, { decision, note });
  /** Another admin asks for it, and this one agrees. */
  const decide: typeof say = async (admin, ...verdict) => {
    await say(await signedIn(app, { groups: ["admin"] }), ...verdict);
    return say(admin, ...verdict);
  };

  const CASES = [
    ["CONFIRMED", "SPENT", spent, "PENDING"],
    ["NOT_REFERRED", "RETURNED", back, "REVERSED"],
  ] as const;
  for (const [decision, credit, credits, fee] of CASES)
    test(`is decided: ${decision}`, async () => {
      const { candidate, requestId, referee } = await disputed();
      const admin = await signedIn(app, { groups: ["admin"], name: "Ravi Admin" });
      const { body, status, text } = await decide(admin, requestId, decision);
      assert.equal(status, 200, text);
      assert.deepEqual([body.status, body.candidate, body.referee?.name], [decision, candidate.name, referee.name]);
      assert.deepEqual([body.decision?.note, body.decision?.by], ["We asked the employer.", "Ravi Admin"]);
      const sent = await sentRequest(candidate, requestId);
      assert.deepEqual(
        [sent.status, sent.credit, sent.dispute?.decision],
        [decision, credit, "We asked the employer."],
      );
      assert.deepEqual(await creditsOf(app, candidate), credits);
      assert.equal((await earningsOf(app, referee))[0]?.state, fee);
      const other = decision === "CONFIRMED" ? "NOT_REFERRED" : "CONFIRMED";
      assert.equal((await decide(admin, requestId, other)).status, 409);
      const trail = await app.db.query(
        "select from audit_entry where action = 'referral-dispute.decided' and subject_id = $1",
        [requestId],
      );
      assert.equal(trail.length, 1);
    });

  test("waits while one admin alone asked for a decision, and refuses another one's meanwhile", async () => {
    const { candidate, requestId } = await disputed();
    const [one, two] = [
      await signedIn(app, { groups: ["admin"], name: "Anita" }),
      await signedIn(app, { groups: ["admin"] }),
    ];
    const { body } = await say(one, requestId, "CONFIRMED");
    assert.deepEqual([body.status, body.asked?.decision, body.asked?.by], ["DISPUTED", "CONFIRMED", "Anita"]);
    assert.equal((await say(one, requestId, "CONFIRMED")).status, 409, "not by the same admin");
    for (const [decision, note] of [["NOT_REFERRED"], ["CONFIRMED", "For another reason."]] as const)
      assert.equal((await say(two, requestId, decision, note)).status, 409, "not what was asked for");
    assert.equal((await sentRequest(candidate, requestId)).status, "DISPUTED");
    const agreed = await say(two, requestId, "CONFIRMED");
    assert.deepEqual([agreed.body.status, agreed.body.asked], ["CONFIRMED", null]);
  });

  test("is decided by admins, but not by one of the two sides", async () => {
    const { candidate, requestId } = await disputed();
    assert.equal((await decide(candidate, requestId, "NOT_REFERRED")).status, 403);
    const admin = await signedIn(app, { groups: ["admin"] });
    await app.db.query("update referral_request set referee_id = $2 where id = $1", [requestId, admin.accountId]);
    assert.equal((await decide(admin, requestId, "CONFIRMED")).status, 409);
    const { requestId: own } = await disputed();
    await app.db.query("update referral_request set candidate_id = $2 where id = $1", [own, admin.accountId]);
    assert.equal((await decide(admin, own, "NOT_REFERRED")).status, 409);
    assert.equal((await decide(admin, requestId, "CONFIRMED", " ")).status, 400);
    const { requestId: calm } = await aRequest(app, { status: "REFERRED" });
    assert.equal((await decide(admin, calm, "CONFIRMED")).status, 404);
  });

  test("is in the list of open ones, longest waiting first, and then in that of decided ones", async () => {
    const admin = await signedIn(app, { groups: ["admin"] });
    type List = { data: ReferralDispute[]; pagination: { lastKey: string | null } };
    const list = async (query = "") => (await admin.send<List>("GET", `/api/admin/referral-disputes?${query}`)).body;
    const before = (await list("pageSize=100")).data.length;
    const [one, two] = [await disputed(), await disputed()];
    const open = (await list("pageSize=100")).data.slice(before).map(({ requestId }) => requestId);
    assert.deepEqual(open, [one.requestId, two.requestId]);
    const first = await list(`pageSize=${before + 1}`);
    const rest = await list(`pageSize=5&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual(
      rest.data.map(({ requestId }) => requestId),
      [two.requestId],
    );
    await decide(admin, one.requestId, "CONFIRMED");
    const decided = await list("state=DECIDED&pageSize=1");
    assert.equal(decided.data[0]?.requestId, one.requestId);
    assert.deepEqual(
      decided.data[0]?.timeline.map(({ kind }) => kind),
      ["OPEN", "CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"],
    );
  });
});

describe("a decline", () => {
  const decline = (requestId: string, referee: Person) =>
    app.db.transaction(async (tx) => {
      const request = await lockRequest(tx, requestId);
      const now = app.deps.clock();
      const looked = await addRequestEvent(
        tx,
        request,
        { by: "REFEREE", actorId: referee.accountId, kind: "CV_OPENED" },
        now,
      );
      const [reasons, feedback] = [["SKILLS_MISSING"] as const, "Learn Kafka."];
      await tx.query(
        `insert into referral_answer (request_id, referee_id, kind, reasons, feedback, claimed_at, at) values ($1, $2, 'DECLINED', $3, $4, $5, $5)`,
        [requestId, referee.accountId, reasons, feedback, now],
      );
      await backToPool(
        tx,
        looked,
        { by: "REFEREE", actorId: referee.accountId, event: "FEEDBACK", reasons, feedback, isPaid: false },
        app.deps,
        now,
      );
    });

  test("returns the request to the pool; the last one ends it and returns the credit; feedback has no names", async () => {
    const { id: companyId } = await aCompany(app.db);
    const [first, second] = [await aReferee(app, companyId), await aReferee(app, companyId, { isPaused: true })];
    const { candidate, requestId } = await aRequest(app, { companyId, status: "CLAIMED", referee: first });
    await decline(requestId, first);
    const between = await sentRequest(candidate, requestId);
    assert.deepEqual([between.status, between.declines, between.credit], ["OPEN", 1, "HELD"]);
    await putInHands(app, requestId, second, "CLAIMED");
    await decline(requestId, second);
    const { declined, timeline, ...sent } = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.declines, sent.credit, sent.referee], ["DECLINED", 2, "RETURNED", null]);
    assert.deepEqual(
      declined.map(({ reasons, text }) => [reasons, text]),
      [
        [["SKILLS_MISSING"], "Learn Kafka."],
        [["SKILLS_MISSING"], "Learn Kafka."],
      ],
    );
    assert.deepEqual(
      timeline.map(({ kind }) => kind),
      ["OPEN", "CLAIMED", "CV_OPENED", "FEEDBACK", "CLAIMED", "CV_OPENED", "FEEDBACK", "DECLINED"],
    );
    assert.deepEqual(await creditsOf(app, candidate), back);
    const text = JSON.stringify({ declined, timeline, sent });
    for (const { name, accountId } of [first, second]) assert.ok(!text.includes(name) && !text.includes(accountId));
    assert.deepEqual(factsAbout(app, requestId), ["referral.sent", "referral.declined", "referral.declined"]);
  });

  test("ends the request when the only referee who could still answer is suspended afterwards", async () => {
    const admin = await signedIn(app, { groups: ["admin"] });
    const { id: companyId } = await aCompany(app.db);
    const [first, second] = [await aReferee(app, companyId), await aReferee(app, companyId)];
    const { candidate, requestId } = await aRequest(app, { companyId, status: "CLAIMED", referee: first });
    const { candidate: other, requestId: fresh } = await aRequest(app, { companyId });
    await decline(requestId, first);
    assert.equal((await sentRequest(candidate, requestId)).status, "OPEN");
    await admin.send("POST", `/api/admin/accounts/${second.accountId}/suspend`, { reason: "Spam." });
    const { status, credit } = await sentRequest(candidate, requestId);
    assert.deepEqual([status, credit], ["DECLINED", "RETURNED"]);
    assert.deepEqual(factsAbout(app, requestId).slice(-1), ["referral.ended"]);
    assert.equal((await sentRequest(other, fresh)).status, "OPEN", "the first one may still answer this");
  });

  test("waits for no referee who is suspended, and for one again who is not any more", async () => {
    const admin = await signedIn(app, { groups: ["admin"] });
    for (const isLifted of [false, true]) {
      const { id: companyId } = await aCompany(app.db);
      const [first, second] = [await aReferee(app, companyId), await aReferee(app, companyId)];
      const judge = (what: string, body: object) =>
        admin.send("POST", `/api/admin/accounts/${second.accountId}/${what}`, body);
      assert.equal((await judge("suspend", { reason: "Spam." })).status, 200);
      if (isLifted) assert.equal((await judge("lift", {})).status, 200);
      const { candidate, requestId } = await aRequest(app, { companyId, status: "CLAIMED", referee: first });
      await decline(requestId, first);
      const { status, credit } = await sentRequest(candidate, requestId);
      assert.deepEqual([status, credit], isLifted ? ["OPEN", "HELD"] : ["DECLINED", "RETURNED"]);
    }
  });
});
