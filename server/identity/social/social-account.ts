// Resolves a social sign-in: a linked account, a new one, or an account whose owner must first confirm by password.
import type { Deps } from "../../deps.ts";
import { personIn } from "../account-from-claims.ts";
import { createAccount } from "../create-account.ts";
import { findAccountByEmail } from "../find-account.ts";
import { recordSecurityEvent } from "../security-events.ts";

export type SocialAnswer =
  | { kind: "signed-in"; accountId: string }
  | { kind: "link-required"; accountId: string }
  | { kind: "email-unverified" }
  | { kind: "disabled" };

/** `claims` come from a verified id token. `ourIssuer` is our own issuer's URL. */
export async function socialAccount(
  { db, clock }: Deps,
  ourIssuer: string,
  upstream: string,
  claims: Record<string, unknown>,
): Promise<SocialAnswer> {
  const sub = String(claims.sub);
  const linked = async (): Promise<SocialAnswer | null> => {
    const [row] = await db.query<{ accountId: string; isDisabled: boolean }>(
      `select a.id as "accountId", a.disabled_at is not null as "isDisabled"
       from social_link l join account a on a.id = l.account_id where l.issuer = $1 and l.sub = $2`,
      [upstream, sub],
    );
    if (!row) return null;
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
