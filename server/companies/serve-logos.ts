// Serves logos below the images path: those that this product drew, and those that companies uploaded.
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { readPicture, sendPicture } from "../pictures/index.ts";
import type { Reader } from "../platform/db.ts";
import { limitOf } from "../platform/shared-limits.ts";

/** Requests a minute from one address; a page of the list shows a hundred logos. */
const perMinute = 3_000;

type Logo = { contentType: string; body: string };

/** `GET /images/logos/:name`; the policy keeps an SVG opened by itself from running scripts. */
export function mountLogos(app: FastifyInstance, deps: Deps, rateLimitScale: number): void {
  app.get<{ Params: { name: string } }>(
    "/images/logos/:name",
    { schema: { hide: true } as object, config: limitOf(perMinute, rateLimitScale) },
    async (request, reply) => {
      // Other names (such as a NUL, which PostgreSQL refuses) are not looked up.
      const logo = /^[\w.-]{1,100}$/.test(request.params.name)
        ? await readLogo(deps.db.replica, request.params.name)
        : undefined;
      const picture = logo === undefined ? await readPicture(request.params.name, deps) : null;
      if (picture !== null) return sendPicture(reply, picture);
      if (logo === undefined) return reply.status(404).type("text/plain").send("There is no such logo.");
      return reply
        .type(logo.contentType)
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header("cache-control", "public, max-age=86400")
        .send(logo.body);
    },
  );
}

async function readLogo(db: Reader, name: string): Promise<Logo | undefined> {
  const statement = {
    name: "logo-by-name",
    text: `select content_type as "contentType", body from company_logo where name = $1`,
  };
  return (await db.query<Logo>(statement, [name]))[0];
}
