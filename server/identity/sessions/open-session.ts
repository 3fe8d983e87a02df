// Opens a session for an authenticated account: tokens, a row, a cookie.
import { decodeJwt } from "jose";
import { roleOf } from "../../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { COMPANY_AMR } from "../../company-issuer.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { type AccountState, readAccountState, recordSecurityEvent } from "../accounts.ts";
import { giveSessionCookie, makeSessionToken, sentSession } from "../cookies.ts";
import { owesFactor, type Strength, strengthIn, strengthOf } from "../factors/rules.ts";
import { lacksFactor } from "../factors/store.ts";
import type { Proof, TokenSet } from "../gateways/gateway.ts";
import type { IdentitySettings } from "../identity.ts";
import { IssuerRefusal } from "../issuer/issuer.ts";
import { whySuspended } from "../suspensions.ts";
import { groupsIn } from "../tokens/judge-tokens.ts";
import { giveBrowserMark, markOfBrowser, writeTraces } from "../traces.ts";
import type { SessionParts } from "./make-sessions.ts";
import { deleteSession, endOf, findSession, insertSession } from "./session-store.ts";

/**
 * 401 if the account was disabled or its secret changed since the comparison. The lock makes a concurrent change wait
 * until the new session exists, so that the change can end it. 403 COMPANY_SIGN_IN for a person whose company has its own
 * service for that.
 */
export async function refuseOvertaken(tx: Writer, proof: Proof, way: Way): Promise<void> {
  const { accountId, authGen } = proof;
  const [now] = await tx.query<{ authGen: number; isDisabled: boolean }>(
    `select auth_gen as "authGen", disabled_at is not null as "isDisabled" from account where id = $1 for share`,
    [accountId],
  );
  if (now?.isDisabled) throw (await whySuspended(tx, accountId)) ?? wrongSecret();
  if (!now || (authGen !== undefined && authGen !== now.authGen)) throw wrongSecret();
  // Whichever way the person came: without the second factor that the account has, there is no session.
  if (await lacksFactor(tx, proof))
    throw refuse(401, "SECOND_FACTOR_REQUIRED", "This account asks for its second step. Please log in again.");
  await refuseBesideCompany(tx, proof, way);
}

/** For a person whose company has its own service to sign in by. */
export const byCompanyOnly = () =>
  refuse(
    403,
    "COMPANY_SIGN_IN",
    "Your company has its people log in by its own service. Please continue with your company.",
  );

type Way = { settings: IdentitySettings; ip: string; now: Date };

/** A company's admins may pass it by, on record, so that a broken issuer locks no company out. */
async function refuseBesideCompany(tx: Writer, proof: Proof, { settings, ip, now }: Way): Promise<void> {
  const { accountId, amr = [], tokens, isDemo } = proof;
  if (tokens || isDemo || amr.includes(COMPANY_AMR)) return;
  const required = await settings.companyIssuers?.whoRequires(tx, accountId);
  if (!required) return;
  const { companyId } = required;
  if (!required.mayPass) throw byCompanyOnly();
  const details = { companyId };
  await recordSecurityEvent(tx, { kind: "company-sign-in.passed-by", accountId, ip, details, at: now });
}

const wrongSecret = () => refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");

/** The session answer for a browser that is signed out. */
export const SIGNED_OUT: SessionAnswer = {
  isLoggedIn: false,
  accessToken: null,
  idToken: null,
  expiresAt: null,
  userType: null,
  corporateUserType: null,
};

/** The user type comes from the account's groups and, for another issuer, also from those in its access token. */
export function sessionAnswerOf(
  tokens: TokenSet,
  account: AccountState,
  strength: Strength,
  settings: IdentitySettings,
): SessionAnswer {
  const groups = groupsOf(tokens, account);
  return {
    isLoggedIn: true,
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    expiresAt: tokens.accessExpiresAt.toISOString(),
    ...roleOf(groups),
    ...(owesFactor({ ...strength, groups, isDemo: account.isDemo }, settings) && { secondFactor: "ADD" as const }),
  };
}

const groupsOf = (tokens: TokenSet, account: AccountState) =>
  account.sub === account.id ? account.groups : [...account.groups, ...groupsIn(claimsIn(tokens.accessToken))];

/** The claims of a token that we store, unverified; none if it is no JWT. */
export function claimsIn(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/** `provider` is the social provider used; null after a password. 401 if the account cannot sign in. */
export async function openSession(
  { deps, settings, issuer, links }: SessionParts,
  proof: Proof,
  call: Call<unknown>,
  provider: string | null,
): Promise<SessionAnswer> {
  const { db, vault, clock } = deps;
  const id = newId(clock());
  const suspended = await whySuspended(db, proof.accountId);
  if (suspended) throw suspended;
  const tokens =
    proof.tokens ??
    (await issuer.tokensFor(proof, id).catch((error) => {
      throw error instanceof IssuerRefusal ? refuse(401, "NOT_AUTHORIZED", "This account cannot sign in.") : error;
    }));
  const account = await readAccountState(db, proof.accountId);
  if (!account || account.isDisabled) throw refuse(401, "NOT_AUTHORIZED", "This account cannot sign in.");
  const { token, hash } = makeSessionToken();
  const sent = sentSession(call, settings.publicUrl);
  const seen = { ip: call.ip, browser: markOfBrowser(call, settings.publicUrl) };
  const now = clock();
  const strength = proof.tokens ? strengthIn(claimsIn(tokens.idToken)) : strengthOf(proof.amr);
  await db.transaction(async (tx) => {
    await refuseOvertaken(tx, proof, { settings, ip: call.ip, now });
    // End the browser's earlier session, so that a planted cookie is useless.
    const before = sent && (await findSession(tx, vault, sent, now));
    if (before) await deleteSession(tx, { id: before.id, accountId: before.account.id });
    await insertSession(
      tx,
      vault,
      {
        id,
        cookie: hash,
        accountId: account.id,
        tokens,
        strength,
        provider,
        userAgent: call.userAgent,
        ip: call.ip,
        now,
      },
      proof.tokens !== undefined,
    );
    await recordSecurityEvent(tx, {
      kind: "session.began",
      accountId: account.id,
      ip: call.ip,
      details: { by: provider ?? "password" },
      at: now,
    });
    await writeTraces(tx, account.id, seen, { vault, now });
    if (provider === null) await links.settle(tx, call, account.id);
  });
  giveSessionCookie(call, settings.publicUrl, token, (endOf(now, now).getTime() - now.getTime()) / 1000);
  giveBrowserMark(call, settings.publicUrl, seen.browser);
  return sessionAnswerOf(tokens, account, strength, settings);
}
