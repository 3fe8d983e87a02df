// A candidate follows their applications: finds them in the dashboard, sees each step, withdraws, updates external
// ones, and exports all.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import { applicationPath, dashboardPath, jobPath } from "../../contract/paths.ts";
import { newId } from "../../server/platform/ids.ts";
import { open } from "../support/account-steps.ts";
import { anApplication } from "../support/applications.ts";
import { aCandidateOf, applicationsOf, dialogOf } from "../support/apply-steps.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import type { Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 20 });
const browser = await startBrowser();
const TAB = dashboardPath("applications");
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

const kite = await aCompany(site.db, { name: "Kite Works" });
const moor = await aCompany(site.db, { name: "Moor & Sons" });
const meera = await aCandidateOf(site);
const rows = {
  baker: await sendTo(meera, kite.id, "Kite Baker", 5),
  driver: await sendTo(meera, kite.id, "Kite Driver", 4),
  tester: await sendTo(meera, moor.id, "Moor Tester", 3),
  outside: await sendTo(meera, moor.id, "Moor Sailor", 2, { isExternal: true }),
};
await step(rows.driver, "SHORTLISTED");
await step(rows.driver, "INTERVIEW", { message: "Can you come on Friday?" });
await step(rows.tester, "REJECTED", { reason: "POSITION_FILLED" });

type Sent = { id: string; jobId: string };

/** An application made some hours ago. */
async function sendTo(
  { accountId }: Member,
  companyId: string,
  jobTitle: string,
  hoursAgo: number,
  { isExternal = false } = {},
): Promise<Sent> {
  const external = isExternal ? { externalJobId: `outside-${jobTitle}`, jobUrl: "https://work.example/sailor" } : {};
  const job = await aJob(site.db, { companyId, jobTitle, ...external });
  const appliedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  const kind = isExternal ? "EXTERNAL" : "INTERNAL";
  return { id: await anApplication(site.db, job.id, accountId, { kind, appliedAt, score: 64 }), jobId: job.id };
}

/** A company's step, as moving an applicant stores it. */
async function step(
  { id }: Sent,
  status: ApplicationStatus,
  { message = null, reason = null }: { message?: string | null; reason?: string | null } = {},
): Promise<void> {
  await site.db.query("update application set status = $2, updated_at = now() where id = $1", [id, status]);
  await site.db.query(
    `insert into application_event (id, application_id, kind, status, by, at, visible_at, told_at, message, reason)
     values ($1, $2, 'STATUS', $3, 'COMPANY', now(), now(), now(), $4, $5)`,
    [newId(), id, status, message, reason],
  );
}

const titles = (page: Page) => page.locator(".row-title").allTextContents();
const rowOf = (page: Page, title: string) => page.locator(".sent-row", { hasText: title });
const toggle = (page: Page, title: string) => page.getByRole("button", { name: title, exact: true });
const whenListed = (page: Page) => page.locator(".sent-row").first().waitFor();
/** The focus is restored when the page is next idle. */
const whenFocused = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);

async function openTab(page: Page, path = TAB): Promise<void> {
  await open(page, site, path);
  await whenListed(page);
}

describe("the list", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: newest first, with each status; one opens to its timeline`, async (context) => {
      const viewport = { width, height: 900 };
      const { page, forgive } = await visit(browser, context, { ...meera.signedIn, viewport });
      forgive(CUT);
      await openTab(page);
      assert.deepEqual(await titles(page), ["Moor Sailor", "Moor Tester", "Kite Driver", "Kite Baker"]);
      await rowOf(page, "Kite Driver").locator(".badge", { hasText: "Interview" }).waitFor();
      await rowOf(page, "Moor Tester").locator(".badge", { hasText: "Not selected" }).waitFor();
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        width,
        "nothing hangs over the edge",
      );
      await toggle(page, "Kite Driver").click();
      const details = rowOf(page, "Kite Driver");
      await details.getByText("Can you come on Friday?").waitFor();
      assert.deepEqual(await details.locator(".timeline-step").allTextContents(), [
        "Interview",
        "Shortlisted",
        "You applied",
      ]);
      await details.getByText("cv.pdf").waitFor();
      await details.getByText("Step 3 of 5: Interview").waitFor({ state: "attached" });
      assert.equal(await toggle(page, "Kite Driver").getAttribute("aria-expanded"), "true");
      assert.deepEqual(await axeFindings(page), []);

      await page.reload();
      await details.getByText("Can you come on Friday?").waitFor();
      await whenInteractive(page);
      await goOffline(page);
      await toggle(page, "Kite Driver").press("Enter");
      await details.getByText("Can you come on Friday?").waitFor({ state: "detached" });
      await toggle(page, "Moor Tester").click();
      await rowOf(page, "Moor Tester").getByText("Someone else was chosen").waitFor();
      assert.equal(await page.getByRole("button", { name: "Withdraw…" }).count(), 0);
    });

  test("is filtered by status, kind and words, and the address keeps the filters", async (context) => {
    const { page } = await visit(browser, context, meera.signedIn);
    await openTab(page);
    const shows = (expected: string[]) =>
      page.waitForFunction(
        (wanted) =>
          JSON.stringify([...document.querySelectorAll(".row-title")].map((one) => one.textContent)) === wanted,
        JSON.stringify(expected),
      );
    const statuses = page.getByRole("navigation", { name: "By status" });
    assert.deepEqual(await statuses.getByRole("link").allTextContents(), [
      "All 4",
      "Applied 2",
      "Interview 1",
      "Not selected 1",
    ]);
    await statuses.getByRole("link", { name: /^Applied/ }).click();
    await shows(["Moor Sailor", "Kite Baker"]);
    await page.getByLabel("Sent", { exact: true }).selectOption("Sent elsewhere");
    await shows(["Moor Sailor"]);
    await page.reload();
    await shows(["Moor Sailor"]);
    await page.getByLabel("Sent", { exact: true }).selectOption("");
    await shows(["Moor Sailor", "Kite Baker"]);
    await statuses.getByRole("link", { name: /^All/ }).click();
    await shows(["Moor Sailor", "Moor Tester", "Kite Driver", "Kite Baker"]);
    // Two changes before the page has rendered either: the second adds to the first.
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('[name="sent-kind"]');
      if (!select) throw new Error("no select");
      select.value = "EXTERNAL";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="By status"] a')]
        .find((link) => link.textContent?.startsWith("Applied"))
        ?.click();
    });
    await shows(["Moor Sailor"]);
    await page.getByLabel("Sent", { exact: true }).selectOption("");
    await shows(["Moor Sailor", "Kite Baker"]);
    await statuses.getByRole("link", { name: /^All/ }).click();
    await shows(["Moor Sailor", "Moor Tester", "Kite Driver", "Kite Baker"]);
    await page.getByLabel("Search", { exact: true }).fill("kite dri");
    await page.keyboard.press("Enter");
    await shows(["Kite Driver"]);
    await page.getByLabel("Search", { exact: true }).fill("nothing like it");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("link", { name: "Show all applications" }).click();
    await shows(["Moor Sailor", "Moor Tester", "Kite Driver", "Kite Baker"]);
    assert.equal(await page.getByLabel("Search", { exact: true }).inputValue(), "");
  });

  test("leads to the job, and a link leads to an application however old", async (context) => {
    const busy = await aCandidateOf(site);
    const sent: Sent[] = [];
    for (let turn = 0; turn < 24; turn += 1) sent.push(await sendTo(busy, kite.id, `Kite Helper ${turn}`, 1 + turn));
    const { page } = await visit(browser, context, busy.signedIn);
    const oldest = sent.at(-1) as Sent;
    await openTab(page, applicationPath(oldest.id));
    const beside = page.getByRole("list", { name: "Opened by a link" });
    await beside.getByText("You applied", { exact: true }).waitFor();
    await beside.getByText("Kite Helper 23").waitFor();
    assert.equal((await titles(page)).length, 21);
    await page.getByRole("button", { name: "Show more applications" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".row-title").length === 24);
    // The button went with the last page: the focus is on the first new row.
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("Kite Helper 20"));
    await page.getByRole("status").getByText("24 entries are shown.").waitFor();
    assert.equal(await beside.count(), 0);
    await page.getByRole("link", { name: "See the job" }).click();
    await page.waitForURL(site.url + jobPath({ id: oldest.jobId, companyName: "Kite Works" }));
  });

  test("that is empty leads to the jobs; a link to an unknown application says so", async (context) => {
    const nobody = await aCandidateOf(site);
    const { page, forgive } = await visit(browser, context, nobody.signedIn);
    await open(page, site, TAB);
    await page.getByRole("heading", { name: "No applications yet" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("link", { name: "Find jobs" }).click();
    await page.waitForURL(/\/jobs$/);
    forgive(/404/);
    const other = await visit(browser, context, meera.signedIn);
    other.forgive(/404/);
    await openTab(other.page, applicationPath(newId()));
    await other.page.getByText("This application could not be found").waitFor();
  });

  test("that cannot be loaded says so and can be retried", async (context) => {
    const { page, context: tab, forgive } = await visit(browser, context, meera.signedIn);
    forgive(CUT);
    forgive(/500/);
    await tab.route("**/api/job-application/?*", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, site, TAB);
    await page.getByText("Something went wrong.").waitFor();
    await tab.unroute("**/api/job-application/?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await whenListed(page);
  });
});

describe("withdrawing", () => {
  test("asks for a reason, keeps the typed text while the network is down, and happens once", async (context) => {
    const ravi = await aCandidateOf(site);
    const sent = await sendTo(ravi, kite.id, "Kite Painter", 3);
    const { page, context: tab, forgive } = await visit(browser, context, ravi.signedIn);
    await openTab(page);
    await toggle(page, "Kite Painter").click();
    await page.getByRole("button", { name: "Withdraw…" }).click();
    const dialog = page.getByRole("dialog", { name: "Withdraw your application?" });
    await dialog.getByText("Kite Works is notified at once").waitFor();
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await dialog.getByText("Please choose a reason.").waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "radio");
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByLabel("The pay").check();
    await dialog.getByLabel(/A note to Kite Works/).fill("Thank you for the talks.");
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await dialog.waitFor({ state: "detached" });
    await whenFocused(page, "Withdraw…");
    await page.getByRole("button", { name: "Withdraw…" }).click();
    assert.ok(await dialog.getByLabel("The pay").isChecked());

    forgive(CUT);
    // The server handles it, and the answer is lost.
    let lost = 0;
    await tab.route("**/withdraw", async (route) => {
      if (lost === 0) await route.fetch();
      lost += 1;
      if (lost === 1) return route.abort();
      return route.continue();
    });
    forgive(/409/);
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await rowOf(page, "Kite Painter").locator(".badge", { hasText: "Withdrawn" }).waitFor();
    assert.deepEqual(await rowOf(page, "Kite Painter").locator(".timeline-step").allTextContents(), [
      "You withdrew",
      "You applied",
    ]);
    await rowOf(page, "Kite Painter").getByText("Thank you for the talks.").waitFor();
    await whenFocused(page, "Kite Painter");
    assert.ok(lost > 1);
    assert.deepEqual(
      (await applicationsOf(site, ravi.accountId)).map(({ status }) => status),
      ["WITHDRAWN"],
    );
    const steps = await site.db.query("select from application_event where application_id = $1", [sent.id]);
    assert.equal(steps.length, 2);
  });
});

describe("external applications", () => {
  test("progress as their sender reports, and are erased when recorded by mistake", async (context) => {
    const asha = await aCandidateOf(site);
    const sent = await sendTo(asha, moor.id, "Moor Captain", 3, { isExternal: true });
    const { page } = await visit(browser, context, asha.signedIn);
    await openTab(page);
    await toggle(page, "Moor Captain").click();
    const row = rowOf(page, "Moor Captain");
    const link = row.getByRole("link", { name: /The job on the employer’s site/ });
    assert.equal(await link.getAttribute("href"), "https://work.example/sailor");
    await row.getByLabel("Where does it stand?").selectOption("Interview");
    await row.getByLabel(/A note to yourself/).fill("Call with Priya on Tuesday");
    await row.getByRole("button", { name: "Save" }).click();
    await row.locator(".badge", { hasText: "Interview" }).waitFor();
    await row.getByText("Call with Priya on Tuesday").waitFor();
    assert.equal(await row.getByLabel(/A note to yourself/).inputValue(), "");
    await whenFocused(page, "Save");
    assert.deepEqual(await axeFindings(page), []);

    await row.getByRole("button", { name: "Added by mistake?" }).click();
    await dialogOf(page, "Forget this application?").getByRole("button", { name: "Forget it" }).click();
    await page.getByRole("heading", { name: "No applications yet" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "sent-place");
    assert.deepEqual(await applicationsOf(site, asha.accountId), []);
    await open(page, site, jobPath({ id: sent.jobId, companyName: "Moor & Sons" }));
    await page.locator(".apply-way").waitFor();
    assert.equal(await page.locator(".applied-note").count(), 0);
  });
});

test("all applications are exported as a table", async (context) => {
  const { page } = await visit(browser, context, meera.signedIn);
  await openTab(page);
  await whenInteractive(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^vouchboard-applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile((await download.path()) ?? "", "utf8")).split("\r\n");
  assert.equal(lines.length, 6);
  assert.match(lines[3] ?? "", /^"Kite Driver","Kite Works"/);
});
