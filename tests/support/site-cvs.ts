// CVs of people of a running site, uploaded by the calls that its pages make.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { UploadGrant } from "../../contract/files/wire.ts";
import { callSite, tokenOf } from "./call-site.ts";
import type { Member } from "./members.ts";
import type { Site } from "./site.ts";

const PATIENCE_MS = 20_000;

/** Uploads a CV and waits until all of this person's CVs are read. */
export async function uploadCv(site: Site, person: Member, fileName: string, cv: Uint8Array): Promise<void> {
  const token = await tokenOf(site, person);
  const grant = await callSite<UploadGrant>(site, "POST", "/api/file/gsu2u/USER_RESUME", token, {
    userId: person.email,
    resumeUserFileName: fileName,
    resumeFileMimeType: "application/pdf",
  });
  const sent = await fetch(new URL(grant.awsS3SignedUrl, site.url), {
    method: "PUT",
    headers: { awsS3Tag: grant.awsS3Tag, fileType: "application/pdf" },
    body: new Uint8Array(cv),
  });
  assert.ok(sent.ok, `the upload was answered ${sent.status}`);
  const path = `/api/user/${person.email}/cv`;
  await callSite(site, "PATCH", path, token, { resume: grant.cloudFileName });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { data } = await callSite<{ data: { state: string }[] }>(site, "GET", path, token);
    if (data.every(({ state }) => state === "PARSED")) return;
    assert.ok(Date.now() < until, "the CV is never read");
    await pause(50);
  }
}
