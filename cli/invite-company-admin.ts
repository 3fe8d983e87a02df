// Invites the first admin of a company; that admin can invite others.
import { companyNameKey } from "../contract/paths.ts";
import { ensureCompanies, findCompaniesLike } from "../server/companies/index.ts";
import { recordSecurityEvent } from "../server/identity/index.ts";
import type { Database, Writer } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { makeInvite } from "../server/recruiting/index.ts";

export type CompanyInvite = {
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
    await recordSecurityEvent(tx, {
      kind: "invite.sent",
      accountId: null,
      details: { inviteId: invite.id, companyId: found.id, role: invite.role, by: "operator" },
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
