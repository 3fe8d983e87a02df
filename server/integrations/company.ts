// The company whose keys and webhooks a caller may see and change, and the record of changes.
import { recordSecurityEvent } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { readCompanyOf, refuseSuspended } from "../recruiting/index.ts";

const notAnAdmin = () => refuse(403, "FORBIDDEN", "Only an admin of the company may do this.");

/** The id of the company that the caller administers now, whatever their token says; 403 if none. */
export async function ownCompany(reader: Reader, { accountId }: Caller): Promise<string> {
  const company = await readCompanyOf(reader, accountId);
  if (company?.role !== "corporate-admin") throw notAnAdmin();
  return company.id;
}

/** The same, locked until the transaction ends, so that two changes follow each other; 403 for a suspended company. */
export async function companyToChange(tx: Writer, caller: Caller): Promise<string> {
  const company = await readCompanyOf(tx, caller.accountId);
  if (company?.role !== "corporate-admin") throw notAnAdmin();
  refuseSuspended(company);
  await tx.query("select from company where id = $1 for no key update", [company.id]);
  // Read again: the transaction that held the lock may have removed the caller.
  return ownCompany(tx, caller);
}

type Change = { kind: string; companyId: string } & Record<string, unknown>;

/** What an admin of the company did, without secrets. */
export const recordChange = (tx: Writer, { caller, ip }: Call<Caller>, { kind, ...details }: Change, at: Date) =>
  recordSecurityEvent(tx, { kind, accountId: caller.accountId, ip, details, at });
