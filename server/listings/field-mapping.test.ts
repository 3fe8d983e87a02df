// Mappings of lists in JSON and CSV: what names propose, and what is read by a mapping.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type FieldMapping, MAPPED_FIELDS } from "../../contract/listings/rules.ts";
import { fieldMapping } from "../../contract/listings/sources-wire.ts";
import { mapRow } from "./adapters/adapters.ts";
import { BrokenRow, type ExternalJob, isRejection } from "./external-job.ts";
import { fieldsOf, neededMapping, proposeMapping } from "./field-mapping.ts";
import { mapRows } from "./map-rows.ts";

const PROPOSALS: [names: string, proposed: FieldMapping | null][] = [
  ["Position|Employer|City|Link", { title: "Position", company: "Employer", location: "City", url: "Link" }],
  [
    "Job Title|Organisation|Location|Apply URL|Closing date",
    { title: "Job Title", company: "Organisation", location: "Location", url: "Apply URL", expires: "Closing date" },
  ],
  [
    "Vacancy|Reference No.|Contract type|Salary from|Salary to|Currency",
    {
      title: "Vacancy",
      id: "Reference No.",
      employmentType: "Contract type",
      salaryMin: "Salary from",
      salaryMax: "Salary to",
      salaryCurrency: "Currency",
    },
  ],
  [
    "name|company.name|office.city|absolute_url|published_at|tags",
    {
      title: "name",
      company: "company.name",
      url: "absolute_url",
      posted: "published_at",
      skills: "tags",
    },
  ],
  ["ROLE|client|TOWN|job_link", { title: "ROLE", company: "client", location: "TOWN", url: "job_link" }],
  // The better name of two, and each field once.
  ["position|Job title|link", { title: "Job title", url: "link" }],
  ["title|company|city|id", { title: "title", company: "company", location: "city", id: "id" }],
  // Nothing to know a job by, no title, and no table of jobs at all.
  ["Position|Employer", null],
  ["Employer|Link", null],
  ["a|b|c", null],
];

describe("proposals by names", () => {
  for (const [names, proposed] of PROPOSALS)
    test(names, () => assert.deepEqual(proposeMapping(names.split("|")), proposed));
});

describe("only where the names are not those of listing files", () => {
  const CASES: [names: string, isNeeded: boolean][] = [
    ["title|company|locations|url|description", false],
    ["id|title|company_name|locations|date_posted|is_visible|category", false],
    ["title|company|url|category|deadline", false],
    ["title|company|location.fullLocation|url", false],
    ["ats|atsToken|externalJobId|title|employer", false],
    ["title|company|city|url", true],
    ["title|company|location|link", true],
    ["Title|Company|Location|URL", true],
  ];
  for (const [names, isNeeded] of CASES)
    test(names, () => assert.equal(neededMapping(names.split("|")) !== null, isNeeded));
});

const board = { kind: "listing-file" as const, token: "feed", company: null };

function job(raw: object, mapping: FieldMapping | null): ExternalJob {
  const read = mapRow(raw, { ...board, mapping });
  return isRejection(read) ? assert.fail(read.rejectReason) : read;
}

const OWN = {
  title: "Baker",
  company: "Acme Labs",
  companyUrl: "https://acme.example/",
  locations: ["Pune, India", "Mumbai, India"],
  url: "https://acme.example/jobs/1",
  id: "1",
  description: "<p>You bake with Java.</p>",
  employmentType: "Part-time",
  workMode: "Hybrid",
  remote: false,
  salary: { min: 500_000, max: 700_000, currency: "INR", period: "YEAR" },
  experience: { min: 2, max: 4 },
  department: "Kitchen",
  skills: ["SQL", "Java"],
  jobPostedDate: "2026-11-01",
  expiresAt: "2026-12-01",
  active: false,
};

test("own names that are mapped read the same as without a mapping", () => {
  const mapping = proposeMapping(fieldsOf([OWN]).map(({ name }) => name));
  assert.deepEqual(job(OWN, mapping), job(OWN, null));
});

test("every field, as texts under other names", () => {
  const row = {
    Role: " Baker ",
    Firm: "Acme Labs",
    "Firm's site": "https://acme.example",
    Towns: "Pune, India; Mumbai, India",
    See: "https://acme.example/jobs/1",
    No: 1,
    About: "<p>You bake with Java.</p>",
    Hours: "Part-time",
    Mode: "Hybrid",
    Far: "no",
    From: "5,00,000",
    To: "7,00,000",
    In: "INR",
    Each: "yearly",
    Years: "2-4 years",
    Team: "Kitchen",
    Knows: "SQL, Java",
    Since: "2026-11-01",
    Until: "2026-12-01",
    State: "Closed",
    title: "Never read",
  };
  const mapping: FieldMapping = {
    title: "Role",
    company: "Firm",
    companyUrl: "Firm's site",
    location: "Towns",
    url: "See",
    id: "No",
    description: "About",
    employmentType: "Hours",
    workMode: "Mode",
    remote: "Far",
    salaryMin: "From",
    salaryMax: "To",
    salaryCurrency: "In",
    salaryPeriod: "Each",
    experience: "Years",
    department: "Team",
    skills: "Knows",
    posted: "Since",
    expires: "Until",
    active: "State",
  };
  const { pay, ...read } = job(row, mapping);
  const { pay: ownPay, ...own } = job(OWN, null);
  assert.deepEqual(read, own);
  assert.deepEqual(pay, { ...ownPay, period: "YEAR" });
});

test("paths, lists of objects, and names with a dot; what is not mapped stays unread", () => {
  const row = {
    "job.title": "Baker",
    job: { title: "Cook", at: { link: "https://acme.example/jobs/1" } },
    places: [{ city: "Pune" }, { city: "Goa" }, 7],
    company: "Acme",
    salary: "₹5-7 LPA",
  };
  const read = job(row, { title: "job.title", url: "job.at.link", location: "places.city", company: "company" });
  assert.deepEqual([read.jobTitle, read.location.fullLocation, read.pay], ["Baker", ["Pune", "Goa"], null]);
  assert.equal(
    job(row, { title: "job.title", id: "job.at.link", company: "company", salary: "salary" }).pay?.max,
    700_000,
  );
  for (const path of ["nothing", "job.nothing", "__proto__.x", "job.at.link.further", "toString", "places.length"])
    assert.deepEqual(mapRow(row, { ...board, mapping: { title: path, url: "job.at.link", company: "company" } }), {
      rejectReason: "it has no title",
    });
});

test("fields are those of the first rows, by path, bounded, without rows that were not read", () => {
  const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, "x".repeat(1_000)]));
  assert.deepEqual(
    fieldsOf([new BrokenRow("line 2", "it is broken"), { a: { b: null } }, { a: { b: 7 }, c: ["x", "y"] }]),
    [
      { name: "a.b", value: "7" },
      { name: "c", value: "x, y" },
    ],
  );
  const found = fieldsOf([wide]);
  assert.deepEqual([found.length, found[0]?.value?.length], [200, 80]);
});

test("the contract's mapping names what is wrong", () => {
  const whole = Object.fromEntries(MAPPED_FIELDS.map((field) => [field, "x"]));
  assert.deepEqual(fieldMapping.parse(whole), whole);
  const CASES: [mapping: object, path: string, says: RegExp][] = [
    [{ url: "a" }, "title", /has the title/],
    [{ title: "a" }, "url", /address or the id/],
    [{ title: "a", url: "b", pay: "c" }, "", /pay/],
    [{ title: "", url: "b" }, "title", /choose a field/],
    [{ title: 7, url: "b" }, "title", /choose a field/],
    [{ title: "a\u0000", url: "b" }, "title", /such a name/],
    [{ title: "a", url: "b", dateOrder: "YEAR_FIRST" }, "dateOrder", /DAY_FIRST or MONTH_FIRST/],
    [{ title: "x".repeat(201), url: "b" }, "title", /under 200/],
  ];
  for (const [mapping, path, says] of CASES) {
    const [issue] = fieldMapping.safeParse(mapping).error?.issues ?? [];
    assert.deepEqual([issue?.path.join("."), says.test(issue?.message ?? "")], [path, true], JSON.stringify(issue));
  }
});

describe("dates with the day or the month first", () => {
  const rowsOf = (dates: readonly string[]) =>
    async function* () {
      for (const [at, date] of dates.entries())
        yield {
          where: `line ${at + 1}`,
          raw: { Position: "Miller", Firm: "Mills", Ref: String(at), Posted: date, Until: "04/05/2027" },
        };
    };
  const NAMED: FieldMapping = { title: "Position", company: "Firm", id: "Ref", posted: "Posted", expires: "Until" };
  const CASES: [name: string, dates: string[], dateOrder: FieldMapping["dateOrder"], days: (string | null)[]][] = [
    ["a later row proves the day first", ["03/04/2026", "20/11/2026"], undefined, ["2026-04-03", "2026-11-20"]],
    ["a row proves the month first", ["03/04/2026", "11/20/2026"], undefined, ["2026-03-04", "2026-11-20"]],
    ["nothing proves it", ["03/04/2026", "2026-11-20"], undefined, [null, "2026-11-20"]],
    ["rows contradict each other", ["03/04/2026", "20/11/2026", "11/20/2026"], undefined, [null, null, null]],
    ["the mapping says it", ["03/04/2026"], "DAY_FIRST", ["2026-04-03"]],
    ["the mapping goes before the rows", ["03/04/2026", "20/11/2026"], "MONTH_FIRST", ["2026-03-04", null]],
  ];
  for (const [name, dates, dateOrder, days] of CASES)
    test(name, async () => {
      const mapping: FieldMapping = { ...NAMED, ...(dateOrder && { dateOrder }) };
      const found: ExternalJob[] = [];
      for await (const row of mapRows(rowsOf(dates), { kind: "listing-file", token: "mills", company: null, mapping }))
        if ("job" in row) found.push(row.job);
      assert.deepEqual(
        found.map(({ jobPostedDate }) => jobPostedDate?.slice(0, 10) ?? null),
        days,
      );
      const until = dateOrder === "DAY_FIRST" ? "2027-05-04" : dateOrder === "MONTH_FIRST" ? "2027-04-05" : undefined;
      assert.equal(found[0]?.expiresAt?.slice(0, 10), until, "each field proves its own order");
    });
});
