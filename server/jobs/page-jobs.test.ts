// Checks paging through the job list: no job twice, none left out, in every order and while others are posted; and that cursors hold only for their query.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JobCard } from "../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../tests/support/builders.ts";
import { everyListedJob } from "../../tests/support/naive-jobs.ts";
import { everyRow, page } from "../../tests/support/paging.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";

const app = await startApp({ jobs: 400 });
const LIST = "/api/job/";
const listed = (await everyListedJob(app)).map(({ card }) => card);
const idsOf = (cards: readonly JobCard[]) => cards.map((card) => card.id);
const sorted = (ids: readonly string[]) => [...ids].sort();

const ORDERS: Record<string, string>[] = [
  { sortOrder: "desc" },
  { sortOrder: "asc" },
  { sortOrder: "relevance" },
  { coreSkills: "SQL,Excel,Communication" },
  { jobTitle: "engineer" },
  { YOE: "4" },
  { coreSkills: "Python,JavaScript,React", jobTitle: "software engineer", YOE: "3.5" },
  { workMode: "WFO,HYBRID,WFH" },
  { workMode: "HYBRID", coreSkills: "SQL", sortOrder: "desc" },
  { searchText: "manager" },
  { searchText: "manager", sortOrder: "asc" },
  { searchText: "engineer", sortOrder: "relevance" },
  { searchText: "team", coreSkills: "SQL", YOE: "5" },
  { searchText: "the" },
  { searchText: "remote engineer" },
  { searchText: "senior engineer bengaluru" },
  { searchText: "engineer or manager -sales" },
];

for (const query of ORDERS) {
  test(`${JSON.stringify(query)}: pages of any size make the same list, without doubles`, async () => {
    const whole = idsOf(await everyRow<JobCard>(app, LIST, { ...query, pageSize: "100" }));
    assert.ok(whole.length > 5, `only ${whole.length} jobs`);
    assert.equal(new Set(whole).size, whole.length);
    for (const pageSize of ["7", "1"]) {
      if (pageSize === "1" && whole.length > 150) continue;
      assert.deepEqual(idsOf(await everyRow<JobCard>(app, LIST, { ...query, pageSize })), whole);
    }
  });
}

test("a list for a profile shows every listed job once: those that share its work, title and years first", async () => {
  const skills = ["SQL", "MS Excel", "Python"];
  const known = new Set(skills.map((name) => canonicalSkill(name)));
  const profile = { coreSkills: skills.join(","), jobTitle: "Data Analyst", YOE: "2" };
  const ranked = await everyRow<JobCard>(app, LIST, { ...profile, pageSize: "50" });
  assert.deepEqual(sorted(idsOf(ranked)), sorted(idsOf(listed)));
  const inCommon = ({ coreSkills, technicalSkills }: JobCard) =>
    new Set([...coreSkills, ...technicalSkills].map((name) => canonicalSkill(name)).filter((name) => known.has(name)))
      .size;
  const mean = (rows: JobCard[]) => rows.reduce((sum, row) => sum + inCommon(row), 0) / rows.length;
  assert.ok(mean(ranked.slice(0, 5)) > 3 * mean(ranked.slice(-20)), ranked.map(inCommon).join());
  assert.ok(ranked.slice(0, 5).every(({ experienceRange }) => experienceRange.min <= 4));
  const yearsAlone = await everyRow<JobCard>(app, LIST, { YOE: "2", pageSize: "100" });
  assert.deepEqual(idsOf(yearsAlone), sorted(idsOf(listed)).reverse());
});

test("with words the order is by relevance: titles that have them before texts that do; without words it is by date", async () => {
  const found = await everyRow<JobCard>(app, LIST, { searchText: "engineer", pageSize: "9" });
  assert.deepEqual(
    idsOf(found),
    idsOf(await everyRow<JobCard>(app, LIST, { searchText: "engineer", sortOrder: "relevance" })),
  );
  const inTitle = found.map(({ jobTitle }) => /\bengineers?\b/i.test(jobTitle));
  const titled = inTitle.filter(Boolean).length;
  assert.ok(titled > 9 && titled < found.length, `${titled} of ${found.length}`);
  assert.ok(inTitle.slice(0, titled).every(Boolean), "a text before a title");
  const byDate: Record<string, string>[] = [{}, { searchText: "engineer", sortOrder: "desc" }];
  for (const query of byDate)
    assert.deepEqual(
      idsOf(await everyRow<JobCard>(app, LIST, query)),
      sorted(idsOf(await everyRow<JobCard>(app, LIST, query))).reverse(),
    );
});

test("postings of one opening stand once, with the other cities, over page borders too", async () => {
  const { id: companyId } = await aCompany(app.db);
  const cities = ["Pune", "Delhi", "Kochi"];
  const description = `<p>${"Carve figureheads for ships of every size. ".repeat(8)}</p>`;
  await someJobs(app.db, [
    ...cities.map((city) => ({ companyId, jobTitle: "Figurehead Carver", locations: [city], description })),
    { companyId, jobTitle: "Senior Figurehead Carver", locations: ["Pune"], description },
    ...Array.from({ length: 12 }, (_, index) => ({ companyId, jobTitle: `Figurehead Painter ${index}` })),
  ]);
  for (const pageSize of ["100", "1"]) {
    const rows = await everyRow<JobCard>(app, LIST, { searchText: "figurehead", pageSize });
    assert.equal(rows.length, 14);
    const folded = rows.filter(({ alsoIn }) => alsoIn);
    assert.deepEqual(
      folded.map(({ jobTitle }) => jobTitle),
      ["Figurehead Carver"],
    );
    assert.deepEqual([folded[0]!.location.city, ...folded[0]!.alsoIn!].sort(), ["Kochi", "New Delhi", "Pune"]);
  }
});

describe("while jobs are posted and closed", () => {
  for (const query of ORDERS.filter((order) => order.searchText !== "the")) {
    test(`${JSON.stringify(query)}: what stood there at first comes exactly once`, async () => {
      const before = idsOf(await everyRow<JobCard>(app, LIST, { ...query, pageSize: "100" }));
      const { id: companyId } = await aCompany(app.db);
      const title = "Posted meanwhile: engineer, manager of a team";
      const seen = idsOf(
        await everyRow<JobCard>(app, LIST, { ...query, pageSize: "60" }, async () =>
          // One new and one that pretends to have been posted long ago.
          someJobs(app.db, [
            { companyId, jobTitle: title, workMode: "HYBRID" },
            {
              companyId,
              jobTitle: title,
              workMode: "HYBRID",
              createdAt: new Date(app.now.getTime() - 40 * 86_400_000),
            },
          ]),
        ),
      );
      assert.equal(new Set(seen).size, seen.length, "a job came twice");
      const known = new Set(before);
      assert.deepEqual(
        seen.filter((id) => known.has(id)),
        before,
      );
    });
  }
});

describe("cursors", () => {
  const query = { workMode: "WFO", pageSize: "5" };
  const cursor = async () => (await page<JobCard>(app, LIST, query)).pagination.lastKey ?? assert.fail("one page only");
  const refused = async (path: string) => {
    const answer = await app.get(path);
    assert.equal(answer.status, 400, answer.text);
    assert.deepEqual([refusalIn(answer).errorCode, refusalIn(answer).field], ["INVALID_CURSOR", "lastKey"]);
  };

  test("hold for another page size", async () => {
    const lastKey = await cursor();
    const five = await page<JobCard>(app, LIST, { ...query, lastKey });
    const eight = await page<JobCard>(app, LIST, { ...query, pageSize: "8", lastKey });
    assert.deepEqual(idsOf(eight.data).slice(0, 5), idsOf(five.data));
  });

  test("hold for the same query in another order of writing", async () => {
    const { pagination } = await page<JobCard>(app, LIST, {
      minSalary: "1",
      typeofEmployment: "FULL_TIME",
      pageSize: "2",
    });
    const path = `${LIST}?lastKey=${pagination.lastKey}&typeofEmployment=FULL_TIME&pageSize=2&minSalary=1.0`;
    assert.equal((await app.get(path)).status, 200);
  });

  test("are refused for another query", async () => {
    const lastKey = await cursor();
    for (const other of [
      "",
      "workMode=WFH",
      "workMode=WFO&sortOrder=asc",
      "workMode=WFO&searchText=a1b2",
      "workMode=WFO&YOE=1",
    ])
      await refused(`${LIST}?${other}&lastKey=${lastKey}`);
  });

  test("are refused when forged, cut short, lengthened or of another key", async () => {
    const lastKey = await cursor();
    const [body, mac] = lastKey.split(".") as [string, string];
    const forged = Buffer.from('{"id":"00000000-0000-0000-0000-000000000000"}').toString("base64url");
    const flipped = (mac[0] === "A" ? "B" : "A") + mac.slice(1);
    for (const bad of [
      `${forged}.${mac}`,
      `${body}.${flipped}`,
      `${body}.`,
      body,
      `.${mac}`,
      lastKey.slice(0, -2),
      `${lastKey}.x`,
      ".",
      "%00",
      "null",
      "é",
    ])
      await refused(`${LIST}?workMode=WFO&lastKey=${encodeURIComponent(bad)}`);
  });

  test("of the companies are none of ours", async () => {
    const companies = await page(app, "/api/company", { pageSize: "1" });
    await refused(`${LIST}?lastKey=${companies.pagination.lastKey}`);
  });
});

test("a job posted now stands first at once", async () => {
  const job = await aJob(app.db, { createdAt: new Date(Date.now() + 1_000) });
  assert.equal((await page<JobCard>(app, LIST, { pageSize: "1" })).data[0]?.id, job.id);
});
