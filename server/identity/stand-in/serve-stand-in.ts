// A stand-in for LinkedIn's OpenID Connect, for trials: it signs in under any address.

import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { escapeUTF8 as escapeHtml } from "entities";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SignJWT } from "jose";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { siteName } from "../../platform/site-name.ts";
import { pageOf, pagePolicy } from "../provider/pages.ts";
import { isSameSecret } from "../sessions/redirect.ts";
import { CALLBACK_PATH, STAND_IN_CLIENT, STAND_IN_PATH, standInIssuerOf, standInSecret } from "../social/upstream.ts";

const question = z.object({
  client_id: z.literal(STAND_IN_CLIENT),
  redirect_uri: z.string(),
  response_type: z.literal("code"),
  state: z.string().max(300),
});
const person = question.extend({
  email: z.email(),
  name: z.string().trim().min(1).max(120),
  verified: z.string().optional(),
  answer: z.enum(["continue", "cancel"]),
});
const redemption = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
});
type Person = z.output<typeof person>;

/** Mounts the stand-in below /dev/linkedin. `limits` is the routes' rate limit. */
export function mountStandIn(app: FastifyInstance, deps: Deps, publicUrl: string, limits: object): void {
  const { vault, clock } = deps;
  const issuer = standInIssuerOf(publicUrl);
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  const keys = keysOf(vault.key("stand-in issuer"));
  app.get(`${STAND_IN_PATH}/.well-known/openid-configuration`, limits, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks.json`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ["code"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["EdDSA"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    scopes_supported: ["openid", "profile", "email"],
  }));
  app.get(`${STAND_IN_PATH}/jwks.json`, limits, async () => ({ keys: [keys.jwk] }));
  app.get(`${STAND_IN_PATH}/authorize`, limits, async (request, reply) => {
    const asked = question.safeParse(request.query);
    if (!asked.success || asked.data.redirect_uri !== redirectUri)
      return reply.status(400).send("No such application.");
    return show(reply, askPage(asked.data));
  });
  app.post(`${STAND_IN_PATH}/authorize`, limits, async (request, reply) => {
    const asked = question.safeParse(request.body);
    if (!asked.success || asked.data.redirect_uri !== redirectUri)
      return reply.status(400).send("No such application.");
    const back = new URL(redirectUri);
    back.searchParams.set("state", asked.data.state);
    const given = person.safeParse(request.body);
    if ((request.body as { answer?: string }).answer === "cancel")
      back.searchParams.set("error", "user_cancelled_login");
    else if (!given.success)
      return show(reply.status(400), askPage(asked.data, "Please enter an e-mail address and a name."));
    else back.searchParams.set("code", sealCode(deps, given.data));
    return reply.header("cache-control", "no-store").redirect(back.href, 303);
  });
  app.post(`${STAND_IN_PATH}/token`, limits, async (request, reply) => {
    const asked = redemption.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ error: "invalid_request" });
    const { client_id, client_secret, code, redirect_uri } = asked.data;
    const known = client_id === STAND_IN_CLIENT && isSameSecret(client_secret, standInSecret(vault));
    if (!known) return reply.status(401).send({ error: "invalid_client" });
    const who = openCode(deps, code);
    if (!who || redirect_uri !== redirectUri) return reply.status(400).send({ error: "invalid_grant" });
    const idToken = await signIdToken(who, { issuer, keys, now: clock() });
    return reply
      .header("cache-control", "no-store")
      .send({ access_token: "nothing-to-read-here", token_type: "Bearer", expires_in: 300, id_token: idToken });
  });
  app.get(`${STAND_IN_PATH}/logout`, limits, async (_request, reply) => reply.redirect(`${publicUrl}/`, 302));
}

type Keys = ReturnType<typeof keysOf>;

/** The id token of a member, whose subject comes from the address: the same address is the same member. */
function signIdToken(who: Person, { issuer, keys, now }: { issuer: string; keys: Keys; now: Date }): Promise<string> {
  const [here, there] = [now, new Date()].map((time) => Math.floor(time.getTime() / 1000)) as [number, number];
  return new SignJWT({ email: who.email, email_verified: who.verified === "yes", name: who.name })
    .setProtectedHeader({ alg: "EdDSA", kid: keys.jwk.kid })
    .setIssuer(issuer)
    .setAudience(STAND_IN_CLIENT)
    .setSubject(createHash("sha256").update(`${who.email}`).digest("base64url").slice(0, 12))
    .setIssuedAt(there)
    .setExpirationTime(Math.max(here, there) + 300)
    .sign(keys.privateKey);
}

/** Derives the key pair, so that every process has the same. */
function keysOf(seed: Buffer) {
  const pkcs8 = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const privateKey = createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, jwk: { kty, crv, x, kid: "stand-in", alg: "EdDSA", use: "sig" } };
}

/** A code is the sealed answer itself, valid for a minute. */
const sealCode = ({ vault, clock }: Deps, who: Person): string =>
  vault.seal("stand-in code", JSON.stringify({ ...who, until: clock().getTime() + 60_000 })).toString("base64url");

function openCode({ vault, clock }: Deps, code: string): Person | null {
  const text = vault.open("stand-in code", Buffer.from(code, "base64url"));
  const who = text === null ? null : (JSON.parse(text) as Person & { until: number });
  return who && who.until > clock().getTime() ? who : null;
}

function show(reply: FastifyReply, page: string) {
  return reply
    .headers({ "content-security-policy": pagePolicy(), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(page);
}

function askPage(asked: z.output<typeof question>, problem?: string): string {
  const kept = Object.entries(asked)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  return pageOf(
    "Stand-in for LinkedIn",
    `<p class="note"><strong>This is not LinkedIn.</strong> It stands in for it while ${siteName()} is being tried out: choose any name.</p>
     <h1>Sign in as a member</h1>${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ""}
     <form method="post" action="${STAND_IN_PATH}/authorize">${kept}
     <label>E-mail address<input type="email" name="email" autocomplete="email" required></label>
     <label>Name<input name="name" autocomplete="name" required maxlength="120"></label>
     <label>The address is verified<input type="checkbox" name="verified" value="yes" checked></label>
     <button name="answer" value="continue">Continue</button>
     <button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button></form>`,
  );
}
