// Sends a text that stays the same while the process lives: compressed once for each encoding, and not again to who has it.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof PACKERS;

/** A handler that answers with what `make` returns; it is called once, at the first request. */
export function packedText(type: string, make: () => string) {
  let made: { text: Buffer; digest: string } | undefined;
  const packed = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= digested(make());
    const { text, digest } = made;
    const encoding = encodingFor(request);
    // Other bytes, another tag.
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

/** The smallest that the request takes; undefined for none. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const taken = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]);
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}
