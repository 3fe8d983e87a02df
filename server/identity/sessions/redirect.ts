// Signing in at the issuer's own page: the way there and back.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { InteractionResults, default as Provider } from "oidc-provider";
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
import type { Language } from "../../../contract/identity/rules.ts";
import type * as calls from "../../../contract/identity/wire.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { Reader } from "../../platform/db.ts";
import { type Call, type Input, Redirect } from "../../platform/mount.ts";
import { hashToken } from "../../platform/random-tokens.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { accountFromClaims } from "../accounts.ts";
import { cookieNamesOf, type SealedCookie, sealedCookie, signedCookie } from "../cookies.ts";
import { strengthIn, strengthOf, strongLevels } from "../factors/rules.ts";
import type { Proof } from "../gateways/gateway.ts";
import { exchangeCode, IssuerRefusal, NoAccessToken } from "../issuer/issuer.ts";
import { redirectUriOf, SCOPES } from "../provider/clients.ts";
import type { SessionParts } from "./make-sessions.ts";
import { byCompanyOnly, openSession } from "./open-session.ts";

export type RedirectTransaction = {
  state: string;
  verifier: string;
  returnTo: string;
  /** Of the page where it began; none in English. */
  language?: Language | undefined;
  /** The requested social provider; null for the issuer's own page. */
  provider: string | null;
};

/** The session, and where the browser goes on: a path of this site, in this language. */
export type RedirectEnd = SessionAnswer & { returnTo: string; language: Language };

/** The issuer's callback parameters, as in the address of /auth/checkRedirection. */
export type Callback = Input<typeof calls.finishRedirect>["body"];
export type StartQuery = Input<typeof calls.startRedirect>["query"];

const seconds = 600;

export const redirectCookie = (vault: Vault, publicUrl: string): SealedCookie<RedirectTransaction> =>
  sealedCookie({ vault, publicUrl, name: "vouchboard_redirect", seconds });

/** A state and a nonce of 32 characters, and a PKCE verifier of 128, the longest allowed (RFC 7636). */
export const makeSecrets = (): { state: string; verifier: string; nonce: string } => ({
  state: randomBytes(24).toString("base64url"),
  verifier: randomBytes(96).toString("base64url"),
  nonce: randomBytes(24).toString("base64url"),
});

/** Compares in constant time. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  return given !== undefined && timingSafeEqual(hashToken(given), hashToken(expected));
}

/** Marks a state as used; false if it already was, for example when a browser replays its cookie. */
export async function markUsed(db: Reader, state: string, now: Date): Promise<boolean> {
  const [first] = await db.query(
    `insert into oidc_record (kind, id, payload, expires_at) values ('UsedState', $1, '{}', $2) on conflict do nothing returning 1`,
    [hashToken(state).toString("base64url"), new Date(now.getTime() + seconds * 1000)],
  );
  return first !== undefined;
}

/** Begins a sign-in at the issuer's page, or through it at a social provider. */
export async function startRedirect(
  { deps, settings, issuer, upstreams }: SessionParts,
  query: StartQuery,
  call: Call<unknown>,
): Promise<Redirect> {
  const { provider = null } = query;
  if (provider !== null && !(await upstreams.find(provider)))
    throw refuse(400, "INVALID_PARAMETER", "provider: is not known here", "provider");
  const client = await issuer.client().catch(() => {
    throw refuse(503, "BUSY", "The sign-in service cannot be reached. Please try again in a moment.");
  });
  const { state, verifier } = makeSecrets();
  redirectCookie(deps.vault, settings.publicUrl).give(
    call,
    { state, verifier, provider, returnTo: safeReturnTo(query.returnTo), language: query.language },
    deps.clock(),
  );
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUriOf(settings.publicUrl),
    scope: SCOPES,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(provider !== null && { identity_provider: provider }),
    ...(query.level !== undefined && { acr_values: strongLevels(settings.config.adminAcr) }),
  });
  return new Redirect(url.href);
}

/** Handles the callback from the issuer's page: checks this browser's state and turns the code into a session. */
export async function finishRedirect(parts: SessionParts, body: Callback, call: Call<unknown>): Promise<RedirectEnd> {
  const transaction = await takeTransaction(parts, body, call);
  const { returnTo, language = "en" } = transaction;
  if (body.error !== undefined) throw refusalOf(body.error);
  if (!body.code) throw refuse(401, "OAUTH_CANCELLED", "`signInWithRedirect` has been canceled.");
  const { deps, settings, issuer } = parts;
  const { tokens, claims } = await exchangeCode(
    issuer,
    addressOf(settings.publicUrl, body),
    transaction,
    deps.clock(),
  ).catch((error) => {
    throw failureOf(error);
  });
  const authTime = new Date(Number(claims.auth_time ?? claims.iat) * 1000);
  if (issuer.kind === "embedded") {
    // Our own provider issues new tokens with the session's id; the code's tokens are discarded.
    const proof = { accountId: String(claims.sub), authTime, amr: strengthIn(claims).amr };
    return { ...(await openSession(parts, proof, call, transaction.provider)), returnTo, language };
  }
  const accountId = await accountFromClaims(deps, claims);
  const session = await openSession(parts, { accountId, authTime, tokens }, call, transaction.provider ?? "issuer");
  return { ...session, returnTo, language };
}

/** The redirect transaction of this browser, usable once: its cookie is cleared in any case. */
async function takeTransaction(
  { deps, settings }: SessionParts,
  body: Callback,
  call: Call<unknown>,
): Promise<RedirectTransaction> {
  const cookie = redirectCookie(deps.vault, settings.publicUrl);
  const transaction = cookie.read(call.cookies, deps.clock());
  if (call.cookies[cookie.name] !== undefined) cookie.clear(call);
  if (!body.state && !body.code && !body.error)
    throw refuse(401, "OAUTH_CANCELLED", "`signInWithRedirect` has been canceled.");
  const isOurs = transaction !== null && isSameSecret(body.state, transaction.state);
  if (!isOurs || !(await markUsed(deps.db, transaction.state, deps.clock())))
    throw refuse(400, "OAUTH_STATE", "An error occurred while validating the state.");
  return transaction;
}

/** Rebuilds the callback address from its parameters. */
function addressOf(publicUrl: string, { code = "", state = "", iss, session_state }: Callback): URL {
  const url = new URL(redirectUriOf(publicUrl));
  const given = { code, state, iss, session_state };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** Why a sign-in at a company's issuer failed. */
const COMPANY_REFUSALS: Readonly<Record<string, string>> = {
  other_domain: "Your company’s service named an e-mail address that is not at your company’s domain.",
  domain_unconfirmed:
    "Your company’s domain is not confirmed yet, so only its members here can log in this way. Please log in with your password, or sign up with your e-mail.",
  not_by_company: "This account cannot be used by way of a company. Please log in with its password.",
};

/** The refusal for an error that the issuer, or our provider for a social one, returned instead of a code. */
function refusalOf(error: string) {
  if (error === "access_denied") return refuse(401, "OAUTH_CANCELLED", "User cancelled OAuth flow.");
  if (error === "link_required")
    return refuse(
      409,
      "LINK_REQUIRED",
      "There is an account with this e-mail address already. Log in with its password here to connect the two.",
    );
  if (error === "account_suspended")
    return refuse(
      403,
      "SUSPENDED",
      "This account is suspended. The mail that we sent you says why, and how to object.",
    );
  if (error === "company_required") return byCompanyOnly();
  const known = COMPANY_REFUSALS[error];
  if (known) return refuse(401, "OAUTH_FAILED", known);
  if (error === "email_unverified")
    return refuse(
      401,
      "OAUTH_FAILED",
      "The other site has not verified your e-mail address, so it cannot sign you in here.",
    );
  return refuse(401, "OAUTH_FAILED", "The sign-in did not succeed. Please try again.");
}

function failureOf(error: unknown): unknown {
  if (error instanceof NoAccessToken) return refuse(401, "OAUTH_NO_TOKEN", "No access token returned from OAuth flow.");
  if (error instanceof IssuerRefusal) return refusalOf("refused");
  return refuse(503, "BUSY", "The sign-in service cannot be reached. Please try again in a moment.");
}

export type Interactions = { provider: Provider; publicUrl: string; vault: Vault };

/** The interaction, if it began in this browser, which the provider's signed cookie proves; its id is no secret. */
export async function findInteraction(
  { provider, publicUrl, vault }: Interactions,
  uid: string,
  cookies: Call["cookies"],
) {
  if (uid === "" || signedCookie(vault, cookies, cookieNamesOf(publicUrl).interaction) !== uid) return null;
  return (await provider.Interaction.find(uid)) ?? null;
}

/** Stores the result of this browser's interaction. Resolves to where it continues; null without one. */
export async function answerInteraction(
  interactions: Interactions,
  uid: string,
  cookies: Call["cookies"],
  result: InteractionResults,
): Promise<string | null> {
  const interaction = await findInteraction(interactions, uid, cookies);
  if (!interaction) return null;
  interaction.result = result;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  return interaction.returnTo;
}

/** The result of a successful sign-in. Consent is implied by registering the application. */
export function signedInAs({ accountId, authTime, amr }: Proof): InteractionResults {
  const strength = strengthOf(amr);
  return {
    login: {
      accountId,
      ts: Math.floor(authTime.getTime() / 1000),
      remember: true,
      amr: [...strength.amr],
      ...(strength.acr !== null && { acr: strength.acr }),
    },
    consent: {},
  };
}

/** Resolves to where the browser continues. 400 OAUTH_STATE if expired or another browser's. */
export async function finishInteraction(
  interactions: Interactions,
  uid: string,
  proof: Proof,
  call: Call<unknown>,
): Promise<string> {
  const next = await answerInteraction(interactions, uid, call.cookies, signedInAs(proof));
  if (next === null) throw refuse(400, "OAUTH_STATE", "An error occurred while validating the state.");
  return next;
}
