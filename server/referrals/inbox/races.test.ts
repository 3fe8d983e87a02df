// Checks parallel steps on one request: of each kind exactly one wins, and the books agree with the request.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { UploadGrant } from "../../../contract/files/wire.ts";
import type { RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import { decline, refer, step } from "../../../tests/support/refereeing.ts";
import { aReferee, aRequest, sentRequest } from "../../../tests/support/referrals.ts";
import { urlOf } from "../../../tests/support/uploads.ts";
import { runRequestRounds } from "../run-rounds.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
await setFeeBudget(app);
const passHours = async (hours: number, ...people: Person[]) => {
  now = new Date(now.getTime() + hours * 3_600_000);
  for (const person of people) await person.renew();
};

const counted = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const eventsOf = async (requestId: string, kind: string) =>
  (await app.db.query("select from referral_event where request_id = $1 and kind = $2", [requestId, kind])).length;
const feesOf = async (requestId: string) =>
  (await app.db.query("select from ledger_earning where subject_id = $1", [requestId])).length;

/** A company with this many referees, and a request that the first of them holds. */
async function inHand(status: "CLAIMED" | "ACCEPTED", referees = 1) {
  const { id: companyId } = await aCompany(app.db);
  const people = [];
  for (let n = 0; n < referees; n += 1) people.push(await aReferee(app, companyId));
  const request = await aRequest(app, { companyId, status, referee: people[0] as Person });
  return { ...request, people, referee: people[0] as Person };
}

test("twenty referees claim one request: one gets it, nineteen get a 409", async () => {
  const { id: companyId } = await aCompany(app.db);
  const people = await Promise.all(Array.from({ length: 20 }, () => aReferee(app, companyId)));
  const { requestId } = await aRequest(app, { companyId });
  const answers = await Promise.all(people.map((person) => step(person, requestId, "claim")));
  assert.deepEqual(counted(answers), { 200: 1, 409: 19 });
  for (const answer of answers) if (answer.status === 409) assert.match(refusalIn(answer).errorMsg, /quicker/);
  assert.equal(await eventsOf(requestId, "CLAIMED"), 1);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  const [row] = await app.db.query<{ id: string }>("select referee_id as id from referral_request where id = $1", [
    requestId,
  ]);
  assert.equal(row?.id, winner?.accountId);
});

test("one referee with a cap of two claims ten at once: two", async () => {
  const { id: companyId } = await aCompany(app.db);
  const referee = await aReferee(app, companyId, { weeklyCap: 2 });
  const requests = [];
  for (let n = 0; n < 10; n += 1) requests.push((await aRequest(app, { companyId })).requestId);
  const answers = await Promise.all(requests.map((id) => step(referee, id, "claim")));
  assert.deepEqual(counted(answers), { 200: 2, 409: 8 });
});

test("claim against withdraw: either claimed and then withdrawn, or never claimed; the credit is returned", async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id: companyId } = await aCompany(app.db);
    const referee = await aReferee(app, companyId);
    const { requestId, candidate } = await aRequest(app, { companyId });
    const [claimed, withdrawn] = await Promise.all([
      step(referee, requestId, "claim"),
      candidate.send("POST", `/api/referral-request/${requestId}/withdraw`, {}),
    ]);
    assert.equal(withdrawn.status, 200);
    assert.ok(claimed.status === 200 || claimed.status === 409, claimed.text);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.credit], ["WITHDRAWN", "RETURNED"]);
    assert.equal((await step(referee, requestId, "accept")).status, claimed.status === 200 ? 409 : 404);
  }
});

test("accept against withdraw: an earlier withdrawal reveals no referee, a later one needs confirmation", async () => {
  for (let n = 0; n < 6; n += 1) {
    const { requestId, candidate, referee } = await inHand("CLAIMED");
    const [accepted, withdrawn] = await Promise.all([
      step(referee, requestId, "accept"),
      candidate.send("POST", `/api/referral-request/${requestId}/withdraw`, {}),
    ]);
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual(
      [accepted.status, withdrawn.status, sent.status, sent.credit],
      accepted.status === 200 ? [200, 409, "ACCEPTED", "HELD"] : [409, 200, "WITHDRAWN", "RETURNED"],
    );
  }
});

test("accept ten times in parallel: once", async () => {
  const { requestId, referee, candidate } = await inHand("CLAIMED");
  const answers = await Promise.all(Array.from({ length: 10 }, () => step(referee, requestId, "accept")));
  assert.deepEqual(counted(answers), { 200: 10 });
  assert.equal(new Set(answers.map(({ body }) => body.dueAt)).size, 1);
  assert.equal(await eventsOf(requestId, "ACCEPTED"), 1);
  assert.equal((await sentRequest(candidate, requestId)).status, "ACCEPTED");
});

test("refer against the round that ends its time: one of them", async () => {
  for (let n = 0; n < 4; n += 1) {
    const { requestId, referee, candidate } = await inHand("ACCEPTED");
    await passHours(72 - 1 / 3_600, referee, candidate);
    const [referred] = await Promise.all([
      refer(referee, requestId),
      passHours(1 / 3_600).then(() => runRequestRounds(app.deps)),
    ]);
    const { status, referee: shown } = await sentRequest(candidate, requestId);
    assert.deepEqual(
      [referred.status, status, shown !== null, await feesOf(requestId)],
      referred.status === 200 ? [200, "REFERRED", true, 1] : [409, "OPEN", false, 0],
    );
    assert.equal((await eventsOf(requestId, "REFERRED")) + (await eventsOf(requestId, "RETURNED")), 1);
  }
});

test("refer against leaving: the candidate is referred, or the request is in the pool again", async () => {
  for (let n = 0; n < 6; n += 1) {
    const { requestId, referee, candidate } = await inHand(n % 2 ? "CLAIMED" : "ACCEPTED");
    const [referred, left] = await Promise.all([refer(referee, requestId), referee.send("DELETE", "/api/referee")]);
    assert.equal(left.status, 200);
    const { status } = await sentRequest(candidate, requestId);
    assert.deepEqual(
      [referred.status, status, await feesOf(requestId)],
      referred.status === 200 ? [200, "REFERRED", 1] : [409, "OPEN", 0],
    );
  }
});

test("the last decline ten times in parallel: one answer, one fee, one credit spent", async () => {
  const { requestId, referee, candidate } = await inHand("CLAIMED");
  const answers = await Promise.all(Array.from({ length: 10 }, () => decline(referee, requestId)));
  assert.deepEqual(counted(answers), { 200: 1, 409: 9 });
  const sent = await sentRequest(candidate, requestId);
  assert.deepEqual([sent.status, sent.credit, sent.declined.length], ["DECLINED", "SPENT", 1]);
  assert.equal(await feesOf(requestId), 1);
  assert.equal(
    (await app.db.query("select from ledger_entry where subject_id = $1 and kind = 'CREDIT_SPENT'", [requestId]))
      .length,
    1,
  );
});

test("all kinds of answer in parallel: one of them counts", async () => {
  for (let n = 0; n < 5; n += 1) {
    const { requestId, referee } = await inHand("CLAIMED", 2);
    const answers = await Promise.all([
      refer(referee, requestId),
      decline(referee, requestId),
      step(referee, requestId, "conflict"),
      step(referee, requestId, "give-back"),
      refer(referee, requestId),
      decline(referee, requestId),
    ]);
    assert.deepEqual(counted(answers), { 200: 1, 409: 5 }, answers.map(({ text }) => text).join("\n"));
    assert.ok((await feesOf(requestId)) <= 1);
  }
});

test("a hundred steps of five people on three requests: no error, and each request ends once", async () => {
  const { id: companyId } = await aCompany(app.db);
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => aReferee(app, companyId)));
  const requests: Awaited<ReturnType<typeof aRequest>>[] = [];
  for (let n = 0; n < 3; n += 1) requests.push(await aRequest(app, { companyId }));
  const steps = ["claim", "claim", "claim", "accept", "give-back", "conflict"] as const;
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (): Promise<Answer<RefereeRequestDetail>> => {
        const person = people[draw(5)] as Person;
        const requestId = (requests[draw(3)] as (typeof requests)[0]).requestId;
        const kind = draw(8);
        if (kind === 6) return decline(person, requestId);
        if (kind === 7) return refer(person, requestId);
        return step(person, requestId, steps[kind] as (typeof steps)[number]);
      }),
    );
    for (const { status, text } of answers) assert.ok([200, 404, 409].includes(status), text);
  }
  for (const { requestId, candidate } of requests) {
    const { status, credit, declined } = await sentRequest(candidate, requestId);
    assert.equal(credit, status === "DECLINED" || status === "REFERRED" ? "SPENT" : "HELD");
    const [answers] = await app.db.query<{ paid: number }>(
      "select count(*)::int as paid from referral_answer where request_id = $1 and kind in ('DECLINED', 'REFERRED')",
      [requestId],
    );
    assert.equal(await feesOf(requestId), answers?.paid);
    assert.equal(declined.length + (status === "REFERRED" ? 1 : 0), answers?.paid);
  }
});

describe("a proof", () => {
  const PNG = Buffer.from(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000000000000000000a49444154789c6360000000020001",
    "hex",
  );
  const chunk = (type: string, text = "") => {
    const bytes = Buffer.alloc(12 + text.length);
    bytes.writeUInt32BE(text.length);
    bytes.write(type + text, 4, "latin1");
    return bytes;
  };
  const dirty = Buffer.concat([
    PNG.subarray(0, 33),
    chunk("tEXt", "Author\0Priya Iyer of Acme"),
    chunk("IDAT", "pixels"),
    chunk("IEND"),
  ]);

  async function upload(person: Person, bytes: Buffer<ArrayBuffer>, mimeType = "image/png"): Promise<string> {
    await listening;
    const { body } = await person.send<UploadGrant>("POST", "/api/file/gsu2u/REFERRAL_PROOF", {
      userId: person.email,
      resumeUserFileName: "Priya Iyer.png",
      resumeFileMimeType: mimeType,
      resumeFileSize: bytes.length,
    });
    const { status } = await fetch(urlOf(app, body.awsS3SignedUrl), {
      method: "PUT",
      headers: { awsS3Tag: body.awsS3Tag, fileType: mimeType },
      body: bytes,
    });
    assert.equal(status, 200);
    return body.cloudFileName;
  }
  const listening = app.listen();

  test("is stored without its metadata, and the candidate can read it", async () => {
    const { requestId, referee, candidate } = await inHand("ACCEPTED");
    const proof = await upload(referee, dirty);
    const { status, body } = await refer(referee, requestId, { proof });
    assert.deepEqual([status, body.hasProof, body.reference], [200, true, null]);
    const link = await candidate.send<{ url: string }>("GET", `/api/referral-request/${requestId}/proof`);
    for (const [who, seen] of [
      [await signedIn(app, { groups: ["admin"] }), 200],
      [await signedIn(app), 404],
      [referee, 404],
    ] as const)
      assert.equal((await who.send("GET", `/api/referral-request/${requestId}/proof`)).status, seen);
    const kept = Buffer.from(await (await fetch(urlOf(app, link.body.url))).arrayBuffer());
    assert.deepEqual(kept, Buffer.concat([PNG.subarray(0, 33), chunk("IDAT", "pixels"), chunk("IEND")]));
  });

  test("is cleaned before anything is locked, so that no connection waits for a process", async () => {
    const { requestId, referee } = await inHand("ACCEPTED");
    const broken = await upload(referee, Buffer.from(dirty.subarray(0, 50)));
    await app.db.transaction(async (tx) => {
      await tx.query("select from file_upload where key = $1 for update", [broken]);
      assert.equal((await refer(referee, requestId, { proof: broken })).status, 422);
    });
  });

  test("proves one referral, so that no other candidate sees the first one's file", async () => {
    const [one, two] = [await inHand("ACCEPTED"), await inHand("ACCEPTED")];
    const { requestId } = await aRequest(app, { companyId: one.companyId, status: "ACCEPTED", referee: one.referee });
    const proof = await upload(one.referee, dirty);
    const answers = await Promise.all([one.requestId, requestId].map((id) => refer(one.referee, id, { proof })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(refusalIn(answers.find(({ status }) => status === 409) ?? assert.fail()).field, "proof");
    assert.equal((await refer(two.referee, two.requestId, { proof })).status, 404);
  });

  test("of another owner, unknown or incomplete is refused, and nothing is referred", async () => {
    const { requestId, referee, people } = await inHand("ACCEPTED", 2);
    const others = await upload(people[1] as Person, dirty);
    const broken = await upload(referee, Buffer.from(dirty.subarray(0, 50)));
    const CASES = [
      [others, 404],
      ["nobody/nothing.png", 404],
      [broken, 422],
    ] as const;
    for (const [proof, status] of CASES)
      assert.equal((await refer(referee, requestId, { proof, reference: "R" })).status, status);
    assert.equal(await feesOf(requestId), 0);
    assert.equal((await refer(referee, requestId)).status, 200);
  });
});
