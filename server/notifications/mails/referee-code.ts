// The code that verifies a referee's work address, the first time or again.

import { BRAND_NAME } from "../../../contract/brand.ts";
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import type { MailOf } from "./mail-of.ts";
import { code, greeting, plainCompany, quiet, say } from "./mail-text.ts";

export const refereeCode: MailOf<"referee.code-made"> = (fact) => {
  const company = plainCompany(fact.companyName) ?? "your company";
  const purpose = fact.isAgain ? `show that you still work at ${company}` : `become a referee for ${company}`;
  return {
    subject: `Your ${BRAND_NAME} code for your work address`,
    preheader: `Enter it within ${CODE_MINUTES} minutes to prove this address.`,
    heading: "Confirm your work address",
    body: [
      greeting(fact.name),
      say(`This is your code to ${purpose} at ${BRAND_NAME}:`),
      code(fact.code),
      say(
        `It works for ${CODE_MINUTES} minutes, where you are signed in. We never ask for it by phone or mail. This address is kept sealed: nobody sees it, and nothing but such codes is mailed to it.`,
      ),
      quiet(
        "You did not ask for it? Then somebody mistyped their address. Without the code nothing happens; you can delete this mail.",
      ),
    ],
  };
};
