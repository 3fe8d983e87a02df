// Shared steps of the journeys of applying: signed-in candidates, dialogs by their title, and stored applications.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { aCandidate, type CandidateFacts } from "./candidates.ts";
import { aMemberOf, type Member } from "./members.ts";
import type { Site } from "./site.ts";

/** A profile from a CV with four years of Java. */
export const JAVA_ENGINEER: CandidateFacts = {
  designation: "Backend Engineer",
  YOE: 4,
  coreSkills: ["Java", "SQL"],
  softSkills: ["Teamwork"],
};

/** A new candidate with an account; `facts` null means no CV. */
export async function aCandidateOf(site: Site, facts: CandidateFacts | null = JAVA_ENGINEER): Promise<Member> {
  const member = await aMemberOf(site, "Meera Nair");
  if (facts) await aCandidate(site.db, member.accountId, facts);
  return member;
}

/** The open dialog with this title. */
export const dialogOf = (page: Page, title: string) => page.getByRole("alertdialog", { name: title, exact: true });

/** The last look before an application is sent. */
export const lastLook = (page: Page) => page.getByRole("dialog", { name: /^Apply to / });

/** Sends the application from the last look, once its CV is shown. */
export async function sendFromLastLook(page: Page): Promise<void> {
  await lastLook(page)
    .getByText(/^Uploaded /)
    .waitFor();
  await lastLook(page).getByRole("button", { name: "Send application" }).click();
  await lastLook(page).waitFor({ state: "detached" });
}

/** Presses a button of the dialog with this title and waits until the dialog is gone. */
export async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = dialogOf(page, title);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

export const applyButton = (page: Page) => page.getByRole("button", { name: "Apply", exact: true });
export const applyLink = (page: Page) => page.getByRole("link", { name: /^Apply\b/ });
export const appliedNote = (page: Page) => page.locator(".applied-note", { hasText: "You have applied" });

/** Collects the texts of toasts from now on, in order. */
export async function hearToasts(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hearToast", (text: string) => void (heard.includes(text) || heard.push(text)));
  await page.addInitScript(() => {
    const hear = (globalThis as unknown as { hearToast: (text: string) => void }).hearToast;
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll(".Toastify__toast")) if (toast.textContent) hear(toast.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

/** Waits until this toast was heard: its script may come later than what the page itself shows. */
export async function whenHeard(toasts: readonly string[], text: string): Promise<void> {
  for (let looks = 0; !toasts.includes(text); looks += 1) {
    assert.ok(looks < 400, `not “${text}” but ${toasts.join(" | ")}`);
    await pause(50);
  }
}

/** Collects the Idempotency-Keys of the applications that the page sends from now on. */
export function watchKeys(page: Page, path = "/api/job-application/"): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path)
      keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return keys;
}

export type KeptApplication = { kind: string; status: string; score: number; jobId: string };

/** A person's applications in the database. */
export const applicationsOf = (site: Site, accountId: string): Promise<KeptApplication[]> =>
  site.db.query<KeptApplication>(
    `select kind, status, score, job_id as "jobId" from application where account_id = $1 order by id`,
    [accountId],
  );
