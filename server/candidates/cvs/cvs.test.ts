// The life of a CV, over HTTP on real PostgreSQL with the real reader: uploaded, read, in force, deleted.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type CvVersion, MAX_CVS } from "../../../contract/candidates/wire.ts";
import { RESUME_PROBLEM_TEXTS } from "../../../messages/en/files.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { cvsOf, detailsOf, giveCv, nameCv, profileOf, uploadFile } from "../../../tests/support/cvs.ts";
import { makeCv, makePdf } from "../../../tests/support/pdf.ts";

const app = await startApp();
const skillsIn = (details: { coreSkills: { skillName: string }[] }) =>
  details.coreSkills.map(({ skillName }) => skillName).sort();
/** A PDF without readable text. */
const SCAN = makePdf(["Scanned"]);

describe("a CV", () => {
  test("is read at once, is in force, and fills the basic details", async () => {
    const asha = await signedIn(app, { name: "Asha Rao" });
    const before = await detailsOf(asha);
    assert.deepEqual([before.cv, before.cvExtract, before.cvExtractParsed, before.coreSkills], [null, null, null, []]);
    assert.equal("cvParseError" in before, false);

    const name = await uploadFile(app, asha, makeCv({ skills: ["java", "postgres", "Java"] }), {
      fileName: "Asha.pdf",
    });
    const taken = await nameCv(asha, name);
    assert.equal(taken.status, 200, taken.text);
    assert.match(taken.body.state, /^(QUEUED|READING)$/);
    assert.ok(taken.body.step === 0 || taken.body.step === 1);
    assert.equal(taken.body.isCurrent, false);
    await app.app.reading.settled();

    const details = await detailsOf(asha);
    assert.equal(details.name, "Asha Rao");
    assert.equal(details.candidateExperience.designation, "Senior Software Engineer");
    assert.deepEqual(skillsIn(details), ["Java", "PostgreSQL"]);
    assert.ok((details.YOE ?? 0) > 9);
    assert.match(details.cvExtract ?? "", /Blue Lantern Systems/);
    assert.equal(details.cvExtractParsed?.status, "OK");
    const { cv } = details;
    assert.deepEqual([cv?.state, cv?.step, cv?.isCurrent, cv?.fileName], ["PARSED", null, true, "Asha.pdf"]);
    assert.equal(cv?.bytes, makeCv({ skills: ["java", "postgres", "Java"] }).length);
    const profile = await profileOf(asha);
    assert.deepEqual(profile.edited, []);
    assert.equal(profile.version, 1);
    assert.deepEqual(profile.fromCv, details.cvExtractParsed);
  });

  test("named twice is one CV, even if named concurrently", async () => {
    const ravi = await signedIn(app);
    const name = await uploadFile(app, ravi, makeCv());
    const answers = await Promise.all([1, 2, 3, 4].map(() => nameCv(ravi, name)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    await app.app.reading.settled();
    assert.equal((await nameCv(ravi, name)).body.state, "PARSED");
    assert.equal((await cvsOf(ravi)).length, 1);
  });

  test("stays in force while the next one is read, and if that fails", async () => {
    const mira = await signedIn(app);
    const first = await giveCv(app, mira, makeCv({ skills: ["Java"] }));
    const failed = await giveCv(app, mira, SCAN, "scan.pdf");
    assert.deepEqual([failed.state, failed.problem, failed.isCurrent], ["FAILED", "NO_TEXT", false]);
    assert.equal(failed.problemText, RESUME_PROBLEM_TEXTS.NO_TEXT);
    const details = await detailsOf(mira);
    assert.deepEqual(skillsIn(details), ["Java"]);
    assert.equal(details.cvExtractParsed?.status, "OK");
    assert.deepEqual(details.cvParseError, { code: "NO_TEXT", message: RESUME_PROBLEM_TEXTS.NO_TEXT });
    assert.equal(details.cv?.id, failed.id);
    const third = await giveCv(app, mira, makeCv({ skills: ["Python", "Django"] }));
    const after = await detailsOf(mira);
    assert.deepEqual(skillsIn(after), ["Django", "Python"]);
    assert.equal("cvParseError" in after, false);
    assert.deepEqual(
      (await cvsOf(mira)).map(({ id, isCurrent }) => [id, isCurrent]),
      [
        [third.id, true],
        [failed.id, false],
        [first.id, false],
      ],
    );
  });

  test("that failed can be tried again; one that was read stays as it is", async () => {
    const dev = await signedIn(app);
    const failed = await giveCv(app, dev, SCAN);
    const retry = (id: string) => dev.send<CvVersion>("POST", `/api/user/${dev.email}/cv/${id}/retry`);
    const again = await retry(failed.id);
    assert.deepEqual([again.status, again.body.problem], [200, null]);
    await app.app.reading.settled();
    assert.equal((await cvsOf(dev))[0]?.problem, "NO_TEXT");
    const read = await giveCv(app, dev, makeCv());
    assert.equal((await retry(read.id)).body.state, "PARSED");
  });

  test("is downloaded by its owner under its own name", async () => {
    const lena = await signedIn(app);
    const bytes = makeCv({ name: "Lena Roy" });
    const cv = await giveCv(app, lena, bytes, "Lena's CV.pdf");
    const link = await lena.send<{ url: string; expiresAt: string }>("GET", `/api/user/${lena.email}/cv/${cv.id}/file`);
    assert.equal(link.status, 200, link.text);
    const file = await app.app.fastify.inject({ method: "GET", url: link.body.url });
    assert.equal(file.statusCode, 200);
    assert.deepEqual(new Uint8Array(file.rawPayload), bytes);
    assert.match(String(file.headers["content-disposition"]), /attachment.*Lena/);
    assert.ok(new Date(link.body.expiresAt).getTime() < Date.now() + 61_000);
  });

  test("that is deleted takes its fields along; the previous one is in force again", async () => {
    const omar = await signedIn(app);
    const first = await giveCv(app, omar, makeCv({ skills: ["Java"] }));
    const second = await giveCv(app, omar, makeCv({ skills: ["Python"] }));
    const remove = (id: string) => omar.send<{ data: CvVersion[] }>("DELETE", `/api/user/${omar.email}/cv/${id}`);
    const left = await remove(second.id);
    assert.deepEqual(
      left.body.data.map(({ id, isCurrent }) => [id, isCurrent]),
      [[first.id, true]],
    );
    assert.deepEqual(skillsIn(await detailsOf(omar)), ["Java"]);
    assert.equal((await remove(second.id)).status, 404);
    assert.deepEqual((await remove(first.id)).body.data, []);
    const details = await detailsOf(omar);
    assert.deepEqual([details.coreSkills, details.YOE, details.cvExtract, details.cv], [[], null, null, null]);
    assert.equal((await omar.send("GET", `/api/user/${omar.email}/cv/${first.id}/file`)).status, 404);
    const [rows] = await app.db.query<{ files: number }>(
      "select count(*)::int as files from file_upload where owner_id = $1 and removed_at is null",
      [omar.accountId],
    );
    assert.equal(rows?.files, 0);
  });

  test("is one of thirty at most", async () => {
    const hoarder = await signedIn(app);
    await giveCv(app, hoarder, makeCv());
    await app.db.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, problem)
       select gen_random_uuid(), $1, 'x/' || n, 'cv.pdf', 10, 'x', now(), 'FAILED', 'CORRUPT' from generate_series(1, 29) n`,
      [hoarder.accountId],
    );
    const name = await uploadFile(app, hoarder, makeCv());
    const refused = await nameCv(hoarder, name);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
    assert.match(refusalIn(refused).errorMsg, /delete one/);
  });
});

describe("another person's CVs do not exist for the caller:", () => {
  let asha: Person;
  let eve: Person;
  let admin: Person;
  let cv: CvVersion;
  let name = "";
  test("there are an owner, a stranger and a platform admin", async () => {
    [asha, eve, admin] = await Promise.all([signedIn(app), signedIn(app), signedIn(app, { groups: ["admin"] })]);
    cv = await giveCv(app, asha, makeCv());
    name = await uploadFile(app, asha, makeCv());
  });
  const CALLS: [
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: (email: string, id: string) => string,
    body?: object,
  ][] = [
    ["GET", (email) => `/api/user/${email}/cv`],
    ["GET", (email, id) => `/api/user/${email}/cv/${id}/file`],
    ["DELETE", (email, id) => `/api/user/${email}/cv/${id}`],
    ["POST", (email, id) => `/api/user/${email}/cv/${id}/retry`],
    ["PATCH", (email) => `/api/user/${email}/cv`, { resume: "x" }],
    ["GET", (email) => `/api/user/${email}/profile`],
    ["PATCH", (email) => `/api/user/${email}/profile`, { version: 0, summary: "x" }],
    ["PATCH", (email) => `/api/user/${email}/photo`, { photo: null }],
    ["GET", (email) => `/api/user/${email}/profilePercentage`],
    ["GET", (email) => `/api/user/${email}/export`],
    ["DELETE", (email) => `/api/user/${email}`, {}],
    ["POST", (email) => `/api/user/${email}/keep`],
  ];
  /** Calls that a platform admin may make; they are recorded. */
  const FOR_ADMINS = ["GET /api/user/:email/profile", "GET /api/user/:email/profilePercentage"];
  for (const [method, path, body] of CALLS)
    test(`${method} ${path(":email", ":cvId")}`, async () => {
      const mayAdmin = FOR_ADMINS.includes(`${method} ${path(":email", ":cvId")}`);
      assert.equal((await eve.send(method, path(asha.email, cv.id), body)).status, 404);
      assert.equal((await admin.send(method, path(asha.email, cv.id), body)).status, mayAdmin ? 200 : 404);
      const nobody = await app.app.fastify.inject({
        method,
        url: path(asha.email, cv.id),
        ...(body && { payload: body }),
      });
      assert.equal(nobody.statusCode, 401);
      assert.equal((await eve.send(method, path("no address", cv.id), body)).status, 404);
    });
  test("nor under the caller's own address: others' CVs and uploads", async () => {
    for (const [method, path] of [
      ["GET", `/api/user/${eve.email}/cv/${cv.id}/file`],
      ["DELETE", `/api/user/${eve.email}/cv/${cv.id}`],
      ["POST", `/api/user/${eve.email}/cv/${cv.id}/retry`],
    ] as const)
      assert.equal((await eve.send(method, path)).status, 404, path);
    assert.equal((await nameCv(eve, name)).status, 404);
    assert.equal((await nameCv(asha, name)).status, 200);
    await app.app.reading.settled();
  });
  const NAMES: [string, string][] = [
    ["an unknown name", "no-such-file.pdf"],
    ["a NUL", "a\u0000b"],
    ["half a character", "\ud800"],
    ["a path outside the folder", "../../etc/passwd"],
    ["three hundred characters", "x".repeat(300)],
  ];
  for (const [what, given] of NAMES)
    test(`no CV is named by ${what}`, async () => assert.equal((await nameCv(asha, given)).status, 404));
  test("a malformed or unknown id is not found", async () => {
    for (const id of ["1", "%00", "a".repeat(190), cv.id.replace(/^./, "f")])
      for (const method of ["DELETE", "GET"] as const) {
        const path = `/api/user/${asha.email}/cv/${id}${method === "GET" ? "/file" : ""}`;
        assert.equal((await asha.send(method, path)).status, 404, path);
      }
  });
  test("a person with the most CVs allowed is refused before anything is copied", async () => {
    const ravi = await signedIn(app);
    await app.db.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, problem)
       select gen_random_uuid(), $1::uuid, $1::uuid || '/' || n || '.pdf', 'cv.pdf', 1, '', now(), 'FAILED', 'NO_TEXT'
       from generate_series(1, $2::int) n`,
      [ravi.accountId, MAX_CVS],
    );
    const name = await uploadFile(app, ravi, makeCv());
    const refused = await nameCv(ravi, name);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
    assert.match(refusalIn(refused).errorMsg, /delete one/);
    assert.equal(await app.deps.files.stat(`kept/${name}`), null);
    const [one] = await cvsOf(ravi);
    await ravi.send("DELETE", `/api/user/${ravi.email}/cv/${one?.id}`);
    assert.equal((await nameCv(ravi, name)).status, 200);
    await app.app.reading.settled();
  });

  test("an upload that has not arrived can be named later", async () => {
    const grant = await asha.send<{ cloudFileName: string }>("POST", "/api/file/gsu2u/USER_RESUME", {
      userId: asha.email,
      resumeUserFileName: "cv.pdf",
      resumeFileMimeType: "application/pdf",
    });
    const early = await nameCv(asha, grant.body.cloudFileName);
    assert.deepEqual([early.status, refusalIn(early).errorCode], [409, "CONFLICT"]);
  });
  test("a photo is no CV", async () => {
    const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(64)]);
    const photo = await uploadFile(app, asha, png, { kind: "USER_PROFILE_IMAGE", mimeType: "image/png" });
    assert.equal((await nameCv(asha, photo)).status, 404);
  });
});
