// Whose data a path names: the address in it is a claim, the token decides.
import { accountEmail } from "../../contract/form-fields.ts";
import type { Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";

/** The address that a path claims, as accounts are known by it; 404 when it is none. */
export function readAddress(claim: string): string {
  const address = accountEmail.safeParse(claim);
  if (!address.success) throw nobody();
  return address.data;
}

/** 404 for every address but the caller's own, to admins too. */
export function refuseOthers(claim: string, caller: Pick<Caller, "email">): void {
  if (readAddress(claim) !== caller.email) throw nobody();
}

export const nobody = () => refuse(404, "NOT_FOUND", "There is nobody by this address.");
