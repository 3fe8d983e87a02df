// A person adds a second step and logs in with it; an admin is led to add one before anything else.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { REPORTS_PATH } from "../../contract/paths.ts";
import { logIn, open, whenLoggedIn, whenLoggedOut } from "../support/account-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { codeFor } from "../support/code-app.ts";
import { mailTo } from "../support/mail.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

// Passkeys belong to a name, not to a number.
const site = await startSite({ jobs: 6, host: "localhost" });
const browser = await startBrowser();

/** Gives the form the code of the key that it shows; resolves to the key, once recovery codes are shown. */
async function addApp(page: Page): Promise<string> {
  const form = page.getByRole("form", { name: "Add an authenticator app" });
  await form.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const key = ((await form.locator("p.font-mono").textContent()) ?? "").replaceAll(" ", "");
  await form.getByLabel("Code that the app shows now").fill(codeFor(key));
  await form.getByRole("button", { name: "Add the app" }).click();
  await page.getByRole("heading", { name: "Keep your recovery codes" }).waitFor();
  return key;
}

/** A code of the next half minute, which is taken already: the one before has been used. */
const nextCode = (key: string) => codeFor(key, new Date(Date.now() + 30_000));

test("a person adds an app, logs in with its code and with a recovery code, and removes it", async (context) => {
  const person = await aMemberOf(site);
  const { page, forgive } = await visit(browser, context, person.signedIn);
  await open(page, site, "/auth/security");
  await page.getByText("There is no second step yet.").waitFor();
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  const key = await addApp(page);
  const codes = await page.locator("section[aria-labelledby=recovery-title] li").allInnerTexts();
  assert.equal(codes.length, 10);
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "I have kept them" }).click();
  const steps = page.getByRole("list", { name: "Second step" });
  await steps.getByText("My phone", { exact: true }).waitFor();
  await page.getByText("10 codes are left.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await mailTo(site, person.email, { subject: /second step of your/ });

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
  await page.waitForURL(`${site.url}/auth/login`);
  await open(page, site, "/auth/login?returnTo=%2Fauth%2Fsecurity");
  await whenLoggedOut(page);
  await logIn(page, person);
  const form = page.getByRole("form", { name: "Second step" });
  await form.getByLabel("Code", { exact: true }).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  forgive(/status of 409/);
  await form.getByRole("button", { name: "Use a recovery code" }).click();
  await form.getByLabel("Recovery code").fill("AAAAA-AAAAA");
  await form.getByRole("button", { name: "Log in" }).click();
  await form.getByText("The code is wrong, or was used already.").waitFor();
  await form.getByRole("button", { name: "Use the app" }).click();
  await form.getByLabel("Code", { exact: true }).fill(nextCode(key));
  await form.getByRole("button", { name: "Log in" }).click();
  await whenLoggedIn(page);

  await open(page, site, "/auth/security");
  await steps.getByRole("button", { name: "Remove of My phone" }).click();
  const dialog = page.getByRole("dialog", { name: /^Remove the second step/ });
  await dialog.getByLabel("Code or recovery code").fill(codes[0] ?? "");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await page.getByText("There is no second step yet.").waitFor();
});

test("a person adds a passkey and logs in with it", async (context) => {
  const person = await aMemberOf(site);
  const { page } = await visit(browser, context, person.signedIn);
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, site, "/auth/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("heading", { name: "Keep your recovery codes" }).waitFor();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("list", { name: "Second step" }).getByText("My passkey", { exact: true }).waitFor();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, site, "/auth/login?returnTo=%2Fauth%2Fsecurity");
  await whenLoggedOut(page);
  await logIn(page, person);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await whenLoggedIn(page);
  const [used] = await site.db.query<{ isUsed: boolean }>(
    `select last_used_at is not null as "isUsed" from second_factor where account_id = $1`,
    [person.accountId],
  );
  assert.equal(used?.isUsed, true);
});

test("an admin without one is led to add it, and then goes on", async (context) => {
  const admin = await aMemberOf(site, "Anita Desai");
  await site.db.query("update account set groups = '{admin}', auth_gen = auth_gen + 1 where id = $1", [
    admin.accountId,
  ]);
  const { page } = await visit(browser, context, { viewport: { width: 390, height: 844 } });
  await open(page, site, `/auth/login?returnTo=${encodeURIComponent(REPORTS_PATH)}`);
  await logIn(page, admin);
  await page.getByRole("heading", { name: "Add a second step" }).waitFor();
  await addApp(page);
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.waitForURL(`${site.url}${REPORTS_PATH}`);
  await page.getByRole("navigation", { name: "Reports by state" }).waitFor();
});
