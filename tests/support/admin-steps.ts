// What the journeys of platform admins share.
import type { Browser } from "playwright-core";
import { logIn, open, whenLoggedIn } from "./account-steps.ts";
import { aCandidateOf, type Candidate } from "./apply-steps.ts";
import type { Site } from "./site.ts";

/** Somebody new who looks after the site, signed in for a new visit. */
export async function anAdminOf(site: Site, browser: Browser, name = "Anita Desai"): Promise<Candidate> {
  const admin = await aCandidateOf(site, browser, null);
  await site.db.query("update account set groups = '{admin}', name = $2, auth_gen = auth_gen + 1 where id = $1", [
    admin.accountId,
    name,
  ]);
  // The sign-up's session ended with the new role.
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, site, "/auth/login");
  await logIn(page, admin);
  await whenLoggedIn(page);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { ...admin, name, signedIn: { storageState } };
}
