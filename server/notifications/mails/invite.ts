// An invite to join a company as a member.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { CorporateUserType } from "../../../contract/identity/rules.ts";
import { invitePath } from "../../../contract/paths.ts";
import type { MailOf } from "./mail-of.ts";
import { facts, link, moment, plainCompany, plainName, quiet, say } from "./mail-text.ts";

const ROLES: Record<CorporateUserType, string> = {
  "corporate-admin": "Admin: posts jobs, works through applicants, and invites others",
  "corporate-recruiter": "Recruiter: posts jobs and works through applicants",
};

export const invite: MailOf<"invite.sent"> = (fact, { publicUrl }) => {
  const name = plainCompany(fact.companyName);
  const company = name ?? "a company";
  const sender = plainName(fact.invitedBy);
  return {
    subject: `${name ?? "A company"} invites you to ${BRAND_NAME}`,
    preheader: `Join the people of ${company} until ${moment(fact.expiresAt)}.`,
    heading: `Join ${company} on ${BRAND_NAME}`,
    body: [
      say("Hello,"),
      say(
        sender
          ? `${sender} invites you to work for ${company} on ${BRAND_NAME}.`
          : `An admin of ${company} invites you to work there on ${BRAND_NAME}.`,
      ),
      facts(
        ...(name ? ([["Company", name]] as const) : []),
        ["Role", ROLES[fact.role]],
        ["Works until", moment(fact.expiresAt)],
      ),
      link("Accept the invite", publicUrl + invitePath(fact.token)),
      quiet(
        `The link works once, and only for ${fact.email}. You do not know ${name ?? "who invites you"}? Then delete this mail; nothing happens.`,
      ),
    ],
  };
};
