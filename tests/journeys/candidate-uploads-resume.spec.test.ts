// A candidate uploads their résumé: from the prompt on the job list to the personal list with reasons, with every
// failure on the way.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { referralPath } from "../../contract/paths.ts";
import { logIn, newcomer, open, signUp, whenLoggedIn } from "../support/account-steps.ts";
import { axeFindings, goOffline, pressInToast, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { startBucket } from "../support/bucket.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { aMemberOf, type Member } from "../support/members.ts";
import { makeCv, makePdf } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 8 });
const bucketSite = await startSite({ jobs: 3, s3: await startBucket() });
const browser = await startBrowser();
const loomWorks = await aCompany(site.db, { name: "Loom Works" });
await someJobs(
  site.db,
  ["Backend Engineer", "Frontend Engineer", "Software Engineer"].map((jobTitle) => ({
    companyId: loomWorks.id,
    jobTitle,
    coreSkills: ["TypeScript", "Node.js", "React"],
  })),
);

const CV = Buffer.from(
  makeCv({ name: "Asha Rao", email: "asha@people.example", skills: ["TypeScript", "Node.js", "PostgreSQL", "React"] }),
);
const SCAN = Buffer.from(makePdf([""]));
const pdf = (name: string, buffer = CV) => ({ name, mimeType: "application/pdf", buffer });

const prompt = (page: Page) => page.getByRole("alertdialog", { name: "Profile Incomplete" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Update Resume" });
const upload = (page: Page) => dialog(page).getByRole("button", { name: "Upload", exact: true });
const choose = (page: Page, file: ReturnType<typeof pdf>) =>
  dialog(page).locator("input[type=file]").setInputFiles(file);
const meters = (page: Page) => page.getByRole("meter");

/** Opens the dialog from the job list, as a signed-in person without a CV. */
async function beforeTheDialog(page: Page, there = site): Promise<void> {
  await open(page, there, "/jobs");
  await prompt(page).getByRole("button", { name: "Update Resume" }).click();
  await dialog(page).waitFor();
}

/** Collects everything the dialog says from now on, in order; survives the reload. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (text: string) => void (heard.includes(text) || heard.push(text)));
  await page.evaluate(() => {
    const hear = (globalThis as unknown as { hear: (text: string) => void }).hear;
    const say = () => {
      for (const element of document.querySelectorAll("[aria-current=step], .resume-complete p, [role=alert]"))
        if (element.textContent) hear(element.textContent);
    };
    new MutationObserver(say).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  return heard;
}

/** A CV is read by a process of its own, which a busy machine starts slowly. */
const READING = { timeout: 120_000 };

/**
 * Does what sends a CV; resolves when the page has reloaded, which it does two seconds after 'Process Complete'. On a busy
 * machine those seconds may pass unseen, and a log-in in between is a navigation and no reload.
 */
async function untilReloaded(page: Page, send: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.isOld = "";
  });
  await send();
  await page.waitForFunction(
    () => {
      const [last] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return !("isOld" in document.documentElement.dataset) && last?.type === "reload";
    },
    null,
    READING,
  );
  await whenInteractive(page);
}

/** Drops or pastes a file as a browser would. */
async function hand(page: Page, how: "drop" | "paste", name: string): Promise<void> {
  await page.evaluate(
    ([how, name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
      const target = document.querySelector("[role=dialog]") ?? document.body;
      const options = { bubbles: true, cancelable: true };
      if (how === "paste") target.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
      else
        for (const type of ["dragover", "drop"])
          target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
    },
    [how, name, [...CV]] as const,
  );
}

/** Delays the answers of a call until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px: a CV is sent, read and turned into scores`, { timeout: 180_000 }, async (context) => {
    const { page } = await visit(browser, context, { viewport });
    await open(page, site, "/auth/signup");
    await signUp(page, site, newcomer());
    await whenLoggedIn(page);
    await open(page, site, "/jobs");
    await prompt(page).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await prompt(page).getByRole("button", { name: "Update Resume" }).click();
    await dialog(page).waitFor();
    await upload(page).click();
    await dialog(page).getByText("Please select a PDF file before uploading.").waitFor();
    await choose(page, pdf("Asha Rao.pdf"));
    await dialog(page).getByText("Asha Rao.pdf").waitFor();
    assert.deepEqual(await axeFindings(page), []);

    const heard = await listen(page);
    const letLook = await hold(page, "**/api/user/basic-details");
    // The reload waits for the toast, whose script may come late.
    const letReload = await hold(page, `${site.url}/jobs`);
    await untilReloaded(page, async () => {
      await upload(page).click();
      await dialog(page).getByRole("listitem").first().waitFor();
      assert.deepEqual(await axeFindings(page), []);
      letLook();
      await page.getByText("CV uploaded successfully").waitFor(READING);
      letReload();
    });
    assert.equal(heard[0], "Analyzing your resume...");
    assert.ok(heard.includes("Process Complete"), heard.join(" | "));
    assert.equal(page.url(), `${site.url}/jobs`);
    await meters(page).first().waitFor();
    assert.equal(await prompt(page).count(), 0);
    // The personal list with its reasons; a job is hidden, and shown again.
    await page.locator('nav[aria-label="Which jobs"] a[aria-current]', { hasText: "For you" }).waitFor();
    const first = page.locator("main .job-card").first();
    await first.getByText("Why this job").click();
    await first.locator(".job-why li").first().waitFor();
    await first.getByRole("button", { name: /^Not interested in/ }).click();
    await first.getByText(/ is hidden\.$/).waitFor();
    await pressInToast(page.locator(".toast-action", { hasText: "Undo" }));
    await first.getByRole("heading").waitFor();
    assert.equal(await first.locator(".job-veil").count(), 0);
  });

test("a new person confirms proposed soft skills, and requests a referral", async (context) => {
  const heath = await aCompany(site.db, { name: "Heath Works" });
  const core = ["TypeScript", "COBOL", "Welding", "Brazing", "Fortran", "Ada", "Haskell", "Erlang", "Prolog", "Elm"];
  const job = { companyId: heath.id, coreSkills: core, experience: { min: 20, max: 30 } };
  const soft = ["Mentoring", "Negotiation"];
  await someJobs(site.db, [
    { ...job, jobTitle: "Heath Lead", softSkills: soft },
    { ...job, jobTitle: "Heath Poet", softSkills: ["Creativity"] },
  ]);
  const work = ["Mentored three junior engineers.", "Negotiated contracts with vendors.", "Proofread every manual."];
  const { page } = await visit(browser, context, {
    viewport: { width: 390, height: 844 },
    ...(await aMemberOf(site)).signedIn,
  });
  await beforeTheDialog(page);
  await choose(page, pdf("asha.pdf", Buffer.from(makeCv({ work, skills: ["TypeScript", "React"] }))));
  await upload(page).click();
  await dialog(page).getByText("Are these soft skills yours?").waitFor();
  await dialog(page).getByText("Process Complete").waitFor();
  await dialog(page).getByText("Mentored three junior engineers.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const answer = (name: string) => dialog(page).getByRole("button", { name, exact: true });
  for (const name of soft) {
    await answer(`Add ${name}`).focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("status").getByText(`${name} added.`).waitFor();
    assert.equal(await answer(`Add ${name}`).getAttribute("aria-pressed"), "true");
    await answer(`Add ${name}`).and(page.locator(":focus")).waitFor();
  }
  await answer("Leave Attention to Detail out").click();
  await dialog(page).getByRole("status").getByText("Attention to Detail left out.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await Promise.all([page.waitForEvent("load"), answer("Done").click()]);
  await whenInteractive(page);

  await open(page, site, referralPath({ SK: heath.id, name: heath.name }));
  const choices = page.locator(".job-offers li");
  await page.getByText("A request needs a match of 30", { exact: true }).waitFor();
  assert.match((await choices.first().textContent()) ?? "", /Heath Lead.*Fair match/);
  assert.match((await choices.nth(1).textContent()) ?? "", /Heath Poet.*A request needs a match of 30.*Low match/);
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.getByRole("link", { name: /^Heath Lead/ }).click();
  // Each job of the list has a meter, and the request has one.
  await choices.first().waitFor({ state: "hidden" });
  await page.getByRole("meter", { name: "Match score" }).waitFor();
  await page.getByText("1 of your 3 credits").waitFor();
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByRole("alertdialog", { name: "Fair match, request sent!" }).waitFor();
});

test("a file comes by choice, by drop and by paste; a file that is no CV is explained", async (context) => {
  const { page } = await visit(browser, context, (await aMemberOf(site)).signedIn);
  await beforeTheDialog(page);
  const WRONG: [ReturnType<typeof pdf>, string][] = [
    [{ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("PK") }, "Only PDF files are allowed."],
    [pdf("empty.pdf", Buffer.alloc(0)), "Invalid or empty file."],
    [pdf("renamed.pdf", Buffer.from("PK")), "Only PDF files are allowed."],
    [pdf("large.pdf", Buffer.concat([CV, Buffer.alloc(2 * 1024 * 1024)])), "File must be less than 2MB."],
  ];
  for (const [file, words] of WRONG) {
    await choose(page, file);
    await dialog(page).getByRole("alert").getByText(words).waitFor();
  }
  await hand(page, "drop", "dropped.pdf");
  await dialog(page).getByText("dropped.pdf").waitFor();
  await dialog(page).getByRole("button", { name: "Remove dropped.pdf" }).click();
  await hand(page, "paste", "pasted.pdf");
  await dialog(page).getByText("pasted.pdf").waitFor();
});

describe("an upload cut off by the end of the session", () => {
  const EXPIRED = "Access Denied: Your session has expired. Please log in again to continue.";
  /** Chooses and sends a CV when the session has ended on the server; resolves when the page has reloaded. */
  async function cutOff(page: Page, person: Member): Promise<void> {
    await open(page, site, "/auth/login?returnTo=%2Fv2%2Fcandidate%2Fprofile");
    await logIn(page, person);
    const update = page.getByRole("button", { name: /Update Resume/ }).first();
    await update.click();
    await choose(page, pdf("cut-off.pdf"));
    await site.db.query("update account set auth_gen = auth_gen + 1 where email = $1", [person.email]);
    await site.db.query("delete from session where account_id = (select id from account where email = $1)", [
      person.email,
    ]);
    await page.route("**/api/file/gsu2u/*", async (route) => {
      // The server's cache forgets a token some seconds later.
      await route.fulfill({ status: 401, json: { errorCode: "UNAUTHENTICATED", errorMsg: "expired", requestId: "x" } });
    });
    await upload(page).click();
    await page.getByText(EXPIRED, { exact: true }).waitFor();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
    await page.unroute("**/api/file/gsu2u/*");
    await whenInteractive(page);
  }
  const cvsOf = ({ email }: Member) =>
    site.db.query<{ name: string }>(
      "select v.file_name as name from cv_version v join account a on a.id = v.account_id where a.email = $1",
      [email],
    );
  const waits = (page: Page) => page.evaluate(() => localStorage.getItem("continuePendingPresignedProcess") !== null);

  test("continues once its owner has logged in again, without choosing the file again", async (context) => {
    const person = await aMemberOf(site);
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    await cutOff(page, person);
    await untilReloaded(page, () => logIn(page, person));
    assert.equal(page.url(), `${site.url}/v2/candidate/profile`);
    assert.deepEqual(await cvsOf(person), [{ name: "cut-off.pdf" }]);
    assert.equal(await waits(page), false);
    assert.equal(await dialog(page).count(), 0);
  });

  test("is not shown to another person who logs in, and is gone for good", async (context) => {
    const [person, other] = [await aMemberOf(site), await aMemberOf(site)];
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    await cutOff(page, person);
    assert.equal(await waits(page), true);
    await logIn(page, other);
    await page.getByRole("heading", { level: 1, name: "Your profile" }).waitFor();
    await page.waitForFunction(() => localStorage.getItem("continuePendingPresignedProcess") === null);
    assert.equal(await dialog(page).count(), 0);
    assert.deepEqual([await cvsOf(person), await cvsOf(other)], [[], []]);
  });
});

describe("failures", () => {
  test("a scan is explained, and the previous CV stays in force", async (context) => {
    const { page } = await visit(browser, context, (await aMemberOf(site)).signedIn);
    await beforeTheDialog(page);
    await choose(page, pdf("scan.pdf", SCAN));
    await upload(page).click();
    await dialog(page)
      .getByText(/looks like a scanned document/)
      .waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await choose(page, pdf("cv.pdf"));
    await untilReloaded(page, () => upload(page).click());

    await open(page, site, "/v2/candidate/profile");
    await page
      .getByRole("button", { name: /Update Resume/ })
      .first()
      .click();
    await dialog(page).waitFor();
    await choose(page, pdf("scan.pdf", SCAN));
    await upload(page).click();
    await dialog(page)
      .getByText(/looks like a scanned document/)
      .waitFor();
    await open(page, site, "/jobs");
    await meters(page).first().waitFor();
  });

  test("a network that fails once goes unnoticed", async (context) => {
    const { page, forgive } = await visit(browser, context, (await aMemberOf(site)).signedIn);
    forgive(/net::ERR_/);
    await beforeTheDialog(page);
    let broken = 0;
    await page.route("**/files/uploads/**", (route) =>
      broken++ < 1 ? route.abort("connectionreset") : route.fallback(),
    );
    // The answer to naming the CV is lost; the call is repeated.
    await page.route("**/api/user/*/cv", async (route) => {
      if (broken++ > 1) return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await choose(page, pdf("cv.pdf"));
    await untilReloaded(page, () => upload(page).click());
    assert.ok(broken >= 3, "both were broken off once");
  });

  test("one that stays away keeps the file, and the retry continues where it stopped", async (context) => {
    const { page, context: browserContext, forgive } = await visit(browser, context, (await aMemberOf(site)).signedIn);
    forgive(/net::ERR_/);
    await beforeTheDialog(page);
    await choose(page, pdf("cv.pdf"));
    await goOffline(page);
    await upload(page).click();
    await dialog(page).getByText("You are offline. Your file is still here.").waitFor();
    const retry = dialog(page).getByRole("button", { name: "Click here to retry." });
    await retry.and(page.locator(":focus")).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await browserContext.setOffline(false);
    await untilReloaded(page, () => retry.click());
  });

  test("a closed dialog continues, and reports the end", async (context) => {
    const { page } = await visit(browser, context, (await aMemberOf(site)).signedIn);
    await beforeTheDialog(page);
    await choose(page, pdf("cv.pdf"));
    await upload(page).click();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.getByText("CV uploaded successfully").waitFor();
    await meters(page).first().waitFor();
  });
});

test("a browser sends it straight to a bucket, if there is one", async (context) => {
  const { page } = await visit(browser, context, (await aMemberOf(bucketSite)).signedIn);
  const hosts = new Set<string>();
  page.on("request", (request) => request.method() === "PUT" && hosts.add(new URL(request.url()).host));
  await beforeTheDialog(page, bucketSite);
  await choose(page, pdf("cv.pdf"));
  await untilReloaded(page, () => upload(page).click());
  assert.equal(hosts.size, 1);
  assert.ok(!hosts.has(new URL(bucketSite.url).host));
});

test("the page keeps its place after the reload", async (context) => {
  const { page } = await visit(browser, context, {
    viewport: { width: 1280, height: 500 },
    ...(await aMemberOf(site)).signedIn,
  });
  await beforeTheDialog(page);
  await choose(page, pdf("cv.pdf"));
  await untilReloaded(page, () => upload(page).click());
  await open(page, site, "/v2/candidate/profile");
  const again = page.getByRole("button", { name: /Update Resume/ }).last();
  await again.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  assert.ok(before > 100, `the page is not long enough: ${before}`);
  await again.click();
  await choose(page, pdf("newer.pdf"));
  await untilReloaded(page, () => upload(page).click());
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 150, before);
});

const REAL = join(import.meta.dirname, "../../../shared/data/resumes");
const real = await readFile(join(REAL, "india-neha-singh.pdf")).catch(() => null);
test("a real CV becomes scores", {
  skip: real === null && "the recorded CVs are not beside this checkout",
}, async (context) => {
  const { page } = await visit(browser, context, (await aMemberOf(site)).signedIn);
  await beforeTheDialog(page);
  await choose(page, pdf("real.pdf", Buffer.from(real ?? [])));
  await upload(page).click();
  // This CV shows soft skills that it does not list.
  await dialog(page).getByText("Are these soft skills yours?").waitFor();
  await Promise.all([
    page.waitForEvent("load"),
    dialog(page).getByRole("button", { name: "Done", exact: true }).click(),
  ]);
  await whenInteractive(page);
  await meters(page).first().waitFor();
});
