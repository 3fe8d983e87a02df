// The profile over HTTP on real PostgreSQL: what the person sets, what the CV says, and which of them counts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type CandidateProfile,
  MAX_CORE_SKILLS,
  MAX_SOFT_SKILLS,
  type ProfileCompletion,
} from "../../contract/candidates/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { changeProfile, detailsOf, giveCv, profileOf } from "../../tests/support/cvs.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { makeCv } from "../../tests/support/pdf.ts";
import { aRequest } from "../../tests/support/referrals.ts";
import { readMatchProfile } from "./index.ts";

const app = await startApp();

/** Changes the current profile; fails if refused. */
async function edit(person: Person, change: object): Promise<CandidateProfile> {
  const { version } = await profileOf(person);
  const answer = await changeProfile(person, { version, ...change });
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

const completionOf = async (person: Person) =>
  (await person.send<ProfileCompletion>("GET", `/api/user/${person.email}/profilePercentage`)).body;

const FULL = {
  designation: "Staff Engineer",
  YOE: 12.5,
  location: "Kochi",
  summary: "I build\nthings.",
  links: ["https://asha.example/a?b=c"],
  coreSkills: ["Rust", "Go"],
  softSkills: ["Leadership"],
  experience: [{ name: "Own Works", title: null, from: "2020", to: "present" }],
  education: [{ name: "Western Valley University", degree: null, from: null, to: "2015-06" }],
  preferences: { roles: ["Backend"], cities: ["Pune"], workModes: ["WFH"], salaryLakhs: 42.5, noticePeriodDays: 30 },
};

describe("a profile", () => {
  test("is empty at first, and accepts every field without a CV", async () => {
    const asha = await signedIn(app);
    const empty = await profileOf(asha);
    assert.deepEqual([empty.version, empty.edited, empty.fromCv, empty.coreSkills], [0, [], null, []]);
    const full = await edit(asha, FULL);
    assert.deepEqual(full, {
      ...FULL,
      version: 1,
      edited: Object.keys(FULL),
      fromCv: null,
      softSkillProposals: [],
      photoUrl: null,
      deletionDueAt: null,
    });
    assert.deepEqual(await profileOf(asha), full);
    const cleared = await edit(asha, {
      designation: null,
      YOE: null,
      links: [],
      preferences: { ...FULL.preferences, salaryLakhs: null },
    });
    assert.deepEqual([cleared.designation, cleared.YOE, cleared.links], [null, null, []]);
    assert.equal(cleared.preferences.salaryLakhs, null);
    assert.equal(cleared.summary, FULL.summary);
  });

  test("retains what the person set when a new CV arrives, and follows the CV again on demand", async () => {
    const ravi = await signedIn(app);
    await giveCv(app, ravi, makeCv({ skills: ["Java", "PostgreSQL"] }));
    const corrected = await edit(ravi, { coreSkills: ["java", "K8s", "Kubernetes", "Falconry"], YOE: 3 });
    assert.deepEqual(corrected.coreSkills, ["Java", "Kubernetes", "Falconry"]);
    assert.deepEqual(corrected.edited, ["YOE", "coreSkills"]);
    assert.deepEqual(
      corrected.fromCv?.coreSkills.map(({ skillName }) => skillName),
      ["Java", "PostgreSQL"],
    );
    await giveCv(app, ravi, makeCv({ skills: ["Python"] }));
    const kept = await profileOf(ravi);
    assert.deepEqual([kept.coreSkills, kept.YOE], [corrected.coreSkills, 3]);
    assert.equal(kept.designation, "Senior Software Engineer");
    assert.deepEqual(
      (await detailsOf(ravi)).coreSkills,
      corrected.coreSkills.map((skillName) => ({ skillName })),
    );

    const back = await edit(ravi, { fromCv: ["coreSkills", "preferences"] });
    assert.deepEqual([back.coreSkills, back.edited, back.YOE], [["Python"], ["YOE"], 3]);
    assert.deepEqual(await readMatchProfile(app.db, ravi.accountId), {
      hasCv: true,
      coreSkills: ["Python"],
      softSkills: back.softSkills,
      YOE: 3,
    });
  });

  test("refuses a change of an old version, and does nothing for an empty change", async () => {
    const mira = await signedIn(app);
    const first = await edit(mira, { summary: "one" });
    const answers = await Promise.all(
      ["two", "three", "four"].map((summary) => changeProfile(mira, { version: first.version, summary })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.equal(refused && refusalIn(refused).errorCode, "CONFLICT");
    const won = answers.find(({ status }) => status === 200)?.body;
    assert.deepEqual(await profileOf(mira), won);
    assert.deepEqual(await edit(mira, {}), won);
    assert.equal((await changeProfile(mira, { version: 0, summary: "late" })).status, 409);
  });

  const BAD: [string, object, string][] = [
    ["an unknown field", { nickname: "x" }, "nickname"],
    ["no version", { version: undefined, summary: "x" }, "version"],
    ["a version that is too large", { version: 2 ** 40 }, "version"],
    ["a field both set and reset to the CV", { summary: "x", fromCv: ["summary"] }, "summary"],
    ["negative experience", { YOE: -1 }, "YOE"],
    ["too much experience", { YOE: 71 }, "YOE"],
    ["a script for a link", { links: ["javascript:alert(1)"] }, "links"],
    ["a link without a scheme", { links: ["asha.example"] }, "links"],
    ["a link that is too long", { links: [`https://a.example/${"x".repeat(500)}`] }, "links"],
    ["a blank skill", { coreSkills: ["Java", " \u0000 "] }, "coreSkills"],
    ["a long skill", { coreSkills: ["x".repeat(81)] }, "coreSkills"],
    [
      "too many skills",
      { coreSkills: Array.from({ length: MAX_CORE_SKILLS + 1 }, (_, at) => `skill ${at}`) },
      "coreSkills",
    ],
    ["an impossible month", { experience: [{ name: "A", title: null, from: "2020-13", to: null }] }, "experience"],
    ["a summary that is too long", { summary: "x".repeat(4_001) }, "summary"],
    ["an unknown work mode", { preferences: { ...FULL.preferences, workModes: ["MOON"] } }, "preferences"],
    ["a repeated work mode", { preferences: { ...FULL.preferences, workModes: Array(4).fill("WFH") } }, "preferences"],
    ["incomplete preferences", { preferences: { roles: [] } }, "preferences"],
  ];
  for (const [what, change, field] of BAD)
    test(`refuses ${what}`, async () => {
      const someone = await signedIn(app);
      const refused = await changeProfile(someone, { version: 0, ...change });
      assert.deepEqual([refused.status, refusalIn(refused).field], [400, field], refused.text);
      assert.equal((await profileOf(someone)).version, 0);
    });

  test("accepts text that PostgreSQL refuses in JSON", async () => {
    const odd = await signedIn(app);
    const nasty = "a\u0000b\ud800c\u0007\u202e";
    const saved = await edit(odd, {
      summary: nasty,
      coreSkills: [nasty],
      links: ["https://a.example/\u0000\ud800"],
      experience: [{ name: nasty, title: nasty, from: null, to: null }],
      preferences: { ...FULL.preferences, roles: [nasty] },
    });
    for (const text of [saved.summary, saved.coreSkills[0], saved.experience[0]?.title, saved.preferences.roles[0]])
      assert.doesNotMatch(text ?? "", /[\u0000\u0007]|\p{Cs}/u);
    assert.deepEqual(await profileOf(odd), saved);
  });

  test("refuses a body that is not JSON or too large", async () => {
    const someone = await signedIn(app);
    const send = (payload: string) =>
      app.app.fastify.inject({
        method: "PATCH",
        url: `/api/user/${someone.email}/profile`,
        headers: { authorization: someone.authorization, "content-type": "application/json" },
        payload,
      });
    assert.equal((await send("{")).statusCode, 400);
    assert.equal((await send(JSON.stringify({ version: 0, summary: "x".repeat(2_000_000) }))).statusCode, 413);
    const all = {
      ...FULL,
      version: 0,
      experience: Array.from({ length: 60 }, () => ({
        name: "é".repeat(200),
        title: "é".repeat(200),
        from: "2020-01",
        to: "2021-01",
      })),
    };
    assert.equal((await send(JSON.stringify(all))).statusCode, 200, "the largest profile that is allowed fits");
  });
});

describe("completion", () => {
  test("goes from 0 to 100, and the résumé counts only once one was read", async () => {
    const asha = await signedIn(app);
    const begun = await completionOf(asha);
    assert.deepEqual(
      begun.candidate.map(({ section }) => section),
      ["basic", "preferences", "resume"],
    );
    assert.equal(
      begun.candidate.reduce((sum, { maxPerc }) => sum + maxPerc, 0),
      100,
    );
    assert.deepEqual(begun.candidate[0]?.missing, [
      "phone_number",
      "photo",
      "location",
      "designation",
      "YOE",
      "summary",
      "links",
    ]);
    assert.deepEqual(begun.employee, []);
    await edit(asha, FULL);
    const typed = (await completionOf(asha)).candidate;
    assert.deepEqual([typed[1]?.curPerc, typed[1]?.missing], [typed[1]?.maxPerc, []]);
    assert.deepEqual([typed[2]?.curPerc, typed[2]?.missing], [0, ["resume"]]);
    await giveCv(app, asha, makeCv());
    const read = (await completionOf(asha)).candidate;
    assert.deepEqual([read[2]?.curPerc, read[2]?.missing], [read[2]?.maxPerc, []]);
    assert.deepEqual(read[0]?.missing, ["phone_number", "photo"]);
    await asha.send("PATCH", `/api/user/${asha.email}/details`, { phone_number: "+91 98765 43210" });
    assert.deepEqual((await completionOf(asha)).candidate[0]?.missing, ["photo"]);
  });
});

describe("soft skills that a CV proposes", () => {
  const WORK = ["Mentored three junior engineers.", "Negotiated contracts with vendors."];
  const cv = (work = WORK) => makeCv({ work });
  const answer = (person: Person, confirmed: string[], declined: string[] = []) =>
    person.send<CandidateProfile>("POST", `/api/user/${person.email}/soft-skill-proposals`, { confirmed, declined });
  const proposedTo = async (person: Person) => {
    const [profile, details] = [await profileOf(person), await detailsOf(person)];
    assert.deepEqual(details.softSkillProposals, profile.softSkillProposals);
    return profile.softSkillProposals.map(({ skillName }) => skillName);
  };

  test("are proposed with their line, never added unasked, and each answered once", async () => {
    const asha = await signedIn(app);
    assert.deepEqual(await proposedTo(asha), []);
    await giveCv(app, asha, cv());
    const before = await profileOf(asha);
    assert.deepEqual(before.softSkillProposals, [
      { skillName: "Mentoring", evidence: WORK[0] },
      { skillName: "Negotiation", evidence: WORK[1] },
    ]);
    assert.deepEqual(before.softSkills, ["Communication", "Leadership"]);

    const { body } = await answer(asha, ["Mentoring"]);
    assert.deepEqual([body.softSkills, body.edited], [["Communication", "Leadership", "Mentoring"], ["softSkills"]]);
    assert.equal(body.version, before.version + 1);
    assert.deepEqual(await proposedTo(asha), ["Negotiation"]);
    const again = await answer(asha, ["Mentoring"], ["Negotiation"]);
    assert.deepEqual([again.status, again.body.version], [200, body.version], "what is so already changes nothing");
    assert.deepEqual(await proposedTo(asha), []);
    assert.deepEqual((await readMatchProfile(app.db, asha.accountId))?.softSkills, body.softSkills);
  });
  test("the last answer counts, and a skill removed by hand is not proposed again", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, cv());
    await answer(asha, ["Mentoring", "Negotiation"]);
    const changed = await answer(asha, [], ["Mentoring"]);
    assert.deepEqual(changed.body.softSkills, ["Communication", "Leadership", "Negotiation"]);
    await edit(asha, { softSkills: [] });
    assert.deepEqual(await proposedTo(asha), []);
  });
  test("the same file proposes nothing again; another CV proposes what is not in the profile", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, cv());
    await answer(asha, ["Negotiation"], ["Mentoring"]);
    await giveCv(app, asha, cv());
    assert.deepEqual(await proposedTo(asha), []);
    await giveCv(app, asha, cv([...WORK, "Facilitated retrospectives."]));
    assert.deepEqual(await proposedTo(asha), ["Mentoring", "Facilitation"]);
    assert.ok((await profileOf(asha)).softSkills.includes("Negotiation"));
  });
  test("an answer to no proposal, to an earlier CV's, or both ways, is refused by its field", async () => {
    const asha = await signedIn(app);
    assert.deepEqual(refusalIn(await answer(asha, ["Mentoring"])).field, "confirmed");
    await giveCv(app, asha, cv());
    const CASES: [string[], string[], number, string][] = [
      [["Cooking"], [], 409, "confirmed"],
      [[], ["Leadership"], 409, "declined"],
      [["Mentoring"], ["Mentoring"], 400, "declined"],
      [[""], [], 400, "confirmed"],
    ];
    for (const [confirmed, declined, status, field] of CASES) {
      const refused = await answer(asha, confirmed, declined);
      assert.deepEqual([refused.status, refusalIn(refused).field], [status, field]);
    }
    await giveCv(app, asha, cv([]));
    assert.equal((await answer(asha, ["Mentoring"])).status, 409);
    await giveCv(app, asha, cv());
    await edit(asha, { softSkills: Array.from({ length: MAX_SOFT_SKILLS }, (_, at) => `Own skill ${at}`) });
    assert.deepEqual(refusalIn(await answer(asha, ["Mentoring"])).field, "confirmed");
    assert.equal((await answer(await signedIn(app), ["Mentoring"])).status, 409);
    const other = await (await signedIn(app)).send("POST", `/api/user/${asha.email}/soft-skill-proposals`, {
      confirmed: [],
      declined: [],
    });
    assert.equal(other.status, 404);
  });
  test("ten concurrent answers all count", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, cv());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => answer(asha, [at % 2 === 0 ? "Mentoring" : "Negotiation"])),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    assert.deepEqual((await profileOf(asha)).softSkills.toSorted(), [
      "Communication",
      "Leadership",
      "Mentoring",
      "Negotiation",
    ]);
    assert.deepEqual(await proposedTo(asha), []);
  });
});

test("the match profile is null before there is a profile", async () => {
  const nobody = await signedIn(app);
  assert.equal(await readMatchProfile(app.db, nobody.accountId), null);
  await edit(nobody, { coreSkills: ["Java"] });
  assert.deepEqual(await readMatchProfile(app.db, nobody.accountId), {
    hasCv: false,
    coreSkills: ["Java"],
    softSkills: [],
    YOE: null,
  });
});

test("how many referral requests a person's credits cover", async () => {
  const { candidate } = await aRequest(app);
  const people: [Person, number][] = [
    [await signedIn(app), 3],
    [candidate, 2],
    [await signedIn(app, { groups: ["admin"] }), 0],
  ];
  for (const [person, count] of people) assert.equal((await detailsOf(person)).referralCount, count);
});

test("a platform admin may read a profile, which is recorded, but not change it", async () => {
  const asha = await signedIn(app);
  const admin = await signedIn(app, { groups: ["admin"] });
  await edit(asha, { designation: "Staff Engineer" });
  const path = `/api/user/${asha.email}`;
  const profile = await admin.send<CandidateProfile>("GET", `${path}/profile`);
  assert.deepEqual([profile.status, profile.body.designation], [200, "Staff Engineer"]);
  assert.equal((await admin.send("GET", `${path}/profilePercentage`)).status, 200);
  const events = await app.db.query("select 1 from audit_entry where action = 'account.read' and actor_id = $1", [
    admin.accountId,
  ]);
  assert.equal(events.length, 2);
  assert.equal((await admin.send("PATCH", `${path}/profile`, { version: 1, designation: "None" })).status, 404);
  assert.equal((await admin.send("GET", `${path}/cv`)).status, 404);
  const stranger = await signedIn(app);
  assert.equal((await stranger.send("GET", `${path}/profile`)).status, 404);
  assert.equal((await admin.send("GET", "/api/user/nobody@example.com/profile")).status, 404);
});

describe("the first steps", () => {
  type Steps = { steps: { step: string; isDone: boolean }[]; next: string | null; isOffered: boolean };
  const stepsOf = async (person: Person) => (await person.send<Steps>("GET", "/api/user/onboarding")).body;
  const noted = (person: Person, note: unknown) => person.send<Steps>("POST", "/api/user/onboarding", { note });

  test("follow what the account has: a CV, a corrected profile, the jobs seen", async () => {
    const asha = await signedIn(app);
    const fresh = await stepsOf(asha);
    assert.deepEqual(
      [fresh.steps.map(({ step }) => step), fresh.next, fresh.isOffered],
      [["cv", "profile", "jobs"], "cv", true],
    );
    await giveCv(app, asha, makeCv());
    assert.equal((await stepsOf(asha)).next, "profile");
    await edit(asha, { designation: "Staff Engineer" });
    assert.equal((await stepsOf(asha)).next, "jobs");
    const seen = await noted(asha, "JOBS_SEEN");
    assert.deepEqual([seen.status, seen.body.next, seen.body.isOffered], [200, null, false]);
  });

  test("go on without a CV, and are offered no more once dismissed, however often and at once that is said", async () => {
    const ravi = await signedIn(app);
    assert.equal((await noted(ravi, "CV_SKIPPED")).body.next, "profile");
    const notes = ["PROFILE_CONFIRMED", "DISMISSED", "DISMISSED", "CV_SKIPPED", "PROFILE_CONFIRMED"];
    const answers = await Promise.all(notes.map((note) => noted(ravi, note)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      notes.map(() => 200),
    );
    const { next, isOffered } = await stepsOf(ravi);
    assert.deepEqual([next, isOffered], ["jobs", false]);
    const [row] = await app.db.query<{ rows: number }>(
      "select count(*)::int as rows from onboarding where account_id = $1",
      [ravi.accountId],
    );
    assert.equal(row?.rows, 1);
    const wrong = await noted(ravi, "EVERYTHING");
    assert.deepEqual([wrong.status, refusalIn(wrong).field], [400, "note"]);
    const exported = await ravi.send<{ firstSteps: object[] }>("GET", `/api/user/${ravi.email}/export`);
    assert.equal(exported.body.firstSteps.length, 1, exported.text.slice(0, 200));
  });

  test("of a person who came to refer begin with the work address; people who hire have none", async () => {
    const mira = await signedIn(app);
    const { steps, next } = (await noted(mira, "CAME_TO_REFER")).body;
    assert.deepEqual([steps, next], [[{ step: "work-email", isDone: false }], "work-email"]);
    const [recruiter] = (await aFirm(app)).people as [Person];
    assert.deepEqual(await stepsOf(recruiter), { steps: [], next: null, isOffered: false });
    assert.equal((await noted(recruiter, "DISMISSED")).status, 403);
  });
});
