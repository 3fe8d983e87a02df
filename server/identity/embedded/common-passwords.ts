// Refuses the most common passwords.
import { refuse } from "../../platform/refusal.ts";

const howMany = 3_000;

let known: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords of at least the minimum length, in lower case. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const long = dictionary["passwords-common"].map(String).filter((password) => password.length >= 8);
  return new Set(long.slice(0, howMany).map((password) => password.toLowerCase()));
}

/** 400 for a common password, ignoring case; `field` is the form field to name. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  known ??= readCommon();
  if ((await known).has(password.normalize("NFKC").toLowerCase()))
    throw refuse(
      400,
      "INVALID_BODY",
      "This password is among the first that others would try. Please choose another.",
      field,
    );
}
