// Each role starts at its home and gets about by its own places: in the header, and on phones at the foot of the screen.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { CORPORATE_HOME_PATH, EMPLOYEE_PATH, HOME_PATH } from "../../contract/paths.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { anApplication } from "../support/applications.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, smallTargets, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { aMemberOf } from "../support/members.ts";
import { aRecruiterOf } from "../support/recruiter-steps.ts";
import { verifyReferee } from "../support/referral-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Heron Works" });
const [job, other] = await someJobs(site.db, [
  { companyId: company.id, jobTitle: "Heron Keeper" },
  { companyId: (await aCompany(site.db)).id, jobTitle: "Stork Keeper" },
]);
const candidate = await aCandidateOf(site);
await anApplication(site.db, job!.id, candidate.accountId, { score: 70 });
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, exact: true }).waitFor();
const bar = (page: Page) => page.locator("nav.bottom-nav");
const reserved = (page: Page) => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
/** No findings, and nothing to scroll sideways: on a phone, on the narrowest screen, at 200 % and on a desktop. */
async function assertSound(page: Page): Promise<void> {
  for (const size of [PHONE, { width: 320, height: 640 }, { width: 640, height: 400 }, DESK]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.equal(wide, 0, `${page.url()} at ${size.width}`);
    if (size === PHONE || size === DESK) assert.deepEqual(await axeFindings(page), []);
  }
  await page.setViewportSize(PHONE);
}

test("a candidate's home, and the bar at the foot of a phone", async (context) => {
  const { page } = await visit(browser, context, { ...candidate.signedIn, viewport: PHONE });
  await open(page, site, "/dashboards");
  await page.waitForURL(site.url + HOME_PATH);
  await page.getByRole("region", { name: /steps done$/ }).waitFor();
  for (const part of ["For you", "Your applications", "How far your applications got", "Your match over time"])
    await heading(page, part);
  await page.getByRole("row", { name: /^Sent 1$/ }).waitFor();
  await page.getByRole("link", { name: "Heron Keeper" }).waitFor();
  await bar(page).waitFor();
  assert.equal(await reserved(page), "60px");
  assert.equal(await bar(page).getByRole("link", { name: "Home" }).getAttribute("aria-current"), "page");
  for (const link of await bar(page).getByRole("link").all()) assert.ok((await link.boundingBox())!.height >= 48);
  await assertSound(page);

  await bar(page).getByRole("link", { name: "Jobs" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.url}/jobs`);
  await bar(page).locator('[aria-current="page"]', { hasText: "Jobs" }).waitFor();
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().focus();
  await bar(page).waitFor({ state: "hidden" });
  assert.equal(await reserved(page), "0px");
  // A press where the bar comes back still reaches what it began on.
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement("button"));
    button.style.cssText = "position: fixed; inset: auto 0 0; height: 40px; z-index: 30";
    button.onclick = () => button.remove();
    button.id = "pressed";
  });
  await page.locator("#pressed").click();
  await page.locator("#pressed").waitFor({ state: "detached" });
  await bar(page).waitFor();
  await page.setViewportSize(DESK);
  await bar(page).waitFor({ state: "hidden" });
  const places = page.locator("header").getByRole("navigation", { name: "Main" });
  assert.deepEqual(await places.getByRole("link").allTextContents(), [
    "Home",
    "Jobs",
    "Referrals",
    "Guidance",
    "Dashboard",
  ]);
  await places.getByRole("link", { name: "Home" }).focus();
  // What happened meanwhile shows.
  await anApplication(site.db, other!.id, candidate.accountId);
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url + HOME_PATH);
  await page.getByRole("row", { name: /^Sent 2$/ }).waitFor();
});

test("a new person's home leads to the first useful act", async (context) => {
  const { page } = await visit(browser, context, { ...(await aMemberOf(site)).signedIn, viewport: PHONE });
  await open(page, site, HOME_PATH);
  const steps = page.getByRole("region", { name: "0 of 3 steps done" });
  await page.getByText("You have not sent an application yet.").waitFor();
  // Both at once, and one prompt for the CV.
  assert.equal(await steps.count(), 1);
  assert.equal(await page.getByRole("heading", { name: "Start with your CV" }).count(), 0);
  await assertSound(page);
  await steps.getByRole("button", { name: "Do not show again" }).click();
  await heading(page, "Start with your CV");
  await assertSound(page);
  await page.getByRole("button", { name: "Upload your CV" }).click();
  await page.getByRole("dialog").waitFor();
  await bar(page).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await bar(page).waitFor();
  // The theme is a choice of the account menu.
  await page.getByRole("button", { name: /^Account menu of / }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.locator('html[data-scheme="dark"]').waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

test("a referee's home, and the switch between two roles", async (context) => {
  const person = await aCandidateOf(site);
  await verifyReferee(site, person, company.id);
  const { page } = await visit(browser, context, { ...person.signedIn, viewport: PHONE });
  await open(page, site, EMPLOYEE_PATH);
  await heading(page, "Waiting for you");
  await heading(page, "What you have earned");
  await bar(page).getByRole("link", { name: "Requests" }).waitFor();
  await assertSound(page);
  await bar(page).getByRole("link", { name: "Candidate" }).click();
  await page.waitForURL(site.url + HOME_PATH);
  await bar(page).getByRole("link", { name: "Referee" }).click();
  await page.waitForURL(site.url + EMPLOYEE_PATH);
  await page.setViewportSize(DESK);
  await page.locator("header").getByRole("link", { name: "Referee" }).waitFor();
});

test("a recruiter's home", async (context) => {
  const recruiter = await aRecruiterOf(site, company.id);
  const { page } = await visit(browser, context, { ...recruiter.signedIn, viewport: PHONE });
  await open(page, site, CORPORATE_HOME_PATH);
  await whenLoggedIn(page);
  await heading(page, "Your hiring");
  await heading(page, "Open jobs by stage");
  await heading(page, "Waiting for your answer");
  await page.getByRole("link", { name: "Heron Keeper" }).waitFor();
  await assertSound(page);
  await bar(page).getByRole("link", { name: "Post a job" }).waitFor();
  await page.locator("main ul li").filter({ hasText: candidate.name }).getByRole("link").click();
  await page.waitForURL(/applicant=/);
  await bar(page).locator('[aria-current="true"]', { hasText: "Jobs" }).waitFor();
  // What happened meanwhile shows.
  await site.db.query("update job set job_title = 'Heron Warden' where id = $1", [job!.id]);
  await bar(page).getByRole("link", { name: "Home" }).click();
  await page.getByRole("link", { name: "Heron Warden" }).waitFor();
});

describe("on a phone everything is in reach of a thumb, and the bar shows whole names in both languages", () => {
  const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
  const JOB = `/jobs/Heron_Works/${job!.id}`;
  const PAGES: [role: string, signedIn: () => Promise<object>, paths: string[]][] = [
    ["visitor", async () => ({}), ["/", "/jobs", JOB, "/referrals", "/salaries", "/terms", "/auth/login"]],
    ["candidate", async () => candidate.signedIn, [HOME_PATH, "/jobs", JOB, "/v2/candidate/profile"]],
    [
      "recruiter",
      async () => (await aRecruiterOf(site, company.id, "Tara Bose", "corporate-admin")).signedIn,
      [CORPORATE_HOME_PATH, "/v2/corporate/jobs", `/v2/corporate/jobs/${job!.id}/applicants`],
    ],
  ];
  for (const [role, signedIn, paths] of PAGES)
    test(`of a ${role}`, async (context) => {
      const { page } = await visit(browser, context, { ...(await signedIn()), ...TOUCH });
      for (const path of paths) {
        await page.goto(site.url + path);
        await whenInteractive(page);
        if (role !== "visitor") await bar(page).waitFor();
        await page.waitForFunction(() => document.querySelector("[aria-busy=true], [data-awaits]") === null);
        assert.deepEqual(await smallTargets(page), [], path);
      }
      if (role === "visitor") return;
      for (const language of ["", "/hi"])
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(site.url + language + paths[0]);
          await bar(page).waitFor();
          const cut = await bar(page)
            .locator("span")
            .evaluateAll((names) =>
              names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((name) => name.textContent),
            );
          assert.deepEqual(cut, [], `${language} at ${width}`);
        }
    });
});
