// Begins a sign-in at the issuer's page, or through it at a social provider.
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
import { type Call, Redirect } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { SCOPES } from "../provider/api-audience.ts";
import { redirectUriOf } from "../provider/clients.ts";
import { signInMethodsOf } from "../sign-in-methods.ts";
import { makeSecrets, redirectCookie } from "./redirect-transaction.ts";
import type { SessionParts } from "./session-parts.ts";

export async function startRedirect(
  { deps, settings, issuer }: SessionParts,
  query: { provider?: string | undefined; returnTo?: string | undefined },
  call: Call<unknown>,
): Promise<Redirect> {
  const { provider = null } = query;
  if (provider !== null && !signInMethodsOf(settings).providers.some(({ name }) => name === provider))
    throw refuse(400, "INVALID_PARAMETER", "provider: is not known here", "provider");
  const client = await issuer.client().catch(() => {
    throw refuse(503, "BUSY", "The sign-in service cannot be reached. Please try again in a moment.");
  });
  const { state, verifier } = makeSecrets();
  redirectCookie(deps.vault, settings.publicUrl).give(
    call,
    { state, verifier, provider, returnTo: safeReturnTo(query.returnTo) },
    deps.clock(),
  );
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUriOf(settings.publicUrl),
    scope: SCOPES,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(provider !== null && { identity_provider: provider }),
  });
  return new Redirect(url.href);
}
