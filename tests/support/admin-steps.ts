// Shared steps of the journeys of platform admins.

import assert from "node:assert/strict";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { aMemberOf, type Member, signInWithCodeApp } from "./members.ts";
import type { Site } from "./site.ts";

/** A new platform admin, with a second factor. */
export async function anAdminOf(site: Site, name = "Anita Desai"): Promise<Member> {
  const member = await aMemberOf(site, name);
  await site.db.query("update account set groups = '{admin}', auth_gen = auth_gen + 1 where id = $1", [
    member.accountId,
  ]);
  // The new role ended the session of the sign-up.
  return { ...member, signedIn: await signInWithCodeApp(site, member) };
}

/** The access token of an admin's session, which has the second step that a new sign-in would ask for. */
export async function adminTokenOf(site: Site, { signedIn: { storageState } }: Member): Promise<string> {
  assert.ok(typeof storageState === "object");
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { accessToken } = (await (
    await fetch(`${site.url}/api/session`, { headers: { cookie } })
  ).json()) as SessionAnswer;
  return accessToken ?? assert.fail("the admin has no session");
}
