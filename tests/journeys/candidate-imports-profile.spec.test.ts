// A candidate fills the profile from a Word file, a LinkedIn export and a JSON Resume, and takes it out again.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { open } from "../support/account-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { makeJson, makeLinkedIn, plainDocx } from "../support/import-files.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();
const PROFILE = "/v2/candidate/profile";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Import profile" });
const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
const row = (page: Page, label: string) => dialog(page).getByRole("checkbox", { name: label, exact: true });
const saveAll = async (page: Page, fileName: string) => {
  await dialog(page).getByRole("button", { name: "Save to my profile" }).click();
  await page.getByText(`Your profile now has what you chose from ${fileName}.`).waitFor();
  await dialog(page).waitFor({ state: "detached" });
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px: three files are looked at and saved`, { timeout: 180_000 }, async (context) => {
    const asha = await aMemberOf(site, "Asha Rao");
    const { page, forgive } = await visit(browser, context, { viewport, ...asha.signedIn });
    forgive(/status of 422 .*\/profile\/import/);
    await open(page, site, PROFILE);
    await page.getByRole("heading", { name: "About you", exact: true }).waitFor();

    // A Word file is no CV, and the CV's dialog says where it belongs.
    await page.getByRole("button", { name: "Update Resume" }).first().click();
    const cv = page.getByRole("dialog", { name: "Update Resume" });
    await cv.locator("input[type=file]").setInputFiles({ name: "Asha.docx", mimeType: "", buffer: plainDocx() });
    await cv.getByText("Only PDF files are allowed. “Import profile”").waitFor();
    await cv.getByRole("link", { name: "Go to “Import profile”" }).click();
    await dialog(page).getByRole("button", { name: "Choose a file" }).waitFor();
    await cv.waitFor({ state: "detached" });
    assert.deepEqual(await axeFindings(page), []);

    await choose(page, "torn.docx", plainDocx().subarray(0, 700));
    await dialog(page).getByText("“torn.docx” is damaged: it cannot be opened.").waitFor();
    await choose(page, "Asha.docx", plainDocx());
    await row(page, "Experience").waitFor();
    await dialog(page).getByText("Senior Software Engineer at Blue Lantern Systems, Jan 2019 – now").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await row(page, "Education").click();
    assert.equal(await row(page, "Education").isChecked(), false);
    await saveAll(page, "Asha.docx");
    await page.locator("#experience").getByText("Blue Lantern Systems").first().waitFor();
    assert.equal(await page.locator("#education").getByText("Western Valley University").count(), 0);

    // A reading that was cancelled does not come back, and is in nobody's way.
    const held = Promise.withResolvers<void>();
    await page.route("**/profile/import", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Import profile" }).click();
    const answered = page.waitForResponse(/\/profile\/import$/);
    await choose(page, "Asha.docx", plainDocx());
    await dialog(page).getByText("Reading…").waitFor();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Import profile" }).click();
    held.resolve();
    await (await answered).finished();
    await page.unroute("**/profile/import");
    await dialog(page).getByRole("button", { name: "Choose a file" }).waitFor();
    await page.waitForTimeout(500);
    assert.equal(await dialog(page).getByRole("button", { name: "Save to my profile" }).count(), 0);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });

    // What the person has set is not replaced unasked; what is new is added.
    await page.getByRole("button", { name: "Import profile" }).click();
    await choose(page, "export.zip", makeLinkedIn({ "Skills.csv": "Name\nJava\nCOBOL\n" }));
    await row(page, "Core skills").waitFor();
    assert.equal(await row(page, "Core skills").isChecked(), true);
    await dialog(page).getByText("left out: Certifications, Languages, Projects.").waitFor();
    assert.equal(await row(page, "Where you live").isChecked(), false);
    await saveAll(page, "export.zip");
    await page.locator("#skills").getByText("COBOL").first().waitFor();

    await page.getByRole("button", { name: "Import profile" }).click();
    await choose(page, "broken.json", Buffer.from("{\n"));
    await dialog(page).getByText("“broken.json” is not valid JSON").waitFor();
    await choose(page, "resume.json", makeJson());
    await row(page, "Links").waitFor();
    await saveAll(page, "resume.json");

    // Out again: the same file says nothing new.
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download JSON Resume" }).click(),
    ]);
    const resume = await readFile(await download.path());
    assert.equal(JSON.parse(resume.toString()).basics.email, asha.email);
    await page.getByRole("button", { name: "Import profile" }).click();
    await choose(page, "mine.json", resume);
    await dialog(page).getByText("Your profile already says everything that").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  });
