// Makes a platform admin: a new account with a generated password, or an existing account with one more group.
import { randomBytes } from "node:crypto";
import { createAccount, findAccountByEmail } from "../server/identity/accounts.ts";
import { recordSecurityEvent, setGroups } from "../server/identity/index.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import type { Database, Writer } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import type { Vault } from "../server/platform/vault.ts";
import { lockAccount } from "../server/recruiting/index.ts";

export type NewAdmin = {
  /** The issuer of the account: this site's URL. */
  issuer: string;
  /** In lower case. */
  email: string;
  name: string;
  now: Date;
};

/** `was`: they are an admin already. `joined`: the account existed. `made`: it is new, with this password. */
export type MadeAdmin = { how: "was" | "joined" } | { how: "made"; password: string };

/** 120 bits. */
const passwordBytes = 15;

/** Throws an OperatorError for a member of a company: platform admins oversee companies, so they belong to none. */
export async function makeAdmin(
  db: Database,
  vault: Vault,
  { issuer, email, name, now }: NewAdmin,
): Promise<MadeAdmin> {
  const password = randomBytes(passwordBytes).toString("base64url");
  const passwordHash = await hashPassword(vault, password);
  return db.transaction(async (tx) => {
    const made = await createAccount(tx, { issuer, email, name, groups: ["admin"], passwordHash, now });
    if (made) {
      await record(tx, made.id, now);
      return { how: "made", password };
    }
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new OperatorError(`The account of ${email} is just being changed: try again.`);
    return (await promote(tx, account, now)) ? { how: "joined" } : { how: "was" };
  });
}

/** Adds the group; false if the account has it already. */
async function promote(tx: Writer, { id, email }: { id: string; email: string }, now: Date): Promise<boolean> {
  const { groups, companyId, isDisabled } = await lockAccount(tx, id);
  if (isDisabled) throw new OperatorError(`The account of ${email} is disabled.`);
  if (companyId)
    throw new OperatorError(
      `${email} belongs to a company, and an admin of the platform must not: remove them there first, or use another address.`,
    );
  if (groups.includes("admin")) return false;
  await setGroups(tx, id, [...groups, "admin"], now);
  await record(tx, id, now);
  return true;
}

const record = (tx: Writer, accountId: string, at: Date) =>
  recordSecurityEvent(tx, { kind: "admin.made", accountId, details: { by: "operator" }, at });
