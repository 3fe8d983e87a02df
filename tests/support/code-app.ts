// An authenticator app, as people have it on their phones.
import assert from "node:assert/strict";
import { Secret, TOTP, URI } from "otpauth";
import type { Person } from "./accounts.ts";

/** The code that the app of this address shows at `now`. */
export const codeOf = (uri: string, now = new Date()): string => URI.parse(uri).generate({ timestamp: now.getTime() });

/** The code that an app shows into which this key, in base32, was typed. */
export const codeFor = (key: string, now = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });

/** Adds an app to a person's account; resolves to its address. */
export async function addCodeApp(person: Person, now: Date): Promise<string> {
  const path = "/api/user/second-factors/code-app";
  const headers = { cookie: person.cookie };
  const begun = await person.send<{ enrolment: string; uri: string }>("POST", `${path}/begin`, {}, headers);
  const { enrolment, uri } = begun.body;
  const added = await person.send("POST", path, { enrolment, code: codeOf(uri, now), name: "My phone" }, headers);
  assert.equal(added.status, 201, added.text);
  return uri;
}
