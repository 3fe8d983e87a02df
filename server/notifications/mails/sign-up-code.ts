// The code that verifies an email address at sign-up.

import { BRAND_NAME } from "../../../contract/brand.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import type { MailOf } from "./mail-of.ts";
import { code, greeting, quiet, say } from "./mail-text.ts";

export const signUpCode: MailOf<"sign-up.code-made"> = (fact) => ({
  subject: `Your code to join ${BRAND_NAME}`,
  preheader: `Enter it within ${CODE_MINUTES} minutes to finish signing up.`,
  heading: "Confirm your address",
  body: [
    greeting(fact.name),
    say(`This is your code to finish signing up at ${BRAND_NAME}:`),
    code(fact.code),
    say(
      `It works for ${CODE_MINUTES} minutes, in the browser that you signed up with. We never ask for it by phone or mail.`,
    ),
    quiet(
      "You did not sign up? Then somebody mistyped their address. Without the code nothing happens; you can delete this mail.",
    ),
  ],
});
