// A bucket for tests: s3rver plus what it lacks of S3, namely checks of signatures and of If-None-Match.
import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import type { S3Config } from "../../server/platform/config.ts";
import { afterFile } from "./run-files.ts";

/** The only access key that s3rver knows. */
const KEY = "S3RVER";
const BUCKET = "vouchboard-files";
/** As README requires, but for any origin: a test's own address is unknown until it listens. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod>
  ${["awsS3Tag", "fileType", "content-type", "if-none-match"].map((name) => `<AllowedHeader>${name}</AllowedHeader>`).join("")}
</CORSRule></CORSConfiguration>`;

/** Call it at the top of a test file, with `await`; it cleans up after the file's last test. */
export async function startBucket(): Promise<S3Config> {
  const directory = await mkdtemp(join(tmpdir(), "vouchboard-bucket-"));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [CORS] }] });
  await store.configureBuckets();
  const inner = await listen(store.callback());
  const outer = await listen(guardedBy(inner.port));
  afterFile(async () => {
    await outer.close();
    await inner.close();
    store.logger.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    bucket: BUCKET,
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${outer.port}`,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    forcePathStyle: true,
  };
}

async function listen(serve: RequestListener): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Forwards requests that are signed, complete and allowed by their If-None-Match. */
function guardedBy(port: number): RequestListener {
  /** Objects that exist or are being written. */
  const written = new Set<string>();
  return async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const body = await buffer(request).catch(() => null);
    // The request broke off: like S3, store nothing.
    if (body === null) return;
    if (request.method !== "OPTIONS" && !isSigned(request, pathname, searchParams))
      return refuse(answer, 403, "SignatureDoesNotMatch");
    if (request.method === "DELETE") written.delete(pathname);
    if (request.method === "PUT") {
      const isTaken = request.headers["if-none-match"] === "*" && written.has(pathname);
      written.add(pathname);
      if (isTaken) return refuse(answer, 412, "PreconditionFailed");
    }
    const { statusCode = 500, headers, content } = await forward(port, request, body);
    // s3rver answers before the bytes are in its file, so wait for them; a piece is read only when all are put together.
    const isWhole = request.method === "PUT" && !searchParams.has("partNumber");
    while (isWhole && statusCode === 200 && (await lengthOf(port, pathname)) !== body.length);
    answer.writeHead(statusCode, headers).end(content);
  };
}

type Forwarded = { statusCode: number | undefined; headers: IncomingHttpHeaders; content: Buffer };

function forward(port: number, { method, url: path, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    send({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      const { statusCode, headers } = answer;
      buffer(answer).then((content) => resolve({ statusCode, headers, content }), reject);
    })
      .on("error", reject)
      .end(body);
  });
}

async function lengthOf(port: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return (await answer.arrayBuffer()).byteLength;
}

function refuse(answer: ServerResponse, status: number, code: string): void {
  answer
    .writeHead(status, { "content-type": "application/xml", "access-control-allow-origin": "*" })
    .end(`<Error><Code>${code}</Code></Error>`);
}

/** Whether the query is signed as a presigned URL (AWS Signature Version 4), or the library signed the header. */
function isSigned(request: IncomingMessage, path: string, query: URLSearchParams): boolean {
  const given = query.get("X-Amz-Signature");
  if (given === null) return /^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? "");
  const date = query.get("X-Amz-Date") ?? "";
  const [, ...scope] = (query.get("X-Amz-Credential") ?? "").split("/");
  const names = (query.get("X-Amz-SignedHeaders") ?? "").split(";");
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}`),
    "",
    names.join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", date, scope.join("/"), createHash("sha256").update(canonical).digest("hex")];
  const key = scope.reduce<Buffer | string>((secret, part) => mac(secret, part), `AWS4${KEY}`);
  return mac(key, toSign.join("\n")).toString("hex") === given;
}

const mac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

function canonicalQuery(query: URLSearchParams): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
}
