// Browser steps of people with accounts: signing up, logging in, opening pages.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { whenInteractive } from "./browser.ts";
import { codeIn, mailTo } from "./mail.ts";

export type Newcomer = { name: string; email: string; password: string };

/** A person with a unique address and password. */
export function newcomer(name = "Asha Rao"): Newcomer {
  const id = randomUUID();
  return { name, email: `asha-${id}@people.example`, password: `kites over ${id.slice(0, 13)}` };
}

/** Opens a page of the site and waits until it is interactive. */
export async function open(page: Page, site: { url: string }, path: string): Promise<void> {
  await page.goto(site.url + path);
  await whenInteractive(page);
}

/** Fills in and sends the open form of a sign-up. */
export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign up for free" }).click();
}

/** Signs up in the open form, with the mailed code; resolves after the redirect. */
export async function signUp(page: Page, site: { url: string }, person: Newcomer): Promise<void> {
  await fillSignUp(page, person);
  const code = page.getByLabel("Code", { exact: true });
  await code.waitFor();
  await code.fill(codeIn(await mailTo(site, person.email, { subject: /code/i })));
  await code.press("Enter");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"));
}

/** Logs in with the open form. */
export async function logIn(page: Page, { email, password }: Pick<Newcomer, "email" | "password">): Promise<void> {
  // Beside a sign-up form there are two addresses and two passwords.
  const form = page.locator("form", { has: page.locator("input[autocomplete=current-password]") });
  await form.getByLabel("E-mail").fill(email);
  const field = form.getByLabel("Password", { exact: true });
  await field.fill(password);
  await field.press("Enter");
}

/** Resolves when the header shows the menu of a logged-in person. */
export const whenLoggedIn = (page: Page) => page.getByRole("button", { name: /^Account menu of / }).waitFor();

/** Resolves when the header offers the login, which is inside the menu on small screens. */
export const whenLoggedOut = (page: Page) =>
  page.locator("header a[href^='/auth/login']").first().waitFor({ state: "attached" });
