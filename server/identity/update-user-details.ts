// Changes the caller's name, phone number or last dashboard.
import type { updateUserDetails as endpoint, UserDetails } from "../../contract/identity/accounts-wire.ts";
import type { Deps } from "../deps.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { findAccountById } from "./find-account.ts";
import { holdAccount } from "./leaving/hold-account.ts";
import { refuseOthers } from "./own-address.ts";
import { presentAccount } from "./read-user-details.ts";
import { recordSecurityEvent } from "./security-events.ts";

/** 404 for other people's addresses, for admins too. Omitted fields stay; an empty phone number removes it. */
export async function updateUserDetails(
  { params, body }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock }: Deps,
): Promise<UserDetails> {
  refuseOthers(params.email, caller);
  const { name, phone_number: phone, lastAccessedDash } = body;
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await tx.query(
      `update account set name = coalesce($2, name), last_accessed_dash = coalesce($3, last_accessed_dash),
         phone_number = case when $4 then $5 else phone_number end where id = $1`,
      [caller.accountId, name ?? null, lastAccessedDash ?? null, phone !== undefined, phone || null],
    );
    // The last dashboard is not an account change worth an audit record.
    const fields = Object.keys(body).filter((field) => field !== "lastAccessedDash");
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
}
