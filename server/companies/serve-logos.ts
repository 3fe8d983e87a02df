// Serves drawn logos below the images path.
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

type Logo = { contentType: string; body: string };

/** `GET /images/logos/:name`; an SVG opened by itself may run nothing. */
export function mountLogos(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Params: { name: string } }>("/images/logos/:name", { schema: { hide: true } as object }, async (request, reply) => {
    const found = await db.replica.query<Logo>(
      { name: "logo-by-name", text: `select content_type as "contentType", body from company_logo where name = $1` },
      [request.params.name.slice(0, 200)],
    );
    const logo = found[0];
    if (logo === undefined) return reply.status(404).type("text/plain").send("There is no such logo.");
    return reply
      .type(logo.contentType)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header("cache-control", "public, max-age=86400")
      .send(logo.body);
  });
}
