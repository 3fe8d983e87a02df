// Warns an account's owner of a sign-up with their address. The sign-up form answers as for a new address.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { MailOf } from "./mail-of.ts";
import { greeting, link, quiet, say } from "./mail-text.ts";

export const addressTaken: MailOf<"sign-up.address-taken"> = (fact, { publicUrl }) => ({
  subject: `You already have a ${BRAND_NAME} account`,
  preheader: "Sign in with the password you have, or choose a new one.",
  heading: "You already have an account",
  body: [
    greeting(fact.name),
    say(
      `Somebody, probably you, just tried to sign up at ${BRAND_NAME} with this address. It has an account already, so no new one was made.`,
    ),
    link("Sign in", `${publicUrl}/auth/login`),
    say("If you do not remember the password, choose a new one:"),
    link("Choose a new password", `${publicUrl}/auth/forgot-password`),
    quiet("It was not you? Then there is nothing to do: nobody got in, and nothing about your account has changed."),
  ],
});
