// Checks how a company joins by itself over HTTP: by its domain, as an enquiry, who is refused, and two who claim at once.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Company } from "../../contract/companies/wire.ts";
import type { CompanyClaim } from "../../contract/recruiting/claims-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { notThe } from "../../tests/support/refereeing.ts";
import { ensureCompanies } from "../companies/index.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let made = 0;
/** A company that an import made, with a website or not, and the address of a person there. */
async function anImported(website?: string | null) {
  made += 1;
  const domain = `made-${made}.com`;
  const { id, name } = await aCompany(app.db, { website: website === undefined ? `https://www.${domain}/` : website });
  return { id, name, domain, workEmail: `asha@hr.${domain}`, person: await signedIn(app, { name: "Asha Rao" }) };
}

const claim = (person: Person, companyId: string, body: object, key?: string): Promise<Answer<CompanyClaim>> =>
  person.send("POST", `/api/company/${companyId}/claim`, body, key === undefined ? {} : { "idempotency-key": key });
const join = (person: Person, body: object): Promise<Answer<CompanyClaim>> =>
  person.send("POST", "/api/company-claim", body);
const confirm = (person: Person, code: string): Promise<Answer<CompanyClaim>> =>
  person.send("POST", "/api/company-claim/confirm", { code });
const ownClaim = async (person: Person) =>
  (await person.send<{ claim: CompanyClaim | null }>("GET", "/api/company-claim")).body.claim;

/** The newest code mailed to a work address; "" if there is none. */
function codeTo(address: string): string {
  const fact = app.facts.findLast((one) => one.kind === "company-claim.code-made" && one.email === address);
  return fact?.kind === "company-claim.code-made" ? fact.code : "";
}
const provenOf = async (companyId: string) =>
  (await app.get<Company[]>(`/api/company/${companyId}`)).body[0]?.provenDomain;
const membersOf = (companyId: string) =>
  app.db.query<{ id: string; role: string }>(
    "select account_id as id, role from company_member where company_id = $1",
    [companyId],
  );
const enquiriesBy = (email: string) =>
  app.db.query<{ companyName: string | null; teamSize: string | null; message: string; reference: string }>(
    `select company_name as "companyName", team_size as "teamSize", message, reference from contact_message where email = $1`,
    [email],
  );

test("a person at the company's domain becomes its admin, with the jobs that an import made", async () => {
  const { id, name, domain, workEmail, person } = await anImported();
  await aJob(app.db, { companyId: id, externalJobId: `board-${randomUUID()}`, jobUrl: "https://jobs.example/1" });
  assert.equal(await ownClaim(person), null);
  assert.equal(await provenOf(id), null);
  const begun = await claim(person, id, { workEmail: ` ${workEmail.toUpperCase()} ` });
  assert.equal(begun.status, 201, begun.text);
  const { code, record, ...rest } = begun.body;
  assert.equal(record?.name, `_vouchboard.${domain}`);
  assert.deepEqual(rest, {
    companyId: id,
    companyName: name,
    state: "CODE_SENT",
    workDomain: domain,
    isDomainKnown: true,
    reference: null,
  });
  assert.deepEqual([code?.triesLeft, code?.sendsLeft], [5, 4]);
  assert.equal(refusalIn(await confirm(person, notThe(codeTo(workEmail)))).errorCode, "CODE_MISMATCH");
  assert.deepEqual(await membersOf(id), []);
  const proven = await confirm(person, codeTo(workEmail));
  assert.equal(proven.status, 200, proven.text);
  assert.deepEqual([proven.body.state, proven.body.code], ["PROVEN", null]);
  assert.deepEqual(await membersOf(id), [{ id: person.accountId, role: "corporate-admin" }]);
  assert.equal(await provenOf(id), domain);
  // Tokens of before no longer work; the next one is a company admin's.
  pass(1);
  await person.renew();
  const jobs = await person.send<{ data: { externalJobId?: string }[] }>("GET", "/api/corporate/jobs");
  assert.equal(jobs.status, 200, jobs.text);
  assert.equal(jobs.body.data.length, 1);
  assert.equal((await person.send("GET", "/api/corporate/members")).status, 200);
  const again = await confirm(person, codeTo(workEmail));
  assert.deepEqual([again.status, refusalIn(again).errorCode], [409, "CONFLICT"]);
});

test("a company that is not on the site is added when its name is its domain's", async () => {
  made += 1;
  const domain = `zenith-${made}.in`;
  const person = await signedIn(app);
  const name = `Zenith ${made} Private Limited`;
  const begun = await join(person, { companyName: `  ${name}`, workEmail: `a@${domain}`, teamSize: "11-50" });
  assert.deepEqual([begun.status, begun.body.companyId, begun.body.isDomainKnown], [201, null, true]);
  const proven = await confirm(person, codeTo(`a@${domain}`));
  assert.equal(proven.body.state, "PROVEN", proven.text);
  const [company] = (await app.get<Company[]>(`/api/company/${proven.body.companyId}`)).body;
  assert.deepEqual(
    [company?.name, company?.website, company?.teamSize, company?.provenDomain],
    [name, `https://${domain}`, "11-50", domain],
  );
});

describe("an enquiry with everything filled in", () => {
  const CASES: { name: string; companyName: () => Promise<string>; domain: string }[] = [
    {
      name: "for a company with another website",
      companyName: async () => (await anImported()).name,
      domain: "elsewhere.com",
    },
    { name: "for one without a website", companyName: async () => (await anImported(null)).name, domain: "a-firm.com" },
    {
      name: "for a name that the domain does not spell",
      companyName: async () => "Gargantua Works",
      domain: "tiny.in",
    },
    {
      name: "for a name that begins like another company's",
      companyName: async () => {
        await aCompany(app.db, { name: "Oberon Industries" });
        return "Oberon India";
      },
      domain: "oberon.in",
    },
    ...(
      [
        ["has an invisible mark", "Obe\u200Bron Works", "oberonworks.xyz"],
        ["has letters of another script", "\u041Eberon Works", "beronworks.in"],
        ["names another company after its first word", "Join Oberon", "joinoberon.in"],
        ["is another company's in one word with more", "OberonCareers", "oberoncareers.in"],
        ["is another company's without an accent", "Zephyre Careers", "zephyrecareers.in"],
      ] as const
    ).map(([what, companyName, domain]) => ({
      name: `for a name that ${what}`,
      companyName: async () => {
        for (const name of ["Oberon Mills", "Z\u00E9phyr\u00E9 India"])
          await app.db.transaction((tx) => ensureCompanies(tx, [{ name }]));
        return companyName;
      },
      domain,
    })),
  ];
  for (const { name, companyName, domain } of CASES)
    test(name, async () => {
      const person = await signedIn(app, { name: "Ravi Kumar" });
      const asked = await companyName();
      const workEmail = `ravi-${randomUUID()}@${domain}`;
      const message = "We want to hire three welders.";
      const begun = await join(person, {
        companyName: asked,
        workEmail,
        title: "Head of HR",
        teamSize: "51-200",
        message,
      });
      assert.deepEqual([begun.status, begun.body.isDomainKnown], [201, false], begun.text);
      assert.deepEqual(await enquiriesBy(person.email), []);
      const sent = await confirm(person, codeTo(workEmail));
      assert.equal(sent.body.state, "ENQUIRY", sent.text);
      const [enquiry, ...more] = await enquiriesBy(person.email);
      assert.deepEqual([enquiry?.companyName, enquiry?.teamSize, more.length], [asked, "51-200", 0]);
      assert.equal(enquiry?.reference, sent.body.reference);
      for (const words of ["Ravi Kumar", asked, domain, "Head of HR", message])
        assert.ok(enquiry?.message.includes(words), words);
      assert.ok(!enquiry?.message.includes(workEmail), "the work address stays sealed");
      assert.deepEqual(await app.db.query("select from company_member where account_id = $1", [person.accountId]), []);
      assert.equal((await person.send("POST", "/api/company-claim/code", {})).status, 409);
      assert.equal((await confirm(person, "123456")).status, 409);
      assert.equal((await enquiriesBy(person.email)).length, 1);
    });

  test("becomes a membership once an admin has added the domain and the person asks again", async () => {
    const { id, person } = await anImported(null);
    await claim(person, id, { workEmail: "lee@sub.late-domain.com" });
    assert.equal((await confirm(person, codeTo("lee@sub.late-domain.com"))).body.state, "ENQUIRY");
    await app.db.query(
      "insert into company_mail_domain (company_id, domain, added_at) values ($1, 'late-domain.com', now())",
      [id],
    );
    pass(1);
    assert.equal((await claim(person, id, { workEmail: "lee@sub.late-domain.com" })).body.isDomainKnown, true);
    assert.equal((await confirm(person, codeTo("lee@sub.late-domain.com"))).body.state, "PROVEN");
    assert.equal(await provenOf(id), "late-domain.com");
  });
});

describe("refused", () => {
  const BODIES: { name: string; body: object; status: number; field: string }[] = [
    {
      name: "with a public provider's address",
      body: { workEmail: "asha@gmail.com" },
      status: 422,
      field: "workEmail",
    },
    {
      name: "with one below a provider's domain",
      body: { workEmail: "a@x.yahoo.co.in" },
      status: 422,
      field: "workEmail",
    },
    { name: "with an address of no domain", body: { workEmail: "asha@co.in" }, status: 422, field: "workEmail" },
    { name: "with what is no address", body: { workEmail: "asha" }, status: 400, field: "workEmail" },
    { name: "without an address", body: {}, status: 400, field: "workEmail" },
    { name: "with an unknown size", body: { workEmail: "a@made.com", teamSize: "12" }, status: 400, field: "teamSize" },
  ];
  for (const { name, body, status, field } of BODIES)
    test(name, async () => {
      const { id, person } = await anImported();
      const answer = await claim(person, id, body);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field, field);
      assert.equal(await ownClaim(person), null);
    });

  test("even when an admin once took a public provider for the company's domain", async () => {
    const { id, person } = await anImported("https://gmail.com");
    assert.equal((await claim(person, id, { workEmail: "asha@gmail.com" })).status, 422);
  });

  test("for a company that has people, one that does not exist, members and platform admins, and without a token", async () => {
    const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const { id, workEmail, person } = await anImported();
    assert.equal((await claim(person, firm.companyId, { workEmail })).status, 409);
    assert.equal((await join(person, { companyName: firm.name, workEmail })).status, 409);
    assert.equal((await claim(person, randomUUID(), { workEmail })).status, 404);
    assert.equal((await claim(person, "no-id", { workEmail })).status, 404);
    const boss = await signedIn(app, { groups: ["admin"] });
    for (const other of [...firm.people, boss]) assert.equal((await claim(other, id, { workEmail })).status, 409);
    assert.equal((await app.post(`/api/company/${id}/claim`, { workEmail })).status, 401);
    assert.equal((await confirm(person, "123456")).status, 404);
    assert.equal((await person.send("POST", "/api/company-claim/code", {})).status, 404);
    assert.equal(codeTo(workEmail), "");
  });
});

describe("the code", () => {
  test("fifty wrong ones at once count as five, and the right one no longer works", async () => {
    const { id, workEmail, person } = await anImported();
    await claim(person, id, { workEmail });
    const code = codeTo(workEmail);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(person, notThe(code))));
    const counted = (errorCode: string) => answers.filter((one) => refusalIn(one).errorCode === errorCode).length;
    assert.deepEqual([counted("CODE_MISMATCH"), counted("CODE_EXPIRED")], [5, 45]);
    assert.equal(refusalIn(await confirm(person, code)).errorCode, "CODE_EXPIRED");
    pass(1);
    assert.equal((await claim(person, id, { workEmail })).status, 429, "starting over resets nothing");
    pass(61);
    await person.renew();
    assert.equal((await claim(person, id, { workEmail })).status, 201);
  });

  test("is mailed at most five times an hour to one account, thirty seconds apart, and once for a repeated call", async () => {
    const { id, workEmail, person } = await anImported();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => claim(person, id, { workEmail }, key)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    const mails = () =>
      app.facts.filter((one) => one.kind === "company-claim.code-made" && one.email === workEmail).length;
    assert.equal(mails(), 1);
    assert.equal((await person.send("POST", "/api/company-claim/code", {})).status, 429);
    for (let n = 0; n < 4; n += 1) {
      pass(1);
      assert.equal((await person.send("POST", "/api/company-claim/code", {})).status, 200);
    }
    pass(1);
    assert.equal((await person.send("POST", "/api/company-claim/code", {})).status, 429);
    assert.equal(mails(), 5);
  });

  test("is mailed to one address at most ten times an hour, whichever account asks, and works for its account only", async () => {
    const { id, workEmail, person } = await anImported();
    for (let n = 0; n < 12; n += 1) assert.equal((await claim(await signedIn(app), id, { workEmail })).status, 201);
    assert.equal(
      app.facts.filter((one) => one.kind === "company-claim.code-made" && one.email === workEmail).length,
      10,
    );
    const other = await signedIn(app);
    await claim(other, id, { workEmail: `b@made-${made}.com` });
    await claim(person, id, { workEmail: `c@made-${made}.com` });
    const [theirs, own] = [codeTo(`b@made-${made}.com`), codeTo(`c@made-${made}.com`)];
    if (theirs !== own) assert.equal(refusalIn(await confirm(person, theirs)).errorCode, "CODE_MISMATCH");
  });
});

describe("two who claim at once", () => {
  test("have one winner", async () => {
    const { id, domain } = await anImported();
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)));
    for (const [n, person] of people.entries()) await claim(person, id, { workEmail: `p${n}@${domain}` });
    const answers = await Promise.all(people.map((person, n) => confirm(person, codeTo(`p${n}@${domain}`))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
    assert.equal((await membersOf(id)).length, 1);
    for (const answer of answers) if (answer.status === 409) assert.equal(refusalIn(answer).errorCode, "CONFLICT");
  });

  test("have one winner for a company that is not on the site yet", async () => {
    made += 1;
    const [companyName, domain] = [`Quasar${made} Labs`, `quasar${made}.com`];
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(app)));
    for (const [n, person] of people.entries()) await join(person, { companyName, workEmail: `p${n}@${domain}` });
    const answers = await Promise.all(people.map((person, n) => confirm(person, codeTo(`p${n}@${domain}`))));
    assert.equal(answers.filter(({ body }) => body.state === "PROVEN").length, 1);
    const [counted] = await app.db.query<{ n: number }>("select count(*)::int as n from company where name = $1", [
      companyName,
    ]);
    assert.equal(counted?.n, 1);
  });

  test("are held to one by the database", async () => {
    const { id, domain, person } = await anImported();
    await claim(person, id, { workEmail: `a@${domain}` });
    await confirm(person, codeTo(`a@${domain}`));
    const other = (await anImported()).person;
    await claim(other, (await anImported()).id, { workEmail: "x@some-firm.com" });
    await assert.rejects(
      app.db.query(
        "update company_claim set state = 'PROVEN', settled_at = now(), company_id = $2 where account_id = $1",
        [other.accountId, id],
      ),
      /company_claim_winner/,
    );
  });

  test("and a company without people can be claimed again", async () => {
    const { id, domain, person } = await anImported();
    await claim(person, id, { workEmail: `a@${domain}` });
    await confirm(person, codeTo(`a@${domain}`));
    await app.db.query("delete from company_member where company_id = $1", [id]);
    const next = await signedIn(app);
    await claim(next, id, { workEmail: `b@${domain}` });
    assert.equal((await confirm(next, codeTo(`b@${domain}`))).body.state, "PROVEN");
    assert.equal(await ownClaim(person), null);
  });
});

describe("a company that is merged into another one", () => {
  /** What a merge leaves that did not see the claim. */
  const merge = (fromId: string, intoId: string, by: Pick<typeof app.db, "query"> = app.db) =>
    by.query("update company set merged_into = $2, is_withheld = true where id = $1", [fromId, intoId]);

  test("while a claim of it begins: the claim is for the company that stays", async () => {
    const [from, into] = [await anImported(), await anImported()];
    let begun: Promise<Answer<CompanyClaim>> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.query("select from company where id = $1 for update", [from.id]);
      begun = claim(from.person, from.id, { workEmail: from.workEmail });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await merge(from.id, into.id, tx);
    });
    const answer = await begun;
    assert.equal(answer?.status, 201, answer?.text);
    assert.deepEqual([answer?.body.companyId, answer?.body.companyName], [into.id, into.name]);
    assert.equal(answer?.body.isDomainKnown, false, "the domain of the company that ended is not the other one's");
  });

  test("between claim and code: its domain makes no claimant the admin of either", async () => {
    const [from, into] = [await anImported(), await anImported()];
    await claim(from.person, from.id, { workEmail: from.workEmail });
    await merge(from.id, into.id);
    const sent = await confirm(from.person, codeTo(from.workEmail));
    assert.deepEqual([sent.body.state, sent.body.companyId], ["ENQUIRY", into.id], sent.text);
    assert.deepEqual([...(await membersOf(from.id)), ...(await membersOf(into.id))], []);
  });

  test("between claim and code: with a domain that both have, the company that stays is joined, once", async () => {
    const from = await anImported();
    const into = await aCompany(app.db, { website: `https://${from.domain}` });
    const second = await signedIn(app);
    await claim(from.person, from.id, { workEmail: from.workEmail });
    await claim(second, from.id, { workEmail: `b@${from.domain}` });
    await merge(from.id, into.id);
    const proven = await confirm(from.person, codeTo(from.workEmail));
    assert.deepEqual([proven.body.state, proven.body.companyId], ["PROVEN", into.id], proven.text);
    assert.equal((await confirm(second, codeTo(`b@${from.domain}`))).status, 409);
    assert.deepEqual(await membersOf(into.id), [{ id: from.person.accountId, role: "corporate-admin" }]);
    assert.deepEqual(await membersOf(from.id), []);
  });
});
