// An admin finds a person, suspends them with a reason that they read at the next log in, finds that in the audit log, and
// lifts it; merges companies; answers an enquiry; takes a scam off the site and decides the appeal. Screens beside these are free of axe findings.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ADMIN_COMPANIES_PATH,
  ADMIN_JOBS_PATH,
  AUDIT_PATH,
  applicantsPath,
  COMPANY_SIGN_IN_PATH,
  companyPath,
  MESSAGES_PATH,
  PEOPLE_PATH,
  PRIVACY_REQUEST_PATH,
  PRIVACY_REQUESTS_PATH,
  personPath,
  SITE_SETTINGS_PATH,
} from "../../contract/paths.ts";
import { joinCompany } from "../../server/recruiting/index.ts";
import { logIn, open } from "../support/account-steps.ts";
import { anAdminOf } from "../support/admin-steps.ts";
import { axeFindings, startBrowser, visit } from "../support/browser.ts";
import { aCompany, aJob } from "../support/builders.ts";
import { mailTo } from "../support/mail.ts";
import { aMemberOf, signInAgain } from "../support/members.ts";
import { aRecruiterOf } from "../support/recruiter-steps.ts";
import { startSite } from "../support/site.ts";

const site = await startSite({ jobs: 5 });
const browser = await startBrowser();

const REASON = "Three people say that you asked them for money.";

test("an admin suspends a scammer, who reads why, and lifts it", { timeout: 180_000 }, async (context) => {
  const [admin, scammer] = [await anAdminOf(site), await aMemberOf(site, "Vikram Shady")];
  const { page } = await visit(browser, context, admin.signedIn);
  await open(page, site, PEOPLE_PATH);
  await page.getByRole("searchbox").fill("ikram sha");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/query=ikram/);
  // The list of everyone stays until the answer is there.
  await page.getByRole("link", { name: "Anita Desai" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Vikram Shady" }).waitFor();
  assert.deepEqual(await axeFindings(page), []);

  await page.getByRole("link", { name: "Vikram Shady" }).click();
  await page.getByRole("heading", { level: 1, name: "Vikram Shady" }).waitFor();
  await page.getByText(scammer.email).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByText("Please say why: the person reads it.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("button", { name: "Lift the suspension" }).waitFor();
  assert.match((await mailTo(site, scammer.email, { subject: /is suspended/ })).text, /asked them for money/);

  const { page: theirs, forgive } = await visit(browser, context, { viewport: { width: 390, height: 900 } });
  forgive(/403/);
  await open(theirs, site, "/auth/login");
  await logIn(theirs, scammer);
  await theirs.getByRole("alert").getByText(REASON).waitFor();

  await page.getByRole("link", { name: "What admins did about this account" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "account.suspended" });
  await entry.getByText("state: SUSPENDED").waitFor();
  await entry.getByText("Anita Desai").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^vouchboard-audit-.*\.csv$/);

  await entry.getByRole("link", { name: "Vikram Shady" }).click();
  await page.getByRole("button", { name: "Lift the suspension" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Lift the suspension" })
    .click();
  await page.getByRole("button", { name: "Suspend" }).waitFor();
  await logIn(theirs, scammer);
  await theirs.waitForURL((url) => !url.pathname.startsWith("/auth/login"));
});

test("an admin asks the owner of two accounts, who agrees by both mails and finds one account", {
  timeout: 180_000,
}, async (context) => {
  const [admin, twice] = [await anAdminOf(site, "Farah Noor"), await aMemberOf(site, "Divya Twice")];
  const kept = await aMemberOf(site, "Divya Kept");
  const { page } = await visit(browser, context, { ...admin.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, personPath(twice.accountId));
  await page.getByRole("button", { name: "Merge into another account" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge this account into another one?" });
  await dialog.getByRole("button", { name: "Ask both addresses" }).click();
  await dialog.getByText("Please enter the address or id of the account that stays.").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByLabel("The account that stays").fill(kept.email);
  await dialog.getByLabel("Reason").fill("You wrote to us from both addresses.");
  await dialog.getByRole("button", { name: "Ask both addresses" }).click();
  await page.getByText("Waits for answers").waitFor();
  assert.deepEqual(await axeFindings(page), []);

  for (const [{ email }, language, button, title] of [
    [twice, "", "Agree", "Thank you, you agreed"],
    [kept, "/hi", "सहमति दें", "आपके दोनों अकाउंट अब एक हैं"],
  ] as const) {
    const { page: theirs } = await visit(browser, context);
    const { text } = await mailTo(site, email, { subject: /are these two/i });
    const link = /\/merge-accounts#token=\S+/.exec(text)?.[0];
    assert.ok(link, text);
    await open(theirs, site, language + link);
    await theirs.getByText("You wrote to us from both addresses.").waitFor();
    assert.deepEqual(await axeFindings(theirs), []);
    await theirs.getByRole("button", { name: button, exact: true }).click();
    await theirs.getByRole("heading", { level: 1, name: title }).waitFor();
    assert.deepEqual(await axeFindings(theirs), []);
  }
  await open(page, site, personPath(twice.accountId));
  await page.getByText("Merged", { exact: true }).waitFor();
  await page.getByRole("link", { name: kept.email }).waitFor();
});

test("an admin verifies a company, suspends another one and merges it back, on a phone", {
  timeout: 180_000,
}, async (context) => {
  const [kept, double] = [
    await aCompany(site.db, { name: "Palmyra Mills" }),
    await aCompany(site.db, { name: "Palmyra Mills India" }),
  ];
  const admin = await anAdminOf(site, "Mira Shah");
  const { page } = await visit(browser, context, { ...admin.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, `${ADMIN_COMPANIES_PATH}?query=palmyra`);
  const cardOf = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await cardOf(kept.name).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const choose = async (name: string, act: string) => {
    await page.getByRole("button", { name: `Change ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
  };

  await choose(kept.name, "Verify its domain");
  await page.getByRole("dialog").getByLabel("Mail domain").fill("palmyra.com");
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await cardOf(kept.name).getByText("Proven: palmyra.com").waitFor();

  await choose(double.name, "Suspend");
  await page.getByRole("alertdialog").getByLabel("Why").fill("A copy of another company.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend", exact: true }).click();
  await cardOf(double.name).getByText("A copy of another company.").waitFor();
  await choose(double.name, "Lift the suspension");
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Lift the suspension" })
    .click();
  await cardOf(double.name).getByText("A copy of another company.").waitFor({ state: "detached" });

  await choose(double.name, "Merge into another");
  await page.getByRole("combobox", { name: "Company to keep" }).fill("Palmyra Mills");
  await page.getByRole("option", { name: kept.name, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge", exact: true }).click();
  await cardOf(double.name).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Merged", exact: true }).click();
  await cardOf(double.name).getByText(`Part of ${kept.name}`).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  const old = await fetch(site.url + companyPath({ SK: double.id, name: double.name }), { redirect: "manual" });
  assert.deepEqual(
    [old.status, new URL(old.headers.get("location") ?? "", site.url).pathname],
    [301, companyPath({ SK: kept.id, name: kept.name })],
  );
});

test("an admin answers an enquiry, takes a scam off the site, turns the appeal down, and finds it all in the audit log", {
  timeout: 240_000,
}, async (context) => {
  const company = await aCompany(site.db, { name: "Sudden Riches" });
  const scam = await aJob(site.db, {
    companyId: company.id,
    jobTitle: "Home typist",
    description: "<p>Pay the registration fee of Rs 500, then earn Rs 9,000 a week.</p>",
  });
  const enquiry = {
    name: "Ben Varma",
    email: "ben@kites.example",
    companyName: "Kite Works",
    teamSize: "1-10",
    message: "Two cutters.",
  };
  const sent = await fetch(`${site.url}/api/corporate-enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  assert.equal(sent.status, 201);
  const admin = await anAdminOf(site, "Leela Rao");
  const { page } = await visit(browser, context, admin.signedIn);
  await open(page, site, `${MESSAGES_PATH}?kind=ENQUIRY`);
  await page.getByRole("link", { name: "Kite Works" }).click();
  await page.getByLabel("Your answer").fill("Gladly.");
  await page.getByRole("button", { name: "Mail the answer" }).click();
  await page.getByText(/^Leela Rao answered on .+ and set it to Done$/).waitFor();

  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Jobs", exact: true })
    .click();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Home typist" }) });
  await card.getByText("Asks for money: “registration fee”").waitFor();
  await card.getByRole("checkbox", { name: "Choose Home typist" }).check();
  await page.getByText("1 job chosen").waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Freeze" }).click();
  await dialog.getByText("Please say why.").waitFor();
  await dialog.getByLabel("Why").fill("It asks applicants for money.");
  await dialog.getByRole("button", { name: "Freeze" }).click();
  await card.waitFor({ state: "detached" });

  const recruiter = await aRecruiterOf(site, company.id);
  const { page: theirs } = await visit(browser, context, {
    ...recruiter.signedIn,
    viewport: { width: 390, height: 844 },
  });
  await open(theirs, site, applicantsPath(scam.id));
  await theirs.getByText("Why: It asks applicants for money.").waitFor();
  assert.deepEqual(await axeFindings(theirs), []);
  await theirs.getByRole("button", { name: "Appeal", exact: true }).click();
  await theirs.getByLabel("Why the job should be back").fill("The fee buys a pen.");
  await theirs.getByRole("button", { name: "Send the appeal" }).click();
  await theirs.getByText(/^Your company appealed on /).waitFor();

  await page.getByRole("link", { name: "Appeals", exact: true }).click();
  await card.getByText("The fee buys a pen.").waitFor();
  await card.getByRole("checkbox", { name: "Choose Home typist" }).check();
  await page.getByText("1 job chosen").waitFor();
  await card.getByRole("button", { name: "Answer the appeal" }).click();
  const answer = page.getByRole("dialog", { name: "Answer the appeal for Home typist" });
  await answer.getByLabel("Your answer").fill("A pen is yours to give.");
  assert.deepEqual(await axeFindings(page), []);
  await answer.getByRole("button", { name: "Send the answer" }).click();
  await card.waitFor({ state: "detached" });
  await page.getByText("No appeal is waiting").waitFor();
  // A chosen job that has left the list is out of reach of the acts on all chosen ones.
  await page.getByText("1 job chosen").waitFor({ state: "detached" });

  await open(page, site, AUDIT_PATH);
  const entries = page.getByRole("listitem");
  for (const action of ["Message answered", "Job frozen", "Job appeal answered", "Company merged", "Account suspended"])
    await entries
      .filter({ has: page.getByRole("heading", { name: action, exact: true }) })
      .first()
      .waitFor();
});

test("an admin corrects what a listing was read as, and takes that back, on a phone", {
  timeout: 180_000,
}, async (context) => {
  await aJob(site.db, {
    externalJobId: "feed:1",
    jobTitle: "Lantern Maker",
    coreSkills: ["Java"],
    locations: ["Pune"],
  });
  const admin = await anAdminOf(site, "Omar Khan");
  const { page } = await visit(browser, context, { ...admin.signedIn, viewport: { width: 390, height: 844 } });
  await open(page, site, `${ADMIN_JOBS_PATH}?list=ALL&query=lantern`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Lantern Maker" }) });
  const choose = async (act: string) => {
    await card.getByRole("button", { name: "Change Lantern Maker" }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
  };
  await choose("Correct its reading");
  const dialog = page.getByRole("dialog", { name: "Correct Lantern Maker" });
  await dialog.getByLabel("Core skills").fill("Welding, Soldering");
  await dialog.getByLabel("Work mode").selectOption("WFO");
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole("button", { name: "Save" }).click();
  await card.getByText("Corrected", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Details of Lantern Maker" }).click();
  await card.getByText("Welding, Soldering (Corrected)").waitFor();
  await card.getByText(/^job\.corrected by Omar Khan on /).waitFor();
  assert.deepEqual(await axeFindings(page), []);
  await choose("Take the correction back");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the correction back" }).click();
  await card.getByText("Java", { exact: true }).waitFor();
});

/** Screens that only their own people open, beside the public form of a request. */
const QUIET_SCREENS = [
  { path: SITE_SETTINGS_PATH, who: "admin" },
  { path: PRIVACY_REQUESTS_PATH, who: "admin" },
  { path: COMPANY_SIGN_IN_PATH, who: "company" },
  { path: PRIVACY_REQUEST_PATH, who: "visitor" },
] as const;

test("settings, data requests and a company's own sign-in: axe finds nothing, light or dark, also in Hindi", {
  timeout: 180_000,
}, async (context) => {
  const { id: companyId } = await aCompany(site.db, { name: "Quartz Labs" });
  const [admin, member] = [await anAdminOf(site, "Leela Rao"), await aMemberOf(site, "Kiran Shah")];
  await site.db.transaction((tx) =>
    joinCompany(tx, { accountId: member.accountId, companyId, role: "corporate-admin", now: new Date() }),
  );
  await site.db.query("update company set proven_domain = 'quartz-labs.com', proven_at = now() where id = $1", [
    companyId,
  ]);
  await site.db.query(
    `insert into privacy_request (id, kind, state, email, name, text, asked_at, due_at)
     values (gen_random_uuid(), 'ACCESS', 'OPEN', 'asha@mail.example', 'Asha Rao', 'Please send me all of it.', now(), now() + interval '3 days')`,
  );
  const pages = {
    admin: (await visit(browser, context, admin.signedIn)).page,
    company: (
      await visit(browser, context, { ...(await signInAgain(site, member)), viewport: { width: 390, height: 844 } })
    ).page,
    visitor: (await visit(browser, context)).page,
  };
  for (const { path, who } of QUIET_SCREENS)
    for (const language of ["", "/hi"]) {
      const page = pages[who];
      await open(page, site, language + path);
      await page.locator("main form, main li").first().waitFor();
      assert.deepEqual(await axeFindings(page), [], language + path);
    }
});
