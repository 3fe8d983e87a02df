// Finds accounts by email address or id.
import type { Reader } from "../platform/db.ts";
import { type AccountState, accountStateColumns } from "./tokens/account-state.ts";

export type Account = AccountState & {
  isDemo: boolean;
  lastAccessedDash: string | null;
  /** When it will be deleted at its owner's request. */
  deletionDueAt: Date | null;
  createdAt: Date;
};

/** The columns of Account, from the table account as `a`. */
const columns = `${accountStateColumns}, a.is_demo as "isDemo", a.last_accessed_dash as "lastAccessedDash",
  a.deletion_due_at as "deletionDueAt", a.created_at as "createdAt"`;

/** `email` in lower case; null if no account has it. */
export async function findAccountByEmail(reader: Pick<Reader, "query">, email: string): Promise<Account | null> {
  const [account] = await reader.query<Account>(
    { name: "account by email", text: `select ${columns} from account a where a.email = $1` },
    [email],
  );
  return account ?? null;
}

export async function findAccountById(reader: Pick<Reader, "query">, id: string): Promise<Account | undefined> {
  const [account] = await reader.query<Account>(
    { name: "account by id", text: `select ${columns} from account a where a.id = $1` },
    [id],
  );
  return account;
}
