// Checks the address in a path against the caller's token. The path is only a claim; the token decides.
import { accountEmail } from "../../contract/form-fields.ts";
import type { Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";

/** The path's address in the form that accounts store; 404 if malformed. */
export function readAddress(claim: string): string {
  const address = accountEmail.safeParse(claim);
  if (!address.success) throw nobody();
  return address.data;
}

/** 404 for every address except the caller's own, for admins too. */
export function refuseOthers(claim: string, caller: Pick<Caller, "email">): void {
  if (readAddress(claim) !== caller.email) throw nobody();
}

export const nobody = () => refuse(404, "NOT_FOUND", "There is nobody by this address.");
