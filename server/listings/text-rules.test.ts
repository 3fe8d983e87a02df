// The pure text rules, each as a table of what boards write and what it means.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { DateOrder } from "../../contract/listings/rules.ts";
import { readAddress } from "./adapters/adapters.ts";
import { experienceInText, readExperience } from "./experience-text.ts";
import { employmentTypeOf, readDate, workModeOf } from "./field-text.ts";
import { cleanLine, cleanText } from "./html-text.ts";
import { canonicalUrl, readJobUrl } from "./job-url.ts";
import { payInText, readPay, readPeriod, soundPay } from "./salary-text.ts";

const lakh = 100_000;

test("pay fields", () => {
  const cases: [string, [number, number, string | null, string] | null][] = [
    ["6-10 Lacs PA", [6 * lakh, 10 * lakh, "INR", "YEAR"]],
    ["2.25-6 Lacs PA", [225_000, 6 * lakh, "INR", "YEAR"]],
    ["50,000-3 Lacs PA", [50_000, 3 * lakh, "INR", "YEAR"]],
    ["80 Lacs-1 Cr PA", [80 * lakh, 100 * lakh, "INR", "YEAR"]],
    ["3,50,000 - 6,00,000 P.A.", [350_000, 600_000, "INR", "YEAR"]],
    ["₹ 7,00,000 - 12,00,000 P.A.", [700_000, 1_200_000, "INR", "YEAR"]],
    ["₹20,000/month", [20_000, 20_000, "INR", "MONTH"]],
    ["20,000/month", [20_000, 20_000, null, "MONTH"]],
    ["10-18 lacs pa", [10 * lakh, 18 * lakh, "INR", "YEAR"]],
    ["12-15 LPA", [12 * lakh, 15 * lakh, "INR", "YEAR"]],
    ["₹2L – ₹9L/yr (Glassdoor Est.)", [2 * lakh, 9 * lakh, "INR", "YEAR"]],
    ["₹15T – ₹25T/mo (Employer provided)", [15_000, 25_000, "INR", "MONTH"]],
    ["$47/hr", [47, 47, "USD", "HOUR"]],
    ["$172k/yr", [172_000, 172_000, "USD", "YEAR"]],
    ["$86K-$143K (Glassdoor est.)", [86_000, 143_000, "USD", "YEAR"]],
    ["80-120K USD", [80_000, 120_000, "USD", "YEAR"]],
    ["€60.000 - €70.000 per year", [60_000, 70_000, "EUR", "YEAR"]],
    ["600000 - 1000000", [600_000, 1_000_000, null, "YEAR"]],
    ["up to 300000", null],
    ["Unpaid", null],
    ["Not disclosed", null],
    ["Louisville, KY", null],
    ["N/A", null],
    ["", null],
    ["55-65", null],
  ];
  for (const [text, wanted] of cases) {
    const pay = readPay(text);
    assert.deepEqual(pay && [pay.min, pay.max, pay.currency, pay.period], wanted, text);
  }
  assert.equal(readPay("₹2L – ₹9L/yr (Glassdoor Est.)")?.estimated, true);
  assert.equal(readPay("₹15K/mo (Employer provided)")?.estimated, false);
});

test("pay in a description", () => {
  const said = payInText(
    "We raised $10 million - $20 million.\nThe annual base salary range is $120,000 - $150,000 plus equity.",
  );
  assert.deepEqual(said && [said.min, said.max, said.currency, said.period], [120_000, 150_000, "USD", "YEAR"]);
  assert.equal(payInText("Serving customers with $5,000 - $10,000 orders."), null);
  assert.equal(soundPay(10, 5, "USD", "YEAR"), null);
  assert.equal(soundPay(1, 5, null, "YEAR"), null);
  assert.deepEqual(
    [readPeriod("per-year-salary"), readPeriod("1 HOUR"), readPeriod("one-time")],
    ["YEAR", "HOUR", null],
  );
});

test("experience fields and sentences", () => {
  const fields: [string, [number, number] | null][] = [
    ["5-8 Yrs", [5, 8]],
    ["3 - 7 years", [3, 7]],
    ["5 to 10 years", [5, 10]],
    ["5+ years", [5, 9999]],
    ["Minimum 10 years", [10, 9999]],
    ["At least 5 years", [5, 9999]],
    ["1+years", [1, 9999]],
    ["2 years", [2, 2]],
    ["Fresher", [0, 0]],
    ["up to 2 years", [0, 2]],
    ["Not mentioned", null],
    ["", null],
    ["90-95 years", null],
  ];
  for (const [text, wanted] of fields) {
    const years = readExperience(text);
    assert.deepEqual(years && [years.min, years.max], wanted, text);
  }
});

test("years of experience asked for in a title", () => {
  const titles: [string, [number, number] | null][] = [
    ["Data Analyst (1-4 years)", [1, 4]],
    ["Java Developer - 5+ yrs", [5, 9999]],
    ["Data Analyst (0-2yrs) Bangalore", [0, 2]],
    ["AI Developer (Fresher)", [0, 0]],
    ["Principal Scientist with over 10 years experience", [10, 9999]],
    ["Analyst, 4 year degree programme", null],
    ["Manager 2024", null],
  ];
  for (const [title, wanted] of titles) {
    const years = experienceInText(title, "2 years of experience with SQL");
    assert.deepEqual(years && [years.min, years.max], wanted ?? [2, 9999], title);
  }
});

test("years of experience asked for in a text", () => {
  const texts: [string, [number, number] | null][] = [
    ["We need 4 to 7 years of professional experience in Go.", [4, 7]],
    ["3 years of experience with SQL", [3, 9999]],
    ["5+ years of experience", [5, 9999]],
    ["At least 3 years", [3, 9999]],
    ["a minimum of 2 years’ hands-on experience", [2, 9999]],
    ["3 to 5 yrs", [3, 5]],
    ["Requires two (2) years of progressive experience", [2, 9999]],
    ["You bring over ten years in marketing.", [10, 9999]],
    ["Six or more years of experience in programming", [6, 9999]],
    ["Minimum 2 year(s) of experience is required", [2, 9999]],
    ["Experience: 2–4 Years", [2, 4]],
    ["Experience (in years)\n3 - 6 yrs", [3, 6]],
    ["Exp required - min 4 yrs", [4, 9999]],
    ["7 plus years working as a Business Analyst", [7, 9999]],
    ["Must have at least 2 yrs. Xerox experience", [2, 9999]],
    ["Requirements:BA degree4+ years Product Management", [4, 9999]],
    ["Qualifications: 3-5+ years in the same role", [3, 9999]],
    ["0-1 year of experience", [0, 1]],
    ["at least a year's experience in teaching", [1, 9999]],
    ["Shape our 3-5 year vision.\n7+ years of experience in industry", [7, 9999]],
    ["Less than 5 years of experience in data quality", [0, 5]],
    ["Freshers are welcome.", [0, 0]],
    ["Freshers or 2 years of experience", [0, 2]],
    ["No prior experience required, we train you.", [0, 0]],
    ["Train freshers and students.", null],
    ["Freshers need not apply.", null],
    // The job's own years, not those of single skills, of a wish or of a way around the degree.
    ["Overall 6 years of experience, with at least 4 years in retail", [6, 9999]],
    ["8+ years in all.\n2+ years of Python\n12+ years preferred", [8, 9999]],
    ["Must have combined 8+ years of experience in VB.\nMust have 4 years of leading.", [8, 9999]],
    ["Our team has a combined 12 years of experience in the industry.", null],
    ["PhD or masters with 5+/3+ years of experience, respectively\n2+ years in industry", [3, 9999]],
    ["3+ years of Python\nTotal experience: 7 to 9 years", [7, 9]],
    ["10+ years preferred\n5 years of related experience required", [5, 9999]],
    ["A degree and 4 years of experience; 8 years of experience may be substituted for it.", [4, 9999]],
    // Years that are no experience, or the firm's.
    ["Our company has over 40 years of experience in banking.", null],
    ["With more than 15 years of experience, Orbit Systems has grown.", null],
    ["For 25 years we have served farmers.", null],
    ["The firm was founded 12 years ago and has been in business for 12 years.", null],
    ["You must be 18 years of age.", null],
    ["Applicants are at least 18 years old.", null],
    ["A bond of 2 years applies.", null],
    ["A 3 year contract with a warranty of 2 years", null],
    ["A 4 year degree or 15 years full time education is required.", null],
    ["Children aged 2-4 years", null],
    ["Revenue doubled in the last 3 years.", null],
    ["A team with members in 12 countries", null],
    ["", null],
  ];
  for (const [text, wanted] of texts) {
    const years = experienceInText("Engineer", text);
    assert.deepEqual(years && [years.min, years.max], wanted, text);
  }
  for (const text of ["3 years ".repeat(15_000), "1-".repeat(60_000), "experience ".repeat(20_000)])
    assert.ok(experienceInText("", text) !== undefined, "any text is read");
});

test("employment types", () => {
  const cases: [string, string[], string | null][] = [
    ["Engineer", ["FullTime"], "FULL_TIME"],
    ["Engineer", ["Full Time, Permanent"], "FULL_TIME"],
    ["Engineer", ["Regular / Permanent\n+1"], "FULL_TIME"],
    ["Engineer", ["fulltime_permanent"], "FULL_TIME"],
    ["Engineer", ["FTE - Regular"], "FULL_TIME"],
    ["Engineer", ["Part-time"], "PART_TIME"],
    ["Engineer", ["Contract"], null],
    ["Engineer", ["Contractual / Temporary"], null],
    ["Engineer", ["Full Time, Temporary/Contractual"], "FULL_TIME"],
    ["Engineer", [], null],
    ["Software Intern", ["FULL_TIME"], "INTERNSHIP"],
    ["Engineering Co-op", [], "INTERNSHIP"],
    ["Apprentice Fitter", [], "INTERNSHIP"],
    ["Internal Auditor", ["Full-time"], "FULL_TIME"],
    ["Internship Program Manager", ["Full-time"], "FULL_TIME"],
    ["Engineer", ["Intern"], "INTERNSHIP"],
  ];
  for (const [title, raws, wanted] of cases) assert.equal(employmentTypeOf(title, raws), wanted, `${title} ${raws}`);
});

test("work modes: field, flag, location, text, in this order", () => {
  const none = { title: "Engineer", locations: [], text: "" };
  const cases: [Parameters<typeof workModeOf>[0], string | null][] = [
    [{ ...none, stated: "OnSite" }, "WFO"],
    [{ ...none, stated: "on-site" }, "WFO"],
    [{ ...none, stated: "remote" }, "WFH"],
    [{ ...none, stated: "Hybrid", remoteFlag: true }, "HYBRID"],
    [{ ...none, stated: "unspecified" }, null],
    [{ ...none, stated: "Temp.WFH" }, "WFH"],
    [{ ...none, remoteFlag: true }, "WFH"],
    [{ ...none, remoteFlag: false }, null],
    [{ ...none, locations: ["New York", "Remote in USA"] }, "WFH"],
    [{ ...none, locations: ["Hybrid - Pune"] }, "HYBRID"],
    [{ ...none, text: "This is a hybrid role." }, "HYBRID"],
    [{ ...none, text: "Location: REMOTE" }, "WFH"],
    [{ ...none, text: "This is not a remote position." }, null],
    [{ ...none, text: "Remote sensing of crops." }, null],
    [{ ...none, title: "Engineer (Remote)" }, "WFH"],
    [none, null],
  ];
  for (const [facts, wanted] of cases) assert.equal(workModeOf(facts), wanted, JSON.stringify(facts));
});

test("dates", () => {
  const cases: [unknown, string | null][] = [
    [1_690_000_000, "2023-07-22T04:26:40.000Z"],
    [1_690_000_000_000, "2023-07-22T04:26:40.000Z"],
    ["1690000000", "2023-07-22T04:26:40.000Z"],
    ["08/03/2023", "2023-08-03T00:00:00.000Z"],
    ["2026-03-06T04:36:13-05:00", "2026-03-06T09:36:13.000Z"],
    ["2026-04-07T17:12:35.753+00:00", "2026-04-07T17:12:35.753Z"],
    ["2026-08-05 09:41:37 UTC", "2026-08-05T09:41:37.000Z"],
    ["2023-12-02", "2023-12-02T00:00:00.000Z"],
    ["Tue, 04 Aug 2026 10:00:00 GMT", "2026-08-04T10:00:00.000Z"],
    ["2023-02-30", null],
    ["yesterday", null],
    ["30+ days ago", null],
    [null, null],
    [12, null],
  ];
  for (const [value, wanted] of cases) assert.equal(readDate(value), wanted, String(value));
});

test("dates of a known or unknown order", () => {
  const cases: [string, DateOrder | null, day: string | null][] = [
    ["03/04/2026", "DAY_FIRST", "2026-04-03"],
    ["03/04/2026", "MONTH_FIRST", "2026-03-04"],
    ["03/04/2026", null, null],
    ["3.4.2026", "DAY_FIRST", "2026-04-03"],
    ["20-11-2026 10:30", "DAY_FIRST", "2026-11-20"],
    ["11/20/2026", "DAY_FIRST", null],
    ["05/05/2026", null, "2026-05-05"],
    ["31/02/2026", "DAY_FIRST", null],
    ["2026-11-20", null, "2026-11-20"],
  ];
  for (const [value, order, day] of cases) assert.equal(readDate(value, order)?.slice(0, 10) ?? null, day, value);
});

test("text hygiene", () => {
  assert.equal(cleanLine("  a\u00a0b\u200b \u0002c\ufeff "), "a b c");
  assert.equal(cleanText("itâ€™s the cafÃ©"), "it’s the café");
  assert.equal(cleanText("São Paulo, Âme"), "São Paulo, Âme");
  assert.equal(cleanLine("\ud800x"), "\ufffdx");
  assert.equal(cleanText("क्\u200dष"), "क्\u200dष");
  assert.equal(cleanLine("x".repeat(600)).length, 500);
});

test("addresses and keys", () => {
  const keys: [string, string | null][] = [
    ["https://job-boards.greenhouse.io/Acme/jobs/123?gh_src=1", "greenhouse:acme:123"],
    ["https://boards.greenhouse.io/embed/job_app?for=acme&token=123", "greenhouse:acme:123"],
    [
      "https://jobs.lever.co/acme/AAAAAAAA-0000-4000-8000-000000000001/apply",
      "lever:acme:aaaaaaaa-0000-4000-8000-000000000001",
    ],
    [
      "https://jobs.ashbyhq.com/Commureaaaaaaaa-0000-4000-8000-000000000001",
      "ashby:commure:aaaaaaaa-0000-4000-8000-000000000001",
    ],
    ["https://acme.wd5.myworkdayjobs.com/en-US/x/job/Pune/Engineer_JR-0042", "workday:acme:JR-0042"],
    ["https://acme.example/jobs/1", null],
  ];
  for (const [address, wanted] of keys) {
    assert.equal(readAddress(address)?.key ?? null, wanted, address);
  }
  for (const bad of [
    "https://none",
    "javascript:alert(1)",
    "ftp://a.example/",
    "https://u:p@a.example/",
    "https://a b.example",
    "",
  ])
    assert.equal(readJobUrl(bad), null, bad);
  assert.equal(
    canonicalUrl("http://A.example/job/1/apply?utm_source=x&b=2&a=1#top"),
    canonicalUrl("https://a.example/job/1?a=1&b=2"),
  );
});
