// Warns the owner of a work address that another account tried to use it as a referee. The form answers as for any
// address.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { MailOf } from "./mail-of.ts";
import { link, quiet, say } from "./mail-text.ts";

export const refereeAddressTaken: MailOf<"referee.address-taken"> = (_fact, { publicUrl }) => ({
  subject: `This address is known at ${BRAND_NAME}`,
  preheader: "It has proven another account already.",
  heading: "This work address is in use",
  body: [
    say("Hello,"),
    say(
      `Somebody, probably you, just tried to become a referee at ${BRAND_NAME} with this address. It has proven another account already, so no code was made.`,
    ),
    say("Sign in with that account, or stop being a referee there first. Then the address can be used anew."),
    link("Sign in", `${publicUrl}/auth/login`),
    quiet("It was not you? Then there is nothing to do: nothing about your account has changed."),
  ],
});
