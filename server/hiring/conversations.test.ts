// Conversations about applications: who may read and write, what stops them, reports, races, and what is left of them.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { filledReply, MOST_REPLIES, MOST_UNANSWERED } from "../../contract/hiring/rules.ts";
import type { Conversation, TalkReport } from "../../contract/hiring/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { anApplicant } from "../../tests/support/applications.ts";
import { withdraw } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { aPostOffice } from "../../tests/support/notices.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { type ToldFact, tellPeople } from "../notifications/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const [boss, recruiter] = firm.people as [Person, Person];
const { admin: rival } = await aFirm(app);
const operator = await signedIn(app, { groups: ["admin"] });

const of = (id: string, rest = "") => `/api/conversation/${id}${rest}`;
const read = (person: Person, id: string) => person.send<Conversation>("GET", of(id));
const say = (person: Person, id: string, text: string, key: string = randomUUID()) =>
  person.send<Conversation>("POST", of(id, "/messages"), { text }, { "idempotency-key": key });
const block = (person: Person, id: string, isBlocked: boolean) => person.send("PUT", of(id, "/block"), { isBlocked });
const report = (person: Person, id: string, body: object = { reason: "SPAM" }) =>
  person.send<Conversation>("POST", of(id, "/report"), body);
const reports = async (state = "OPEN") =>
  (await operator.send<{ data: TalkReport[] }>("GET", `/api/admin/conversation-reports?state=${state}`)).body.data;
const settle = (person: Person, id: string, decision: string) =>
  person.send<TalkReport>("POST", `/api/admin/conversation-reports/${id}/settle`, { decision });

async function anApplication(facts: Parameters<typeof anApplicant>[2] = {}) {
  const asha = await anApplicant(app, (await aJob(app.db, { companyId: firm.companyId })).id, facts);
  return { asha, id: asha.applicationId };
}

test("the company opens it, both sides write and read", async () => {
  const { asha, id } = await anApplication();
  const before = await read(asha, id);
  assert.deepEqual([before.body.isOpened, before.body.silence], [false, "NOT_OPENED"]);
  assert.equal((await say(asha, id, "Hello?")).status, 409);
  assert.equal((await read(boss, id)).body.silence, null);

  const key = randomUUID();
  const opened = await say(boss, id, "Would Monday suit you?", key);
  assert.equal(opened.status, 201, opened.text);
  assert.equal((await say(boss, id, "Would Monday suit you?", key)).status, 201);
  const seen = (await read(asha, id)).body;
  assert.deepEqual([seen.unread, seen.silence, seen.withName], [1, null, firm.name]);
  assert.deepEqual(
    seen.data.map(({ number, by, isOwn, author, text }) => [number, by, isOwn, author, text]),
    [[1, "COMPANY", false, boss.name, "Would Monday suit you?"]],
  );
  assert.equal((await asha.send("POST", of(id, "/read"), { upTo: 99 })).status, 200);
  assert.deepEqual([(await read(asha, id)).body.unread, (await read(recruiter, id)).body.readByOther], [0, 1]);
  await say(asha, id, "Monday is fine.");
  const answered = (await read(recruiter, id)).body;
  assert.deepEqual([answered.unread, answered.data.length, answered.withName], [1, 2, asha.name]);
});

describe("other people", () => {
  const calls: [method: "GET" | "POST" | "PUT", rest: string, body?: object][] = [
    ["GET", ""],
    ["POST", "/messages", { text: "Hi" }],
    ["POST", "/read", { upTo: 1 }],
    ["PUT", "/block", { isBlocked: true }],
    ["POST", "/report", { reason: "SPAM" }],
  ];
  for (const [method, rest, body] of calls)
    test(`${method} ${rest || "/"}`, async () => {
      const { asha, id } = await anApplication();
      await say(boss, id, "Hello");
      const stranger = await signedIn(app);
      for (const person of [rival, stranger, operator])
        assert.equal((await person.send(method, of(id, rest), body)).status, 404, person.email);
      assert.equal((await asha.send(method, of(newId(), rest), body)).status, 404);
      assert.equal((await (method === "GET" ? app.get(of(id)) : app.post(of(id, rest), body))).status >= 401, true);
      assert.equal((await read(boss, id)).body.data.length, 1);
    });
  test("a member who left", async () => {
    const { id } = await anApplication();
    const other = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [, leaver] = other.people as [Person, Person];
    assert.equal((await say(leaver, id, "Hello")).status, 404);
    await app.db.query("update company_member set company_id = $2 where account_id = $1", [
      leaver.accountId,
      firm.companyId,
    ]);
    assert.equal((await say(leaver, id, "Hello")).status, 201);
    await app.db.query("update company_member set company_id = $2 where account_id = $1", [
      leaver.accountId,
      other.companyId,
    ]);
    assert.equal((await read(leaver, id)).status, 404);
  });
  test("settles reports but an admin", async () => {
    for (const person of [boss, await signedIn(app)]) {
      assert.equal((await settle(person, newId(), "UPHELD")).status, 403);
      assert.equal((await person.send("GET", "/api/admin/conversation-reports")).status, 403);
    }
  });
  test("sees one that may still be undone", async () => {
    const { asha, id } = await anApplication();
    await app.db.query("update application set held_until = now() + interval '1 minute' where id = $1", [id]);
    for (const person of [asha, boss]) assert.equal((await say(person, id, "Hello")).status, 404);
  });
});

test("a number that no message can have is refused", async () => {
  const { asha, id } = await anApplication();
  await say(boss, id, "Hello");
  assert.equal((await asha.send("GET", of(id, "?before=3000000000"))).status, 400);
  assert.equal((await asha.send("POST", of(id, "/read"), { upTo: 3_000_000_000 })).status, 400);
  assert.equal((await asha.send("GET", of(id, "?before=2147483647"))).status, 200);
  assert.equal((await asha.send("POST", of(id, "/read"), { upTo: 2_147_483_647 })).status, 200);
});

test("several at once take one place each, and stop when they wait for an answer", async () => {
  const { asha, id } = await anApplication();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => say(at % 2 ? boss : recruiter, id, `Message ${at}`)),
  );
  const tally = answers.map(({ status }) => status).sort();
  assert.deepEqual(tally, [...Array(MOST_UNANSWERED).fill(201), 409, 409, 409]);
  const numbers = (await read(asha, id)).body.data.map(({ number }) => number);
  assert.deepEqual(numbers, [1, 2, 3, 4, 5]);
  const refused = answers.find(({ status }) => status === 409);
  assert.equal(refused && refusalIn(refused)?.errorCode, "LIMIT_REACHED");
  await say(asha, id, "One at a time, please.");
  assert.equal((await say(boss, id, "Of course.")).status, 201);
});

test("a block holds for both sides until it is lifted", async () => {
  const { asha, id } = await anApplication();
  assert.equal((await block(asha, id, true)).status, 409, "there is nothing to block yet");
  await say(boss, id, "Hello");
  assert.equal((await block(asha, id, true)).status, 200);
  assert.equal((await read(asha, id)).body.silence, "BLOCKED_BY_YOU");
  assert.equal((await read(boss, id)).body.silence, "BLOCKED");
  for (const person of [asha, boss]) assert.equal((await say(person, id, "More")).status, 409);
  await block(boss, id, false);
  assert.equal((await say(boss, id, "More")).status, 409, "only the side that blocked lifts it");
  await block(asha, id, false);
  assert.equal((await say(boss, id, "More")).status, 201);
});

test("a withdrawn application ends it", async () => {
  const { asha, id } = await anApplication();
  await say(boss, id, "Hello");
  assert.equal((await withdraw(asha, id)).status, 200);
  for (const person of [asha, boss]) {
    assert.equal((await say(person, id, "More")).status, 409);
    assert.equal((await read(person, id)).body.silence, "WITHDRAWN");
  }
});

test("a report shows its messages to admins while it is open; upheld, it closes the conversation, once", async () => {
  const { asha, id } = await anApplication();
  await say(boss, id, "Please pay 500 for the training.");
  assert.equal((await report(asha, id, { reason: "OTHER" })).status, 400);
  const made = await report(asha, id, { reason: "ASKS_FOR_MONEY", details: "For a training." });
  assert.deepEqual([made.status, made.body.isReported], [201, true], made.text);
  await report(asha, id, { reason: "SCAM" });
  const [open, ...others] = (await reports()).filter(({ applicant }) => applicant === asha.name);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [open?.reason, open?.details, open?.messages.map(({ text }) => text)],
    ["SCAM", null, ["Please pay 500 for the training."]],
  );
  assert.equal(
    app.facts.filter((fact) => fact.kind === "conversation.reported" && fact.applicationId === id).length,
    1,
  );
  const second = await signedIn(app, { groups: ["admin"] });
  const answers = await Promise.all([operator, second].map((person) => settle(person, open?.id ?? "", "UPHELD")));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const [settled] = await reports("UPHELD");
  assert.deepEqual([settled?.id, settled?.messages], [open?.id, []]);
  for (const person of [asha, boss]) assert.equal((await read(person, id)).body.silence, "CLOSED");
  assert.equal((await say(boss, id, "More")).status, 409);
});

test("the other side is told once until it has read; colleagues who never wrote are not told", async () => {
  const post = await aPostOffice(app);
  const { asha, id } = await anApplication();
  await say(recruiter, id, "First");
  await say(recruiter, id, "Second");
  await say(asha, id, "Answer");
  const facts = app.facts.filter((fact) => fact.kind === "conversation.message-sent" && fact.applicationId === id);
  for (const fact of facts) await tellPeople(fact as ToldFact, { id: newId(), at: post.clock() }, post);
  const mails = await app.db.query<{ to: string; text: string }>(
    "select recipient as to, text from mail where recipient = any ($1) order by id",
    [[asha.email, recruiter.email, boss.email]],
  );
  assert.deepEqual(
    mails.map(({ to }) => to),
    [asha.email, recruiter.email],
  );
  assert.match(mails[0]?.text ?? "", /First/);
  const notices = await asha.send<{ data: { href: string; kind: string }[] }>("GET", "/api/notifications");
  assert.deepEqual(
    notices.body.data.map(({ kind, href }) => [kind, href.includes(id)]),
    [["conversation", true]],
  );
});

test("the database takes no first message of an applicant", async () => {
  const { asha, id } = await anApplication();
  await app.db.query("insert into conversation (application_id, opened_at) values ($1, now())", [id]);
  await assert.rejects(
    app.db.query(
      "insert into conversation_message (application_id, number, by, author_id, text, at) values ($1, 1, 'CANDIDATE', $2, 'x', now())",
      [id, asha.accountId],
    ),
    /conversation_message_first/,
  );
});

test("it is in the export of both, and ends with the applicant's account", async () => {
  const { asha, id } = await anApplication();
  await say(recruiter, id, "A word from the company");
  await say(asha, id, "A word from Asha");
  await report(asha, id, { reason: "OTHER", details: "A report of Asha's" });
  for (const [person, sees, misses] of [
    [asha, /from the company.*from Asha.*report of Asha's/s, /nothing/],
    [recruiter, /from the company/, /of Asha's|from Asha/],
  ] as const) {
    const { text } = await person.send("GET", `/api/user/${person.email}/export`);
    assert.match(text, sees);
    assert.doesNotMatch(text, misses);
  }
  await app.db.query("update account set deletion_due_at = now() where id = any ($1)", [[asha.accountId]]);
  ahead += 60_000;
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  assert.deepEqual(await app.db.query("select from conversation where application_id = $1", [id]), []);
  assert.deepEqual(await app.db.query("select from conversation_message where application_id = $1", [id]), []);
  assert.equal((await read(recruiter, id)).status, 404);
});

describe("saved replies", () => {
  type Reply = { id: string; title: string; text: string };
  const path = "/api/corporate/saved-replies";
  const add = (person: Person, title: string, text = "Dear {first name}") =>
    person.send<Reply>("POST", path, { title, text }, { "idempotency-key": randomUUID() });
  const titles = async (person: Person) =>
    (await person.send<{ data: Reply[] }>("GET", path)).body.data.map(({ title }) => title);

  test("are the company's: made, changed and deleted by its recruiters, unknown to others", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [mine, colleague] = people as [Person, Person];
    const made = await add(mine, "  First   call ");
    assert.deepEqual([made.status, made.body.title], [201, "First call"]);
    await add(colleague, "Away");
    assert.deepEqual(await titles(mine), ["Away", "First call"]);
    assert.deepEqual(await titles(rival), []);
    const taken = await add(colleague, "first call");
    assert.deepEqual([taken.status, refusalIn(taken).field], [409, "title"]);
    const one = `${path}/${made.body.id}`;
    const changed = await colleague.send<Reply>("PUT", one, { title: "First call", text: "Hello" });
    assert.deepEqual([changed.status, changed.body.text], [200, "Hello"]);
    assert.equal((await colleague.send("PUT", one, { title: "AWAY", text: "Hello" })).status, 409);
    for (const [method, body] of [
      ["PUT", { title: "Mine", text: "Mine" }],
      ["DELETE", undefined],
    ] as const)
      assert.equal((await rival.send(method, one, body)).status, 404);
    assert.equal((await mine.send("DELETE", one)).status, 200);
    assert.equal((await mine.send("DELETE", one)).status, 404);
    assert.deepEqual(await titles(colleague), ["Away"]);
  });

  test("are fifty at most, also when several come at once", async () => {
    const { admin, companyId } = await aFirm(app);
    await app.db.query(
      `insert into saved_reply (id, company_id, title, text, updated_at)
       select gen_random_uuid(), $1, 'Reply ' || n, 'Text', now() from generate_series(1, $2) n`,
      [companyId, MOST_REPLIES - 1],
    );
    const answers = await Promise.all(["A", "B", "C"].map((title) => add(admin, title)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  const cases: [text: string, filled: string][] = [
    ["Dear {first name}, about {job title}:", "Dear Asha, about Cook {first name}:"],
    ["{First  Name} { job title }", "Asha Cook {first name}"],
    ["{name} $& {", "{name} $& {"],
  ];
  for (const [text, filled] of cases)
    test(`"${text}" filled in`, () =>
      assert.equal(filledReply(text, { name: " Asha Rao", jobTitle: "Cook {first name}" }), filled));
});
