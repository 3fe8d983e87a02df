// What the journeys of platform admins share.
import { aMemberOf, type Member, signInAgain } from "./members.ts";
import type { Site } from "./site.ts";

/** Somebody new who looks after the site. */
export async function anAdminOf(site: Site, name = "Anita Desai"): Promise<Member> {
  const member = await aMemberOf(site, name);
  await site.db.query("update account set groups = '{admin}', auth_gen = auth_gen + 1 where id = $1", [
    member.accountId,
  ]);
  // The sign-up's session ended with the new role.
  return { ...member, signedIn: await signInAgain(site, member) };
}
