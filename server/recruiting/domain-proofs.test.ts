// Checks domains that a TXT record proves, over HTTP and a name server on the loopback: admins, claimants, two at once,
// DNS that fails, and the looks of each month.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Company } from "../../contract/companies/wire.ts";
import type { JobCard } from "../../contract/jobs/wire.ts";
import type { CompanyClaim } from "../../contract/recruiting/claims-wire.ts";
import type { CompanyDomain } from "../../contract/recruiting/domain-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { startDnsServer } from "../../tests/support/dns-server.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { isCompanyDomain } from "../companies/index.ts";
import { openDns } from "../platform/dns.ts";
import { recheckDomains } from "./index.ts";

let now = new Date();
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const server = await startDnsServer();
const dns = openDns([server.address], { tryMs: 200, longestMs: 500 });
const app = await startApp({ clock: () => now, dns });

const PATH = "/api/corporate/company/domain";
const look = (person: Person, domain?: string): Promise<Answer<CompanyDomain>> =>
  person.send("GET", domain === undefined ? PATH : `${PATH}?domain=${encodeURIComponent(domain)}`);
const prove = (person: Person, domain: string): Promise<Answer<CompanyDomain>> => person.send("POST", PATH, { domain });
const provenOf = async (companyId: string) =>
  (await app.get<Company[]>(`/api/company/${companyId}`)).body[0]?.provenDomain;
const mailDomains = async (companyId: string) =>
  (
    await app.db.query<{ domain: string }>("select domain from company_mail_domain where company_id = $1", [companyId])
  ).map(({ domain }) => domain);

/** Adds the record that the caller is to add. */
async function publish(person: Person, domain: string): Promise<string> {
  const record = (await look(person, domain)).body.asked?.record;
  assert.ok(record);
  server.zone.set(record.name, ["v=spf1 -all", record.value]);
  return record.name;
}

test("a long text arrives whole, a name without records has none, and failures are told from that", async () => {
  server.zone
    .set("long.example", ["x".repeat(600), "short"])
    .set("broken.example", "fails")
    .set("slow.example", "silent");
  assert.deepEqual(await dns.readTxt("long.example"), ["x".repeat(600), "short"]);
  assert.deepEqual(await dns.readTxt("nothing.example"), []);
  server.zone.set("bare.example", []);
  assert.deepEqual(await dns.readTxt("bare.example"), []);
  assert.deepEqual(
    await Promise.all(["long.example", "bare.example", "nothing.example"].map((name) => dns.exists(name))),
    [true, true, false],
  );
  for (const name of ["broken.example", "slow.example"])
    for (const look of [dns.readTxt, dns.exists]) await assert.rejects(look(name), { name: "DnsFailure" });
});

test("an admin proves a domain by the record that was given for it", async () => {
  const { admin, companyId } = await aFirm(app);
  const asked = await look(admin, " https://www.Alpha-Proof.com/about ");
  assert.deepEqual(
    [asked.body.provenDomain, asked.body.proof, asked.body.asked?.domain],
    [null, null, "alpha-proof.com"],
  );
  assert.equal(asked.body.asked?.record.name, "_vouchboard.alpha-proof.com");
  const early = await prove(admin, "alpha-proof.com");
  assert.deepEqual([early.status, refusalIn(early).field], [409, "domain"]);
  assert.match(refusalIn(early).errorMsg, /no TXT record at _vouchboard\.alpha-proof\.com/);
  await publish(admin, "alpha-proof.com");
  const proven = await prove(admin, "mail.alpha-proof.com");
  assert.equal(proven.status, 200, proven.text);
  assert.deepEqual([proven.body.provenDomain, proven.body.proof?.isFailing], ["alpha-proof.com", false]);
  assert.equal(await provenOf(companyId), "alpha-proof.com");
  assert.deepEqual(await mailDomains(companyId), ["alpha-proof.com"]);
  assert.equal((await prove(admin, "alpha-proof.com")).status, 200, "again");
});

const WRONG: [string, string, number][] = [
  ["a public mail provider's", "gmail.com", 422],
  ["a suffix", "co.in", 422],
  ["an address", "127.0.0.1", 422],
  ["nothing", " ", 400],
];
for (const [name, domain, status] of WRONG)
  test(`${name} is refused, and DNS is not asked`, async () => {
    const { admin } = await aFirm(app);
    const before = server.asked.length;
    const answer = await prove(admin, domain);
    assert.deepEqual([answer.status, refusalIn(answer).field, server.asked.length], [status, "domain", before]);
  });

test("another company's record, and a record of before, prove nothing", async () => {
  const [one, two] = [await aFirm(app), await aFirm(app)];
  await publish(one.admin, "shared-proof.com");
  assert.equal((await prove(two.admin, "shared-proof.com")).status, 409);
  assert.equal((await prove(one.admin, "shared-proof.com")).status, 200);
});

test("where DNS fails the answer is a 503 that says so, and nothing changes", async () => {
  const { admin, companyId } = await aFirm(app);
  for (const state of ["fails", "silent"] as const) {
    server.zone.set("_vouchboard.broken-proof.com", state);
    const answer = await prove(admin, "broken-proof.com");
    assert.deepEqual([answer.status, refusalIn(answer).errorCode, answer.headers["retry-after"]], [503, "BUSY", "60"]);
    assert.match(refusalIn(answer).errorMsg, /could not ask DNS/);
  }
  assert.equal(await provenOf(companyId), null);
});

test("only a company's admins prove its domain", async () => {
  const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
  for (const person of [firm.people[1] as Person, await signedIn(app)]) {
    assert.equal((await look(person)).status, 403);
    assert.equal((await prove(person, "other-proof.com")).status, 403);
  }
});

test("of two companies that prove one domain at once, one has it", async () => {
  const firms = await Promise.all([aFirm(app), aFirm(app)]);
  const records = await Promise.all(
    firms.map(async ({ admin }) => (await look(admin, "twice-proof.com")).body.asked!.record),
  );
  server.zone.set(
    "_vouchboard.twice-proof.com",
    records.map(({ value }) => value),
  );
  const answers = await Promise.all(firms.map(({ admin }) => prove(admin, "twice-proof.com")));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const proven = await Promise.all(firms.map(({ companyId }) => provenOf(companyId)));
  assert.deepEqual(
    proven.filter((domain) => domain !== null),
    ["twice-proof.com"],
  );
});

describe("a claimant", () => {
  const claim = async (person: Person, companyId: string, workEmail: string) =>
    (await person.send<CompanyClaim>("POST", `/api/company/${companyId}/claim`, { workEmail })).body;
  const confirm = (person: Person): Promise<Answer<CompanyClaim>> =>
    person.send("POST", "/api/company-claim/record", {});

  test("becomes the company's admin by the record in place of the code; of two at once one does", async () => {
    const { id } = await aCompany(app.db, { website: "https://claim-proof.com" });
    const people = [await signedIn(app), await signedIn(app)];
    assert.equal((await confirm(people[0]!)).status, 404);
    const claims = await Promise.all(people.map((person, n) => claim(person, id, `it${n}@claim-proof.com`)));
    assert.equal((await confirm(people[0]!)).status, 409);
    server.zone.set(
      "_vouchboard.claim-proof.com",
      claims.map(({ record }) => record!.value),
    );
    const answers = await Promise.all(people.map(confirm));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(answers.find(({ status }) => status === 200)?.body.state, "PROVEN");
    assert.equal(await provenOf(id), "claim-proof.com");
    const proofs = await app.db.query("select from company_domain_proof where company_id = $1", [id]);
    assert.equal(proofs.length, 1);
  });

  test("of a company with another domain makes an enquiry, and proves nothing", async () => {
    const { id } = await aCompany(app.db, { website: "https://known-proof.com" });
    const person = await signedIn(app);
    const { record } = await claim(person, id, "me@stranger-proof.com");
    server.zone.set("_vouchboard.stranger-proof.com", [record!.value]);
    assert.equal((await confirm(person)).body.state, "ENQUIRY");
    assert.equal(await provenOf(id), null);
  });
});

describe("each month the record is looked up again", () => {
  const told = () => app.facts.filter(({ kind }) => kind === "company-domain.unproven");
  const waiting = async () => {
    const admin = await signedIn(app, { groups: ["admin"] });
    return (await admin.send<{ waiting: { failingDomains: number } }>("GET", "/api/home/admin")).body.waiting
      .failingDomains;
  };

  const forgetAll = async () => {
    await app.db.query("delete from company_domain_proof");
    await app.db.query("update company set proven_domain = null, proven_at = null");
  };

  test("a domain proven by a code or an admin's word has to exist, or loses the badge at the third look", async () => {
    await forgetAll();
    const { admin, companyId } = await aFirm(app);
    const toldBefore = told().length;
    await app.db.query("update company set proven_domain = 'lapsing.com', proven_at = $2 where id = $1", [
      companyId,
      now,
    ]);
    await app.db.query(
      "insert into company_mail_domain (company_id, domain, added_at) values ($1, 'lapsing.com', $2)",
      [companyId, now],
    );
    const lookAfter = async (days: number) => {
      passDays(days);
      const before = server.asked.length;
      await recheckDomains(app.deps);
      return server.asked.length - before;
    };
    server.zone.set("lapsing.com", []);
    assert.deepEqual([await lookAfter(29), await lookAfter(2), await lookAfter(1)], [0, 1, 0]);
    server.zone.delete("lapsing.com");
    await lookAfter(31);
    assert.equal(told().length, toldBefore);
    await lookAfter(4);
    assert.deepEqual(
      told()
        .slice(toldBefore)
        .map((fact) => "email" in fact && "record" in fact && [fact.email, fact.record]),
      [[admin.email, null]],
    );
    server.zone.set("lapsing.com", "fails");
    await lookAfter(8);
    assert.equal(await provenOf(companyId), "lapsing.com", "DNS that fails says nothing");
    server.zone.delete("lapsing.com");
    await lookAfter(8);
    assert.deepEqual([await provenOf(companyId), await mailDomains(companyId)], [null, []]);
    assert.equal(told().length, toldBefore + 2);
  });

  test("a missing one is told at the second look, and the third ends the badge; one that returns counts anew", async () => {
    await forgetAll();
    const toldBefore = told().length;
    const { admin, companyId } = await aFirm(app);
    await app.db.query("update company set website = 'https://www.month-proof.com/' where id = $1", [companyId]);
    const name = await publish(admin, "month-proof.com");
    const record = server.zone.get(name)!;
    const { id } = await aJob(app.db, { companyId });
    const onCard = async () =>
      (await app.get<{ data: JobCard[] }>(`/api/job/?companyId=${companyId}`)).body.data.map((card) => [
        card.id,
        card.isCompanyProven,
      ]);
    assert.deepEqual(await onCard(), [[id, undefined]]);
    await prove(admin, "month-proof.com");
    assert.deepEqual(await onCard(), [[id, true]], "and its jobs say so");
    const lookAfter = async (days: number) => {
      passDays(days);
      const before = server.asked.length;
      await recheckDomains(app.deps);
      return server.asked.length - before;
    };
    assert.equal(await lookAfter(29), 0, "not due");
    assert.equal(await lookAfter(2), 1);
    server.zone.delete(name);
    await lookAfter(31);
    assert.deepEqual([told().length, await waiting(), await provenOf(companyId)], [toldBefore, 0, "month-proof.com"]);
    server.zone.set(name, record);
    await lookAfter(4);
    server.zone.delete(name);
    await lookAfter(31);
    await lookAfter(4);
    assert.deepEqual(
      told()
        .slice(toldBefore)
        .map((fact) => "email" in fact && fact.email),
      [admin.email],
    );
    assert.equal(await waiting(), 1);
    server.zone.set(name, "fails");
    await lookAfter(8);
    assert.equal(await provenOf(companyId), "month-proof.com", "DNS that fails says nothing");
    server.zone.delete(name);
    await lookAfter(2);
    assert.equal(await provenOf(companyId), null);
    assert.deepEqual(await onCard(), [[id, undefined]], "nor do its jobs say it any more");
    assert.deepEqual(await mailDomains(companyId), []);
    const [left] = await app.db.query<{ website: string | null }>("select website from company where id = $1", [
      companyId,
    ]);
    assert.equal(isCompanyDomain("month-proof.com", left?.website ?? null, []), false, "nor by the website");
    assert.deepEqual([told().length, await waiting()], [toldBefore + 2, 0]);
    assert.equal(await lookAfter(40), 0);
  });
});
