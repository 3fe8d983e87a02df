// Assembles identity for an application and mounts its routes outside the API.
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { insideHeaders } from "../platform/inside-call.ts";
import { type Identity, type IdentitySettings, type InsideFetch, makeIdentity } from "./identity.ts";
import { providerLimits, serveProvider } from "./serve-provider.ts";
import { mountSocial } from "./social/serve-social.ts";
import { mountStandIn } from "./stand-in/serve-stand-in.ts";

export type { Identity, IdentitySettings } from "./identity.ts";

export async function serveIdentity(app: FastifyInstance, deps: Deps, settings: IdentitySettings): Promise<Identity> {
  const identity = makeIdentity(deps, settings, fetchInside(app));
  const { provider, upstream, links, holders, sessions } = identity;
  if (!provider) return identity;
  const { publicUrl, rateLimitScale } = settings;
  await serveProvider(app, { provider, holders, sessions, vault: deps.vault, publicUrl, rateLimitScale });
  const limits = providerLimits(rateLimitScale);
  const interactions = { provider, publicUrl, vault: deps.vault };
  if (upstream) mountSocial(app, { deps, interactions, upstream, links }, limits);
  if (settings.standIn && settings.config.linkedIn === null)
    await app.register(async (scope) => {
      scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      mountStandIn(scope, deps, publicUrl, limits);
    });
  return identity;
}

/** A fetch that stays in the process. */
function fetchInside(app: FastifyInstance): InsideFetch {
  return async (url, { method = "GET", headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method as "GET",
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), ...insideHeaders(randomUUID()) },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: kept,
    });
  };
}
