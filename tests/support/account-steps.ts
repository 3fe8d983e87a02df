// What people with accounts do again and again in a browser, step by step, through the pages that everybody uses.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { whenInteractive } from "./browser.ts";
import { codeIn, mailTo } from "./mail.ts";

export type Newcomer = { name: string; email: string; password: string };

/** Somebody with an address and a password that no other test uses. */
export function newcomer(name = "Asha Rao"): Newcomer {
  const id = randomUUID();
  return { name, email: `asha-${id}@people.example`, password: `kites over ${id.slice(0, 13)}` };
}

/** Opens a page of the site and waits until it listens. */
export async function open(page: Page, site: { url: string }, path: string): Promise<void> {
  await page.goto(site.url + path);
  await whenInteractive(page);
}

/** Fills in the open form of /auth/signup and sends it. */
export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign up for free" }).click();
}

/** Signs up from /auth/signup as it is open, with the mailed code; resolves when the browser has gone on. */
export async function signUp(page: Page, site: { url: string }, person: Newcomer): Promise<void> {
  await fillSignUp(page, person);
  const code = page.getByLabel("Code", { exact: true });
  await code.waitFor();
  await code.fill(codeIn(await mailTo(site, person.email, { subject: /code/i })));
  await code.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/auth/signup");
}

/** Logs in by the form that is open. */
export async function logIn(page: Page, { email, password }: Pick<Newcomer, "email" | "password">): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  const field = page.getByLabel("Password", { exact: true });
  await field.fill(password);
  await field.press("Enter");
}

/** Resolves when the header greets somebody who is logged in. */
export const whenLoggedIn = (page: Page) => page.getByRole("button", { name: /^Account menu of / }).waitFor();

/** Resolves when the header offers the login, which a small screen keeps in its menu. */
export const whenLoggedOut = (page: Page) =>
  page.locator("header a[href^='/auth/login']").first().waitFor({ state: "attached" });
