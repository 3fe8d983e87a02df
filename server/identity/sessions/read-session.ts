// Reads a browser's session and renews its tokens before they expire, once for all tabs and processes.
import { setTimeout as pause } from "node:timers/promises";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { isOutdated } from "../callers.ts";
import { IssuerRefusal } from "../issuer/issuer.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { claimsIn, SIGNED_OUT, sessionAnswerOf } from "./open-session.ts";
import { prolongSessionCookie, sentSession, takeSessionCookie } from "./session-cookie.ts";
import {
  deleteSession,
  dropLease,
  findSession,
  type StoredSession,
  saveRefreshed,
  takeLease,
} from "./session-store.ts";
import type { SessionParts } from "./sessions.ts";

/** Tokens with less than this left are renewed, in ms. */
const margin = 60_000;
/** The interval, and the longest time, of polling for another process's renewal, in ms. */
const glance = 60;
const longestWait = 12_000;

/** Requests in one process for the same session share its renewal. */
export function makeReadSession(parts: SessionParts) {
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
    if (!mustRenew(parts, found)) return sessionAnswerOf(found.tokens, found.account);
    const session = await renewedOnce(found, cookie);
    if (!session) return signedOut(parts, call);
    const seconds = Math.floor((session.expiresAt.getTime() - deps.clock().getTime()) / 1000);
    prolongSessionCookie(call, settings.publicUrl, seconds);
    return sessionAnswerOf(session.tokens, session.account);
  };
}

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
