// Signs in as one of the demo's people and opens their first page anew, so that nothing of the person before is left.
import type { DemoRole } from "../../../contract/identity/rules.ts";
import { ADMIN_HOME_PATH, CORPORATE_HOME_PATH, EMPLOYEE_PATH, HOME_PATH } from "../../../contract/paths.ts";
import { ask } from "../../session/ask.ts";
import { signedIn } from "../../session/session-actions.ts";
import { sitePath } from "../../ui/site-path.ts";

const FIRST_PAGES: Record<DemoRole, string> = {
  candidate: HOME_PATH,
  employee: EMPLOYEE_PATH,
  recruiter: CORPORATE_HOME_PATH,
  "corporate-admin": CORPORATE_HOME_PATH,
  admin: ADMIN_HOME_PATH,
};

/** Leaves the page. Rejects when the server refuses. */
export async function becomeDemoPerson(role: DemoRole): Promise<void> {
  await signedIn(await ask("signInToDemo", { body: { role } }));
  window.location.assign(sitePath(FIRST_PAGES[role]));
}
