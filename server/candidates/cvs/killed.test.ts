// Kills a real serving process (-9) at the worst moments and starts another: no upload is lost.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { CvVersion } from "../../../contract/candidates/wire.ts";
import type { UploadGrant } from "../../../contract/files/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type ApiProcess, startApiProcess } from "../../../tests/support/api-process.ts";
import { startApp } from "../../../tests/support/app.ts";
import { makePdf } from "../../../tests/support/pdf.ts";
import { openFiles } from "../../files/index.ts";
import { makeSigningKey } from "../../identity/provider/signing-keys.ts";
import { makeVault } from "../../platform/vault.ts";

const dataDir = await mkdtemp(join(tmpdir(), "vouchboard-killed-"));
after(() => rm(dataDir, { recursive: true, force: true }));
const signingKeys = [await makeSigningKey()];
const files = await openFiles({ dataDir, s3: null }, { vault: makeVault("unused"), clock: () => new Date() });
/** Makes the accounts and their tokens; it serves no calls. */
const app = await startApp({ signingKeys, files });

const start = (aheadMs = 0) => startApiProcess({ databaseUrl: app.url, dataDir, signingKeys, aheadMs });

/** Long enough to take a while to read. */
const LONG_CV = makePdf([
  { text: "Asha Rao", size: 20, bold: true },
  "Experience",
  ...Array.from(
    { length: 150 },
    (_, nth) => `- Built service number ${nth} for payments with Java and PostgreSQL, and led its team.`,
  ),
]);

async function call<Body>(api: ApiProcess, person: Person, method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(api.url + path, {
    method,
    headers: { authorization: person.authorization, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Body;
}

async function upload(api: ApiProcess, person: Person): Promise<string> {
  const grant = await call<UploadGrant>(api, person, "POST", "/api/file/gsu2u/USER_RESUME", {
    userId: person.email,
    resumeUserFileName: "cv.pdf",
    resumeFileMimeType: "application/pdf",
  });
  const headers = { awsS3Tag: grant.awsS3Tag, fileType: "application/pdf" };
  const put = await fetch(new URL(grant.awsS3SignedUrl, api.url), { method: "PUT", headers, body: LONG_CV });
  assert.equal(put.status, 200, await put.text());
  return grant.cloudFileName;
}

/** Waits until every CV of a person is read or failed. */
async function whenRead({ accountId }: Person): Promise<string[]> {
  for (;;) {
    const rows = await app.db.query<{ state: string }>("select state from cv_version where account_id = $1", [
      accountId,
    ]);
    const states = rows.map(({ state }) => state);
    if (states.length > 0 && states.every((state) => state === "PARSED" || state === "FAILED")) return states;
    await pause(50);
  }
}

describe("a server that is killed", { skip: process.platform === "win32" && "signals of Unix" }, () => {
  test("between an upload and its naming: the next process accepts it by itself", async () => {
    const asha = await signedIn(app);
    const first = await start();
    const name = await upload(first, asha);
    await first.kill();
    const next = await start(16_000);
    assert.deepEqual(await whenRead(asha), ["PARSED"]);
    const late = await call<CvVersion>(next, asha, "PATCH", `/api/user/${asha.email}/cv`, { resume: name });
    assert.deepEqual([late.state, late.isCurrent], ["PARSED", true]);
    await next.kill();
  });

  test("while reading: the next process reads again, and the previous CV stays in force meanwhile", async () => {
    const ravi = await signedIn(app);
    const first = await start();
    const name = (resume: string) => call<CvVersion>(first, ravi, "PATCH", `/api/user/${ravi.email}/cv`, { resume });
    const before = await name(await upload(first, ravi));
    await whenRead(ravi);
    const uploads = await Promise.all(Array.from({ length: 12 }, () => upload(first, ravi)));
    const several = await Promise.all(uploads.map(name));
    await first.kill();
    const left = await app.db.query<{ state: string }>("select state from cv_version where account_id = $1", [
      ravi.accountId,
    ]);
    assert.equal(left.length, 13);
    assert.ok(
      left.some(({ state }) => state !== "PARSED"),
      "it was killed too late to tell anything",
    );
    const [profile] = await app.db.query<{ current: string }>(
      "select current_cv_id as current from candidate_profile where account_id = $1",
      [ravi.accountId],
    );
    assert.ok([before, ...several].some(({ id }) => id === profile?.current));
    // Ends the leases of the killed process, to save waiting.
    await app.db.query("update cv_version set lease_until = now() where state = 'READING'");
    const next = await start();
    assert.deepEqual(new Set(await whenRead(ravi)), new Set(["PARSED"]));
    const { data } = await call<{ data: CvVersion[] }>(next, ravi, "GET", `/api/user/${ravi.email}/cv`);
    assert.deepEqual(
      data.map(({ isCurrent }) => isCurrent),
      data.map((_, at) => at === 0),
    );
    await next.kill();
  });
});
