// What every kind of source owes: the jobs of its fixture in our terms, and a reason, never a failure, for a broken row.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type JobGist, WANTED_JOBS } from "../../../tests/support/boards/wanted-jobs.ts";
import { type Board, type ExternalJob, isRejection, LISTING_KINDS, type ListingKind } from "../external-job.ts";
import { isRecord, type JsonRecord } from "../json-fields.ts";
import { mapRows } from "../map-rows.ts";
import { openListingFile } from "../read-listing-file.ts";
import { KINDS, mapRow, readAddress, rowsInDocument, rowsInText } from "./adapters.ts";

const folder = join(import.meta.dirname, "../../../tests/support/boards");
const kinds = LISTING_KINDS.filter((kind) => kind !== "listing-file");
const fixtureOf = (kind: ListingKind): string => {
  const found = ["json", "xml", "html"].map((ending) => join(folder, `${kind}.${ending}`)).find(existsSync);
  assert.ok(found, `tests/support/boards has no fixture of ${kind}`);
  return found;
};

type Read = { jobs: ExternalJob[]; reasons: string[]; raws: unknown[] };

async function readAll(kind: ListingKind, given: Partial<Board> = {}, path = fixtureOf(kind)): Promise<Read> {
  const board = { kind, token: "acme", company: "The Company", ...given };
  const { rows } = await openListingFile(path, kind);
  const read: Read = { jobs: [], reasons: [], raws: [] };
  for await (const row of rows()) read.raws.push("raw" in row ? row.raw : assert.fail(row.problem));
  for await (const row of mapRows(rows, board)) {
    if ("rejected" in row) read.reasons.push(row.rejected.reason);
    else read.jobs.push(row.job);
  }
  return read;
}

/** The facts of a job that adapters differ in. */
const gist = (job: ExternalJob): JobGist => ({
  id: job.externalJobId,
  title: job.jobTitle,
  company: job.companyName,
  department: job.department,
  places: job.location.fullLocation,
  type: job.typeofEmployment,
  mode: job.workMode,
  pay: job.pay && `${job.pay.min}-${job.pay.max} ${job.pay.currency} ${job.pay.period}`,
  years: job.experienceStated ? `${job.experienceRange.min}-${job.experienceRange.max}` : null,
  posted: job.jobPostedDate,
  expires: job.expiresAt ?? null,
  url: job.jobUrl,
});

for (const kind of kinds) {
  const found = WANTED_JOBS[kind];
  if (!found) continue;
  const [token, wanted, reasons] = found;
  test(`${kind}: the fixture in our terms`, async () => {
    const read = await readAll(kind, { token });
    const found = read.jobs.map((job, at) =>
      Object.fromEntries(Object.entries(gist(job)).filter(([name]) => name in (wanted[at] ?? {}))),
    );
    assert.deepEqual(found, wanted);
    assert.deepEqual(read.reasons, reasons);
  });
}

test("what else a source says: closed offers, hidden pay, parts of a text, listed skills", async () => {
  const [open, , closed] = (await readAll("recruitee")).jobs;
  assert.deepEqual([open?.active, closed?.active], [true, false]);
  assert.match(open?.jobDescription ?? "", /<h3>Requirements<\/h3><ul><li>Kubernetes/);
  const [architect] = (await readAll("pinpoint")).jobs;
  assert.equal(architect?.displaySalaryRange, false);
  assert.match(architect?.jobDescription ?? "", /roadmap.*<h3>What you will do<\/h3>.*Salesforce/s);
  const [tester, manager] = (await readAll("smartrecruiters")).jobs;
  assert.match(tester?.jobDescription ?? "", /<h3>Company<\/h3>.*<h3>Qualifications<\/h3>/s);
  assert.equal(manager?.active, false);
  const [developer] = (await readAll("justjoinit")).jobs;
  assert.deepEqual([...(developer?.coreSkills ?? [])].sort(), [".NET", "C#", "SQL"]);
});

for (const kind of kinds)
  test(`${kind}: recognised, with stable keys, clean texts and whole facts`, async () => {
    const unasked = await openListingFile(fixtureOf(kind));
    assert.equal(unasked.kind, kind, "its rows tell its kind");
    const { jobs, reasons } = await readAll(kind);
    assert.ok(jobs.length > 1, "the fixture has jobs");
    const keys = jobs.map((job) => job.externalJobId);
    assert.equal(new Set(keys).size, keys.length);
    const again = await readAll(kind, { token: "ACME", company: "Another" });
    assert.deepEqual(
      again.jobs.map((job) => job.externalJobId),
      keys,
    );
    for (const job of jobs) {
      assert.ok(job.externalJobId.startsWith(`${kind}:acme:`), job.externalJobId);
      assert.doesNotMatch(
        job.jobDescription,
        /<(?!\/?(?:p|ul|ol|li|br|strong|em|b|i|h[2-4]|a)\b)|<[^>]*\s(?:on\w+|style)=|<[^>]*javascript:/i,
      );
      for (const date of [job.jobPostedDate, job.expiresAt ?? null])
        assert.ok(date === null || new Date(date).toISOString() === date, String(date));
      for (const place of job.location.fullLocation) assert.doesNotMatch(place, /^[\s,]|[\s,]$|,\s*,/);
      assert.ok([null, "FULL_TIME", "PART_TIME", "INTERNSHIP"].includes(job.typeofEmployment));
      assert.ok([null, "WFH", "WFO", "HYBRID"].includes(job.workMode));
      if (!job.pay) continue;
      assert.match(`${job.pay.currency} ${job.pay.period}`, /^[A-Z]{3} (?:YEAR|MONTH|WEEK|DAY|HOUR)$/);
      assert.ok(job.pay.min <= job.pay.max && job.pay.max > 0);
    }
    for (const reason of reasons) assert.match(reason, /^its? \w+/);
  });

/** Every way to put `wrong` in the place of one value of `value`, two levels down. */
function* broken(value: unknown, wrong: unknown, level = 0): Generator<unknown> {
  yield wrong;
  if (level > 2) return;
  if (Array.isArray(value)) for (const inner of broken(value[0], wrong, level + 1)) yield [inner];
  if (isRecord(value))
    for (const [name, own] of Object.entries(value))
      for (const inner of broken(own, wrong, level + 1)) yield { ...value, [name]: inner };
}

const WRONG: unknown[] = [
  null,
  true,
  -1e308,
  "",
  "\u0000\ud800",
  [],
  [null, [[]], {}],
  { value: { value: {} }, "@graph": [{}] },
  JSON.parse('{"__proto__": {"x": 1}, "toString": null, "length": -1}'),
];

for (const kind of kinds)
  test(`${kind}: another type in any field is a job or a reason`, async () => {
    const { raws } = await readAll(kind);
    for (const raw of [...WRONG, ...WRONG.flatMap((wrong) => [...broken(raws[0], wrong)])]) {
      const answer = mapRow(raw, { kind, token: "acme", company: "The Company" });
      if (isRejection(answer)) assert.ok(answer.rejectReason.length > 5);
      else assert.ok(answer.jobTitle !== "" && answer.externalJobId.startsWith(`${kind}:acme:`));
    }
  });

/** The same row with `text` for each of its texts, ids apart. */
function flooded(value: unknown, text: string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((inner) => flooded(inner, text, name));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flooded(inner, text, key)]));
  return typeof value === "string" && !/^(?:@|id$|.*currency)/i.test(name) ? text : value;
}

const FLOODS = ["<p", "1(", "&lt;b&gt;"].map((piece) => piece.repeat(10_000_000 / piece.length));

for (const kind of kinds)
  test(`${kind}: texts of 10 MB and fields nested without end stay within bounds`, async () => {
    const { raws } = await readAll(kind);
    const board = { kind, token: "acme", company: "The Company" };
    for (const text of FLOODS) {
      const answer = mapRow(flooded(raws[0], text), board);
      assert.ok(JSON.stringify(answer).length < 400_000);
    }
    let deep: JsonRecord = {};
    for (let level = 0; level < 100_000; level += 1) deep = { deep };
    const nested = mapRow({ ...(raws[0] as JsonRecord), deep }, board);
    assert.match(isRejection(nested) ? nested.rejectReason : "", /nested more than 64 deep/);
  });

test("JSON-LD is found alone, in a list, in a graph, and beside its address", () => {
  const posting = { "@context": "https://schema.org", "@type": "JobPosting", title: "Engineer" };
  const beside = { url: "https://acme.example/1", jsonld: [{ "@type": "WebPage" }, posting] };
  const cases: [unknown, number][] = [
    [posting, 1],
    [[posting, { "@type": "WebPage" }, posting], 2],
    [{ "@graph": [{ "@type": ["Thing", "http://schema.org/JobPosting"] }] }, 1],
    [beside, 1],
    [{ "@graph": [[[[[posting]]]]] }, 0],
    [{ "@type": "WebPage", jobs: 1 }, 0],
  ];
  for (const [document, count] of cases)
    assert.equal(rowsInDocument(document, undefined)?.length ?? 0, count, JSON.stringify(document));
  const board: Board = { kind: "jsonld", token: "acme.example", company: "Acme" };
  const one = mapRow(beside, board);
  assert.match(isRejection(one) ? "" : one.externalJobId, /^jsonld:acme\.example:[0-9a-f]{32}$/);
  assert.deepEqual(mapRow(posting, board), { rejectReason: "it has no JobPosting with an identifier or an address" });
});

test("a board without its company's name is named by its own", () => {
  const cases: [ListingKind, string, string][] = [
    ["lever", "acme-labs", "Acme Labs"],
    ["workday", "acme_labs.wd5.External", "Acme Labs"],
    ["icims", "uscareers-acme-labs", "Acme Labs"],
    ["teamtailor", "careers.acme.co.uk", "Acme"],
    ["teamtailor", "acme", "Acme"],
    ["jsonld", "jobs.acme.example", "Acme"],
  ];
  for (const [kind, token, wanted] of cases)
    assert.equal(KINDS.companyOf({ kind, token, company: null }), wanted, token);
});

test("hostile markup costs its own document and nothing else", () => {
  const feed = (inner: string) => `<workzag-jobs><position><id>1</id><name>${inner}</name></position></workzag-jobs>`;
  const laughs = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join("");
  const [bombed] = rowsInText(`<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>${feed("&l30;")}`)?.rows ?? [];
  assert.deepEqual(bombed, { id: "1", name: "&l30;" });
  const cases: [string, RegExp | number][] = [
    [feed(`${"<a>".repeat(1_000_000)}${"</b>".repeat(1_000_000)}`), /nested more than 256 deep/],
    [feed("<b/>".repeat(100_000)), 1],
    [feed("x".repeat(10_000_000)), 1],
    [feed("<![CDATA[ no end"), 1],
    [feed('<!ENTITY file SYSTEM "file:///etc/passwd">&file;'), 1],
    [`<workzag-jobs>${"<position>".repeat(100)}`, 1],
    [`<workzag-jobs ${'a="1" '.repeat(100_000)}>`, 0],
    [`<script type="application/ld+json">${"[".repeat(100_000)}`, 0],
    ["<rss>http://www.neogov.com/namespaces/JobListing", 0],
  ];
  for (const [text, wanted] of cases) {
    const read = () => rowsInText(text)?.rows ?? assert.fail(text.slice(0, 80));
    if (typeof wanted !== "number") assert.throws(read, wanted);
    else {
      const rows = read();
      assert.equal(rows.length, wanted, text.slice(0, 80));
      assert.ok(JSON.stringify(rows).length < 1_200_000);
    }
  }
  assert.equal(rowsInText("<html><picture><source srcset=x></source></picture></html>"), undefined);
});

test("addresses of boards and jobs name their kind and board", () => {
  const cases: [string, string | null][] = [
    ["https://boards.greenhouse.io/acme", "greenhouse acme -"],
    ["https://boards.greenhouse.io/embed/job_board?for=acme", "greenhouse acme -"],
    ["https://job-boards.eu.greenhouse.io/acme/jobs/12", "greenhouse acme greenhouse:acme:12"],
    ["https://jobs.eu.lever.co/acme", "lever acme -"],
    ["https://jobs.ashbyhq.com/Acme%20Labs", "ashby Acme Labs -"],
    ["https://apply.workable.com/acme/", "workable acme -"],
    ["https://apply.workable.com/acme/j/A1B2C3D4E5/apply/", "workable acme workable:acme:A1B2C3D4E5"],
    ["https://apply.workable.com/j/A1B2C3D4E5", null],
    ["https://acme.recruitee.com/o/trainer", "recruitee acme -"],
    ["https://careers.smartrecruiters.com/AcmeLabs", "smartrecruiters AcmeLabs -"],
    [
      "https://jobs.smartrecruiters.com/AcmeLabs/744000100000001-x",
      "smartrecruiters AcmeLabs smartrecruiters:acmelabs:744000100000001",
    ],
    ["https://acme.na.teamtailor.com/jobs/1-x", "teamtailor acme.na -"],
    ["https://acme.pinpointhq.com/en/postings/x", "pinpoint acme -"],
    ["https://acme.bamboohr.com/careers/86", "bamboohr acme -"],
    ["https://acme.wd5.myworkdayjobs.com/en-US/Careers", "workday acme.wd5.Careers -"],
    [
      "https://acme.wd5.myworkdayjobs.com/Careers/job/Pune/Engineer_JR-1/apply",
      "workday acme.wd5.Careers workday:acme:JR-1",
    ],
    ["https://justjoin.it/job-offers", "justjoinit justjoin -"],
    ["https://acme.jobs.personio.com/job/1?language=en", "personio acme -"],
    ["https://www.governmentjobs.com/careers/gwinnett/jobs/4429316/x", "neogov gwinnett -"],
    ["https://jobs.jobvite.com/careers/acme/job/oUZQnfwQ", "jobvite acme -"],
    ["https://careers-acme.icims.com/jobs/8878/x/job", "icims careers-acme icims:careers-acme:8878"],
    ["https://careers-acme.icims.com/jobs/8878/job?in_iframe=1", "icims careers-acme icims:careers-acme:8878"],
    [
      "https://wd1.myworkdaysite.com/en-US/recruiting/acme/Careers/job/Pune/Engineer_JR-1",
      "workday acme.wd1.Careers workday:acme:JR-1",
    ],
    ["https://www.recruitee.com/pricing", null],
    ["https://recruitee.com.evil.example/o/x", null],
    ["https://acme.example/careers", null],
    ["not an address", null],
  ];
  for (const [address, wanted] of cases) {
    const named = readAddress(address);
    assert.equal(named && `${named.kind} ${named.board} ${named.key ?? "-"}`, wanted, address);
  }
});

test("a board is fetched only where its source publishes the list for programs", () => {
  assert.deepEqual(KINDS.fetched, [
    "greenhouse",
    "lever",
    "ashby",
    "workable",
    "recruitee",
    "teamtailor",
    "personio",
    "pinpoint",
    "jsonld",
  ]);
});

test("Atom is read as RSS is", () => {
  const entry = `<entry><id>urn:x:1</id><title type="html">Welder &amp;amp; Fitter</title><link rel="self" href="https://a.example/1.atom"/>
    <link rel="alternate" href="https://a.example/1"/><author><name>Acme Labs</name></author><published>2026-02-02T08:00:00Z</published>
    <location>Pune</location><content type="html">&lt;p&gt;You weld.&lt;/p&gt;</content></entry>`;
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>${entry}</feed>`;
  const found = rowsInText(feed);
  assert.equal(found?.kind, "rss");
  const job = mapRow(found?.rows[0], { kind: "rss", token: "a", company: null });
  assert.ok(!isRejection(job));
  assert.deepEqual(
    [job.companyName, job.jobUrl, job.jobPostedDate, job.location.city, job.jobDescription],
    ["Acme Labs", "https://a.example/1", "2026-02-02T08:00:00.000Z", ["Pune"], "<p>You weld.</p>"],
  );
});
