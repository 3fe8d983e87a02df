// An invite to join a company's people.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { invitePath } from "../../../contract/paths.ts";
import type { CorporateUserType } from "../../../contract/roles.ts";
import type { MailOf } from "./mail-of.ts";
import { facts, link, moment, quiet, say } from "./mail-text.ts";

const ROLES: Record<CorporateUserType, string> = {
  "corporate-admin": "Admin: posts jobs, works through applicants, and invites others",
  "corporate-recruiter": "Recruiter: posts jobs and works through applicants",
};

export const invite: MailOf<"invite.sent"> = (fact, { publicUrl }) => ({
  subject: `${fact.companyName} invites you to ${BRAND_NAME}`,
  preheader: `Join the people of ${fact.companyName} until ${moment(fact.expiresAt)}.`,
  heading: `Join ${fact.companyName} on ${BRAND_NAME}`,
  body: [
    say("Hello,"),
    say(`${fact.invitedBy} invites you to work for ${fact.companyName} on ${BRAND_NAME}.`),
    facts(["Company", fact.companyName], ["Role", ROLES[fact.role]], ["Works until", moment(fact.expiresAt)]),
    link("Accept the invite", publicUrl + invitePath(fact.token)),
    quiet(
      `The link works once, and only for ${fact.email}. You do not know ${fact.companyName}? Then delete this mail; nothing happens.`,
    ),
  ],
});
