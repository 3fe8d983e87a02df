// Shared steps of the journeys of platform admins.
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
