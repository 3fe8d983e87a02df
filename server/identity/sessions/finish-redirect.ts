// Handles the callback from the issuer's page: checks this browser's state and turns the code into a session.
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { accountFromClaims } from "../account-from-claims.ts";
import { exchangeCode, IssuerRefusal, NoAccessToken } from "../issuer/issuer.ts";
import { redirectUriOf } from "../provider/clients.ts";
import { openSession } from "./open-session.ts";
import { isSameSecret, markUsed, type RedirectTransaction, redirectCookie } from "./redirect-transaction.ts";
import type { SessionParts } from "./session-parts.ts";
import type { Callback } from "./sessions.ts";

export async function finishRedirect(
  parts: SessionParts,
  body: Callback,
  call: Call<unknown>,
): Promise<SessionAnswer & { returnTo: string }> {
  const transaction = await takeTransaction(parts, body, call);
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
    const proof = { accountId: String(claims.sub), authTime };
    return { ...(await openSession(parts, proof, call, transaction.provider)), returnTo: transaction.returnTo };
  }
  const accountId = await accountFromClaims(deps, claims);
  const session = await openSession(parts, { accountId, authTime, tokens }, call, transaction.provider ?? "issuer");
  return { ...session, returnTo: transaction.returnTo };
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

/** The refusal for an error that the issuer, or our provider for a social one, returned instead of a code. */
function refusalOf(error: string) {
  if (error === "access_denied") return refuse(401, "OAUTH_CANCELLED", "User cancelled OAuth flow.");
  if (error === "link_required")
    return refuse(
      409,
      "LINK_REQUIRED",
      "There is an account with this e-mail address already. Log in with its password here to connect the two.",
    );
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
