// Signs in as one of the demo's people and opens their first page anew, so that nothing of the person before is left.
import type { DemoRole } from "../../../contract/identity/rules.ts";
import { CANDIDATE_DASHBOARD_PATH, CORPORATE_JOBS_PATH, EMPLOYEE_PATH, REPORTS_PATH } from "../../../contract/paths.ts";
import { ask } from "../../session/ask.ts";
import { signedIn } from "../../session/session-actions.ts";

const FIRST_PAGES: Record<DemoRole, string> = {
  candidate: CANDIDATE_DASHBOARD_PATH,
  employee: EMPLOYEE_PATH,
  recruiter: CORPORATE_JOBS_PATH,
  "corporate-admin": CORPORATE_JOBS_PATH,
  admin: REPORTS_PATH,
};

/** Leaves the page. Rejects when the server refuses. */
export async function becomeDemoPerson(role: DemoRole): Promise<void> {
  await signedIn(await ask("signInToDemo", { body: { role } }));
  window.location.assign(FIRST_PAGES[role]);
}
