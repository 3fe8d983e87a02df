// A recruiter processes a job's applicants: by keyboard and mouse, one and many, with messages, undo, and concurrent
// colleagues; the candidates see each step.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { applicationPath, jobPath } from "../../contract/paths.ts";
import { newcomer, open, signUp } from "../support/account-steps.ts";
import { anApplication } from "../support/applications.ts";
import { aCandidateOf, applyLink, dialogOf, hearToasts, sendFromLastLook } from "../support/apply-steps.ts";
import { axeFindings, goOffline, pressInToast, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { mailsTo, mailTo } from "../support/mail.ts";
import { makeCv } from "../support/pdf.ts";
import { aRecruiterOf, openApplicants, rowOf, someApplicants, standings } from "../support/recruiter-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 30 });
const browser = await startBrowser();

const company = await aCompany(site.db, { name: "Lantern Works" });
const recruiter = await aRecruiterOf(site, company.id);
const job = (jobTitle: string) =>
  aJob(site.db, { companyId: company.id, jobTitle, coreSkills: ["Java", "SQL"], softSkills: ["Teamwork"] });

const wide = { ...recruiter.signedIn, viewport: { width: 1440, height: 900 } };
const phone = { ...recruiter.signedIn, viewport: { width: 390, height: 844 } };

const pane = (page: Page) => page.locator(".applicant-pane");
const stage = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Stages" }).getByRole("link", { name });
const toast = (page: Page, text: string) => page.locator(".Toastify__toast", { hasText: text });
/** Presses a button of the question, and waits until it is gone. */
async function answer(page: Page, question: string, button: "Cancel" | "Move them"): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: question });
  await dialog.getByRole("button", { name: button }).click();
  await dialog.waitFor({ state: "detached" });
}
/** Waits until the database has these statuses. */
async function whenStanding(jobId: string, expected: Record<string, string>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const now = await standings(site, jobId);
    if (Object.entries(expected).every(([name, status]) => now[name] === status)) return;
    if (tries > 100) assert.deepEqual(now, expected);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test("a candidate applies, the recruiter opens the CV and shortlists by key, and the candidate sees it and gets the mail", async (context) => {
  const { id, companyId } = await job("Lamp Engineer");
  assert.equal(companyId, company.id);
  const meera = newcomer("Meera Nair");
  const candidate = await visit(browser, context);
  await open(candidate.page, site, jobPath({ id, companyName: company.name }));
  await applyLink(candidate.page).click();
  await candidate.page.waitForURL(/\/auth\/login/);
  await signUp(candidate.page, site, meera);
  await dialogOf(candidate.page, "Profile Incomplete").getByRole("button", { name: "Update Resume" }).click();
  const upload = candidate.page.getByRole("dialog", { name: "Update Resume" });
  const cv = Buffer.from(makeCv({ skills: ["Java", "SQL", "PostgreSQL", "Docker"] }));
  await upload
    .locator("input[type=file]")
    .setInputFiles({ name: "meera.pdf", mimeType: "application/pdf", buffer: cv });
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await sendFromLastLook(candidate.page);
  await candidate.page.getByText("Your job application has been successfully submitted!").waitFor();

  const { page } = await visit(browser, context, wide);
  await page.goto(`${site.url}/v2/corporate/jobs`);
  await page.getByRole("link", { name: "Applicants for Lamp Engineer" }).click();
  await page.getByRole("heading", { level: 1, name: "Lamp Engineer" }).waitFor();
  await pane(page).getByRole("heading", { level: 2, name: meera.name }).waitFor();
  await pane(page).getByText(meera.email).waitFor();
  assert.equal(await page.title(), "Applicants: Lamp Engineer · Vouchboard");
  await pane(page).getByText("They can see when your company opens it.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const download = page.waitForEvent("download");
  await pane(page).getByRole("button", { name: "Open CV" }).click();
  assert.equal((await download).suggestedFilename(), "meera.pdf");
  await rowOf(page, meera.name).getByText("CV opened").waitFor();
  await pane(page).getByText(`${recruiter.name} opened the CV`).waitFor();
  await page.keyboard.press("2");
  await toast(page, `${meera.name} is shortlisted.`).waitFor();
  // The pane ends within the window, and its links lead to the parts below its edge.
  const edge = await pane(page).boundingBox();
  assert.ok(edge && edge.y + edge.height <= wide.viewport.height, JSON.stringify(edge));
  await pane(page).getByRole("link", { name: "Timeline" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "applicant-timeline");
  const timeline = await pane(page).getByRole("heading", { name: "Timeline" }).boundingBox();
  assert.ok(timeline && timeline.y + timeline.height <= wide.viewport.height, JSON.stringify(timeline));
  await stage(page, "Shortlisted 1").waitFor();
  await pane(page).getByText(`Shortlisted by ${recruiter.name}`).waitFor();

  const mail = await mailTo(site, meera.email, { subject: /Lantern Works shortlisted you/ });
  assert.match(mail.text, /Lamp Engineer/);
  const [sent] = await site.db.query<{ id: string }>("select id from application where job_id = $1", [id]);
  await candidate.page.goto(site.url + applicationPath(sent!.id));
  await whenInteractive(candidate.page);
  const row = candidate.page.locator(".sent-row", { hasText: "Lamp Engineer" });
  await row.getByText("Shortlisted").first().waitFor();
  await row.getByText("Lantern Works opened your CV").waitFor();
  assert.equal((await mailsTo(site, meera.email)).filter(({ subject }) => /shortlisted/.test(subject)).length, 1);
});

describe("many", () => {
  test("are selected and moved by keyboard, undone with one click, and counted throughout", async (context) => {
    const { id } = await job("Wick Trimmer");
    const names = ["Asha One", "Bela Two", "Chand Three", "Devi Four", "Eshan Five", "Farah Six"];
    await someApplicants(
      site,
      id,
      names.map((name) => ({ name })),
    );
    const { page } = await visit(browser, context, wide);
    await openApplicants(page, site, id);
    // Faster than the address is updated.
    for (const key of ["x", "j", "x", "j", "j", "x"]) await page.keyboard.press(key);
    await page.getByRole("region", { name: "Selected applicants" }).getByText("3 selected").waitFor();
    await page.getByText("Devi Four selected, 3 in total.").waitFor({ state: "attached" });
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press("3");
    await toast(page, "3 applicants are at Interview now.").waitFor();
    await stage(page, "Interview 3").waitFor();
    await whenStanding(id, { "Asha One": "INTERVIEW", "Bela Two": "INTERVIEW", "Devi Four": "INTERVIEW" });
    await pressInToast(toast(page, "3 applicants").getByRole("button", { name: "Undo" }));
    await toast(page, "3 applicants are back at Applied.").waitFor();
    await stage(page, "Applied 6").waitFor();
    await whenStanding(id, Object.fromEntries(names.map((name) => [name, "APPLIED"])));

    await page.getByLabel("Select all 6 shown").check();
    await page.getByRole("button", { name: "Move to" }).click();
    await page.getByRole("menuitem", { name: "Shortlisted" }).click();
    await whenStanding(id, Object.fromEntries(names.map((name) => [name, "SHORTLISTED"])));
    await stage(page, "Shortlisted 6").waitFor();
  });

  test("a great many are moved only after a question, because each of them is notified", async (context) => {
    const { id } = await job("Fire Keeper");
    const names = Array.from({ length: 26 }, (_, at) => `Keeper ${at}`);
    await someApplicants(
      site,
      id,
      names.map((name) => ({ name })),
    );
    const { page } = await visit(browser, context, wide);
    await openApplicants(page, site, id);
    await page.getByLabel("Select all 26 shown").check();
    await page.keyboard.press("3");
    const dialog = page.getByRole("alertdialog", { name: "Move 26 applicants to Interview?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("3");
    await dialog.getByRole("button", { name: "Move them" }).click();
    await whenStanding(id, Object.fromEntries(names.map((name) => [name, "INTERVIEW"])));
    await toast(page, "26 applicants are at Interview now.").waitFor();
  });

  test("are offered a job or hired only after a question, one or several: a slip moves no one", async (context) => {
    const { id } = await job("Oil Merchant");
    await someApplicants(site, id, [{ name: "Juhi A" }, { name: "Kabir B" }, { name: "Lata C" }]);
    const { page } = await visit(browser, context, wide);
    const moves: string[] = [];
    page.on("request", (request) => request.url().endsWith("/applicants/move") && moves.push(request.postData() ?? ""));
    await openApplicants(page, site, id);
    await rowOf(page, "Juhi A").getByRole("link").focus();
    for (const [key, label] of [
      ["4", "Offered"],
      ["5", "Hired"],
    ] as const) {
      await page.keyboard.press(key);
      const dialog = page.getByRole("alertdialog", { name: `Move Juhi A to ${label}?` });
      await dialog.getByText("They find out at once").waitFor();
      assert.deepEqual(await axeFindings(page), []);
      await answer(page, `Move Juhi A to ${label}?`, "Cancel");
    }
    await pane(page).getByRole("button", { name: "Hired" }).click();
    await page.getByRole("alertdialog", { name: "Move Juhi A to Hired?" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await rowOf(page, "Juhi A").getByText("Applied", { exact: true }).waitFor();
    // If an earlier move had been sent, it would be done before this one.
    await page.keyboard.press("2");
    await whenStanding(id, { "Juhi A": "SHORTLISTED" });
    assert.equal(moves.length, 1, moves.join());

    await page.getByLabel("Select all 3 shown").check();
    await page.keyboard.press("4");
    await answer(page, "Move 3 applicants to Offered?", "Move them");
    await whenStanding(id, { "Juhi A": "OFFERED", "Kabir B": "OFFERED", "Lata C": "OFFERED" });
  });

  test("leave the list of their stage one by one, and the next one opens with the focus", async (context) => {
    const { id } = await job("Glass Blower");
    await someApplicants(site, id, [{ name: "Gita A" }, { name: "Hari B" }, { name: "Isha C" }]);
    const { page } = await visit(browser, context, wide);
    await openApplicants(page, site, id, "?status=APPLIED");
    await rowOf(page, "Gita A").getByRole("link").focus();
    await page.keyboard.press("2");
    await pane(page).getByRole("heading", { level: 2, name: "Hari B" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Hari B");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("5");
    await answer(page, "Move Isha C to Hired?", "Move them");
    await rowOf(page, "Isha C").waitFor({ state: "detached" });
    await pane(page).getByRole("heading", { level: 2, name: "Hari B" }).waitFor();
    await page.keyboard.press("4");
    await answer(page, "Move Hari B to Offered?", "Move them");
    await page.getByRole("heading", { name: "No applicant at Applied" }).waitFor();
    await whenStanding(id, { "Gita A": "SHORTLISTED", "Hari B": "OFFERED", "Isha C": "HIRED" });
    await page.keyboard.press("z");
    await rowOf(page, "Hari B").waitFor();
    await page.getByRole("link", { name: /^All/ }).click();
    await rowOf(page, "Isha C").getByText("Hired").waitFor();
  });
});

test("a rejection is delayed, cancelled unseen, and then sent at once with the company's own words", async (context) => {
  const { id } = await job("Lamp Seller");
  const meera = await aCandidateOf(site);
  await someApplicants(site, id, [{ name: "Om Das" }]);
  const applicationId = await anApplication(site.db, id, meera.accountId, { score: 88 });
  const { page } = await visit(browser, context, wide);
  await openApplicants(page, site, id);
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: `Reject ${meera.name}?` });
  await dialog.waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await dialog.getByLabel("They find out").inputValue(), "24");
  await dialog.getByLabel("Subject").fill("");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await dialog.getByText("The e-mail needs a subject.").waitFor();
  await dialog.getByLabel("Subject").fill("About the lamps, {name}");
  await dialog
    .getByRole("textbox", { name: "E-mail", exact: true })
    .fill("Dear {name},\n\nthe <lamps> went to somebody else.");
  // Closed by mistake, the text is kept.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await pane(page).getByRole("button", { name: "Reject…" }).click();
  assert.equal(await dialog.getByLabel("Subject").inputValue(), "About the lamps, {name}");
  await dialog.getByText(`How ${meera.name} sees it`).click();
  await dialog.getByText(`About the lamps, ${meera.name}`).waitFor();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await pane(page).getByText(`${meera.name} does not know yet`).waitFor();
  await rowOf(page, meera.name).getByText("Rejected, not told").waitFor();
  await whenStanding(id, { [meera.name]: "REJECTED" });

  const candidate = await visit(browser, context, meera.signedIn);
  await candidate.page.goto(site.url + applicationPath(applicationId));
  await whenInteractive(candidate.page);
  const row = candidate.page.locator(".sent-row", { hasText: "Lamp Seller" });
  await row.getByText("Applied", { exact: true }).first().waitFor();
  assert.equal(await row.getByText("Not selected").count(), 0);

  await pane(page).getByRole("button", { name: "Applied" }).click();
  await toast(page, `${meera.name} is back at Applied.`).waitFor();
  await pane(page).getByText("Taken back before they found out.").waitFor();
  await pane(page).getByRole("button", { name: "Reject…" }).click();
  await dialog.getByLabel("Why").selectOption("POSITION_FILLED");
  await dialog.getByLabel("They find out").selectOption("0");
  await dialog.getByRole("button", { name: "Reject" }).click();
  const mail = await mailTo(site, meera.email, { subject: /lamps/ });
  assert.equal(mail.subject, `About the lamps, ${meera.name}`);
  assert.match(mail.text, new RegExp(`Dear ${meera.name},`));
  assert.match(mail.html, /the &lt;lamps&gt; went/);
  await candidate.page.reload();
  await whenInteractive(candidate.page);
  await row.getByText("Not selected").first().waitFor();
  assert.equal((await mailsTo(site, meera.email)).filter(({ subject }) => /lamps/.test(subject)).length, 1);
});

test("on a phone: an applicant is opened, moved with a message, and the list keeps its place", async (context) => {
  const { id } = await job("Candle Dipper");
  const meera = await aCandidateOf(site);
  await anApplication(site.db, id, meera.accountId, { score: 40 });
  await someApplicants(
    site,
    id,
    Array.from({ length: 9 }, (_, at) => ({ name: `Person ${at}` })),
  );
  const { page } = await visit(browser, context, phone);
  await openApplicants(page, site, id);
  assert.deepEqual(await axeFindings(page), []);
  await rowOf(page, meera.name).getByRole("link").click();
  const title = pane(page).getByRole("heading", { level: 2, name: meera.name });
  await title.waitFor();
  assert.equal(await page.locator(".applicant-list").isVisible(), false);
  await page.waitForFunction(() => document.activeElement?.id === "applicant-title");
  await pane(page).getByRole("heading", { name: "Timeline" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await pane(page).getByRole("button", { name: "Move with a message…" }).click();
  const dialog = page.getByRole("dialog", { name: `Move ${meera.name} with a message` });
  await dialog.getByLabel("Move to").selectOption("INTERVIEW");
  await dialog.getByRole("button", { name: "Move and send" }).click();
  await dialog.getByText("Please write a few words.").waitFor();
  await dialog.getByLabel("Your message").fill("Could you come on Tuesday at ten?");
  await dialog.getByRole("button", { name: "Move and send" }).click();
  await toast(page, `${meera.name} is at Interview now.`).waitFor();
  await page.getByRole("link", { name: "All applicants" }).click();
  await rowOf(page, meera.name).getByText("Interview").waitFor();
  await page.waitForFunction((name) => document.activeElement?.textContent === name, meera.name);
  const mail = await mailTo(site, meera.email, { subject: /wants to interview you/ });
  assert.match(mail.text, /Could you come on Tuesday at ten\?/);
});

test("on the board a move before a column has loaded does not leave that column empty", async (context) => {
  const { id } = await job("Taper Maker");
  await someApplicants(site, id, [{ name: "Usha Rai" }, { name: "Veer Jha", status: "INTERVIEW" }]);
  const { page } = await visit(browser, context, wide);
  let answerLate = (): void => {};
  const held = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await page.route(/status=INTERVIEW/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/v2/corporate/jobs/${id}/applicants?view=board`);
  await whenInteractive(page);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await page.getByRole("button", { name: "Move Usha Rai" }).click();
  await page.getByRole("menuitem", { name: "Shortlist" }).click();
  await column("Shortlisted").getByText("Usha Rai").waitFor();
  await whenStanding(id, { "Usha Rai": "SHORTLISTED" });
  answerLate();
  await column("Interview").getByText("Veer Jha").waitFor();
});

describe("with concurrent colleagues", () => {
  test("the second move learns the applicant's current stage, and nothing is overwritten", async (context) => {
    const { id } = await job("Lens Grinder");
    const sent = await someApplicants(site, id, [{ name: "Kiran Rao" }, { name: "Lila Sen" }]);
    const colleague = await aRecruiterOf(site, company.id, "Devika Menon");
    const first = await visit(browser, context, wide);
    const second = await visit(browser, context, { ...colleague.signedIn, viewport: wide.viewport });
    await openApplicants(first.page, site, id);
    await openApplicants(second.page, site, id);
    await pane(first.page).getByRole("heading", { name: "Timeline" }).waitFor();
    await second.page.keyboard.press("3");
    await whenStanding(id, { "Kiran Rao": "INTERVIEW" });
    await first.page.keyboard.press("2");
    await toast(first.page, "Kiran Rao was not moved: someone else has since moved them to Interview.").waitFor();
    await rowOf(first.page, "Kiran Rao").getByText("Interview").waitFor();
    assert.equal((await standings(site, id))["Kiran Rao"], "INTERVIEW");

    await site.db.query("update application set status = 'WITHDRAWN' where id = $1", [sent[1]?.applicationId]);
    await rowOf(first.page, "Lila Sen").getByLabel("Select Lila Sen").check();
    await first.page.keyboard.press("2");
    await toast(first.page, "Lila Sen has since withdrawn.").waitFor();
    await rowOf(first.page, "Lila Sen").getByText("Withdrawn").waitFor();
  });

  test("another company's applicants are not accessible", async (context) => {
    const { id } = await aJob(site.db, { jobTitle: "Elsewhere" });
    const { page, forgive } = await visit(browser, context, wide);
    forgive(/status of 404/);
    await page.goto(`${site.url}/v2/corporate/jobs/${id}/applicants`);
    await page.getByRole("heading", { name: "This does not belong to your company" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
  });
});

test("without a network a move is undone and retried under the same key, and a note stays", async (context) => {
  const { id } = await job("Shade Maker");
  await someApplicants(site, id, [{ name: "Mina Roy" }]);
  const { page, context: windows, forgive } = await visit(browser, context, wide);
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const toasts = await hearToasts(page);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/applicants/move")) keys.push(request.headers()["idempotency-key"]);
  });
  await openApplicants(page, site, id);
  await pane(page).getByRole("heading", { name: "Notes" }).waitFor();
  // The script of toasts loads once the page is at rest.
  await page.locator(".Toastify").waitFor({ state: "attached" });
  await goOffline(page);
  await page.keyboard.press("2");
  await toast(page, "Mina Roy could not be moved. You are offline.").waitFor();
  await rowOf(page, "Mina Roy").getByText("Applied", { exact: true }).waitFor();
  await page.keyboard.press("n");
  await page.keyboard.type("Writes clearly. Ask about lamps.");
  await pane(page).getByRole("button", { name: "Save note" }).click();
  await pane(page).getByText("You are offline. What you typed is still here.").waitFor();
  await windows.setOffline(false);
  await pressInToast(toast(page, "could not be moved").getByRole("button", { name: "Try again" }));
  await whenStanding(id, { "Mina Roy": "SHORTLISTED" });
  await pane(page).getByRole("button", { name: "Save note" }).click();
  await pane(page).locator(".applicant-note-text", { hasText: "Ask about lamps." }).waitFor();
  await rowOf(page, "Mina Roy").getByText("1 note").waitFor();
  assert.equal(new Set(keys).size, 1, keys.join());
  assert.ok(toasts.some((text) => text.startsWith("Mina Roy is shortlisted.")));
  const notes = await site.db.query("select 1 from application_note where text like '%lamps.'");
  assert.equal(notes.length, 1);
  await pane(page).getByRole("button", { name: "Remove this note" }).click();
  await pane(page).locator(".applicant-note-text").waitFor({ state: "detached" });
});

test("single keys do nothing in fields, and nothing at all once switched off", async (context) => {
  const { id } = await job("Flame Watcher");
  await someApplicants(site, id, [{ name: "Nila Das" }, { name: "Ojas Pai" }]);
  const { page } = await visit(browser, context, wide);
  await openApplicants(page, site, id);
  await page.keyboard.press("/");
  await page.keyboard.type("ojas 2");
  await page.getByLabel("Search applicants by name").fill("ojas");
  await page.keyboard.press("Enter");
  await rowOf(page, "Nila Das").waitFor({ state: "detached" });
  await page.getByLabel("Search applicants by name").blur();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await help.getByLabel("Single letters and digits are shortcuts").uncheck();
  assert.deepEqual(await axeFindings(page), []);
  await help.getByRole("button", { name: "Done" }).click();
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("2");
  await page.keyboard.press("r");
  await page.keyboard.press("?");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.getByRole("button", { name: "Keyboard" }).click();
  await help.getByLabel("Single letters and digits are shortcuts").check();
  await help.getByRole("button", { name: "Done" }).click();
  await help.waitFor({ state: "detached" });
  assert.deepEqual(await standings(site, id), { "Nila Das": "APPLIED", "Ojas Pai": "APPLIED" });
  await page.keyboard.press("2");
  await whenStanding(id, { "Ojas Pai": "SHORTLISTED" });
});
