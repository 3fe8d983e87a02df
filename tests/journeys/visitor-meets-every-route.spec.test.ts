// Every route: its status, canonical and robots, no axe findings in either scheme, and a strict content policy.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { companyPath, guidancePath, jobPath, referralPath } from "../../contract/paths.ts";
import { countCollections } from "../../server/jobs/collections/count-collections.ts";
import { jobRounds } from "../../server/jobs/index.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aJob, someJobs } from "../support/builders.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 40 });
const browser = await startBrowser();

const [listed] = await site.db.query<{ id: string; companyName: string; SK: string }>(
  `select j.id, c.name as "companyName", c.id as "SK" from job j join company c on c.id = j.company_id where j.is_listed order by j.id desc limit 1`,
);
const job = listed!;
const company = { SK: job.SK, name: job.companyName };
const closed = await aJob(site.db, { status: "CLOSED", companyId: job.SK, jobTitle: "Software Engineer" });
const like = await aJob(site.db, { companyId: job.SK, jobTitle: "Software Engineer, Kites" });
const draft = await aJob(site.db, { status: "DRAFT", companyId: job.SK });

const nurses = Array.from({ length: 12 }, (_, at) => ({
  companyId: job.SK,
  jobTitle: `Staff Nurse, Ward ${at}`,
  locations: ["Pune, Maharashtra, India"],
  coreSkills: ["First Aid"],
  workMode: at < 2 ? ("HYBRID" as const) : null,
}));
await someJobs(site.db, nurses);
await site.db.transaction((tx) => countCollections(tx, new Date()));
// Before a round does, which would reckon pay anew.
await jobRounds.learnVocabulary({ db: site.db, clock: () => new Date() });

// What a day's reckoning finds: 24 openings in any city, 12 of them in Pune.
await site.db.query(
  `insert into job_pay (family, city, years, jobs, quantiles, steps) values
     ('software-developer', '', '', 24, '{400000,800000,1400000,1900000,2750000}', '{2,2,6,6,6,2,0,0,0}'),
     ('software-developer', 'pune', '', 12, '{300000,700000,1200000,1600000,2500000}', '{1,1,3,3,3,1,0,0,0}')`,
);

type Row = { path: string; status?: number; robots?: string; canonical?: string; heading?: RegExp; looksLike?: string };
const INDEX = "index, follow";
const NO_INDEX = "noindex, follow";

const ROUTES: Row[] = [
  ...[
    "/",
    "/jobs",
    "/referrals",
    "/guidance",
    "/company",
    "/for-employee",
    "/faq",
    "/salaries",
    "/about",
    "/corporate",
    "/corporate/connect-with-us",
  ].map((path) => ({ path, robots: INDEX })),
  { path: jobPath(job), robots: INDEX },
  { path: "/jobs/browse", robots: INDEX },
  { path: "/jobs/nurse-in-pune", robots: INDEX, heading: /^Nurse jobs in Pune$/ },
  { path: "/jobs/astrologer-in-pune", status: 404, robots: NO_INDEX, heading: /^Astrologer jobs in Pune$/ },
  { path: "/jobs/Nobody", status: 404, robots: NO_INDEX, looksLike: "/no-such-page" },
  { path: companyPath(company), robots: INDEX },
  { path: referralPath(company), robots: INDEX },
  { path: guidancePath(company) },
  ...["/terms", "/privacy-policy", "/privacy-request", "/merge-accounts", "/contact-us"].map((path) => ({
    path,
    robots: NO_INDEX,
  })),
  { path: "/contact", canonical: "/contact-us", robots: NO_INDEX },
  { path: "/pricing", robots: NO_INDEX },
  ...["/faqs", "/blogs", "/employee/x", "/candidate/x/y", "/profile/me", "/support"].map((path) => ({
    path,
    robots: NO_INDEX,
    looksLike: "/pricing",
  })),
  { path: "/auth/login", robots: NO_INDEX },
  ...["/auth/signup", "/auth/corporate/login", "/auth/second-factor", "/auth/checkRedirection"].map((path) => ({
    path,
    robots: NO_INDEX,
    looksLike: "/auth/login",
  })),
  // Rendered in the browser: the document only says that the session is being checked.
  ...[
    "/dashboards/candidate",
    "/auth/change-password",
    "/auth/security",
    "/notifications",
    "/notifications/preferences",
    "/v2/candidate/subscription",
    "/v2/candidate/profile",
    "/home",
    "/v2/corporate",
    "/v2/corporate/jobs",
    "/v2/admin",
    "/v2/admin/payouts",
    "/employee",
    "/welcome",
    "/welcome/cv",
    "/employee/requests",
    "/v1/candidate/edit-profile?returnUrl=%2Fjobs",
  ].map((path) => ({ path, robots: NO_INDEX, heading: /^One moment$/, looksLike: "/auth/login" })),
  { path: "/offline", robots: NO_INDEX, heading: /^Kept for reading offline$/ },
  { path: "/unsubscribe", robots: NO_INDEX, heading: /^(One moment|This link does not work)$/ },
  { path: "/jobs/", robots: INDEX, canonical: "/jobs", looksLike: "/jobs" },
  { path: "/jobs?workMode=WFH", robots: NO_INDEX, canonical: "/jobs", looksLike: "/jobs" },
  { path: "/jobs?searchText=zzzqqq", robots: NO_INDEX, canonical: "/jobs", heading: /Jobs/ },
  { path: "/jobs?pageSize=lots", robots: NO_INDEX, canonical: "/jobs", looksLike: "/jobs" },
  { path: "/salaries?title=Software+Engineer&city=Pune&years=3", robots: NO_INDEX, canonical: "/salaries" },
  { path: "/no-such-page", status: 404, robots: NO_INDEX, heading: /^Page Not Found$/ },
  {
    path: "/jobs/Nobody/00000000-0000-0000-0000-000000000000",
    status: 404,
    robots: NO_INDEX,
    looksLike: "/no-such-page",
  },
  {
    path: jobPath({ id: draft.id, companyName: job.companyName }),
    status: 404,
    robots: NO_INDEX,
    looksLike: "/no-such-page",
  },
  {
    path: "/company/Nobody/00000000-0000-0000-0000-000000000000",
    status: 404,
    robots: NO_INDEX,
    looksLike: "/no-such-page",
  },
  {
    path: jobPath({ id: closed.id, companyName: job.companyName }),
    status: 410,
    robots: NO_INDEX,
    heading: /This job is closed/,
  },
];

const attributeIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");

for (const { path, status = 200, robots, canonical, heading } of ROUTES) {
  test(`${path} answers ${status} with a correct head`, async () => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    assert.equal(answer.status, status);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(attributeIn(html, /<title>([^<]*)</) ?? "", /Vouchboard/);
    assert.match(html, /<html lang="en"/);
    if (status !== 404) assert.ok((attributeIn(html, /<meta name="description" content="([^"]*)"/) ?? "").length > 20);
    assert.equal(html.match(/<h1\b/g)?.length, 1);
    if (heading) assert.match(attributeIn(html, /<h1\b[^>]*>([^<]*)</) ?? "", heading);
    if (robots) assert.equal(attributeIn(html, /<meta name="robots" content="([^"]*)"/), robots);
    if (status === 200)
      assert.equal(
        attributeIn(html, /<link rel="canonical" href="([^"]*)"/),
        site.url + (canonical ?? path.split("?")[0]),
      );
  });
}

for (const { path, status = 200 } of ROUTES.filter((row) => row.looksLike === undefined)) {
  test(`${path}: axe finds nothing, light or dark`, async (context) => {
    const { page, forgive } = await visit(browser, context);
    // Chromium reports a document's own 404 as a failed resource.
    if (status !== 200) forgive(new RegExp(`status of ${status}`));
    await page.goto(site.url + path);
    assert.deepEqual(await axeFindings(page), []);
  });
}

test("the mailed link of a privacy request asks for a press, in the document that the server sent", async (context) => {
  const { page } = await visit(browser, context);
  await page.goto(`${site.url}/privacy-request#token=0123456789012345678901234567890123456789012`);
  await page.getByRole("heading", { level: 1, name: "Confirm your request" }).waitFor();
  await whenInteractive(page);
  // React takes it away when it renders the document anew.
  assert.equal(await page.locator("html").getAttribute("data-script"), "");
});

test("the link to a person's data says when it is too old", async (context) => {
  const { page, forgive } = await visit(browser, context);
  forgive(/status of 410/);
  await page.goto(`${site.url}/privacy-request#export=0123456789012345678901234567890123456789012`);
  await page.getByRole("heading", { level: 1, name: "Your data" }).waitFor();
  await whenInteractive(page);
  await page.getByRole("button", { name: "Download it" }).click();
  await page.getByText("This link is too old. Please ask for your data again.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
});

test("the colours change without transitions for a visitor who asks for less motion", async (context) => {
  const { page } = await visit(browser, context, { colorScheme: "light" });
  await page.goto(`${site.url}/jobs`);
  await whenInteractive(page);
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener("transitionrun", ({ propertyName }) => void names.push(propertyName));
    return names;
  });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.waitForFunction(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.deepEqual(await begun.jsonValue(), []);
});

describe("the content policy", () => {
  const nonceOf = (policy: string) => /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? assert.fail(policy);

  test("lets only scripts with this answer's nonce run, and the nonce is new each time", async () => {
    for (const path of ["/", "/jobs", jobPath(job), "/no-such-page"]) {
      const answers = await Promise.all([fetch(site.url + path), fetch(site.url + path)]);
      const nonces = await Promise.all(
        answers.map(async (answer) => {
          const policy = answer.headers.get("content-security-policy") ?? "";
          assert.match(policy, /default-src 'none'/);
          assert.match(policy, /frame-ancestors 'none'/);
          assert.match(policy, /base-uri 'none'/);
          assert.doesNotMatch(policy, /unsafe-|\*|https?:|script-src[^;]*data:/);
          const html = await answer.text();
          const nonce = nonceOf(policy);
          const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
          assert.ok(scripts.length > 1, path);
          for (const attributes of scripts) {
            const isData = /type="application\/(ld\+)?json"/.test(attributes);
            if (!/\bsrc=/.test(attributes) && !isData)
              assert.match(attributes, new RegExp(`nonce="${nonce}"`), `${path}: <script${attributes}>`);
          }
          assert.doesNotMatch(html, /\son\w+="/);
          assert.doesNotMatch(html, /<[^>]+\sstyle="/);
          return nonce;
        }),
      );
      assert.notEqual(nonces[0], nonces[1]);
    }
  });
});

describe("addresses that redirect or are gone", () => {
  test("a wrong company name is a 301 to the right one, with the query kept", async () => {
    for (const [wrong, right] of [
      [`/jobs/Wrong_Name/${job.id}?ref=1`, `${jobPath(job)}?ref=1`],
      ["/jobs/Nurses-in-Poona?utm_source=mail", "/jobs/nurse-in-pune?utm_source=mail"],
      ["/hi/jobs/nurse-jobs-in-pune", "/hi/jobs/nurse-in-pune"],
      [`/company/Wrong/${company.SK}`, companyPath(company)],
      [`/referrals/Wrong/${company.SK}`, referralPath(company)],
      [`/guidance/Wrong/${company.SK}`, guidancePath(company)],
    ]) {
      const answer = await fetch(site.url + wrong, { redirect: "manual" });
      assert.equal(answer.status, 301, wrong);
      assert.equal(new URL(answer.headers.get("location")!, site.url).href, site.url + right);
    }
  });

  test("a closed job is a 410 that offers similar ones", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 410/);
    const answer = await page.goto(site.url + jobPath({ id: closed.id, companyName: job.companyName }));
    assert.equal(answer?.status(), 410);
    await page.getByRole("link", { name: like.jobTitle }).first().click();
    await page.getByRole("heading", { level: 1, name: like.jobTitle }).waitFor();
  });

  test("the not-found page leads home", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 404/);
    await page.goto(`${site.url}/no/such/page`);
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await page.waitForURL(`${site.url}/`);
  });
});

describe("jobs by field and city", () => {
  test("each page of them leads to pages that are there, in its language, and says the same to search engines", async () => {
    const seen = new Set<string>();
    for (const path of ["/jobs/browse", "/jobs/nurse-in-pune", "/hi/jobs/in-pune", "/hi/jobs/astrologer-in-pune"]) {
      const html = await (await fetch(site.url + path)).text();
      const own = path.startsWith("/hi/") ? "/hi/jobs/" : "/jobs/";
      const links = [...html.matchAll(/<a [^>]*href="([^"]*\/jobs\/[^"/?]+)"[^>]*>/g)].flatMap(([link, href = ""]) =>
        link.includes("hrefLang") ? [] : href,
      );
      assert.ok(links.length >= 2 && links.every((href) => href.startsWith(own)), `${path}: ${links}`);
      for (const href of links) seen.add(href);
    }
    for (const href of seen) assert.equal((await fetch(site.url + href)).status, 200, href);
    const html = await (await fetch(`${site.url}/hi/jobs/nurse-in-pune`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, text = ""]) =>
      JSON.parse(text),
    );
    const [list, trail] = ["ItemList", "BreadcrumbList"].map((type) => data.find((one) => one["@type"] === type));
    assert.equal(list.numberOfItems, 12);
    assert.match(list.itemListElement[0].url, new RegExp(`^${site.url}/hi/jobs/`));
    assert.equal(trail.itemListElement.at(-1).item, `${site.url}/hi/jobs/nurse-in-pune`);
    assert.match(attributeIn(html, /<title>([^<]*)</) ?? "", /^पुणे में नर्स की नौकरियाँ: 12 खुली/);
    assert.match(html, new RegExp(`hrefLang="en" href="${site.url}/jobs/nurse-in-pune"`));
  });

  for (const width of [390, 1440])
    test(`at ${width} px a visitor goes from the footer to a city, a field there and all its jobs`, async (context) => {
      const { page } = await visit(browser, context, { viewport: { width, height: 844 } });
      await page.goto(`${site.url}/faq`);
      await whenInteractive(page);
      await page.getByRole("link", { name: "Jobs by field and city" }).click();
      await page.getByRole("region", { name: "Cities" }).getByRole("link", { name: /^Pune/ }).click();
      await page.getByRole("heading", { level: 1, name: "Jobs in Pune" }).waitFor();
      await page
        .getByRole("region", { name: "Fields in Pune" })
        .getByRole("link", { name: /^Nurse/ })
        .click();
      await page.getByRole("heading", { level: 1, name: "Nurse jobs in Pune" }).waitFor();
      assert.equal(await page.locator("main .job-card").count(), 12);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await page.getByRole("link", { name: "See all 12 jobs" }).click();
      await page.getByRole("list", { name: "Chosen filters" }).getByText("Field: Nurse").waitFor();
      await page.waitForFunction(() => document.querySelectorAll("main li h3 a").length === 12);
      await page.locator("main li h3 a").first().click();
      await page
        .getByRole("region", { name: "More jobs by field and city" })
        .getByRole("link", { name: /^Nurse jobs in Pune/ })
        .waitFor();
    });
});

test("a visitor looks up pay by keyboard, and a job shows what others of its kind state", async (context) => {
  const { page } = await visit(browser, context, { viewport: { width: 390, height: 800 } });
  await page.goto(`${site.url}/salaries`);
  await whenInteractive(page);
  await page.getByLabel("Job title").fill("Software engineer");
  await page.getByLabel("City").fill("Poona");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Software developer · Pune · any experience" }).waitFor();
  await page.getByText("Half of 12 openings state pay in this range").waitFor();
  await page.getByRole("row", { name: /^Pune ₹7–16 lakh 12/ }).waitFor();
  await page.getByLabel("Job title").fill("Astronaut of the moon");
  await page.getByRole("button", { name: "Show pay" }).click();
  await page.getByText("We do not know “Astronaut of the moon”").waitFor();
  await page.goto(site.url + jobPath({ id: like.id, companyName: job.companyName }));
  await page.getByText("Half of 24 openings state pay in this range").waitFor();
  await page.getByRole("link", { name: "Pay by city and experience" }).click();
  await page.getByRole("heading", { name: "Software developer · all cities · any experience" }).waitFor();
});

describe("fonts", () => {
  for (const path of ["/", "/jobs", jobPath(job)])
    for (const width of [390, 1440])
      test(`${path} at ${width} px: both are preloaded, and shift nothing however late they arrive`, async (context) => {
        const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
        await page.addInitScript(countShifts);
        const asked = new Set<string>();
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\.woff2$/, async (route) => {
          asked.add(route.request().url());
          await released;
          await route.continue();
        });
        await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
        const preloaded = await page.$$eval("link[rel=preload][as=font]", (links) =>
          links.map((link) => (link as HTMLLinkElement).href),
        );
        assert.deepEqual(
          preloaded.map((url) => /(\w+)-[\w-]+\.woff2$/.exec(url)?.[1]),
          ["text", "headings"],
        );
        await whenInteractive(page);
        release();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        for (const url of preloaded) assert.ok(asked.has(url), url);
        const shifts = await page.evaluate(shiftsSoFar);
        assert.ok(
          shifts.reduce((sum, { value }) => sum + value, 0) <= 0.02,
          `the layout shifted: ${JSON.stringify(shifts)}`,
        );
      });
});

test("without script, lists, jobs and their data are in the HTML", async () => {
  const html = await (await fetch(`${site.url}/jobs`)).text();
  const [listedNow] = await site.db.query<{ n: number }>(
    "select count(*)::int as n from job where is_listed and canonical_id is null",
  );
  assert.equal([...html.matchAll(/class="card job-card"><span class="logo-tile/g)].length, listedNow!.n);
  const detail = await (await fetch(site.url + jobPath(job))).text();
  const data = [...detail.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );
  const posting = data.flat().find((entry) => entry["@type"] === "JobPosting");
  for (const key of ["title", "description", "datePosted", "hiringOrganization"]) assert.ok(posting[key], key);
});

/** `moved`: the classes of the elements that moved. */
type Shift = { value: number; at: number; moved: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before everything else: records layout shifts. */
function countShifts() {
  window.shifts = [];
  new PerformanceObserver((list) =>
    window.shifts.push(
      ...list.getEntries().map((entry) => {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        return {
          value,
          at: entry.startTime,
          moved: sources.map(({ node }) => (node as Element | null)?.className ?? ""),
        };
      }),
    ),
  ).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: the shifts so far, including the frame being drawn. */
async function shiftsSoFar(): Promise<Shift[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  return window.shifts;
}
