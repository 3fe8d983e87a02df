// Saved jobs over HTTP: kept once, in order, for oneself, as many as may be, closed or not.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JobCard } from "../../../contract/jobs/wire.ts";
import { MAX_SAVED_JOBS } from "../../../contract/saved/rules.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aJob, someJobs } from "../../../tests/support/builders.ts";
import { closeJobs } from "../../jobs/index.ts";
import { newId } from "../../platform/ids.ts";
import { savedKeeper } from "./store.ts";

let now = new Date("2026-11-21T06:00:00Z");
const app = await startApp({ clock: () => now });
const tick = () => {
  now = new Date(now.getTime() + 1_000);
};

type Saved = { data: { savedAt: string; isOpen: boolean; job: JobCard }[]; pagination: { lastKey: string | null } };

const keep = (person: Person, id: string) => person.send("PUT", `/api/saved-job/${id}`);
const drop = (person: Person, id: string) => person.send("DELETE", `/api/saved-job/${id}`);
const list = async (person: Person, query = "") => {
  const answer = await person.send<Saved>("GET", `/api/saved-job${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const titles = ({ data }: Saved) => data.map(({ job }) => job.jobTitle);
const ids = async (person: Person) =>
  (await person.send<{ data: string[] }>("GET", "/api/saved-job/job-ids")).body.data.toSorted();

const draft = await aJob(app.db, { status: "DRAFT" });

describe("keeping jobs", () => {
  test("last kept first; keeping it again keeps its place", async () => {
    const person = await signedIn(app);
    const [first, second] = await someJobs(app.db, [{ jobTitle: "First" }, { jobTitle: "Second" }]);
    for (const id of [first!.id, second!.id, first!.id]) {
      tick();
      assert.equal((await keep(person, id)).status, 200);
    }
    assert.deepEqual(titles(await list(person)), ["Second", "First"]);
    assert.deepEqual(await ids(person), [first!.id, second!.id].sort());
    const [newest] = (await list(person)).data;
    assert.equal(newest!.isOpen, true);
    assert.equal(newest!.job.id, second!.id);
    assert.equal((await drop(person, second!.id)).status, 200);
    assert.equal((await drop(person, second!.id)).status, 200, "once more changes nothing");
    assert.deepEqual(titles(await list(person)), ["First"]);
  });

  test("by pages, each job once; a cursor belongs to its owner", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const jobs = await someJobs(
      app.db,
      Array.from({ length: 7 }, (_, index) => ({ jobTitle: `Paged ${index}` })),
    );
    // Kept in the same moment: the order is settled all the same.
    for (const { id } of jobs) await keep(person, id);
    const seen: string[] = [];
    let lastKey: string | null = "";
    while (lastKey !== null) {
      const page: Saved = await list(person, `?pageSize=3${lastKey && `&lastKey=${lastKey}`}`);
      seen.push(...page.data.map(({ job }) => job.id));
      lastKey = page.pagination.lastKey;
    }
    assert.deepEqual(seen.toSorted(), jobs.map(({ id }) => id).sort());
    const { pagination } = await list(person, "?pageSize=3");
    const refused = await other.send("GET", `/api/saved-job?lastKey=${pagination.lastKey}`);
    assert.equal(refused.status, 400);
  });

  test("one that closes stays and says so; one that is closed may be kept", async () => {
    const person = await signedIn(app);
    const [kept, later] = await someJobs(app.db, [{ jobTitle: "Kept" }, { jobTitle: "Later" }]);
    await keep(person, kept!.id);
    await app.db.transaction((tx) => closeJobs(tx, [kept!.id, later!.id], now));
    tick();
    assert.equal((await keep(person, later!.id)).status, 200);
    assert.deepEqual(
      (await list(person)).data.map(({ isOpen, job }) => [job.jobTitle, isOpen]),
      [
        ["Later", false],
        ["Kept", false],
      ],
    );
  });

  for (const [what, id] of [
    ["no id", "nonsense"],
    ["nobody's id", newId()],
    ["a draft", draft.id],
  ] as const)
    test(`${what} is no job`, async () => {
      const answer = await keep(await signedIn(app), id);
      assert.equal(answer.status, 404);
      assert.equal(refusalIn(answer).errorCode, "NOT_FOUND");
    });

  test("a person sees and changes their own saved jobs only; visitors save nothing", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const { id } = await aJob(app.db);
    await keep(person, id);
    await drop(other, id);
    assert.deepEqual(await ids(person), [id]);
    assert.deepEqual(await ids(other), []);
    for (const path of ["/api/saved-job", "/api/saved-job/job-ids", "/api/saved-search"])
      assert.equal((await app.get(path)).status, 401, path);
  });

  test(`${MAX_SAVED_JOBS} and no more, however many come at once; those that are kept may come again`, async () => {
    const person = await signedIn(app);
    const jobs = await someJobs(
      app.db,
      Array.from({ length: MAX_SAVED_JOBS + 4 }, () => ({})),
    );
    const [before, rest] = [jobs.slice(0, MAX_SAVED_JOBS - 2), jobs.slice(MAX_SAVED_JOBS - 2)];
    await app.db.query("insert into saved_job select $1, id, $3 from unnest($2::uuid[]) id", [
      person.accountId,
      before.map(({ id }) => id),
      now,
    ]);
    const statuses = await Promise.all(rest.map(async ({ id }) => (await keep(person, id)).status));
    assert.deepEqual(statuses.toSorted(), [200, 200, 409, 409, 409, 409]);
    assert.equal((await ids(person)).length, MAX_SAVED_JOBS);
    assert.equal((await keep(person, before[0]!.id)).status, 200);
  });

  test("the same job twenty times at once is one", async () => {
    const person = await signedIn(app);
    const { id } = await aJob(app.db);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await keep(person, id)).status));
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.deepEqual(await ids(person), [id]);
  });
});

test("an export has what a person saved; a deletion removes it and leaves that of others", async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  const job = await aJob(app.db, { jobTitle: "Told" });
  const search = { name: "Java in Pune", query: "searchText=java&location=Pune", frequency: "WEEKLY" };
  for (const one of [person, other]) {
    await keep(one, job.id);
    assert.equal((await one.send("POST", "/api/saved-search", search)).status, 201);
  }
  const owner = { accountId: person.accountId, email: person.email };
  const told = (await savedKeeper.collect(app.db, owner)) as {
    savedJobs: { jobTitle: string }[];
    savedSearches: { name: string; query: string }[];
  };
  assert.deepEqual(
    told.savedJobs.map(({ jobTitle }) => jobTitle),
    ["Told"],
  );
  assert.deepEqual(
    told.savedSearches.map(({ name, query }) => [name, query]),
    [[search.name, search.query]],
  );
  await app.db.transaction((tx) => savedKeeper.erase(tx, owner, now));
  assert.deepEqual(await savedKeeper.collect(app.db, owner), { savedJobs: [], savedSearches: [] });
  assert.deepEqual(await ids(other), [job.id]);
});
