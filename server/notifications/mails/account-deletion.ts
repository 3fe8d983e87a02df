// Mails to an account's owner: deletion is scheduled, was cancelled, or is done.

import { BRAND_NAME } from "../../../contract/brand.ts";
import { DELETION_GRACE_DAYS } from "../../../contract/identity/accounts-wire.ts";
import type { MailOf } from "./mail-of.ts";
import { facts, greeting, link, moment, say } from "./mail-text.ts";

export const deletionAsked: MailOf<"account.deletion-asked"> = (fact, { publicUrl }) => ({
  subject: `Your ${BRAND_NAME} account will be deleted`,
  preheader: `You can take this back until ${moment(fact.dueAt)}.`,
  heading: "Your account will be deleted",
  body: [
    greeting(fact.name),
    say(
      `You asked us to delete your ${BRAND_NAME} account, with your profile, your CVs and everything else we keep about you. Until then nothing changes, and you can take it back.`,
    ),
    facts(["Will be deleted", moment(fact.dueAt)], ["Time to think again", `${DELETION_GRACE_DAYS} days`]),
    link("Keep my account", `${publicUrl}/v2/${fact.userType === "Corporate" ? "corporate" : "candidate"}/profile`),
    say("If it was not you who asked, keep the account and choose a new password now."),
  ],
});

export const deletionTakenBack: MailOf<"account.deletion-taken-back"> = (fact, { publicUrl }) => ({
  subject: `Your ${BRAND_NAME} account stays`,
  preheader: "Its deletion was taken back.",
  heading: "Your account stays",
  body: [
    greeting(fact.name),
    say(`The deletion of your ${BRAND_NAME} account was taken back. Everything is as it was.`),
    say("If it was not you who did this, choose a new password now. That signs everybody out of your account."),
    link("Choose a new password", `${publicUrl}/auth/forgot-password`),
  ],
});

export const accountDeleted: MailOf<"account.deleted"> = (fact) => ({
  subject: `Your ${BRAND_NAME} account is deleted`,
  preheader: "This is the last mail we send you about it.",
  heading: "Your account is deleted",
  body: [
    greeting(fact.name),
    say(
      `Your ${BRAND_NAME} account is deleted, as you asked: your profile, your CVs and files, your ways to sign in. This is the last mail about it.`,
    ),
    say("You are welcome to sign up again whenever you like; it will be a new account."),
  ],
});
