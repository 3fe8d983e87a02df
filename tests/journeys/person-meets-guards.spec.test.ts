// Access control in a real browser: guarded pages and the way back, the access-denied screens of each kind of user, the
// avatar menu, hints, and sessions that end.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { logIn, newcomer, open, signUp, whenLoggedIn, whenLoggedOut } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 6 });
const browser = await startBrowser();
const person = newcomer("Asha Rao");
const { context: first, page: firstPage } = await (async () => {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
})();
await open(firstPage, site, "/auth/signup");
await signUp(firstPage, site, person);
await whenLoggedIn(firstPage);
await firstPage.waitForFunction(() => localStorage.getItem("userName") !== null);
const kept = await first.storageState({ indexedDB: true });
await first.close();

/** Sets the person's groups, from their next renewal on. */
const setGroups = (groups: string[]) =>
  site.db.query("update account set groups = $1, auth_gen = auth_gen + 1 where email = $2", [groups, person.email]);

async function signIn(page: Page, path = "/auth/login"): Promise<void> {
  await open(page, site, path);
  await logIn(page, person);
  await whenLoggedIn(page);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const menuButton = (page: Page) => page.getByRole("button", { name: "Account menu of Asha Rao" });

describe("a visitor", () => {
  test("makes no API call on a public page, except for the public counts", async (context) => {
    const { page } = await visit(browser, context);
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && pathname !== "/api/job/counts") calls.push(request.url());
    });
    for (const path of ["/", "/jobs", "/about"]) await open(page, site, path);
    await whenLoggedOut(page);
    assert.deepEqual(calls, []);
  });

  const WAYS: [string, string][] = [
    ["/v2/candidate/profile?tab=1", "/auth/login?returnTo=%2Fv2%2Fcandidate%2Fprofile%3Ftab%3D1"],
    ["/v2/corporate/jobs", "/auth/corporate/login?returnTo=%2Fv2%2Fcorporate%2Fjobs"],
    ["/v2/admin", "/auth/login?returnTo=%2Fv2%2Fadmin"],
    ["/dashboards", "/auth/login?returnTo=%2Fdashboards"],
    ["/dashboards/corporate", "/auth/corporate/login?returnTo=%2Fdashboards%2Fcorporate"],
  ];
  for (const [path, login] of WAYS)
    test(`at ${path} is led to the login`, async (context) => {
      const { page } = await visit(browser, context);
      await page.goto(site.url + path);
      await page.waitForURL(site.url + login);
    });

  test("returns to the page after logging in", async (context) => {
    const { page } = await visit(browser, context);
    await page.goto(`${site.url}/v2/candidate/profile?tab=1`);
    await page.waitForURL(/auth\/login/);
    await whenInteractive(page);
    await logIn(page, person);
    await page.waitForURL(`${site.url}/v2/candidate/profile?tab=1`);
    await heading(page, "Your profile");
  });
});

describe("the avatar menu", () => {
  for (const width of [390, 1440])
    test(`at ${width} px: keys, links, no shift, no findings`, async (context) => {
      const { page } = await visit(browser, context, { viewport: { width, height: 900 } });
      await signIn(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + entry.value,
            );
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${site.url}/about`);
      await whenLoggedIn(page);
      await whenInteractive(page);
      assert.ok(Number((await page.locator("html").getAttribute("data-shift")) ?? 0) < 0.01);
      assert.equal(await page.locator("header a[href='/auth/login']:visible").count(), 0);
      const whenFocused = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);
      const isGivenBack = () => menuButton(page).and(page.locator(":focus")).waitFor();
      await menuButton(page).focus();
      await page.keyboard.press("ArrowUp");
      await page.getByRole("menuitem", { name: "Logout" }).waitFor();
      await whenFocused("Logout");
      await page.keyboard.press("Escape");
      await isGivenBack();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("menuitem", { name: "+ Referrals" }).waitFor();
      await whenFocused("+ Referrals");
      assert.deepEqual(await page.getByRole("menuitem").allTextContents(), [
        "+ Referrals",
        "Edit Profile",
        "Dashboard",
        "Hire on Vouchboard",
        "Logout",
      ]);
      assert.deepEqual(await axeFindings(page), []);
      await page.keyboard.press("End");
      await whenFocused("Logout");
      await page.keyboard.press("Escape");
      await isGivenBack();
      assert.equal(await menuButton(page).getAttribute("aria-expanded"), "false");
      for (const [name, path] of [
        ["+ Referrals", "/v2/candidate/subscription"],
        ["Edit Profile", "/v2/candidate/profile"],
        ["Dashboard", "/v2/candidate/profile?view=dashboard"],
      ] as const) {
        await menuButton(page).click();
        await page.getByRole("menuitem", { name }).click();
        await page.waitForURL(site.url + path);
      }
    });

  test("appears once its script could be loaded", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/ERR_FAILED/);
    let isAway = true;
    await page.route("**/assets/account-menu-*.js", (route) => (isAway ? route.abort() : route.continue()));
    await open(page, site, "/auth/login?returnTo=%2Fabout");
    await logIn(page, person);
    await page.getByText(/^A part of this page could not be loaded\./).waitFor();
    isAway = false;
    await menuButton(page).click();
    await page.getByRole("menuitem", { name: "Edit Profile" }).waitFor();
  });
});

test("the footer does not move while a page for people with an account loads", async (context) => {
  const { page } = await visit(browser, context, { viewport: { width: 390, height: 844 } });
  await signIn(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        if (entry.sources.some(({ node }) => node?.nodeName === "FOOTER"))
          document.documentElement.dataset.footerMoves = entry.name;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/v2/candidate/subscription", "/v2/candidate/profile?view=dashboard", "/notifications"]) {
    await page.goto(site.url + path);
    await whenLoggedIn(page);
    await whenInteractive(page);
    assert.equal(await page.locator("html").getAttribute("data-footer-moves"), null, path);
  }
});

describe("access denied", () => {
  const denied = async (page: Page, words: string, buttons: string[]) => {
    await heading(page, "Access Denied");
    await page.getByText(words, { exact: true }).waitFor();
    assert.deepEqual(await page.getByRole("main").locator("a, button").allTextContents(), buttons);
    assert.deepEqual(await axeFindings(page), []);
  };

  test("for a candidate: ask the administrator, home and login", async (context) => {
    const { page } = await visit(browser, context);
    await setGroups([]);
    await signIn(page);
    await open(page, site, "/v2/admin");
    await denied(page, "Please contact your administrator", ["Go to Home", "Login"]);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL(`${site.url}/auth/login?returnTo=%2Fv2%2Fadmin`);
    await whenLoggedOut(page);
  });

  test("for recruiters: home is their jobs, and contact is open to them", async (context) => {
    const { page, forgive } = await visit(browser, context);
    // In the group, but a member of no company.
    forgive(/status of 404.*corporate-user|status of 403.*\/api\/(corporate\/job|home\/recruiter)/);
    await setGroups(["corporate-recruiter"]);
    await signIn(page);
    await page.waitForURL(`${site.url}/v2/corporate`);
    await page.getByRole("heading", { name: "You do not belong to a company" }).waitFor();
    await open(page, site, "/v2/corporate/jobs");
    await page.getByRole("heading", { name: "You do not belong to a company" }).waitFor();
    assert.equal(await page.getByText("Your drafts could not be loaded").count(), 0);
    await open(page, site, "/jobs");
    await denied(page, "You do not have access to this page.", ["Go to Home", "Contact Us"]);
    await page.getByRole("link", { name: "Contact Us" }).first().click();
    await page.waitForURL(`${site.url}/contact-us`);
    await page.getByRole("button", { name: /send/i }).waitFor();
    await open(page, site, "/jobs");
    await page.getByRole("link", { name: "Go to Home" }).click();
    await page.waitForURL(`${site.url}/v2/corporate/jobs`);
  });

  test("no link around a page leads recruiters there, nor does the not-found page", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 404|status of 403.*\/api\/home\/recruiter/);
    await setGroups(["corporate-recruiter"]);
    await signIn(page, "/auth/login?returnTo=%2Fabout");
    await page.waitForURL(`${site.url}/about`);
    const linksIn = async (name: string) => {
      const links = page.locator(name).locator("a[href^='/']:not([hreflang])");
      return new Set(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname)));
    };
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).waitFor();
    const PLACES = ["/v2/corporate", "/v2/corporate/jobs", "/v2/corporate/jobs/new", "/v2/corporate/profile"];
    assert.deepEqual([...(await linksIn("header"))].filter((path) => path !== "/notifications").sort(), PLACES);
    const OPEN = ["/about", "/corporate", "/v2/corporate"];
    assert.deepEqual(
      [...(await linksIn("footer"))].sort(),
      [...OPEN, "/contact-us", "/faq", "/privacy-policy", "/terms"].sort(),
    );
    // The operator's accounts on other sites, as the demo invents them.
    assert.deepEqual(await page.locator("footer a[rel~=me]").allTextContents(), ["LinkedIn", "GitHub"]);
    await open(page, site, "/faq?tab=candidates");
    await whenLoggedIn(page);
    assert.equal(await page.getByRole("link", { name: "Search jobs", includeHidden: true }).count(), 0);
    await open(page, site, "/nowhere");
    await whenLoggedIn(page);
    assert.deepEqual(await page.getByRole("main").getByRole("link").allTextContents(), ["Go Back Home"]);
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await page.waitForURL(`${site.url}/v2/corporate`);
  });

  test("for admins: home and login as admin", async (context) => {
    const { page } = await visit(browser, context, (await anAdminOf(site)).signedIn);
    await open(page, site, "/v2/corporate/jobs");
    await denied(page, "You do not have access to this page.", ["Go to Home", "Login as Admin"]);
    await setGroups([]);
  });
});

describe("what the browser stores", () => {
  test("no token anywhere, hints only encrypted; logging out leaves nothing, in every tab", async (context) => {
    const { page, context: tabs } = await visit(browser, context);
    await signIn(page);
    await page.waitForFunction(() => localStorage.getItem("userName") !== null);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    assert.doesNotMatch(stored, /eyJ|Asha|people\.example/);
    const other = await tabs.newPage();
    await open(other, site, "/v2/candidate/profile");
    await heading(other, "Your profile");
    await menuButton(page).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.waitForURL(`${site.url}/`);
    await whenLoggedOut(page);
    await other.waitForURL(/auth\/login/);
    await page.waitForFunction(() => localStorage.length === 0);
    // The key is dropped a moment after the hints.
    const keysLeft = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open("session", 1);
            opening.onsuccess = () => {
              const counting = opening.result.transaction("keys").objectStore("keys").count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      );
    for (let looks = 0; (await keysLeft()) > 0; looks += 1) {
      assert.ok(looks < 100, "the key is still there");
      await page.waitForTimeout(50);
    }
  });

  test("a copy of the storage in another browser can read no hint", () => {
    const texts = JSON.stringify(kept.origins.flatMap((origin) => origin.localStorage));
    assert.match(texts, /userName/);
    assert.doesNotMatch(texts, /Asha|people\.example|eyJ/);
  });
});

describe("a session that ends", () => {
  test("on the server, while the page is open: the toast, the reload, and the login", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    await signIn(page);
    await open(page, site, "/v2/candidate/profile");
    await page.getByRole("button", { name: "Edit contact details" }).click();
    await page.getByLabel("Your name").waitFor();
    await site.db.query("update account set auth_gen = auth_gen + 1 where email = $1", [person.email]);
    await site.db.query("delete from session");
    await page.context().clearCookies();
    await page.route("**/api/user/**", (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/json",
        body: JSON.stringify({
          errorCode: "UNAUTHENTICATED",
          errorMsg: "Access token is missing or expired",
          requestId: "x",
        }),
      }),
    );
    // The reload waits, so that the test sees the page before it.
    const looked = Promise.withResolvers<void>();
    await page.route(`${site.url}/v2/candidate/profile`, async (route) => {
      await looked.promise;
      await route.continue();
    });
    await page.getByLabel("Your name").fill("Asha Rao-Iyer");
    await page.getByRole("button", { name: /save/i }).click();
    await page
      .getByText("Access Denied: Your session has expired. Please log in again to continue.", { exact: true })
      .waitFor();
    // The page stays readable until it reloads; the header already shows the login.
    await whenLoggedOut(page);
    await page.getByLabel("Your name").waitFor();
    looked.resolve();
    await page.waitForURL(/auth\/login/);
    await whenLoggedOut(page);
  });

  test("a token that has just expired is renewed silently", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    await signIn(page);
    await open(page, site, "/v2/candidate/profile");
    await page.getByRole("button", { name: "Edit contact details" }).click();
    await page.getByLabel("Your name").waitFor();
    let refusals = 1;
    await page.route("**/api/user/**", async (route) => {
      if (refusals-- <= 0) return route.continue();
      await route.fulfill({
        status: 401,
        contentType: "application/json",
        body: JSON.stringify({
          errorCode: "UNAUTHENTICATED",
          errorMsg: "Access token is missing or expired",
          requestId: "x",
        }),
      });
    });
    // A changed role makes the server require a renewal at the next check.
    await site.db.query("update account set auth_gen = auth_gen + 1 where email = $1", [person.email]);
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByRole("button", { name: /save/i }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /saved/i })
      .or(page.getByRole("alert").filter({ hasText: /saved/i }))
      .first()
      .waitFor();
  });
});
