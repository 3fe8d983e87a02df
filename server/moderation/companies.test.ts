// Checks how platform admins look after companies over HTTP: search, add, correct, verify, invite, suspend, merge; rights and races.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { AdminCompany } from "../../contract/companies/admin-wire.ts";
import type { Company } from "../../contract/companies/wire.ts";
import type { RecruiterHome } from "../../contract/homes/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { aFirm, tokenFor } from "../../tests/support/firms.ts";
import { aReferee, aRequest } from "../../tests/support/referrals.ts";
import { ensureCompanies } from "../companies/index.ts";
import { moderation, saveJobs } from "../jobs/index.ts";

const app = await startApp();
const admin = await signedIn(app, { groups: ["admin"] });
const other = await signedIn(app, { groups: ["admin"] });
type List = { data: AdminCompany[]; pagination: { lastKey: string | null } };
const search = async (query: Record<string, string>) => {
  const answer = await admin.send<List>("GET", `/api/admin/companies?${new URLSearchParams(query)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const act = (id: string, what: string, body: object = {}, by = admin): Promise<Answer<AdminCompany>> =>
  by.send("POST", `/api/admin/companies/${id}/${what}`, body);
const change = (id: string, body: object): Promise<Answer<AdminCompany>> =>
  admin.send("PATCH", `/api/admin/companies/${id}`, body);
const jobsOf = async (companyId: string) =>
  (await app.get<{ data: { id: string }[] }>(`/api/job/?companyId=${companyId}&pageSize=100`)).body.data.map(
    ({ id }) => id,
  );
const shown = async (id: string) => (await app.get<Company[]>(`/api/company/${id}`)).body;
const acts = async (id: string) =>
  (
    await app.db.query<{ action: string }>("select action from audit_entry where subject_id = $1 order by id", [id])
  ).map(({ action }) => action);

test("companies are found by name, id and domain, and listed page by page, newest first", async () => {
  const made = [];
  for (const name of ["Tamarind Foods", "Tamarind Tech", "Another Firm"]) made.push(await aCompany(app.db, { name }));
  await act(made[1]!.id, "verify", { domain: "tamarind.tech" });
  const ids = async (query: Record<string, string>) => (await search(query)).data.map(({ id }) => id);
  assert.deepEqual((await ids({ query: "TAMARIND" })).sort(), [made[0]!.id, made[1]!.id].sort());
  assert.deepEqual(await ids({ query: made[2]!.id }), [made[2]!.id]);
  assert.deepEqual(await ids({ query: "Tamarind.tech" }), [made[1]!.id]);
  assert.deepEqual(await ids({ query: "tamarind", state: "PROVEN" }), [made[1]!.id]);
  assert.deepEqual(await ids({ query: "100%" }), []);
  const first = await search({ pageSize: "2" });
  const next = await search({ pageSize: "2", lastKey: first.pagination.lastKey ?? "" });
  const both = [...first.data, ...next.data].map(({ id }) => id);
  assert.deepEqual(both, both.toSorted().reverse());
});

test("a company whose proof was not there twice is marked, and listed apart", async () => {
  const [once, twice] = [await aCompany(app.db, {}), await aCompany(app.db, {})];
  for (const [{ id }, failures] of [[once, 1] as const, [twice, 2] as const])
    await app.db.query(
      `insert into company_domain_proof (company_id, domain, record_name, record_value, proven_at, checked_at, failures)
       values ($1, $2, 'name', 'value', now(), now(), $3)`,
      [id, `${id}.example`, failures],
    );
  const found = (await search({ state: "FAILING" })).data;
  assert.deepEqual(
    found.map(({ id, isProofFailing }) => [id, isProofFailing]),
    [[twice.id, true]],
  );
  assert.equal((await search({ query: once.id })).data[0]?.isProofFailing, false);
});

test("a company is added and corrected, and its former name still leads to it", async () => {
  const name = `Rename Me ${randomUUID().slice(0, 8)}`;
  const made = await admin.send<AdminCompany>("POST", "/api/admin/companies", {
    name,
    website: "https://re.example.com",
  });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body;
  const again = await admin.send("POST", "/api/admin/companies", { name: ` ${name.toUpperCase()}` });
  assert.deepEqual([again.status, refusalIn(again).field], [409, "name"]);
  const job = await aJob(app.db, { companyId: id });
  const renamed = await change(id, { name: `${name} Group`, industry: "Banking", teamSize: "11-50", isAgency: true });
  assert.equal(renamed.status, 200, renamed.text);
  assert.deepEqual(
    [renamed.body.name, renamed.body.industry, renamed.body.isAgency, renamed.body.website],
    [`${name} Group`, "Banking", true, "https://re.example.com"],
  );
  const card = await app.get<{ data: { id: string; companyName: string }[] }>(
    "/api/job/?industry=Banking&teamSize=11-50",
  );
  assert.deepEqual(
    card.body.data.map((one) => [one.id, one.companyName]),
    [[job.id, `${name} Group`]],
  );
  const found = await app.db.transaction((tx) => ensureCompanies(tx, [{ name }]));
  assert.deepEqual([...found.values()], [id], "an import under the former name adds nothing");
  assert.equal((await change(id, { name })).body.name, name, "the former name can be taken back");
  assert.equal((await change(id, { name: (await aCompany(app.db)).name })).status, 409);
  assert.deepEqual(await acts(id), ["company.created", "company.changed", "company.changed"]);
});

test("a verified domain shows as proven and lets its people join; a public provider's is refused", async () => {
  const { id } = await aCompany(app.db);
  const verified = await act(id, "verify", { domain: "https://mail.verified-firm.com/" });
  assert.deepEqual([verified.body.provenDomain, verified.body.domains], ["verified-firm.com", ["verified-firm.com"]]);
  assert.equal((await shown(id))[0]?.provenDomain, "verified-firm.com");
  const person = await signedIn(app);
  const begun = await person.send<{ isDomainKnown: boolean }>("POST", `/api/company/${id}/claim`, {
    workEmail: "a@verified-firm.com",
  });
  assert.equal(begun.body.isDomainKnown, true);
  for (const domain of ["gmail.com", "co.in", "nonsense"])
    assert.deepEqual([(await act(id, "verify", { domain })).status, domain], [422, domain]);
  const { provenDomain, domains } = (await act(id, "verify", { domain: null })).body;
  assert.deepEqual([provenDomain, domains], [null, []]);
});

test("a domain that is not the company's is removed, by one of two admins, with the proof by it", async () => {
  const { id } = await aCompany(app.db);
  for (const domain of ["mistyped-firm.com", "right-firm.com"]) await act(id, "verify", { domain });
  const remove = (domain: string, by = admin): Promise<Answer<AdminCompany>> =>
    by.send("DELETE", `/api/admin/companies/${id}/domains/${domain}`);
  const both = await Promise.all([remove("Mistyped-Firm.com"), remove("mistyped-firm.com", other)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404]);
  const begun = await (await signedIn(app)).send<{ isDomainKnown: boolean }>("POST", `/api/company/${id}/claim`, {
    workEmail: "a@mistyped-firm.com",
  });
  assert.equal(begun.body.isDomainKnown, false, begun.text);
  assert.deepEqual((await search({ query: id })).data[0]?.provenDomain, "right-firm.com");
  const { provenDomain, domains } = (await remove("right-firm.com")).body;
  assert.deepEqual([provenDomain, domains], [null, []]);
  assert.equal((await remove("never-there.com")).status, 404);
  assert.deepEqual((await acts(id)).slice(2), ["company.domain-removed", "company.domain-removed"]);
});

test("an admin's word: the invited person joins as the company's admin", async () => {
  const { id } = await aCompany(app.db);
  const person = await signedIn(app);
  assert.equal((await act(id, "invite", { email: person.email })).status, 201);
  const joined = await person.send<{ role: string }>("POST", "/api/invite/accept", {
    token: tokenFor(app, person.email),
  });
  assert.deepEqual([joined.status, joined.body.role], [200, "corporate-admin"], joined.text);
  assert.equal((await search({ query: id })).data[0]?.members, 1);
});

describe("a suspension", () => {
  test("takes the company and its jobs off the site, also those that an import brings meanwhile, until it is lifted", async () => {
    const firm = await aFirm(app);
    const [one, two, frozen] = [
      await aJob(app.db, { companyId: firm.companyId }),
      await aJob(app.db, { companyId: firm.companyId }),
      await aJob(app.db, { companyId: firm.companyId }),
    ];
    await app.db.transaction((tx) => moderation.freezeJob(tx, frozen.id, new Date()));
    const suspended = await act(firm.companyId, "suspend", { reason: "Asks applicants for money" });
    assert.deepEqual([suspended.status, suspended.body.openJobs], [200, 0], suspended.text);
    assert.equal(suspended.body.suspendReason, "Asks applicants for money");
    const home = () => firm.admin.send<Pick<RecruiterHome, "suspension">>("GET", "/api/home/recruiter");
    assert.equal((await home()).body.suspension?.reason, "Asks applicants for money", "its people read why");
    assert.equal((await app.get(`/api/company/${firm.companyId}`)).status, 404);
    assert.deepEqual(await jobsOf(firm.companyId), []);
    const late = await aJob(app.db, { companyId: firm.companyId });
    await app.db.transaction((tx) => saveJobs(tx, [one]));
    assert.deepEqual(await jobsOf(firm.companyId), []);
    const claim = await (await signedIn(app)).send("POST", "/api/company-claim", {
      companyName: firm.name,
      workEmail: "a@a-suspended.com",
    });
    assert.equal(claim.status, 409);
    assert.equal((await act(firm.companyId, "suspend", { reason: "Again" })).status, 409);
    assert.equal((await act(firm.companyId, "invite", { email: "x@people.example" })).status, 409);
    const lifted = await act(firm.companyId, "lift");
    assert.deepEqual([lifted.status, lifted.body.openJobs], [200, 3], lifted.text);
    assert.deepEqual((await jobsOf(firm.companyId)).sort(), [one.id, two.id, late.id].sort());
    assert.equal((await act(firm.companyId, "lift")).status, 409);
    assert.equal((await home()).body.suspension, null);
    const announced = app.facts.filter((fact) => "companyId" in fact && fact.companyId === firm.companyId);
    assert.deepEqual(announced, [
      {
        kind: "company.suspended",
        companyId: firm.companyId,
        companyName: firm.name,
        reason: "Asks applicants for money",
      },
      { kind: "company.lifted", companyId: firm.companyId, companyName: firm.name },
    ]);
    assert.deepEqual(await acts(firm.companyId), ["company.suspended", "company.lifted"]);
  });

  test("is given once by two admins at once", async () => {
    const { id } = await aCompany(app.db);
    const answers = await Promise.all([admin, other].map((by) => act(id, "suspend", { reason: "Scam" }, by)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });
});

describe("a merge", () => {
  test("moves jobs, people, followers, referees and requests, and the old addresses and name lead on", async () => {
    const [from, into] = [await aFirm(app, "corporate-admin", "corporate-recruiter"), await aFirm(app)];
    const jobs = [await aJob(app.db, { companyId: from.companyId }), await aJob(app.db, { companyId: into.companyId })];
    const referee = await aReferee(app, from.companyId);
    const { requestId, jobId: asked } = await aRequest(app, { companyId: from.companyId });
    const follower = await signedIn(app);
    const watching = (id: string) =>
      app.db.query("insert into referral_watch (account_id, company_id, created_at) values ($1, $2, now())", [
        follower.accountId,
        id,
      ]);
    await watching(from.companyId);
    await watching(into.companyId);
    for (const id of [from.companyId, into.companyId])
      await app.db.query(
        "insert into company_mail_domain (company_id, domain, added_at) values ($1, 'both.com', now())",
        [id],
      );
    const merged = await act(from.companyId, "merge", { intoId: into.companyId });
    assert.equal(merged.status, 200, merged.text);
    assert.deepEqual(
      [merged.body.id, merged.body.openJobs, merged.body.members, merged.body.domains],
      [into.companyId, 3, 3, ["both.com"]],
    );
    assert.deepEqual((await jobsOf(into.companyId)).sort(), [...jobs.map(({ id }) => id), asked].sort());
    const [card] = (await app.get<{ data: { companyName: string }[] }>(`/api/job/?companyId=${into.companyId}`)).body
      .data;
    assert.equal(card?.companyName, into.name);
    assert.deepEqual(
      (await shown(from.companyId)).map(({ SK }) => SK),
      [into.companyId],
      "the old id finds the company",
    );
    const moved = await app.db.query<{ at: string }>(
      `select company_id as at from referee where account_id = $1 union all select company_id from referral_request where id = $2
       union all select company_id from referral_watch where account_id = $3`,
      [referee.accountId, requestId, follower.accountId],
    );
    assert.deepEqual(
      moved.map(({ at }) => at),
      [into.companyId, into.companyId, into.companyId],
    );
    const found = await app.db.transaction((tx) => ensureCompanies(tx, [{ name: from.name }]));
    assert.deepEqual([...found.values()], [into.companyId], "imports under the old name go on there");
    assert.deepEqual(
      (await search({ query: from.companyId, state: "MERGED" })).data.map(({ mergedInto }) => mergedInto?.id),
      [into.companyId],
    );
    assert.equal((await change(from.companyId, { industry: "Banking" })).status, 409);
    assert.deepEqual(await acts(from.companyId), ["company.merged"]);
    // Merged on, both former addresses lead to the last one.
    const last = await aCompany(app.db);
    assert.equal((await act(into.companyId, "merge", { intoId: last.id })).status, 200);
    assert.deepEqual(
      (await shown(from.companyId)).map(({ SK }) => SK),
      [last.id],
    );
  });

  test("into a company that then takes the ended one's name: its address and its jobs' still lead there", async () => {
    const [from, into] = [await aCompany(app.db), await aCompany(app.db)];
    const [job, elsewhere] = [await aJob(app.db, { companyId: from.id }), await aJob(app.db)];
    assert.equal((await act(from.id, "merge", { intoId: into.id })).status, 200);
    const renamed = await change(into.id, { name: from.name });
    assert.deepEqual([renamed.status, renamed.body.name], [200, from.name], renamed.text);
    assert.deepEqual(
      (await shown(from.id)).map(({ SK }) => SK),
      [into.id],
    );
    assert.deepEqual(await jobsOf(from.id), [job.id], "a list of all jobs");
    const ids = async (query: string) =>
      (await app.get<{ data: { id: string }[] }>(`/api/job/?pageSize=100&${query}`)).body.data.map(({ id }) => id);
    const title = encodeURIComponent(job.jobTitle);
    assert.deepEqual(await ids(`companyId=${from.id}&searchText=${title}`), [job.id], "a search in words");
    const others = await ids(`exceptCompanyId=${from.id.toUpperCase()}`);
    assert.deepEqual([others.includes(job.id), others.includes(elsewhere.id)], [false, true], "all but the company's");
  });

  test("keeps the ended company's own domains and its proof, but no site that many share", async () => {
    const [from, into] = [
      await aCompany(app.db, { website: "https://www.ended-firm.com/a@b" }),
      await aCompany(app.db),
    ];
    const shared = await aCompany(app.db, { website: "https://facebook.com/a-firm" });
    await act(from.id, "verify", { domain: "ended-proven.com" });
    const person = await signedIn(app);
    const merged = await act(from.id, "merge", { intoId: into.id });
    assert.deepEqual(
      [merged.body.provenDomain, merged.body.domains],
      ["ended-proven.com", ["ended-firm.com", "ended-proven.com"]],
      merged.text,
    );
    const begun = await person.send<{ isDomainKnown: boolean }>("POST", `/api/company/${into.id}/claim`, {
      workEmail: "a@ended-firm.com",
    });
    assert.equal(begun.body.isDomainKnown, true, begun.text);
    await act(shared.id, "verify", { domain: "shared-proven.com" });
    const again = await act(shared.id, "merge", { intoId: into.id });
    assert.deepEqual(
      [again.body.provenDomain, again.body.domains],
      ["ended-proven.com", ["ended-firm.com", "ended-proven.com", "shared-proven.com"]],
    );
  });

  test("names every table that refers to a company", async () => {
    const { readFileSync } = await import("node:fs");
    const source = readFileSync(new URL("./merge-companies.ts", import.meta.url), "utf8");
    const references = await app.db.query<{ table: string; column: string }>(
      `select r.relname as "table", a.attname as "column" from pg_constraint c join pg_class r on r.oid = c.conrelid
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'company'::regclass`,
    );
    assert.ok(references.length > 10);
    for (const { table, column } of references)
      assert.ok(source.includes(`update ${table} set ${column} = $2 where ${column} = $1`), `${table}.${column}`);
  });

  test("is refused for the same company, one that ended, a suspended one, and double requests", async () => {
    const [a, b] = [await aCompany(app.db), await aCompany(app.db)];
    const code = async (from: string, into: string) => (await act(from, "merge", { intoId: into })).status;
    assert.equal(await code(a.id, a.id), 409);
    assert.equal(await code(a.id, randomUUID()), 404);
    assert.equal(await code("no-id", a.id), 404);
    await act(b.id, "suspend", { reason: "Scam" });
    assert.equal(await code(a.id, b.id), 409);
    await act(b.id, "lift");
    const { candidate } = await aRequest(app, { companyId: a.id });
    await aRequest(app, { companyId: b.id, candidate });
    await app.db.query("update referral_request set job_key = 'https://jobs.example/one' where candidate_id = $1", [
      candidate.accountId,
    ]);
    assert.equal(await code(a.id, b.id), 409);
    assert.deepEqual(
      (await shown(a.id)).map(({ SK }) => SK),
      [a.id],
      "nothing has moved",
    );
  });

  test("of two merges into one another at once, one happens", async () => {
    const [a, b] = [await aCompany(app.db), await aCompany(app.db)];
    const answers = await Promise.all([
      act(a.id, "merge", { intoId: b.id }),
      act(b.id, "merge", { intoId: a.id }, other),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });
});

test("only platform admins may do any of this", async () => {
  const firm = await aFirm(app);
  const calls: [Parameters<Person["send"]>[0], string][] = [
    ["GET", "/api/admin/companies"],
    ["POST", "/api/admin/companies"],
    ["PATCH", `/api/admin/companies/${firm.companyId}`],
    ...["verify", "invite", "suspend", "lift", "merge"].map(
      (what) => ["POST", `/api/admin/companies/${firm.companyId}/${what}`] as ["POST", string],
    ),
  ];
  for (const [method, path] of calls)
    for (const person of [firm.admin, await signedIn(app)])
      assert.equal(
        (await person.send(method, path, method === "GET" ? undefined : {})).status,
        403,
        `${method} ${path}`,
      );
});
