// A company signs its people in by its own issuer, over HTTP and with issuers on the loopback: honest, broken and hostile ones.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer, SignInMethods } from "../../contract/identity/wire.ts";
import type { CompanySignInAnswer } from "../../contract/recruiting/sign-in-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { type Answer, PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany } from "../../tests/support/builders.ts";
import { addCodeApp } from "../../tests/support/code-app.ts";
import { startCompanyIssuer, type Tricks, type Who } from "../../tests/support/company-issuer.ts";
import type { CorporateRole } from "../../tests/support/firms.ts";
import { comeByLinkedIn, finishAt, follow } from "../../tests/support/redirects.ts";
import { aVisitor, type Visitor } from "../../tests/support/visitor.ts";
import { joinCompany } from "./index.ts";

const app = await startApp({ openLoopback: true });
const issuer = await startCompanyIssuer();
const other = await startCompanyIssuer();
const password = "correct horse battery";

let made = 0;
type Setup = Awaited<ReturnType<typeof aSetup>>;
type Wishes = { isConfirmed?: boolean; by?: typeof issuer; domain?: string };

/** A company with a proven domain, an admin there, and its issuer set up. */
async function aSetup({ isConfirmed = true, by = issuer, domain }: Wishes = {}) {
  made += 1;
  const number = made;
  const own = domain ?? `sso-${number}.com`;
  const { id: companyId, name } = await aCompany(app.db);
  await app.db.query("update company set proven_domain = $2, proven_at = now() where id = $1", [companyId, own]);
  if (isConfirmed)
    await app.db.query("insert into company_mail_domain (company_id, domain, added_at) values ($1, $2, now())", [
      companyId,
      own,
    ]);
  const admin = await aMember(companyId, `admin-${number}@${own}`, "corporate-admin");
  const body = { issuer: by.url, ...by.client, domains: [own], isRequired: false };
  const saved = await admin.send<CompanySignInAnswer>("PUT", "/api/corporate/sign-in", body);
  return { companyId, name, domain: own, admin, body, saved, by };
}

const aMember = (companyId: string, email: string, role: CorporateRole, withPassword = false): Promise<Person> =>
  signedIn(app, {
    email,
    ...(withPassword && { password }),
    before: (tx, accountId) => joinCompany(tx, { accountId, companyId, role, now: new Date() }),
  });

const save = (
  { admin, body }: Pick<Setup, "admin" | "body">,
  changed: object = {},
): Promise<Answer<CompanySignInAnswer>> => admin.send("PUT", "/api/corporate/sign-in", { ...body, ...changed });

/** Begins at the work address, and resolves to the issuer's page. */
async function leaveFor(visitor: Visitor, email: string): Promise<URL> {
  const way = await visitor.post<{ continueAt: string }>("/api/session/company", {
    workEmail: email,
    returnTo: "/jobs",
  });
  assert.equal(way.status, 200, way.text);
  const { url, answer } = await follow(visitor, way.body.continueAt);
  assert.equal(answer, null, answer?.text);
  return url;
}

/** Goes back from the issuer's page; resolves to the last answer of our site. */
async function comeBack(visitor: Visitor, back: URL): Promise<Answer<SessionAnswer & { returnTo: string }>> {
  const { url, answer } = await follow(visitor, back.href);
  return url.pathname === "/auth/checkRedirection" ? finishAt(visitor, url) : (answer as never);
}

async function signInBy(setup: Pick<Setup, "domain" | "by">, who: Who, tricks: Tricks = {}) {
  const visitor = aVisitor(app);
  const page = await leaveFor(visitor, `person@${setup.domain}`);
  setup.by.tricks = tricks;
  try {
    return { visitor, answer: await comeBack(visitor, setup.by.answer(page, who)) };
  } finally {
    setup.by.tricks = {};
  }
}

const accountAt = async (email: string) =>
  (await app.db.query<{ id: string }>("select id from account where email = $1", [email]))[0]?.id;
const linksOf = (accountId: string) => app.db.query("select from social_link where account_id = $1", [accountId]);
const kindsOf = async (accountId: string) =>
  (
    await app.db.query<{ kind: string }>("select kind from security_event where account_id = $1 order by at, id", [
      accountId,
    ])
  ).map(({ kind }) => kind);

describe("setting up", () => {
  test("keeps the secret sealed, and says it in no answer", async () => {
    const setup = await aSetup();
    assert.equal(setup.saved.status, 200, setup.saved.text);
    assert.deepEqual(setup.saved.body, {
      settings: {
        issuer: issuer.url,
        clientId: "vouchboard",
        domains: [setup.domain],
        isRequired: false,
        workedAt: null,
      },
      domains: [{ domain: setup.domain, isConfirmed: true, isTaken: false }],
      redirectUri: `${PUBLIC_URL}/oauth2/idpresponse/${setup.companyId}`,
    });
    const [row] = await app.db.query<{ secret: Buffer }>(
      "select sealed_secret as secret from company_issuer where company_id = $1",
      [setup.companyId],
    );
    assert.ok(!row?.secret.includes(issuer.client.clientSecret));
    const { clientSecret: _, ...kept } = setup.body;
    assert.equal((await setup.admin.send("PUT", "/api/corporate/sign-in", kept)).status, 200);
    const withNul = await save(setup, { issuer: `${issuer.url}\0`, domains: [`${setup.domain}\0`] });
    assert.deepEqual([withNul.status, withNul.body.settings?.issuer], [200, issuer.url], withNul.text);
    assert.ok((await kindsOf(setup.admin.accountId)).includes("company-sign-in.changed"));
  });

  const REFUSED: { name: string; body: object; status: number; field: string }[] = [
    { name: "a domain that is not proven", body: { domains: ["elsewhere.com"] }, status: 422, field: "domains" },
    { name: "an address without https", body: { issuer: "http://login.example.com" }, status: 422, field: "issuer" },
    { name: "another port", body: { issuer: "https://login.example.com:8443" }, status: 422, field: "issuer" },
    { name: "a private address", body: { issuer: "https://10.0.0.1" }, status: 422, field: "issuer" },
    {
      name: "the metadata address of a cloud",
      body: { issuer: "https://169.254.169.254" },
      status: 422,
      field: "issuer",
    },
    { name: "no address", body: { issuer: "login" }, status: 400, field: "issuer" },
    { name: "no domain", body: { domains: [] }, status: 400, field: "domains" },
    {
      name: "another issuer with the secret of the one before",
      body: { issuer: "https://login.example.com", clientSecret: undefined },
      status: 422,
      field: "clientSecret",
    },
    { name: "requiring what has never worked", body: { isRequired: true }, status: 409, field: "isRequired" },
  ];
  for (const { name, body, status, field } of REFUSED)
    test(`refuses ${name}`, async () => {
      const answer = await save(await aSetup(), body);
      assert.deepEqual([answer.status, refusalIn(answer).field], [status, field], answer.text);
    });

  test("is for the company's admins", async () => {
    const { companyId, domain } = await aSetup();
    const recruiter = await aMember(companyId, `recruiter@${domain}`, "corporate-recruiter");
    for (const by of [recruiter, await signedIn(app), await signedIn(app, { groups: ["admin"] })]) {
      assert.equal((await by.send("GET", "/api/corporate/sign-in")).status, 403);
      assert.equal((await by.send("DELETE", "/api/corporate/sign-in")).status, 403);
      assert.equal((await by.send("POST", "/api/corporate/sign-in/test")).status, 403);
    }
  });

  test("of one domain by two companies at once succeeds for one", async () => {
    const domain = `both-${made}.com`;
    const setups = await Promise.all([aSetup({ domain }), aSetup({ domain, by: other })]);
    assert.deepEqual(setups.map(({ saved }) => saved.status).sort(), [200, 409]);
    const loser = setups.find(({ saved }) => saved.status === 409);
    assert.ok(loser);
    const seen = await loser.admin.send<CompanySignInAnswer>("GET", "/api/corporate/sign-in");
    assert.deepEqual(seen.body.domains, [{ domain, isConfirmed: true, isTaken: true }]);
  });

  const TESTS: { name: string; tricks: Tricks; secret?: string; problem: RegExp | null }[] = [
    { name: "finds nothing wrong with an honest issuer", tricks: {}, problem: null },
    {
      name: "tells of a description that names another issuer",
      tricks: { description: { issuer: "https://login.example.com" } },
      problem: /names another issuer/,
    },
    {
      name: "tells of a description without keys",
      tricks: { description: { jwks_uri: undefined } },
      problem: /lacks/,
    },
    {
      name: "tells of a token endpoint on a private address",
      tricks: { description: { token_endpoint: "https://192.168.0.1/token" } },
      problem: /not a public address/,
    },
    { name: "tells of a wrong secret", tricks: {}, secret: "another", problem: /does not know this client/ },
    {
      name: "follows no redirect",
      tricks: { redirectTo: "http://169.254.169.254/latest/meta-data" },
      problem: /token endpoint/,
    },
    { name: "takes no endless answer", tricks: { megabytes: 3 }, problem: /token endpoint/ },
  ];
  for (const { name, tricks, secret, problem } of TESTS)
    test(`the test ${name}`, async () => {
      const setup = await aSetup();
      if (secret) await save(setup, { clientSecret: secret });
      issuer.tricks = tricks;
      const answer = await setup.admin.send<{ isReady: boolean; problem: string | null }>(
        "POST",
        "/api/corporate/sign-in/test",
      );
      issuer.tricks = {};
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.isReady, problem === null, String(answer.body.problem));
      if (problem) assert.match(answer.body.problem ?? "", problem);
    });
});

describe("a person of the company", () => {
  test("comes in, with an account that is made, and goes out at the issuer too", async () => {
    const setup = await aSetup();
    const email = `asha@hr.${setup.domain}`;
    const { visitor, answer } = await signInBy(setup, { email, name: "Asha Rao" });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(
      [answer.body.isLoggedIn, answer.body.userType, answer.body.returnTo],
      [true, "General_User", "/jobs"],
    );
    const id = await accountAt(email);
    assert.ok(id);
    assert.deepEqual((await kindsOf(id)).sort(), ["account.created", "session.began", "social.linked"]);
    const [session] = await app.db.query<{ amr: string[] }>("select amr from session where account_id = $1", [id]);
    assert.deepEqual(session?.amr, ["company"]);
    const left = await visitor.post<{ continueAt: string }>("/api/session/sign-out", {});
    assert.ok(left.body.continueAt.startsWith(`${issuer.url}/leave?`), left.text);
    const again = await signInBy(setup, { email });
    assert.equal(again.answer.status, 200);
    const seen = await setup.admin.send<CompanySignInAnswer>("GET", "/api/corporate/sign-in");
    assert.ok(seen.body.settings?.workedAt);
  });

  test("is logged out, also where the issuer names a page for it that no browser may be sent to", async () => {
    for (const page of ["https://login.example.com:8443/leave", "nonsense"]) {
      const by = await startCompanyIssuer();
      by.tricks = { description: { end_session_endpoint: page } };
      const setup = await aSetup({ by });
      const { visitor } = await signInBy(setup, { email: `odd@${setup.domain}` }, by.tricks);
      const left = await visitor.post<{ continueAt: string | null }>("/api/session/sign-out", {});
      assert.deepEqual([left.status, left.body.continueAt], [200, null], left.text);
    }
  });

  test("is asked for the second step that the account has", async () => {
    const setup = await aSetup();
    const member = await aMember(setup.companyId, `two@${setup.domain}`, "corporate-recruiter");
    await addCodeApp(member, new Date());
    const visitor = aVisitor(app);
    const page = await leaveFor(visitor, member.email);
    const { url } = await follow(visitor, issuer.answer(page, { email: member.email }).href);
    assert.equal(url.pathname, "/auth/second-factor");
    assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });

  type Linking = { name: string; isConfirmed: boolean; isMember: boolean; status: number; code?: string };
  const LINKING: Linking[] = [
    { name: "of a stranger at a confirmed domain is linked", isConfirmed: true, isMember: false, status: 200 },
    { name: "of a member is linked", isConfirmed: false, isMember: true, status: 200 },
    {
      name: "of a stranger where one mailbox is proven is refused",
      isConfirmed: false,
      isMember: false,
      status: 401,
      code: "OAUTH_FAILED",
    },
  ];
  for (const { name, isConfirmed, isMember, status, code } of LINKING)
    test(`an account ${name}`, async () => {
      const setup = await aSetup({ isConfirmed });
      const email = `ceo@${setup.domain}`;
      const person = isMember
        ? await aMember(setup.companyId, email, "corporate-recruiter")
        : await signedIn(app, { email, password });
      const { visitor, answer } = await signInBy(setup, { email });
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);
      assert.equal((await linksOf(person.accountId)).length, status === 200 ? 1 : 0);
      if (status === 200) return;
      assert.match(refusalIn(answer).errorMsg, /not confirmed yet/);
      // The owner's password, in the same browser, connects nothing: the company could come in as them from then on.
      assert.equal((await visitor.post("/api/session/sign-in", { email, password })).status, 200);
      assert.equal((await linksOf(person.accountId)).length, 0);
      assert.equal((await signInBy(setup, { email })).answer.status, 401);
    });

  test("a removed member is linked no more, and an older link is refused where one mailbox is proven", async () => {
    const setup = await aSetup({ isConfirmed: false });
    const email = `leaver@${setup.domain}`;
    const person = await aMember(setup.companyId, email, "corporate-recruiter");
    assert.equal((await signInBy(setup, { email, sub: "leaver" })).answer.status, 200);
    const links = await app.db.query<{ issuer: string }>("select issuer from social_link where account_id = $1", [
      person.accountId,
    ]);
    assert.equal((await setup.admin.send("DELETE", `/api/corporate/members/${person.accountId}`)).status, 200);
    assert.equal((await linksOf(person.accountId)).length, 0);
    await app.db.query(
      "insert into social_link (issuer, sub, account_id, created_at) values ($1, 'leaver', $2, now())",
      [links[0]?.issuer, person.accountId],
    );
    assert.equal((await signInBy(setup, { email, sub: "leaver" })).answer.status, 401);
  });

  test("new people can sign in only once the domain is confirmed", async () => {
    const setup = await aSetup({ isConfirmed: false });
    const email = `new@${setup.domain}`;
    const { answer } = await signInBy(setup, { email });
    assert.equal(answer.status, 401);
    assert.match(refusalIn(answer).errorMsg, /not confirmed yet/);
    assert.equal(await accountAt(email), undefined);
  });

  test("cannot be told from a stranger by the first step, and other domains lead nowhere", async () => {
    const setup = await aSetup();
    const ask = (email: string) => aVisitor(app).post("/api/session/company", { workEmail: email });
    const [known, unknown] = [await ask(setup.admin.email), await ask(`unknown@${setup.domain}`)];
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
    const inHindi = { workEmail: setup.admin.email, language: "hi" };
    const way = await aVisitor(app).post<{ continueAt: string }>("/api/session/company", inHindi);
    assert.match(way.body.continueAt, /^\/api\/session\/authorize\?provider=company-[\w-]+&language=hi$/);
    assert.equal((await ask("a@elsewhere.com")).status, 404);
    assert.equal((await app.get<SignInMethods>("/api/session/methods")).body.company, true);
    await app.db.query("update company set suspended_at = now(), suspend_reason = 'x' where id = $1", [
      setup.companyId,
    ]);
    assert.equal((await ask(setup.admin.email)).status, 404);
  });
});

describe("a sign-in is refused", () => {
  const CASES: { name: string; tricks?: Tricks; who?: Partial<Who>; words?: RegExp }[] = [
    { name: "with an id token of another issuer", tricks: { claims: { iss: "https://login.example.com" } } },
    { name: "with one for another client", tricks: { claims: { aud: "another-client" } } },
    { name: "with another nonce", tricks: { claims: { nonce: "another" } } },
    { name: "without the nonce", tricks: { claims: { nonce: undefined } } },
    { name: "with an expired one", tricks: { claims: { exp: 1_700_000_000 } } },
    { name: "with one that a strange key signed", tricks: { strangeKey: true } },
    { name: "when the answer names another issuer", tricks: { iss: "https://login.example.com" } },
    { name: "with an address that is not verified", who: { verified: false }, words: /not verified/ },
    {
      name: "without a word about that",
      who: { verified: undefined },
      tricks: { claims: { email_verified: undefined } },
    },
    { name: "with an address of another domain", who: { email: "ceo@elsewhere.com" }, words: /not at your company/ },
    {
      name: "with a domain that only begins alike",
      who: { email: "ceo@DOMAIN.evil.com" },
      words: /not at your company/,
    },
  ];
  for (const { name, tricks, who, words } of CASES)
    test(name, async () => {
      const setup = await aSetup();
      const email = (who?.email ?? "ceo@DOMAIN").replace("DOMAIN", setup.domain);
      const { visitor, answer } = await signInBy(setup, { ...who, email }, tricks);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"], answer.text);
      if (words) assert.match(refusalIn(answer).errorMsg, words);
      assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
      assert.equal(await accountAt(email.toLowerCase()), undefined);
    });

  test("when the token endpoint redirects to a private address", async () => {
    const setup = await aSetup();
    const { answer } = await signInBy(setup, { email: `a@${setup.domain}` }, { redirectTo: "http://10.0.0.1/token" });
    assert.notEqual(answer.status, 200);
  });

  test("as an admin of the platform", async () => {
    const setup = await aSetup();
    const admin = await signedIn(app, { email: `operator@${setup.domain}`, groups: ["admin"] });
    const { answer } = await signInBy(setup, { email: admin.email });
    assert.equal(answer.status, 401);
    assert.equal((await linksOf(admin.accountId)).length, 0);
  });

  test("as a suspended person", async () => {
    const setup = await aSetup();
    const person = await aMember(setup.companyId, `bad@${setup.domain}`, "corporate-recruiter");
    await app.db.query(
      `insert into account_suspension (id, account_id, reason, suspended_by, suspended_at) values (gen_random_uuid(), $1, 'x', $2, now())`,
      [person.accountId, setup.admin.accountId],
    );
    await app.db.query("update account set disabled_at = now() where id = $1", [person.accountId]);
    const { answer } = await signInBy(setup, { email: person.email });
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [403, "SUSPENDED"]);
  });

  test("by the issuer of another company for a domain that is not its own", async () => {
    const ours = await aSetup();
    const theirs = await aSetup({ by: other });
    const { answer } = await signInBy(theirs, { email: ours.admin.email });
    assert.equal(answer.status, 401);
    assert.equal((await linksOf(ours.admin.accountId)).length, 0);
  });

  test("by another company's issuer with the subject of a known person", async () => {
    const ours = await aSetup();
    const theirs = await aSetup();
    const sub = `shared-${made}`;
    assert.equal((await signInBy(ours, { sub, email: `one@${ours.domain}` })).answer.status, 200);
    assert.equal((await signInBy(theirs, { sub, email: `two@${theirs.domain}` })).answer.status, 200);
    const ids = await Promise.all([accountAt(`one@${ours.domain}`), accountAt(`two@${theirs.domain}`)]);
    assert.equal(new Set(ids).size, 2);
  });

  test("by the answer of another issuer (mix-up), nor by an answer twice, nor in another browser", async () => {
    const [ours, theirs] = [await aSetup(), await aSetup({ by: other })];
    const visitor = aVisitor(app);
    const email = `mix@${ours.domain}`;
    const page = await leaveFor(visitor, email);
    const back = issuer.answer(page, { email });
    const cookies = new Map(visitor.cookies);
    const mixed = new URL(back);
    mixed.pathname = `/oauth2/idpresponse/${theirs.companyId}`;
    assert.equal((await comeBack(visitor, mixed)).status, 400);
    assert.equal((await comeBack(aVisitor(app), back)).status, 400);
    const restore = () => {
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
    };
    restore();
    assert.equal((await comeBack(visitor, back)).status, 200);
    restore();
    assert.equal((await comeBack(visitor, back)).status, 400);
  });

  test("once the domain is the company's no more, or the issuer is removed", async () => {
    const setup = await aSetup();
    const email = `gone@${setup.domain}`;
    assert.equal((await signInBy(setup, { email })).answer.status, 200);
    const visitor = aVisitor(app);
    const page = await leaveFor(visitor, email);
    await app.db.query("delete from company_mail_domain where company_id = $1", [setup.companyId]);
    await app.db.query("update company set proven_domain = null, proven_at = null where id = $1", [setup.companyId]);
    assert.equal((await comeBack(visitor, issuer.answer(page, { email }))).status, 401);
    assert.equal((await setup.admin.send("DELETE", "/api/corporate/sign-in")).status, 200);
    const start = await visitor.get(`/api/session/authorize?provider=company-${setup.companyId}`);
    assert.equal(start.status, 400);
    assert.equal((await linksOf((await accountAt(email)) ?? "")).length, 0);
  });
});

describe("where it is required", () => {
  test("recruiters come in by it only, and an admin's password stays a way back, on record", async () => {
    const setup = await aSetup();
    const { companyId, domain } = setup;
    const recruiter = await aMember(companyId, `hr@${domain}`, "corporate-recruiter", true);
    const elsewhere = await aMember(companyId, `agent-${made}@agency.example`, "corporate-recruiter", true);
    const second = await aMember(companyId, `second@${domain}`, "corporate-admin", true);
    const byPassword = (person: Person, visitor = aVisitor(app)) =>
      visitor.post("/api/session/sign-in", { email: person.email, password });
    assert.equal((await byPassword(recruiter)).status, 200);
    const inside = await signInBy(setup, { email: recruiter.email });
    assert.equal(inside.answer.status, 200);
    const { clientSecret: _, ...same } = setup.body;
    const required = await setup.admin.send("PUT", "/api/corporate/sign-in", { ...same, isRequired: true });
    assert.equal(required.status, 200, required.text);
    // Who came another way is signed out.
    const sessions = await app.db.query("select from session where account_id = $1", [recruiter.accountId]);
    assert.equal(sessions.length, 0);
    const refused = await byPassword(recruiter);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [403, "COMPANY_SIGN_IN"]);
    const wrong = await aVisitor(app).post("/api/session/sign-in", { email: recruiter.email, password: "guess" });
    assert.equal(wrong.status, 401);
    assert.equal((await signInBy(setup, { email: recruiter.email })).answer.status, 200);
    // LinkedIn leads around it no more than a password does.
    const visitor = aVisitor(app);
    const linked = { email: `linked@${domain}` };
    await finishAt(visitor, await comeByLinkedIn(visitor, linked));
    const accountId = (await accountAt(linked.email)) ?? "";
    await app.db.transaction((tx) =>
      joinCompany(tx, { accountId, companyId, role: "corporate-recruiter", now: new Date() }),
    );
    const again = aVisitor(app);
    const around = await finishAt(again, await comeByLinkedIn(again, linked));
    assert.deepEqual([around.status, refusalIn(around).errorCode], [403, "COMPANY_SIGN_IN"]);
    assert.equal((await byPassword(elsewhere)).status, 200);
    assert.equal((await byPassword(second)).status, 200);
    assert.ok((await kindsOf(second.accountId)).includes("company-sign-in.passed-by"));
    // A new secret has to work before it is required.
    assert.equal((await save(setup, { isRequired: true })).status, 409);
  });
});

test("a secret that was sealed with another key locks no one out, and the test says so", async () => {
  const setup = await aSetup();
  await app.db.query(
    "update company_issuer set sealed_secret = '\\x00', is_required = true, worked_at = now() where company_id = $1",
    [setup.companyId],
  );
  const recruiter = await aMember(setup.companyId, `key@${setup.domain}`, "corporate-recruiter", true);
  const answer = await aVisitor(app).post("/api/session/sign-in", { email: recruiter.email, password });
  assert.equal(answer.status, 200);
  const tested = await setup.admin.send<{ problem: string }>("POST", "/api/corporate/sign-in/test");
  assert.match(tested.body.problem, /enter it again/);
});

test("where another service keeps the accounts there is no such thing", async () => {
  const elsewhere = await startApp({
    identity: { kind: "oidc", issuer: { url: "https://issuer.example", clientId: "jobs", clientSecret: "x" } },
  });
  assert.equal((await elsewhere.post("/api/session/company", { workEmail: "a@b.com" })).status, 404);
});
