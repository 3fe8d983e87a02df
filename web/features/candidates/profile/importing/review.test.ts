import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ProfileImport } from "../../../../../contract/candidates/imports-wire.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { ParsedResume } from "../../../../../contract/resumes/wire.ts";
import { checkImport } from "./import-file.ts";
import { changesOf, reviewRows } from "./review.ts";

const NOTHING = {
  designation: null,
  YOE: null,
  location: null,
  summary: null,
  links: [],
  coreSkills: [],
  softSkills: [],
  experience: [],
  education: [],
};

const profileOf = (fields: Partial<CandidateProfile>) =>
  ({ ...NOTHING, edited: [], ...fields }) as never as CandidateProfile;
const importOf = (fields: Partial<ProfileImport["fields"]>, parsed: Partial<ParsedResume> = {}): ProfileImport => ({
  fileName: "cv.docx",
  format: "DOCX",
  fields: { ...NOTHING, ...fields },
  parsed: { confidence: {}, sources: {}, ...parsed } as ParsedResume,
  leftOut: [],
});

type Case = [
  name: string,
  profile: Partial<CandidateProfile>,
  file: Partial<ProfileImport["fields"]>,
  row: { now: unknown; after: unknown; isProposed: boolean } | null,
];
const CASES: Case[] = [
  ["the file says nothing", { designation: "Engineer" }, {}, null],
  ["both say the same", { designation: "Engineer" }, { designation: "Engineer" }, null],
  ["the profile is empty", {}, { designation: "Engineer" }, { now: null, after: "Engineer", isProposed: true }],
  [
    "the profile follows a CV",
    { designation: "Engineer" },
    { designation: "Architect" },
    { now: "Engineer", after: "Architect", isProposed: true },
  ],
  [
    "the person has set another",
    { designation: "Engineer", edited: ["designation"] },
    { designation: "Architect" },
    { now: "Engineer", after: "Architect", isProposed: false },
  ],
  [
    "skills are added, each once however it is spelt",
    { coreSkills: ["Java", "Node.js"], edited: ["coreSkills"] },
    { coreSkills: ["java", "NodeJS", "Kafka"] },
    { now: null, after: ["Java", "Node.js", "Kafka"], isProposed: true },
  ],
  ["no skill is new", { coreSkills: ["Java", "Kafka"] }, { coreSkills: ["Kafka"] }, null],
  [
    "there is room for one more",
    { links: Array.from({ length: 19 }, (_, at) => `https://a.example/${at}`) },
    { links: ["https://b.example/", "https://c.example/"] },
    {
      now: null,
      after: [...Array.from({ length: 19 }, (_, at) => `https://a.example/${at}`), "https://b.example/"],
      isProposed: true,
    },
  ],
];

describe("a row of the review when", () => {
  for (const [name, profile, file, row] of CASES)
    test(name, () => {
      const rows = reviewRows(profileOf(profile), importOf(file));
      assert.deepEqual(
        rows.map(({ now, after, isProposed }) => ({ now, after, isProposed })),
        row === null ? [] : [row],
      );
    });
});

test("a field that was read unsurely shows its line, of a Word file alone", () => {
  const parsed = { confidence: { designation: 0.4 }, sources: { designation: "Eng." } };
  const [row] = reviewRows(profileOf({}), importOf({ designation: "Engineer" }, parsed));
  assert.deepEqual([row?.isUnsure, row?.line], [true, "Eng."]);
  const json = { ...importOf({ designation: "Engineer" }, parsed), format: "JSON_RESUME" as const };
  assert.equal(reviewRows(profileOf({}), json)[0]?.line, null);
});

test("the change holds the chosen rows and the confirmed soft skills, with what they were based on", () => {
  const profile = profileOf({ softSkills: ["Mentoring"], designation: "Engineer" });
  const [title, soft] = reviewRows(profile, importOf({ designation: "Architect", softSkills: ["Writing"] }));
  assert.ok(title && soft);
  assert.deepEqual(changesOf(profile, [title], []), {
    changes: { designation: "Architect" },
    base: { designation: "Engineer" },
  });
  assert.deepEqual(changesOf(profile, [soft], ["Leading"]).changes, {
    softSkills: ["Mentoring", "Writing", "Leading"],
  });
  assert.deepEqual(changesOf(profile, [], ["Leading"]), {
    changes: { softSkills: ["Mentoring", "Leading"] },
    base: { softSkills: ["Mentoring"] },
  });
});

const FILES: [File, string | null][] = [
  [new File(["PK"], "CV.DOCX"), null],
  [new File(["{}"], "resume.json", { type: "text/plain" }), null],
  [new File(["%PDF-"], "cv.pdf"), "“cv.pdf” is a PDF. Upload it as your CV instead."],
  [new File(["x"], "cv.doc"), "“cv.doc” is in Word’s old format"],
  [new File(["x"], "cv.odt"), "“cv.odt” is not a file we can import."],
  [new File([], "cv.docx"), "“cv.docx” is empty."],
  [new File(["x".repeat(2 * 1024 * 1024)], "export.zip"), "“export.zip” is too large"],
];
for (const [file, words] of FILES)
  test(`${file.name} of ${file.size} bytes`, async () => {
    const checked = await checkImport(file);
    if (words === null) assert.ok("file" in checked && checked.file.size === file.size);
    else assert.ok("words" in checked && checked.words.startsWith(words), JSON.stringify(checked));
  });
