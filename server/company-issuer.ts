// The issuers that companies set up for their people: what identity signs in by, and recruiting keeps.
import type { Reader, Writer } from "./platform/db.ts";

/** How a sign-in by a company's issuer is known (`amr`), in our sessions and tokens. */
export const COMPANY_AMR = "company";

/** The settings of a company's issuer. */
export type CompanyIssuer = {
  companyId: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  version: number;
  /** Of an address: null if its domain is not this company's now; `isConfirmed` if the whole domain is known to be. */
  domainOf(email: string): { isConfirmed: boolean } | null;
};

/** What companies set up. */
export type CompanyIssuers = {
  /** Whether any company has one. */
  areThere(reader: Reader): Promise<boolean>;
  /** Null for a company without one, and for a suspended one. */
  read(reader: Reader, companyId: string): Promise<CompanyIssuer | null>;
  /** The company that signs in people with this address; null for none. */
  companyFor(reader: Reader, email: string): Promise<string | null>;
  isMember(reader: Reader, accountId: string, companyId: string): Promise<boolean>;
  /** Notes that a person came in by the settings of this version. */
  noteWorked(tx: Writer, issuer: Pick<CompanyIssuer, "companyId" | "version">, at: Date): Promise<void>;
  /** The company that requires its own sign-in of this account; `mayPass` for its admins, to whom that is a way back in. */
  whoRequires(reader: Reader, accountId: string): Promise<{ companyId: string; mayPass: boolean } | null>;
};
