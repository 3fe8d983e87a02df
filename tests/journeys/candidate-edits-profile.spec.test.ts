// A person edits their profile: checks what was read from the CV, edits every section, loses the network, meets a
// conflict, and manages photo, CVs and account.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { CandidateProfile } from "../../contract/candidates/wire.ts";
import { logIn, open } from "../support/account-steps.ts";
import { axeFindings, goOffline, pressInToast, startBrowser, visit, whenInteractive } from "../support/browser.ts";
import { mailTo } from "../support/mail.ts";
import { aMemberOf, type Member } from "../support/members.ts";
import { makeCv } from "../support/pdf.ts";
import { startSite } from "../support/site.ts";
import { uploadCv } from "../support/site-cvs.ts";

const site = await startSite({ jobs: 10 });
const browser = await startBrowser();
const PROFILE = "/v2/candidate/profile";

const SKILLS = ["Java", "PostgreSQL", "Docker"];

/** Calls the API as the person signed in on the page. */
const api = <Body>(page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const { accessToken } = await (await fetch("/api/session")).json();
      const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` };
      if (what !== undefined) headers["content-type"] = "application/json";
      const answer = await fetch(where, {
        method: how,
        headers,
        body: what === undefined ? null : JSON.stringify(what),
      });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body] as const,
  ) as never;

const profileOf = async (page: Page, { email }: { email: string }): Promise<CandidateProfile> =>
  (await api<CandidateProfile>(page, "GET", `/api/user/${email}/profile`)).body;

/** A new person; by default with a CV that was read, whose job title has low confidence. */
async function somebody({ hasCv = true } = {}): Promise<Member> {
  const person = await aMemberOf(site, "Asha Rao");
  if (hasCv) {
    await uploadCv(site, person, "asha-rao.pdf", makeCv({ skills: SKILLS }));
    await site.db.query(
      `update cv_version set parsed = jsonb_set(parsed, '{confidence,designation}', '0.4')
        where account_id = (select id from account where email = $1)`,
      [person.email],
    );
    // The reader's own tests cover which skills are read; fix them here.
    await site.db.query(
      `update candidate_profile set core_skills = $2 where account_id = (select id from account where email = $1)`,
      [person.email, SKILLS],
    );
  }
  return person;
}

const as = (person: Member, options: BrowserContextOptions = {}) => ({ ...options, ...person.signedIn });

/** Opens the profile and waits until it is shown. */
async function openProfile(page: Page, query = ""): Promise<void> {
  await open(page, site, PROFILE + query);
  await page.getByRole("heading", { name: "About you", exact: true }).waitFor();
}

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
const save = (page: Page, id: string) => section(page, id).getByRole("button", { name: "Save", exact: true }).click();
const whenSaved = (page: Page, id: string) =>
  section(page, id).getByRole("status").filter({ hasText: "Saved" }).waitFor();
/** Waits until the element with this label or id has the focus, which moves shortly after it is shown. */
const whenFocused = (page: Page, wanted: string) =>
  page.waitForFunction(
    (name) => (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id) === name,
    wanted,
  );

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

describe("axe finds nothing, in light and dark:", () => {
  for (const width of [390, 1440])
    test(`on an empty profile and on a full one, read and edited, at ${width} px`, async (context) => {
      const viewport = { width, height: 900 };
      const newPerson = await visit(browser, context, as(await somebody({ hasCv: false }), { viewport }));
      await openProfile(newPerson.page);
      await newPerson.page.getByRole("button", { name: "Upload your CV" }).waitFor();
      assert.deepEqual(await axeFindings(newPerson.page), []);

      const { page } = await visit(browser, context, as(await somebody(), { viewport }));
      await openProfile(page);
      await page.getByText("asha-rao.pdf").waitFor();
      await page.locator(".origin-note summary").first().click();
      assert.deepEqual(await axeFindings(page), []);
      for (const name of ["about you", "skills", "what you are looking for", "contact details"]) await edit(page, name);
      await page.getByRole("button", { name: "Add a position" }).click();
      await page.getByRole("button", { name: "Add education" }).click();
      await page.getByRole("button", { name: "Change password…" }).click();
      await section(page, "experience").getByRole("button", { name: "Save" }).click();
      await page.getByText("Please enter a job title or a company.").waitFor();
      const skills = page.getByRole("combobox", { name: "Core skills" });
      await skills.click();
      await skills.pressSequentially("kub");
      await page.getByRole("option", { name: "Kubernetes", exact: true }).waitFor();
      await page.keyboard.press("Escape");
      assert.deepEqual(await axeFindings(page), []);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        "no sideways scroll",
      );
    });
});

describe("what was read from the CV", () => {
  test("proposed soft skills are asked about; an answer that the network cut off is sent later", async (context) => {
    const person = await somebody({ hasCv: false });
    const work = ["Mentored three junior engineers.", "Negotiated contracts with vendors."];
    await uploadCv(site, person, "asha-rao.pdf", makeCv({ work }));
    const { page, context: tab, forgive } = await visit(browser, context, as(person, { colorScheme: "dark" }));
    forgive(CUT);
    await openProfile(page);
    const skills = section(page, "skills");
    await skills.getByText("Are these soft skills yours, too?").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await skills.getByRole("button", { name: "Leave Negotiation out" }).click();
    await skills.getByRole("status").getByText("Negotiation left out.").waitFor();
    await goOffline(page);
    await skills.getByRole("button", { name: "Add Mentoring" }).click();
    await skills.getByRole("alert").getByText("Press again to try again.").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await tab.setOffline(false);
    await skills.getByRole("status").getByText("Mentoring added.").waitFor();
    await skills.locator(".skill-chip", { hasText: "Mentoring" }).waitFor();
    const { softSkills, softSkillProposals } = await profileOf(page, person);
    assert.deepEqual([softSkills, softSkillProposals], [["Communication", "Leadership", "Mentoring"], []]);
    await page.reload();
    await skills.locator(".skill-chip", { hasText: "Mentoring" }).waitFor();
    assert.equal(await skills.getByText("Are these soft skills yours, too?").count(), 0);
  });
  test("is shown with its line, and an unsure value is confirmed with one click", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    const about = section(page, "about");
    await about.getByText("Senior Software Engineer", { exact: true }).waitFor();
    await page.getByText("Please check what we read").waitFor();
    await about.getByText("Please check").click();
    await about.getByText("We read this from your CV and are not sure that it is right.").waitFor();
    assert.match((await about.locator("q").first().textContent()) ?? "", /Senior Software Engineer/);
    await about.getByRole("button", { name: "That is right" }).click();
    await page.getByText("Job title: confirmed.").waitFor();
    await about.getByText("Please check").waitFor({ state: "detached" });
    assert.deepEqual((await profileOf(page, person)).edited, ["designation"]);
  });

  test("can be restored after a change, and the restoring undone", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    await edit(page, "about you");
    await page.getByLabel("Where you live").fill("Goa");
    await save(page, "about");
    await whenSaved(page, "about");
    const about = section(page, "about");
    await about.getByText("Changed by you").click();
    await about.getByRole("button", { name: "Use what the CV says" }).click();
    await page.getByText("Where you live is what your CV says.").waitFor();
    assert.match((await profileOf(page, person)).location ?? "", /Pune/);
    await pressInToast(page.getByRole("button", { name: "Undo" }));
    await about.getByText("Goa", { exact: true }).waitFor();
  });
});

describe("completion", () => {
  test("leads to the missing field, and rises when it is filled in", async (context) => {
    const { page } = await visit(browser, context, as(await somebody()));
    await openProfile(page);
    const percent = async () =>
      Number(await page.getByRole("progressbar", { name: "Profile complete" }).getAttribute("aria-valuenow"));
    await page.getByRole("progressbar", { name: "Profile complete" }).waitFor();
    const before = await percent();
    await page.getByRole("button", { name: "Add the roles you want" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "field-roles");
    await page.keyboard.type("Architect,");
    await page.keyboard.press("Tab");
    await save(page, "preferences");
    await whenSaved(page, "preferences");
    await page.waitForFunction(
      (value) => Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) > value,
      before,
    );
    await page.getByRole("button", { name: "Add the roles you want" }).waitFor({ state: "detached" });
  });
});

describe("every section is edited and saved:", () => {
  test("about you, with each error beside its field", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    await edit(page, "about you");
    await page.waitForFunction(() => document.activeElement?.id === "field-designation");
    await page.getByLabel("Years of experience").fill("many");
    await page.getByLabel("Summary").fill("I build payment systems.");
    await save(page, "about");
    await page.getByText("Please enter your years of experience as a number, 0 to 70.").waitFor();
    await whenFocused(page, "field-YOE");
    await page.getByLabel("Years of experience").fill("9,5");
    await page.getByRole("textbox", { name: "Link 1", exact: true }).fill("no link");
    await save(page, "about");
    await page.getByText("Please enter a web address that begins with https://.").waitFor();
    await whenFocused(page, "Link 1");
    await page.getByRole("textbox", { name: "Link 1", exact: true }).fill("code.example/asha");
    await save(page, "about");
    await whenSaved(page, "about");
    // Where the focus was before editing.
    await whenFocused(page, "Edit about you");
    await page.reload();
    await section(page, "about").getByText("I build payment systems.").waitFor();
    const profile = await profileOf(page, person);
    assert.deepEqual([profile.YOE, profile.links], [9.5, ["https://code.example/asha"]]);
    assert.deepEqual(
      profile.edited.toSorted(),
      ["YOE", "links", "summary"],
      "what was left alone still follows the CV",
    );
  });

  test("skills, by keyboard alone", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    await page.getByRole("button", { name: "Edit skills" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "field-coreSkills");
    const chips = () => page.getByRole("list", { name: "Core skills: chosen" }).getByRole("listitem").allTextContents();
    assert.deepEqual(await chips(), SKILLS);
    await page.keyboard.type("kub");
    await page.getByRole("option", { name: "Kubernetes", exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => document.activeElement?.hasAttribute("aria-activedescendant"));
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Core skills: chosen" }).getByText("Kubernetes", { exact: true }).waitFor();
    assert.deepEqual((await chips()).at(-1), "Kubernetes");
    await page.keyboard.type("Zig, java,");
    await page.keyboard.type("k8s");
    await page.keyboard.press("Enter");
    assert.deepEqual(await chips(), ["Java", "PostgreSQL", "Docker", "Kubernetes", "Zig", "k8s"]);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    assert.deepEqual((await chips()).at(-1), "Kubernetes");
    // The chips' buttons come before the input.
    await page.keyboard.press("Shift+Tab");
    await whenFocused(page, "Remove Kubernetes");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    // The focus moves on to the next chip.
    await whenFocused(page, "Remove Kubernetes");
    assert.deepEqual(await chips(), ["Java", "PostgreSQL", "Kubernetes"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await whenSaved(page, "skills");
    assert.deepEqual((await profileOf(page, person)).coreSkills, ["Java", "PostgreSQL", "Kubernetes"]);
  });

  test("a pasted list of skills becomes chips, under their canonical names once saved", async (context) => {
    const person = await somebody({ hasCv: false });
    const { page, context: tabs } = await visit(browser, context, as(person));
    await tabs.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
    await openProfile(page);
    await edit(page, "skills");
    await page.waitForFunction(() => document.activeElement?.id === "field-coreSkills");
    await page.evaluate(() => navigator.clipboard.writeText("• reactjs\n• NodeJS; Typescript, TypeScript"));
    await page.keyboard.press("ControlOrMeta+v");
    await page.getByRole("button", { name: "Remove reactjs" }).waitFor();
    await save(page, "skills");
    await whenSaved(page, "skills");
    await section(page, "skills").getByText("React", { exact: true }).waitFor();
    assert.deepEqual((await profileOf(page, person)).coreSkills, ["React", "Node.js", "TypeScript"]);
  });

  test("experience and education: add, change, move, remove and undo", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    const experience = section(page, "experience");
    const names = () => experience.locator(".entry p:nth-child(2)").allTextContents();
    assert.deepEqual(await names(), ["Blue Lantern Systems", "Copper Field Labs"]);
    await page.getByRole("button", { name: "Add a position" }).click();
    await experience.getByLabel("Job title").fill("Staff Engineer");
    await experience.getByLabel("Company").fill("Green Harbour");
    await experience.getByLabel("From: year").fill("2024");
    await experience.getByLabel("Until: year").fill("2020");
    await save(page, "experience");
    await page.getByText("The end is before the start.").waitFor();
    await experience.getByLabel("I work here now").check();
    await save(page, "experience");
    await whenSaved(page, "experience");
    assert.deepEqual(await names(), ["Green Harbour", "Blue Lantern Systems", "Copper Field Labs"], "by its dates");

    await page.getByRole("button", { name: /^More for .* at Copper Field Labs/ }).click();
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await page.waitForFunction(() =>
      /Copper/.test(document.querySelectorAll("#experience .entry")[1]?.textContent ?? ""),
    );
    await page.getByRole("button", { name: /^More for .* at Blue Lantern Systems/ }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await page.getByText(/at Blue Lantern Systems.* is removed\./).waitFor();
    assert.equal((await profileOf(page, person)).experience.length, 2);
    await pressInToast(page.getByRole("button", { name: "Undo" }));
    await page.waitForFunction(() => document.querySelectorAll("#experience .entry").length === 3);
    assert.deepEqual(await names(), ["Green Harbour", "Copper Field Labs", "Blue Lantern Systems"]);

    const education = section(page, "education");
    await education.getByRole("button", { name: /^Edit / }).click();
    await education.getByLabel("Degree or course").fill("B.Tech, with honours");
    await save(page, "education");
    await whenSaved(page, "education");
    await page.reload();
    await education.getByText("B.Tech, with honours").waitFor();
  });

  test("preferences and contact details", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    await edit(page, "what you are looking for");
    const preferences = section(page, "preferences");
    await page.getByRole("combobox", { name: "Cities" }).click();
    await page.keyboard.type("beng");
    await page.getByRole("option", { name: "Bengaluru" }).click();
    await preferences.getByRole("button", { name: "Hybrid" }).click();
    await page.getByLabel("Salary you hope for").fill("lots");
    await save(page, "preferences");
    await page.getByText("Please enter lakhs of rupees a year, such as 12 or 8.5.").waitFor();
    await page.getByLabel("Salary you hope for").fill("24.5");
    await page.getByLabel("Notice period").selectOption("30");
    await save(page, "preferences");
    await whenSaved(page, "preferences");
    await preferences.getByText("₹24.5 lakh a year").waitFor();
    assert.deepEqual((await profileOf(page, person)).preferences, {
      roles: [],
      cities: ["Bengaluru"],
      workModes: ["HYBRID"],
      salaryLakhs: 24.5,
      noticePeriodDays: 30,
    });

    await page.getByRole("button", { name: "Use this number" }).click();
    await section(page, "contact")
      .getByText("+91 98765 43210")
      .or(section(page, "contact").getByText("+919876543210"))
      .waitFor();
    await edit(page, "contact details");
    await page.getByLabel("Your name").fill("Asha Rao-Iyer");
    await save(page, "contact");
    await whenSaved(page, "contact");
    await page.getByRole("button", { name: "Account menu of Asha Rao-Iyer" }).waitFor();
  });
});

describe("when things go wrong", () => {
  test("without a network the form comes back with everything typed, and works again", async (context) => {
    const person = await somebody();
    const { page, context: network, forgive } = await visit(browser, context, as(person));
    forgive(CUT);
    await openProfile(page);
    await edit(page, "about you");
    await page.getByLabel("Job title").fill("Kite Maker");
    await goOffline(page);
    await save(page, "about");
    await page.getByRole("alert").filter({ hasText: "You are offline." }).waitFor();
    assert.equal(await page.getByLabel("Job title").inputValue(), "Kite Maker");
    await network.setOffline(false);
    await save(page, "about");
    await whenSaved(page, "about");
    assert.equal((await profileOf(page, person)).designation, "Kite Maker");
  });

  test("a change by one click is undone when it could not be saved", async (context) => {
    const { page, forgive } = await visit(browser, context, as(await somebody()));
    forgive(/status of 500/);
    await openProfile(page);
    await page.route("**/api/user/*/profile", (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await page.getByRole("button", { name: /^More for .* at Copper Field Labs/ }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await page.getByText(/Nothing was changed\./).waitFor();
    await section(page, "experience").getByText("Copper Field Labs").waitFor();
  });

  test("a profile that cannot be loaded says so, and loads again on request", async (context) => {
    const { page, forgive } = await visit(browser, context, as(await somebody()));
    forgive(/status of 503/);
    await page.route("**/api/user/*/profile", (route) => route.fulfill({ status: 503, body: "{}" }));
    await open(page, site, PROFILE);
    await page.getByText("Your profile could not be loaded").waitFor();
    await page.unroute("**/api/user/*/profile");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "About you", exact: true }).waitFor();
  });

  test("skills are typed in a plain field if the script of the better one cannot be loaded", async (context) => {
    const person = await somebody();
    const { page, forgive } = await visit(browser, context, as(person));
    forgive(/ERR_FAILED/);
    await page.route("**/assets/token-field-panel-*.js", (route) => route.abort());
    await openProfile(page);
    await edit(page, "skills");
    const field = page.getByLabel("Core skills");
    assert.equal(await field.inputValue(), SKILLS.join(", "));
    await field.fill("Java, Go");
    await save(page, "skills");
    await whenSaved(page, "skills");
    assert.deepEqual((await profileOf(page, person)).coreSkills, ["Java", "Go"]);
  });

  test("unsaved text survives a reload, encrypted, until it is saved or discarded", async (context) => {
    // A key that cannot be exported is not part of a stored session, so this person logs in.
    const { page } = await visit(browser, context);
    const person = await somebody();
    await open(page, site, `/auth/login?returnTo=${encodeURIComponent(PROFILE)}`);
    await logIn(page, person);
    await edit(page, "about you");
    await page.getByLabel("Summary").fill("Half a thought about kites");
    await page.waitForFunction(() => window.localStorage.getItem("ProfileDrafts") !== null);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText("What you typed last time is still here").waitFor();
    assert.equal(await page.getByLabel("Summary").inputValue(), "Half a thought about kites");
    const kept = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
    assert.ok(!kept.includes("kites"));
    await section(page, "about").getByRole("button", { name: "Discard" }).click();
    await page.waitForFunction(() => window.localStorage.getItem("ProfileDrafts") === null);
    await page.reload();
    await page.getByRole("button", { name: "Edit about you" }).waitFor();
  });

  test("leaving with unsaved changes asks first", async (context) => {
    const { page } = await visit(browser, context, as(await somebody()));
    await openProfile(page);
    await edit(page, "about you");
    await page.getByLabel("Summary").fill("Unsaved");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Stay and save" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).pathname, PROFILE);
    assert.equal(await page.getByLabel("Summary").inputValue(), "Unsaved");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`${site.url}/about`);
  });

  test("a change elsewhere is shown beside the person's own, and neither is lost unasked", async (context) => {
    const person = await somebody();
    const { page, forgive } = await visit(browser, context, as(person));
    forgive(/status of 409/);
    await openProfile(page);
    const elsewhere = async (location: string) => {
      const { version } = await profileOf(page, person);
      const changed = await api(page, "PATCH", `/api/user/${person.email}/profile`, { version, location });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
    };
    await edit(page, "about you");
    await page.getByLabel("Where you live").fill("Goa");
    await elsewhere("Kochi");
    await save(page, "about");
    const conflict = page.getByRole("alert").filter({ hasText: "This was changed elsewhere in the meantime" });
    await conflict.getByText("Kochi").waitFor();
    await conflict.getByText("Goa").waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await whenSaved(page, "about");
    assert.equal((await profileOf(page, person)).location, "Goa");

    // Anew, so that nothing of the first save is still under way.
    await openProfile(page);
    await edit(page, "about you");
    await page.getByLabel("Where you live").fill("Indore");
    await elsewhere("Nagpur");
    await save(page, "about");
    await page.getByRole("button", { name: "Use the other one" }).click();
    await section(page, "about").getByText("Nagpur", { exact: true }).waitFor();
    assert.equal((await profileOf(page, person)).location, "Nagpur");

    // A change of another field is no conflict.
    await edit(page, "about you");
    await page.getByLabel("Summary").fill("Both stay.");
    await elsewhere("Pune");
    await save(page, "about");
    await whenSaved(page, "about");
    const { location, summary } = await profileOf(page, person);
    assert.deepEqual([location, summary], ["Pune", "Both stay."]);
  });
});

/** A real picture, wider than high, encoded by the browser. */
const aPicture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "teal";
    context.fillRect(0, 0, 900, 600);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
};

describe("photo and CVs", () => {
  test("a picture is cropped to a square, uploaded, shown in the menu, and removed", async (context) => {
    const person = await somebody({ hasCv: false });
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    const files = page.locator("input[type=file][aria-label=Photo]");
    await files.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByText("This file cannot be opened as a picture.").waitFor();
    await files.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await aPicture(page) });
    const dialog = page.getByRole("dialog", { name: "Your photo" });
    await dialog.waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByRole("button", { name: "The part of the picture that is shown" }).focus();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByLabel("Zoom").fill("2");
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await dialog.getByRole("button", { name: "Save photo" }).click();
    assert.equal((await sent).headers().filetype, "image/jpeg");
    await dialog.waitFor({ state: "detached" });
    const menuPicture = page.locator("header .logo-tile img");
    await menuPicture.waitFor();
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>(".profile-head img");
      return image?.complete && image.naturalWidth === 300 && image.naturalHeight === 300;
    });
    await page.getByRole("button", { name: "Remove photo" }).click();
    await page.getByText("Your photo is removed.").waitFor();
    await menuPicture.waitFor({ state: "detached" });
    assert.equal((await profileOf(page, person)).photoUrl, null);
  });

  test("CVs are downloaded unchanged, and deleted after a question; the previous one takes over", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await open(page, site, "/about");
    const newer = makeCv({ skills: ["Rust", "Go"] });
    await uploadCv(site, person, "newer.pdf", newer);
    await openProfile(page);
    const row = (name: string) => section(page, "cv").getByRole("listitem").filter({ hasText: name });
    await row("newer.pdf").getByText("In use").waitFor();
    await section(page, "skills").getByText("Rust", { exact: true }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download newer.pdf" }).click();
    const saved = await download;
    assert.equal(saved.suggestedFilename(), "newer.pdf");
    assert.deepEqual(new Uint8Array(await readFile(await saved.path())), new Uint8Array(newer));

    await page.getByRole("button", { name: "Delete newer.pdf" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete this CV?" });
    await question.getByRole("button", { name: "Keep it" }).click();
    await page.getByRole("button", { name: "Delete newer.pdf" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByText("newer.pdf is deleted.").waitFor();
    await row("asha-rao.pdf").getByText("In use").waitFor();
    await section(page, "skills").getByText("PostgreSQL", { exact: true }).waitFor();
  });

  test("a CV that could not be read says why and can be read again", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await site.db.query(
      `update cv_version set state = 'FAILED', problem = 'READER_FAILED', extract = null, parsed = null
        where account_id = (select id from account where email = $1)`,
      [person.email],
    );
    await openProfile(page);
    await section(page, "cv").getByText("Could not be read").waitFor();
    await page.getByRole("button", { name: /^Read again/ }).click();
    await section(page, "cv").getByText("In use").waitFor();
  });
});

describe("the account", () => {
  test("all stored data is downloaded", async (context) => {
    const person = await somebody();
    const { page } = await visit(browser, context, as(person));
    await openProfile(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const saved = await download;
    assert.match(saved.suggestedFilename(), /^vouchboard-data-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await saved.path(), "utf8");
    assert.ok(text.includes(person.email) && text.includes("PostgreSQL"));
    assert.ok(JSON.parse(text));
  });

  test("is deleted after a password and a question, and kept after a change of mind", async (context) => {
    const person = await somebody();
    const { page, forgive } = await visit(browser, context, as(person));
    forgive(/status of 403/);
    await openProfile(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
    const confirm = dialog.getByRole("button", { name: "Delete my account" });
    await dialog.getByText("You have 14 days to change your mind").waitFor();
    await confirm.click();
    await dialog.getByText("Please enter your password.").waitFor();
    await whenFocused(page, "field-password");
    assert.deepEqual(await axeFindings(page), []);
    await dialog.getByLabel("Your password").fill("not my password");
    await confirm.click();
    await dialog.getByText("This is not your password. Please check it.").waitFor();
    await whenFocused(page, "field-password");
    await dialog.getByLabel("Your password").fill(person.password);
    await confirm.click();
    await dialog.waitFor({ state: "detached" });
    const banner = page.getByRole("status").filter({ hasText: "Your account will be deleted on" });
    await banner.waitFor();
    await mailTo(site, person.email, { subject: /delet/i });
    await page.reload();
    await banner.waitFor();
    assert.deepEqual(await axeFindings(page), []);
    await banner.getByRole("button", { name: "Keep my account" }).click();
    await page.getByText("Your account stays.").waitFor();
    await banner.waitFor({ state: "detached" });
    assert.equal((await profileOf(page, person)).deletionDueAt, null);
  });
});

describe("the way back", () => {
  test("from the old address to the page the person came from", async (context) => {
    const { page } = await visit(browser, context, as(await somebody()));
    const from = `${site.url}/jobs?searchText=java`;
    await open(page, site, `/v1/candidate/edit-profile?returnUrl=${encodeURIComponent(from)}`);
    await page.getByRole("link", { name: "Go back to where you were" }).click();
    await page.waitForURL(from);
  });

  test("never to another site", async (context) => {
    const { page } = await visit(browser, context, as(await somebody({ hasCv: false })));
    for (const returnUrl of ["https://evil.example/jobs", "//evil.example", "javascript:alert(1)"]) {
      await openProfile(page, `?returnUrl=${encodeURIComponent(returnUrl)}`);
      assert.equal(await page.getByRole("link", { name: "Go back to where you were" }).count(), 0, returnUrl);
    }
  });
});

test("a visitor is led to the login and back to the profile", async (context) => {
  const { page } = await visit(browser, context);
  await page.goto(site.url + PROFILE);
  await page.waitForURL(/\/auth\/login\?returnTo=/);
  await whenInteractive(page);
});
