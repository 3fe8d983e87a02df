// Signing in and its failures: refusals beside their fields, failing networks, social sign-in by the stand-in, the way
// back, tabs, and accessibility.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { jobPath } from "../../contract/paths.ts";
import { fillSignUp, logIn, newcomer, open, whenLoggedIn, whenLoggedOut } from "../support/account-steps.ts";
import { axeFindings, goOffline, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { mailTo } from "../support/mail.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 40 });
const browser = await startBrowser();

const known = await aMemberOf(site, "Meera Nair");

/** Waits until the control of this name has the focus, which moves shortly after the words show. */
const whenFocused = (page: Page, control: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute("name") === name, control);
const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

describe("axe finds nothing", () => {
  const PAGES: [string, RegExp][] = [
    ["/auth/login", /^Welcome back$/],
    ["/auth/signup", /^Sign up for free$/],
    ["/auth/corporate/login", /^Corporate login$/],
    ["/auth/forgot-password", /^Forgot your password\?$/],
    ["/auth/reset-password", /^Choose a new password$/],
    ["/auth/checkRedirection", /^Nothing to finish here$/],
    ["/auth/checkRedirection?code=x&state=y", /^The login did not finish$/],
    ["/invite#token=0123456789012345678901234567890123456789012", /^Invite Expired$/],
  ];
  for (const [path, heading] of PAGES)
    for (const width of [390, 1440])
      test(`${path} at ${width} px`, async (context) => {
        const { page, forgive } = await visit(browser, context, { viewport: { width, height: 900 } });
        forgive(/status of (400|401|410)/);
        await open(page, site, path);
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        assert.deepEqual(await axeFindings(page), []);
      });

  test("the code's step, and a form full of errors, at 320 px without sideways scrolling", async (context) => {
    const { page } = await visit(browser, context, { viewport: { width: 320, height: 700 } });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await open(page, site, "/auth/signup");
    await page.getByRole("button", { name: "Sign up for free" }).click();
    await page.getByText("Please enter your name.").waitFor();
    await whenFocused(page, "name");
    assert.deepEqual(await axeFindings(page), []);
    assert.ok(await fits(), "errors");
    await fillSignUp(page, newcomer());
    await page.getByLabel("Code", { exact: true }).waitFor();
    assert.deepEqual(await axeFindings(page), []);
    assert.ok(await fits(), "code");
  });
});

describe("a refusal is shown where it belongs:", () => {
  test("a wrong password, an unknown address: the same words, and the address stays", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    await open(page, site, "/auth/login");
    for (const email of [known.email, newcomer().email]) {
      await logIn(page, { email, password: "not this one" });
      await alertWith(page, "This e-mail address and password do not match an account.").waitFor();
      assert.equal(await page.getByLabel("E-mail").inputValue(), email);
      await page.reload();
      await whenInteractive(page);
    }
  });

  test("empty fields: the focus moves to the first, its error is tied to it", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/login");
    await page.getByLabel("E-mail").fill("meera-at-example");
    await page.keyboard.press("Enter");
    const error = page.getByText("Please enter an e-mail address like name@example.com.");
    await error.waitFor();
    await whenFocused(page, "email");
    const describedBy = await page.getByLabel("E-mail").getAttribute("aria-describedby");
    assert.equal(await error.getAttribute("id"), describedBy);
    await page.getByText("Please enter your password.").waitFor();
  });

  test("passwords: too short, too common, explained while they are typed", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 400/);
    await open(page, site, "/auth/signup");
    const password = page.getByLabel("Password", { exact: true });
    const person = newcomer();
    await fillSignUp(page, { ...person, password: "short" });
    await page.getByText("Please use at least 8 characters.").waitFor();
    await whenFocused(page, "password");
    await fillSignUp(page, { ...person, password: "password1" });
    await page.getByText("This password is among the first that others would try.").waitFor();
    for (const [text, words] of [
      ["asha rao", /your name or address/],
      ["kite-lamp-42", /^Fair/],
      [person.password, /^Strong/],
    ] as const) {
      await page.reload();
      await whenInteractive(page);
      await page.getByLabel("Your name").fill(person.name);
      await password.fill(text);
      await page.getByRole("status").filter({ hasText: words }).waitFor();
    }
  });

  test("a taken address looks like any other, and its owner gets a mail", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/signup");
    await fillSignUp(page, { ...newcomer(), email: known.email.toUpperCase() });
    await page.getByLabel("Code", { exact: true }).waitFor();
    const mail = await mailTo(site, known.email, { subject: /already|account/i, after: 0 });
    assert.doesNotMatch(mail.text, /^\s*\d{6}\s*$/m);
  });

  test("a sign-up with one's own address leaves the ways to the login open", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/login?returnTo=%2Fabout&for=save");
    await fillSignUp(page, { ...newcomer(), email: known.email });
    const code = page.getByLabel("Code", { exact: true });
    await code.waitFor();
    await page.getByRole("heading", { name: "I have an account" }).waitFor();
    await open(page, site, "/auth/signup?returnTo=%2Fabout&for=save");
    await code.waitFor();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    await open(page, site, "/auth/login?returnTo=%2Fabout&for=save");
    await code.waitFor();
    await logIn(page, known);
    await page.waitForURL(`${site.url}/about`);
  });
});

describe("a form", () => {
  test("keeps the typed text over a reload, encrypted, and never the password", async (context) => {
    const person = newcomer("Zoya Qureshi");
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/signup");
    await page.getByLabel("Your name").fill(person.name);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Phone").fill("+91 98765 43210");
    await page.waitForFunction(() => window.localStorage.getItem("AuthActiveFormData") !== null);
    await page.reload();
    await whenInteractive(page);
    await page.waitForFunction(
      (name) => document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      person.name,
    );
    assert.equal(await page.getByLabel("E-mail").inputValue(), person.email);
    assert.equal(await page.getByLabel("Phone").inputValue(), "+91 98765 43210");
    assert.equal(await page.getByLabel("Password", { exact: true }).inputValue(), "");
    const stored = await page.evaluate(() => JSON.stringify({ ...window.localStorage, ...window.sessionStorage }));
    for (const secret of [person.name, person.email, person.password, "98765"])
      assert.ok(!stored.includes(secret), secret);
  });

  test("says that there is no network, keeps the typed text, and works again afterwards", async (context) => {
    const { page, context: network, forgive } = await visit(browser, context);
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await open(page, site, "/auth/login");
    await goOffline(page);
    await logIn(page, known);
    await alertWith(page, "You are offline.").waitFor();
    assert.equal(await page.getByLabel("Password", { exact: true }).inputValue(), known.password);
    await network.setOffline(false);
    await page.getByRole("button", { name: "Log in" }).click();
    await whenLoggedIn(page);
  });

  test("works in the same page once a script that it needs could be loaded", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/ERR_FAILED/);
    let isAway = true;
    await page.route("**/assets/form-fields-*.js", (route) => (isAway ? route.abort() : route.continue()));
    await open(page, site, "/auth/login");
    await logIn(page, known);
    await alertWith(page, "The site cannot be reached just now.").waitFor();
    isAway = false;
    await page.getByRole("button", { name: "Log in" }).click();
    await whenLoggedIn(page);
  });

  test("is sent once, however often it is pressed", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 401/);
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route("**/api/session/sign-in", async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await open(page, site, "/auth/login");
    await logIn(page, { email: known.email, password: "wrong" });
    const button = page.getByRole("button", { name: "Logging in…" });
    await button.waitFor();
    await button.click({ force: true });
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await button.dblclick({ force: true });
    held.resolve();
    await alertWith(page, "do not match an account").waitFor();
    assert.equal(sent, 1);
  });

  test("says when to come back after too many attempts", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 429/);
    await page.route("**/api/session/sign-in", (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "300" },
        json: { errorCode: "RATE_LIMITED", errorMsg: "Too many tries.", requestId: "r" },
      }),
    );
    await open(page, site, "/auth/login");
    await logIn(page, known);
    await alertWith(page, "Please try again in 5 minutes, after ").waitFor();
  });

  test("shows the password on request, and accepts pasted text", async (context) => {
    const { page, context: tabs } = await visit(browser, context);
    await tabs.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
    await open(page, site, "/auth/login");
    const password = page.getByLabel("Password", { exact: true });
    await page.evaluate((text) => navigator.clipboard.writeText(text), known.password);
    await password.focus();
    await page.keyboard.press("ControlOrMeta+v");
    assert.equal(await password.inputValue(), known.password);
    assert.equal(await password.getAttribute("type"), "password");
    assert.equal(await password.getAttribute("autocomplete"), "current-password");
    const eye = page.getByRole("button", { name: "Show password" });
    assert.equal(await eye.getAttribute("aria-pressed"), "false");
    await eye.click();
    assert.equal(await eye.getAttribute("aria-pressed"), "true");
    assert.equal(await password.getAttribute("type"), "text");
    await page.getByText("Your password is shown.").waitFor({ state: "attached" });
    assert.equal(await password.inputValue(), known.password);
  });

  test("without script says so instead of failing", async (context) => {
    const { page } = await visit(browser, context, { javaScriptEnabled: false });
    for (const path of ["/auth/login", "/auth/signup", "/auth/reset-password", "/invite"]) {
      await page.goto(site.url + path);
      await page.getByText("Accounts need JavaScript").waitFor();
      assert.equal(await page.getByRole("button", { name: /log in|sign up|password/i }).count(), 0, path);
    }
  });
});

describe("the way back", () => {
  test("from Apply: to the login and back to the job", async (context) => {
    const [job] = await site.db.query<{ id: string; companyName: string }>(
      `select j.id, c.name as "companyName" from job j join company c on c.id = j.company_id where j.is_listed order by j.id desc limit 1`,
    );
    const { page } = await visit(browser, context);
    await open(page, site, jobPath(job!));
    await page
      .getByRole("link", { name: /^Apply/ })
      .first()
      .click();
    await page.waitForURL(/\/auth\/login\?returnTo=/);
    await whenInteractive(page);
    await logIn(page, known);
    await page.waitForURL(site.url + jobPath(job!));
    await whenLoggedIn(page);
  });

  test("never leads to another site", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, `/auth/login?returnTo=${encodeURIComponent("//evil.example/jobs")}`);
    await logIn(page, known);
    await whenLoggedIn(page);
    assert.equal(new URL(page.url()).origin, site.url);
  });

  test("a signed-in person who opens the login is led on", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/login?returnTo=%2Fabout");
    await logIn(page, known);
    await page.waitForURL(`${site.url}/about`);
    for (const path of ["/auth/login", "/auth/signup"]) {
      await page.goto(`${site.url}${path}?returnTo=%2Ffaq`);
      await page.waitForURL(`${site.url}/faq`);
    }
  });

  test("the corporate login explains itself to a candidate", async (context) => {
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/corporate/login");
    await logIn(page, known);
    await page.getByRole("heading", { name: "This is not a corporate account" }).waitFor();
    await page.getByText(known.email).waitFor();
    await page.getByRole("button", { name: "Use another account" }).click();
    await page.getByRole("heading", { name: "Corporate login" }).waitFor();
    await whenLoggedOut(page);
  });
});

describe("social sign-in by the stand-in", () => {
  test("makes an account, and returns to where it began", async (context) => {
    const person = newcomer("Kabir Sethi");
    const { page } = await visit(browser, context);
    await open(page, site, "/auth/login?returnTo=%2Fabout");
    await page.getByRole("link", { name: "Continue with LinkedIn (stand-in)" }).click();
    await page.getByText("This is not LinkedIn.").waitFor();
    await page.getByLabel("E-mail address").fill(person.email);
    await page.getByLabel("Name", { exact: true }).fill(person.name);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`${site.url}/about`);
    await whenLoggedIn(page);
    await page.reload();
    await whenInteractive(page);
    await whenLoggedIn(page);
  });

  test("says on the way out that the other page could not be opened", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of 503/);
    await open(page, site, "/auth/login?returnTo=%2Fabout");
    await logIn(page, known);
    const words = "An error occurred when attempting to log out from OAuth provider.";
    await page.route("**/api/session/sign-out", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { errorCode: "OAUTH_SIGN_OUT", errorMsg: words, requestId: "x" } });
    });
    await page.getByRole("button", { name: /^Account menu of / }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "You are logged out here" }).waitFor();
    await alertWith(page, words).waitFor();
    await whenLoggedOut(page);
    assert.deepEqual(await axeFindings(page), []);
  });

  test("says so when the person cancelled, and when the address has an account", async (context) => {
    const { page, forgive } = await visit(browser, context);
    forgive(/status of (401|409)/);
    await open(page, site, "/auth/login");
    await page.getByRole("link", { name: "Continue with LinkedIn (stand-in)" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await alertWith(page, "User cancelled OAuth flow.").waitFor();
    assert.equal(new URL(page.url()).search, "", "neither code nor state stays in the address");
    await page.getByRole("link", { name: "Back to login" }).click();
    await page.getByRole("link", { name: "Continue with LinkedIn (stand-in)" }).click();
    await page.getByLabel("E-mail address").fill(known.email);
    await page.getByLabel("Name", { exact: true }).fill(known.name);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "This address has an account" }).waitFor();
    await page.getByRole("link", { name: "Log in with your password" }).click();
    await logIn(page, known);
    await whenLoggedIn(page);
  });
});

test("the header's login leads back to the page; signing out in one tab signs out the other", async (context) => {
  const { page, context: tabs } = await visit(browser, context);
  await open(page, site, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.waitForURL(`${site.url}/auth/login?returnTo=%2Fabout`);
  await logIn(page, known);
  await page.waitForURL(`${site.url}/about`);
  const other = await tabs.newPage();
  await open(other, site, "/faq");
  await whenLoggedIn(other);
  await whenLoggedIn(page);
  await page
    .getByRole("button", { name: /account of|menu/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await whenLoggedOut(page);
  await whenLoggedOut(other);
  await other.waitForFunction(() => window.localStorage.length === 0);
});

test("other addresses below /auth lead nowhere", async () => {
  for (const path of ["/auth", "/auth/nowhere", "/auth/login/more"]) {
    const answer = await fetch(site.url + path);
    assert.equal(answer.status, 404, path);
  }
});
