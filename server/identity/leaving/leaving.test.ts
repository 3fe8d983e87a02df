// Checks account deletion over HTTP with a movable clock: scheduled, cancelled, done; and the data export.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DELETION_GRACE_DAYS } from "../../../contract/identity/accounts-wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { changeProfile, giveCv, profileOf, uploadFile } from "../../../tests/support/cvs.ts";
import { accept, aFirm, anInvite } from "../../../tests/support/firms.ts";
import { makeCv } from "../../../tests/support/pdf.ts";
import { pngOf } from "../../../tests/support/pictures.ts";
import { become } from "../../../tests/support/refereeing.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import { openMailbox } from "../../drivers/mail-mailbox.ts";
import { cleanUploads } from "../../files/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { createAccount } from "../accounts.ts";
import { deleteDueAccounts } from "../index.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const PASSWORD = "kites over the bay";
const days = (count: number) => count * 86_400_000;

type Due = { deletionDueAt: string | null };
const ask = (person: Person, password?: string): Promise<Answer<Due>> =>
  person.send<Due>("DELETE", `/api/user/${person.email}`, password === undefined ? {} : { password });
const keep = (person: Person) => person.send<Due>("POST", `/api/user/${person.email}/keep`);
const sweep = () => deleteDueAccounts(app.deps, DATA_KEEPERS);
/** Runs `work` with the clock set ahead by `ms`. */
async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  ahead += ms;
  return work().finally(() => {
    ahead -= ms;
  });
}
const factsTo = (email: string) =>
  app.facts.filter((fact) => "email" in fact && fact.email === email).map(({ kind }) => kind);
const eventsOf = ({ accountId }: Person) =>
  app.db.query<{ kind: string; ip: string | null; details: object }>(
    "select kind, ip, details from security_event where account_id = $1 order by at, id",
    [accountId],
  );

describe("deleting one's account", () => {
  test("needs the password, waits two weeks, and ends every other session", async () => {
    const asha = await signedIn(app, { password: PASSWORD });
    const other = asha.authorization;
    await asha.renew();
    for (const wrong of [undefined, "", "wrong password"]) {
      const refused = await ask(asha, wrong);
      assert.deepEqual(
        [refused.status, refusalIn(refused).errorCode],
        wrong === "" ? [400, "INVALID_BODY"] : [403, "NOT_AUTHORIZED"],
      );
    }
    assert.equal((await profileOf(asha)).deletionDueAt, null);
    const asked = await ask(asha, PASSWORD);
    assert.equal(asked.status, 200, asked.text);
    const due = new Date(asked.body.deletionDueAt ?? 0).getTime() - Date.now();
    assert.ok(Math.abs(due - days(DELETION_GRACE_DAYS)) < 60_000);
    assert.equal((await profileOf(asha)).deletionDueAt, asked.body.deletionDueAt);
    const old = await later(30_000, () => app.get("/api/user/basic-details", { headers: { authorization: other } }));
    assert.equal(old.status, 401, "the other browser is out once the token is looked at again");
    assert.equal((await later(days(1), () => ask(asha, PASSWORD))).status, 401, "a token of yesterday");
    assert.equal((await ask(asha, PASSWORD)).body.deletionDueAt, asked.body.deletionDueAt, "the first date stands");
    assert.deepEqual(factsTo(asha.email), ["account.deletion-asked"]);
    assert.equal((await eventsOf(asha)).filter(({ kind }) => kind === "account-deletion.failed").length, 2);
  });

  test("can be cancelled until it happens", async () => {
    const ravi = await signedIn(app, { password: PASSWORD });
    assert.deepEqual((await keep(ravi)).body, { deletionDueAt: null });
    await ask(ravi, PASSWORD);
    assert.equal((await keep(ravi)).status, 200);
    assert.equal((await profileOf(ravi)).deletionDueAt, null);
    await later(days(15), sweep);
    await ravi.renew();
    assert.equal((await profileOf(ravi)).deletionDueAt, null);
    assert.deepEqual(factsTo(ravi.email), ["account.deletion-asked", "account.deletion-taken-back"]);
    await ask(ravi, PASSWORD);
    await later(days(14) + 1_000, async () => {
      await ravi.renew();
      const late = await keep(ravi);
      assert.deepEqual([late.status, refusalIn(late).errorCode], [409, "CONFLICT"]);
    });
  });

  test("needs a recent sign-in if another issuer stores the password", async () => {
    const linked = await signedIn(app);
    await later(11 * 60_000, async () => {
      const refused = await ask(linked);
      assert.ok([401, 403].includes(refused.status));
    });
    await app.db.query("update session set created_at = created_at - interval '11 minutes' where account_id = $1", [
      linked.accountId,
    ]);
    const stale = await ask(linked);
    assert.deepEqual([stale.status, refusalIn(stale).errorCode], [403, "NOT_AUTHORIZED"]);
    await linked.renew();
    assert.equal((await ask(linked)).status, 200);
  });

  test("limits the tries, so that passwords cannot be guessed here", async () => {
    const few = await startApp({ rateLimitScale: 1 });
    const mira = await signedIn(few, { password: PASSWORD });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++)
      statuses.push(
        (await mira.send("DELETE", `/api/user/${mira.email}`, { password: `guess number ${turn}` })).status,
      );
    assert.deepEqual(new Set(statuses), new Set([403, 429]));
    assert.equal((await mira.send("DELETE", `/api/user/${mira.email}`, { password: PASSWORD })).status, 429);
  });

  test("is refused to a company's last admin", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-admin", "corporate-recruiter");
    const [first, second, third] = firm.people as [Person, Person, Person];
    const answers = await Promise.all([ask(first), ask(second)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.equal(refused && refusalIn(refused).errorCode, "LAST_ADMIN");
    assert.equal((await ask(third)).status, 200);
  });
});

describe("an account past its due date", () => {
  test("loses all personal data, and its address is free again", async () => {
    await later(days(15), sweep);
    const asha = await signedIn(app, { name: "Asha Rao", password: PASSWORD });
    const firm = await aFirm(app);
    const { token } = await anInvite(app, firm, asha.email);
    await giveCv(app, asha, makeCv({ name: "Asha Rao", email: asha.email }), "Asha Rao.pdf");
    const photo = await uploadFile(app, asha, pngOf(64, 64), { kind: "USER_PROFILE_IMAGE", mimeType: "image/png" });
    await asha.send("PATCH", `/api/user/${asha.email}/photo`, { photo });
    await uploadFile(app, asha, makeCv(), { fileName: "never named.pdf" });
    await changeProfile(asha, { version: (await profileOf(asha)).version, summary: "A secret of Asha's" });
    await asha.send("PATCH", `/api/user/${asha.email}/details`, { phone_number: "+91 98765 43210" });
    await app.post("/api/contact-message", {
      name: "Asha Rao",
      email: asha.email,
      topic: "OTHER",
      message: "Hello there, it is me again",
    });
    await app.db.query(
      "insert into mail (id, dedupe_key, recipient, subject, text, html, created_at) values (gen_random_uuid(), $1, $1, 'Hello Asha Rao', 'x', 'x', now())",
      [asha.email],
    );
    await app.db.query(
      "insert into mail_suppression (address, reason, source, since) values ($1, 'COMPLAINED', 'EVENT', now())",
      [asha.email],
    );
    assert.equal((await accept(asha, token)).status, 200);
    await asha.renew();
    assert.equal((await ask(asha, PASSWORD)).status, 200);
    assert.equal(await later(days(13), sweep), 0, "not before its time");
    await later(days(14) + 1_000, async () => {
      assert.equal(await sweep(), 1);
      assert.equal(await sweep(), 0);
      await cleanUploads(app.deps);
    });

    const [account] = await app.db.query<Record<string, unknown>>("select * from account where id = $1", [
      asha.accountId,
    ]);
    assert.deepEqual(
      [account?.name, account?.phone_number, account?.deletion_due_at, account?.groups],
      ["Deleted user", null, null, []],
    );
    assert.ok(account?.disabled_at);
    const everything = await wholeDatabase();
    for (const trace of [asha.email, "Asha Rao", "never named", "A secret of Asha's", "98765", PASSWORD])
      assert.equal(everything.includes(trace), false, trace);
    const events = await eventsOf(asha);
    assert.ok(events.some(({ kind }) => kind === "account.deleted"));
    assert.ok(events.every(({ ip, details }) => ip === null && JSON.stringify(details) === "{}"));
    assert.equal(factsTo(asha.email).at(-1), "account.deleted");
    assert.equal((await later(60_000, () => asha.send("GET", "/api/user/basic-details"))).status, 401);
    const signIn = await app.post("/api/session/sign-in", { email: asha.email, password: PASSWORD });
    assert.equal(signIn.status, 401);
    const again = await app.db.transaction((tx) =>
      createAccount(tx, { issuer: "https://jobs.example.org", email: asha.email, name: "Asha Rao" }),
    );
    assert.ok(again && again.id !== asha.accountId);
  });

  test("gets no more rows by a token that still works", async () => {
    const asha = await signedIn(app);
    const { version } = await profileOf(asha);
    const [named, photo] = [
      await uploadFile(app, asha, makeCv()),
      await uploadFile(app, asha, pngOf(64, 64), { kind: "USER_PROFILE_IMAGE", mimeType: "image/png" }),
    ];
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
    assert.equal(await sweep(), 1);
    const path = `/api/user/${asha.email}`;
    const grant = { userId: asha.email, resumeUserFileName: "cv.pdf", resumeFileMimeType: "application/pdf" };
    const calls = [
      ["PATCH", `${path}/profile`, { version, summary: "A secret of Asha's" }],
      ["PATCH", `${path}/details`, { name: "Asha Rao" }],
      ["PATCH", `${path}/cv`, { resume: named }],
      ["PATCH", `${path}/photo`, { photo }],
      ["POST", "/api/file/gsu2u/USER_RESUME", grant],
      ["GET", `${path}/export`, undefined],
    ] as const;
    for (const [method, url, body] of calls) assert.equal((await asha.send(method, url, body)).status, 401, url);
    const kept = await app.db.query(
      `select a.name, (select count(*)::int from candidate_profile where account_id = a.id) as profiles,
         (select count(*)::int from file_upload where owner_id = a.id and removed_at is null) as files,
         (select count(*)::int from security_event where account_id = a.id and ip is not null) as ips
       from account a where a.id = $1`,
      [asha.accountId],
    );
    assert.deepEqual(kept, [{ name: "Deleted user", profiles: 0, files: 0, ips: 0 }]);
  });

  test("loses the mails to its referee's work address, and no other mails", async () => {
    await later(days(15), sweep);
    const referee = await signedIn(app, { password: PASSWORD });
    const { id: companyId } = await aCompany(app.db, { website: "https://www.works-of-leavers.com/" });
    const workEmail = "Asha@Works-of-Leavers.com";
    assert.equal((await become(referee, { companyId, workEmail })).status, 201);
    const mailbox = openMailbox(app.deps);
    const letter = { subject: "Your code", text: "123456", html: "" };
    for (const to of [workEmail, referee.email, "other@works-of-leavers.com"])
      await mailbox.deliver({ ...letter, key: `${referee.accountId} ${to}`, to });
    assert.equal((await ask(referee, PASSWORD)).status, 200);
    await later(days(15), sweep);
    const left = await app.db.query("select recipient from mail where dedupe_key like $1", [`${referee.accountId} %`]);
    assert.deepEqual(left, [{ recipient: "other@works-of-leavers.com" }]);
  });

  test("is deleted despite parallel writes of its owner", async () => {
    const asha = await signedIn(app);
    const cv = await giveCv(app, asha, makeCv());
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
    const path = `/api/user/${asha.email}`;
    const { version } = await profileOf(asha);
    const answers = await Promise.all([
      asha.send("DELETE", `${path}/cv/${cv.id}`),
      asha.send("PATCH", `${path}/profile`, { version, location: "Pune" }),
      sweep(),
      asha.send("PATCH", `${path}/cv`, { resume: await uploadFile(app, asha, makeCv()).catch(() => "none") }),
      asha.send("PATCH", `${path}/photo`, { photo: null }),
    ]);
    for (const answer of answers)
      if (typeof answer === "object") assert.ok([200, 401, 404, 409].includes(answer.status), answer.text);
    await app.app.reading.settled();
    // An account that is locked by a writer waits for the next round.
    await sweep();
    const left = await app.db.query(
      `select 1 from candidate_profile where account_id = $1 union all select 1 from cv_version where account_id = $1`,
      [asha.accountId],
    );
    assert.deepEqual(left, []);
  });

  test("is deleted although one that was due before it fails, which the round tells of", async () => {
    const [failing, next] = [await signedIn(app), await signedIn(app)];
    for (const [person, due] of [
      [failing, 0],
      [next, 1],
    ] as const)
      await app.db.query("update account set deletion_due_at = $2 where id = $1", [person.accountId, new Date(due)]);
    const breaking: DataKeeper = {
      collect: async () => ({}),
      erase: async (_tx, { accountId }) => {
        if (accountId === failing.accountId) throw new Error("a keeper fails");
      },
    };
    await assert.rejects(deleteDueAccounts(app.deps, [...DATA_KEEPERS, breaking]), new RegExp(failing.accountId));
    assert.equal(factsTo(next.email).at(-1), "account.deleted");
    assert.notEqual(factsTo(failing.email).at(-1), "account.deleted");
    assert.equal(await sweep(), 1, "the next round succeeds");
  });

  test("is deleted once, however many rounds run in parallel", async () => {
    const several = await Promise.all([1, 2, 3].map(() => signedIn(app)));
    for (const person of several) assert.equal((await ask(person)).status, 200);
    const before = app.facts.length;
    const swept = await later(days(14) + 1_000, () => Promise.all([sweep(), sweep(), sweep()]));
    const deleted = app.facts.slice(before).filter(({ kind }) => kind === "account.deleted");
    assert.equal(
      swept.reduce((sum, count) => sum + count, 0),
      deleted.length,
    );
    for (const { email } of several)
      assert.equal(deleted.filter((fact) => "email" in fact && fact.email === email).length, 1);
  });
});

/** All rows of all tables as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await app.db.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await app.db.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}

describe("the export", () => {
  test("contains everything about the person and no secret", async () => {
    const asha = await signedIn(app, { name: "Asha Export", password: PASSWORD });
    const firm = await aFirm(app);
    await anInvite(app, firm, asha.email);
    await giveCv(app, asha, makeCv({ name: "Asha Export" }), "export.pdf");
    await app.post("/api/contact-message", {
      name: "Asha",
      email: asha.email.toUpperCase(),
      topic: "OTHER",
      message: "A message of some length",
    });
    const [cookie, token] = [asha.cookie, asha.authorization.slice(7)];
    const answer = await asha.send<Record<string, never>>("GET", `/api/user/${asha.email}/export`);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(Object.keys(answer.body).sort(), [
      "account",
      "accountMerges",
      "adminActs",
      "applications",
      "companyClaims",
      "conversationReports",
      "conversations",
      "credits",
      "cvs",
      "devices",
      "earnings",
      "earningsStatement",
      "exportedAt",
      "firstSteps",
      "from",
      "guidance",
      "hiddenCompanies",
      "hiddenJobs",
      "interviews",
      "invites",
      "jobAppeals",
      "jobReports",
      "jsonResume",
      "mailSuppressions",
      "mailedJobs",
      "mails",
      "matchDays",
      "memberships",
      "messages",
      "notificationPreferences",
      "notifications",
      "openedJobs",
      "payments",
      "payouts",
      "privacyRequests",
      "profile",
      "referee",
      "referralAnswers",
      "referralRequests",
      "referralWatches",
      "savedJobs",
      "savedSearches",
      "secondFactors",
      "securityEvents",
      "sessions",
      "shares",
      "sharesFollowed",
      "socialLinks",
      "suspensions",
      "traces",
      "uploads",
    ]);
    for (const part of [
      "Asha Export",
      "export.pdf",
      "Blue Lantern Systems",
      "cvExtractParsed",
      "Java",
      "A message of some length",
      "a browser of the tests",
      firm.name,
    ])
      assert.ok(answer.text.includes(part), part);
    const secrets = await app.db.query<{ secret: string }>(
      `select password_hash as secret from credential where account_id = $1
       union all select encode(sealed_tokens, 'base64') from session where account_id = $1
       union all select encode(token_hash, 'hex') from session where account_id = $1
       union all select tag from file_upload where owner_id = $1
       union all select encode(token_hash, 'hex') from invite where email = $2`,
      [asha.accountId, asha.email],
    );
    assert.ok(secrets.length >= 5);
    for (const secret of [
      ...secrets.map((row) => row.secret),
      token,
      cookie.split("=")[1] ?? "",
      "password_hash",
      "argon2id",
    ])
      assert.equal(answer.text.includes(secret), false, secret);
  });

  test("does not contain the IP address of an admin who read the account", async () => {
    const [asha, admin] = await Promise.all([signedIn(app), signedIn(app, { groups: ["admin"] })]);
    const headers = { authorization: admin.authorization };
    await app.get(`/api/user/${asha.email}/details`, { headers, remoteAddress: "203.0.113.9" });
    const { text } = await asha.send("GET", `/api/user/${asha.email}/export`);
    assert.ok(text.includes("account.read"));
    assert.equal(text.includes("203.0.113.9"), false);
  });

  test("of a person with little data has the same sections", async () => {
    const answer = await (async (person: Person) =>
      person.send<Record<string, unknown[]>>("GET", `/api/user/${person.email}/export`))(await signedIn(app));
    assert.deepEqual([answer.body.cvs, answer.body.uploads, answer.body.memberships], [[], [], []]);
  });
});
