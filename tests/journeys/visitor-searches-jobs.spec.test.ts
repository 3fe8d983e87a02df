// A visitor looks for a job: searching, filtering, loading more, opening one and returning, with and without script,
// with a failing network.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { lookForDoubts } from "../../server/jobs/evidence/look-for-doubts.ts";
import { jobRounds } from "../../server/jobs/index.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 330 });
const browser = await startBrowser();

const kiteWorks = await aCompany(site.db, { name: "Kite Works", industry: "Fintech", teamSize: "11-50" });
await someJobs(site.db, [
  {
    companyId: kiteWorks.id,
    jobTitle: "Zephyrologist in Pune",
    locations: ["Pune, Maharashtra, India"],
    workMode: "WFO",
  },
  { companyId: kiteWorks.id, jobTitle: "Zephyrologist from home", workMode: "WFH" },
  { companyId: kiteWorks.id, jobTitle: "Product Manager", locations: ["Bengaluru"] },
]);
// The site's own round would join copies in the middle of a test that counts jobs.
await jobRounds.joinCopies({ db: site.db });

const cards = (page: Page) => page.getByRole("main").locator("li:has(h3) h3 a");
/** A searchbox, and a combobox once its suggestions are loaded. */
const box = (page: Page) => page.getByLabel("Search for Job", { exact: true });
/** Waits for the box to hold this: the address changes before the page is drawn for it. */
const boxSays = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector<HTMLInputElement>("#browse-search")?.value === wanted, text);
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

async function openJobs(page: Page, query = ""): Promise<void> {
  await page.goto(`${site.url}/jobs${query}`);
  await whenInteractive(page);
}

const until = async (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll("main li h3 a").length === wanted, count);

test("typing and Enter searches, the button searches, the cross clears", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  await until(page, 100);
  await box(page).fill("zephyrologist");
  await box(page).press("Enter");
  await until(page, 2);
  assert.match(page.url(), /searchText=zephyrologist/);
  await page.getByRole("status").filter({ hasText: "2 jobs" }).waitFor();
  await box(page).fill("zephyrologist pune");
  await page.getByRole("button", { name: "Search Job" }).click();
  // The one in Pune first, then the other, since there is no third.
  await page.getByText("Some of these are shown without “pune”.").waitFor();
  await until(page, 2);
  assert.equal(await cards(page).first().textContent(), "Zephyrologist in Pune");
  await page.getByRole("link", { name: "Clear search" }).click();
  await until(page, 100);
  await boxSays(page, "");
  assert.doesNotMatch(page.url(), /searchText/);
});

test("suggestions appear while typing, are chosen by keyboard, and searches are remembered until cleared", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  const isOpen = (wanted: string) =>
    page.waitForFunction((is) => document.activeElement?.getAttribute("aria-expanded") === is, wanted);
  await box(page).pressSequentially("zephyrologist bang");
  const bengaluru = options.filter({ hasText: "zephyrologist Bengaluru" });
  await bengaluru.waitFor();
  await page.getByRole("status").filter({ hasText: "Use the up and down keys" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press("Escape");
  await isOpen("false");
  assert.equal(await box(page).inputValue(), "zephyrologist bang");
  await page.keyboard.press("ArrowDown");
  await isOpen("true");
  await page.keyboard.press("ArrowDown");
  assert.equal(await bengaluru.getAttribute("aria-selected"), "true");
  assert.equal(await box(page).getAttribute("aria-activedescendant"), await bengaluru.getAttribute("id"));
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("location") === "Bengaluru");
  assert.equal(new URL(page.url()).searchParams.get("searchText"), "zephyrologist");
  await boxSays(page, "zephyrologist");
  await isOpen("false");

  await page.getByRole("link", { name: "Clear search" }).click();
  await options.filter({ hasText: "zephyrologist Bengaluru" }).filter({ hasText: "Recent search" }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await options.first().waitFor({ state: "hidden" });
  await page.reload();
  await whenInteractive(page);
  await box(page).fill("zephyrologist");
  await page.keyboard.press("Tab");
  await options.first().waitFor({ state: "hidden" });
  await box(page).fill("");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  assert.equal(await options.count(), 0);
});

test("a page of a hundred jobs is sent once: the browser reads its rows from the cards", async (context) => {
  const html = await (await fetch(`${site.url}/jobs`)).text();
  assert.ok(Buffer.byteLength(html) <= 120_000, `${Buffer.byteLength(html)} bytes`);
  assert.match(html, /<link rel="alternate" type="application\/atom\+xml" href="\/jobs\.atom"\/>/);
  // Every mark of a kept card has become the card.
  assert.doesNotMatch(html, /<!--card/);
  // The script that the document itself asks for, as docs/performance.md counts it.
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  const weights = await Promise.all(
    [...scripts].map(async (path) => {
      const answer = await fetch(`${site.url}${path}`);
      return /manifest/.test(path) ? 0 : gzipSync(await answer.text(), { level: 9 }).byteLength;
    }),
  );
  const script = weights.reduce((sum, weight) => sum + weight, 0);
  assert.ok(script > 100_000 && script <= 154_500, `${script} bytes in ${scripts.size} files`);
  const { page } = await visit(browser, context);
  await openJobs(page);
  // What the first paint does not need leaves the line to style sheets and fonts.
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  assert.ok(asked.length > 5);
  assert.ok(Math.min(...asked) >= painted, `scripts from ${Math.min(...asked)} ms, painted at ${painted} ms`);
  // On leaving, the list stores its rows; requested as data, they come whole.
  const held = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const key = Object.keys(sessionStorage).find((name) => name.startsWith("list:")) ?? "";
    return JSON.parse(sessionStorage.getItem(key) ?? "{}").pages[0].packed as string;
  });
  const data: unknown[] = JSON.parse((await (await fetch(`${site.url}/jobs.data`)).text()).split("\n")[0] ?? "");
  const sent = data.find((value) => typeof value === "string" && value.startsWith("[[")) as string;
  assert.equal(rowsIn(sent).length, 100);
  assert.deepEqual(rowsIn(held), rowsIn(sent));
});

test("cards that the server keeps are those that React draws", async (context) => {
  const { page } = await visit(browser, context);
  // Twice, so that the second page has kept ones.
  const html = [
    await (await fetch(`${site.url}/jobs`)).text(),
    await (await fetch(`${site.url}/jobs?view=all`)).text(),
  ];
  await page.goto(`${site.url}/faq`);
  await whenInteractive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
  await until(page, 100);
  const alike = await page.evaluate((documents) => {
    // The buttons of cards come later, and the age changes with time.
    const shown = (root: Document) =>
      [...root.querySelectorAll("main .job-card:has(h3 a)")].map((card) => {
        const copy = card.cloneNode(true) as Element;
        for (const piece of copy.querySelectorAll(".job-action, time")) piece.remove();
        // Where one text ends and the next begins is told by comments in a document.
        const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
        const marks: Node[] = [];
        while (comments.nextNode()) marks.push(comments.currentNode);
        for (const mark of marks) mark.parentNode?.removeChild(mark);
        copy.normalize();
        return copy;
      });
    const drawn = shown(document);
    return documents.map((text) => {
      const kept = shown(new DOMParser().parseFromString(text, "text/html"));
      return kept.length === drawn.length && kept.every((card, index) => card.isEqualNode(drawn[index]!));
    });
  }, html);
  assert.deepEqual(alike, [true, true]);
});

/** Packed rows without the age of each job, which changes with time. */
const rowsIn = (packed: string) => (JSON.parse(packed) as unknown[][]).map((row) => row.toSpliced(14, 1));

test("an empty result says so and offers ways out", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page, "?searchText=qqqzzzxxx&workMode=WFH");
  await page.getByRole("heading", { name: "No Jobs Found" }).waitFor();
  await page.getByRole("link", { name: "Without Work from home" }).click();
  await page.getByText("Nothing matches “qqqzzzxxx”. Check the spelling, or try other words.").waitFor();
  // Keeping a search without hits is offered after the ways out of it.
  const isAfter = await page.evaluate(() => {
    const [wayOut, save] = ["Start over", "Save this search"].map((text) =>
      [...document.querySelectorAll("main a, main button")].find((control) => control.textContent?.includes(text)),
    );
    return wayOut!.compareDocumentPosition(save!) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  assert.equal(isAfter, true);
  await page.getByRole("link", { name: "Start over" }).click();
  await until(page, 100);
});

test("filters narrow the list, appear as chips and in the address, and are removed one by one", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page, "?searchText=zephyrologist");
  const panel = page.getByRole("form", { name: "Filters" });
  await panel.getByRole("checkbox", { name: "Work from home" }).check();
  await until(page, 1);
  await panel.getByRole("checkbox", { name: "Work from office" }).check();
  await until(page, 2);
  assert.deepEqual(new URL(page.url()).searchParams.getAll("workMode"), ["WFH", "WFO"]);
  await chips(page).getByRole("link", { name: "Remove filter Work from home" }).click();
  await until(page, 1);
  assert.equal(await panel.getByRole("checkbox", { name: "Work from home" }).isChecked(), false);
  await boxSays(page, "zephyrologist");
  await chips(page).getByRole("link", { name: "Clear all" }).click();
  await until(page, 2);
});

test("a city in the words narrows the list under any of its names, as a chip that can be removed", async (context) => {
  const { page } = await visit(browser, context);
  const places = () => page.locator("main li:has(h3)").allTextContents();
  const read = page.getByRole("list", { name: "Read from your search" });
  await openJobs(page);
  await box(page).fill("product manager bangalore");
  await page.keyboard.press("Enter");
  await read.getByText("in Bengaluru").waitFor();
  const [first = ""] = await places();
  assert.match(first, /Product Manager/i);
  assert.match(first, /Bengaluru/);
  assert.equal(await page.getByRole("link", { name: "Most relevant" }).getAttribute("aria-current"), "true");
  assert.deepEqual(await axeFindings(page), []);
  await read.getByRole("link", { name: "Remove from your search: in Bengaluru" }).click();
  await page.waitForURL((url) => url.searchParams.get("searchText") === "product manager");
  await read.waitFor({ state: "detached" });
});

test("each card of a search says why it is listed: requested when opened, by keyboard, and again after a failure", async (context) => {
  const { page, forgive } = await visit(browser, context);
  forgive(/status of 503/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/why?")) asked.push(request.url());
  });
  await openJobs(page, "?searchText=zephyrologist+pune");
  await until(page, 2);
  const why = (index: number) => page.locator("main .job-card").nth(index).locator(".job-why");
  const places = () =>
    page.locator("main .job-card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top + scrollY));
  const before = await places();
  assert.deepEqual(asked, []);
  await why(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  const said = why(0).getByRole("status").getByRole("listitem");
  await said.filter({ hasText: "“zephyrologist” is in the title." }).waitFor();
  await said.filter({ hasText: "In Pune, as you asked." }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press("Enter");
  await said.first().waitFor({ state: "hidden" });
  assert.deepEqual(await places(), before);
  await page.keyboard.press("Enter");
  await said.first().waitFor();
  assert.equal(asked.length, 1);

  await page.route("**/why?*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await why(1).getByText("Why this job").click();
  await why(1).getByText("The reasons could not be looked up.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.unroute("**/why?*");
  await why(1).getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  await why(1).getByText("“pune”: the job does not say where it is.").waitFor();
  await page.waitForFunction(() => (document.activeElement?.closest(".job-why") ?? null) !== null);
  await page.getByRole("link", { name: "Newest" }).click();
  await page.waitForURL(/sortOrder=desc/);
  await page.locator(".job-why").first().waitFor({ state: "detached" });
});

test("options show how many jobs they would give, the list its total; age and employer narrow it", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page, "?searchText=zephyrologist");
  const panel = page.getByRole("form", { name: "Filters" });
  await page
    .getByRole("status")
    .filter({ hasText: /^2 jobs$/ })
    .waitFor();
  await page.waitForFunction(() => document.querySelector("input[value=WFH]")?.ariaDescription === "1 job");
  await panel.locator("label[data-none]", { hasText: "Hybrid" }).waitFor();
  // Jobs that miss a word are listed too: a count of all words would be zero.
  await box(page).fill("zephyrologist pune");
  await box(page).press("Enter");
  await page.getByText("Some of these are shown without “pune”.").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("label[data-none]").length === 0);
  assert.equal(await page.locator("input[value=WFH]").getAttribute("aria-description"), null);
  await openJobs(page, "?searchText=zephyrologist");
  await panel.getByLabel("Date posted").selectOption("1");
  await chips(page).getByText("Last 24 hours").waitFor();
  await panel.getByRole("checkbox", { name: "Direct employer, no agency" }).check();
  await page.waitForURL((url) => url.searchParams.get("directOnly") === "true");
  await until(page, 2);
  assert.deepEqual(await axeFindings(page), []);
});

test("the count says of how many, and a list has no findings while it loads", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  const [listed] = await site.db.query<{ n: number }>(
    "select count(*)::int as n from job where is_listed and canonical_id is null",
  );
  await page
    .getByRole("status")
    .filter({ hasText: `100 of ${listed!.n} jobs` })
    .waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/jobs.data?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Oldest" }).click();
  await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  answer();
  await until(page, 100);
  await page.getByRole("link", { name: "Find More Jobs" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `200 of ${listed!.n} jobs` })
    .waitFor();
});

test("a job that may be closed says why; a filter leaves it out, and an order puts it last", async (context) => {
  const [gone] = await someJobs(site.db, [
    { companyId: kiteWorks.id, jobTitle: "Ornithopterist, Summer 2025" },
    { companyId: kiteWorks.id, jobTitle: "Ornithopterist", createdAt: new Date(Date.now() - 86_400_000) },
  ]);
  const isMarked = async () =>
    (await site.db.query("select from job where id = $1 and doubted_since is not null", [gone!.id])).length > 0;
  while (!(await isMarked())) {
    // The site's own round may be at it.
    await site.db.query("delete from job_doubting");
    await lookForDoubts({ db: site.db, clock: () => new Date() });
  }
  const { page } = await visit(browser, context);
  await openJobs(page, "?searchText=ornithopterist&sortOrder=desc");
  await until(page, 2);
  assert.match((await cards(page).first().textContent()) ?? "", /Summer 2025/);
  await page.getByRole("listitem").filter({ hasText: "May no longer be open" }).getByText("Summer 2025").waitFor();
  await page.getByRole("link", { name: "Most likely still open" }).click();
  await page.waitForFunction(() => document.querySelector("main li h3 a")?.textContent === "Ornithopterist");
  await until(page, 2);
  await page.getByRole("checkbox", { name: "No sign that it is closed" }).check();
  await chips(page).getByText("No sign that it is closed").waitFor();
  await until(page, 1);
  await page.goBack();
  await until(page, 2);
  await page.getByRole("link", { name: "Ornithopterist, Summer 2025" }).click();
  const doubts = page.getByRole("region", { name: "May no longer be open" });
  await doubts.getByText(/^The season in its title began \d+ days ago$/).waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

test("the keyboard reaches the results past the header, and past the filters", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Skip to the results");
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "results");
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Newest");
  await page.getByRole("button", { name: "Search Job" }).focus();
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Skip the filters");
  await page.keyboard.press("Enter");
  assert.equal(await focused(), "results");
  assert.equal(page.url(), `${site.url}/jobs`);
});

test("'Refer a friend jobs' clears the other filters and the search", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page, "?searchText=zephyrologist&workMode=WFH");
  await until(page, 1);
  await page.getByRole("link", { name: /^Refer a friend jobs/ }).click();
  await page.waitForURL(`${site.url}/jobs?dashboard=USER`);
  await chips(page).getByText("Refer a friend jobs").waitFor();
  await boxSays(page, "");
  await page.locator("main li.promo").first().waitFor({ state: "detached" });
});

test("a promo after every eighth job leads to the jobs posted here", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  const places = await page.evaluate(() => {
    const items = [...document.querySelectorAll("main ol.job-list > li")];
    return items.flatMap((item, index) => (item.classList.contains("promo") ? [index + 1] : []));
  });
  assert.deepEqual(
    places,
    Array.from({ length: 12 }, (_, turn) => (turn + 1) * 9),
  );
  const pictures = await page
    .locator("main li.promo img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  assert.equal(new Set(pictures).size, 4);
  assert.deepEqual(pictures.slice(0, 4), pictures.slice(4, 8));
});

test("Find More Jobs loads to the end, and back restores list, place and focus", async (context) => {
  const { page } = await visit(browser, context);
  await openJobs(page);
  const more = page.getByRole("link", { name: "Find More Jobs" });
  await more.click();
  await until(page, 200);
  const chosen = cards(page).nth(150);
  const title = await chosen.textContent();
  await chosen.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  assert.ok(place > 5_000, `${place}`);
  await chosen.click();
  await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await until(page, 200);
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 400, place);
  await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, title);
  for (let count = 300; (await more.count()) > 0; count += 100) {
    const before = await cards(page).count();
    await more.click();
    await page.waitForFunction((was) => document.querySelectorAll("main li h3 a").length > was, before);
    assert.ok(count < 1_000);
  }
  await page.getByText("Looks like we hit a dead end. Try changing the filters and searching again.").waitFor();
  const ids = await cards(page).evaluateAll((links) => links.map((link) => link.id));
  const [listed] = await site.db.query<{ n: number }>(
    "select count(*)::int as n from job where is_listed and canonical_id is null",
  );
  assert.equal(new Set(ids).size, listed!.n);
  assert.equal(ids.length, listed!.n);
});

test("a network that fails during Find More Jobs is reported, and a retry continues", async (context) => {
  const { page, context: network, forgive } = await visit(browser, context);
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openJobs(page);
  await goOffline(page);
  await page.getByRole("link", { name: "Find More Jobs" }).click();
  await page.getByText("Something went wrong.", { exact: true }).waitFor();
  assert.equal(await cards(page).count(), 100);
  await page.getByRole("button", { name: "Show the error message" }).click();
  await page.getByText("What happened").waitFor();
  await page.getByText("You are offline. Please try again once you are connected.").waitFor();
  await page.keyboard.press("Escape");
  await network.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await until(page, 200);
});

test("without a network a link keeps the open page, and says so", async (context) => {
  const { page, context: network, forgive } = await visit(browser, context);
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openJobs(page);
  const held = page.getByText("Other pages open once you are connected again");
  const about = page.locator("header").getByRole("link", { name: "About Us" });
  await goOffline(page);
  await page.getByText("You are offline.").waitFor();
  await about.click();
  await held.waitFor();
  assert.equal(new URL(page.url()).pathname, "/jobs");
  assert.equal(await cards(page).count(), 100);
  await network.setOffline(false);
  await held.waitFor({ state: "detached" });
  await about.click();
  await page.waitForURL(`${site.url}/about`);
});

describe("without script", () => {
  const plain = { javaScriptEnabled: false };

  test("the search form, Find More Jobs and the filters are plain links and forms", async (context) => {
    const { page } = await visit(browser, context, plain);
    await page.goto(`${site.url}/jobs`);
    const ids = () => cards(page).evaluateAll((links) => links.map((link) => link.id));
    const first = await ids();
    assert.equal(first.length, 100);
    await page.getByRole("link", { name: "Find More Jobs" }).click();
    await page.waitForURL(/lastKey=/);
    const second = await ids();
    assert.ok(second.length > 0 && second.every((id) => !first.includes(id)));
    await page.goto(`${site.url}/jobs?workMode=WFH`);
    await box(page).fill("zephyrologist");
    await page.getByRole("button", { name: "Search Job" }).click();
    await page.waitForURL(/searchText=/);
    assert.deepEqual(new URL(page.url()).searchParams.getAll("workMode"), ["WFH"]);
    assert.equal(await cards(page).count(), 1);
    await page.goto(`${site.url}/jobs?searchText=zephyrologist`);
    assert.equal(await page.getByText("Why this job").first().isVisible(), false);
    const panel = page.getByRole("form", { name: "Filters" });
    await panel.getByRole("checkbox", { name: "Work from office" }).check();
    await panel.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/workMode=/);
    assert.deepEqual(await cards(page).allInnerTexts(), ["Zephyrologist in Pune"]);
    await cards(page).first().click();
    await page.getByRole("heading", { level: 1, name: "Zephyrologist in Pune" }).waitFor();
  });
});

describe("on a phone", () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test("the first job is whole within 500 px, and search, filters and the way to apply stay at hand", async (context) => {
    const { page } = await visit(browser, context, phone);
    await openJobs(page);
    const first = page.locator("main .job-card").first();
    const bottom = await first.evaluate((card) => card.getBoundingClientRect().bottom);
    assert.ok(bottom <= 500, `it ends at ${bottom} px`);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "main .search-bar :is(button, input), main .sort-links a, main .save-mark",
        ),
      ]
        .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44),
    );
    assert.deepEqual(small, []);
    const facts = await page.locator("main .job-facts > li").allInnerTexts();
    assert.deepEqual(
      facts.filter((fact) => fact.includes("Not Disclosed")),
      [],
    );
    await page.mouse.wheel(0, 2_000);
    await page.waitForFunction(() => window.scrollY > 1_500);
    assert.equal(await box(page).evaluate((field) => field.getBoundingClientRect().top < 60), true);
    // Going back through the list by keyboard, what has the focus is seen below the search.
    const seen = await cards(page)
      .nth(3)
      .evaluate((link) => {
        link.focus();
        return (
          link.getBoundingClientRect().top >= document.querySelector(".search-bar")!.getBoundingClientRect().bottom
        );
      });
    assert.equal(seen, true);

    await cards(page).first().click();
    const bar = page.locator(".apply-bar");
    await bar.getByRole("link", { name: /^Apply/ }).waitFor();
    await bar.getByRole("link", { name: "Ask for a referral" }).waitFor();
    await bar.getByRole("button", { name: "Save this job" }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const ends = await page.evaluate(() =>
      [".apply-bar", "footer"].map((piece) => document.querySelector(piece)!.getBoundingClientRect()),
    );
    assert.equal(ends[0]!.bottom, 844);
    assert.ok(ends[1]!.bottom <= ends[0]!.top, "the bar leaves the footer's end free");
  });

  test("the menu opens, closes and navigates by keyboard", async (context) => {
    const { page } = await visit(browser, context, phone);
    await openJobs(page);
    const toggle = page.locator("summary[aria-label='Menu']");
    await toggle.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
    await link.waitFor();
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Menu");
    await page.keyboard.press("Enter");
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/about`);
  });

  test("the list does not move when the total arrives", async (context) => {
    const { page } = await visit(browser, context, phone);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/job/counts?*", async (route) => {
      await held;
      await route.continue();
    });
    await openJobs(page, "?searchText=zephyrologist+or+%22product+manager%22");
    const top = () =>
      page
        .locator("main .job-card")
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    const total = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /\d jobs/ });
    await total.filter({ hasText: "jobs shown" }).waitFor();
    const before = await top();
    answer();
    await total.filter({ hasText: /\d jobs$/ }).waitFor();
    assert.equal(await top(), before);
    assert.deepEqual(await page.getByRole("navigation", { name: "Order" }).getByRole("link").allTextContents(), [
      "Most relevant",
      "Newest",
      "Oldest",
      "Most likely still open",
    ]);
  });

  test("the filter sheet keeps the keyboard inside and restores the focus", async (context) => {
    const { page } = await visit(browser, context, phone);
    await openJobs(page, "?searchText=zephyrologist");
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.waitFor();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("#filters") !== null,
      );
      assert.ok(isInside, `after ${press + 1} tabs`);
    }
    await sheet.getByRole("checkbox", { name: "Work from home" }).focus();
    await page.keyboard.press("Space");
    await until(page, 1);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Filters"));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
  });
});
