// Browser sessions, whose refresh tokens stay on the server: the interface, and its operations on their dependencies.

import { setTimeout as pause } from "node:timers/promises";
import type Provider from "oidc-provider";
import { buildEndSessionUrl } from "openid-client";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Redirect } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordSecurityEvent } from "../accounts.ts";
import { isOutdated } from "../callers.ts";
import { cookieNamesOf, prolongSessionCookie, sentSession, signedCookie, takeSessionCookie } from "../cookies.ts";
import type { Proof, TokenSet } from "../gateways/gateway.ts";
import type { IdentitySettings } from "../identity.ts";
import { type Issuer, IssuerRefusal } from "../issuer/issuer.ts";
import { recordStore } from "../provider/record-store.ts";
import type { PendingLinks } from "../social/serve-social.ts";
import type { Upstreams } from "../social/upstreams.ts";
import { claimsIn, openSession, refuseOvertaken, SIGNED_OUT, sessionAnswerOf } from "./open-session.ts";
import {
  type Callback,
  finishInteraction,
  finishRedirect,
  type RedirectEnd,
  type StartQuery,
  startRedirect,
} from "./redirect.ts";
import {
  deleteSession,
  deleteSessions,
  dropLease,
  endEverywhere,
  findSession,
  type StoredSession,
  saveRefreshed,
  takeLease,
  tokensOfAccount,
} from "./session-store.ts";

export type SessionParts = {
  deps: Deps;
  settings: IdentitySettings;
  issuer: Issuer;
  /** Null if another issuer signs people in. */
  provider: Provider | null;
  /** The social providers, and the issuers of companies. */
  upstreams: Upstreams;
  /** Social accounts that wait for the owner's password. */
  links: PendingLinks;
};

export type Sessions = {
  /** Opens a session for a proof, with its tokens or the issuer's, stores them sealed, sets the cookie. */
  open(proof: Proof, call: Call<unknown>): Promise<SessionAnswer>;
  /**
   * The browser's session. Refreshes its tokens when less than a minute is left, once for parallel requests.
   * `isLoggedIn` is false without a session. 503 if the issuer cannot be reached.
   */
  read(call: Call<unknown>): Promise<SessionAnswer>;
  /** Ends this session, or every session of the account; `continueAt` is the issuer's log-out page, if any. */
  end(call: Call<unknown>, everywhere: boolean): Promise<{ continueAt: string | null }>;
  /** Ends the sessions and grants of an account except the session `except`, in the caller's transaction. */
  endAll(tx: Writer, accountId: string, except?: string): Promise<void>;
  /** Ends them all, and makes the account's tokens stop working. */
  endEverywhere(tx: Writer, accountId: string, at: Date): Promise<void>;
  /** The address to sign in at the issuer or a social provider. 400 for an unknown provider. */
  startRedirect(query: StartQuery, call: Call<unknown>): Promise<Redirect>;
  /**
   * Finishes what startRedirect began in this browser. Refuses with OAUTH_STATE, OAUTH_CANCELLED, OAUTH_FAILED,
   * OAUTH_NO_TOKEN or LINK_REQUIRED; 503 if the issuer cannot be reached.
   */
  finishRedirect(body: Callback, call: Call<unknown>): Promise<RedirectEnd>;
  /** Completes the sign-in that another application requested; resolves to the address where the browser continues. */
  finishInteraction(uid: string, proof: Proof, call: Call<unknown>): Promise<string>;
};

/** Tokens with less than this left are renewed, in ms. */
const margin = 60_000;
/** The interval, and the longest time, of polling for another process's renewal, in ms. */
const glance = 60;
const longestWait = 12_000;

/** Requests in one process for the same session share its renewal. */
function makeReadSession(parts: SessionParts) {
  const underWay = new Map<string, Promise<StoredSession | null>>();
  const renewedOnce = (session: StoredSession, cookie: Buffer) => {
    const known = underWay.get(session.id);
    if (known) return known;
    const renewal = renewed(parts, session, cookie).finally(() => underWay.delete(session.id));
    underWay.set(session.id, renewal);
    return renewal;
  };
  return async (call: Call<unknown>): Promise<SessionAnswer> => {
    const { deps, settings } = parts;
    const cookie = sentSession(call, settings.publicUrl);
    const found = cookie && (await findSession(deps.db, deps.vault, cookie, deps.clock()));
    if (!cookie || !found || found.account.isDisabled) return signedOut(parts, call);
    if (!mustRenew(parts, found)) return answerOf(parts, found);
    const session = await renewedOnce(found, cookie);
    if (!session) return signedOut(parts, call);
    const seconds = Math.floor((session.expiresAt.getTime() - deps.clock().getTime()) / 1000);
    prolongSessionCookie(call, settings.publicUrl, seconds);
    return answerOf(parts, session);
  };
}

const answerOf = ({ settings }: SessionParts, { tokens, account, strength }: StoredSession) =>
  sessionAnswerOf(tokens, account, strength, settings);

function signedOut({ settings }: SessionParts, call: Call<unknown>): SessionAnswer {
  takeSessionCookie(call, settings.publicUrl);
  return SIGNED_OUT;
}

/** Whether the access token is about to expire or is outdated by a change of the account. */
function mustRenew({ deps, issuer }: SessionParts, { tokens, account }: StoredSession): boolean {
  if (tokens.accessExpiresAt.getTime() - deps.clock().getTime() < margin) return true;
  const { auth_gen: authGen, iat } = claimsIn(tokens.accessToken);
  const isOurs = issuer.kind === "embedded";
  return isOutdated(
    { authGen: isOurs ? Number(authGen) : null, issuedAt: typeof iat === "number" ? iat : Infinity },
    account,
  );
}

/** The session with fresh tokens, or null if it has ended. 503 if that cannot be determined now. */
async function renewed(parts: SessionParts, first: StoredSession, cookie: Buffer): Promise<StoredSession | null> {
  const { db, vault, clock } = parts.deps;
  const until = performance.now() + longestWait;
  for (let session: StoredSession | null = first; session; ) {
    if (await takeLease(db, session, clock())) return renew(parts, session, cookie);
    if (performance.now() > until) throw refuse(503, "BUSY", "The service is busy. Please try again in a moment.");
    await pause(glance);
    session = await findSession(db, vault, cookie, clock());
    if (session && session.version !== first.version && !mustRenew(parts, session)) return session;
  }
  return null;
}

async function renew(parts: SessionParts, session: StoredSession, cookie: Buffer): Promise<StoredSession | null> {
  const { deps, issuer } = parts;
  const { db, vault, clock } = deps;
  // A session without a refresh token lasts as long as its access token.
  if (session.tokens.refreshToken === null) return leaveOrEnd(parts, session);
  try {
    const tokens = await issuer.refresh(session.tokens);
    const facts = { now: clock(), isOutside: issuer.kind !== "embedded" };
    if (!(await saveRefreshed(db, vault, session, tokens, facts))) return null;
    return findSession(db, vault, cookie, clock());
  } catch (error) {
    if (error instanceof IssuerRefusal) return end(parts, session);
    await dropLease(db, session);
    throw refuse(503, "BUSY", "The sign-in service cannot be reached. Please try again in a moment.");
  }
}

async function leaveOrEnd(parts: SessionParts, session: StoredSession): Promise<StoredSession | null> {
  const { db, clock } = parts.deps;
  const { accessExpiresAt } = session.tokens;
  if (accessExpiresAt <= clock()) return end(parts, session);
  await dropLease(db, session);
  return session;
}

async function end({ deps }: SessionParts, session: StoredSession): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const account = session.account.id;
    await deleteSession(tx, { id: session.id, accountId: account });
    await recordSecurityEvent(tx, {
      kind: "session.ended",
      accountId: account,
      details: { why: "refused by the issuer" },
      at: deps.clock(),
    });
  });
  return null;
}

/** Always signs the browser out here; 503 OAUTH_SIGN_OUT if another issuer could not be reached. */
async function endSession(
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
    if (everywhere) await endEverywhere(tx, accountId, clock());
    else await deleteSession(tx, { id: session.id, accountId });
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
  const upstream = await parts.upstreams.find(session.provider);
  return { continueAt: (await upstream?.leaveAddress()) ?? null };
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

export function makeSessions(parts: SessionParts): Sessions {
  const { deps, provider, settings } = parts;
  return {
    open: (proof, call) => openSession(parts, proof, call, null),
    read: makeReadSession(parts),
    end: (call, everywhere) => endSession(parts, call, everywhere),
    endAll: (tx, accountId, except) => deleteSessions(tx, accountId, except ?? null),
    endEverywhere,
    startRedirect: (query, call) => startRedirect(parts, query, call),
    finishRedirect: (body, call) => finishRedirect(parts, body, call),
    async finishInteraction(uid, proof, call) {
      if (!provider) throw refuse(400, "OAUTH_STATE", "An error occurred while validating the state.");
      const interactions = { provider, publicUrl: settings.publicUrl, vault: deps.vault };
      return deps.db.transaction(async (tx) => {
        await refuseOvertaken(tx, proof, { settings, ip: call.ip, now: deps.clock() });
        return finishInteraction(interactions, uid, proof, call);
      });
    },
  };
}
