// Serves a text that is constant for the process: compressed once per encoding, with an ETag.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof PACKERS;

/** A handler that answers with the result of `make`, which is called once, at the first request. */
export function packedText(type: string, make: () => string) {
  let made: { text: Buffer; digest: string } | undefined;
  const packed = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= digested(make());
    const { text, digest } = made;
    const encoding = encodingFor(request);
    // Each encoding has other bytes and so needs its own ETag.
    const tag = `"${digest}${encoding ? `-${encoding}` : ""}"`;
    reply.headers({ "content-type": type, vary: "accept-encoding", etag: tag, "cache-control": "no-cache" });
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    if (!encoding) return reply.send(text);
    const bytes = packed.get(encoding) ?? PACKERS[encoding](text);
    packed.set(encoding, bytes);
    return reply.header("content-encoding", encoding).send(await bytes);
  };
}

function digested(made: string) {
  const text = Buffer.from(made);
  return { text, digest: createHash("sha256").update(text).digest("base64url").slice(0, 22) };
}

/** The best encoding that the request accepts; undefined if none. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const taken = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]);
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}
