// The issuers that companies sign their people in with, as identity asks for them.
import { domainOfAddress } from "../companies/index.ts";
import type { CompanyIssuer, CompanyIssuers } from "../company-issuer.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import type { Vault } from "../platform/vault.ts";

const SECRET = "secret at a company's issuer";

export const sealSecret = (vault: Vault, secret: string): Buffer => vault.seal(SECRET, secret);

export type IssuerRow = {
  companyId: string;
  issuer: string;
  clientId: string;
  sealedSecret: Buffer;
  version: number;
  isRequired: boolean;
  workedAt: Date | null;
  /** Chosen, and the company's still. */
  domains: string[];
  /** Those known to be the company's as a whole: a platform admin confirmed them, or a TXT record proves them. */
  confirmed: string[];
};

/** The columns of an IssuerRow; the table's alias is `i`. */
const columns = `i.company_id as "companyId", i.issuer, i.client_id as "clientId", i.sealed_secret as "sealedSecret", i.version,
  i.is_required as "isRequired", i.worked_at as "workedAt",
  array(select d.domain from company_issuer_domain d join company c on c.id = d.company_id
    where d.company_id = i.company_id and (d.domain = c.proven_domain
      or exists (select from company_mail_domain m where m.company_id = c.id and m.domain = d.domain)) order by 1) as domains,
  array(select m.domain from company_mail_domain m where m.company_id = i.company_id order by 1) as confirmed`;

/** Null for a company without an issuer. */
export async function readIssuer(reader: Reader, companyId: string): Promise<IssuerRow | null> {
  const [row] = await reader.query<IssuerRow>(
    `select ${columns} from company_issuer i where i.company_id = $1`,
    [companyId],
    "a company's issuer",
  );
  return row ?? null;
}

/** Null when the secret was sealed with another key: it has to be entered again, and meanwhile nothing is required. */
export function openIssuer(vault: Vault, row: IssuerRow): CompanyIssuer | null {
  const { companyId, issuer, clientId, version, domains, confirmed } = row;
  const clientSecret = vault.open(SECRET, row.sealedSecret);
  if (clientSecret === null) return null;
  return {
    companyId,
    issuer,
    clientId,
    clientSecret,
    version,
    domainOf(email) {
      const domain = domainOfAddress(email);
      return domain === null || !domains.includes(domain) ? null : { isConfirmed: confirmed.includes(domain) };
    },
  };
}

const isSuspended = async (reader: Reader, companyId: string): Promise<boolean> => {
  const found = await reader.query(
    "select from company where id = $1 and (suspended_at is not null or merged_into is not null)",
    [companyId],
  );
  return found.length > 0;
};

export function companyIssuersOf({ vault }: Pick<Deps, "vault">): CompanyIssuers {
  const read = async (reader: Reader, companyId: string) => {
    const row = await readIssuer(reader, companyId);
    return !row || (await isSuspended(reader, companyId)) ? null : openIssuer(vault, row);
  };
  return {
    read,
    areThere: async (reader) => (await reader.query("select from company_issuer limit 1")).length > 0,
    async companyFor(reader, email) {
      const [held] = await reader.query<{ companyId: string }>(
        `select company_id as "companyId" from company_issuer_domain where domain = $1`,
        [domainOfAddress(email)],
      );
      const issuer = held && (await read(reader, held.companyId));
      return issuer?.domainOf(email) ? issuer.companyId : null;
    },
    async isMember(reader, accountId, companyId) {
      const found = await reader.query("select from company_member where account_id = $1 and company_id = $2", [
        accountId,
        companyId,
      ]);
      return found.length > 0;
    },
    async noteWorked(tx, { companyId, version }, at) {
      await tx.query("update company_issuer set worked_at = $3 where company_id = $1 and version = $2", [
        companyId,
        version,
        at,
      ]);
    },
    async whoRequires(reader, accountId) {
      const [member] = await reader.query<{ companyId: string; email: string; role: string }>(
        `select m.company_id as "companyId", m.role, a.email from company_member m
         join company_issuer i on i.company_id = m.company_id and i.is_required
         join account a on a.id = m.account_id where m.account_id = $1`,
        [accountId],
      );
      const issuer = member && (await read(reader, member.companyId));
      if (!member || !issuer?.domainOf(member.email)) return null;
      return { companyId: member.companyId, mayPass: member.role === "corporate-admin" };
    },
  };
}
