// Photos: sizes read from hand-made headers, and setting one over HTTP.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { detailsOf, profileOf, uploadFile } from "../../../tests/support/cvs.ts";
import { jpegOf, pngOf, webpOf } from "../../../tests/support/pictures.ts";
import { type PictureSize, pictureSize } from "./photo.ts";

describe("the size of a picture", () => {
  const CASES: [string, Buffer, PictureSize | null][] = [
    ["a PNG", pngOf(640, 480), { width: 640, height: 480 }],
    ["a JPEG", jpegOf(640, 480), { width: 640, height: 480 }],
    ["a JPEG with a table before its frame", jpegOf(300, 200, "ffc40004aabb"), { width: 300, height: 200 }],
    ["a JPEG with fill bytes", jpegOf(300, 200, "ffffff"), { width: 300, height: 200 }],
    ["a JPEG with something else between its segments", jpegOf(300, 200, "00"), null],
    ["a lossy WebP", webpOf(400, 300, "VP8 "), { width: 400, height: 300 }],
    ["a lossless WebP", webpOf(4001, 3001, "VP8L"), { width: 4001, height: 3001 }],
    ["an extended WebP", webpOf(70_000, 300, "VP8X"), { width: 70_000, height: 300 }],
    ["a truncated PNG", pngOf(640, 480).subarray(0, 20), null],
    ["a truncated JPEG", jpegOf(640, 480).subarray(0, 24), null],
    ["a JPEG without a frame", Buffer.from("ffd8ffd9", "hex"), null],
    ["a GIF", Buffer.from("GIF89a aaaaaaaaaaaaaaaaaaaaaaaaa"), null],
    ["nothing", Buffer.alloc(0), null],
  ];
  for (const [what, bytes, size] of CASES) test(what, () => assert.deepEqual(pictureSize(bytes), size));
});

describe("a photo", async () => {
  const app = await startApp();
  const PHOTO = { kind: "USER_PROFILE_IMAGE" } as const;
  const name = (person: Person, photo: string | null) =>
    person.send<{ photoUrl: string | null }>("PATCH", `/api/user/${person.email}/photo`, { photo });
  const filesOf = async ({ accountId }: Person) =>
    (await app.db.query("select key from file_upload where owner_id = $1 and removed_at is null", [accountId])).length;

  test("is shown in the page, replaced and removed", async () => {
    const asha = await signedIn(app);
    const first = await uploadFile(app, asha, pngOf(200, 200), { ...PHOTO, mimeType: "image/png" });
    const set = await name(asha, first);
    assert.equal(set.status, 200, set.text);
    assert.equal((await name(asha, first)).status, 200);
    const shown = await app.app.fastify.inject({ method: "GET", url: String(set.body.photoUrl) });
    assert.equal(shown.statusCode, 200);
    assert.equal(shown.headers["content-type"], "image/png");
    assert.deepEqual(shown.rawPayload, pngOf(200, 200));
    assert.ok((await detailsOf(asha)).profileImageAwsS3SignedUrl);
    assert.ok((await profileOf(asha)).photoUrl);

    const second = await uploadFile(app, asha, jpegOf(100, 100), { ...PHOTO, mimeType: "image/jpeg" });
    assert.equal((await name(asha, second)).status, 200);
    assert.equal(await filesOf(asha), 1);
    assert.equal((await name(asha, first)).status, 404, "the former one is given up");
    assert.deepEqual((await name(asha, null)).body, { photoUrl: null });
    assert.deepEqual((await name(asha, null)).body, { photoUrl: null });
    assert.equal((await detailsOf(asha)).profileImageAwsS3SignedUrl, null);
    assert.equal(await filesOf(asha), 0);
  });

  const REFUSED: [string, Buffer, string][] = [
    ["too small", pngOf(31, 200), "image/png"],
    ["too large", pngOf(200, 6_001), "image/png"],
    ["truncated within its header", jpegOf(200, 200).subarray(0, 22), "image/jpeg"],
    ["of another type than announced", jpegOf(200, 200), "image/png"],
  ];
  for (const [what, bytes, mimeType] of REFUSED)
    test(`is refused when it is ${what}; the previous one stays`, async () => {
      const ravi = await signedIn(app);
      const former = await uploadFile(app, ravi, pngOf(64, 64), { ...PHOTO, mimeType: "image/png" });
      await name(ravi, former);
      const refused = await name(ravi, await uploadFile(app, ravi, bytes, { ...PHOTO, mimeType }));
      assert.deepEqual([refused.status, refusalIn(refused).errorCode], [422, "INVALID_FILE"]);
      assert.match((await profileOf(ravi)).photoUrl ?? "", /\/files\//);
    });

  test("must be the caller's own upload of a picture", async () => {
    const [asha, eve] = await Promise.all([signedIn(app), signedIn(app)]);
    const photo = await uploadFile(app, asha, pngOf(64, 64), { ...PHOTO, mimeType: "image/png" });
    assert.equal((await name(eve, photo)).status, 404);
    assert.equal((await name(asha, "a\u0000")).status, 404);
  });
});
