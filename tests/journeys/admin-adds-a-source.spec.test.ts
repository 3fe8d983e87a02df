// A platform admin pastes addresses of careers pages, sees what would be read, adds them, and an empty site fills: a job in
// two lists is one, what changes and closes follows, and feeds and frames on other sites show it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { SOURCES_PATH } from "../../contract/paths.ts";
import { open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { type FarmJob, type FarmSystem, openFarm } from "../support/board-farm.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { afterFile } from "../support/run-files.ts";
import { startSite } from "../support/site.ts";

const farm = await openFarm();
afterFile(() => farm.close());
farm.board("ashby", "lamp-works").jobs = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  title: `Glazier ${at + 1}`,
}));
const site = await startSite({ jobs: 0 });
const browser = await startBrowser();
const anita = await anAdminOf(site, "Anita Desai");

/** Pastes an address and adds what it leads to. */
async function addSource(page: Page, system: FarmSystem, board: string): Promise<void> {
  await open(page, site, SOURCES_PATH);
  await page.getByRole("button", { name: "Add a source" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a source" });
  await dialog.getByLabel("Address of a job or careers page").fill(farm.address(system, board));
  await dialog.getByRole("button", { name: "Preview its jobs" }).click();
  await dialog.getByText(`${system}: ${board}`).waitFor();
  await dialog.getByRole("button", { name: "Add this source" }).click();
  await page.getByRole("heading", { name: `${system}:${board}`, level: 1 }).waitFor();
}

const runNamed = (page: Page, words: RegExp) => page.getByText(words).first().waitFor({ timeout: 120_000 });

for (const width of [390, 1440])
  test(`at ${width}`, { timeout: 240_000 }, async (context) => {
    const { page } = await visit(browser, context, { ...anita.signedIn, viewport: { width, height: 900 } });
    await open(page, site, SOURCES_PATH);
    await page.getByRole("heading", { name: "Sources of jobs", level: 1 }).waitFor();
    const fits = async () => {
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
      assert.deepEqual(await axeFindings(page), []);
    };
    const isFirst = width === 390;
    if (isFirst) {
      await page.getByText("No source here").waitFor();
      await fits();
      await page.getByRole("button", { name: "Add a source" }).click();
      const dialog = page.getByRole("dialog", { name: "Add a source" });
      await dialog.getByRole("button", { name: "Preview its jobs" }).click();
      await dialog.getByText("Please paste the address of a job or a careers page.").waitFor();
      await dialog.getByLabel("Address of a job or careers page").fill(farm.address("ashby", "lamp-works"));
      await dialog.getByRole("button", { name: "Preview its jobs" }).click();
      await dialog.getByText("ashby: lamp-works").waitFor();
      await dialog.getByText("Glazier 1", { exact: true }).click();
      await dialog.getByText("A field of the source: “FullTime”").first().waitFor();
      await fits();
      await dialog.getByRole("button", { name: "Add this source" }).click();
    } else {
      await page.getByRole("link", { name: "ashby:lamp-works" }).waitFor();
      await fits();
      await page.getByRole("link", { name: "ashby:lamp-works" }).click();
    }
    await page.getByRole("heading", { name: "ashby:lamp-works", level: 1 }).waitFor();
    await page.getByText("12 jobs, 12 new").waitFor({ timeout: 120_000 });
    await fits();
    if (isFirst) return;
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "End the pause" }).waitFor();
    await open(page, site, "/jobs?searchText=glazier");
    await page.getByText("Glazier 1", { exact: true }).first().waitFor();
  });

test("an empty site fills: four more sources, a job in two of them, one that changes and one that closes", {
  timeout: 300_000,
}, async (context) => {
  const text = Array.from({ length: 90 }, (_, at) => `hoof${at}`).join(" ");
  const forge = farm.board("greenhouse", "Iron-Hoof");
  forge.jobs = ["Farrier", "Journeyman", "Anvil Striker"].map((title, at) => ({
    id: at + 1,
    title,
    text: `${title} ${text}`,
  }));
  farm.board("lever", "Iron-Hoof").jobs = [{ id: 1, title: "Farrier", text: `Farrier ${text}` }];
  farm.board("workable", "Salt-Pans").jobs = [{ id: 1, title: "Salt Raker" }];
  farm.board("recruitee", "tea-house").jobs = [{ id: 1, title: "Tea Taster" }];
  const { page } = await visit(browser, context, { ...anita.signedIn, viewport: { width: 1440, height: 900 } });
  await addSource(page, "greenhouse", "Iron-Hoof");
  await runNamed(page, /3 jobs, 3 new/);
  for (const [system, board] of [
    ["lever", "Iron-Hoof"],
    ["workable", "Salt-Pans"],
    ["recruitee", "tea-house"],
  ] as const) {
    await addSource(page, system, board);
    await runNamed(page, /1 job, 1 new/);
  }

  farm.pages.set("quarry.localhost/jobs.csv", (_request, response) =>
    response.end("Position;Trade;Employer;Link\nNo. 7;Stone Mason;Slate Quarry;https://slate.example/jobs/7\n"),
  );
  await open(page, site, SOURCES_PATH);
  await page.getByRole("button", { name: "Add a source" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a source" });
  await dialog.getByLabel("Address of a job or careers page").fill(`http://quarry.localhost:${farm.port}/jobs.csv`);
  await dialog.getByRole("button", { name: "Preview its jobs" }).click();
  await dialog.getByLabel("Title", { exact: true }).selectOption("Trade");
  await dialog.getByRole("button", { name: "Preview again" }).click();
  await dialog.getByText("Stone Mason").last().waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole("button", { name: "Add this source" }).click();
  await runNamed(page, /1 job, 1 new/);

  const visitor = await visit(browser, context, { viewport: { width: 1440, height: 900 } });
  const shown = async (searchText: string) => {
    await open(visitor.page, site, `/jobs?searchText=${searchText}`);
    return visitor.page.locator("main .job-card h3").allTextContents();
  };
  // One row for the job of two lists: at once, or in the next minute's round where other work held the job.
  let rows = await shown("farrier");
  for (let turn = 0; turn < 100 && rows.length !== 1; turn += 1) {
    await pause(1_500);
    rows = await shown("farrier");
  }
  assert.deepEqual(rows, ["Farrier"]);
  await visitor.page.getByRole("link", { name: "Farrier" }).first().click();
  await visitor.page.getByRole("heading", { name: "Farrier", level: 1 }).waitFor();
  await visitor.page.getByText(/Last seen at its source/).waitFor();
  await visitor.page.getByText(/Also listed by/).waitFor();
  const jobUrl = visitor.page.url();

  const [farrier, journeyman, striker] = forge.jobs as [FarmJob, FarmJob, FarmJob];
  forge.jobs = [farrier, { ...journeyman, title: "Master Smith" }, { ...striker, deadline: "2026-11-01" }];
  await open(page, site, SOURCES_PATH);
  await page.getByRole("link", { name: "greenhouse:Iron-Hoof" }).click();
  await page.getByRole("button", { name: "Read it now" }).click();
  await runNamed(page, /2 jobs, 1 changed, 1 closed/);
  assert.deepEqual(await shown("smith"), ["Master Smith"]);
  assert.deepEqual(await shown("stone"), ["Stone Mason"]);
  assert.deepEqual(await shown("striker"), []);

  const feed = await (await fetch(`${site.url}/jobs.atom?searchText=farrier`)).text();
  assert.ok(feed.includes(new URL(jobUrl).pathname), feed);
  const [company] = await site.db.query<{ id: string }>(
    "select company_id as id from job where job_title = 'Master Smith'",
  );
  farm.pages.set("iron-hoof.localhost/careers", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><html lang="en"><title>Careers</title><script src="${site.url}/embed.js" async></script>
<vouchboard-jobs company-id="${company?.id}"></vouchboard-jobs></html>`),
  );
  await visitor.page.goto(`http://iron-hoof.localhost:${farm.port}/careers`);
  await visitor.page.frameLocator("iframe").getByText("Master Smith").waitFor();

  await open(page, site, SOURCES_PATH);
  await page.getByRole("link", { name: "greenhouse:Iron-Hoof" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const removal = page.getByRole("alertdialog", { name: "Remove greenhouse:Iron-Hoof?" });
  await removal.getByLabel("Close all 2").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await removal.getByRole("button", { name: "Remove the source" }).click();
  await page.getByRole("heading", { name: "Sources of jobs", level: 1 }).waitFor();
  await page.getByRole("link", { name: "greenhouse:Iron-Hoof" }).waitFor({ state: "detached" });
});
