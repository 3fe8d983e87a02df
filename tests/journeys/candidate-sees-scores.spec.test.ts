// A person with a résumé looks for a job: the personal list with its reasons, hidden jobs, scores and their parts, and
// a corrected skill.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { CandidateProfile } from "../../contract/candidates/wire.ts";
import { jobPath } from "../../contract/paths.ts";
import { jobRounds } from "../../server/jobs/index.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { axeFindings, pressInToast, startBrowser, visit } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { aCandidate } from "../support/candidates.ts";
import { aMemberOf, type Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

// No more, because a page shows up to a hundred at once.
const site = await startSite({ jobs: 60 });
const browser = await startBrowser();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const kiteWorks = await aCompany(site.db, { name: "Kite Works" });
const ownJobs = await someJobs(site.db, [
  {
    companyId: kiteWorks.id,
    jobTitle: "Zephyr Keeper",
    createdAt: hoursAgo(1),
    coreSkills: ["Java", "SQL", "Kubernetes"],
    softSkills: ["Teamwork", "Mentoring"],
    experience: { min: 5, max: 9 },
  },
  {
    companyId: kiteWorks.id,
    jobTitle: "Zephyr Painter",
    createdAt: hoursAgo(2),
    coreSkills: ["Painting"],
    experience: { min: 9, max: 12 },
  },
  {
    companyId: kiteWorks.id,
    jobTitle: "Zephyr Coder",
    createdAt: hoursAgo(3),
    coreSkills: ["Java"],
    softSkills: ["Teamwork"],
  },
  {
    companyId: kiteWorks.id,
    jobTitle: "Zephyr Coder elsewhere",
    createdAt: hoursAgo(4),
    coreSkills: ["Java"],
    softSkills: ["Teamwork"],
    externalJobId: "test:kite:1",
    jobUrl: "https://kite.example/1",
  },
]);
const [keeper] = ownJobs;
// The site's own round would join copies after the count.
await jobRounds.joinCopies({ db: site.db });
const LISTED = (await site.db.query("select from job where is_listed and canonical_id is null")).length;
const keeperPath = jobPath({ id: keeper!.id, companyName: kiteWorks.name });

const PROFILE = {
  designation: "Backend Engineer",
  YOE: 4,
  coreSkills: ["Java", "Spring Boot", "SQL", "REST APIs", "Docker", "Python"],
  softSkills: ["Communication", "Teamwork"],
};

/** A new person, by default with a profile. */
async function somebody(facts: object | null = PROFILE) {
  const member = await aMemberOf(site, "Meera Nair");
  if (facts) await aCandidate(site.db, member.accountId, facts);
  return member;
}
const meera = await somebody();

type Card = { id: string; title: string; score: number; isExternal: boolean };

const cardsOf = (page: Page): Promise<Card[]> =>
  page.locator("main .results-list li:has(h3)").evaluateAll((cards) =>
    cards.map((card) => ({
      id: card.querySelector("h3 a")?.id ?? "",
      title: card.querySelector("h3")?.textContent ?? "",
      score: Number(card.querySelector("[role=meter]")?.getAttribute("aria-valuenow") ?? -1),
      isExternal: /via company site/.test(card.textContent ?? ""),
    })),
  );

/** Waits until every card has its score. A page that was slow shows the newest jobs and offers the list, which this asks for. */
async function scored(page: Page): Promise<Card[]> {
  const looked = await page.waitForFunction(() => {
    const [cards, meters] = ["h3", "[role=meter]"].map(
      (what) => document.querySelectorAll(`main .results-list .job-card ${what}`).length,
    );
    if ([...document.querySelectorAll("main [role=status] button")].some((one) => /^Show the jobs/.test(one.innerHTML)))
      return "offered";
    return cards !== 0 && cards === meters && !document.querySelector("[data-awaits]") && "scored";
  });
  if ((await looked.jsonValue()) === "scored") return cardsOf(page);
  const offer = page.getByRole("button", { name: "Show the jobs for you" });
  await offer.click();
  await offer.waitFor({ state: "detached" });
  return scored(page);
}

const view = (page: Page, name: "For you" | "All jobs") =>
  page.getByRole("navigation", { name: "Which jobs" }).getByRole("link", { name, exact: true });
const isCurrent = (page: Page, name: "For you" | "All jobs") =>
  page.locator(`nav[aria-label="Which jobs"] a[aria-current]`, { hasText: name }).waitFor();
const as = (person: Member, options: BrowserContextOptions = {}) => ({ ...options, ...person.signedIn });
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);

/** The ids that the server lists for the person signed in on the page. */
const listedFor = async (page: Page, pageSize = 100): Promise<string[]> => {
  const list = await ask<{ data: { id: string }[] }>(page, "GET", `/api/job/for-you?pageSize=${pageSize}`);
  return list.data.map(({ id }) => id);
};

/** Makes the page record the first card of each list it shows, and all layout shift. */
const watchPaint = (page: Page, list = "main .results-list") =>
  page.addInitScript((within) => {
    const noted = { firsts: [] as string[], shift: 0 };
    Object.assign(globalThis, { noted });
    const look = () => {
      const card = document.querySelector<HTMLElement>(`${within} h3 a`);
      if (card?.checkVisibility({ visibilityProperty: true }) && noted.firsts.at(-1) !== card.id)
        noted.firsts.push(card.id);
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) noted.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  }, list);
const painted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { noted: { firsts: string[]; shift: number } }).noted);

/** Holds the page's requests of these addresses until the returned function is called. */
async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await mayGo;
    await route.continue();
  });
  return letGo;
}

/** Requests smaller pages, so that the list's next page comes sooner. */
const inShortPages = (page: Page) =>
  page.route("**/api/job/for-you*", (route) =>
    route.continue({ url: route.request().url().replace("pageSize=100", "pageSize=10") }),
  );

for (const width of [390, 1440])
  test(`at ${width} px the personal list is the first one painted, in the server's order, and nothing moves`, async (context) => {
    const { page } = await visit(browser, context, as(meera, { viewport: { width, height: 900 } }));
    await watchPaint(page);
    await open(page, site, "/jobs");
    const cards = await scored(page);
    await isCurrent(page, "For you");
    assert.deepEqual(idsOf(cards), await listedFor(page));
    const { firsts, shift } = await painted(page);
    assert.deepEqual(firsts, [cards[0]!.id]);
    assert.ok(shift < 0.02, `moved by ${shift}`);
    const meter = page.getByRole("meter", { name: "Match score" }).first();
    assert.deepEqual(
      [await meter.getAttribute("aria-valuemin"), await meter.getAttribute("aria-valuemax")],
      ["0", "90"],
    );
    assert.match((await meter.getAttribute("aria-valuetext")) ?? "", /^\d+ of 90: (Low|Fair|Good|Strong) match$/);
  });

test("the home page begins with personal jobs, and with the newest for a visitor", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await watchPaint(page, ".fresh-jobs");
  await open(page, site, "/");
  await page.getByRole("heading", { name: "For you", exact: true }).waitFor();
  const shown = () => page.locator(".fresh-jobs h3 a").evaluateAll((links) => links.map(({ id }) => id));
  const own = await shown();
  assert.deepEqual(own, (await listedFor(page, 6)).slice(0, 6));
  assert.deepEqual((await painted(page)).firsts, [own[0]]);
  assert.deepEqual(await axeFindings(page), []);
  const { page: visitors } = await visit(browser, context);
  await open(visitors, site, "/");
  await visitors.getByRole("heading", { name: "Just posted" }).waitFor();
  assert.notEqual(await visitors.locator(".fresh-jobs h3 a").first().getAttribute("id"), own[0]);
});

test("each card says why it is listed, by keyboard too", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs");
  const [first] = await scored(page);
  const why = page.locator(".job-card", { has: page.locator(`a[id="${first!.id}"]`) }).locator(".job-why");
  assert.equal(await why.getByRole("listitem").first().isVisible(), false);
  await why.locator("summary").focus();
  await page.keyboard.press("Enter");
  assert.equal(await why.getByRole("listitem").first().isVisible(), true);
  assert.equal(new URL(page.url()).pathname, "/jobs");
});

test("Find More Jobs continues and moves nothing that was shown; back restores the same list", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await inShortPages(page);
  await open(page, site, "/jobs");
  const first = await scored(page);
  assert.equal(first.length, 10);
  const more = page.getByRole("link", { name: "Find More Jobs" });
  assert.match((await more.getAttribute("href")) ?? "", /view=for-you&lastKey=/);
  await more.click();
  await page.waitForFunction(() => document.querySelectorAll("main .job-card h3").length > 10);
  const both = await scored(page);
  assert.deepEqual(both.slice(0, 10), first);
  assert.equal(new Set(idsOf(both)).size, both.length);
  await page.waitForFunction((id) => document.activeElement?.id === id, both[10]!.id);
  await page.locator(`main a[id="${both[11]!.id}"]`).click();
  await page.getByRole("heading", { name: "Your match" }).waitFor();
  await page.goBack();
  assert.deepEqual(await scored(page), both);
  // The same after another document.
  const place = await page.evaluate(() => window.scrollY);
  await page.goto(`${site.url}/about`);
  await page.goBack();
  assert.deepEqual(await scored(page), both);
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 5, place);
});

test("a switch shows all jobs, permanently and in the address, and the personal list again", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs");
  const own = await scored(page);
  await view(page, "All jobs").click();
  await page.waitForURL(/view=all/);
  await isCurrent(page, "All jobs");
  await page.waitForFunction((id) => document.querySelector("main h3 a")?.id !== id, own[0]!.id);
  const everybodys = await scored(page);
  const newest = await ask<{ data: { id: string }[] }>(page, "GET", "/api/job/?pageSize=100");
  assert.deepEqual(
    idsOf(everybodys),
    newest.data.map(({ id }) => id),
  );
  await watchPaint(page);
  await open(page, site, "/jobs");
  await isCurrent(page, "All jobs");
  assert.deepEqual(idsOf(await scored(page)), idsOf(everybodys));
  assert.deepEqual((await painted(page)).firsts, [everybodys[0]!.id]);
  await open(page, site, "/jobs?view=for-you");
  assert.deepEqual(idsOf(await scored(page)), idsOf(own));
  await view(page, "For you").click();
  await open(page, site, "/jobs");
  assert.deepEqual(idsOf(await scored(page)), idsOf(own));
});

test("a search and other sort orders keep the server's order, with scores in their places", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs?searchText=zephyr&sortOrder=desc");
  const titles = ["Zephyr Keeper", "Zephyr Painter", "Zephyr Coder", "Zephyr Coder elsewhere"];
  assert.deepEqual(
    (await scored(page)).map(({ title }) => title),
    titles,
  );
  assert.equal(await view(page, "For you").count(), 0);
});

describe("hidden jobs", () => {
  const hide = (page: Page, title: string) =>
    page.getByRole("button", { name: new RegExp(`^Not interested in ${title}`) }).first();

  test("a hidden job leaves a line in its place, can be shown again, and otherwise stays hidden", async (context) => {
    const asha = await somebody();
    const { page } = await visit(browser, context, as(asha));
    const letCodeCome = await holdRequests(page, "**/save-card-button*");
    await open(page, site, "/jobs");
    const cards = await scored(page);
    const second = page.locator("main .job-card").nth(1);
    const [height, place] = await second.evaluate((card) => [card.clientHeight, card.getBoundingClientRect().top]);
    const button = second.getByRole("button", { name: /^Not interested in/ });
    const answered = (method: string) =>
      page.waitForResponse(
        (answer) => answer.url().includes("/hidden-job/") && answer.request().method() === method && answer.ok(),
        // A busy server may refuse a call at first, and the page asks again.
        { timeout: 60_000 },
      );
    // Earlier toasts may still be fading.
    const toast = (text: string) => page.locator('.Toastify__toast[data-in="true"]', { hasText: text });
    await button.focus();
    // The save button comes later, and leaves the focus where it is.
    letCodeCome();
    await second.getByRole("button", { name: /^Save/ }).waitFor();
    await page.keyboard.press("Enter");
    await second.getByText(/ is hidden\.$/).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Undo"));
    assert.deepEqual(await second.evaluate((card) => [card.clientHeight, card.getBoundingClientRect().top]), [
      height,
      place,
    ]);
    await page.keyboard.press("Enter");
    await second.getByRole("heading").waitFor();
    await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith("Not interested in"));
    // At once again, and undone by the toast's button.
    await page.keyboard.press("Enter");
    await second.getByText(/ is hidden\.$/).waitFor();
    const undone = answered("DELETE");
    await pressInToast(toast("hidden from your lists").getByRole("button", { name: "Undo" }));
    await second.getByRole("heading").waitFor();
    await undone;
    await toast("back in your lists").waitFor();
    // Once more between the answer to an undo and the marks that follow it.
    const marked = page.waitForResponse((answer) => answer.url().endsWith("/job-marks"));
    const hiddenAgain = answered("PUT");
    await button.click();
    await hiddenAgain;
    await marked;
    await toast("hidden from your lists").getByRole("button", { name: "Undo" }).waitFor();
    const letMarksCome = await holdRequests(page, "**/api/job-marks");
    const shownAgain = answered("DELETE");
    await second.getByRole("button", { name: /^Undo/ }).click();
    await shownAgain;
    await toast("back in your lists").waitFor();
    await button.click();
    await second.getByText(/ is hidden\.$/).waitFor();
    const back = answered("DELETE");
    await pressInToast(toast("hidden from your lists").getByRole("button", { name: "Undo" }));
    letMarksCome();
    await second.getByRole("heading").waitFor();
    await back;
    assert.deepEqual(await listedFor(page), idsOf(cards));
    const hidden = answered("PUT");
    await button.click();
    await hidden;
    await open(page, site, "/jobs");
    assert.equal(idsOf(await scored(page)).includes(cards[1]!.id), false);
    await open(page, site, "/v2/candidate/profile?view=dashboard&tab=hidden");
    await page.getByRole("button", { name: `Bring back ${cards[1]!.title}` }).click();
    await page.getByRole("heading", { name: "Nothing is hidden" }).waitFor();
    await open(page, site, "/jobs");
    assert.deepEqual(idsOf(await scored(page)), idsOf(cards));
  });

  test("a company is hidden from one of its jobs, and shown again by its name", async (context) => {
    const asha = await somebody();
    const { page } = await visit(browser, context, as(asha));
    await open(page, site, "/jobs?searchText=zephyr&sortOrder=desc");
    await scored(page);
    await hide(page, "Zephyr Painter").click();
    await page.getByRole("button", { name: `Hide all jobs of ${kiteWorks.name}` }).click();
    await page.getByText(`Jobs of ${kiteWorks.name} are hidden.`).nth(3).waitFor();
    await page.getByText(`All jobs of ${kiteWorks.name} are hidden from your lists.`).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await open(page, site, "/v2/candidate/profile?view=dashboard&tab=hidden");
    await page.getByRole("button", { name: `Show jobs of ${kiteWorks.name} again` }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole("button", { name: `Show jobs of ${kiteWorks.name} again` }).click();
    await page.getByText(`All jobs of ${kiteWorks.name} are back in your lists.`).waitFor();
    await page.getByRole("button", { name: /^Bring back Zephyr Painter/ }).waitFor();
  });

  test("the other lists can leave out seen and hidden jobs, from the first paint on", async (context) => {
    const asha = await somebody();
    const { page } = await visit(browser, context, as(asha));
    const list = "/jobs?searchText=zephyr&sortOrder=desc";
    await open(page, site, list);
    await scored(page);
    const seen = page.waitForResponse((answer) => answer.url().includes("/seen-job/"));
    await page.getByRole("link", { name: "Zephyr Keeper" }).click();
    await page.getByRole("heading", { name: "Your match" }).waitFor();
    assert.equal((await seen).status(), 200);
    const refused = page.waitForResponse((answer) => answer.url().includes("/hidden-job/"));
    await page.getByRole("button", { name: "Not interested" }).first().waitFor();
    await open(page, site, list);
    await hide(page, "Zephyr Coder elsewhere").click();
    assert.equal((await refused).status(), 200);
    await open(page, site, list);
    await page.getByRole("button", { name: /^Hide seen jobs/ }).click();
    const left = () =>
      page
        .locator("main .job-list > li")
        .evaluateAll((items) => items.map((item) => item.querySelector("h3, p")?.textContent));
    const shown = [
      "Left out: Zephyr Keeper at Kite Works",
      "Zephyr Painter",
      "Zephyr Coder",
      "Left out: Zephyr Coder elsewhere at Kite Works",
    ];
    await page.getByText(shown[0]!).waitFor();
    assert.deepEqual(await left(), shown);
    await watchPaint(page);
    await page.reload();
    await page.getByText(shown[0]!).waitFor();
    assert.deepEqual(await left(), shown);
    assert.equal((await painted(page)).firsts.length, 1);
    await page.getByRole("button", { name: "Show Zephyr Keeper" }).click();
    await page.getByRole("link", { name: "Zephyr Keeper" }).waitFor();
    await page.getByRole("button", { name: /^Hide seen jobs/ }).click();
    await page.getByRole("link", { name: "Zephyr Coder elsewhere" }).waitFor();
  });
});

test("the job's page shows the score, what would raise it, and its parts", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, keeperPath);
  const panel = page.getByRole("region", { name: "Your match" });
  const meter = panel.getByRole("meter", { name: "Match score" });
  await meter.waitFor();
  // Two of three core skills, one of two soft skills, four years of five.
  assert.equal(await meter.getAttribute("aria-valuetext"), "58 of 90: Good match");
  await panel.getByText("You have 2 of the 3 core skills that the listing names.").waitFor();
  assert.deepEqual(await panel.getByRole("listitem").evaluateAll((items) => items.map((item) => item.textContent)), [
    "Soft skill: Mentoring71 (+13) would raise it by 13 to 71",
    "Core skill: Kubernetes64 (+6) would raise it by 6 to 64",
    "Experience: 5 years of experience64 (+6) would raise it by 6 to 64",
  ]);
  await panel.getByText("How it is made up").click();
  const parts = await panel
    .locator("dl > div")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("dt, dd")].map((cell) => cell.textContent)));
  assert.deepEqual(parts, [
    ["Core skills", "67", "2 of 3 that the listing names"],
    ["Soft skills", "50", "1 of 2 that the listing names"],
    ["Experience", "72", "4 years, where 5 are asked for"],
    ["Role and responsibilities", "43", "Follows from experience and soft skills"],
  ]);
  await panel.getByRole("link", { name: "Correct your profile" }).waitFor();
  await page.getByRole("region", { name: "Similar jobs" }).getByRole("meter").first().waitFor();
});

test("a corrected skill changes the scores", async (context) => {
  const asha = await somebody();
  const { page } = await visit(browser, context, as(asha));
  await open(page, site, keeperPath);
  const meter = page.getByRole("region", { name: "Your match" }).getByRole("meter");
  await meter.waitFor();
  assert.equal(await meter.getAttribute("aria-valuenow"), "58");
  const profile = await ask<CandidateProfile>(page, "GET", `/api/user/${asha.email}/profile`);
  await ask(page, "PATCH", `/api/user/${asha.email}/profile`, {
    version: profile.version,
    coreSkills: [...profile.coreSkills, "K8s"],
  });
  await page.reload();
  await meter.waitFor();
  assert.equal(await meter.getAttribute("aria-valuenow"), "64");
  await page.getByText("You have all 3 core skills that the listing names.").waitFor();
});

/** Calls the API as the person signed in on the page. */
function ask<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([verb, at, sent]) => {
      const session = await (await fetch("/api/session")).json();
      const answer = await fetch(at!, {
        method: verb!,
        headers: { authorization: `Bearer ${session.accessToken}`, "content-type": "application/json" },
        ...(sent ? { body: sent } : {}),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

/** A document without its nonce and its relative times. */
const bareOf = (html: string) =>
  html.replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? "", "").replace(/(<time [^>]*>)[^<]*/g, "$1");

/** Where two texts begin to differ, with what surrounds it; null when they are equal. */
function differenceOf(one: string, other: string): string | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(at - 80, at + 80)).join("\n---\n");
}

describe("personal content comes after the page", () => {
  test("a document is the same for everyone, byte for byte except its nonce", async () => {
    const cookie = (meera.signedIn.storageState as { cookies: { name: string; value: string }[] }).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    for (const path of ["/jobs", keeperPath]) {
      const [one, other] = await Promise.all(
        [{}, { cookie }].map(async (headers) =>
          (await fetch(site.url + path, { headers: headers as HeadersInit })).text(),
        ),
      );
      assert.equal(differenceOf(bareOf(one!), bareOf(other!)), null, path);
    }
  });

  test("two people get their own lists in one and the same document", async (context) => {
    const ravi = await somebody({ designation: "Graphic Designer", YOE: 2, coreSkills: ["Figma", "Adobe Photoshop"] });
    const lists: string[][] = [];
    const answers: Promise<string>[] = [];
    for (const person of [meera, ravi, meera]) {
      const { page } = await visit(browser, context, as(person));
      page.on("response", (answer) => {
        if (answer.request().isNavigationRequest()) answers.push(answer.text());
      });
      await open(page, site, "/jobs");
      lists.push(idsOf(await scored(page)));
    }
    assert.deepEqual(lists[2], lists[0]);
    assert.equal(lists[1]!.filter((id) => lists[0]!.slice(0, 10).includes(id)).length, 0);
    const documents = (await Promise.all(answers)).map(bareOf);
    assert.equal(documents.length, 3);
    for (const other of documents) assert.equal(differenceOf(documents[0]!, other), null);
  });

  test("a visitor sees no scores, and no space is reserved for them", async (context) => {
    const { page } = await visit(browser, context);
    const calls: string[] = [];
    page.on("request", (request) => {
      // The number of jobs is not personal.
      if (request.url().includes("/api/") && !request.url().includes("/api/job/counts")) calls.push(request.url());
    });
    await open(page, site, "/jobs");
    assert.equal(await page.getByRole("meter").count(), 0);
    assert.equal(await page.locator(".session-slot").isVisible(), false);
    await page.locator("main li h3 a").first().click();
    await page.getByRole("heading", { name: "About this job" }).waitFor();
    assert.equal(await page.locator(".session-slot").isVisible(), false);
    assert.deepEqual(calls, []);
  });

  test("a list that cannot be loaded leaves the newest jobs, says so, and can be retried", async (context) => {
    const { page, forgive } = await visit(browser, context, as(meera));
    forgive(/status of 503|ERR_FAILED/);
    for (const trouble of ["refused", "no network"]) {
      await page.route("**/api/job/for-you*", (route) =>
        trouble === "refused" ? route.fulfill({ status: 503, body: "{}" }) : route.abort(),
      );
      await open(page, site, "/jobs");
      await page.getByText("The jobs for you could not be loaded").waitFor();
      const newest = await scored(page);
      assert.equal(newest.length, LISTED);
      await page.unroute("**/api/job/for-you*");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.waitForFunction((id) => document.querySelector("main h3 a")?.id !== id, newest[0]!.id);
      assert.deepEqual(idsOf(await scored(page)), await listedFor(page));
    }
  });

  test("details that cannot be loaded leave the list without scores", async (context) => {
    const { page, forgive } = await visit(browser, context, as(meera));
    forgive(/status of 500/);
    await page.route("**/api/user/basic-details", (route) => route.fulfill({ status: 500, body: "{}" }));
    await open(page, site, "/jobs");
    await whenLoggedIn(page);
    await page.locator(".job-why").first().waitFor();
    assert.deepEqual(idsOf(await cardsOf(page)), await listedFor(page));
    assert.equal(await page.getByRole("meter").count(), 0);
  });
});

describe("without a résumé", () => {
  test("'Profile Incomplete' is shown once, and the list can be used", async (context) => {
    const newbie = await somebody(null);
    const { page } = await visit(browser, context, as(newbie));
    await open(page, site, "/jobs");
    const dialog = page.getByRole("alertdialog", { name: "Profile Incomplete" });
    await dialog.waitFor();
    await dialog
      .getByText("It looks like your profile is incomplete. Please click the button below to update your resume.")
      .waitFor();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Add your CV to see the jobs that suit you").waitFor();
    await page.getByRole("button", { name: "Upload your CV" }).waitFor();
    assert.equal(await page.getByRole("meter").count(), 0);
    await open(page, site, keeperPath);
    await page.getByRole("button", { name: "Upload CV" }).waitFor();
    assert.equal(await dialog.count(), 0);
  });

  const OTHERS: [what: string, profile: object, words: string][] = [
    ["a CV that names neither title nor skill", {}, "Tell us your job title and skills"],
    [
      "work unlike any listed job",
      { designation: "Harpsichord Tuner", coreSkills: ["Harpsichord Tuning"] },
      "No open job suits your profile right now",
    ],
  ];
  for (const [what, profile, words] of OTHERS)
    test(`with ${what} the newest jobs show, and what would help`, async (context) => {
      const person = await somebody(profile);
      const { page } = await visit(browser, context, as(person));
      await open(page, site, "/jobs");
      await page.getByText(words).waitFor();
      await page.getByRole("status").getByRole("link").waitFor();
      assert.equal((await cardsOf(page)).length, LISTED);
    });
});

describe("axe finds nothing", () => {
  for (const width of [390, 1440])
    test(`on the list and the job's page at ${width} px`, async (context) => {
      const { page } = await visit(browser, context, as(await somebody(), { viewport: { width, height: 900 } }));
      await open(page, site, "/jobs?searchText=zephyr");
      await scored(page);
      assert.deepEqual(await axeFindings(page), []);
      await open(page, site, "/jobs");
      await scored(page);
      await page.locator(".job-why summary").first().click();
      await page
        .locator("main .job-card")
        .nth(1)
        .getByRole("button", { name: /^Not interested in/ })
        .click();
      await page.locator(".job-veil").waitFor();
      // The other cards are alike.
      await page.evaluate(() => {
        for (const card of [...document.querySelectorAll("main .job-list > li")].slice(9)) card.remove();
      });
      assert.deepEqual(await axeFindings(page), []);
      await open(page, site, keeperPath);
      await page.getByRole("region", { name: "Your match" }).getByText("How it is made up").click();
      assert.deepEqual(await axeFindings(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
    });
});

test("the profile shows how the person's skills meet the market", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/v2/candidate/profile");
  const market = page.getByRole("region", { name: "My skills against the market" });
  await market.getByText(/^Of the newest \d+ open jobs that share a skill with you, \d+ reach/).waitFor();
  assert.ok((await market.getByText("yours").count()) > 0);
  await market.getByRole("link").first().click();
  await page.waitForURL(/\/jobs\?searchText=/);
});
