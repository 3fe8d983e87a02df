// The part of an account that tokens are made from and checked against.
import type { Group } from "../../../contract/identity/rules.ts";
import type { Reader } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";

export type AccountState = {
  id: string;
  issuer: string;
  sub: string;
  email: string;
  name: string;
  phoneNumber: string | null;
  groups: Group[];
  authGen: number;
  tokensValidAfter: Date;
  isDisabled: boolean;
};

/** The columns of AccountState, from the table account as `a`. */
export const accountStateColumns = `a.id, a.issuer, a.sub, a.email, a.name, a.phone_number as "phoneNumber", a.groups,
  a.auth_gen as "authGen", a.tokens_valid_after as "tokensValidAfter", a.disabled_at is not null as "isDisabled"`;

/** Null for an unknown or malformed id. */
export async function readAccountState(reader: Reader, id: string): Promise<AccountState | null> {
  if (!isUuid(id)) return null;
  const [row] = await reader.query<AccountState>(
    { name: "account state", text: `select ${accountStateColumns} from account a where a.id = $1` },
    [id],
  );
  return row ?? null;
}
