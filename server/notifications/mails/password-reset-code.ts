// The code for a password reset.

import { BRAND_NAME } from "../../../contract/brand.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import type { MailOf } from "./mail-of.ts";
import { code, greeting, quiet, say } from "./mail-text.ts";

export const passwordResetCode: MailOf<"password-reset.code-made"> = (fact) => ({
  subject: `Your code for a new ${BRAND_NAME} password`,
  preheader: `Enter it within ${CODE_MINUTES} minutes to choose a new password.`,
  heading: "Choose a new password",
  body: [
    greeting(fact.name),
    say(`This is your code to choose a new password at ${BRAND_NAME}:`),
    code(fact.code),
    say(
      `It works for ${CODE_MINUTES} minutes, in the browser that asked for it. We never ask for it by phone or mail.`,
    ),
    quiet("You did not ask for it? Then leave this mail alone: your password stays as it is."),
  ],
});
