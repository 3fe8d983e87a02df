// The weekly mail "jobs for you": once a week, new jobs alone, none for too few jobs, none to people who ended it, also when the round runs twice.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany, someJobs } from "../../../tests/support/builders.ts";
import { aCandidate } from "../../../tests/support/candidates.ts";
import type { Fact } from "../../facts.ts";
import { tellWeeklyJobs, weekDue, weeklyJobsKeeper } from "./tell-weekly.ts";

// A Saturday.
let now = new Date("2026-11-21T06:00:00Z");
const app = await startApp({ clock: () => now });
const MONDAYS = ["2026-11-23T02:31:00Z", "2026-11-30T02:31:00Z", "2026-12-07T02:31:00Z"];
const at = (time: string | undefined) => {
  now = new Date(time ?? "");
};
const firm = await aCompany(app.db, { name: "Forge Works" });
const posted = (...titles: string[]) =>
  someJobs(
    app.db,
    titles.map((title) => ({ companyId: firm.id, jobTitle: title, coreSkills: ["Welding"], createdAt: now })),
  );

type Gathered = Extract<Fact, { kind: "jobs-for-you.gathered" }>;
const told = (person: Person) =>
  app.facts.filter(
    (fact): fact is Gathered => fact.kind === "jobs-for-you.gathered" && fact.to.accountId === person.accountId,
  );
const titlesTold = (person: Person) => told(person).map(({ jobs }) => jobs.map(({ jobTitle }) => jobTitle).sort());

async function aWelder(): Promise<Person> {
  at("2026-11-21T06:00:00Z");
  const person = await signedIn(app);
  await app.db.query("update account set created_at = $2 where id = $1", [person.accountId, now]);
  await aCandidate(app.db, person.accountId, { designation: "Welder", YOE: 4, coreSkills: ["Welding"] });
  return person;
}

describe("the week that is due", () => {
  const CASES: [now: string, week: string][] = [
    ["2026-11-23T02:29:59.999Z", "2026-11-16"],
    ["2026-11-23T02:30:00.000Z", "2026-11-23"],
    ["2026-11-29T23:59:00.000Z", "2026-11-23"],
    ["2027-01-04T02:30:00.000Z", "2027-01-04"],
  ];
  for (const [time, week] of CASES)
    test(time, () => {
      assert.equal(weekDue(new Date(time)).week, week);
      assert.equal(weekDue(new Date(time)).since.toISOString(), `${week}T02:30:00.000Z`);
    });
});

test("once a week, each job once, and no mail for fewer than three", async () => {
  const person = await aWelder();
  const first = [
    "Welder One",
    "Welder Two",
    "Welder Three",
    "Welder Four",
    "Welder Five",
    "Welder Six",
    "Welder Seven",
  ];
  await posted(...first);
  await tellWeeklyJobs(app.deps);
  assert.deepEqual(told(person), [], "not in the week of the account");
  at(MONDAYS[0]);
  await Promise.all([tellWeeklyJobs(app.deps), tellWeeklyJobs(app.deps)]);
  await tellWeeklyJobs(app.deps);
  const [week = []] = titlesTold(person);
  assert.equal(titlesTold(person).length, 1);
  assert.equal(week.length, 5);
  assert.ok(told(person)[0]!.jobs.every(({ why }) => why.length > 0));
  at(MONDAYS[1]);
  await tellWeeklyJobs(app.deps);
  assert.equal(titlesTold(person).length, 1, "two are left");
  await posted("Welder Eight");
  await tellWeeklyJobs(app.deps);
  assert.equal(titlesTold(person).length, 1, "that week was looked at");
  at(MONDAYS[2]);
  await tellWeeklyJobs(app.deps);
  const [, third = []] = titlesTold(person);
  assert.deepEqual([...week, ...third].sort(), [...first, "Welder Eight"].sort());
});

test("none to people who ended it, and no job that they hid or opened", async () => {
  const [ended, picky] = [await aWelder(), await aWelder()];
  const off = { data: [{ kind: "jobs-for-you", inApp: false, email: "OFF" }] };
  assert.equal((await ended.send("PUT", "/api/notifications/preferences", off)).status, 200);
  const jobs = await posted("Welder Alpha", "Welder Beta");
  await picky.send("PUT", `/api/hidden-job/${jobs[0]!.id}`);
  await picky.send("PUT", `/api/seen-job/${jobs[1]!.id}`);
  at(MONDAYS[0]);
  await tellWeeklyJobs(app.deps);
  assert.deepEqual(told(ended), []);
  const [names = []] = titlesTold(picky);
  assert.equal(names.length, 5);
  assert.ok(!names.includes("Welder Alpha") && !names.includes("Welder Beta"), names.join());
});

test("an export tells what was mailed, a deletion removes it", async () => {
  const person = await aWelder();
  at(MONDAYS[0]);
  await tellWeeklyJobs(app.deps);
  const owner = { accountId: person.accountId, email: person.email };
  const { mailedJobs } = (await weeklyJobsKeeper.collect(app.db, owner)) as { mailedJobs: unknown[] };
  assert.equal(mailedJobs.length, 5);
  await app.db.transaction((tx) => weeklyJobsKeeper.erase(tx, owner, now));
  assert.deepEqual(await weeklyJobsKeeper.collect(app.db, owner), { mailedJobs: [] });
});
