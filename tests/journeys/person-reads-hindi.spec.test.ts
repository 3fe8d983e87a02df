// The site in Hindi: every page links within the language, and a newcomer gets as far as in English.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { t as candidates } from "../../messages/en/candidates.ts";
import { t as identity } from "../../messages/hi/identity.ts";
import { t as jobs } from "../../messages/hi/jobs.ts";
import { t as matching } from "../../messages/hi/matching.ts";
import { t as referrals } from "../../messages/hi/referrals.ts";
import { t as resumes } from "../../messages/hi/resumes.ts";
import { newcomer, open } from "../support/account-steps.ts";
import { aCandidateOf } from "../support/apply-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { codeIn, mailTo } from "../support/mail.ts";
import { makeCv } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 12 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Kite Works" });
const kite = await aJob(site.db, {
  jobTitle: "Kite Engineer",
  coreSkills: ["TypeScript", "Node.js"],
  companyId: company.id,
});
const path = jobPath({ id: kite.id, companyName: company.name });
const buffer = Buffer.from(makeCv({ skills: ["TypeScript", "Node.js", "PostgreSQL", "React"] }));
const CV = { name: "cv.pdf", mimeType: "application/pdf", buffer };

async function languageOf(email: string): Promise<string | null | undefined> {
  const rows = await site.db.query<{ language: string | null }>("select language from account where email = $1", [
    email,
  ]);
  return rows[0]?.language;
}

const PAGES = ["/", "/jobs", path, "/company", "/referrals", "/guidance", "/salaries", "/faq", "/about", "/auth/login"];

for (const page of PAGES)
  test(`${page}: in Hindi, under an address of its own that both languages name`, async () => {
    const own = page === "/" ? "/hi" : `/hi${page}`;
    const [hindi, english] = await Promise.all(
      [own, page].map(async (address) => {
        const answer = await fetch(site.url + address);
        assert.equal(answer.status, 200);
        return answer.text();
      }),
    );
    assert.match(hindi ?? "", /<html lang="hi"/);
    assert.match(hindi ?? "", new RegExp(`<link rel="canonical" href="${site.url}${own}"/>`));
    for (const html of [hindi, english]) {
      assert.match(html ?? "", new RegExp(`hrefLang="hi" href="${site.url}${own}"`));
      assert.match(html ?? "", new RegExp(`hrefLang="en" href="${site.url}${page}"`));
    }
    const leads = [...(hindi ?? "").matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
    assert.ok(leads.length > 10, `${leads.length} links`);
    const elsewhere = leads.filter(
      ([link, href = ""]) => !/^\/(hi(\/|\?|$)|api\/)/.test(href) && !/hrefLang="en"/.test(link),
    );
    assert.deepEqual(
      elsewhere.map(([, href]) => href),
      [],
    );
  });

for (const width of [390, 1440])
  test(`at ${width} px: an English page offers Hindi to people whose browser asks for it`, async (context) => {
    const { page } = await visit(browser, context, { locale: "hi-IN", viewport: { width, height: 844 } });
    await open(page, site, "/faq");
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    const offer = page.getByRole("complementary", { name: "भाषा" });
    await offer.getByText("यह साइट हिन्दी में भी है।").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await offer.getByRole("link", { name: "हिन्दी में पढ़ें" }).click();
    await page.waitForURL(`${site.url}/hi/faq`);
    await whenInteractive(page);
    assert.equal(await page.locator("html").getAttribute("lang"), "hi");
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    // The choice counts more than the browser's language.
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.waitForURL(`${site.url}/faq`);
    await whenInteractive(page);
    assert.equal(await offer.isVisible(), false);
  });

for (const width of [390, 1440])
  test(`at ${width} px a newcomer's referral request is sent in Hindi, in as few presses as in English`, async (context) => {
    const person = newcomer("आशा राव");
    const { page } = await visit(browser, context, { locale: "hi-IN", viewport: { width, height: 844 } });
    await open(page, site, `/hi${path}`);
    // A guest's press leads within the language, and names the page without it.
    await page
      .locator(width < 1024 ? ".apply-bar a" : "main a[href*='/auth/login']:visible")
      .first()
      .click();
    await page.waitForURL(`${site.url}/hi/auth/login?*`);
    assert.equal(new URL(page.url()).searchParams.get("returnTo"), path);
    await open(page, site, `/hi${path}`);
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await press(page.getByRole("main").getByRole("link", { name: new RegExp(`${jobs.referral}$`) }));
    await page.waitForURL(/\/hi\/referrals\/Kite_Works\//);
    await whenInteractive(page);
    // The form is above the link on phones.
    await page.getByRole("main").getByRole("textbox").first().waitFor();
    await press(page.getByRole("link", { name: referrals.logInToRequestAReferral }));
    const form = page.getByRole("form", { name: identity.signUp });
    await form.locator("input[name=name]").fill(person.name);
    await form.locator("input[type=email]").fill(person.email);
    await form.locator("input[autocomplete=new-password]").fill(person.password);
    await press(form.locator("button[type=submit]"));
    const code = page.locator("input[autocomplete=one-time-code]");
    await code.waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await code.fill(codeIn(await mailTo(site, person.email, { subject: /कोड/ })));
    presses += 1;
    await code.press("Enter");
    await page.waitForURL(/\/hi\/referrals\/Kite_Works\//);
    assert.equal(await languageOf(person.email), "hi");
    await press(page.getByRole("button", { name: matching.uploadYourCv }));
    const dialog = page.getByRole("dialog", { name: resumes.updateResume });
    // Two presses: the button that opens the chooser, and the file in it.
    presses += 2;
    await dialog.locator("input[type=file]").setInputFiles(CV);
    await press(dialog.getByRole("button", { name: resumes.upload, exact: true }));
    await page.getByRole("meter", { name: matching.matchScore }).waitFor({ timeout: 60_000 });
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(await axeFindings(page), []);
    await press(page.getByRole("button", { name: referrals.sendRequest, exact: true }));
    await page.getByRole("alertdialog").waitFor();
    assert.equal(presses, 9, "as in English");
    const [request] = await site.db.query<{ status: string }>(
      "select status from referral_request where candidate_id = (select id from account where email = $1)",
      [person.email],
    );
    assert.equal(request?.status, "OPEN");
    // On an English page the setting shows the account's language, so that choosing the page's changes it.
    await open(page, site, "/v2/candidate/profile");
    const setting = page.getByRole("combobox", { name: candidates.languageOfAccount });
    await page.locator("select:enabled", { has: page.locator("option[value=hi]") }).waitFor();
    assert.equal(await setting.inputValue(), "hi");
  });

test("a log-in elsewhere comes back to the language where it began", async (context) => {
  const person = newcomer("कबीर सेठी");
  const { page } = await visit(browser, context, { locale: "hi-IN" });
  await open(page, site, "/hi/auth/login?returnTo=%2Fabout");
  await page
    .getByRole("main")
    .getByRole("link", { name: /LinkedIn/ })
    .click();
  await page.getByText("This is not LinkedIn.").waitFor();
  await page.getByLabel("E-mail address").fill(person.email);
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`${site.url}/hi/about`);
  await whenInteractive(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "hi");
  // The page does not wait until the account knows it.
  await context.waitFor(async () => assert.equal(await languageOf(person.email), "hi"), { timeout: 30_000 });
});

test("reading a page in Hindi does not choose it for an account, and pressing its link does", async (context) => {
  const person = await aCandidateOf(site);
  const { page } = await visit(browser, context, person.signedIn);
  await open(page, site, "/hi/v2/candidate/profile");
  await page.locator("select:enabled", { has: page.locator("option[value=hi]") }).waitFor();
  assert.equal(await languageOf(person.email), null);
  await open(page, site, "/about");
  await page.getByRole("button", { name: /^Account menu of / }).waitFor();
  await page.getByRole("link", { name: "हिन्दी", exact: true }).click();
  await page.waitForURL(`${site.url}/hi/about`);
  assert.equal(await languageOf(person.email), "hi");
});
