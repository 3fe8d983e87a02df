// Routes of a company's people: each call, its callers and its operation.
import { getCorporateUser } from "../../contract/identity/accounts-wire.ts";
import {
  acceptInvite,
  changeMemberRole,
  listMembers,
  readInvite,
  removeMember,
  revokeInvite,
  sendInvite,
} from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import * as invitess from "./invites.ts";
import * as members from "./members.ts";

/** A token of 256 bits cannot be guessed; this limits the cost of attempts. */
const invitesAMinute = { perMinute: 60 };

/** `rateLimitScale` multiplies how many invites a company may send a day. */
export function mountRecruiting(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(getCorporateUser, callers.signedIn, (input, call) => members.readCorporateUser(input, call, deps));
  mount(listMembers, callers.corporateAdmin, (input, call) => members.listMembers(input, call, deps));
  mount(changeMemberRole, callers.corporateAdmin, (input, call) => members.changeMemberRole(input, call, deps));
  mount(removeMember, callers.corporateAdmin, (input, call) => members.removeMember(input, call, deps));
  mount(
    sendInvite,
    callers.corporateAdmin,
    (input, call) => invitess.sendInvite(input, call, deps, rateLimitScale),
    invitesAMinute,
  );
  mount(revokeInvite, callers.corporateAdmin, (input, call) => invitess.revokeInvite(input, call, deps));
  mount(readInvite, sameSite, (input) => invitess.readInvite(input, deps), invitesAMinute);
  mount(acceptInvite, callers.signedIn, (input, call) => invitess.acceptInvite(input, call, deps), invitesAMinute);
}
