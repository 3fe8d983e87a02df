// Receives uploads and serves files at the site's own signed URLs, for files in a folder.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UPLOAD_RULES } from "../../contract/files/rules.ts";
import type { Deps } from "../deps.ts";
import { dispositionOf } from "../platform/download.ts";
import { refuse } from "../platform/refusal.ts";
import { limitOf } from "../platform/shared-limits.ts";
import type { Draft, FileDoor, FileQuery, TooLarge } from "./file-store.ts";
import { type FileProblem, headerProblem, lengthProblem } from "./rules.ts";
import { findUpload, inUploadTurn, putGrantOf, type Upload, uploadedKey } from "./store.ts";

/** Requests a minute from one address, before RATE_LIMIT_SCALE. */
const perMinute = 240;

type Route = { Params: { "*": string }; Querystring: FileQuery };

/** `PUT` and `GET /files/<key>?…&signature=…`; mounts nothing when a bucket does this. */
export function mountFileDoor(app: FastifyInstance, deps: Deps, rateLimitScale: number): void {
  const { door } = deps.files;
  if (!door) return;
  const options = {
    config: { isCall: true, ...limitOf(perMinute, rateLimitScale) },
    schema: { hide: true } as object,
  };
  app.register(async (scope) => {
    // Read every body as raw bytes, whatever its content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.put<Route>("/files/*", options, (request, reply) => takeIn(request, reply, door, deps));
    scope.get<Route>("/files/*", options, (request, reply) => handOut(request, reply, door, deps));
  });
}

async function takeIn(request: FastifyRequest<Route>, reply: FastifyReply, door: FileDoor, deps: Deps) {
  const upload = await inUploadTurn(() => admit(request, door, deps));
  const { contentLength } = headersOf(request);
  // The rest of the body is not read after a refusal, so close the connection.
  if (contentLength === undefined || contentLength >= UPLOAD_RULES[upload.kind].maxBytes)
    reply.header("connection", "close");
  refuseProblem(headerProblem(upload, headersOf(request)));
  const draft = await receive(request, door, UPLOAD_RULES[upload.kind].maxBytes);
  try {
    refuseProblem(lengthProblem(upload, draft === "too-large" ? draft : draft.bytes));
    if (draft !== "too-large") await inUploadTurn(() => settle(upload, draft, deps));
  } finally {
    if (draft !== "too-large") await draft.discard();
  }
  return reply.status(200).header("cache-control", "no-store").send();
}

/** The upload that the URL was signed for, if it may still arrive. */
async function admit({ params, query }: FastifyRequest<Route>, door: FileDoor, { db, clock }: Deps): Promise<Upload> {
  const key = /^uploads\/(.*)$/.exec(params["*"])?.[1];
  const upload = key && (await findUpload(db, key));
  if (!upload || !door.admitsPut(putGrantOf(upload), query)) throw refuse(404, "NOT_FOUND", "There is no such upload.");
  if (upload.putAt) throw alreadyUploaded();
  if (upload.expiresAt <= clock())
    throw refuse(410, "UPLOAD_EXPIRED", "The time for this upload is over. Please start it again.");
  return upload;
}

const alreadyUploaded = () => refuse(409, "CONFLICT", "This file has been uploaded already.");

function headersOf({ headers }: FastifyRequest) {
  const length = headers["content-length"];
  return {
    awsS3Tag: headers.awss3tag?.toString(),
    fileType: headers.filetype?.toString(),
    contentType: headers["content-type"],
    contentLength: length === undefined ? undefined : Number(length),
  };
}

function refuseProblem(problem: FileProblem | null): void {
  if (problem) throw refuse(422, "INVALID_FILE", problem.words, problem.field);
}

async function receive({ raw }: FastifyRequest, door: FileDoor, maxBytes: number): Promise<Draft | TooLarge> {
  try {
    // Keep the connection open, so that a sender of too many bytes still gets the answer.
    return await door.receive(raw.iterator({ destroyOnReturn: false }), maxBytes);
  } catch (error) {
    if (raw.complete) throw error;
    throw refuse(400, "INVALID_BODY", "The upload broke off. It can be tried again.");
  }
}

/** Of two concurrent uploads the first to commit counts. */
async function settle({ key }: Upload, draft: Draft, { db, clock }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx.query(
      "update file_upload set put_at = $2 where key = $1 and put_at is null and taken_at is null and removed_at is null returning 1",
      [key, clock()],
    );
    if (first.length === 0) throw alreadyUploaded();
    await draft.keepAs(uploadedKey(key));
  });
}

async function handOut({ params, query }: FastifyRequest<Route>, reply: FastifyReply, door: FileDoor, deps: Deps) {
  const key = params["*"];
  const wishes = door.readGet(key, query);
  if (!wishes) throw refuse(404, "NOT_FOUND", "There is no such file.");
  if (wishes.expiresAt <= deps.clock())
    throw refuse(410, "NOT_FOUND", "This link has expired. Please open the file again from where you found it.");
  const bytes = await deps.files.read(key, Number.POSITIVE_INFINITY);
  if (bytes === null || bytes === "too-large") throw refuse(404, "NOT_FOUND", "There is no such file.");
  const { fileName, mimeType, inline } = wishes;
  return reply
    .type(mimeType)
    .header("content-disposition", dispositionOf(fileName, inline ?? false))
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", inline ? "private, max-age=3600" : "no-store")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
