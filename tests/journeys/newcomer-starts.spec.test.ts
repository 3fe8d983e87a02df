// A newcomer's first minutes: what they pressed as a guest, their account, and back at that very step.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { fillSignUp, newcomer, open, whenLoggedIn } from "../support/account-steps.ts";
import { answer, applicationsOf, applyLink, dialogOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import { makeCv } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Kite Works" });
const kite = await aJob(site.db, {
  jobTitle: "Kite Engineer",
  coreSkills: ["TypeScript", "Node.js"],
  companyId: company.id,
});
const path = jobPath({ id: kite.id, companyName: company.name });
const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(makeCv({ skills: ["TypeScript", "Node.js", "PostgreSQL", "React"] })),
};

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
    await confirm(page, person.email);
    await page.waitForURL(site.url + path);
    await dialogOf(page, "Profile Incomplete").getByRole("button", { name: "Update Resume" }).click();
    const dialog = page.getByRole("dialog", { name: "Update Resume" });
    await dialog.locator("input[type=file]").setInputFiles(CV);
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await dialogOf(page, "Application Submitted").waitFor();
    await answer(page, "Application Submitted", "Okay");
    const [account] = await site.db.query<{ id: string }>("select id from account where email = $1", [person.email]);
    assert.deepEqual(
      (await applicationsOf(site, account!.id)).map(({ jobId }) => jobId),
      [kite.id],
    );
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
      for (const pressed of [{}, { for: "save", job: kite.id }]) {
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
