// Makes a platform admin, ends that, and invites the first admin of a company.
import { randomBytes } from "node:crypto";
import { companyNameKey } from "../contract/paths.ts";
import { recordAct } from "../server/audit/index.ts";
import { ensureCompanies, findCompaniesLike } from "../server/companies/index.ts";
import { createAccount, findAccountByEmail } from "../server/identity/accounts.ts";
import { setGroups } from "../server/identity/index.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import { endEverywhere } from "../server/identity/sessions/session-store.ts";
import type { Database, Writer } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import type { Vault } from "../server/platform/vault.ts";
import { lockAccount, makeInvite } from "../server/recruiting/index.ts";

type NewAdmin = {
  /** The issuer of the account: this site's URL. */
  issuer: string;
  /** In lower case. */
  email: string;
  name: string;
  now: Date;
};

/** `was`: they are an admin already. `joined`: the account existed. `made`: it is new, with this password. */
type MadeAdmin = { how: "was" | "joined" } | { how: "made"; password: string };

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

/** Takes the group away and signs the account out; null without an account, false if it has the group no more. */
export async function removeAdmin(db: Database, { email, now }: { email: string; now: Date }): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return null;
    const { groups } = await lockAccount(tx, account.id);
    if (!groups.includes("admin")) return false;
    const others = groups.filter((group) => group !== "admin");
    await setGroups(tx, account.id, others, now);
    await endEverywhere(tx, account.id, now);
    await record(tx, account.id, now, "admin.removed");
    return true;
  });
}

const record = (tx: Writer, accountId: string, at: Date, action = "admin.made") =>
  recordAct(tx, { actorId: null, action, subject: { kind: "account", id: accountId }, accountId, at });

type CompanyInvite = {
  /** In lower case. */
  email: string;
  company: string;
  /** Whether to add an unknown company. */
  addsCompany: boolean;
  now: Date;
};

/** Throws an OperatorError that names similar companies if there is none of this name. */
export async function inviteCompanyAdmin(db: Database, { email, company, addsCompany, now }: CompanyInvite) {
  return db.transaction(async (tx) => {
    if (addsCompany) await ensureCompanies(tx, [{ name: company }]);
    const found = await readCompany(tx, company);
    if (!found) throw new OperatorError(await wordsForUnknown(tx, company));
    const { invite, token } = await makeInvite(tx, {
      company: found,
      email,
      role: "corporate-admin",
      sender: null,
      now,
    });
    await recordAct(tx, {
      actorId: null,
      action: "invite.sent",
      subject: { kind: "invite", id: invite.id },
      after: { companyId: found.id, role: invite.role },
      at: now,
    });
    return { token, companyName: found.name, expiresAt: invite.expiresAt };
  });
}

async function readCompany(tx: Writer, name: string): Promise<{ id: string; name: string } | undefined> {
  const rows = await tx.query<{ id: string; name: string }>("select id, name from company where name_key = $1", [
    companyNameKey(name),
  ]);
  return rows[0];
}

async function wordsForUnknown(tx: Writer, name: string): Promise<string> {
  const near = await findCompaniesLike(tx, companyNameKey(name), 5);
  const rows = await tx.query<{ name: string }>("select name from company where id = any ($1::uuid[])", [
    near.map((company) => company.id),
  ]);
  const hint = rows.length > 0 ? ` There are: ${rows.map((row) => row.name).join(", ")}.` : "";
  return `There is no company “${name}”.${hint} Add --new-company to make one.`;
}
