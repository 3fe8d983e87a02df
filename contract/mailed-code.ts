// A six-digit code mailed to an address, as calls take it and answers show it.
import { z } from "zod";
import { CODE_DIGITS } from "./identity/rules.ts";

/** As typed. */
export const typedCode = z
  .string({ error: "Please enter the code from the e-mail." })
  .trim()
  .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), `The code has ${CODE_DIGITS} digits.`);

/** A code that was not entered yet. */
export const mailedCode = z.object({
  expiresAt: z.iso.datetime(),
  triesLeft: z.int(),
  sendsLeft: z.int(),
  /** When another code can be requested. */
  resendAt: z.iso.datetime(),
});
