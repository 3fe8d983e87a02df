// A company's admin gives a program a key, has events sent to an address, and shows the company's jobs in a page of another site.
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { COMPANY_INTEGRATIONS_PATH } from "../../contract/paths.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { open } from "../support/account-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { aMemberOf, signInAgain } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();
const company = await aCompany(site.db, { name: "Heron Works" });
await aJob(site.db, { companyId: company.id, jobTitle: "Heron Keeper", locations: ["Pune, India"] });
const devika = await aMemberOf(site, "Devika Menon");
await site.db.transaction((tx) =>
  joinCompany(tx, { accountId: devika.accountId, companyId: company.id, role: "corporate-admin", now: new Date() }),
);
const { storageState } = await signInAgain(site, devika);

/** What arrived at the company's own program: the id of each delivery. */
const arrived: string[] = [];
const receiver = createServer((request, response) => {
  arrived.push(String(request.headers["webhook-id"]));
  request.resume();
  response.writeHead(204).end();
});
/** The company's own website; its body is set by the test. */
let careers = "";
const website = createServer((_request, response) =>
  response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src ${site.url}; frame-src ${site.url}`,
    })
    .end(`<!doctype html><html lang="en"><title>Careers</title><main><h1>Careers</h1>${careers}</main></html>`),
);
const portOf = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};
const hook = `http://127.0.0.1:${await portOf(receiver)}/hook`;
const websiteUrl = `http://localhost:${await portOf(website)}/`;

const status = async (key: string) =>
  (await fetch(`${site.url}/api/v1/company/jobs`, { headers: { authorization: `Bearer ${key}` } })).status;

/** The secret in the open dialog, which goes when the person has it. */
async function takeSecret(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  const secret = (await dialog.locator("code").textContent()) ?? "";
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.getByText(secret).count(), 0);
  return secret;
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
}

const focused = (page: Page, id: string) => page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

test("keys, webhooks and the frame", { timeout: 240_000 }, async (context) => {
  const phone = { storageState: storageState!, viewport: { width: 390, height: 844 } };
  const { page, forgive } = await visit(browser, context, phone);
  forgive(/status of 400/);
  await open(page, site, COMPANY_INTEGRATIONS_PATH);
  const keys = page.getByRole("region", { name: "API keys" });
  await keys.getByText("You have no keys yet.").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
  assert.deepEqual(await axeFindings(page), []);

  await keys.getByRole("button", { name: "Make the key" }).click();
  await keys.getByText("Please say what the key is for.").waitFor();
  await keys.getByLabel("What the key is for").fill("Careers page");
  await keys.getByLabel(/^Your jobs, including closed ones/).check();
  await keys.getByRole("button", { name: "Make the key" }).click();
  const first = await takeSecret(page, "Your new key");
  assert.equal(await status(first), 200);
  await keys.getByRole("button", { name: "Replace Careers page" }).click();
  await confirm(page, "Replace");
  const second = await takeSecret(page, "Your new key");
  assert.deepEqual([await status(first), await status(second)], [200, 200]);
  await keys.getByText(/The old key works until/).waitFor();
  await keys.getByRole("button", { name: "End Careers page" }).click();
  await confirm(page, "End");
  await keys.getByText("You have no keys yet.").waitFor();
  await focused(page, "keys-title");
  assert.deepEqual([await status(first), await status(second)], [401, 401]);

  const webhooks = page.getByRole("region", { name: "Webhooks" });
  await webhooks.getByLabel("Address").fill(`${hook}/of-old`);
  await webhooks.getByRole("button", { name: "Add the webhook" }).click();
  assert.match(await takeSecret(page, "The secret of your webhook"), /^whsec_/);
  await webhooks.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog", { name: "Change this webhook" });
  await dialog.getByLabel("Address").fill(hook);
  await dialog.getByLabel("A job was published").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await webhooks.getByRole("heading", { name: hook, exact: true }).waitFor();
  await webhooks
    .getByRole("listitem")
    .filter({ hasText: /^A job was published$/ })
    .waitFor();

  // The log opens with the test, and follows it by itself.
  await webhooks.getByRole("button", { name: "Send a test" }).click();
  await webhooks.getByText("Delivered", { exact: true }).waitFor();
  await webhooks.getByText("1 attempt").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await webhooks.getByRole("button", { name: "Send again" }).click();
  await webhooks.getByText("2 attempts").waitFor();
  assert.deepEqual([arrived.length, new Set(arrived).size], [2, 1]);
  await webhooks.getByRole("button", { name: /^Remove/ }).click();
  await confirm(page, "Remove");
  await webhooks.getByText("You have no webhooks or chats yet.").waitFor();
  await focused(page, "webhooks-title");

  // A channel of Slack: what opens it is not shown again.
  await webhooks.getByLabel("Where events go").selectOption({ label: "A Slack channel" });
  await webhooks.getByLabel("Address of the incoming webhook").fill(hook.replace("/hook", "/services/T1/B2/opens"));
  await webhooks.getByLabel("Language of the messages").selectOption("hi");
  await webhooks.getByRole("button", { name: "Add the channel" }).click();
  await webhooks.getByRole("heading", { name: "Slack: T1/B2", exact: true }).waitFor();
  await webhooks.getByRole("button", { name: "Send a test" }).click();
  await webhooks.getByText("Delivered", { exact: true }).waitFor();
  assert.equal(arrived.length, 3);
  await webhooks.getByLabel("Where events go").selectOption({ label: "A Telegram chat" });
  await webhooks.getByRole("button", { name: "Add the chat" }).click();
  await webhooks.getByText("Please paste the bot's token.").waitFor();
  assert.deepEqual(await axeFindings(page), []);

  // The lines that the page gives work in a page of another site.
  careers = (await page.getByRole("region", { name: "Your jobs on your website" }).locator("code").textContent()) ?? "";
  await page.goto(websiteUrl);
  const frame = page.frameLocator("vouchboard-jobs iframe");
  await frame.getByRole("heading", { name: "Jobs at Heron Works" }).waitFor();
  const [job] = await Promise.all([
    page.waitForEvent("popup"),
    frame.getByRole("link", { name: /^Heron Keeper/ }).click(),
  ]);
  await job.getByRole("heading", { level: 1, name: "Heron Keeper" }).waitFor();
});
