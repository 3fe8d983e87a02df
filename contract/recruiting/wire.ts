// A company's members and invites on the wire.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { accountEmail } from "../form-fields.ts";
import { CORPORATE_USER_TYPES } from "../identity/rules.ts";
import { namedObject } from "../named-object.ts";

/** How long an invite can be accepted, in days. */
export const INVITE_DAYS = 7;

export const INVITE_STATES = ["PENDING", "ACCEPTED", "REVOKED", "EXPIRED"] as const;

export const invite = namedObject("Invite", {
  id: z.uuid(),
  email: z.string(),
  role: z.enum(CORPORATE_USER_TYPES),
  state: z.enum(INVITE_STATES),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invite = z.infer<typeof invite>;

export const companyMember = namedObject("CompanyMember", {
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(CORPORATE_USER_TYPES),
  since: z.iso.datetime(),
  /** When they last used the site, to the hour; null after half a year without a visit. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type CompanyMember = z.infer<typeof companyMember>;

/** What an invite's link shows before sign-in. */
export const inviteOffer = namedObject("InviteOffer", {
  companyName: z.string(),
  role: z.enum(CORPORATE_USER_TYPES),
  email: z.string(),
  expiresAt: z.iso.datetime(),
});
export type InviteOffer = z.infer<typeof inviteOffer>;

const endpoint = endpointsOf("Recruiting");
const refusals = { ...noToken, 403: "Not a corporate admin" };
/** No format, so that a truncated link is an unknown invite and not a malformed request. */
const token = z.string().max(500);

export const listMembers = endpoint("listMembers", {
  summary: "The people of the caller's company, and its invites",
  answer: z.object({ companyName: z.string(), members: z.array(companyMember), invites: z.array(invite) }),
  refusals,
});

export const sendInvite = endpoint("sendInvite", {
  summary: "Invite a person to the caller's company; the mailed link works once, for seven days",
  body: z.strictObject({ email: accountEmail, role: z.enum(CORPORATE_USER_TYPES) }),
  status: 201,
  answer: invite,
  refusals: {
    ...refusals,
    403: "Not a corporate admin, or the company is suspended",
    409: "A member of this company already",
    429: "Too many invites within a day",
  },
});

export const revokeInvite = endpoint("revokeInvite", {
  summary: "Take an invite back",
  params: z.object({ id: z.uuid() }),
  answer: invite,
  refusals: { ...refusals, 404: "No such invite of this company", 409: "Accepted already" },
});

/** A POST, so that no log of URLs contains the token. */
export const readInvite = endpoint("readInvite", {
  summary: "What an invite offers",
  body: z.strictObject({ token }),
  answer: inviteOffer,
  refusals: { 410: "Expired, used, taken back or never made" },
});

export const acceptInvite = endpoint("acceptInvite", {
  summary: "Join the company, signed in with the address that was invited",
  body: z.strictObject({ token }),
  answer: companyMember,
  refusals: {
    ...noToken,
    403: "Signed in with another address",
    409: "Belongs to a company already, or is a platform admin",
    410: "Expired, used, taken back or never made",
  },
});

export const changeMemberRole = endpoint("changeMemberRole", {
  summary: "Change a member's role at the company; the last admin stays one",
  params: z.object({ accountId: z.uuid() }),
  body: z.strictObject({ role: z.enum(CORPORATE_USER_TYPES) }),
  answer: companyMember,
  refusals: { ...refusals, 404: "No such member", 409: "The last admin" },
});

export const removeMember = endpoint("removeMember", {
  summary: "Remove a member from the company; the last admin cannot leave",
  params: z.object({ accountId: z.uuid() }),
  answer: companyMember,
  refusals: { ...refusals, 404: "No such member", 409: "The last admin" },
});

export const handOverCompany = endpoint("handOverCompany", {
  summary: "Make a member an admin and oneself a recruiter, in one step: also for the last admin",
  params: z.object({ accountId: z.uuid() }),
  answer: companyMember,
  refusals: { ...refusals, 404: "No such member", 409: "Oneself, or a member whose account is closed or about to be" },
});

export const signOutMember = endpoint("signOutMember", {
  summary: "Sign a member out on every device",
  params: z.object({ accountId: z.uuid() }),
  answer: z.object({ sessions: z.int().describe("How many browsers were signed in") }),
  refusals: { ...refusals, 404: "No such member", 409: "Oneself" },
});
