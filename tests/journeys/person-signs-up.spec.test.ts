// The life of an account: signs up with the mailed code, stays signed in for an hour, changes the password, ends every
// session, resets a forgotten password.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { fillSignUp, logIn, newcomer, open, signUp, whenLoggedIn, whenLoggedOut } from "../support/account-steps.ts";
import { startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { codeIn, mailsTo, mailTo } from "../support/mail.ts";
import { takeClock } from "../support/move-clock.ts";
import { startSite } from "../support/site.ts";

const clock = takeClock();
const site = await startSite({ jobs: 40 });
const browser = await startBrowser();

const VIEWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function savePhone(page: Page, phone: string): Promise<void> {
  await page.getByRole("button", { name: "Edit contact details" }).click();
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
}

async function changePassword(page: Page, oldPassword: string, newPassword: string): Promise<void> {
  await page.getByLabel("Current password", { exact: true }).fill(oldPassword);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Change password", exact: true }).click();
}

/** The contact details that the profile shows. */
const contactOf = (page: Page) => page.locator("section#contact");

describe("with an account", () => {
  for (const viewport of VIEWS)
    test(`at ${viewport.width} px: from signing up to a forgotten password`, async (context) => {
      const person = newcomer();
      const mine = await visit(browser, context, { viewport });
      const { page } = mine;
      await mine.context.clock.install();
      await open(page, site, "/auth/signup");
      await signUp(page, site, person);
      await whenLoggedIn(page);

      await open(page, site, "/v2/candidate/profile");
      await contactOf(page).getByText(person.email).waitFor();
      await contactOf(page).getByText(person.name, { exact: true }).waitFor();

      for (const [passed, phone] of [10, 20, 30, 40, 50, 60].map((minutes) => [minutes, `+91 98765 432${minutes}`])) {
        await clock.pass(mine.context, 10);
        await savePhone(page, String(phone));
        assert.equal(new URL(page.url()).pathname, "/v2/candidate/profile", `after ${passed} minutes`);
      }
      await page.reload();
      await whenInteractive(page);
      await contactOf(page).getByText("+91 98765 43260").waitFor();

      const other = await visit(browser, context, { viewport });
      other.forgive(/status of 401/);
      await open(other.page, site, "/auth/login");
      await logIn(other.page, person);
      await whenLoggedIn(other.page);

      const second = `${person.password} and boats`;
      mine.forgive(/status of 409/);
      await page.getByRole("button", { name: "Change password…" }).click();
      await changePassword(page, "not my password", second);
      const wrong = page.getByText("This is not your password. Please check it.");
      await wrong.waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "oldPassword");
      await changePassword(page, person.password, second);
      await page.getByText("Your password is changed").waitFor();
      await mailTo(site, person.email, { subject: /password/i });
      await savePhone(page, "+91 98765 00000");

      // Changing the password ended the other browser's session.
      await open(other.page, site, "/v2/candidate/profile");
      await other.page.waitForURL(/\/auth\/login/);
      await whenLoggedOut(other.page);
      await logIn(other.page, { ...person, password: second });
      await contactOf(other.page).getByText(person.email).waitFor();

      await page.getByRole("button", { name: "Log out everywhere" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
      await page.waitForURL(/\/auth\/login/);
      await whenLoggedOut(page);
      await open(other.page, site, "/v2/candidate/profile");
      await other.page.waitForURL(/\/auth\/login/);

      mine.forgive(/status of 401/);
      await whenInteractive(page);
      await logIn(page, person);
      await page.getByRole("alert").filter({ hasText: "do not match an account" }).waitFor();
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.waitForURL(/\/auth\/forgot-password/);
      assert.equal(await page.getByLabel("E-mail").inputValue(), person.email, "the address typed before");
      await page.getByRole("button", { name: "Mail me a code" }).click();
      await page.waitForURL(/\/auth\/reset-password/);
      assert.equal(await page.getByLabel("E-mail").inputValue(), person.email);
      const third = `${person.password} and ships`;
      await page
        .getByLabel("Code", { exact: true })
        .fill(codeIn(await mailTo(site, person.email, { subject: /code/i, after: 1 })));
      await page.getByLabel("New password", { exact: true }).fill(third);
      await page.getByRole("button", { name: "Set new password" }).click();
      await page.getByText("Your new password is set. Log in with it.").waitFor();
      await logIn(page, { ...person, password: third });
      await whenLoggedIn(page);
    });
});

test("the code can be requested again after half a minute, and a wrong one is refused beside its field", async (context) => {
  const person = newcomer();
  const { page, context: tabs, forgive } = await visit(browser, context);
  forgive(/status of 409/);
  await tabs.clock.install();
  await open(page, site, "/auth/signup");
  await fillSignUp(page, person);
  const first = codeIn(await mailTo(site, person.email));
  const again = page.getByRole("button", { name: "Send the code again" });
  assert.equal(await again.getAttribute("aria-disabled"), "true");
  await page.getByText(/^Wait \d+ seconds?$/).waitFor();
  await again.click({ force: true });
  await clock.pass(tabs, 0.6);
  await page.waitForFunction(() => !document.querySelector("form button[aria-disabled]"));
  await again.click();
  await page.getByText("A new code is on its way.").waitFor();
  const second = codeIn(await mailTo(site, person.email, { after: 1 }));
  assert.equal((await mailsTo(site, person.email)).length, 2, "the press before its time sent nothing");

  // The step survives a reload, and the code works in either spelling.
  await page.reload();
  await whenInteractive(page);
  const code = page.getByLabel("Code", { exact: true });
  await code.fill(second === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This is not the code from the newest mail.").waitFor();
  assert.equal(await code.getAttribute("aria-invalid"), "true");
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
  await code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await whenLoggedIn(page);
  assert.notEqual(first, undefined);
});
