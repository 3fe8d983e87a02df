// Serves pictures to everybody. A name never gets other bytes, so browsers keep them.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../deps.ts";
import { limitOf } from "../platform/shared-limits.ts";
import { readPicture } from "./kept-pictures.ts";

/** Requests a minute from one address. */
const perMinute = 1_200;

/** `GET /images/pictures/:name`. */
export function mountPictures(app: FastifyInstance, deps: Deps, rateLimitScale: number): void {
  app.get<{ Params: { name: string } }>(
    "/images/pictures/:name",
    { schema: { hide: true } as object, config: limitOf(perMinute, rateLimitScale) },
    async (request, reply) => {
      const bytes = await readPicture(request.params.name, deps);
      if (bytes === null) return reply.status(404).type("text/plain").send("There is no such picture.");
      return sendPicture(reply, bytes);
    },
  );
}

/** The answer with a drawn picture: nothing in it runs, whatever a browser takes it for. */
export const sendPicture = (reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .type("image/webp")
    .header("content-disposition", "inline")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "public, max-age=31536000, immutable")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
