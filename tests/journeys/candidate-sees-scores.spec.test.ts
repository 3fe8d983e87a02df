// Somebody with a résumé looks for a job: scores in their order, the reasons behind one, the list that suits them and the switch for it, a corrected skill.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { CandidateProfile } from "../../contract/candidates.ts";
import { jobPath } from "../../contract/paths.ts";
import { open, whenLoggedIn } from "../support/account-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, someJobs } from "../support/builders.ts";
import { aCandidate } from "../support/candidates.ts";
import { aMemberOf, type Member } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 330 });
const browser = await startBrowser();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const kiteWorks = await aCompany(site.db, { name: "Kite Works" });
const [keeper] = await someJobs(site.db, [
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
const keeperPath = jobPath({ id: keeper!.id, companyName: kiteWorks.name });

const PROFILE = {
  designation: "Backend Engineer",
  YOE: 4,
  coreSkills: ["Java", "Spring Boot", "SQL", "REST APIs", "Docker", "Python"],
  softSkills: ["Communication", "Teamwork"],
};

/** Somebody new, with a profile unless told otherwise. */
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

/** Spec §9: posted here and 50 or more first, then by score. */
function assertInOrder(cards: readonly Card[]): void {
  const rank = ({ score, isExternal }: Card) => (score >= 50 && !isExternal ? 1_000 : 0) + score;
  for (const [index, card] of cards.entries())
    assert.ok(index === 0 || rank(cards[index - 1]!) >= rank(card), `${index} ${JSON.stringify(card)}`);
}

/** Waits until as many cards have scores and nothing moves any more. */
async function scored(page: Page, count: number): Promise<Card[]> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll("main .job-card [role=meter]").length === wanted,
    count,
  );
  await page.waitForFunction(() => !document.querySelector("[data-awaits-person]"));
  return cardsOf(page);
}

const chip = (page: Page) => page.getByRole("button", { name: /^Suited to your profile/ });
const suitAgain = (page: Page) => page.getByRole("button", { name: "Suit the list to my profile" });
const as = (person: Member, options: BrowserContextOptions = {}) => ({ ...options, ...person.signedIn });

test("the list suits the profile and comes in the order of its scores", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs");
  const cards = await scored(page, 100);
  assertInOrder(cards);
  assert.ok(cards[0]!.score >= 50 && !cards[0]!.isExternal, JSON.stringify(cards[0]));
  await chip(page).waitFor();
  assert.equal(page.url(), `${site.url}/jobs`);
  const meter = page.getByRole("meter", { name: "Match score" }).first();
  assert.equal(await meter.getAttribute("aria-valuemin"), "0");
  assert.equal(await meter.getAttribute("aria-valuemax"), "90");
  assert.match((await meter.getAttribute("aria-valuetext")) ?? "", /^\d+ of 90: (Low|Fair|Good|Strong) match$/);
});

test("Find More Jobs goes on in order and moves nothing that was there; back brings the same list", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs");
  const first = await scored(page, 100);
  const more = page.getByRole("link", { name: "Find More Jobs" });
  assert.match((await more.getAttribute("href")) ?? "", /coreSkills=.*lastKey=/);
  await more.click();
  const both = await scored(page, 200);
  assert.deepEqual(both.slice(0, 100), first);
  assertInOrder(both.slice(100));
  assert.equal(new Set(both.map(({ id }) => id)).size, 200);
  await page.waitForFunction((id) => document.activeElement?.id === id, both[100]!.id);
  await page.locator(`main a[id="${both[150]!.id}"]`).click();
  await page.getByRole("heading", { name: "Your match" }).waitFor();
  await page.goBack();
  assert.deepEqual(await scored(page, 200), both);
  // The same after another document.
  const place = await page.evaluate(() => window.scrollY);
  await page.goto(`${site.url}/about`);
  await page.goBack();
  assert.deepEqual(await scored(page, 200), both);
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 5, place);
});

test("a search is scored and in order, without the chip; another order is kept as it was chosen", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs?searchText=zephyr");
  const cards = await scored(page, 4);
  assertInOrder(cards);
  assert.deepEqual(
    cards.map(({ title }) => title),
    // The keeper's job fits and is posted here: it comes before the higher score elsewhere.
    ["Zephyr Coder", "Zephyr Keeper", "Zephyr Coder elsewhere", "Zephyr Painter"],
  );
  assert.equal(await chip(page).count(), 0);
  await page.getByRole("link", { name: "Newest", exact: true }).click();
  await page.waitForURL(/sortOrder=desc/);
  await page.waitForFunction(() => document.querySelector("main li h3")?.textContent !== "Zephyr Coder");
  assert.deepEqual(
    (await scored(page, 4)).map(({ title }) => title),
    ["Zephyr Keeper", "Zephyr Painter", "Zephyr Coder", "Zephyr Coder elsewhere"],
  );
  await page.getByRole("link", { name: "Best match" }).click();
  await page.waitForFunction(() => document.querySelector("main li h3")?.textContent === "Zephyr Coder");
});

test("the job's page tells the score, what would raise it, and how it is made up", async (context) => {
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
    ["Experience", "72", "4 years, where 5 are asked"],
    ["Role and responsibilities", "43", "Follows from experience and soft skills"],
  ]);
  await panel.getByRole("link", { name: "Correct your profile" }).waitFor();
  await page.getByRole("region", { name: "Similar jobs" }).getByRole("meter").first().waitFor();
});

test("the chip switches the list that suits off, for good, and on again", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/jobs");
  const suited = await scored(page, 100);
  await chip(page).click();
  await suitAgain(page).waitFor();
  const everybodys = await scored(page, 100);
  assert.notDeepEqual(everybodys.map(({ id }) => id).toSorted(), suited.map(({ id }) => id).toSorted());
  assertInOrder(everybodys);
  await page.reload();
  await whenInteractive(page);
  await suitAgain(page).waitFor();
  await suitAgain(page).click();
  await chip(page).waitFor();
  assert.deepEqual(await scored(page, 100), suited);
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

/** A call of the API in the name of whoever is signed in on the page. */
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

describe("what is personal comes after the page", () => {
  test("a document is the same for everybody, byte for byte but for its nonce", async () => {
    const cookie = (meera.signedIn.storageState as { cookies: { name: string; value: string }[] }).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    for (const path of ["/jobs", keeperPath]) {
      const [one, other] = await Promise.all(
        [{}, { cookie }].map(async (headers) =>
          (await fetch(site.url + path, { headers: headers as HeadersInit })).text(),
        ),
      );
      const bare = (html: string) =>
        html.replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? "", "").replace(/\b\d+ (?:seconds?|minutes?) ago/g, "");
      assert.ok(bare(one!) === bare(other!), path);
    }
  });

  test("a visitor sees no scores, and no room is kept for them", async (context) => {
    const { page } = await visit(browser, context);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    await open(page, site, "/jobs");
    assert.equal(await page.getByRole("meter").count(), 0);
    assert.equal(await page.locator(".session-slot").isVisible(), false);
    await page.locator("main li h3 a").first().click();
    await page.getByRole("heading", { name: "About this job" }).waitFor();
    assert.equal(await page.locator(".session-slot").isVisible(), false);
    assert.deepEqual(calls, []);
  });

  test("a list that somebody has begun to read stays; the chip offers the other one", async (context) => {
    const { page } = await visit(browser, context, as(meera));
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/user/basic-details", async (route) => {
      await held;
      await route.continue();
    });
    await open(page, site, "/jobs");
    await page.mouse.move(900, 700);
    await page.mouse.wheel(0, 2_500);
    await page.waitForFunction(() => window.scrollY > 2_000);
    const inView = () =>
      page.locator("main .job-card").evaluateAll((cards) =>
        cards
          .map((card) => ({ id: card.querySelector("h3 a")?.id, top: card.getBoundingClientRect().top }))
          .filter(({ top }) => top < window.innerHeight)
          .map(({ id, top }) => `${id} ${Math.round(top)}`),
      );
    const before = await inView();
    answer();
    await scored(page, 100);
    await suitAgain(page).waitFor({ state: "attached" });
    assert.deepEqual(await inView(), before);
    const after = await cardsOf(page);
    assertInOrder(after.slice(before.length));
  });

  test("details that cannot be had leave everybody's list", async (context) => {
    const { page, forgive } = await visit(browser, context, as(meera));
    forgive(/status of 500/);
    await page.route("**/api/user/basic-details", (route) => route.fulfill({ status: 500, body: "{}" }));
    await open(page, site, "/jobs");
    await whenLoggedIn(page);
    await page.waitForFunction(() => !document.querySelector("[data-awaits-person]"));
    assert.equal((await cardsOf(page)).length, 100);
    assert.equal(await page.getByRole("meter").count(), 0);
  });
});

describe("without a résumé", () => {
  test("'Profile Incomplete' is told once, and the list can be looked at", async (context) => {
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
    await page.getByRole("button", { name: "Add your résumé to see how well each job fits" }).waitFor();
    assert.equal(await page.getByRole("meter").count(), 0);
    await open(page, site, keeperPath);
    await page.getByRole("button", { name: "Upload résumé" }).waitFor();
    assert.equal(await dialog.count(), 0);
  });
});

describe("axe finds nothing", () => {
  for (const width of [390, 1440])
    test(`on the list and the job's page at ${width} px`, async (context) => {
      const { page } = await visit(browser, context, as(meera, { viewport: { width, height: 900 } }));
      await open(page, site, "/jobs?searchText=zephyr");
      await scored(page, 4);
      assert.deepEqual(await axeFindings(page), []);
      await open(page, site, "/jobs");
      await chip(page).waitFor();
      await scored(page, 100);
      // The others are like these.
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

test("the profile tells how the person's skills meet the market", async (context) => {
  const { page } = await visit(browser, context, as(meera));
  await open(page, site, "/v2/candidate/profile");
  const market = page.getByRole("region", { name: "My skills against the market" });
  await market.getByText(/^Of the newest \d+ open jobs that share a skill with you, \d+ reach/).waitFor();
  assert.ok((await market.getByText("yours").count()) > 0);
  await market.getByRole("link").first().click();
  await page.waitForURL(/\/jobs\?searchText=/);
});
