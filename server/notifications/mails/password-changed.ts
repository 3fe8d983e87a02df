// Tells an account's owner that the password changed, and what to do if it was not them.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { MailOf } from "./mail-of.ts";
import { facts, greeting, link, moment, say } from "./mail-text.ts";

export const passwordChanged: MailOf<"password.changed"> = (fact, { publicUrl }) => ({
  subject: `Your ${BRAND_NAME} password was changed`,
  preheader: "If it was you, there is nothing to do.",
  heading: "Your password was changed",
  body: [
    greeting(fact.name),
    say(`The password of your ${BRAND_NAME} account was changed. If it was you, there is nothing to do.`),
    facts(
      ["When", moment(fact.at)],
      ["How", fact.how === "reset" ? "With a code mailed to this address" : "With the old password, in your profile"],
    ),
    say("If it was not you, choose a new password now. That signs everybody out of your account."),
    link("Choose a new password", `${publicUrl}/auth/forgot-password`),
    ...(fact.how === "reset"
      ? [say("Whoever did this could read your mail: change the password of your mailbox first.")]
      : []),
  ],
});
