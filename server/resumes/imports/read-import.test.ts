// Files of "Import profile": what is read from each format, and what a file that is none, or hostile, ends in.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ImportProblem } from "../../../contract/resumes/rules.ts";
import { type ParsedResume, parsedResume } from "../../../contract/resumes/wire.ts";
import { plainCv } from "../../../tests/support/hostile-pdfs.ts";
import {
  grid,
  JSON_RESUME,
  link,
  makeDocx,
  makeJson,
  makeLinkedIn,
  makeZip,
  par,
  plainDocx,
  run,
  textBox,
} from "../../../tests/support/import-files.ts";
import { clippedResume } from "./clip-reading.ts";
import { readImport } from "./read-import.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

async function read(file: Uint8Array): Promise<ParsedResume & { format: string; leftOut: string[] }> {
  const reading = await readImport(file, { now: NOW });
  assert.ok("parsed" in reading, JSON.stringify(reading));
  assert.deepEqual(parsedResume.parse(reading.parsed), reading.parsed);
  return { ...reading.parsed, format: reading.format, leftOut: reading.leftOut };
}

const names = (skills: readonly { skillName: string }[]) => skills.map(({ skillName }) => skillName);
const spans = (entries: readonly { name: string | null; from: string | null; to: string | null }[]) =>
  entries.map(({ name, from, to }) => [name, from, to]);

const CAREER = [
  ["Blue Lantern Systems", "2019-01", "present"],
  ["Copper Field Labs", "2015-06", "2018-12"],
];

for (const [format, file] of [
  ["DOCX", plainDocx()],
  ["LINKEDIN", makeLinkedIn()],
  ["JSON_RESUME", makeJson()],
] as const)
  test(`the same person as ${format}`, async () => {
    const reading = await read(file);
    assert.equal(reading.format, format);
    assert.equal(reading.name, "Asha Rao");
    assert.equal(reading.email, "asha.rao@people.example");
    assert.equal(reading.designation, "Senior Software Engineer");
    assert.equal(reading.YOE, 11.5);
    assert.deepEqual(spans(reading.companies), CAREER);
    assert.deepEqual(spans(reading.institutions), [["Western Valley University", "2011", "2015"]]);
    assert.deepEqual(names(reading.coreSkills).slice(0, 2), ["Java", "PostgreSQL"]);
    assert.ok(names(reading.softSkills).includes("Communication"));
    assert.match(reading.location ?? "", /^Pune/);
    for (const field of ["name", "designation", "companies", "coreSkills"] as const)
      assert.ok((reading.confidence[field] ?? 0) > 0.3 && reading.sources[field], field);
  });

describe("a Word file is read as a person reads it:", () => {
  const body = [
    par("Asha Rao", { style: "Title" }),
    par(
      "Payments engineer with eight years in small teams, who likes short meetings and long tests, and writes them with those who must live with what they say, for a long time and far away.",
    ),
  ].join("");
  const heading = (text: string) => par(text, { style: "Heading1" });
  const jobs = (...rows: string[]) => heading("Experience") + rows.join("");

  test("a table of dates beside jobs", async () => {
    const rows = grid([
      [par("Jan 2019 - Present"), par("Senior Software Engineer", { bold: true }) + par("Blue Lantern Systems")],
      [par("Jun 2015 - Dec 2018"), par("Software Engineer", { bold: true }) + par("Copper Field Labs")],
    ]);
    assert.deepEqual(spans((await read(makeDocx(body + jobs(rows)))).companies), CAREER);
  });
  test("two columns made with a table are two columns", async () => {
    const left = heading("Skills") + ["Java", "Kafka", "PostgreSQL", "Docker"].map((skill) => par(skill)).join("");
    const right = jobs(
      par("Senior Software Engineer, Blue Lantern Systems", { bold: true }),
      par("Jan 2019 - Present"),
      par("Built services for a payments platform."),
      par("Software Engineer, Copper Field Labs", { bold: true }),
      par("Jun 2015 - Dec 2018"),
    );
    const reading = await read(makeDocx(body + grid([[left, right]])));
    assert.deepEqual(names(reading.coreSkills).toSorted(), ["Apache Kafka", "Docker", "Java", "PostgreSQL"]);
    assert.deepEqual(spans(reading.companies), CAREER);
  });
  test("headers, footers, text boxes, links and fields", async () => {
    const field = `${run("")}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://github.com/asha" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("Code")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const reading = await read(
      makeDocx(
        par("Senior Software Engineer") +
          par(link("mail", "Write to me")) +
          par(field) +
          par(textBox(jobs(par("Software Engineer, Copper Field Labs\tJun 2015 - Dec 2018", { bold: true })))) +
          heading("Skills") +
          par("Java, Kafka, PostgreSQL") +
          jobs(
            par("Senior Software Engineer, Blue Lantern Systems\tJan 2019 - Present", { bold: true }),
            par("Built services for a payments platform, and kept them running by day and by night for years."),
          ),
        {
          header: par("Asha Rao", { style: "Title" }),
          footer: par("Page 1 of 2") + par("+91 98765 43210"),
          links: { mail: "mailto:asha.rao@people.example" },
        },
      ),
    );
    assert.equal(reading.name, "Asha Rao");
    assert.equal(reading.email, "asha.rao@people.example");
    assert.match(reading.phone ?? "", /98765/);
    assert.ok(reading.links.some((url) => url.includes("github.com/asha")));
    assert.deepEqual(names(reading.coreSkills).toSorted(), ["Apache Kafka", "Java", "PostgreSQL"]);
    assert.deepEqual(spans(reading.companies).toSorted(), CAREER, "each once, though Word writes boxes twice");
  });
  test("what was deleted or hidden is not on the page, and what was inserted is", async () => {
    const reading = await read(
      makeDocx(
        body +
          heading("Skills") +
          par(
            `${run("Java, ")}<w:del><w:r><w:delText>Cobol, </w:delText></w:r></w:del><w:ins>${run("Kafka")}</w:ins><w:r><w:rPr><w:vanish/></w:rPr><w:t>, Fortran</w:t></w:r>`,
          ),
      ),
    );
    assert.deepEqual(names(reading.coreSkills).toSorted(), ["Apache Kafka", "Java"]);
    assert.equal(reading.warnings[0], "hidden-text");
  });
  test("a long file is read up to the limit of a PDF", async () => {
    const reading = await read(plainDocx({ footer: Array.from({ length: 900 }, () => par("x".repeat(90))).join("") }));
    assert.equal(reading.name, "Asha Rao");
    assert.ok(reading.warnings.includes("long-document"));
  });
});

describe("a LinkedIn export:", () => {
  test("quotes, line breaks, a mark of UTF-8, formulas as text, a folder, and what has no field", async () => {
    const reading = await read(
      makeLinkedIn({
        "Profile.csv": null,
        "Export/profile.csv":
          '\ufeffFirst Name,Last Name,Headline,Summary,Geo Location\r\nAsha,Rao,"=HYPERLINK(""https://x.example"")","Writes ""small"" services.\r\nLikes tests.",Pune\r\n',
        "Positions.csv": null,
      }),
    );
    assert.equal(reading.summary, 'Writes "small" services.\r\nLikes tests.');
    assert.equal(reading.designation, '=HYPERLINK("https://x.example")');
    assert.deepEqual(reading.leftOut, ["Certifications", "Languages", "Projects"]);
  });
  test("in UTF-16, as some editors save it", async () => {
    const skills = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Name\nJava\n", "utf16le")]);
    assert.deepEqual(names((await read(makeLinkedIn({ "Skills.csv": skills }))).coreSkills), ["Java"]);
  });
  test("rows that are shorter or longer than the header", async () => {
    const positions =
      "Company Name,Title,Started On\nBlue Lantern Systems\nCopper Field Labs,Engineer,Jun 2015,more,and more\n";
    const reading = await read(makeLinkedIn({ "Positions.csv": positions }));
    assert.deepEqual(spans(reading.companies), [
      ["Blue Lantern Systems", null, null],
      ["Copper Field Labs", "2015-06", "present"],
    ]);
  });
});

describe("a JSON Resume:", () => {
  test("addresses, places, degrees, and what has no field", async () => {
    const reading = await read(makeJson());
    assert.deepEqual(reading.links, ["https://asha.example", "https://github.com/asha"]);
    assert.equal(reading.location, "Pune, India");
    assert.equal(reading.institutions[0]?.degree, "B.Tech, Computer Science");
    assert.deepEqual(reading.leftOut, ["languages"]);
  });
  test("with a mark of UTF-8, unknown parts, nulls and the old name of employers", async () => {
    const file = { ...JSON_RESUME, work: [{ company: "Acme", position: null, startDate: "soon" }], extra: { a: [1] } };
    const reading = await read(Buffer.concat([Buffer.from("\ufeff"), makeJson(file)]));
    assert.deepEqual(reading.companies, [{ name: "Acme", title: null, from: null, to: null }]);
  });
});

const XXE =
  '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&a;&b;</w:t></w:r></w:p></w:body></w:document>';
const wordFile = (document: string | Uint8Array) => makeZip([{ name: "word/document.xml", content: document }]);
const deep = (levels: number) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${"<w:sdt>".repeat(levels)}${"</w:sdt>".repeat(levels)}</w:document>`;

const REFUSED: Record<string, [file: () => Uint8Array, problem: ImportProblem, detail?: string]> = {
  nothing: [() => new Uint8Array(), "EMPTY"],
  "spaces alone": [() => Buffer.from(" \n\t"), "EMPTY"],
  "two megabytes": [() => Buffer.alloc(2 * 1024 * 1024, "x"), "TOO_LARGE"],
  "a PDF": [plainCv, "IS_PDF"],
  "an old Word file, or one with a password": [() => Buffer.from("d0cf11e0a1b11ae10000", "hex"), "OLD_WORD"],
  "a picture": [() => Buffer.from("89504e470d0a1a0a0000", "hex"), "WRONG_TYPE"],
  "a web page": [() => Buffer.from("<!doctype html><p>hello"), "WRONG_TYPE"],
  "a ZIP cut off": [() => plainDocx().subarray(0, 900), "CORRUPT"],
  "a ZIP of nothing": [() => makeZip([]), "NOT_LINKEDIN"],
  "a ZIP of photos": [() => makeZip([{ name: "a.jpg", content: "x" }]), "NOT_LINKEDIN"],
  "an export within a ZIP": [() => makeZip([{ name: "export.zip", content: makeLinkedIn() }]), "NOT_LINKEDIN"],
  "a ZIP with a name that leads out of it": [
    () => makeLinkedIn({}, [{ name: "../../etc/passwd", content: "x" }]),
    "UNSAFE_NAMES",
    "../../etc/passwd",
  ],
  "a ZIP with an absolute name": [
    () => makeLinkedIn({}, [{ name: "/Skills.csv", content: "x" }]),
    "UNSAFE_NAMES",
    "/Skills.csv",
  ],
  "a ZIP with a name twice": [
    () => makeLinkedIn({}, [{ name: "Skills.csv", content: "Name\nCobol" }]),
    "UNSAFE_NAMES",
    "Skills.csv",
  ],
  "a ZIP of thousands of entries": [
    () =>
      makeLinkedIn(
        {},
        Array.from({ length: 5_000 }, (_, at) => ({ name: `a/${at}.txt`, content: "" })),
      ),
    "TOO_COMPLEX",
  ],
  "an encrypted entry": [
    () => makeZip([{ name: "Skills.csv", content: "Name\nJava", claims: { isEncrypted: true } }]),
    "ENCRYPTED",
  ],
  "a ZIP bomb": [() => makeZip([{ name: "Skills.csv", content: Buffer.alloc(44 * 2 ** 20) }]), "TOO_COMPLEX"],
  "a ZIP bomb that hides its size": [
    () => makeZip([{ name: "Skills.csv", content: Buffer.alloc(44 * 2 ** 20), claims: { size: 100 } }]),
    "CORRUPT",
  ],
  "a table in another encoding": [
    () => makeLinkedIn({ "Skills.csv": Buffer.from("Name\nCaf\xe9\n", "latin1") }),
    "BAD_ENCODING",
    "Skills.csv",
  ],
  "a table with a quote left open": [
    () => makeLinkedIn({ "Skills.csv": 'Name\n"Java\n' }),
    "BAD_CSV",
    "Skills.csv, line 2",
  ],
  "a table that says nothing": [() => makeZip([{ name: "Skills.csv", content: "Name\n" }]), "NOTHING_FOUND"],
  "a Word file with entities": [() => wordFile(XXE), "CORRUPT"],
  "a Word file of broken XML": [() => wordFile("<w:document><w:p></w:document>"), "CORRUPT"],
  "a Word file in another encoding": [() => wordFile(Buffer.from("<a>\xe9</a>", "latin1")), "BAD_ENCODING"],
  "a Word file nested too deep": [() => wordFile(deep(5_000)), "TOO_COMPLEX"],
  "a Word file of endless elements": [() => wordFile(`<a>${"<b/>".repeat(1_010_000)}</a>`), "TOO_COMPLEX"],
  "a Word file of pictures": [() => makeDocx(par("")), "NO_TEXT"],
  "JSON that breaks off": [() => Buffer.from('{\n"basics": {\n"name": "A"'), "NOT_JSON", "line 3"],
  "JSON nested too deep": [() => Buffer.from(`{"basics":${"[".repeat(200_000)}`), "TOO_COMPLEX"],
  "JSON of something else": [() => makeJson({ name: "left-pad", version: "1.0.0" }), "NOT_JSON_RESUME", ""],
  "a list": [() => makeJson([1]), "NOT_JSON_RESUME", ""],
  "a field of the wrong type": [
    () => makeJson({ ...JSON_RESUME, work: [{ name: "Acme" }, { name: 7 }] }),
    "NOT_JSON_RESUME",
    "work[1].name",
  ],
  "a JSON Resume of nothing": [() => makeJson({ basics: {} }), "NOTHING_FOUND"],
};

describe("a small file that holds very much is cut to what a profile may need:", () => {
  const long = "x".repeat(5_000);
  const rows = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at)).join("");
  const HUGE: Record<string, () => Buffer> = {
    "a LinkedIn export": () =>
      makeLinkedIn({
        "Profile.csv": `First Name,Last Name,Headline,Summary,Geo Location\n${[long, long, long, long, long].join()}\n`,
        "Positions.csv": `Company Name,Title,Started On\n${rows(150, (at) => `${long}${at},${long},Jan 2019\n`)}`,
        "Education.csv": `School Name,Degree Name\n${rows(150, (at) => `${long}${at},${long}\n`)}`,
        "Skills.csv": `Name\n${rows(1_500, (at) => `${at}${long}\n`)}`,
      }),
    "a JSON Resume": () =>
      makeJson({
        basics: {
          name: long,
          label: long,
          email: long,
          phone: long,
          summary: long,
          location: { city: long },
          profiles: Array.from({ length: 300 }, (_, at) => ({ url: `https://a.example/${at}` })),
        },
        work: Array.from({ length: 70 }, () => ({ name: long, position: "\u{1f600}".repeat(101) })),
        education: Array.from({ length: 70 }, () => ({ institution: long, area: long })),
        skills: [{ name: "Skills", keywords: Array.from({ length: 500 }, (_, at) => `${at}${long.slice(0, 300)}`) }],
      }),
  };
  for (const [name, file] of Object.entries(HUGE))
    test(name, async () => {
      const { format: _, leftOut: __, ...parsed } = await read(new Uint8Array(file()));
      assert.deepEqual(clippedResume.parse(parsed), parsed);
      assert.equal(clippedResume.safeParse({ ...parsed, name: long }).success, false);
      assert.deepEqual([parsed.companies.length, parsed.institutions.length, parsed.coreSkills.length], [60, 50, 200]);
      assert.ok(JSON.stringify(parsed).length < 100_000);
    });
});

describe("a file is refused with its problem:", () => {
  for (const [name, [file, problem, detail]] of Object.entries(REFUSED))
    test(name, async () => {
      const reading = await readImport(new Uint8Array(file()), { now: NOW });
      assert.ok("problem" in reading, JSON.stringify(reading).slice(0, 300));
      assert.equal(reading.problem, problem);
      if (detail !== undefined) assert.equal(reading.detail, detail);
    });
});
