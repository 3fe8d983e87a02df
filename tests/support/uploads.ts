// Uploads for tests, with a folder and with a bucket: one application each, and the calls of its uploader.
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import type { UploadKind } from "../../contract/files/rules.ts";
import type { UploadGrant } from "../../contract/files/wire.ts";
import { openFiles, takeUpload } from "../../server/files/index.ts";
import { Refusal } from "../../server/platform/refusal.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { type Person, signedIn } from "./accounts.ts";
import { type Answer, startApp, type TestApp } from "./app.ts";
import { startBucket } from "./bucket.ts";

/** Made by hand, because only the header is checked here. */
export const CV = Buffer.from("%PDF-1.7\nAsha Rao, backend engineer\n%%EOF\n");
export const OTHER_CV = Buffer.from("%PDF-1.7\nSomebody else entirely\n%%EOF\n");
export const PHOTO = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(64)]);
/** A CV must be smaller than this, in bytes. */
export const CV_LIMIT = 2 * 1024 * 1024;

export type Bytes = Buffer<ArrayBuffer>;
type TakeWishes = { ownerId?: string; kind?: UploadKind };

/** An application with one kind of file store, and Asha, who uploads. */
export type UploadBench = {
  kind: "disk" | "s3";
  isDisk: boolean;
  app: TestApp;
  /** The address where it listens. */
  url: string;
  asha: Person;
  /** Sets the application's clock so many minutes ahead while `work` runs. */
  at<Result>(minutes: number, work: () => Promise<Result>): Promise<Result>;
  now(): Date;
  ask(body?: object, kind?: UploadKind, person?: Person): Promise<Answer<UploadGrant>>;
  /** A grant; fails if refused. */
  grant(body?: object, kind?: UploadKind, person?: Person): Promise<UploadGrant>;
  put(grant: UploadGrant, body: Bytes, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
  /** Uploads and resolves to the key. */
  upload(body?: Bytes): Promise<string>;
  /** Claims an upload of Asha's. */
  take(key: string, wishes?: TakeWishes): ReturnType<typeof takeUpload>;
};

/** Call it at the top of a test file, with `await`. */
export async function startUploadBenches(): Promise<UploadBench[]> {
  const bucket = await startBucket();
  return [await startBench("disk"), await startBench("s3")];

  async function startBench(kind: UploadBench["kind"]): Promise<UploadBench> {
    let aheadMs = 0;
    const clock = () => new Date(Date.now() + aheadMs);
    const vault = makeVault("a master key that only these tests use");
    const app = await startApp({
      clock,
      ...(kind === "s3" && { files: await openFiles({ dataDir: "", s3: bucket }, { vault, clock }) }),
    });
    const asha = await signedIn(app);
    return {
      kind,
      isDisk: kind === "disk",
      app,
      url: await app.listen(),
      asha,
      now: clock,
      async at(minutes, work) {
        aheadMs = minutes * 60_000;
        try {
          return await work();
        } finally {
          aheadMs = 0;
        }
      },
      ...callsOf(app, asha),
    };
  }
}

function callsOf(app: TestApp, asha: Person): Pick<UploadBench, "ask" | "grant" | "put" | "upload" | "take"> {
  const ask: UploadBench["ask"] = (body = {}, kind = "USER_RESUME", person = asha) =>
    person.send("POST", `/api/file/gsu2u/${kind}`, {
      userId: person.email,
      resumeUserFileName: "Asha Rao.pdf",
      resumeFileMimeType: "application/pdf",
      ...body,
    });
  const grant: UploadBench["grant"] = async (...wishes) => {
    const answer = await ask(...wishes);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  const put: UploadBench["put"] = async ({ awsS3SignedUrl, awsS3Tag }, body, headers = {}) => {
    const answer = await fetch(urlOf(app, awsS3SignedUrl), {
      method: "PUT",
      headers: { awsS3Tag, fileType: "application/pdf", ...headers },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    ask,
    grant,
    put,
    async upload(body = CV) {
      const given = await grant();
      const answer = await put(given, body);
      assert.equal(answer.status, 200, answer.text);
      return given.cloudFileName;
    },
    take: (key, wishes = {}) =>
      app.db.transaction((tx) =>
        takeUpload(tx, { key, ownerId: asha.accountId, kind: "USER_RESUME", ...wishes }, app.deps),
      ),
  };
}

/** Resolves a signed URL, which for the folder store is a path of the site. */
export function urlOf(app: TestApp, signed: string): URL {
  const { port } = app.app.fastify.server.address() as AddressInfo;
  return new URL(signed, `http://127.0.0.1:${port}`);
}

/** The refusal that `work` rejects with. */
export function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  return work.then(
    () => assert.fail("it was not refused"),
    (error) => (error instanceof Refusal ? error : Promise.reject(error)),
  );
}
