// The calls around a CV: upload it, name it, wait until it has been read.
import assert from "node:assert/strict";
import type { BasicDetails, CandidateProfile, CvVersion } from "../../contract/candidates/wire.ts";
import type { UploadKind } from "../../contract/files/rules.ts";
import type { UploadGrant } from "../../contract/files/wire.ts";
import type { Person } from "./accounts.ts";
import { type Answer, PUBLIC_URL, type TestApp } from "./app.ts";

type Wishes = { kind?: UploadKind; mimeType?: string; fileName?: string };

/** Uploads bytes like a browser and resolves to their key, which the API has not been given yet. */
export async function uploadFile(
  app: TestApp,
  person: Person,
  bytes: Uint8Array,
  { kind = "USER_RESUME", mimeType = "application/pdf", fileName = "cv.pdf" }: Wishes = {},
): Promise<string> {
  const grant = await person.send<UploadGrant>("POST", `/api/file/gsu2u/${kind}`, {
    userId: person.email,
    resumeUserFileName: fileName,
    resumeFileMimeType: mimeType,
  });
  assert.equal(grant.status, 200, grant.text);
  const { awsS3SignedUrl, awsS3Tag, cloudFileName } = grant.body;
  const put = await app.app.fastify.inject({
    method: "PUT",
    url: awsS3SignedUrl,
    headers: { host: new URL(PUBLIC_URL).host, awsS3Tag, fileType: mimeType, "content-type": mimeType },
    payload: Buffer.from(bytes),
  });
  assert.equal(put.statusCode, 200, put.payload);
  return cloudFileName;
}

/** Names an upload as the newest CV. */
export const nameCv = (person: Person, resume: string): Promise<Answer<CvVersion>> =>
  person.send<CvVersion>("PATCH", `/api/user/${person.email}/cv`, { resume });

/** Uploads and names a CV, and resolves to it when no reading is in progress. */
export async function giveCv(app: TestApp, person: Person, bytes: Uint8Array, fileName?: string): Promise<CvVersion> {
  const answer = await nameCv(person, await uploadFile(app, person, bytes, fileName ? { fileName } : {}));
  assert.equal(answer.status, 200, answer.text);
  await app.app.reading.settled();
  const cv = (await cvsOf(person)).find(({ id }) => id === answer.body.id);
  assert.ok(cv, "the CV is not listed");
  return cv;
}

/** Newest first. */
export async function cvsOf(person: Person): Promise<CvVersion[]> {
  const answer = await person.send<{ data: CvVersion[] }>("GET", `/api/user/${person.email}/cv`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

export async function detailsOf(person: Person): Promise<BasicDetails> {
  const answer = await person.send<BasicDetails>("GET", "/api/user/basic-details");
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

export async function profileOf(person: Person): Promise<CandidateProfile> {
  const answer = await person.send<CandidateProfile>("GET", `/api/user/${person.email}/profile`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

export const changeProfile = (person: Person, change: object): Promise<Answer<CandidateProfile>> =>
  person.send<CandidateProfile>("PATCH", `/api/user/${person.email}/profile`, change);
