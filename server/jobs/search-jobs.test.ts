// Checks text search: what words find, and that whatever is typed gets a plain answer.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type JobCard, jobCard, type SearchReading } from "../../contract/jobs/wire.ts";
import { t as english } from "../../messages/en/reasons.ts";
import { t as hindi } from "../../messages/hi/reasons.ts";
import { say } from "../../messages/say.ts";
import { startApp } from "../../tests/support/app.ts";
import { aCompany, someJobs } from "../../tests/support/builders.ts";
import { everyRow, page } from "../../tests/support/paging.ts";

const app = await startApp();
const LIST = "/api/job/";

const bakery = await aCompany(app.db, { name: "Marigold Bakehouse" });
const lab = await aCompany(app.db, { name: "Quillfeather Labs" });
const cafe = await aCompany(app.db, { name: "Café Zoë" });
const workshop = await aCompany(app.db, { name: "Threadneedle Row" });

/** Name of each job -> what it says; names are how the tests below speak of them. */
const JOBS = {
  baker: {
    companyId: bakery.id,
    jobTitle: "Night Baker",
    description: "<p>Knead dough and bake sourdough bread by hand.</p>",
    coreSkills: ["Baking"],
  },
  driver: {
    companyId: bakery.id,
    jobTitle: "Delivery Driver",
    description: "<p>Drive bread to shops. Dough is not your worry.</p>",
  },
  cpp: { companyId: lab.id, jobTitle: "C++ Developer", description: "<p>Write fast simulation code.</p>" },
  csharp: { companyId: lab.id, jobTitle: "C# Developer", description: "<p>Write desktop tools.</p>" },
  dotnet: {
    companyId: lab.id,
    jobTitle: ".NET Architect",
    description: "<p>Design services.</p>",
    technicalSkills: ["ASP.NET"],
  },
  node: { companyId: lab.id, jobTitle: "Node.js Engineer", description: "<p>Build services in TypeScript.</p>" },
  c: { companyId: lab.id, jobTitle: "C Firmware Developer", description: "<p>Write code for small chips.</p>" },
  analyst: {
    companyId: lab.id,
    jobTitle: "Data Analyst",
    department: "Data & AI",
    locations: ["Thiruvananthapuram, Kerala, India"],
    description: "<p>Answer questions with machine learning and SQL.</p>",
  },
  resume: {
    companyId: cafe.id,
    jobTitle: "Barista",
    description: "<p>Bring your résumé to São Paulo street. Naïve art on the walls.</p>",
  },
  machine: {
    companyId: cafe.id,
    jobTitle: "Machine Operator",
    description: "<p>Learning comes on the job, at the coffee machine.</p>",
  },
  tailor: {
    companyId: workshop.id,
    jobTitle: "Tailor",
    locations: ["Kochi, Kerala, India"],
    experience: { min: 3, max: 5 },
  },
  tailorOfAnyYears: { companyId: workshop.id, jobTitle: "Tailor, Curtains", locations: ["Kochi, Kerala, India"] },
  tailorOfManyYears: {
    companyId: workshop.id,
    jobTitle: "Tailor for Sails",
    locations: ["Kochi, Kerala, India"],
    experience: { min: 9, max: 12 },
  },
  tailorOfNoida: { companyId: workshop.id, jobTitle: "Tailor", locations: ["Noida, Uttar Pradesh, India"] },
  designer: { companyId: workshop.id, jobTitle: "Fashion Designer", locations: ["Kochi, Kerala, India"] },
} as const;
type Name = keyof typeof JOBS;

const saved = await someJobs(app.db, Object.values(JOBS));
const nameOf = new Map(saved.map((job, index) => [job.id, Object.keys(JOBS)[index] as Name]));

async function found(searchText: string, query: Record<string, string> = {}): Promise<Name[]> {
  const cards = await everyRow<JobCard>(app, LIST, { searchText, pageSize: "4", ...query });
  return cards.map((card) => nameOf.get(card.id) ?? assert.fail("an unknown job")).sort();
}

const ALL = Object.keys(JOBS).sort() as Name[];
const FINDS: [string, string, Name[]][] = [
  ["a word of the title", "baker", ["baker"]],
  ["a word of the description", "sourdough", ["baker"]],
  ["several words, all of them", "bread shops", ["driver"]],
  ["any case", "SOURDOUGH Bread", ["baker"]],
  ["a stem", "baking", ["baker"]],
  ["a company's name", "marigold", ["baker", "driver"]],
  ["a city", "Thiruvananthapuram", ["analyst"]],
  ["a department", "data & ai", ["analyst"]],
  ["a skill", "asp.net", ["dotnet"]],
  ["a phrase", '"machine learning"', ["analyst"]],
  ["the words without the phrase", "machine learning", ["analyst", "machine"]],
  ["an exclusion", "dough -knead", ["driver"]],
  ["an excluded phrase", 'machine -"machine learning"', ["machine"]],
  ["either word", "sourdough or firmware", ["baker", "c"]],
  ["the beginning of the last word", "sourd", ["baker"]],
  ["the beginning after another word", "night bak", ["baker"]],
  ["the beginning of a word that has been outgrown", "firmwa", ["c"]],
  ["no beginning of a word that is not the last", "sourd bread", []],
  ["C++", "C++", ["cpp"]],
  ["c++ with another word", "c++ developer", ["cpp"]],
  ["C#", "C#", ["csharp"]],
  [".NET", ".NET", ["dotnet"]],
  ["Node.js", "Node.js", ["node"]],
  ["nodejs", "nodejs", ["node"]],
  ["accents left out", "resume", ["resume"]],
  ["accents typed", "résumé", ["resume"]],
  ["accents in other places", "sao paulo", ["resume"]],
  ["accents in a company's name", "cafe zoe", ["machine", "resume"]],
  ["a typo in a company's name", "quilfether", ["analyst", "c", "cpp", "csharp", "dotnet", "node"]],
  ["another typo", "marigld bakehouse", ["baker", "driver"]],
  ["nothing", "xylophonist", []],
  ["only words that mean nothing", "the and of", ALL],
  ["words before one that means nothing", "sourdough while", ["baker"]],
  ["only one word that means nothing", "the", ALL],
];
for (const [what, searchText, names] of FINDS) {
  test(`finds ${what}: ${searchText}`, async () => {
    for (const sortOrder of ["relevance", "desc"])
      assert.deepEqual(await found(searchText, { asTyped: "true", sortOrder }), names);
  });
}

type List = { data: JobCard[]; reading?: SearchReading };
const read = async (query: Record<string, string>): Promise<{ names: Name[]; reading: SearchReading }> => {
  const { body } = await app.get<List>(`${LIST}?${new URLSearchParams(query)}`);
  return { names: body.data.map(({ id }) => nameOf.get(id)!), reading: body.reading ?? assert.fail("no reading") };
};

/** What is typed -> the jobs in their order, and what some of them lack. */
const LETS_GO: [string, string, Name[], string[]][] = [
  ["nothing while all words are found often enough or there is one word", "sourdough", ["baker"], []],
  ["a word that no job has", "xylophonist sourdough", ["baker"], ["xylophonist"]],
  ["the later of two words that tell as much", "dough sourdough", ["baker", "driver"], ["sourdough"]],
  ["words before a phrase", 'firmware "machine learning"', ["analyst"], ["firmware"]],
  ["no exclusion", "shops bread -knead", ["driver"], []],
  ["a city before what is searched there", "sourdough in Pune", ["baker"], ["Pune"]],
  [
    "years first, which then order, and a city before another kind of work",
    "tailor kochi 4 years",
    ["tailor", "tailorOfAnyYears", "tailorOfManyYears", "tailorOfNoida", "designer"],
    ["kochi", "4 years"],
  ],
];
for (const [what, searchText, names, loosened] of LETS_GO) {
  test(`lets go ${what}: ${searchText}`, async () => {
    const answer = await read({ searchText });
    assert.deepEqual(answer.names, names);
    assert.deepEqual(answer.reading.loosened, loosened);
    // By date it finds the same jobs.
    const dated = await read({ searchText, sortOrder: "desc" });
    assert.deepEqual(dated.names.sort(), [...names].sort());
    assert.deepEqual(dated.reading.loosened, loosened);
  });
}

test("a city in the text narrows as the filter does, and shows as a chip that can be taken off", async () => {
  const { names, reading } = await read({ searchText: "machine learning Trivandrum" });
  assert.equal(names[0], "analyst");
  const chip = reading.chips.find((one) => one.kind === "city") ?? assert.fail("no chip");
  const { kind, typed, label, without } = chip;
  assert.deepEqual([kind, typed, label, without], ["city", "Trivandrum", "in Thiruvananthapuram", "machine learning"]);
  const asTyped = await read({ searchText: "Trivandrum", asTyped: "true" });
  assert.deepEqual([asTyped.names, asTyped.reading.chips], [[], []]);
});

test("cities of one region come before those further away", async () => {
  const { names, reading } = await read({ searchText: "tailor gurgaon" });
  assert.equal(names[0], "tailorOfNoida");
  assert.ok(names.includes("tailor"));
  assert.deepEqual(reading.loosened, ["gurgaon"]);
});

test("what a search was read as is a fact too, and the same in English", async () => {
  const { reading } = await read({
    searchText: "senior welder level 2 pune remote part time fresher 5+ years 12 lpa contract india",
  });
  assert.ok(reading.chips.length > 7, JSON.stringify(reading.chips));
  for (const { says, label } of reading.chips) {
    assert.equal(say(says, { texts: english.readings }), label);
    assert.match(say(says, { texts: hindi.readings, language: "hi" }) ?? "", /\p{Script=Devanagari}/u);
  }
});

test("no reading without a search text", async () => {
  const { body } = await app.get<List>(LIST);
  assert.equal(body.reading, undefined);
});

test("words and filters hold together", async () => {
  assert.deepEqual(await found("developer", { companyName: "Marigold Bakehouse" }), []);
  assert.deepEqual(await found("bread", { companyId: bakery.id }), ["baker", "driver"]);
});

describe("companyName", () => {
  const NAMES: [string, Name[]][] = [
    ["Marigold Bakehouse", ["baker", "driver"]],
    ["  marigold   BAKEHOUSE ", ["baker", "driver"]],
    ["Marigold", ["baker", "driver"]],
    ["Marigold Bakehaus", ["baker", "driver"]],
    ["Zebra Quarry", []],
  ];
  for (const [companyName, names] of NAMES) {
    test(companyName, async () => {
      const cards = await everyRow<JobCard>(app, LIST, { companyName });
      assert.deepEqual(cards.map((card) => nameOf.get(card.id)).sort(), names);
    });
  }
});

const HOSTILE = [
  ..."&|!:*()<>'\"%_\\`;,.?/~^$#@+-=[]{}",
  "<->",
  "a <-> b",
  "a & b",
  "!a",
  "a:*",
  "(a",
  "a)",
  "()",
  "'",
  "''",
  '"',
  '""',
  '"open phrase',
  "-",
  "--",
  "- -",
  "-a -b",
  "or",
  "or or",
  "and not",
  "\u0000",
  "a\u0000b",
  "%00",
  "%",
  "%%",
  "100%",
  "_",
  "\\",
  "\\'",
  "'; drop table job; --",
  "$1",
  "$\u007bx}",
  "{}",
  "😀",
  "👩‍💻 engineer",
  "日本語",
  "नौकरी",
  "\u202e",
  "\ud83d",
  "é".repeat(100),
  "a".repeat(200),
  "'".repeat(200),
  "(".repeat(200),
  "a ".repeat(100),
  '"'.repeat(199),
  "-a ".repeat(66),
  "c++".repeat(60),
  "<script>alert(1)</script>",
  "https://example.org/?a=b&c",
  "a@b.example",
  "1e309",
  "~own",
  "~m:1",
  "'~own'",
  "b0:1",
  "NULL",
  "null",
  "undefined",
];
for (const [index, searchText] of HOSTILE.entries()) {
  test(`hostile text ${index}, ${JSON.stringify(searchText.slice(0, 24))}, gets plain results`, async () => {
    for (const sortOrder of ["desc", "asc", "relevance"]) {
      for (const more of ["", "&coreSkills=SQL", "&workMode=WFO"]) {
        const answer = await app.get<{ data: unknown[] }>(
          `${LIST}?sortOrder=${sortOrder}${more}&searchText=${encodeURIComponent(searchText.toWellFormed())}`,
        );
        assert.equal(answer.status, 200, answer.text);
        for (const card of answer.body.data) jobCard.parse(card);
      }
    }
    const why = await app.get(`${LIST}${saved[0]!.id}/why?searchText=${encodeURIComponent(searchText.toWellFormed())}`);
    assert.ok([200, 400].includes(why.status), why.text);
    for (const name of ["companyName", "location", "department", "industry", "coreSkills", "jobTitle"]) {
      const answer = await app.get(`${LIST}?${name}=${encodeURIComponent(searchText.toWellFormed())}`);
      assert.ok(answer.status === 200 || answer.status === 400, `${name}: ${answer.text}`);
    }
  });
}

test("broken percent codes and 10 KB are answered in words", async () => {
  for (const query of [
    "searchText=%E0%A4%A",
    "searchText=%ff%fe",
    `searchText=${"%F0%9F%98%80".repeat(850)}`,
    `searchText=${"a".repeat(10_240)}`,
    `${"x".repeat(10_240)}=1`,
  ]) {
    const answer = await app.get(`${LIST}?${query}`);
    assert.ok([200, 400, 414].includes(answer.status), `${answer.status} ${answer.text.slice(0, 200)}`);
  }
});

test("tokens of facets cannot be asked for as words", async () => {
  assert.deepEqual(await found("~w:WFO"), []);
  const { data } = await page<JobCard>(app, LIST, { searchText: "'~e:FULL_TIME'" });
  assert.equal(data.length, 0);
});
