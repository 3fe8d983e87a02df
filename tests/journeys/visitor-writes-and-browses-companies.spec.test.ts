// A visitor browses companies and writes to the operator.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { MESSAGES_PATH } from "../../contract/paths.ts";
import { loadCompanies } from "../../server/companies/index.ts";
import { newId } from "../../server/platform/ids.ts";
import { newcomer, open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { mailTo } from "../support/mail.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 60 });
const browser = await startBrowser();
const empty = {
  website: null,
  linkedIn: null,
  careerPage: null,
  industry: null,
  teamSize: null,
  headquarters: null,
  about: null,
  foundedYear: null,
  logoSvg: null,
};
await site.db.transaction((tx) =>
  loadCompanies(
    tx,
    Array.from({ length: 420 }, (_, index) => ({ ...empty, id: newId(), name: `Tile Makers ${index + 1}` })),
  ),
);
const [total] = await site.db.query<{ n: number }>("select count(*)::int as n from company");

const count = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Request Referral at/ })
    .count();

describe("the company list", () => {
  test("loads two more pages by itself, then by a button, to its end", async (context) => {
    const { page } = await visit(browser, context);
    await page.goto(`${site.url}/referrals`);
    await whenInteractive(page);
    const more = page.getByRole("link", { name: "Find More Companies" });
    const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const growPast = (rows: number) =>
      page.waitForFunction((most) => document.querySelectorAll("main li.company-card h3 a").length > most, rows);
    const first = await count(page);
    assert.equal(first, 100);
    for (const rows of [first, 2 * first]) {
      await toTheEnd();
      await growPast(rows);
    }
    await toTheEnd();
    await more.waitFor();
    assert.equal(await count(page), 3 * first);
    while ((await more.count()) > 0) {
      const before = await count(page);
      await more.click();
      await growPast(before);
    }
    assert.equal(await count(page), total!.n);
    await page.getByText("Looks like we hit a dead end.").waitFor();
  });

  test("finds a company despite a typo, and leads to it", async (context) => {
    const { page } = await visit(browser, context);
    await page.goto(`${site.url}/referrals`);
    await whenInteractive(page);
    await page.getByRole("searchbox", { name: "Search for Company" }).fill("tile makrs 77");
    await page.getByRole("button", { name: "Search Company" }).click();
    await page.getByRole("link", { name: "Request Referral at Tile Makers 77", exact: true }).click();
    await page.waitForURL(/\/referrals\/Tile_Makers_77\//);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "Tile Makers 77" }).waitFor();
  });

  test("says when there is none", async (context) => {
    const { page } = await visit(browser, context);
    await page.goto(`${site.url}/guidance?searchText=qqqzzzxxx`);
    await page.getByRole("heading", { name: "No Company Found" }).waitFor();
  });
});

describe("the contact form", () => {
  const MESSAGE = "The list of jobs is lovely, but I cannot find kite makers.";
  const stored = async () =>
    (
      await site.db.query<{ name: string; topic: string }>(
        "select name, topic from contact_message order by created_at",
      )
    ).length;

  for (const [how, options] of Object.entries({ "with script": {}, "without script": { javaScriptEnabled: false } })) {
    test(`${how}: errors are shown beside the fields and keep the typed text, then the message is acknowledged`, async (context) => {
      const { page, forgive } = await visit(browser, context, options);
      // Chromium reports the refused form as a failed resource.
      forgive(/status of 422/);
      const before = await stored();
      await page.goto(`${site.url}/contact-us`);
      if (how === "with script") await whenInteractive(page);
      const send = page.getByRole("button", { name: "Send message" });
      await page.getByLabel("Your name").fill("Asha Rao");
      await page.getByLabel("E-mail").fill("asha-at-example");
      await page.getByLabel("Your message").fill("Too short");
      await send.click();
      await page
        .getByRole("alert")
        .filter({ hasText: "Please enter an e-mail address like name@example.com." })
        .waitFor();
      assert.equal(await page.getByLabel("Your name").inputValue(), "Asha Rao");
      assert.equal(await page.getByLabel("Your message").inputValue(), "Too short");
      assert.equal(await page.getByLabel("E-mail").getAttribute("aria-invalid"), "true");
      assert.equal(await page.getByLabel("Your name").getAttribute("aria-invalid"), null);
      if (how === "with script") assert.deepEqual(await axeFindings(page), []);
      assert.equal(await stored(), before);
      await page.getByLabel("E-mail").fill("asha@example.org");
      await page.getByLabel("What is it about?").selectOption("CANDIDATE");
      await page.getByLabel("Your message").fill(MESSAGE);
      await send.click();
      await page.getByRole("heading", { name: "Thank you, your message arrived." }).waitFor();
      const reference = await page.getByText("Your reference:").locator("strong").textContent();
      const rows = await site.db.query("select name, message from contact_message where reference = $1", [reference]);
      assert.deepEqual(rows, [{ name: "Asha Rao", message: MESSAGE }]);
      assert.equal(await stored(), before + 1);
    });
  }

  test("a failing network keeps the typed text", async (context) => {
    const { page, context: network, forgive } = await visit(browser, context);
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto(`${site.url}/contact-us`);
    await whenInteractive(page);
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByLabel("E-mail").fill("asha@example.org");
    await page.getByLabel("What is it about?").selectOption("OTHER");
    await page.getByLabel("Your message").fill(MESSAGE);
    await goOffline(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").filter({ hasText: "This could not be sent" }).waitFor();
    assert.equal(await page.getByLabel("Your message").inputValue(), MESSAGE);
    await network.setOffline(false);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Thank you, your message arrived." }).waitFor();
  });

  test("is refused when another site sends it", async () => {
    const before = await stored();
    const body = new URLSearchParams({ name: "A", email: "a@example.org", topic: "OTHER", message: MESSAGE });
    const answer = await fetch(`${site.url}/contact-us`, {
      method: "POST",
      body,
      headers: { origin: "https://evil.example" },
    });
    assert.equal(answer.status, 403);
    assert.equal(await stored(), before);
  });
});

test("an admin finds an enquiry, answers it by mail and sees that another admin was first", async (context) => {
  const email = newcomer().email;
  const enquiry = { name: "Ben Varma", email, companyName: "Kite Works", teamSize: "11-50", message: "Two cutters." };
  const sent = await fetch(`${site.url}/api/corporate-enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  assert.equal(sent.status, 201);
  const admin = await anAdminOf(site);
  const { page, forgive } = await visit(browser, context, admin.signedIn);
  await open(page, site, `${MESSAGES_PATH}?kind=ENQUIRY`);
  await page.getByRole("heading", { level: 2, name: "Kite Works" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("link", { name: "Kite Works" }).click();
  await page.getByRole("heading", { level: 1, name: "Kite Works" }).waitFor();
  await page.getByText("Nothing yet. The first answer or change appears here.").waitFor();
  assert.deepEqual(await axeFindings(page), []);

  await page.getByRole("button", { name: "Mail the answer" }).click();
  await page.getByText("Please write your answer.").waitFor();
  await page.getByLabel("Your answer").fill("Gladly.\nPost them at /corporate.");
  await page.getByRole("button", { name: "Mail the answer" }).click();
  await page.getByText(/^Anita Desai answered on .+ and set it to Done$/).waitFor();
  const { text } = await mailTo(site, email);
  assert.match(text, /Hello Ben Varma,\n\nGladly\.\n\nPost them at \/corporate\./);
  assert.match(text, /> Two cutters\./);

  forgive(/409/);
  await site.db.query("update contact_message set version = version + 1, state = 'IN_PROGRESS' where email = $1", [
    email,
  ]);
  await page.getByLabel("Your answer").fill("One more thing.");
  await page.getByRole("button", { name: "Mail the answer" }).click();
  await page.getByText(/changed this message first\. Read what is new, then decide\.$/).waitFor();
  await page.getByRole("main").getByText("In progress", { exact: true }).locator("visible=true").first().waitFor();
  assert.equal(await page.getByLabel("Your answer").inputValue(), "One more thing.");
  await page.getByRole("button", { name: "Mail the answer" }).click();
  await page.getByText("Gladly.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "One more thing." }).waitFor();
});

test("the FAQ's tabs and questions work by keyboard", async (context) => {
  const { page } = await visit(browser, context);
  await page.goto(`${site.url}/faq`);
  await whenInteractive(page);
  const employee = page.getByRole("tab", { name: "Employees" });
  const candidates = page.getByRole("tab", { name: "Candidates" });
  await employee.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    () => document.activeElement?.getAttribute("role") === "tab" && document.activeElement.textContent === "Candidates",
  );
  await page.keyboard.press("Space");
  await page.getByRole("tab", { name: "Candidates", selected: true }).waitFor();
  const question = candidates.page().getByRole("main").locator("summary").first();
  await question.focus();
  await page.keyboard.press("Enter");
  await page.locator("main details[open]").first().waitFor();
  await page.getByText("Still have a question?").waitFor();
  await page.getByRole("tab", { name: "Companies" }).click();
  await page.getByText("How do I post a job?").waitFor();
});
