// Authenticates requests by their Bearer token and the account behind it.
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type Group, roleOf } from "../../contract/identity/rules.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import type { Caller, Callers, Who } from "../platform/mount.ts";
import { forbidden, refuse } from "../platform/refusal.ts";
import { type AccountState, accountStateColumns } from "./accounts.ts";
import { owesFactor, type Strength, withoutAdmin } from "./factors/rules.ts";
import type { IdentitySettings } from "./identity.ts";
import type { TokenFacts, TokenJudge } from "./tokens/judge-tokens.ts";
import type { TraceCalls } from "./traces.ts";

/** How long an account's state is cached, in ms, and a token outlives a change of password or role. */
const believed = 5_000;

/** `sessionId` is the browser's session; null for other applications. */
type Standing = AccountState & Strength & { sessionId: string | null };

/** `caller` is null for another application's token: it may read userInfo but make no calls for the user. */
type TokenHolder = {
  caller: Caller | null;
  account: AccountState;
  facts: TokenFacts;
  /** Whether the session may do nothing but add a second factor. */
  owesFactor: boolean;
};

/** The holder of a request's token; null unless the token is valid and its account and session are active. */
/** `atAnyStrength` also admits a session that owes a second factor, without rights of an admin: for adding it. */
export type IdentityCallers = Callers & { atAnyStrength: Who<Caller> };

export type TokenHolders = (authorization: string | undefined) => Promise<TokenHolder | null>;

export function makeTokenHolders(
  { db, clock }: Deps,
  settings: IdentitySettings,
  judge: () => Promise<TokenJudge>,
): TokenHolders {
  const read = new LRUCache<string, { at: number; standing: Standing }>({ max: 10_000 });
  const standingOf = async (facts: TokenFacts): Promise<Standing | null> => {
    const key = facts.authGen === null ? facts.hash.toString("base64url") : `${facts.sub} ${facts.grantId}`;
    const now = clock().getTime();
    const known = read.get(key);
    const isFresh = known !== undefined && now - known.at < believed && now >= known.at;
    if (isFresh && (facts.authGen ?? 0) <= known.standing.authGen) return known.standing;
    const standing = await (facts.authGen === null ? readOutside(facts) : readOwn(facts));
    if (standing) read.set(key, { at: now, standing });
    else read.delete(key);
    return standing;
  };
  const readOwn = async ({ sub, sessionId, grantId }: TokenFacts): Promise<Standing | null> => {
    if (!isUuid(sub) || (sessionId !== null && !isUuid(sessionId))) return null;
    const [row] = await db.query<Standing>(
      `select ${accountStateColumns}, s.id as "sessionId", coalesce(s.amr, '{}') as amr, s.acr from account a
       left join session s on s.id = $2 and s.account_id = a.id and s.expires_at > $4 where a.id = $1 and
       case when $2::uuid is null
         then exists (select 1 from oidc_record r where r.kind = 'Grant' and r.id = $3 and r.expires_at > $4)
         else s.id is not null end`,
      [sub, sessionId, grantId, clock()],
      "standing of a token",
    );
    return row ?? null;
  };
  const readOutside = async ({ issuer, sub, hash }: TokenFacts): Promise<Standing | null> => {
    const [row] = await db.query<Standing>(
      `select ${accountStateColumns}, s.id as "sessionId", s.amr, s.acr from account a join session s on s.account_id = a.id
       where a.issuer = $1 and a.sub = $2 and s.access_hash = $3 and s.expires_at > $4`,
      [issuer, sub, hash, clock()],
      "standing of another issuer's token",
    );
    return row ?? null;
  };
  return async (authorization) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? "")?.[1];
    const facts = token ? await (await judge())(token) : null;
    const account = facts && (await standingOf(facts));
    if (!facts || !account || account.isDisabled || isOutdated(facts, account)) return null;
    // Add the groups from another issuer's token; our own tokens only repeat the account's groups.
    const groups = facts.authGen === null ? [...account.groups, ...facts.groups] : account.groups;
    const owes = owesFactor({ ...account, groups }, settings);
    return { caller: callerOf(account, owes ? withoutAdmin(groups) : groups), account, facts, owesFactor: owes };
  };
}

/** Whether a later change of the account invalidates this token. */
export function isOutdated(
  facts: Pick<TokenFacts, "authGen" | "issuedAt">,
  account: Pick<AccountState, "authGen" | "tokensValidAfter">,
): boolean {
  if (facts.authGen !== null) return facts.authGen !== account.authGen;
  // Tokens carry whole seconds.
  return (facts.issuedAt + 1) * 1000 <= account.tokensValidAfter.getTime();
}

function callerOf(account: Standing, groups: readonly Group[]): Caller | null {
  if (account.sessionId === null) return null;
  return {
    ...roleOf(groups),
    accountId: account.id,
    subject: account.sub,
    email: account.email,
    name: account.name,
    sessionId: account.sessionId,
  };
}

/** The access checks that routes name. */
export function makeCallers(holders: TokenHolders, trace: TraceCalls): IdentityCallers {
  const holderOf = async (request: FastifyRequest) => {
    const { caller, owesFactor } = (await holders(request.headers.authorization)) ?? { caller: null };
    if (!caller) throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
    await trace(caller.accountId, request);
    return { caller, owesFactor };
  };
  const signedIn = async (request: FastifyRequest): Promise<Caller> => {
    const { caller, owesFactor } = await holderOf(request);
    if (owesFactor)
      throw refuse(403, "SECOND_FACTOR_REQUIRED", "An admin needs a second step to log in. Please add one first.");
    return caller;
  };
  const only = (mayCall: (caller: Caller) => boolean) => async (request: FastifyRequest) => {
    const caller = await signedIn(request);
    if (!mayCall(caller)) throw forbidden("You do not have access to this page.");
    return caller;
  };
  return {
    signedIn,
    atAnyStrength: async (request) => (await holderOf(request)).caller,
    admin: only(({ userType }) => userType === "Admin"),
    corporate: only(({ userType }) => userType === "Corporate"),
    corporateAdmin: only(({ corporateUserType }) => corporateUserType === "corporate-admin"),
  };
}
