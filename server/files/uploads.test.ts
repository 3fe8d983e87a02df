// Uploads to a granted URL and their claims, by the same tests for a folder and for a bucket.
import assert from "node:assert/strict";
import { request as send } from "node:http";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import {
  type Bytes,
  CV,
  CV_LIMIT,
  OTHER_CV,
  PHOTO,
  refusalOf,
  startUploadBenches,
  urlOf,
} from "../../tests/support/uploads.ts";
import { leftUploads, readFile, takeUpload } from "./index.ts";

const WRONG_PUTS: { name: string; body?: Bytes; headers?: Record<string, string>; words: RegExp }[] = [
  { name: "another tag", headers: { awsS3Tag: "x" }, words: /does not carry the tag/ },
  { name: "no tag", headers: { awsS3Tag: "" }, words: /does not carry the tag/ },
  { name: "another type", headers: { fileType: "image/png" }, words: /^Only PDF files are allowed\.$/ },
  { name: "another length than announced", body: Buffer.concat([CV, CV]), words: /has changed since you chose it/ },
];

const WRONG_FILES: { name: string; body: Bytes; words: string }[] = [
  { name: "an empty file", body: Buffer.alloc(0), words: "Invalid or empty file." },
  {
    name: "a file of 2 MB",
    body: Buffer.concat([CV, Buffer.alloc(CV_LIMIT - CV.length)]),
    words: "File must be less than 2MB.",
  },
  { name: "a file far beyond 2 MB", body: Buffer.alloc(3 * CV_LIMIT), words: "File must be less than 2MB." },
  { name: "a picture that says it is a PDF", body: PHOTO, words: "Only PDF files are allowed." },
];

const FORGED: [string, (url: string) => string][] = [
  ["another file's name", (url) => url.replace(/[\w-]{36}\.pdf/, `${crypto.randomUUID()}.pdf`)],
  ["another signature", (url) => url.replace(/(signature=)[\w%-]+/i, "$1abcd")],
  ["no signature", (url) => url.replace(/\?.*/, "")],
  ["a path outside the folder", (url) => url.replace(".pdf", ".pdf/%2e%2e%2f%2e%2e%2fsecret.pdf")],
  ["a NUL", (url) => url.replace(".pdf", "%00.pdf")],
];

for (const bench of await startUploadBenches()) {
  const { kind, isDisk, app, asha, at, now, grant, put, upload, take } = bench;
  describe(kind, () => {
    test("an upload is claimed once and for all", async () => {
      const given = await grant();
      assert.match(given.cloudFileName, new RegExp(`^${asha.accountId}/[\\w-]{36}\\.pdf$`));
      assert.equal((await put(given, CV)).status, 200);
      const taken = await take(given.cloudFileName);
      assert.deepEqual(
        { ...taken, bytes: Buffer.from(taken.bytes) },
        { key: given.cloudFileName, fileName: "Asha Rao.pdf", mimeType: "application/pdf", bytes: CV },
      );
      assert.equal((await put(given, OTHER_CV, { "if-none-match": "*" })).status, isDisk ? 409 : 412);
      await put(given, OTHER_CV);
      assert.deepEqual(Buffer.from((await take(given.cloudFileName)).bytes), CV, "a later upload changed it");
      const kept = await readFile(given.cloudFileName, "USER_RESUME", app.deps);
      assert.deepEqual(kept && Buffer.from(kept), CV);
    });

    test("a claim in a failed transaction did not happen", async () => {
      const key = await upload();
      const failing = app.db.transaction(async (tx) => {
        await takeUpload(tx, { key, ownerId: asha.accountId, kind: "USER_RESUME" }, app.deps);
        throw new Error("as planned");
      });
      await assert.rejects(failing, /as planned/);
      const left = () => leftUploads(app.deps, { kind: "USER_RESUME", after: new Date(0), before: now() });
      assert.ok((await left()).some((one) => one.key === key && one.ownerId === asha.accountId));
      assert.deepEqual(Buffer.from((await take(key)).bytes), CV);
      assert.ok(!(await left()).some((one) => one.key === key));
    });

    test("of two concurrent uploads to one URL one wins, whole", async () => {
      const given = await grant();
      const [big, small] = [Buffer.alloc(500_000, "a"), Buffer.alloc(300_000, "b")];
      for (const bytes of [big, small]) CV.copy(bytes);
      const answers = await Promise.all([big, small].map((bytes) => put(given, bytes, { "if-none-match": "*" })));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, isDisk ? 409 : 412]);
      const winner = answers[0]?.status === 200 ? big : small;
      assert.ok(Buffer.from((await take(given.cloudFileName)).bytes).equals(winner));
    });

    test("concurrent claims of one upload get the same file", async () => {
      const key = await upload();
      for (const { bytes } of await Promise.all([take(key), take(key), take(key)]))
        assert.deepEqual(Buffer.from(bytes), CV);
    });

    for (const { name, body = CV, headers = {}, words } of WRONG_PUTS) {
      test(`an upload with ${name} is refused, and may be tried again`, async () => {
        const given = await grant({ resumeFileSize: CV.length });
        const answer = await put(given, body, headers);
        assert.equal(answer.status, isDisk ? 422 : 403, answer.text);
        if (isDisk) assert.match(JSON.parse(answer.text).errorMsg, words);
        assert.equal((await refusalOf(take(given.cloudFileName))).status, 409);
        assert.equal((await put(given, CV)).status, 200);
        assert.equal((await take(given.cloudFileName)).bytes.length, CV.length);
      });
    }

    for (const { name, body, words } of WRONG_FILES) {
      test(`${name} is refused with words, on arrival or on claim`, async () => {
        const given = await grant();
        const answer = await put(given, body);
        if (answer.status === 200) {
          const refused = await refusalOf(take(given.cloudFileName));
          assert.deepEqual([refused.status, refused.code, refused.message], [422, "INVALID_FILE", words]);
          assert.equal((await refusalOf(take(given.cloudFileName))).message, words, "asked again");
        } else {
          assert.deepEqual([answer.status, JSON.parse(answer.text).errorMsg], [422, words]);
        }
        assert.equal(await readFile(given.cloudFileName, "USER_RESUME", app.deps), null);
      });
    }

    test("one byte below the limit is accepted", async () => {
      const body = Buffer.concat([CV, Buffer.alloc(CV_LIMIT - 1 - CV.length)]);
      assert.equal((await take(await upload(body))).bytes.length, CV_LIMIT - 1);
    });

    test("a PDF's header may start a little into the file", async () => {
      assert.ok(await take(await upload(Buffer.concat([Buffer.alloc(900, "\n"), CV]))));
      const refused = await refusalOf(take(await upload(Buffer.concat([Buffer.alloc(1_024, "\n"), CV]))));
      assert.equal(refused.message, "Only PDF files are allowed.");
    });

    test("after five minutes the URL accepts nothing; what arrived in time stays", async () => {
      const inTime = await upload();
      // A bucket uses its own clock, so the grant is made in its past.
      const late = isDisk ? await grant() : await at(-6, () => grant());
      await at(isDisk ? 6 : 0, async () => {
        const answer = await put(late, CV);
        assert.equal(answer.status, isDisk ? 410 : 403, answer.text);
        if (isDisk) assert.equal(JSON.parse(answer.text).errorCode, "UPLOAD_EXPIRED");
        assert.ok(await take(inTime));
      });
    });

    test("an upload that breaks off leaves nothing and may be tried again", async () => {
      const given = await grant();
      await sendHalf(urlOf(app, given.awsS3SignedUrl), given.awsS3Tag);
      assert.equal((await refusalOf(take(given.cloudFileName))).status, 409);
      assert.equal((await put(given, CV)).status, 200);
      assert.deepEqual(Buffer.from((await take(given.cloudFileName)).bytes), CV);
    });

    for (const [name, forge] of FORGED) {
      test(`a URL with ${name} is refused`, async () => {
        const given = await grant();
        const answer = await put({ ...given, awsS3SignedUrl: forge(given.awsS3SignedUrl) }, CV);
        assert.equal(answer.status, isDisk ? 404 : 403, answer.text);
        assert.equal((await refusalOf(take(given.cloudFileName))).status, 409);
      });
    }

    test("another's file, an unknown one, or one of another kind cannot be claimed", async () => {
      const key = await upload();
      const ben = await signedIn(app);
      assert.equal((await refusalOf(take(key, { ownerId: ben.accountId }))).status, 404);
      assert.equal((await refusalOf(take(key, { kind: "USER_PROFILE_IMAGE" }))).status, 404);
      assert.equal((await refusalOf(take(key.replace(".pdf", ".doc")))).status, 404);
      for (const none of ["no such key", "", "a/b.pdf\0", `${"a/".repeat(200)}b.pdf`, "../../etc/passwd"])
        assert.equal((await refusalOf(take(none))).status, 404, JSON.stringify(none));
      assert.ok(await take(key));
    });
  });
}

/** Sends the head and part of the body, then disconnects. */
function sendHalf(url: URL, tag: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { awsS3Tag: tag, fileType: "application/pdf", "content-length": 100_000 };
    const request = send(url, { method: "PUT", headers });
    request.on("error", () => {});
    request.on("close", () => setTimeout(resolve, 100));
    request.write(Buffer.alloc(20_000), () => setTimeout(() => request.destroy(), 100));
  });
}
