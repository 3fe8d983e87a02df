// A company's people join: the operator invites the first admin, who invites a recruiter; invites end, and people
// leave.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inviteCompanyAdmin } from "../../cli/make-admin.ts";
import { companyPath, invitePath } from "../../contract/paths.ts";
import { logIn, newcomer, open, signUp, whenLoggedIn } from "../support/account-steps.ts";
import { axeFindings, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { codeIn, linkIn, mailTo } from "../support/mail.ts";
import { aMemberOf } from "../support/members.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 40 });
const browser = await startBrowser();

const COMPANY = "Lantern Kite Works";
const admin = newcomer("Devika Menon");
const recruiter = newcomer("Farhan Ali");

const firstInvite = (email: string) =>
  inviteCompanyAdmin(site.db, { email, company: COMPANY, addsCompany: true, now: new Date() });

test("an admin joins, invites a recruiter who signs up and accepts, and changes and removes people", async (context) => {
  const { token } = await firstInvite(admin.email);
  const first = await visit(browser, context, { viewport: { width: 1440, height: 900 } });
  first.forgive(/status of 409/);
  const { page } = first;
  await open(page, site, invitePath(token));
  await page.getByRole("heading", { level: 1, name: `Join ${COMPANY}` }).waitFor();
  await page.getByText(admin.email).first().waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("link", { name: "Sign up for free" }).last().click();
  await page.waitForURL(/\/auth\/signup\?returnTo=/);
  const isNamed = (email: string) => document.querySelector<HTMLInputElement>("input[type=email]")?.value === email;
  await page.waitForFunction(isNamed, admin.email);
  await signUp(page, site, admin);
  await page.getByRole("button", { name: "Accept the invite" }).click();
  await page.waitForURL(`${site.url}/v2/corporate/jobs`);
  await page.getByRole("link", { name: "Your company’s people" }).click();
  await page.getByRole("heading", { level: 1, name: "Your company’s people" }).waitFor();
  await page.getByText(COMPANY).first().waitFor();

  // There is no other admin yet.
  const people = page.getByRole("region", { name: "People" });
  await people.getByRole("button", { name: `Make recruiter of ${admin.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make recruiter" }).click();
  await people.getByRole("alert").filter({ hasText: "A company needs an admin." }).waitFor();

  await page.getByLabel("Their e-mail").fill(recruiter.email);
  await page.getByLabel("Role").selectOption("corporate-recruiter");
  await page.getByRole("button", { name: "Send invite" }).click();
  await page.getByText("The invite is on its way").waitFor();
  const invites = page.getByRole("region", { name: "Invites", exact: true });
  await invites.getByText(recruiter.email, { exact: true }).waitFor();
  await invites.getByText("Waiting").waitFor();
  assert.deepEqual(await axeFindings(page), []);

  // The recruiter, on a phone, has no account yet.
  const link = linkIn(await mailTo(site, recruiter.email, { subject: /invite/i }), "/invite");
  const second = await visit(browser, context, { viewport: { width: 390, height: 844 } });
  second.forgive(/status of (403|410)/);
  await second.page.goto(link);
  await whenInteractive(second.page);
  await second.page.getByRole("link", { name: "Sign up for free" }).last().click();
  await second.page.waitForURL(/\/auth\/signup\?returnTo=/);
  await signUp(second.page, site, recruiter);
  await second.page.getByRole("button", { name: "Accept the invite" }).click();
  await second.page.waitForURL(`${site.url}/v2/corporate/jobs`);
  await second.page.getByRole("heading", { level: 1, name: "Your company’s jobs" }).waitFor();
  assert.equal(await second.page.getByRole("link", { name: "Your company’s people" }).count(), 0);
  await open(second.page, site, "/v2/corporate/members");
  await second.page.getByText("Only your company’s admins see this page").waitFor();
  assert.equal(await second.page.getByRole("link", { name: "Go to Home" }).getAttribute("href"), "/v2/corporate");

  // A used invite is invalid.
  await second.page.goto(`${site.url}/about`);
  await second.page.goto(link);
  await second.page.getByRole("heading", { level: 1, name: "Invite Expired" }).waitFor();

  await page.reload();
  await whenInteractive(page);
  await people.getByText(recruiter.email, { exact: true }).waitFor();
  await invites.getByText("Accepted").first().waitFor();
  await people.getByRole("button", { name: `Remove ${recruiter.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await people.getByText(recruiter.email, { exact: true }).waitFor({ state: "detached" });

  // A removed member is a candidate again.
  await open(second.page, site, "/v2/corporate/jobs");
  await second.page.getByText(/You do not have access to this page|Please contact your administrator/).waitFor();
});

test("a revoked invite shows the expired screen, in its words", async (context) => {
  const owner = newcomer("Ira Bose");
  const { token } = await firstInvite(owner.email);
  const { page, forgive } = await visit(browser, context);
  forgive(/status of 410/);
  await open(page, site, invitePath(token));
  await page.getByRole("link", { name: "Sign up for free" }).last().click();
  await page.waitForURL(/\/auth\/signup/);
  await signUp(page, site, owner);
  await page.getByRole("button", { name: "Accept the invite" }).click();
  await page.waitForURL(`${site.url}/v2/corporate/jobs`);
  await open(page, site, "/v2/corporate/members");
  const guest = newcomer();
  await page.getByLabel("Their e-mail").fill(guest.email);
  await page.getByRole("button", { name: "Send invite" }).click();
  const link = linkIn(await mailTo(site, guest.email, { subject: /invite/i }), "/invite");
  await page.getByRole("button", { name: `Revoke the invite to ${guest.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Taken back").first().waitFor();
  // The pressed button is gone: the focus stays with the invite.
  await page.waitForFunction(
    (email) => document.activeElement?.matches("li") && document.activeElement.textContent?.includes(email),
    guest.email,
  );

  const stranger = await visit(browser, context);
  stranger.forgive(/status of 410/);
  await stranger.page.goto(link);
  await stranger.page.getByRole("heading", { level: 1, name: "Invite Expired" }).waitFor();
  await stranger.page
    .getByText("The invite you are trying to access has expired. Please contact the company for a new invite.")
    .waitFor();
  await whenInteractive(stranger.page);
  await stranger.page.getByRole("link", { name: "Back to Home" }).click();
  await stranger.page.waitForURL(`${site.url}/`);
});

test("signed in as another person, the invite asks for the right account", async (context) => {
  const [invited, somebody] = [newcomer("Leela Das"), newcomer("Om Prakash")];
  const { page } = await visit(browser, context);
  await open(page, site, "/auth/signup?returnTo=%2Fabout");
  await signUp(page, site, somebody);
  await whenLoggedIn(page);
  const { token } = await firstInvite(invited.email);
  await page.goto(site.url + invitePath(token));
  await page.getByText(`You are logged in as ${somebody.email}`).waitFor();
  assert.equal(await page.getByRole("button", { name: "Accept the invite" }).count(), 0);
  await page.getByRole("button", { name: `Log out and use ${invited.email}` }).click();
  // The header has such a link too, and a sign-out shows it first.
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(/\/auth\/login\?returnTo=/);
  await logIn(page, somebody);
  await page.getByText(`You are logged in as ${somebody.email}`).waitFor();
});

test("a company that an import made is claimed from its page by a work address, and its page is written", async (context) => {
  const company = await aCompany(site.db, { name: "Saffron Looms", website: "https://www.saffronlooms.com" });
  await aJob(site.db, { companyId: company.id, jobTitle: "Weaver" });
  const path = companyPath({ SK: company.id, name: company.name });
  const person = await aMemberOf(site, "Nila Varma");
  const visitor = await visit(browser, context, { ...person.signedIn, viewport: { width: 390, height: 844 } });
  visitor.forgive(/status of 422/);
  const { page } = visitor;
  await open(page, site, path);
  await page.getByRole("link", { name: "Is this your company?" }).click();
  await page.getByRole("heading", { level: 1, name: "Hire on Vouchboard" }).waitFor();
  await page.getByLabel("Work e-mail").waitFor();
  assert.equal(await page.getByRole("combobox", { name: "Your company" }).inputValue(), company.name);
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel("Work e-mail").fill("nila@gmail.com");
  await page.getByRole("button", { name: "Send me the code" }).click();
  await page.getByText("gmail.com gives an address to everybody").waitFor();
  await page.getByLabel("Work e-mail").fill("nila@saffronlooms.com");
  await page.getByRole("button", { name: "Send me the code" }).click();
  await page.getByText("Then you are the admin of Saffron Looms here.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByLabel("Code", { exact: true }).fill(codeIn(await mailTo(site, "nila@saffronlooms.com")));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.waitForURL(`${site.url}/v2/corporate/company`);
  await page.getByRole("heading", { level: 1, name: "Your company’s page" }).waitFor();
  await page.getByLabel(/^What it does/).fill("We weave.");
  await page.getByLabel(/^Benefits/).fill("Six weeks off\n\nFree lunch");
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "Publish the page" }).click();
  await page.getByText("The page is published. Visitors see it within seconds.").waitFor();
  await page
    .getByRole("region", { name: `What visitors read about ${company.name}` })
    .getByText("We weave.")
    .waitFor();

  const { page: theirs } = await visit(browser, context);
  // Pages are kept for some seconds, and the first visit after that still gets the old one.
  for (let n = 0; n < 20; n += 1) {
    await open(theirs, site, path);
    if ((await theirs.getByText("Proven: saffronlooms.com").count()) > 0) break;
    await theirs.waitForTimeout(500);
  }
  await theirs.getByText("Proven: saffronlooms.com").waitFor();
  assert.deepEqual(await theirs.getByRole("region", { name: "Benefits" }).getByRole("listitem").allTextContents(), [
    "Six weeks off",
    "Free lunch",
  ]);
  assert.equal(await theirs.getByRole("link", { name: "Is this your company?" }).count(), 0);
});
