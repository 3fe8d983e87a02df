// Each adapter on small rows of our own, and on recorded answers where those are at hand.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type Board, type ExternalJob, isRejection, type ListingKind, type Rejection } from "../external-job.ts";
import { mapRows } from "../map-rows.ts";
import { openListingFile } from "../read-listing-file.ts";
import { mapRow } from "./adapters.ts";

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/support/boards", name), "utf8"));
const map = (kind: ListingKind, raw: unknown, board: Partial<Board> = {}) =>
  mapRow(raw, { kind, token: "Acme", company: "Acme Labs", ...board });

function job(answer: ExternalJob | Rejection): ExternalJob {
  assert.ok(!isRejection(answer), JSON.stringify(answer));
  return answer;
}

test("Greenhouse", () => {
  const [first, second, untitled, nameless] = fixture("greenhouse.json").jobs;
  const one = job(map("greenhouse", first, { token: "NorthWind" }));
  assert.equal(one.externalJobId, "greenhouse:northwind:101");
  assert.deepEqual(
    [one.jobTitle, one.companyName, one.department],
    ["Staff Engineer, Payments", "Northwind Pay", "Core Payments"],
  );
  assert.deepEqual(one.location, {
    fullLocation: ["Bangalore", "Pune", "Remote - India"],
    city: ["Bengaluru", "Pune"],
  });
  assert.deepEqual(
    [one.typeofEmployment, one.typeofEmploymentRaw, one.workMode],
    ["FULL_TIME", "FTE - Regular", "WFH"],
  );
  assert.deepEqual(one.pay, { min: 2_800_000, max: 4_500_000, currency: "INR", period: "YEAR" });
  assert.deepEqual([one.experienceRange, one.experienceStated], [{ min: 5, max: 8 }, true]);
  assert.deepEqual([one.jobPostedDate, one.expiresAt], ["2026-03-06T09:36:13.000Z", "2027-01-31T00:00:00.000Z"]);
  assert.equal(one.jobUrl, "https://northwind.example/careers?gh_jid=101");
  assert.equal(
    one.jobDescription,
    "<h2>About</h2><p>You build ledgers &amp; rails.</p><p>&lt;img src=x onerror=alert(1)&gt;</p><h3>Requirements</h3><ul><li>5-8 years of experience with Java and PostgreSQL</li></ul>",
  );
  assert.ok(one.coreSkills.includes("Java") && one.coreSkills.includes("PostgreSQL"), String(one.coreSkills));
  const two = job(map("greenhouse", second));
  assert.deepEqual(
    [two.typeofEmployment, two.companyName, two.workMode, two.experienceStated],
    ["INTERNSHIP", "Acme Labs", null, false],
  );
  assert.deepEqual(two.experienceRange, { min: 0, max: 0 });
  assert.deepEqual(map("greenhouse", untitled), { rejectReason: "it has no title" });
  assert.deepEqual(map("greenhouse", nameless), { rejectReason: "it has no id" });
  assert.deepEqual(map("greenhouse", null), { rejectReason: "it is not an object" });
});

test("Lever", () => {
  const [first, second] = fixture("lever.json");
  const one = job(map("lever", first));
  assert.equal(one.externalJobId, "lever:acme:aaaaaaaa-0000-4000-8000-000000000001");
  assert.deepEqual(
    [one.department, one.location.fullLocation, one.location.city],
    ["Platform", ["Bombay, MH", "Pune"], ["Mumbai", "Pune"]],
  );
  assert.deepEqual([one.typeofEmployment, one.workMode], ["FULL_TIME", "WFO"]);
  assert.deepEqual(one.pay, { min: 2_500_000, max: 3_500_000, currency: "INR", period: "YEAR" });
  assert.deepEqual(one.experienceRange, { min: 4, max: 7 });
  assert.equal(one.jobPostedDate, "2026-06-08T06:06:59.827Z");
  assert.match(one.jobUrl ?? "", /001$/);
  assert.equal(one.jobDescription.match(/Opening once/g)?.length, 1);
  assert.match(one.jobDescription, /<h3>What you will need<\/h3><ul>\s*<li>At least/);
  assert.match(one.jobDescription, /We are kind/);
  const two = job(map("lever", second));
  assert.deepEqual([two.location.fullLocation, two.typeofEmployment, two.workMode, two.pay], [[], null, null, null]);
});

test("Ashby", () => {
  const [first, hidden, third] = fixture("ashby.json").jobs;
  const one = job(map("ashby", first));
  assert.deepEqual(
    [one.externalJobId, one.jobTitle, one.department],
    ["ashby:acme:bbbbbbbb-0000-4000-8000-000000000001", "Security Engineer", "Trust"],
  );
  assert.deepEqual(one.location.fullLocation, ["Bengaluru", "Remote (India)", "Pune, India"]);
  assert.equal(one.workMode, "HYBRID", "the named workplace wins over isRemote");
  assert.deepEqual(one.pay, { min: 4_000_000, max: 6_000_000, currency: "INR", period: "YEAR" });
  assert.equal(one.displaySalaryRange, false);
  assert.deepEqual(one.experienceRange, { min: 3, max: 9999 });
  assert.match((map("ashby", hidden) as Rejection).rejectReason, /isListed/);
  const three = job(map("ashby", third));
  assert.deepEqual([three.typeofEmployment, three.typeofEmploymentRaw, three.workMode], [null, "Contract", null]);
  assert.equal(three.jobDescription, "<p>Plain words.</p>\n<ul><li>one</li><li>two</li></ul>");
});

test("listing files", () => {
  const file = (raw: object, board: Partial<Board> = {}) =>
    map("listing-file", raw, { token: "files", company: null, ...board });
  const simplify = job(
    file({
      id: "u-1",
      source: "Someone",
      company_name: "Globex",
      company_url: "https://simplify.jobs/c/Globex",
      title: "Data Engineer",
      url: "https://jobs.lever.co/Globex/cccccccc-0000-4000-8000-000000000001/apply?utm_source=x",
      locations: ["Pune", "Remote in India"],
      date_posted: 1_690_000_000,
      active: true,
      is_visible: true,
      terms: ["Summer 2026"],
    }),
  );
  assert.equal(
    simplify.externalJobId,
    "lever:globex:cccccccc-0000-4000-8000-000000000001",
    "known systems are keyed by their own ids",
  );
  assert.deepEqual(
    [simplify.typeofEmployment, simplify.workMode, simplify.companyUrl, simplify.active],
    ["INTERNSHIP", "WFH", undefined, true],
  );
  assert.equal(
    job(file({ id: "u-2", source: "x", date_posted: "08/03/2023", company_name: "G", title: "T", is_visible: false }))
      .externalJobId,
    "files:u-2",
  );
  assert.equal(job(file({ id: "u-2", company_name: "G", title: "T", is_visible: false })).active, false);

  const indian = job(
    file({
      key: "feed:9",
      source: "feed",
      externalJobId: "9",
      title: "Java Developer",
      company: "Initech",
      locations: ["Bengaluru"],
      experienceRaw: "5-8 Yrs",
      salaryRaw: "6-10 Lacs PA",
      skills: ["Java", "Spring Boot"],
      employmentTypeRaw: "Full Time, Permanent",
    }),
  );
  assert.equal(indian.externalJobId, "feed:9");
  assert.deepEqual(indian.pay, { min: 600_000, max: 1_000_000, currency: "INR", period: "YEAR" });
  assert.deepEqual(
    [indian.experienceRange, indian.coreSkills, indian.active, indian.jobUrl],
    [{ min: 5, max: 8 }, ["Java", "Spring Boot"], true, null],
  );

  const keyed = job(
    file({
      source: "feed",
      externalJobId: "123",
      ats: "Greenhouse",
      atsToken: "ACME",
      title: "T",
      company: "C",
      active: false,
    }),
  );
  assert.deepEqual([keyed.externalJobId, keyed.active], ["greenhouse:acme:123", false]);
  const described = job(
    file({
      id: "feed:3",
      source: "feed",
      title: "T",
      company: "C",
      salary: { min: 300_000, max: 600_000, currency: null, period: "YEAR" },
      locations: ["Pune"],
      experience: { min: 0, max: 2 },
      salaryRaw: "₹3L – ₹6L/yr (Est.)",
      badJob: true,
    }),
  );
  assert.deepEqual(
    [described.externalJobId, described.pay?.currency, described.displaySalaryRange, described.badJob],
    ["feed:3", "INR", false, true],
  );
  assert.deepEqual([described.experienceStated, described.experienceRange], [true, { min: 0, max: 2 }]);
  assert.match(
    job(file({ title: "T", company: "C", url: "https://c.example/jobs/1?utm_source=a" })).externalJobId,
    /^url:[0-9a-f]{32}$/,
  );
  assert.deepEqual(file({ title: "T", company: "C", url: "https://none" }), {
    rejectReason: "it has neither an id nor a usable address",
  });
  assert.deepEqual(file({ id: "1", title: "T", company: " " }), { rejectReason: "it names no company" });
});

test("a mapped job can be mapped again", () => {
  const one = job(map("greenhouse", fixture("greenhouse.json").jobs[0]));
  const again = job(map("listing-file", { ...one, id: one.externalJobId }, { token: "files" }));
  assert.deepEqual(
    [again.jobTitle, again.companyName, again.pay, again.experienceRange, again.location],
    [one.jobTitle, one.companyName, one.pay, one.experienceRange, one.location],
  );
});

const payloads = join(import.meta.dirname, "../../../../shared/data/jobs/payloads");
/** File, kind, board, number of jobs, and what its rows do not state. The two generated files have 14 jobs twice. */
const recorded: [string, ListingKind, string, number, string?][] = [
  ["greenhouse.phonepe.content.json", "greenhouse", "phonepe", 5],
  ["greenhouse.stripe.nocontent.json", "greenhouse", "stripe", 6],
  ["greenhouse.eu.homepl.minimal.json", "greenhouse", "homepl", 2],
  ["lever.india.json", "lever", "meesho", 5],
  ["lever.leverdemo.json", "lever", "leverdemo", 6],
  ["lever.pipedrive.minimal.json", "lever", "pipedrive", 3],
  ["ashby.sarvam.json", "ashby", "sarvam", 5],
  ["ashby.ramp.compensation.json", "ashby", "ramp", 6],
  ["workable.india.details.json", "workable", "workable", 1],
  ["workable.huggingface.json", "workable", "huggingface", 3],
  ["workable.netguru.minimal.json", "workable", "netguru", 3],
  ["recruitee.espeo.minimal.json", "recruitee", "espeo", 3],
  ["recruitee.sanitised.full.json", "recruitee", "acme", 2],
  ["recruitee.docexample.json", "recruitee", "demo", 2],
  ["smartrecruiters.tieto.list.json", "smartrecruiters", "tieto2", 3],
  ["smartrecruiters.docexample.list.json", "smartrecruiters", "smartrecruiters", 2],
  ["teamtailor.jsonfeed.jobposting.json", "teamtailor", "career", 2],
  ["pinpoint.json", "pinpoint", "acme", 2, "date"],
  ["bamboohr.json", "bamboohr", "acme", 2, "date"],
  ["workday.salesforce.json", "workday", "salesforce", 2, "date, address"],
  ["justjoinit.json", "justjoinit", "justjoin", 3],
  ["personio.xml", "personio", "acme", 1],
  ["neogov.rss.xml", "neogov", "exampleagency", 2],
  ["icims.wipfli.html", "icims", "careers-wipfli", 2, "date"],
  ["jobvite.html", "jobvite", "feedingamerica", 2, "date"],
  ["../generated/indeed_feed_200.xml", "indeedxml", "feed", 186],
  ["../generated/jsonld_jobposting_200.jsonl.gz", "jsonld", "careers.example", 186],
];

for (const [name, kind, token, count, unstated = ""] of recorded) {
  const path = join(payloads, name);
  test(`recorded answer ${name}`, {
    skip: existsSync(path) ? false : "the recorded answers are not beside this checkout",
  }, async () => {
    const file = await openListingFile(path);
    assert.equal(file.kind, kind);
    const jobs: ExternalJob[] = [];
    for await (const row of mapRows(file.rows, { kind, token, company: "The Company" }))
      jobs.push("job" in row ? row.job : assert.fail(row.rejected.reason));
    assert.equal(jobs.length, count);
    assert.equal(new Set(jobs.map((one) => one.externalJobId)).size, count);
    for (const one of jobs) {
      assert.ok(one.externalJobId.startsWith(`${kind}:${token}:`));
      assert.equal(one.jobTitle, one.jobTitle.trim());
      assert.ok(one.jobPostedDate || unstated.includes("date"));
      assert.ok(one.jobUrl || unstated.includes("address"));
      assert.notEqual(one.companyName, "");
      assert.ok(one.coreSkills.length <= 10 && one.softSkills.length <= 5);
      assert.doesNotMatch(one.jobDescription, /<(?:script|img|div|span|video)|style=|&lt;p&gt;/);
    }
  });
}
