// Serves /.well-known: the contact for security reports (RFC 9116), and the redirect to the change of password.
import type { FastifyInstance } from "fastify";
import { CHANGE_PASSWORD_PATH } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";

/** A mailto:, tel: or https: address, and when it expires. */
export type SecurityContact = { contact: string; expires: Date };

/** `site` is the public address without a trailing slash. */
export function mountWellKnown(
  app: FastifyInstance,
  { clock }: Pick<Deps, "clock">,
  { site, security }: { site: string; security: SecurityContact | null },
): void {
  const hidden = { schema: { hide: true } as object };
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
