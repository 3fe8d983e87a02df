// The calls about a user, by e-mail address or subject. The path is a claim; the token decides.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { phone, requiredLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { CORPORATE_USER_TYPES, LANGUAGES, USER_TYPES } from "./rules.ts";

const endpoint = endpointsOf("Accounts");

/** Dashboards that `lastAccessedDash` may name. */
export const DASHBOARDS = ["candidate", "employee", "corporate", "admin"] as const;

export const userDetails = namedObject("UserDetails", {
  /** The subject of the account, `cognitoUserId` of spec §3. */
  cognitoUserId: z.string(),
  email: z.string(),
  name: z.string(),
  phone_number: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  lastAccessedDash: z.enum(DASHBOARDS).nullable(),
  /** Of mails and notices. Null: none was chosen, which means English. */
  language: z.enum(LANGUAGES).nullable(),
  createdAt: z.iso.datetime(),
});
export type UserDetails = z.infer<typeof userDetails>;

export const corporateUserDetails = userDetails
  .extend({
    corporateUserType: z.enum(CORPORATE_USER_TYPES),
    companyId: z.uuid(),
    companyName: z.string(),
  })
  .meta({ id: "CorporateUserDetails" });
export type CorporateUserDetails = z.infer<typeof corporateUserDetails>;

/** How long a deletion can be taken back, in days. */
export const DELETION_GRACE_DAYS = 14;

const refusals = { 401: "No valid token", 404: "No account that the caller may see" };

/** Any text: one that is no address has no account, which is a 404 and not a 400. */
const emailClaim = z.string();

export const getUserDetails = endpoint("getUserDetails", {
  summary: "The account of an e-mail address: one's own; a platform admin may read any, which is recorded",
  params: z.object({ email: emailClaim }),
  answer: z.array(userDetails),
  refusals,
});

export const getCorporateUser = endpoint("getCorporateUser", {
  summary: "The corporate account of a subject: one's own; a platform admin may read any, which is recorded",
  params: z.object({ cognitoUserId: z.string().max(200) }),
  answer: z.array(corporateUserDetails),
  refusals,
});

export const updateUserDetails = endpoint("updateUserDetails", {
  summary: "Change one's own name, phone number, language or last dashboard",
  params: z.object({ email: emailClaim }),
  body: z.strictObject({
    name: requiredLine(120, "Please enter your name.").optional(),
    phone_number: phone.nullable().optional(),
    lastAccessedDash: z.enum(DASHBOARDS).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: userDetails,
  refusals: { ...refusals, 400: "A field is malformed" },
});

export const exportData = endpoint("exportData", {
  summary: "Everything that is kept about the caller, as one JSON document",
  params: z.object({ email: emailClaim }),
  answer: z.record(z.string(), z.unknown()),
  refusals,
});

export const deleteAccount = endpoint("deleteAccount", {
  summary: "Delete one's own account after a time in which it can be taken back",
  params: z.object({ email: emailClaim }),
  body: z.strictObject({ password: z.string().min(1).max(256).optional() }),
  answer: z.object({ deletionDueAt: z.iso.datetime() }),
  refusals: {
    ...refusals,
    403: "The password is wrong; or, without a password here, signing in was too long ago",
    409: "The last admin of a company cannot leave it",
  },
});

export const keepAccount = endpoint("keepAccount", {
  summary: "Take back the deletion of one's own account",
  params: z.object({ email: emailClaim }),
  answer: z.object({ deletionDueAt: z.null() }),
  refusals: { ...refusals, 409: "It is too late: the account is being deleted" },
});
