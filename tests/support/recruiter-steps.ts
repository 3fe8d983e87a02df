// Shared steps of the recruiters' journeys: signed-in recruiters, and applicants to their jobs.
import type { Page } from "playwright-core";
import { createAccount } from "../../server/identity/accounts.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { newcomer } from "./account-steps.ts";
import { type ApplicationFacts, anApplication } from "./applications.ts";
import { whenInteractive } from "./browser.ts";
import { aCandidate } from "./candidates.ts";
import type { CorporateRole } from "./firms.ts";
import { aMemberOf, type Member, signInAgain } from "./members.ts";
import type { Site } from "./site.ts";

/** A new recruiter of the company. */
export async function aRecruiterOf(
  site: Site,
  companyId: string,
  name = "Farhan Ali",
  role: CorporateRole = "corporate-recruiter",
): Promise<Member> {
  const member = await aMemberOf(site, name);
  await site.db.transaction((tx) => joinCompany(tx, { accountId: member.accountId, companyId, role, now: new Date() }));
  // The new role ended the session of the sign-up.
  return { ...member, signedIn: await signInAgain(site, member) };
}

export type Sent = { name: string; accountId: string; applicationId: string };

/** People who have applied to a job, each with these facts; by default the first has the best score. */
export async function someApplicants(
  site: Site,
  jobId: string,
  people: readonly ({ name: string } & ApplicationFacts)[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const [at, { name, ...facts }] of people.entries()) {
    const { email } = newcomer(name);
    const account = await site.db.transaction((tx) => createAccount(tx, { issuer: site.url, email, name }));
    const accountId = account!.id;
    await aCandidate(site.db, accountId, facts.profile);
    const applicationId = await anApplication(site.db, jobId, accountId, { score: 80 - at, ...facts });
    sent.push({ name, accountId, applicationId });
  }
  return sent;
}

/** Opens the applicants of a job and waits for the first of them. */
export async function openApplicants(page: Page, site: Site, jobId: string, query = ""): Promise<void> {
  await page.goto(`${site.url}/v2/corporate/jobs/${jobId}/applicants${query}`);
  await whenInteractive(page);
  await page.locator(".applicant-row, .applicant-pane").first().waitFor({ state: "attached" });
}

/** A person's row in the list. */
export const rowOf = (page: Page, name: string) => page.locator(".applicant-row").filter({ hasText: name });

/** The applicants' statuses in the database, by name. */
export async function standings(site: Site, jobId: string): Promise<Record<string, string>> {
  const rows = await site.db.query<{ name: string; status: string }>(
    "select a.name, p.status from application p join account a on a.id = p.account_id where p.job_id = $1 order by a.name",
    [jobId],
  );
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}
