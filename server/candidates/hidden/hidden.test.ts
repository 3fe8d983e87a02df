// Hidden jobs and companies and opened jobs over HTTP: per person, within limits.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JobCard } from "../../../contract/jobs/wire.ts";
import { type JobMarks, MAX_HIDDEN_COMPANIES, MAX_MARKED_JOBS } from "../../../contract/saved/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../../tests/support/builders.ts";
import { closeJobs } from "../../jobs/index.ts";
import { newId } from "../../platform/ids.ts";
import { hiddenKeeper } from "./marks.ts";

let now = new Date("2026-11-21T06:00:00Z");
const app = await startApp({ clock: () => now });
const tick = () => {
  now = new Date(now.getTime() + 1_000);
};

type Hidden = { data: { isOpen: boolean; job: JobCard }[]; pagination: { lastKey: string | null } };
const put = (person: Person, path: string) => person.send("PUT", `/api/${path}`);
const remove = (person: Person, path: string) => person.send("DELETE", `/api/${path}`);
const marks = async (person: Person) => (await person.send<JobMarks>("GET", "/api/job-marks")).body;
const listed = async (person: Person, query = "") => {
  const answer = await person.send<Hidden>("GET", `/api/hidden-job${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const titles = ({ data }: Hidden) => data.map(({ job }) => job.jobTitle);

const draft = await aJob(app.db, { status: "DRAFT" });

describe("hiding jobs", () => {
  test("last hidden first, once each, closed ones too; shown again they leave the list", async () => {
    const person = await signedIn(app);
    const [first, second] = await someJobs(app.db, [{ jobTitle: "First" }, { jobTitle: "Second" }]);
    for (const id of [first!.id, second!.id, first!.id]) {
      tick();
      assert.equal((await put(person, `hidden-job/${id}`)).status, 200);
    }
    await app.db.transaction((tx) => closeJobs(tx, [first!.id], now));
    const list = await listed(person);
    assert.deepEqual(
      list.data.map(({ isOpen, job }) => [job.jobTitle, isOpen]),
      [
        ["Second", true],
        ["First", false],
      ],
    );
    assert.deepEqual((await marks(person)).hidden, [second!.id, first!.id]);
    for (const _ of [1, 2]) assert.equal((await remove(person, `hidden-job/${second!.id}`)).status, 200);
    assert.deepEqual(titles(await listed(person)), ["First"]);
  });

  test("by pages, each job once; a cursor belongs to its owner", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const jobs = await someJobs(
      app.db,
      Array.from({ length: 5 }, () => ({})),
    );
    for (const { id } of jobs) await put(person, `hidden-job/${id}`);
    const first = await listed(person, "?pageSize=3");
    const second = await listed(person, `?pageSize=3&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual(
      [...first.data, ...second.data].map(({ job }) => job.id).toSorted(),
      jobs.map(({ id }) => id).sort(),
    );
    assert.equal(second.pagination.lastKey, null);
    assert.equal((await other.send("GET", `/api/hidden-job?lastKey=${first.pagination.lastKey}`)).status, 400);
  });

  for (const kind of ["hidden-job", "seen-job"] as const)
    test(`of ${kind} the newest ${MAX_MARKED_JOBS} are retained, however many come at once`, async () => {
      const person = await signedIn(app);
      const jobs = await someJobs(
        app.db,
        Array.from({ length: MAX_MARKED_JOBS + 4 }, () => ({})),
      );
      const [before, rest] = [jobs.slice(0, MAX_MARKED_JOBS), jobs.slice(MAX_MARKED_JOBS)];
      await app.db.query(`insert into ${kind.replace("-", "_")} select $1, id, $3 from unnest($2::uuid[]) id`, [
        person.accountId,
        before.map(({ id }) => id),
        now,
      ]);
      tick();
      const answers = await Promise.all(rest.map(({ id }) => put(person, `${kind}/${id}`)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      const kept = (await marks(person))[kind === "hidden-job" ? "hidden" : "seen"];
      assert.equal(kept.length, MAX_MARKED_JOBS);
      assert.deepEqual(kept.slice(0, 4).toSorted(), rest.map(({ id }) => id).sort());
    });
});

describe("hiding companies", () => {
  test("by one of its jobs; it is listed once and can be shown again", async () => {
    const person = await signedIn(app);
    const firm = await aCompany(app.db, { name: "Hidden Works" });
    const [one, two] = await someJobs(app.db, [{ companyId: firm.id }, { companyId: firm.id }]);
    const company = { companyId: firm.id, companyName: firm.name };
    for (const { id } of [one!, two!, one!])
      assert.deepEqual((await put(person, `hidden-job/${id}/company`)).body, company);
    assert.deepEqual(await marks(person), { hidden: [], seen: [], companies: [company] });
    for (const _ of [1, 2]) assert.equal((await remove(person, `hidden-company/${firm.id}`)).status, 200);
    assert.deepEqual((await marks(person)).companies, []);
  });

  test(`${MAX_HIDDEN_COMPANIES} and no more, however many come at once`, async () => {
    const person = await signedIn(app);
    await app.db.query(
      `with made as (insert into company (id, name, name_key)
         select gen_random_uuid(), 'Many ' || n, 'many ' || n from generate_series(1, $2::int) n returning id)
       insert into hidden_company select $1, id, $3 from made`,
      [person.accountId, MAX_HIDDEN_COMPANIES - 1, now],
    );
    const jobs = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const { id } = await aCompany(app.db, { name: `One more ${index}` });
        return aJob(app.db, { companyId: id });
      }),
    );
    const answers = await Promise.all(jobs.map(({ id }) => put(person, `hidden-job/${id}/company`)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const hid = jobs[answers.findIndex(({ status }) => status === 200)]!;
    assert.equal((await put(person, `hidden-job/${hid.id}/company`)).status, 200, "hidden already");
    assert.equal((await marks(person)).companies.length, MAX_HIDDEN_COMPANIES);
  });
});

test("a job opened again counts as opened last", async () => {
  const person = await signedIn(app);
  const [one, two] = await someJobs(app.db, [{}, {}]);
  for (const { id } of [one!, two!, one!]) {
    tick();
    assert.equal((await put(person, `seen-job/${id}`)).status, 200);
  }
  assert.deepEqual((await marks(person)).seen, [one!.id, two!.id]);
});

describe("what is refused", () => {
  const PATHS = ["hidden-job/ID", "hidden-job/ID/company", "seen-job/ID"];
  for (const path of PATHS)
    for (const id of ["nonsense", newId(), draft.id])
      test(`${path} of ${id === draft.id ? "a draft" : id === "nonsense" ? "no id" : "an unknown id"}`, async () => {
        const answer = await put(await signedIn(app), path.replace("ID", id));
        assert.equal(answer.status, 404);
        assert.equal(refusalIn(answer).errorCode, "NOT_FOUND");
      });

  test("visitors, and other people's marks", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const { id, companyId } = await aJob(app.db);
    for (const path of [`hidden-job/${id}`, `hidden-job/${id}/company`, `seen-job/${id}`]) await put(person, path);
    for (const path of [`hidden-job/${id}`, `hidden-company/${companyId}`, "hidden-job/nonsense"])
      assert.equal((await remove(other, path)).status, 200);
    const kept = await marks(person);
    assert.deepEqual([kept.hidden, kept.seen, kept.companies.length], [[id], [id], 1]);
    assert.deepEqual(await marks(other), { hidden: [], seen: [], companies: [] });
    for (const path of ["/api/job-marks", "/api/hidden-job"]) assert.equal((await app.get(path)).status, 401, path);
  });
});

test("an export has what is hidden and opened, and closing the account erases only its owner's", async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  const firm = await aCompany(app.db, { name: "Told Works" });
  const job = await aJob(app.db, { companyId: firm.id, jobTitle: "Told" });
  for (const one of [person, other])
    for (const path of [`hidden-job/${job.id}`, `hidden-job/${job.id}/company`, `seen-job/${job.id}`])
      await put(one, path);
  const owner = { accountId: person.accountId, email: person.email };
  const at = now;
  const told = { jobTitle: "Told", companyName: firm.name, at };
  assert.deepEqual(await hiddenKeeper.collect(app.db, owner), {
    hiddenJobs: [told],
    hiddenCompanies: [{ companyName: firm.name, at }],
    openedJobs: [told],
  });
  const before = await marks(other);
  await app.db.transaction((tx) => hiddenKeeper.erase(tx, owner, now));
  assert.deepEqual(await marks(person), { hidden: [], seen: [], companies: [] });
  assert.deepEqual(await marks(other), before);
});
