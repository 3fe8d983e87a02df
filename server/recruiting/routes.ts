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
import { acceptInvite as accept } from "./accept-invite.ts";
import { changeMemberRole as changeRole } from "./change-member-role.ts";
import { listMembers as list } from "./list-members.ts";
import { readCorporateUser } from "./read-corporate-user.ts";
import { readInvite as read } from "./read-invite.ts";
import { removeMember as remove } from "./remove-member.ts";
import { revokeInvite as revoke } from "./revoke-invite.ts";
import { sendInvite as send } from "./send-invite.ts";

/** A token of 256 bits cannot be guessed; this limits the cost of attempts. */
const invitesAMinute = { perMinute: 60 };

/** `rateLimitScale` multiplies how many invites a company may send a day. */
export function mountRecruiting(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(getCorporateUser, callers.signedIn, (input, call) => readCorporateUser(input, call, deps));
  mount(listMembers, callers.corporateAdmin, (input, call) => list(input, call, deps));
  mount(changeMemberRole, callers.corporateAdmin, (input, call) => changeRole(input, call, deps));
  mount(removeMember, callers.corporateAdmin, (input, call) => remove(input, call, deps));
  mount(sendInvite, callers.corporateAdmin, (input, call) => send(input, call, deps, rateLimitScale), invitesAMinute);
  mount(revokeInvite, callers.corporateAdmin, (input, call) => revoke(input, call, deps));
  mount(readInvite, sameSite, (input) => read(input, deps), invitesAMinute);
  mount(acceptInvite, callers.signedIn, (input, call) => accept(input, call, deps), invitesAMinute);
}
