// A newcomer's first minutes: what they pressed as a guest, their account, and back at that very step.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { fillSignUp, logIn, newcomer, open, whenLoggedIn } from "../support/account-steps.ts";
import { answer, applicationsOf, applyLink, dialogOf, lastLook, sendFromLastLook } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import { makeCv } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const demo = await startSite({ jobs: 0, hasDemoBar: true });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works" });
const kite = await aJob(site.db, {
  jobTitle: "Kite Engineer",
  coreSkills: ["TypeScript", "Node.js"],
  companyId: company.id,
});
// The best of the jobs for a person who has applied to the other one.
await aJob(site.db, {
  jobTitle: "Senior Software Engineer, Kites",
  coreSkills: ["TypeScript", "Node.js"],
  companyId: company.id,
});
const path = jobPath({ id: kite.id, companyName: company.name });
const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(makeCv({ skills: ["TypeScript", "Node.js", "PostgreSQL", "React"] })),
};

/** A CV is read by a process of its own, which a busy machine starts slowly. */
const READING = { timeout: 120_000 };

/** Types the mailed code and presses Confirm. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(codeIn(await mailTo(site, email, { subject: /code/i })));
  await page.getByRole("button", { name: "Confirm" }).click();
}

/** Nothing overflows the window sideways. */
const assertFits = async (page: Page, width: number) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);

for (const width of [390, 1440])
  test(`at ${width} px: a guest who pressed Apply signs up, comes back to it, and the application is sent`, async (context) => {
    const person = newcomer();
    const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
    await open(page, site, path);
    await applyLink(page).click();
    const title = page.getByRole("heading", { name: "Create an account to apply for Kite Engineer at Kite Works" });
    await title.waitFor();
    await page.getByRole("heading", { name: "I have an account" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await assertFits(page, width);
    await fillSignUp(page, person);
    await page.getByLabel("Code", { exact: true }).waitFor();
    // The mail may be read while the page is loaded anew.
    await page.reload();
    await whenInteractive(page);
    await page.getByLabel("Code", { exact: true }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await assertFits(page, width);
    await confirm(page, person.email);
    await page.waitForURL(site.url + path);
    await dialogOf(page, "Profile Incomplete").getByRole("button", { name: "Update Resume" }).click();
    const dialog = page.getByRole("dialog", { name: "Update Resume" });
    await dialog.locator("input[type=file]").setInputFiles(CV);
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await lastLook(page).waitFor(READING);
    await sendFromLastLook(page);
    await answer(page, "Application Submitted", "Okay");
    const [account] = await site.db.query<{ id: string }>("select id from account where email = $1", [person.email]);
    assert.deepEqual(
      (await applicationsOf(site, account!.id)).map(({ jobId }) => jobId),
      [kite.id],
    );

    // The first steps are offered after what the person came for. The CV was one of them.
    await open(page, site, "/home");
    const card = page.getByRole("region", { name: "1 of 3 steps done" });
    await card.waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await card.getByRole("link", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "You, and what you want" }).waitFor();
    await page.getByRole("button", { name: "Remove React" }).click();
    await page.getByLabel("Years of experience").waitFor();
    assert.match(await page.getByLabel("Years of experience").inputValue(), /^\d+$/);
    const places = page.getByRole("combobox", { name: "Places you want to work in" });
    await places.fill("Pune");
    await places.press("Enter");
    await page.getByRole("button", { name: "Remove Pune" }).waitFor();
    await page.getByRole("button", { name: "Hybrid" }).click();
    assert.deepEqual(await axeFindings(page), []);
    await assertFits(page, width);
    await page.getByRole("button", { name: "This is right, continue" }).click();
    await page.getByRole("heading", { name: "The jobs that suit you best" }).waitFor();
    await page.getByRole("heading", { name: "What next?" }).waitFor();
    await page.getByRole("link", { name: "Senior Software Engineer, Kites" }).waitFor();
    await page
      .getByText(/^Same kind of job/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Your best jobs (done)" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await assertFits(page, width);
    const [kept] = await site.db.query<{ skills: string[]; preferences: { cities: string[]; workModes: string[] } }>(
      "select core_skills as skills, preferences from candidate_profile where account_id = $1",
      [account!.id],
    );
    assert.equal(kept?.skills.includes("React"), false);
    assert.deepEqual([kept?.preferences.cities, kept?.preferences.workModes], [["Pune"], ["HYBRID"]]);
    await page.getByRole("link", { name: "Go to your home" }).click();
    await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
    await page.getByRole("heading", { name: "For you" }).waitFor();
    assert.equal(await page.getByRole("region", { name: /steps done$/ }).count(), 0);
  });

test("a newcomer of their own accord begins with the steps, leaves them, goes on elsewhere, and dismisses them", async (context) => {
  const person = newcomer();
  const { page } = await visit(browser, context);
  await open(page, site, "/auth/signup");
  await fillSignUp(page, person);
  await confirm(page, person.email);
  await page.waitForURL(`${site.url}/welcome/cv`);
  await page.getByRole("heading", { name: "Start with your CV" }).waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText("Please select a PDF file before uploading.").waitFor();
  await page.locator("button:focus", { hasText: "Choose a PDF" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.locator("input[type=file]").setInputFiles(CV);
  // The pressed button goes: the focus stays with the steps of reading, which may pass quickly.
  await page.evaluate(() =>
    document.addEventListener("focusin", ({ target }) => {
      const steps = target instanceof HTMLDivElement && target.closest("[aria-label='Upload your CV']");
      if (steps) document.documentElement.dataset.focusWasKept = "";
    }),
  );
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.waitForURL(`${site.url}/welcome/profile`, READING);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.focusWasKept), "");
  await page.getByLabel("Your job title").waitFor();
  assert.equal(await page.getByLabel("Your job title").inputValue(), "Senior Software Engineer");

  // Another device goes on at the step that the account's data make the next one.
  const other = await visit(browser, context, { viewport: { width: 390, height: 844 } });
  await open(other.page, site, "/auth/login?returnTo=%2Fwelcome");
  await logIn(other.page, person);
  await other.page.waitForURL(`${site.url}/welcome/profile`);
  await other.page.getByRole("link", { name: "Leave this for later" }).click();
  const card = other.page.getByRole("region", { name: "1 of 3 steps done" });
  await card.getByRole("button", { name: "Do not show again" }).click();
  await card.waitFor({ state: "detached" });
  await other.page.reload();
  await other.page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
  await other.page.getByRole("heading", { name: "For you" }).waitFor();
  await whenLoggedIn(other.page);
  assert.equal(await card.count(), 0);
});

test("an employee who signs up to refer begins with the work e-mail", async (context) => {
  const person = newcomer();
  const { page } = await visit(browser, context);
  await open(page, site, "/auth/signup?returnTo=%2Femployee%2Fbecome");
  await fillSignUp(page, person);
  const noted = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/user/onboarding") && answer.request().method() === "POST",
  );
  await confirm(page, person.email);
  await page.waitForURL(`${site.url}/employee/become`);
  await noted;
  await open(page, site, "/dashboards");
  await page.waitForURL(`${site.url}/welcome/work-email`);
  await page.getByRole("link", { name: "Verify my work e-mail" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

for (const width of [390, 1440])
  test(`at ${width} px a newcomer's referral request is accepted in under 12 presses`, async (context) => {
    const person = newcomer();
    const { page } = await visit(browser, context, { viewport: { width, height: 844 } });
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await open(page, site, path);
    await press(page.getByRole("link", { name: "Ask for a referral" }));
    await whenInteractive(page);
    await press(page.getByRole("link", { name: "Log in to request a referral" }));
    await page
      .getByRole("heading", { name: "Create an account to request a referral for Kite Engineer at Kite Works" })
      .waitFor();
    presses += 1;
    await fillSignUp(page, person);
    presses += 1;
    await confirm(page, person.email);
    await page.waitForURL(/\/referrals\/Kite_Works\//);
    await press(page.getByRole("button", { name: "Upload your CV" }));
    const dialog = page.getByRole("dialog", { name: "Update Resume" });
    // Two presses: the button that opens the chooser, and the file in it.
    presses += 2;
    await dialog.locator("input[type=file]").setInputFiles(CV);
    await press(dialog.getByRole("button", { name: "Upload", exact: true }));
    await page.getByRole("meter", { name: "Match score" }).waitFor(READING);
    await dialog.waitFor({ state: "detached" });
    await press(page.getByRole("button", { name: "Send request" }));
    await page.getByRole("alertdialog", { name: /request sent!$/ }).waitFor();
    assert.equal(presses, 9, "fewer than 12 are wanted");
  });

describe("the document of the login", () => {
  const htmlOf = async (query: Record<string, string>) =>
    (await fetch(`${site.url}/auth/login?${new URLSearchParams(query)}`)).text();
  const ROWS: [string, Record<string, string>, string][] = [
    ["names the job by its id", { for: "save", job: kite.id }, "Create an account to save Kite Engineer at Kite Works"],
    [
      "names the company by its id",
      { for: "guidance", company: company.id },
      "Create an account to book a session with someone at Kite Works",
    ],
    ["does without a job that is not there", { for: "apply", job: "gone" }, "Create an account to apply for this job"],
    ["knows no other reason", { for: "constructor" }, "Welcome back"],
  ];
  for (const [what, query, title] of ROWS)
    test(what, async () => {
      const html = await htmlOf({ returnTo: path, ...query });
      assert.ok(html.includes(`>${title}</h1>`), html.match(/<h1.*?<\/h1>/)?.[0]);
    });

  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "/%2f%2fevil.example"])
    test(`has no link to ${returnTo}`, async () => {
      for (const pressed of [{}, { for: "save", job: kite.id }] as Record<string, string>[]) {
        const hrefs = [...(await htmlOf({ returnTo, ...pressed })).matchAll(/<a [^>]*href="([^"]*)"/g)].map(
          ([, href = ""]) => href,
        );
        assert.deepEqual(
          hrefs.filter((href) => decodeURIComponent(decodeURIComponent(href)).includes("evil")),
          [],
        );
      }
    });
});

test("the demo bar is in use again after the browser's Back, and leaves the focus to the page when it closes", async (context) => {
  const { page } = await visit(browser, context);
  await open(page, demo, "/about");
  const role = page.getByRole("complementary", { name: "Demo" }).getByRole("button", { name: "Recruiter" });
  // The switch is under way for ever.
  await page.route("**/api/**/demo*", () => {});
  await role.click();
  await page.locator("[aria-label=Demo] [aria-disabled=true]").first().waitFor();
  // As the browser tells of a page that it kept; the headless shell keeps none.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.locator("[aria-label=Demo] [aria-disabled=true]").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Close the demo bar" }).click();
  await role.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.id === "main");
});
