// Which account a person from a company's issuer signs in to: bound to the company's domains, linked only on proof.
import type { CompanyIssuer, CompanyIssuers } from "../../company-issuer.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import {
  type Account,
  createAccount,
  findAccountByEmail,
  findAccountById,
  personIn,
  recordSecurityEvent,
} from "../accounts.ts";
import { whySuspended } from "../suspensions.ts";
import { linkIssuerOf } from "./company-issuers.ts";
import type { SocialAnswer } from "./serve-social.ts";

type Parts = { deps: Pick<Deps, "db" | "clock">; issuers: CompanyIssuers; ourIssuer: string };
type Person = { sub: string; email: string; name: string };

/**
 * `claims` come from a verified id token. The address has to be verified and at a domain of the company. An account of
 * a person outside the company is entered, or linked, only where the whole domain is confirmed as the company's: one
 * mailbox there, which is enough to begin a company, does not speak for all others. A link of before does not either.
 */
export async function companyAccount(
  { deps, issuers, ourIssuer }: Parts,
  issuer: CompanyIssuer,
  claims: Record<string, unknown>,
): Promise<SocialAnswer> {
  const { db, clock } = deps;
  const found = personIn(claims);
  if (!found) return { kind: "email-unverified" };
  const domain = issuer.domainOf(found.email);
  if (!domain) return { kind: "other-domain" };
  const person = { sub: String(claims.sub), ...found };
  return db.transaction(async (tx) => {
    const linked = await findLinked(tx, issuer, person.sub);
    const account = linked ?? (await findAccountByEmail(tx, person.email));
    if (!account) {
      if (!domain.isConfirmed) return { kind: "domain-unconfirmed" };
      return join(tx, { issuer, person, ourIssuer, now: clock() });
    }
    const refusal = await whyNot(tx, issuer, account);
    if (refusal) return refusal;
    // The linked account's own address counts, whatever address the issuer names now.
    const isConfirmed = domain.isConfirmed && issuer.domainOf(account.email)?.isConfirmed === true;
    if (!isConfirmed && !(await issuers.isMember(tx, account.id, issuer.companyId)))
      return { kind: "domain-unconfirmed" };
    if (linked) return { kind: "signed-in", accountId: account.id };
    await link(tx, issuer, person.sub, account.id, clock());
    return { kind: "signed-in", accountId: account.id };
  });
}

async function findLinked(tx: Writer, issuer: CompanyIssuer, sub: string): Promise<Account | null> {
  const [row] = await tx.query<{ accountId: string }>(
    `select account_id as "accountId" from social_link where issuer = $1 and sub = $2`,
    [linkIssuerOf(issuer), sub],
  );
  return row ? ((await findAccountById(tx, row.accountId)) ?? null) : null;
}

/** A company never signs in a platform's admin, nor an account whose address is not at its domains. */
async function whyNot(tx: Writer, issuer: CompanyIssuer, account: Account): Promise<SocialAnswer | null> {
  if (await whySuspended(tx, account.id)) return { kind: "suspended" };
  if (account.isDisabled) return { kind: "disabled" };
  if (account.groups.includes("admin")) return { kind: "not-by-company" };
  return issuer.domainOf(account.email) ? null : { kind: "other-domain" };
}

type Joining = { issuer: CompanyIssuer; person: Person; ourIssuer: string; now: Date };

async function join(tx: Writer, { issuer, person, ourIssuer, now }: Joining): Promise<SocialAnswer> {
  const { sub, email, name } = person;
  const account = await createAccount(tx, { issuer: ourIssuer, email, name, now });
  // A parallel request of the same person was first: the next try finds the account.
  if (!account) return { kind: "try-again" };
  const { id } = account;
  const { companyId } = issuer;
  await recordSecurityEvent(tx, {
    kind: "account.created",
    accountId: id,
    details: { by: "company", companyId },
    at: now,
  });
  await link(tx, issuer, sub, id, now);
  return { kind: "signed-in", accountId: id };
}

async function link(tx: Writer, issuer: CompanyIssuer, sub: string, accountId: string, now: Date): Promise<void> {
  const made = await tx.query(
    "insert into social_link (issuer, sub, account_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1",
    [linkIssuerOf(issuer), sub, accountId, now],
  );
  const { companyId } = issuer;
  const details = { issuer: issuer.issuer, companyId };
  if (made.length > 0) await recordSecurityEvent(tx, { kind: "social.linked", accountId, details, at: now });
}
