// A person's name and address: who may read them, reading, changing.

import { accountEmail } from "../../contract/form-fields.ts";
import { DASHBOARDS, type UserDetails } from "../../contract/identity/accounts-wire.ts";
import { roleOf } from "../../contract/identity/rules.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { notFound } from "../platform/refusal.ts";
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  holdAccount,
  recordActOn,
  recordSecurityEvent,
} from "./accounts.ts";

/** The path's address is only a claim: 404 if the token does not give access to it. */
export async function accountToRead(
  claim: string,
  { caller }: Pick<Call<Caller>, "caller">,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<Account> {
  const email = readAddress(claim);
  if (email === caller.email) return (await findAccountById(db, caller.accountId)) ?? thereIsNone();
  if (caller.userType !== "Admin") throw noAccount();
  return db.transaction(async (tx) => {
    const account = (await findAccountByEmail(tx, email)) ?? thereIsNone();
    await recordActOn(tx, account.id, "account.read", caller.accountId, clock());
    return account;
  });
}

function thereIsNone(): never {
  throw noAccount();
}

/** Reads an account's details as a list of one: the caller's own, or any for a platform admin. */
export const readUserDetails: Operation<"getUserDetails"> = async ({ params }, call, deps) => {
  return [presentAccount(await accountToRead(params.email, call, deps))];
};

/** `id` is for callers in the server; the answer's schema drops it. */
function presentAccount(account: Account | null | undefined): UserDetails & { id: string } {
  if (!account) throw noAccount();
  return {
    id: account.id,
    cognitoUserId: account.sub,
    email: account.email,
    name: account.name,
    phone_number: account.phoneNumber,
    userType: roleOf(account.groups).userType,
    lastAccessedDash: DASHBOARDS.find((name) => name === account.lastAccessedDash) ?? null,
    language: account.language,
    createdAt: account.createdAt.toISOString(),
  };
}

/** 404 for other people's addresses, for admins too. Omitted fields stay; an empty phone number removes it. */
export const updateUserDetails: Operation<"updateUserDetails"> = async ({ params, body }, { caller, ip }, deps) => {
  const { db, clock } = deps;
  refuseOthers(params.email, caller);
  const { name, phone_number: phone, lastAccessedDash, language } = body;
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await tx.query(
      `update account set name = coalesce($2, name), last_accessed_dash = coalesce($3, last_accessed_dash),
         phone_number = case when $4 then $5 else phone_number end, language = coalesce($6, language) where id = $1`,
      [caller.accountId, name ?? null, lastAccessedDash ?? null, phone !== undefined, phone || null, language ?? null],
    );
    // The last dashboard and the language are no account changes worth an audit record.
    const fields = Object.keys(body).filter((field) => field !== "lastAccessedDash" && field !== "language");
    if (fields.length > 0)
      await recordSecurityEvent(tx, {
        kind: "account.changed",
        accountId: caller.accountId,
        ip,
        details: { fields },
        at: clock(),
      });
    return presentAccount(await findAccountById(tx, caller.accountId));
  });
};

/** The path's address in the form that accounts store; 404 if malformed. */
function readAddress(claim: string): string {
  const address = accountEmail.safeParse(claim);
  if (!address.success) throw noAccount();
  return address.data;
}

/** 404 for every address except the caller's own, for admins too. */
export function refuseOthers(claim: string, caller: Pick<Caller, "email">): void {
  if (readAddress(claim) !== caller.email) throw noAccount();
}

const noAccount = () => notFound("There is no account with this address.");
