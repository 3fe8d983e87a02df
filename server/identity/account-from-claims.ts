// Finds an outside issuer's user by issuer and subject, and creates the account on the first visit.
import { accountEmail, onOneLine } from "../../contract/form-fields.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/refusal.ts";
import { createAccount, findAccountByEmail } from "./accounts.ts";
import { recordSecurityEvent } from "./security-events.ts";

/** The email and name from an id token, in the form that accounts store; null without a verified address. */
export function personIn(claims: Record<string, unknown>): { email: string; name: string } | null {
  const email = accountEmail.safeParse(claims.email);
  // Some issuers send the flag as a string.
  if (!email.success || (claims.email_verified !== true && claims.email_verified !== "true")) return null;
  const given = [claims.name, [claims.given_name, claims.family_name].filter(Boolean).join(" ")]
    .map((name) => (typeof name === "string" ? onOneLine(name).slice(0, 120) : ""))
    .find((name) => name !== "");
  return { email: email.data, name: given ?? email.data.slice(0, 120) };
}

/** The account's id for the claims of a verified id token. 409 LINK_REQUIRED if another account has the address. */
export async function accountFromClaims({ db, clock }: Deps, claims: Record<string, unknown>): Promise<string> {
  // The token's spelling: the configuration may lack a final slash.
  const issuer = String(claims.iss);
  const sub = String(claims.sub);
  const person = personIn(claims);
  const [known] = await db.query<{ id: string; email: string }>(
    "select id, email from account where issuer = $1 and sub = $2",
    [issuer, sub],
  );
  if (known) {
    // Follow the issuer's address unless another account has it.
    if (person && person.email !== known.email)
      await db.query(
        "update account set email = $2 where id = $1 and not exists (select 1 from account where email = $2)",
        [known.id, person.email],
      );
    return known.id;
  }
  if (!person)
    throw refuse(
      401,
      "OAUTH_FAILED",
      "The issuer has not verified your e-mail address, so it cannot sign you in here.",
    );
  const now = clock();
  // The issuer's clock may be behind ours, and its first token must not appear older than the account.
  const since = new Date(Math.min(now.getTime(), Number(claims.iat) * 1000 || now.getTime()));
  const made = await db.transaction(async (tx) => {
    const account = await createAccount(tx, { issuer, sub, ...person, now: since });
    if (account)
      await recordSecurityEvent(tx, {
        kind: "account.created",
        accountId: account.id,
        details: { by: "issuer" },
        at: now,
      });
    return account;
  });
  if (made) return made.id;
  // Another account has the address, or a parallel request of this person has just created theirs.
  const taken = await findAccountByEmail(db, person.email);
  if (taken?.issuer === issuer && taken.sub === sub) return taken.id;
  throw refuse(
    409,
    "LINK_REQUIRED",
    "There is an account with this e-mail address already, which signs in another way.",
  );
}
