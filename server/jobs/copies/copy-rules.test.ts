// Checks the rules of one job in several listings, as tables of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { searchKeysOf } from "../job-features.ts";
import { isPostedAgain, standingOf, verdictOn } from "./copy-rules.ts";
import { employerDomain, employerKey } from "./employer-names.ts";
import { BAND_BITS, keysOf, type Print, type Printable, printOf } from "./print.ts";

const TEXT = `<p>${Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ")}</p>`;
const OTHER_TEXT = `<p>${Array.from({ length: 120 }, (_, at) => `other${at}`).join(" ")}</p>`;
const LED_IN = `<p>Our client, a well known house, is looking for people like you. Apply soon, seats are few.</p>${TEXT}`;
const DAY_MS = 86_400_000;

type Facts = Partial<Printable> & { description?: string };

function print(facts: Facts): Print {
  const job = {
    id: "",
    jobTitle: "Backend Engineer, Payments",
    companyName: "Initrode",
    website: null,
    cityKeys: ["pune"],
    employmentType: null,
    experienceMin: null,
    experienceMax: null,
    payMin: null,
    payMax: null,
    payCurrency: null,
    payPeriod: null,
    externalJobId: "lever:initrode:11111111-1111-4111-8111-111111111111",
    jobUrl: null,
    createdAt: new Date(0),
    description: TEXT,
    ...facts,
  };
  const rankKeys = searchKeysOf({ ...job, locations: ["Pune"], coreSkills: [], technicalSkills: [] });
  return printOf({ ...job, rankKeys });
}

const board = print({});
const listed = (facts: Facts) => print({ externalJobId: "feed:1", ...facts });

const at = (part: string) => `https://careers.initrode.example/job/${part}/backend-engineer-2026`;
const NUMBERS = {
  externalJobId: "workday:initrode:R148217",
  jobUrl: "https://initrode.wd5.myworkdayjobs.com/jobs/Pune/Backend_R148217-1",
};
const NUMBERED = print({ ...NUMBERS, description: "" });

describe("verdicts", () => {
  const cases: [string, Print, Print, string][] = [
    ["the same text on a board and in a list", board, listed({}), "SAME"],
    ["the employer under another legal form", board, listed({ companyName: "INITRODE Pvt. Ltd. (India)" }), "SAME"],
    ["a title with a word more", board, listed({ jobTitle: "Backend Engineer, Payments Platform" }), "SAME"],
    ["another level", board, listed({ jobTitle: "Senior Backend Engineer, Payments" }), "DIFFERENT"],
    ["another number", board, listed({ jobTitle: "Backend Engineer II, Payments" }), "DIFFERENT"],
    [
      "another season",
      print({ jobTitle: "Intern, Summer 2026" }),
      listed({ jobTitle: "Intern, Summer 2027" }),
      "DIFFERENT",
    ],
    ["another place", board, listed({ cityKeys: ["chennai"] }), "DIFFERENT"],
    ["one of several places", board, listed({ cityKeys: ["chennai", "pune"] }), "SAME"],
    ["another text", board, listed({ description: OTHER_TEXT }), "DIFFERENT"],
    ["names alone", board, listed({ description: "" }), "UNSURE"],
    [
      "years that do not meet",
      print({ experienceMin: 1, experienceMax: 2 }),
      listed({ experienceMin: 5, experienceMax: 9 }),
      "DIFFERENT",
    ],
    ["another employer with the text", board, listed({ companyName: "Globex" }), "UNSURE"],
    ["an agency's copy", board, listed({ companyName: "Best Hire Recruitment", description: LED_IN }), "SAME"],
    [
      "an agency with another text",
      board,
      listed({ companyName: "Best Hire Recruitment", description: OTHER_TEXT }),
      "UNSURE",
    ],
    [
      "two openings of one board",
      board,
      print({ externalJobId: "lever:initrode:22222222-2222-4222-8222-222222222222" }),
      "DIFFERENT",
    ],
    ["one list that carries a text twice", listed({}), listed({ externalJobId: "feed:2" }), "SAME"],
    [
      "two rows of one list without texts",
      listed({ description: "" }),
      listed({ externalJobId: "feed:2", description: "" }),
      "DIFFERENT",
    ],
    ["two jobs posted here", print({ externalJobId: null }), print({ externalJobId: null }), "DIFFERENT"],
    [
      "an id of the tracking system in an address of the employer's",
      print({ externalJobId: "greenhouse:initrode:4123456", description: "" }),
      listed({ jobUrl: "https://initrode.example/jobs?gh_jid=4123456", jobTitle: "Engineer", description: "" }),
      "SAME",
    ],
    [
      "one address, apart from what a visit adds",
      listed({ jobUrl: "https://www.jobs.example/en-us/view/77?utm_source=x", description: "" }),
      print({ externalJobId: "rival:9", jobUrl: "https://jobs.example/view/77/", description: "" }),
      "SAME",
    ],
    [
      "the employer's number of the job in two addresses",
      NUMBERED,
      listed({ jobUrl: at("INITGLOBAL148217EXTERNAL"), description: "" }),
      "SAME",
    ],
    [
      "that number, and another text",
      print({ ...NUMBERS, description: TEXT }),
      listed({ jobUrl: at("R148217"), description: OTHER_TEXT }),
      "SAME",
    ],
    [
      "that number, and another title",
      NUMBERED,
      listed({ jobUrl: at("R148217"), jobTitle: "Cook", description: "" }),
      "DIFFERENT",
    ],
    [
      "that number in another place",
      NUMBERED,
      listed({ jobUrl: at("R148217"), cityKeys: ["chennai"], description: "" }),
      "DIFFERENT",
    ],
    [
      "that number of another employer",
      NUMBERED,
      listed({ jobUrl: at("R148217"), companyName: "Globex", description: "" }),
      "UNSURE",
    ],
    ["two numbers", NUMBERED, listed({ jobUrl: at("R148218"), description: "" }), "UNSURE"],
    [
      "a number that all addresses of an employer have",
      print({ externalJobId: "rival:9", jobUrl: at("148217/jobs/9001"), description: "" }),
      listed({ jobUrl: at("148217/jobs/9002"), description: "" }),
      "UNSURE",
    ],
    [
      "a postal code",
      print({ externalJobId: "rival:9", jobUrl: at("Engineer-OR-97006"), description: "" }),
      listed({ jobUrl: at("Engineer-OR-97006/view"), description: "" }),
      "UNSURE",
    ],
    [
      "one page of all jobs",
      listed({ jobUrl: "https://initrode.example/careers", description: "" }),
      print({ externalJobId: "rival:9", jobUrl: "https://initrode.example/careers", description: "" }),
      "UNSURE",
    ],
  ];
  for (const [name, a, b, wanted] of cases)
    test(name, () => {
      assert.equal(verdictOn(a, b), wanted);
      assert.equal(verdictOn(b, a), wanted, "the other way round");
      if (wanted === "SAME")
        assert.ok(
          keysOf(a).some((key) => keysOf(b).some((other) => isShared(BigInt(key), BigInt(other)))),
          "they share a key",
        );
    });
});

/** As `readSharers` has it in SQL. */
function isShared(key: bigint, other: bigint): boolean {
  if (key === other) return true;
  const unlike = key ^ other;
  if (key > 0n || other > 0n || (unlike & ~BigInt(BAND_BITS.all)) !== 0n) return false;
  const isAgency = ((key | other) & BigInt(BAND_BITS.agency)) !== 0n;
  return isAgency || [BAND_BITS.employer, BAND_BITS.domain].some((bits) => (unlike & BigInt(bits)) === 0n);
}

test("two strangers with one text share no key unless one is an agency", () => {
  const shareBand = (a: Print, b: Print) => {
    const bands = keysOf(b).filter((key) => key.startsWith("-"));
    return keysOf(a).some((key) => key.startsWith("-") && bands.some((other) => isShared(BigInt(key), BigInt(other))));
  };
  const stranger = print({ companyName: "Hooli", website: "https://hooli.example", externalJobId: "rival:9" });
  const agency = listed({ companyName: "Best Hire Recruitment", website: null });
  assert.equal(shareBand(board, stranger), false);
  assert.equal(shareBand(board, agency), true);
  assert.equal(shareBand(agency, stranger), true);
  assert.equal(shareBand(board, listed({ companyName: "Initrode Limited", website: null })), true);
});

test("posted here comes before the employer's board, that before lists, those before agencies, and a text before none", () => {
  const order = [
    print({ externalJobId: null }),
    board,
    print({ description: "" }),
    listed({}),
    listed({ description: "" }),
    listed({ companyName: "Best Hire Recruitment" }),
  ].map(standingOf);
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
  assert.equal(new Set(order).size, order.length);
});

describe("posted again", () => {
  const later = (facts: Facts) =>
    print({
      externalJobId: "lever:initrode:33333333-3333-4333-8333-333333333333",
      createdAt: new Date(40 * DAY_MS),
      ...facts,
    });
  const cases: [string, Print, boolean][] = [
    ["the same job under a later key", later({}), true],
    ["on the same day", later({ createdAt: new Date(1000) }), false],
    ["with another text", later({ description: OTHER_TEXT }), false],
    ["with another title", later({ jobTitle: "Backend Engineer" }), false],
    ["in another place", later({ cityKeys: ["chennai"] }), false],
    ["by another source", listed({ createdAt: new Date(40 * DAY_MS) }), false],
  ];
  for (const [name, one, wanted] of cases) test(name, () => assert.equal(isPostedAgain(board, one), wanted));
});

test("spellings of an employer are one, and names of others are not", () => {
  const same = [
    ["Acme Labs Pvt. Ltd.", "ACME  Labs (India)", "Acme Labs", "acme labs private limited", "Acmé Labs Inc"],
    ["Tata Consultancy Services", "TATA Consultancy Services Ltd"],
    ["The Hive", "Hive LLC"],
    ["AT&T", "AT and T Inc."],
    ["India Inc", "India Incorporated"],
  ];
  const keys = same.map((names) => [...new Set(names.map(employerKey))]);
  for (const found of keys) assert.equal(found.length, 1, String(found));
  assert.equal(new Set(keys.flat()).size, same.length);
  assert.notEqual(employerKey("Acme Labs"), employerKey("Acme Foods"));
  assert.equal(employerDomain("https://careers.acme.co.in/x"), "acme.co.in");
  assert.equal(employerDomain("https://www.linkedin.com/company/acme"), null);
  assert.equal(employerDomain("no address"), null);
});
