// A social sign-in inside our provider: the redirect to LinkedIn, Google or a company's issuer, and the callbacks.
import { escapeUTF8 as escapeHtml } from "entities";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InteractionResults } from "oidc-provider";
import { COMPANY_AMR } from "../../company-issuer.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { type Call, callOf } from "../../platform/mount.ts";
import { createAccount, findAccountByEmail, personIn, recordSecurityEvent } from "../accounts.ts";
import { sealedCookie } from "../cookies.ts";
import { SECOND_FACTOR_PATH, waitForFactor } from "../factors/give-factor.ts";
import { lacksFactor } from "../factors/store.ts";
import { IssuerRefusal } from "../issuer/issuer.ts";
import { pageOf, pagePolicy } from "../provider/pages.ts";
import {
  answerInteraction,
  findInteraction,
  type Interactions,
  isSameSecret,
  makeSecrets,
  markUsed,
  signedInAs,
} from "../sessions/redirect.ts";
import { companyAccount } from "./company-account.ts";
import { CALLBACK_PATH, type Upstream } from "./upstream.ts";
import type { Upstreams } from "./upstreams.ts";

export type SocialAnswer =
  | { kind: "signed-in"; accountId: string }
  /** Never by a company's issuer. */
  | { kind: "link-required"; accountId: string }
  | { kind: "email-unverified" }
  | { kind: "disabled" }
  | { kind: "suspended" }
  /** Only by a company's issuer. */
  | { kind: "other-domain" | "domain-unconfirmed" | "not-by-company" | "try-again" };

/** `claims` come from a verified id token. `ourIssuer` is our own issuer's URL. */
async function socialAccount(
  { db, clock }: Deps,
  ourIssuer: string,
  upstream: string,
  claims: Record<string, unknown>,
): Promise<SocialAnswer> {
  const sub = String(claims.sub);
  const linked = async (): Promise<SocialAnswer | null> => {
    const [row] = await db.query<{ accountId: string; isDisabled: boolean; isSuspended: boolean }>(
      `select a.id as "accountId", a.disabled_at is not null as "isDisabled",
         exists (select from account_suspension s where s.account_id = a.id and s.lifted_at is null) as "isSuspended"
       from social_link l join account a on a.id = l.account_id where l.issuer = $1 and l.sub = $2`,
      [upstream, sub],
    );
    if (!row) return null;
    if (row.isSuspended) return { kind: "suspended" };
    return row.isDisabled ? { kind: "disabled" } : { kind: "signed-in", accountId: row.accountId };
  };
  const known = await linked();
  if (known) return known;
  const person = personIn(claims);
  if (!person) return { kind: "email-unverified" };
  const now = clock();
  const made = await db.transaction(async (tx) => {
    const account = await createAccount(tx, { issuer: ourIssuer, ...person, now });
    if (!account) return null;
    await tx.query("insert into social_link (issuer, sub, account_id, created_at) values ($1, $2, $3, $4)", [
      upstream,
      sub,
      account.id,
      now,
    ]);
    await recordSecurityEvent(tx, {
      kind: "account.created",
      accountId: account.id,
      details: { by: "social" },
      at: now,
    });
    return account.id;
  });
  if (made) return { kind: "signed-in", accountId: made };
  const taken = await findAccountByEmail(db, person.email);
  // The address is taken, or a parallel request of the same person has linked it.
  return (await linked()) ?? (taken ? { kind: "link-required", accountId: taken.id } : { kind: "email-unverified" });
}

/** The path that sends an interaction to the social provider. */
export const SOCIAL_PATH = "/oauth2/social";

type SocialWishes = { deps: Deps; interactions: Interactions; upstreams: Upstreams; links: PendingLinks };

type Journey = { state: string; verifier: string; nonce: string; uid: string; provider: string };
type Query = Record<string, string | undefined>;

/** `limits` is the routes' rate limit. */
export function mountSocial(app: FastifyInstance, wishes: SocialWishes, limits: object): void {
  const { deps, interactions, upstreams } = wishes;
  const { vault, publicUrl } = interactions;
  const { find } = upstreams;
  const journey = sealedCookie<Journey>({ vault, publicUrl, name: "vouchboard_social", seconds: 600 });
  const isSecure = publicUrl.startsWith("https:");
  app.get<{ Querystring: Query }>(SOCIAL_PATH, limits, async (request, reply) => {
    const call = callOf(request, reply, null, isSecure);
    const uid = request.query.interaction ?? "";
    const upstream = await find(request.query.provider);
    if (!upstream || !(await findInteraction(interactions, uid, call.cookies))) return sayExpired(reply);
    const secrets = makeSecrets();
    const address = await upstream.addressFor(secrets).catch(() => null);
    if (address === null) return goOn(reply, await failed(wishes, uid, call, "temporarily_unavailable"));
    journey.give(call, { ...secrets, uid, provider: upstream.name }, deps.clock());
    return reply.header("cache-control", "no-store").redirect(address, 302);
  });
  const comeBack = async (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
    const call = callOf(request, reply, null, isSecure);
    const begun = journey.read(call.cookies, deps.clock());
    journey.clear(call);
    const upstream = await find(begun?.provider);
    // At the address of another issuer, this answer is not the one that was asked for.
    const isHere = upstream?.redirectUri === `${publicUrl}${request.url.split("?")[0]}`;
    if (!begun || !upstream || !isHere || !isSameSecret(request.query.state, begun.state)) return sayExpired(reply);
    if (!(await markUsed(deps.db, begun.state, deps.clock()))) return sayExpired(reply);
    const { error } = request.query;
    // LinkedIn's error codes for a user who cancelled.
    if (error !== undefined)
      return goOn(
        reply,
        await failed(wishes, begun.uid, call, /denied|cancel/i.test(error) ? "access_denied" : "server_error"),
      );
    return goOn(reply, await arrive(wishes, { ...begun, upstream }, request.query, call));
  };
  app.get(CALLBACK_PATH, limits, comeBack);
  if (upstreams.companies) app.get(`${CALLBACK_PATH}/:companyId`, limits, comeBack);
}

/** Gives our provider the result or the failure; resolves to the address where the browser continues. */
async function arrive(
  wishes: SocialWishes,
  { uid, upstream, ...secrets }: Journey & { upstream: Upstream },
  query: Query,
  call: Pick<Call, "cookies" | "setCookie">,
) {
  const { deps, interactions, links } = wishes;
  const url = new URL(upstream.redirectUri);
  for (const [name, value] of Object.entries(query)) if (typeof value === "string") url.searchParams.set(name, value);
  let claims: Record<string, unknown>;
  try {
    claims = await upstream.claimsFrom(url, secrets);
  } catch (error) {
    return failed(wishes, uid, call, error instanceof IssuerRefusal ? "invalid_grant" : "temporarily_unavailable");
  }
  const company = await wishes.upstreams.companyOf(upstream);
  const answer = company
    ? await companyAccount(
        { deps, issuers: company.issuers, ourIssuer: interactions.publicUrl },
        company.issuer,
        claims,
      )
    : await socialAccount(deps, interactions.publicUrl, upstream.issuer, claims);
  const required =
    answer.kind === "signed-in" && !company && (await wishes.upstreams.whoRequires(deps.db, answer.accountId));
  if (required && !required.mayPass) return failed(wishes, uid, call, "company_required");
  if (answer.kind === "signed-in") {
    const proof = { accountId: answer.accountId, authTime: deps.clock(), amr: company ? [COMPANY_AMR] : [] };
    if (company) await deps.db.transaction((tx) => company.issuers.noteWorked(tx, company.issuer, deps.clock()));
    if (!(await lacksFactor(deps.db, proof)))
      return answerInteraction(interactions, uid, call.cookies, signedInAs(proof));
    await waitForFactor({ deps, settings: interactions }, call, proof, uid);
    return `${interactions.publicUrl}${SECOND_FACTOR_PATH}`;
  }
  if (answer.kind === "link-required") {
    links.wait(call, { issuer: upstream.issuer, sub: String(claims.sub), accountId: answer.accountId });
    return failed(wishes, uid, call, "link_required");
  }
  return failed(wishes, uid, call, ERRORS[answer.kind]);
}

const ERRORS = {
  disabled: "account_disabled",
  suspended: "account_suspended",
  "email-unverified": "email_unverified",
  "other-domain": "other_domain",
  "domain-unconfirmed": "domain_unconfirmed",
  "not-by-company": "not_by_company",
  "try-again": "temporarily_unavailable",
} as const;

function failed({ interactions }: SocialWishes, uid: string, call: Pick<Call, "cookies">, error: string) {
  const result: InteractionResults = { error, error_description: "the social sign-in did not succeed" };
  return answerInteraction(interactions, uid, call.cookies, result);
}

function goOn(reply: FastifyReply, address: string | null) {
  if (address === null) return sayExpired(reply);
  return reply.header("cache-control", "no-store").redirect(address, 303);
}

function sayExpired(reply: FastifyReply) {
  const words = escapeHtml("It took too long, or was begun in another window.");
  return reply
    .status(400)
    .headers({ "content-security-policy": pagePolicy(), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(
      pageOf(
        "Sign-in expired",
        `<h1>This sign-in has expired</h1><p>${words}</p><p class="actions"><a class="button" href="/auth/login">Log in again</a></p>`,
      ),
    );
}

type PendingLink = { issuer: string; sub: string; accountId: string };

const minutes = 15;

export type PendingLinks = {
  /** Remembers in this browser that the social account may be linked to this account. */
  wait(call: Pick<Call, "setCookie">, link: PendingLink): void;
  /** Links the social account that waits in this browser for this account; called after the owner gave the password. */
  settle(tx: Writer, call: Pick<Call, "cookies" | "setCookie" | "ip">, accountId: string): Promise<void>;
};

export function makePendingLinks({ vault, clock }: Deps, publicUrl: string): PendingLinks {
  const cookie = sealedCookie<PendingLink>({ vault, publicUrl, name: "vouchboard_link", seconds: minutes * 60 });
  return {
    wait: (call, link) => cookie.give(call, link, clock()),
    async settle(tx, call, accountId) {
      if (call.cookies[cookie.name] === undefined) return;
      const link = cookie.read(call.cookies, clock());
      if (link?.accountId !== accountId) return;
      cookie.clear(call);
      const made = await tx.query(
        "insert into social_link (issuer, sub, account_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1",
        [link.issuer, link.sub, accountId, clock()],
      );
      if (made.length > 0)
        await recordSecurityEvent(tx, {
          kind: "social.linked",
          accountId,
          ip: call.ip,
          details: { issuer: link.issuer },
          at: clock(),
        });
    },
  };
}
