// Importing a profile over HTTP: each format, what is refused and in which words, replays, races, and the way out again.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ProfileImport } from "../../../contract/candidates/imports-wire.ts";
import { type JsonResume, jsonResumeInput } from "../../../contract/resumes/json-resume.ts";
import { IMPORT_TYPES } from "../../../contract/resumes/rules.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { changeProfile, cvsOf, giveCv, profileOf, uploadFile } from "../../../tests/support/cvs.ts";
import { makeJson, makeLinkedIn, makeZip, plainDocx } from "../../../tests/support/import-files.ts";
import { makeCv } from "../../../tests/support/pdf.ts";
import type { ResumeReader } from "../../resumes/index.ts";
import { makeReader, ReaderBusy } from "../../resumes/index.ts";

const reader = makeReader();
let isBusy = false;
const resumes: ResumeReader = {
  ...reader,
  readImport: (bytes, options) => (isBusy ? Promise.reject(new ReaderBusy("full")) : reader.readImport(bytes, options)),
};
const app = await startApp({ resumes });

const upload = (person: Person, bytes: Uint8Array, fileName: string) =>
  uploadFile(app, person, bytes, {
    kind: "PROFILE_IMPORT",
    fileName,
    mimeType: IMPORT_TYPES[fileName.split(".").at(-1) ?? ""] ?? "",
  });
const importFile = (person: Person, file: string, key?: string) =>
  person.send<ProfileImport>(
    "POST",
    `/api/user/${person.email}/profile/import`,
    { file },
    key ? { "idempotency-key": key } : {},
  );
const imported = async (person: Person, bytes: Uint8Array, fileName: string) => {
  const answer = await importFile(person, await upload(person, bytes, fileName));
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const keptFiles = async ({ accountId }: Person) =>
  (await app.db.query("select key from file_upload where owner_id = $1 and removed_at is null", [accountId])).length;

test("each format comes as fields to look at; nothing is saved, and the file is not kept", async () => {
  const asha = await signedIn(app);
  await giveCv(app, asha, makeCv());
  const before = await profileOf(asha);
  for (const [bytes, fileName, format] of [
    [plainDocx(), "Asha Rao.docx", "DOCX"],
    [makeLinkedIn(), "Basic_LinkedInDataExport.zip", "LINKEDIN"],
    [makeJson(), "resume.json", "JSON_RESUME"],
  ] as const) {
    const { fields, parsed, ...more } = await imported(asha, bytes, fileName);
    assert.equal(more.fileName, fileName);
    assert.equal(more.format, format);
    assert.equal(fields.designation, "Senior Software Engineer");
    assert.ok(fields.coreSkills.includes("Java"));
    assert.equal(fields.experience.length, 2);
    assert.equal(parsed.status, "OK");
    const saved = await changeProfile(asha, { ...fields, version: (await profileOf(asha)).version });
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(saved.body.experience, fields.experience);
    await changeProfile(asha, { version: saved.body.version, fromCv: Object.keys(fields) });
  }
  const { version: _, ...after } = await profileOf(asha);
  const { version: __, ...former } = before;
  assert.deepEqual(after, former);
  assert.equal((await cvsOf(asha)).length, 1);
  assert.equal(await keptFiles(asha), 1, "the CV alone");
});

const REFUSED: [fileName: string, bytes: Uint8Array, words: RegExp][] = [
  [
    "photos.zip",
    makeZip([{ name: "a.jpg", content: "x" }]),
    /^“photos\.zip” is not a LinkedIn export: it holds no Profile\.csv/,
  ],
  ["bomb.zip", makeZip([{ name: "Skills.csv", content: Buffer.alloc(44 * 2 ** 20) }]), /^“bomb\.zip” holds far more/],
  ["up.zip", makeZip([{ name: "../up.csv", content: "x" }]), /^“up\.zip” holds a file with a name .*“\.\.\/up\.csv”/],
  ["torn.docx", plainDocx().subarray(0, 700), /^“torn\.docx” is damaged/],
  ["cv.docx", makeCv(), /^“cv\.docx” is a PDF\. Upload it as your CV instead/],
  ["old.docx", Buffer.from("d0cf11e0a1b11ae1", "hex"), /^“old\.docx” is in Word’s old format/],
  ["half.json", Buffer.from("{"), /^“half\.json” is not valid JSON/],
  ["seven.json", makeJson({ basics: { name: 7 } }), /^“seven\.json” is not a valid JSON Resume: see “basics\.name”/],
  ["other.json", makeJson({ name: "left-pad" }), /^“other\.json” is not a JSON Resume: it has neither/],
];
test("a file that cannot be imported is named with what is wrong, and the profile stays", async () => {
  const asha = await signedIn(app);
  await giveCv(app, asha, makeCv());
  const before = await profileOf(asha);
  for (const [fileName, bytes, words] of REFUSED) {
    const answer = await importFile(asha, await upload(asha, bytes, fileName));
    const { errorCode, errorMsg, field } = refusalIn(answer);
    assert.deepEqual([answer.status, errorCode, field], [422, "INVALID_FILE", "file"], fileName);
    assert.match(errorMsg, words);
  }
  assert.deepEqual(await profileOf(asha), before);
  assert.equal(await keptFiles(asha), 1);
});

describe("what may be uploaded:", () => {
  const grant = (person: Person, kind: string, resumeFileMimeType: string, resumeFileSize = 10) =>
    person.send<{ errorMsg: string }>("POST", `/api/file/gsu2u/${kind}`, {
      userId: person.email,
      resumeUserFileName: "cv",
      resumeFileMimeType,
      resumeFileSize,
    });
  test("a Word file as a CV is pointed to the import", async () => {
    const asha = await signedIn(app);
    const answer = await grant(asha, "USER_RESUME", IMPORT_TYPES.docx ?? "");
    assert.equal(answer.status, 422);
    assert.match(answer.body.errorMsg, /^Only PDF files are allowed\. “Import profile”/);
    assert.equal((await grant(asha, "USER_RESUME", "image/png")).body.errorMsg, "Only PDF files are allowed.");
  });
  test("other types and sizes are none to import", async () => {
    const asha = await signedIn(app);
    for (const [type, size] of [
      ["application/pdf", 10],
      ["application/zip", 0],
      ["application/zip", 2 * 1024 * 1024],
    ] as const)
      assert.equal((await grant(asha, "PROFILE_IMPORT", type, size)).status, 422, `${type} ${size}`);
  });
});

describe("calls that meet:", () => {
  test("a replay under its key gets the first answer, though the file is gone; without a key there is no such file", async () => {
    const asha = await signedIn(app);
    for (const [bytes, status] of [
      [makeJson(), 200],
      [makeJson([1]), 422],
    ] as const) {
      const file = await upload(asha, bytes, "resume.json");
      const key = `import-${status}-${file.slice(-20)}`;
      const [first, second] = await Promise.all([importFile(asha, file, key), importFile(asha, file, key)]);
      const third = await importFile(asha, file, key);
      for (const answer of [first, second, third]) assert.equal(answer.status, status, answer.text);
      const wordsOf = ({ body }: typeof first) => ({ ...body, requestId: "" });
      assert.deepEqual([second, third].map(wordsOf), [first, first].map(wordsOf));
      assert.equal((await importFile(asha, file)).status, 404);
      const other = await upload(asha, bytes, "resume.json");
      assert.equal((await importFile(asha, other, key)).status, 422, "the key was used for another file");
    }
  });
  test("of two imports saved at once one wins, and the other is told", async () => {
    const asha = await signedIn(app);
    const [one, two] = await Promise.all([
      imported(asha, makeLinkedIn(), "export.zip"),
      imported(asha, makeJson(), "resume.json"),
    ]);
    const answers = await Promise.all([one, two].map(({ fields }) => changeProfile(asha, { ...fields, version: 0 })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const winner = [one, two][answers.findIndex(({ status }) => status === 200)];
    assert.deepEqual((await profileOf(asha)).links, winner?.fields.links);
  });
  test("a person's file is theirs alone", async () => {
    const [asha, ravi] = [await signedIn(app), await signedIn(app)];
    const file = await upload(asha, makeJson(), "resume.json");
    assert.equal((await importFile(ravi, file)).status, 404);
    const answer = await ravi.send("POST", `/api/user/${asha.email}/profile/import`, { file });
    assert.equal(answer.status, 404);
    assert.equal((await ravi.send("GET", `/api/user/${asha.email}/profile/json-resume`)).status, 404);
    assert.equal((await importFile(asha, file)).status, 200);
  });
  test("when too many files wait, the call says when to come back, and the file can be tried again", async () => {
    const asha = await signedIn(app);
    const file = await upload(asha, makeJson(), "resume.json");
    isBusy = true;
    const answer = await importFile(asha, file).finally(() => {
      isBusy = false;
    });
    assert.equal(answer.status, 503);
    assert.ok(answer.headers["retry-after"]);
    assert.equal((await importFile(asha, file)).status, 200);
  });
});

const FULL = {
  designation: "Senior Software Engineer",
  location: "Pune, India",
  summary: "First line.\nSecond line, “quoted”, with 5 % and <b>.",
  links: ["https://github.com/asha", "https://asha.example/", "https://in.linkedin.com/in/asha"],
  coreSkills: ["Java", "PostgreSQL", "Something unheard of", "Leadership"],
  softSkills: ["Communication", "Very own skill"],
  experience: [
    { name: "Blue Lantern Systems", title: "Senior Software Engineer", from: "2019-01", to: "present" },
    { name: "Copper Field Labs", title: null, from: "2015", to: "2018-12" },
    { name: null, title: "Intern", from: null, to: "2014" },
  ],
  education: [{ name: "Western Valley University", degree: "B.Tech in Computer Science", from: "2011", to: "2015" }],
};

describe("out and in again loses nothing that a JSON Resume holds:", () => {
  const jsonOf = async (person: Person) => {
    const answer = await person.send<JsonResume>("GET", `/api/user/${person.email}/profile/json-resume`);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  for (const [name, fields] of Object.entries({
    "a full profile": FULL,
    "a place with a region": { location: "Nashik, Maharashtra, India" },
    "a city": { location: "Pune" },
    "a place of no such form": { location: "Remote / Berlin, Lyon, Oslo and Rome" },
    "an empty name of a region": { location: "Pune, " },
    "skills without soft ones": { coreSkills: ["Communication", "C/C++"] },
  }))
    test(name, async () => {
      const asha = await signedIn(app);
      const saved = await changeProfile(asha, { ...fields, version: 0 });
      assert.equal(saved.status, 200, saved.text);
      const resume = await jsonOf(asha);
      assert.equal(resume.basics.email, asha.email);
      assert.deepEqual(jsonResumeInput.parse(resume).basics?.name, resume.basics.name);
      const { fields: back } = await imported(asha, makeJson(resume), "resume.json");
      const { YOE: _, ...held } = back;
      const { designation, location, summary, links, coreSkills, softSkills, experience, education } = saved.body;
      assert.deepEqual(held, { designation, location, summary, links, coreSkills, softSkills, experience, education });
    });
  test("an empty profile has nothing to import", async () => {
    const asha = await signedIn(app);
    assert.deepEqual((await jsonOf(asha)).work, []);
  });
});
