// The sealed ticket, valid for 30 s, by which our backend gets tokens for a checked password.
import { type Account, errors, type Provider, type TokenEndpointGrantContext } from "oidc-provider";
import type { Deps } from "../../deps.ts";
import type { Vault } from "../../platform/vault.ts";
import { resourceServer, SCOPES, SIGN_IN_GRANT } from "./clients.ts";

type Ticket = { accountId: string; authTime: number; sessionId: string; until: number };

const lifetime = 30_000;

/** Seals a ticket: this account signed in at `authTime`, for our session `sessionId`. */
export function sealSignInTicket(
  vault: Vault,
  proof: { accountId: string; authTime: Date; sessionId: string },
  now: Date,
): string {
  const ticket: Ticket = {
    accountId: proof.accountId,
    authTime: Math.floor(proof.authTime.getTime() / 1000),
    sessionId: proof.sessionId,
    until: now.getTime() + lifetime,
  };
  return vault.seal("sign-in ticket", JSON.stringify(ticket)).toString("base64url");
}

function openTicket({ vault, clock }: Deps, text: unknown): Ticket {
  const opened = typeof text === "string" ? vault.open("sign-in ticket", Buffer.from(text, "base64url")) : null;
  const ticket = opened === null ? null : (JSON.parse(opened) as Ticket);
  if (!ticket || ticket.until < clock().getTime()) throw new errors.InvalidGrant("no valid sign-in ticket");
  return ticket;
}

type Wishes = {
  deps: Deps;
  provider: Provider;
  /** Resolves to undefined for accounts that may not sign in. */
  findAccount: (id: string) => Promise<Account | undefined>;
  audience: string;
};

/** The grant type's handler: issues an access, id and refresh token under a new grant. */
export function takeSignInTicket({ deps, provider, findAccount, audience }: Wishes) {
  return async (ctx: TokenEndpointGrantContext): Promise<void> => {
    const ticket = openTicket(deps, ctx.oidc.params.ticket);
    const { client } = ctx.oidc;
    const account = await findAccount(ticket.accountId);
    if (!account) throw new errors.InvalidGrant("the account is gone");
    ctx.oidc.entity("Account", account);
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(SCOPES);
    grant.addResourceScope(audience, SCOPES);
    const grantId = await grant.save();
    const shared = {
      client,
      accountId: account.accountId,
      grantId,
      gty: SIGN_IN_GRANT,
      sid: ticket.sessionId,
      scope: SCOPES,
    };
    const access = new provider.AccessToken({
      ...shared,
      resourceServer: new provider.ResourceServer(audience, resourceServer(audience)),
    });
    ctx.oidc.entity("AccessToken", access);
    const refresh = new provider.RefreshToken({ ...shared, authTime: ticket.authTime, resource: audience });
    const claims = await account.claims("id_token", SCOPES, {}, []);
    const id = new provider.IdToken({ ...claims, auth_time: ticket.authTime }, { ctx });
    Object.assign(id, { scope: SCOPES, mask: { auth_time: null }, rejected: [] });
    id.set("sid", ticket.sessionId);
    ctx.body = {
      access_token: await access.save(),
      expires_in: access.expiration,
      id_token: await id.issue({ use: "idtoken" }),
      refresh_token: await refresh.save(),
      scope: SCOPES,
      token_type: access.tokenType,
    };
  };
}
