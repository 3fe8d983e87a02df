// Serves what programs look for: the contact for security reports (RFC 9116) and the redirect to the change of password below
// /.well-known, and the file by which IndexNow knows that its messages come from us.
import type { FastifyInstance } from "fastify";
import { CHANGE_PASSWORD_PATH } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";

/** A mailto:, tel: or https: address, and when it expires. */
export type SecurityContact = { contact: string; expires: Date };

type Programs = { site: string; security?: SecurityContact | null; indexNowKey?: string | undefined };

/** `site` is the public address without a trailing slash. */
export function mountWellKnown(
  app: FastifyInstance,
  { clock }: Pick<Deps, "clock">,
  { site, security = null, indexNowKey }: Programs,
): void {
  const hidden = { schema: { hide: true } as object };
  if (indexNowKey)
    app.get(`/${indexNowKey}.txt`, hidden, async (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send(indexNowKey),
    );
  app.get("/.well-known/change-password", hidden, async (_request, reply) =>
    reply.header("cache-control", "no-store").redirect(CHANGE_PASSWORD_PATH, 302),
  );
  app.get("/.well-known/security.txt", hidden, async (_request, reply) => {
    reply.type("text/plain; charset=utf-8");
    // RFC 9116: an expired file must not be used, so do not serve it.
    if (security === null || security.expires <= clock()) return reply.status(404).send("There is no security.txt.\n");
    return reply.send(
      [
        `Contact: ${security.contact}`,
        `Expires: ${security.expires.toISOString()}`,
        "Preferred-Languages: en",
        `Canonical: ${site}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
  });
}
