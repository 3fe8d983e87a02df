// Routes of a company's people: each call, its callers and its operation.
import { getCorporateUser } from "../../contract/identity/accounts-wire.ts";
import * as calls from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import * as invites from "./invites.ts";
import * as members from "./members.ts";

/** A token of 256 bits cannot be guessed; this limits the cost of attempts. */
const limited = { perMinute: 60 };

/** `scale` multiplies how many invites a company may send a day. */
export function mountRecruiting(mount: Mount, deps: Deps, { signedIn, corporateAdmin }: Callers, scale: number): void {
  mount(getCorporateUser, signedIn, (input, call) => members.getCorporateUser(input, call, deps));
  mount(calls.listMembers, corporateAdmin, (input, call) => members.listMembers(input, call, deps));
  mount(calls.changeMemberRole, corporateAdmin, (input, call) => members.changeMemberRole(input, call, deps));
  mount(calls.removeMember, corporateAdmin, (input, call) => members.removeMember(input, call, deps));
  mount(calls.sendInvite, corporateAdmin, (input, call) => invites.sendInvite(input, call, deps, scale), limited);
  mount(calls.revokeInvite, corporateAdmin, (input, call) => invites.revokeInvite(input, call, deps));
  mount(calls.readInvite, sameSite, (input) => invites.readInvite(input, deps), limited);
  mount(calls.acceptInvite, signedIn, (input, call) => invites.acceptInvite(input, call, deps), limited);
}
