// Checks over HTTP and SMTP how addresses come onto the suppression list, what is sent to them then, and how they leave it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { MailStanding } from "../../../contract/notifications/wire.ts";
import type { AdminAccount } from "../../../contract/people/wire.ts";
import { type Person, signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { aPostOffice, aStep } from "../../../tests/support/notices.ts";
import type { Fact } from "../../facts.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { newId } from "../../platform/ids.ts";
import { tellPeople, writeMail } from "../index.ts";
import { readReport } from "./hear-reports.ts";

const SECRET = "a secret that the mail service knows, long";
const app = await startApp({ mailReportsSecret: SECRET });
const gone = new Set<string>();
const server = await startMailServer({
  refuseRecipient: (address) => (gone.has(address) ? "550 5.1.1 no such user" : null),
});
const post = await aPostOffice(app, server.url);
const telling = () => ({ id: newId(), at: new Date() });
const DAY = 86_400_000;

const notice = (person: Person) => tellPeople(aStep(person), telling(), post);
const codeFor = ({ email, name }: Person) =>
  writeMail({ kind: "password-reset.code-made", email, name, code: "482913" }, telling(), post);
const sentTo = ({ email }: Pick<Person, "email">) =>
  server.taken.filter(({ recipients }) => recipients.includes(email)).length;
const suppressedTo = async ({ email }: Person) =>
  (await app.db.query("select from mail where recipient = $1 and suppressed_at is not null", [email])).length;
const standing = async (person: Person) => (await person.send<MailStanding>("GET", "/api/notifications/mail")).body;
const reasons = async (person: Person) => (await standing(person)).troubles.map(({ reason }) => reason).join(" ");
const report = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
  app.post<{ suppressed: number }>("/api/mail/reports", body, { headers });
const event = (address: string, given: object = {}) => ({
  events: [{ type: "BOUNCE", address, isPermanent: true, occurredAt: new Date().toISOString(), ...given }],
});
/** A person whose address has got a mail. */
async function aReader(): Promise<Person> {
  const person = await signedIn(app);
  await notice(person);
  assert.equal(sentTo(person), 1);
  return person;
}
const newestCode = (email: string) =>
  (
    app.facts.findLast((fact) => fact.kind === "mail-check.code-made" && fact.email === email) as
      | Extract<Fact, { kind: "mail-check.code-made" }>
      | undefined
  )?.code;

describe("an address that the mail server refuses for good", () => {
  test("gets no notices, which stay on the site, but the codes that its owner waits for", async () => {
    const asha = await signedIn(app);
    gone.add(asha.email);
    await notice(asha);
    gone.delete(asha.email);
    assert.equal(await reasons(asha), "BOUNCED");
    await notice(asha);
    await notice(asha);
    assert.deepEqual([sentTo(asha), await suppressedTo(asha)], [0, 2]);
    const inbox = await asha.send<{ unread: number }>("GET", "/api/notifications/unread");
    assert.equal(inbox.body.unread, 3);
    await codeFor(asha);
    assert.equal(sentTo(asha), 1);
  });

  test("gets them again once its owner typed the code that arrived there; what was not sent stays unsent", async () => {
    const ravi = await signedIn(app);
    gone.add(ravi.email);
    await notice(ravi);
    gone.delete(ravi.email);
    const step = aStep(ravi);
    const once = telling();
    await tellPeople(step, once, post);
    const asked = await ravi.send<MailStanding>("POST", "/api/notifications/mail/code");
    assert.equal(asked.body.code?.sendsLeft, 4);
    const soon = await ravi.send("POST", "/api/notifications/mail/code");
    assert.equal(soon.status, 429);
    const code = newestCode(ravi.email) ?? "";
    const confirm = (typed: string) =>
      ravi.send<MailStanding>("POST", "/api/notifications/mail/confirm", { code: typed });
    const wrong = await confirm(code === "000000" ? "000001" : "000000");
    assert.deepEqual([wrong.status, refusalIn(wrong).errorCode], [409, "CODE_MISMATCH"]);
    assert.deepEqual((await confirm(code)).body.troubles, []);
    assert.equal(refusalIn(await confirm(code)).errorCode, "CODE_EXPIRED");
    assert.equal((await ravi.send("POST", "/api/notifications/mail/code")).status, 409);
    await tellPeople(step, once, post);
    assert.equal(sentTo(ravi), 0);
    await notice(ravi);
    assert.equal(sentTo(ravi), 1);
  });

  test("gets them again after a mailed code was used elsewhere; a complaint stays", async () => {
    const mira = await aReader();
    await report(event(mira.email));
    await report(event(mira.email, { type: "COMPLAINT" }));
    assert.equal(await reasons(mira), "BOUNCED COMPLAINED");
    await post.mailer.proven(mira.email, new Date(0));
    assert.equal(await reasons(mira), "BOUNCED COMPLAINED", "a code that was used before the mail came back");
    await post.mailer.proven(mira.email, new Date());
    assert.equal(await reasons(mira), "COMPLAINED");
    await notice(mira);
    assert.equal(sentTo(mira), 1);
    for (const _ of [1, 2])
      assert.deepEqual((await mira.send<MailStanding>("POST", "/api/notifications/mail/resume")).body.troubles, []);
    await notice(mira);
    assert.equal(sentTo(mira), 2);
  });
});

describe("reports of the mail service", () => {
  test("are taken by the secret alone, and nowhere without one", async () => {
    const { email } = await aReader();
    const closed = await startApp({ database: { url: app.url, db: app.db } });
    const headers = { authorization: `Bearer ${SECRET}` };
    assert.equal((await closed.post("/api/mail/reports", event(email), { headers })).status, 404);
    for (const authorization of ["", "Bearer", `Bearer ${SECRET}x`, `Basic ${SECRET}`])
      assert.equal((await report(event(email), { authorization })).status, 401, authorization);
    assert.deepEqual((await report(event(email))).body, { suppressed: 1 });
    assert.deepEqual((await report(event(email))).body, { suppressed: 0 });
  });

  const BAD: [name: string, body: unknown, says: RegExp][] = [
    ["no events", { events: [] }, /events/],
    ["another type", event("a@b.example", { type: "OPEN" }), /type/],
    ["no time", event("a@b.example", { occurredAt: "yesterday" }), /occurredAt/],
    ["a field too many", event("a@b.example", { colour: "red" }), /colour/],
    ["nothing", {}, /events/],
  ];
  for (const [name, body, says] of BAD)
    test(`with ${name} are refused with the field's name`, async () => {
      const answer = await report(body);
      assert.equal(answer.status, 400);
      assert.match(answer.text, says);
    });

  test("count for addresses that were mailed lately, for good, and after the last lift", async () => {
    const [asha, stranger, old] = [await aReader(), someEmail(), await aReader()];
    await app.db.query("update mail set created_at = created_at - interval '31 days' where recipient = $1", [
      old.email,
    ]);
    const before = new Date(Date.now() - DAY).toISOString();
    const IGNORED: [string, object][] = [
      [stranger, {}],
      [old.email, {}],
      [asha.email, { isPermanent: false }],
    ];
    for (const [address, given] of IGNORED)
      assert.deepEqual((await report(event(address, given))).body, { suppressed: 0 }, address);
    assert.deepEqual((await report(event(asha.email.toUpperCase(), { occurredAt: before }))).body, { suppressed: 1 });
    assert.equal((await standing(asha)).troubles[0]?.since, before);
    await post.mailer.proven(asha.email, new Date());
    assert.deepEqual((await report(event(asha.email, { occurredAt: before }))).body, { suppressed: 0 });
    assert.deepEqual((await report(event(asha.email))).body, { suppressed: 1 });
  });

  test("come by mail as well", async () => {
    const asha = await aReader();
    const headers = { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" };
    const nothing = await report("Subject: Hello\r\n\r\nHow are you?\r\n", headers);
    assert.deepEqual([nothing.status, refusalIn(nothing).errorCode], [400, "INVALID_BODY"]);
    assert.deepEqual((await report(delivery(`Original-Recipient: rfc822;${asha.email}\n${FAILED}`), headers)).body, {
      suppressed: 1,
    });
    assert.equal(await reasons(asha), "BOUNCED");
  });
});

const FAILED = "Final-Recipient: rfc822; forwarded@example.net\nAction: failed\nStatus: 5.1.1";
const NOW = new Date("2026-11-28T12:00:00Z");

/** A report of delivery about one recipient, in the way of common mail servers. */
function delivery(recipient: string, message = "Reporting-MTA: dns; mx.example.net"): string {
  return whole("delivery-status", `${message}\n\n${recipient}\n`, "Subject: Your mail\n\nHello\n");
}

const whole = (kind: string, report: string, original: string) =>
  [
    `From: postmaster@example.net\nContent-Type: multipart/report; report-type=${kind};\n\tboundary="a b=c"\n`,
    "--a b=c\nContent-Type: text/plain\n\nIt could not be delivered.\n",
    `--a b=c\nContent-Type: message/${kind}\n\n${report}`,
    `--a b=c\nContent-Type: message/rfc822\n\n${original}`,
    "--a b=c--\n",
  ]
    .join("\n")
    .replaceAll("\n", "\r\n");

const complaint = (fields: string, original = "To: Asha <asha@example.com>\n\nHello\n") =>
  whole("feedback-report", `Feedback-Type: abuse\nUser-Agent: Some/1\nVersion: 1\n${fields}`, original);

describe("a report by mail", () => {
  const told = (address: string, reason: string, at = NOW.toISOString()) => [{ address, reason, at: new Date(at) }];
  const CASES: [name: string, source: string, expected: unknown][] = [
    ["a bounce", delivery(FAILED), told("forwarded@example.net", "BOUNCED")],
    [
      "the address that was mailed, before a forward",
      delivery(`Original-Recipient: rfc822;<Asha@Example.com>\n${FAILED}`),
      told("asha@example.com", "BOUNCED"),
    ],
    [
      "when it was last tried",
      delivery(`${FAILED}\nLast-Attempt-Date: Fri, 27 Nov 2026 10:00:00 +0000`),
      told("forwarded@example.net", "BOUNCED", "2026-11-27T10:00:00.000Z"),
    ],
    [
      "a time to come, which is no time",
      delivery(`${FAILED}\nLast-Attempt-Date: Fri, 27 Nov 2036 10:00:00 +0000`),
      told("forwarded@example.net", "BOUNCED"),
    ],
    [
      "a cause in the other server's words alone",
      delivery(
        "Final-Recipient: rfc822;a@b.example\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550-5.1.1\n no user",
      ),
      told("a@b.example", "BOUNCED"),
    ],
    ["a delay", delivery("Final-Recipient: rfc822;a@b.example\nAction: delayed\nStatus: 4.4.1"), []],
    [
      "what is not the address's fault",
      delivery("Final-Recipient: rfc822;a@b.example\nAction: failed\nStatus: 5.7.1"),
      [],
    ],
    ["no address", delivery("Final-Recipient: x400; /c=in/\nAction: failed\nStatus: 5.1.1"), []],
    [
      "a complaint that names the recipient",
      complaint("Original-Rcpt-To: <Ravi@example.com>\n"),
      told("ravi@example.com", "COMPLAINED"),
    ],
    ["a complaint with the mail", complaint(""), told("asha@example.com", "COMPLAINED")],
    ["a complaint to several", complaint("", "To: a@b.example, c@d.example\n\nHello\n"), []],
    ["praise", complaint("").replace("abuse", "not-spam"), []],
    ["a mail", "Content-Type: text/plain\r\n\r\nFinal-Recipient: rfc822;a@b.example\r\nAction: failed\r\n", null],
    ["nothing", "", null],
    ["a report without its part", delivery(FAILED).replace("message/delivery-status", "text/plain"), null],
  ];
  for (const [name, source, expected] of CASES)
    test(`tells ${name}`, () => assert.deepEqual(readReport(source, NOW), expected));
});

describe("the suppression list", () => {
  test("is shown to admins, who lift it on record", async () => {
    const [asha, admin] = [await aReader(), await signedIn(app, { groups: ["admin"] })];
    await report(event(asha.email, { type: "COMPLAINT" }));
    const path = `/api/admin/accounts/${asha.accountId}`;
    const { body } = await admin.send<AdminAccount>("GET", path);
    assert.deepEqual(
      body.mailTroubles.map(({ reason }) => reason),
      ["COMPLAINED"],
    );
    assert.deepEqual((await admin.send(`POST`, `${path}/lift-mail`)).body, { troubles: [] });
    assert.equal((await admin.send("POST", `${path}/lift-mail`)).status, 409);
    assert.equal(await reasons(asha), "");
    const acts = await app.db.query(
      "select action, before from audit_entry where account_id = $1 and action like 'mail.%'",
      [asha.accountId],
    );
    assert.deepEqual(acts, [{ action: "mail.suppression-lifted", before: { reasons: ["COMPLAINED"] } }]);
  });

  test("is in a person's export, and goes with their account", async () => {
    const asha = await aReader();
    await report(event(asha.email));
    const exported = await asha.send("GET", `/api/user/${asha.email}/export`);
    assert.match(exported.text, /"mailSuppressions":\s*\[\s*\{\s*"reason":\s*"BOUNCED",\s*"source":\s*"EVENT"/);
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    assert.deepEqual(await app.db.query("select from mail_suppression where address = $1", [asha.email]), []);
  });
});
