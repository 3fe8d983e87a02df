// What programs look for below /.well-known: where weaknesses are reported (RFC 9116), and where a password is changed.
import type { FastifyInstance } from "fastify";
import { CHANGE_PASSWORD_PATH } from "../../contract/paths.ts";
import type { Deps } from "../deps.ts";

/** A mailto:, tel: or https: address, and until when it is known to be right. */
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
    // A date that has passed says that nothing in the file can be relied on.
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
