// The operators' inbox over HTTP: listed, assigned, answered and closed by admins, each change by one of them; and its mails.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AuditEntry } from "../../contract/audit/wire.ts";
import type { InboxMessage, OpenedMessage } from "../../contract/content/inbox-wire.ts";
import { type Person, signedIn, someEmail } from "../../tests/support/accounts.ts";
import { PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { headerText, startMailServer } from "../../tests/support/mail-server.ts";
import { aPostOffice } from "../../tests/support/notices.ts";
import type { Fact } from "../facts.ts";
import { writeMail } from "../notifications/index.ts";
import { newId } from "../platform/ids.ts";
import { messageKeeper } from "./messages.ts";

const app = await startApp();
const anita = await signedIn(app, { name: "Anita Desai", groups: ["admin"] });
const ravi = await signedIn(app, { name: "Ravi Iyer", groups: ["admin"] });

type List = { data: InboxMessage[]; pagination: { lastKey: string | null } };
const list = async (query = "") => (await anita.send<List>("GET", `/api/admin/messages${query}`)).body;
const newest = async () => (await list("?pageSize=1")).data[0] ?? assert.fail("no message");
const change = (by: Person, id: string, body: object) =>
  by.send<OpenedMessage>("PATCH", `/api/admin/messages/${id}`, body);
const answer = (by: Person, id: string, body: object, key?: string) =>
  by.send<OpenedMessage>("POST", `/api/admin/messages/${id}/answers`, body, key ? { "idempotency-key": key } : {});

const message = (email = someEmail()) => ({
  name: "Asha Rao",
  email,
  topic: "OTHER",
  message: "I cannot find the job\nthat I saved.",
});
const enquiry = () => ({
  name: "Ben",
  email: someEmail(),
  companyName: "Ben & Sons",
  teamSize: "11-50",
  phone: "+91 98765 43210",
  message: "Two bakers, please.",
});
const write = async (body = message()) => {
  assert.equal((await app.post("/api/contact-message", body)).status, 201);
  return newest();
};
const factsOf = (id: string) =>
  app.facts.filter(
    (fact): fact is Extract<Fact, { kind: `message.${string}` }> =>
      fact.kind.startsWith("message.") && "messageId" in fact && fact.messageId === id,
  );

describe("the list", () => {
  test("has messages and enquiries, newest first, with who wrote and what", async () => {
    const [one, two] = [message(), enquiry()];
    const { body } = await app.post<{ reference: string }>("/api/contact-message", one);
    await app.post("/api/corporate-enquiry", two);
    const { data } = await list();
    assert.deepEqual(
      data.map(({ kind }) => kind),
      ["ENQUIRY", "MESSAGE"],
    );
    const { id: _id, createdAt, ...written } = data[1] ?? assert.fail();
    assert.ok(Date.parse(createdAt) > Date.now() - 60_000);
    assert.deepEqual(written, {
      kind: "MESSAGE",
      from: `Asha Rao <${one.email}>`,
      name: "Asha Rao",
      email: one.email,
      reference: body.reference,
      text: one.message,
      topic: "OTHER",
      company: null,
      state: "NEW",
      assignee: null,
      answers: 0,
      version: 1,
    });
    assert.deepEqual(data[0]?.company, { name: "Ben & Sons", teamSize: "11-50", phone: "+91 98765 43210" });
  });

  test("is filtered by state and kind, and its pages follow their cursors", async () => {
    const done = await write();
    assert.equal((await change(anita, done.id, { version: 1, state: "DONE" })).status, 200);
    assert.deepEqual(
      (await list("?state=DONE")).data.map(({ id }) => id),
      [done.id],
    );
    assert.ok((await list("?kind=ENQUIRY")).data.every(({ kind }) => kind === "ENQUIRY"));
    const all = (await list()).data.map(({ id }) => id);
    const paged: string[] = [];
    for (let lastKey: string | null = ""; lastKey !== null; ) {
      const page: List = await list(`?pageSize=1${lastKey && `&lastKey=${lastKey}`}`);
      paged.push(...page.data.map(({ id }) => id));
      lastKey = page.pagination.lastKey;
    }
    assert.deepEqual(paged, all);
    const { lastKey } = (await list("?pageSize=1")).pagination;
    const other = await anita.send("GET", `/api/admin/messages?state=NEW&lastKey=${lastKey}`);
    assert.deepEqual([other.status, refusalIn(other).errorCode], [400, "INVALID_CURSOR"]);
  });

  test("keeps what the release before writes as an enquiry", async () => {
    await app.db.query(
      `insert into corporate_enquiry (id, reference, name, email, company_name, team_size, message, created_at)
       values ($1, 'BEFORE', 'Ben', 'ben@example.org', 'Old Ltd', '1-10', 'A cook.', now())`,
      [newId()],
    );
    const { reference, company } = await newest();
    assert.deepEqual([reference, company?.name], ["BEFORE", "Old Ltd"]);
    assert.deepEqual(await app.db.query("select from corporate_enquiry"), []);
  });

  test("is for admins alone, and so is everything in it", async () => {
    const [{ id }, person] = [await write(), await signedIn(app)];
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["GET", `/${id}`, undefined],
      ["PATCH", `/${id}`, { version: 1, state: "DONE" }],
      ["POST", `/${id}/answers`, { version: 1, state: "DONE", text: "No." }],
    ] as const)
      assert.equal((await person.send(method, `/api/admin/messages${path}`, body)).status, 403, path);
    assert.equal((await app.get("/api/admin/messages")).status, 401);
    assert.equal((await anita.send("GET", `/api/admin/messages/${newId()}`)).status, 404);
    assert.equal((await anita.send("GET", "/api/admin/messages/x")).status, 404);
  });
});

describe("a message", () => {
  test("is assigned, answered and closed; its history says who did what", async () => {
    const { id } = await write();
    const assigned = await change(anita, id, { version: 1, state: "IN_PROGRESS", assigneeId: ravi.accountId });
    assert.equal(assigned.status, 200, assigned.text);
    assert.deepEqual(assigned.body.assignee, { accountId: ravi.accountId, name: "Ravi Iyer" });
    assert.ok(assigned.body.admins.some(({ accountId }) => accountId === anita.accountId));
    const answered = await answer(ravi, id, { version: 2, text: " It is under Saved.\n\nRavi ", state: "IN_PROGRESS" });
    assert.deepEqual([answered.status, answered.body.answers, answered.body.version], [200, 1, 3], answered.text);
    const closed = await answer(anita, id, { version: 3, text: "Did you find it?", state: "DONE" });
    assert.deepEqual(
      closed.body.history.map(({ kind, by, text, state, assignee }) => [kind, by, text, state, assignee]),
      [
        ["ASSIGNED", "Anita Desai", null, null, "Ravi Iyer"],
        ["STATE_CHANGED", "Anita Desai", null, "IN_PROGRESS", null],
        ["ANSWERED", "Ravi Iyer", "It is under Saved.\n\nRavi", null, null],
        ["ANSWERED", "Anita Desai", "Did you find it?", "DONE", null],
      ],
    );
    assert.deepEqual([closed.body.state, closed.body.assignee?.name], ["DONE", "Ravi Iyer"]);
    const open = await change(ravi, id, { version: 4, state: "IN_PROGRESS", assigneeId: null });
    assert.deepEqual([open.body.state, open.body.assignee], ["IN_PROGRESS", null]);
    await anita.send("GET", `/api/admin/messages/${id}`);
    const { body } = await anita.send<{ data: AuditEntry[] }>("GET", `/api/admin/audit?subject=${id}`);
    assert.deepEqual(
      body.data.map(({ action, actor, before, after }) => [action, actor?.name, before?.state, after?.state]),
      [
        ["message.read", "Anita Desai", undefined, undefined],
        ["message.changed", "Ravi Iyer", "DONE", "IN_PROGRESS"],
        ["message.answered", "Anita Desai", "IN_PROGRESS", "DONE"],
        ["message.answered", "Ravi Iyer", "IN_PROGRESS", "IN_PROGRESS"],
        ["message.changed", "Anita Desai", "NEW", "IN_PROGRESS"],
      ],
    );
  });

  test("of no one is looked after by the admin who answers it", async () => {
    const { id } = await write();
    const { body } = await answer(ravi, id, { version: 1, text: "Thank you.", state: "DONE" });
    assert.equal(body.assignee?.accountId, ravi.accountId);
  });

  test("that two admins decide at once is changed by one; the other is told", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await write();
      const tried = await Promise.all([
        answer(anita, id, { version: 1, text: "One.", state: "DONE" }),
        answer(ravi, id, { version: 1, text: "Two.", state: "DONE" }),
        change(ravi, id, { version: 1, state: "DONE" }),
      ]);
      assert.deepEqual(tried.map(({ status }) => status).toSorted(), [200, 409, 409]);
      const lost = tried.find(({ status }) => status === 409) ?? assert.fail();
      assert.match(refusalIn(lost).errorMsg, /^(Anita Desai|Ravi Iyer) changed this message first/);
      const seen = await anita.send<OpenedMessage>("GET", `/api/admin/messages/${id}`);
      const { history, answers: mailed, version } = seen.body;
      assert.deepEqual([history.length, version, factsOf(id).length], [1, 2, 1 + mailed]);
    }
  });

  test("is answered once for a key", async () => {
    const { id } = await write();
    const body = { version: 1, text: "Once.", state: "DONE" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(anita, id, body, "answer-once")));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(answers[0]?.body.answers, 1);
    assert.equal(factsOf(id).length, 2);
    assert.equal((await answer(anita, id, { ...body, text: "Other." }, "answer-once")).status, 422);
  });

  const WRONG: [what: string, method: "PATCH" | "POST", body: object, field: string][] = [
    ["no answer", "POST", { version: 1, state: "DONE", text: "  " }, "text"],
    ["a long answer", "POST", { version: 1, state: "DONE", text: "a".repeat(8_001) }, "text"],
    ["an answer that leaves it new", "POST", { version: 1, state: "NEW", text: "Yes." }, "state"],
    ["no version", "POST", { state: "DONE", text: "Yes." }, "version"],
    ["no change", "PATCH", { version: 1 }, "state"],
    ["an unknown state", "PATCH", { version: 1, state: "OPEN" }, "state"],
    ["an assignee who is none", "PATCH", { version: 1, assigneeId: "anita" }, "assigneeId"],
    ["an assignee who is no admin", "PATCH", { version: 1, assigneeId: newId() }, "assigneeId"],
  ];
  for (const [what, method, body, field] of WRONG)
    test(`names ${field} for ${what}`, async () => {
      const { id } = await write();
      const path = `/api/admin/messages/${id}${method === "POST" ? "/answers" : ""}`;
      const refused = await anita.send(method, path, body);
      assert.deepEqual([refused.status, refusalIn(refused).field], [400, field], refused.text);
      assert.equal((await newest()).version, 1);
    });

  test("is exported with its answers, and erased with them", async () => {
    const email = someEmail();
    const { id } = await write(message(email));
    await answer(anita, id, { version: 1, text: "Here it is.", state: "DONE" });
    const owner = { accountId: newId(), email };
    const { messages } = (await messageKeeper.collect(app.db, owner)) as {
      messages: { answers: { text: string }[] }[];
    };
    assert.deepEqual(
      messages[0]?.answers.map(({ text }) => text),
      ["Here it is."],
    );
    await app.db.transaction((tx) => messageKeeper.erase(tx, owner, new Date()));
    const left = await app.db.query("select from message_event where message_id = $1", [id]);
    assert.deepEqual([left, (await anita.send("GET", `/api/admin/messages/${id}`)).status], [[], 404]);
  });
});

describe("its mails", async () => {
  const server = await startMailServer();
  const operatorMail = "operator@example.org";
  const telling = { id: newId(), at: new Date() };
  const deliver = async (id: string, wishes: { operatorMail?: string }) => {
    const post = { ...(await aPostOffice(app, server.url)), ...wishes };
    for (const fact of factsOf(id)) await writeMail(fact, telling, post);
    await post.mailer.close();
  };
  const takenBy = (address: string) => server.taken.filter(({ recipients }) => recipients.includes(address));
  const header = (mail: (typeof server.taken)[number] | undefined, name: string) => mail?.headers.get(name)?.[0];

  test("go to the operator and to the sender, each once, as one conversation", async () => {
    const { id, email, reference } = await write();
    await answer(anita, id, { version: 1, text: "First line.\nSecond line.", state: "IN_PROGRESS" });
    await answer(ravi, id, { version: 2, text: "And this.", state: "DONE" });
    await deliver(id, { operatorMail });
    await deliver(id, { operatorMail });
    const [told, ...others] = takenBy(operatorMail);
    assert.deepEqual(others, []);
    assert.equal(header(told, "reply-to"), email);
    assert.equal(headerText(told ?? assert.fail(), "subject"), `New message ${reference} from Asha Rao`);
    assert.ok(told?.text.includes(`${PUBLIC_URL}/v2/admin/messages/${id}`) && told.text.includes("> that I saved."));
    const [first, second, ...more] = takenBy(email);
    assert.deepEqual(more, []);
    assert.match(first?.text ?? "", /First line\.\n\nSecond line\./);
    assert.equal(headerText(first ?? assert.fail(), "subject"), `Re: Your message to Vouchboard (${reference})`);
    const ids = [told, first, second].map((mail) => header(mail, "message-id"));
    assert.equal(new Set(ids).size, 3);
    assert.deepEqual([header(first, "in-reply-to"), header(first, "references")], [ids[0], ids[0]]);
    assert.deepEqual([header(second, "in-reply-to"), header(second, "references")], [ids[1], `${ids[0]} ${ids[1]}`]);
    assert.deepEqual([header(first, "reply-to"), header(first, "auto-submitted")], [operatorMail, undefined]);
  });

  test("without OPERATOR_MAIL only the answer is mailed", async () => {
    const { body } = await app.post<{ reference: string }>("/api/corporate-enquiry", enquiry());
    const { id, email, reference } = await newest();
    assert.equal(reference, body.reference);
    await answer(anita, id, { version: 1, text: "We call you.", state: "DONE" });
    const before = server.taken.length;
    await deliver(id, {});
    assert.equal(server.taken.length, before + 1);
    assert.equal(header(takenBy(email)[0], "reply-to"), undefined);
  });
});
