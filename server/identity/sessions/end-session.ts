// Signs out of this session or all of them, and finds the issuer's log-out page.
import { buildEndSessionUrl } from "openid-client";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { raiseAuthGen } from "../accounts.ts";
import { cookieNamesOf, signedCookie } from "../provider/cookies.ts";
import { recordStore } from "../provider/record-store.ts";
import { recordSecurityEvent } from "../security-events.ts";
import type { TokenSet } from "../token-set.ts";
import { sentSession, takeSessionCookie } from "./session-cookie.ts";
import { deleteSession, deleteSessions, findSession, type StoredSession, tokensOfAccount } from "./session-store.ts";
import type { SessionParts } from "./sessions.ts";

/** Always signs the browser out here; 503 OAUTH_SIGN_OUT if another issuer could not be reached. */
export async function endSession(
  parts: SessionParts,
  call: Call<unknown>,
  everywhere: boolean,
): Promise<{ continueAt: string | null }> {
  const { deps, settings, issuer } = parts;
  const { db, vault, clock } = deps;
  const cookie = sentSession(call, settings.publicUrl);
  const session = cookie && (await findSession(db, vault, cookie, clock()));
  if (!session) {
    takeSessionCookie(call, settings.publicUrl);
    await leaveProvider(parts, call);
    return { continueAt: null };
  }
  const accountId = session.account.id;
  const all = everywhere && issuer.kind !== "embedded" ? await tokensOfAccount(db, vault, accountId) : [session.tokens];
  await db.transaction(async (tx) => {
    if (everywhere) {
      await raiseAuthGen(tx, accountId, clock());
      await deleteSessions(tx, accountId, null);
    } else await deleteSession(tx, { id: session.id, accountId });
    await recordSecurityEvent(tx, {
      kind: "session.ended",
      accountId,
      ip: call.ip,
      details: { why: everywhere ? "signed out everywhere" : "signed out" },
      at: clock(),
    });
  });
  // The session here has ended, so drop the cookie even if the rest fails. A failure above leaves it for a retry.
  takeSessionCookie(call, settings.publicUrl);
  await leaveProvider(parts, call);
  if (issuer.kind !== "embedded") return leaveIssuer(parts, session, all);
  return { continueAt: session.provider === null ? null : ((await parts.upstream?.leaveAddress()) ?? null) };
}

/** Ends the browser's session at our own provider, which serves other applications. */
async function leaveProvider({ deps, settings, provider }: SessionParts, call: Call<unknown>): Promise<void> {
  const name = cookieNamesOf(settings.publicUrl).session;
  if (!provider || call.cookies[name] === undefined) return;
  // Only a signed cookie proves that the session is this browser's.
  const id = signedCookie(deps.vault, call.cookies, name);
  if (id !== null) await recordStore(deps)("Session").destroy(id);
  call.setCookie(name, "", { maxAge: 0, sameSite: "lax" });
}

async function leaveIssuer(
  { issuer, settings }: SessionParts,
  session: StoredSession,
  all: readonly TokenSet[],
): Promise<{ continueAt: string | null }> {
  try {
    await Promise.all(all.map((tokens) => issuer.revoke(tokens)));
    // Signing in by our own form created no session at the issuer's page.
    if (session.provider === null) return { continueAt: null };
    const client = await issuer.client();
    if (!client.serverMetadata().end_session_endpoint) return { continueAt: null };
    const home = `${settings.publicUrl}/`;
    const asked: Record<string, string> =
      issuer.kind === "cognito"
        ? { logout_uri: home }
        : { id_token_hint: session.tokens.idToken, post_logout_redirect_uri: home };
    return { continueAt: buildEndSessionUrl(client, asked).href };
  } catch {
    throw refuse(503, "OAUTH_SIGN_OUT", "An error occurred when attempting to log out from OAuth provider.");
  }
}
