// A whole résumé from its bytes: what is read, from when on time counts, and that nothing is invented.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { parsedResume } from "../../contract/resumes/wire.ts";
import { onePage, plainCv } from "../../tests/support/hostile-pdfs.ts";
import { makeCv, makePdf } from "../../tests/support/pdf.ts";
import { readResume } from "./read-resume.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

test("a résumé's fields, each with how sure it is and where it stood", async () => {
  const { parsed, text } = await readResume(makeCv(), { asOf: "2026-11", now: NOW });
  assert.deepEqual(parsedResume.parse(parsed), parsed);
  assert.equal(parsed.status, "OK");
  assert.equal(parsed.name, "Asha Rao");
  assert.equal(parsed.email, "asha.rao@people.example");
  assert.equal(parsed.designation, "Senior Software Engineer");
  assert.equal(parsed.YOE, 11.5);
  assert.deepEqual(
    parsed.companies.map(({ name, from, to }) => [name, from, to]),
    [
      ["Blue Lantern Systems", "2019-01", "present"],
      ["Copper Field Labs", "2015-06", "2018-12"],
    ],
  );
  assert.deepEqual(
    parsed.institutions.map(({ name }) => name),
    ["Western Valley University"],
  );
  assert.deepEqual(parsed.coreSkills.slice(0, 2), [{ skillName: "Java" }, { skillName: "PostgreSQL" }]);
  for (const field of ["name", "email", "YOE", "companies", "institutions", "coreSkills"] as const) {
    assert.ok((parsed.confidence[field] ?? 0) > 0.3, field);
    assert.ok(parsed.sources[field], field);
  }
  assert.match(text, /^Asha Rao\n/);
});

test("what is not on the page is absent", async () => {
  const words = "These are plain words about nothing in particular that no reader could take for anything else at all";
  const { parsed } = await readResume(makePdf(Array.from({ length: 6 }, () => words)), { now: NOW });
  assert.equal(parsed.status, "OK");
  const { name, email, phone, location, designation, YOE, companies, institutions, coreSkills, links } = parsed;
  assert.deepEqual([name, email, phone, location, designation, YOE], [null, null, null, null, null, null]);
  assert.deepEqual([companies, institutions, coreSkills, links], [[], [], [], []]);
});

test("the same bytes give the same answer, byte by byte", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => readResume(plainCv(), { asOf: "2026-11", now: NOW })));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
});

describe('"Present" is', () => {
  const made = (date: string) => {
    const info = `<< /CreationDate (${date}) >>`;
    const lines = ["Experience", "Engineer, Blue Lantern Systems", "Jan 2019 - Present", ...FILLER];
    const content = lines.map((line, at) => `BT /F1 11 Tf 56 ${780 - at * 16} Td (${line}) Tj ET`).join("\n");
    return onePage({ dictionary: "", data: Buffer.from(content) }, { objects: [info], trailer: "/Info 6 0 R" });
  };
  const FILLER = [
    "Built services for a payments platform and led a team of four engineers in two cities.",
    "Wrote the billing engine, its tests and the tools that the support team still uses today.",
  ];
  for (const [name, file, asOf, years] of [
    ["the month asked for", made("D:20200115120000Z"), "2024-01", 5.1],
    ["the month in which the document was made", made("D:20210115120000Z"), undefined, 2.1],
    ["this month where the document is from the future", made("D:20990115120000Z"), undefined, 7.9],
    ["this month where the document does not tell", plainCv(), undefined, undefined],
  ] as const) {
    test(name, async () => {
      const { parsed } = await readResume(file, { asOf, now: NOW });
      if (years !== undefined) assert.equal(parsed.YOE, years);
      else assert.deepEqual(parsed, (await readResume(file, { asOf: "2026-11", now: NOW })).parsed);
    });
  }
});

const known = join(import.meta.dirname, "../../../shared/data/resumes");
const isKnown = existsSync(join(known, "score.mjs"));

test("résumés with known truth are read right", {
  skip: !isKnown && "there are none beside this checkout",
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "vouchboard-resumes-"));
  try {
    for (const file of readdirSync(known).filter((name) => name.endsWith(".json"))) {
      const truth = JSON.parse(readFileSync(join(known, file), "utf8"));
      const { parsed } = await readResume(readFileSync(join(known, truth.file)), { asOf: truth.as_of, now: NOW });
      assert.equal(parsed.status, "OK", truth.id);
      const { designation, YOE, coreSkills, softSkills, companies, institutions } = parsed;
      const skills = [...coreSkills, ...softSkills].map(({ skillName }) => skillName);
      const names = (things: { name: string | null }[]) => things.flatMap(({ name }) => name ?? []);
      const said = {
        title: designation,
        yoe: YOE,
        skills,
        companies: names(companies),
        institutions: names(institutions),
      };
      writeFileSync(join(folder, `${truth.id}.json`), JSON.stringify({ ...parsed, ...said }));
    }
    const { stdout } = spawnSync(process.execPath, [join(known, "score.mjs"), known, folder], { encoding: "utf8" });
    const overall = Number(/^OVERALL .*?([\d.]+)\s*$/m.exec(stdout)?.[1]);
    assert.ok(overall >= 95, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
