// Claimed files and the cleaning of others, by the same tests for a folder and for a bucket.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { CV, OTHER_CV, PHOTO, refusalOf, startUploadBenches, urlOf } from "../../tests/support/uploads.ts";
import { outageOf } from "../platform/outage.ts";
import { makeVault } from "../platform/vault.ts";
import { openFiles } from "./file-store.ts";
import { cleanUploads, linkToFile, readFile, removeFiles, takeUpload } from "./index.ts";

for (const { kind, isDisk, app, asha, at, now, grant, put, upload, take } of await startUploadBenches()) {
  const store = app.deps.files;
  const follow = (url: string) => fetch(urlOf(app, url));
  describe(kind, () => {
    test("a link saves the file under its name, for a minute", async () => {
      const key = await upload();
      await take(key);
      const wishes = { fileName: "Lebenslauf “Ä”.pdf", mimeType: "application/pdf" };
      const { url, expiresAt } = await linkToFile(key, wishes, app.deps);
      assert.ok(Math.abs(expiresAt.getTime() - now().getTime() - 60_000) < 5_000);
      const answer = await follow(url);
      assert.equal(answer.status, 200);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), CV);
      assert.equal(answer.headers.get("content-type"), "application/pdf");
      assert.equal(answer.headers.get("cache-control"), "no-store");
      assert.equal(
        answer.headers.get("content-disposition"),
        `attachment; filename="Lebenslauf ___.pdf"; filename*=UTF-8''Lebenslauf%20%E2%80%9C%C3%84%E2%80%9D.pdf`,
      );
      if (isDisk) {
        assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
        assert.equal(answer.headers.get("content-security-policy"), "default-src 'none'; sandbox");
      }
      const forged = url.replace(/((?:type|content-type)=)application%2Fpdf/, "$1text%2Fhtml");
      assert.notEqual(forged, url);
      assert.equal((await follow(forged)).status, isDisk ? 404 : 403);
      const { url: old } = await at(-2, () => linkToFile(key, wishes, app.deps));
      assert.equal((await follow(old)).status, isDisk ? 410 : 403);
    });

    test("a picture is shown inline, by one URL for a while", async () => {
      const named = { resumeUserFileName: "me.png", resumeFileMimeType: "image/png" };
      const given = await grant(named, "USER_PROFILE_IMAGE");
      assert.equal((await put(given, PHOTO, { fileType: "image/png" })).status, 200);
      await take(given.cloudFileName, { kind: "USER_PROFILE_IMAGE" });
      const wishes = { fileName: "me.png", mimeType: "image/png", inline: true };
      const answer = await follow((await linkToFile(given.cloudFileName, wishes, app.deps)).url);
      assert.equal(answer.headers.get("content-type"), "image/png");
      assert.match(answer.headers.get("content-disposition") ?? "", /^inline; /);
      assert.equal(answer.headers.get("cache-control"), "private, max-age=3600");
      assert.equal((await answer.arrayBuffer()).byteLength, PHOTO.length);
      const toNextHour = 60 - ((now().getTime() / 60_000) % 60);
      const linkAt = (minute: number) =>
        at(toNextHour + minute, () => linkToFile(given.cloudFileName, wishes, app.deps));
      const [first, second, later] = [await linkAt(1), await linkAt(59), await linkAt(61)];
      assert.equal(first.url, second.url);
      assert.equal(first.expiresAt.getTime() % 3_600_000, 0);
      assert.notEqual(first.url, later.url);
    });

    test("a released file is gone for good, and its URL brings nothing back", async () => {
      const given = await grant();
      const key = given.cloudFileName;
      await put(given, CV);
      await take(key);
      await app.db.transaction((tx) => removeFiles(tx, [key], now()));
      assert.equal((await refusalOf(take(key))).status, 404);
      await cleanUploads(app.deps);
      assert.equal(await readFile(key, "USER_RESUME", app.deps), null);
      await put(given, OTHER_CV);
      await at(20, () => cleanUploads(app.deps));
      assert.equal(await store.stat(`uploads/${key}`), null);
      assert.equal(await store.stat(`kept/${key}`), null);
      assert.deepEqual(await app.db.query("select from file_upload where key = $1", [key]), []);
    });

    test("releasing is part of the transaction", async () => {
      const key = await upload();
      await take(key);
      await assert.rejects(
        app.db.transaction(async (tx) => {
          await removeFiles(tx, [key], now());
          throw new Error("as planned");
        }),
      );
      await cleanUploads(app.deps);
      assert.ok(await readFile(key, "USER_RESUME", app.deps));
    });

    test("all files of a person are released together", async () => {
      const ben = await signedIn(app);
      const own = await grant({}, "USER_RESUME", ben);
      await put(own, CV);
      const ashas = await upload();
      await app.db.transaction((tx) => removeFiles(tx, { ownerId: ben.accountId }, now()));
      await cleanUploads(app.deps);
      assert.equal(await store.stat(`uploads/${own.cloudFileName}`), null);
      assert.ok(await take(ashas));
    });

    test("cleaning retains claimed files, and arrived ones for a day", async () => {
      const [taken, arrived, unused] = [await upload(), await upload(), (await grant()).cloudFileName];
      await take(taken);
      const known = async () => {
        const text = "select key from file_upload where key = any ($1) order by key";
        return (await app.db.query<{ key: string }>(text, [[taken, arrived, unused]])).map(({ key }) => key);
      };
      await cleanUploads(app.deps);
      assert.equal((await known()).length, 3);
      await at(20, () => cleanUploads(app.deps));
      assert.deepEqual(await known(), [taken, arrived].sort());
      assert.equal(await store.stat(`uploads/${taken}`), null, "the copy that the URL reached is gone");
      assert.ok(await store.stat(`uploads/${arrived}`));
      await at(25 * 60, () => cleanUploads(app.deps));
      assert.deepEqual(await known(), [taken]);
      assert.equal(await store.stat(`uploads/${arrived}`), null);
      assert.deepEqual(Buffer.from((await take(taken)).bytes), CV);
    });

    test("a file whose claim failed late leaves nothing", async () => {
      const key = await upload();
      const wishes = { key, ownerId: asha.accountId, kind: "USER_RESUME" } as const;
      await assert.rejects(
        app.db.transaction(async (tx) => {
          await takeUpload(tx, wishes, app.deps);
          throw new Error("as planned");
        }),
      );
      assert.ok(await store.stat(`kept/${key}`), "it is copied before the outcome is known");
      await at(25 * 60, () => cleanUploads(app.deps));
      assert.equal(await store.stat(`kept/${key}`), null);
      assert.equal(await store.stat(`uploads/${key}`), null);
    });

    test("the store writes, reads and removes", async () => {
      const key = `kept/${asha.accountId}/one.pdf`;
      assert.equal(await store.stat(key), null);
      assert.equal(await store.read(key, 10), null);
      await store.remove(key);
      await store.write(key, CV, "application/pdf");
      await store.write(key, OTHER_CV, "application/pdf");
      assert.equal((await store.stat(key))?.bytes, OTHER_CV.length);
      const read = await store.read(key, OTHER_CV.length + 1);
      assert.ok(read && read !== "too-large" && OTHER_CV.equals(read));
      assert.equal(await store.read(key, OTHER_CV.length), "too-large");
      await store.remove(key);
      assert.equal(await store.stat(key), null);
    });

    test("/readyz checks it", async () => {
      const { body } = await app.get<{ checks: Record<string, boolean> }>("/readyz");
      assert.equal(body.checks.files, true);
    });
  });
}

// Not even root can make a folder in there.
test("a folder that cannot be made is an outage", { skip: process.platform !== "linux" }, async () => {
  const dependencies = { vault: makeVault("a".repeat(32)), clock: () => new Date() };
  const files = await openFiles({ dataDir: "/sys/none", s3: null }, dependencies);
  await assert.rejects(files.write("kept/one.pdf", CV, "application/pdf"), (error) => outageOf(error) === "read-only");
  await assert.rejects(files.isReady(), (error) => outageOf(error) === "read-only");
});
