// Listings of one job on a real database: one row in lists, links that still work, and what follows when one closes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Job } from "../../../contract/jobs/wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aJob } from "../../../tests/support/builders.ts";
import { importListings, rowsOf } from "../../listings/index.ts";
import { newId } from "../../platform/ids.ts";
import { closeJobs } from "../close-jobs.ts";
import { recountOpenJobs } from "../save-jobs.ts";
import { compareAllAnew, joinCopiesAgain } from "./join-copies.ts";

const app = await startApp();
const admin = await signedIn(app, { groups: ["admin"] });
const silent = { info() {}, warn() {}, error() {} };

const textOf = (name: string) => `<p>${Array.from({ length: 90 }, (_, at) => `${name}${at}`).join(" ")}</p>`;

/** Imports one row of `feed`, as a list of many employers' jobs or, with `kind`, as the board of one. */
async function list(feed: string, id: string, facts: Record<string, unknown> = {}, hour = 0) {
  const row = {
    externalJobId: id,
    title: "Kiln Engineer",
    company: "Initrode",
    locations: ["Pune"],
    description: textOf("kiln"),
    ...facts,
  };
  const board = { kind: "listing-file" as const, token: feed, company: null };
  await importListings(
    { db: app.db, clock: () => new Date(Date.now() + hour * 3_600_000), log: silent },
    { board, rows: rowsOf([row]), complete: false },
  );
  return idOf(facts.ats ? `${facts.ats}:${facts.atsToken}:${id}` : `${feed}:${id}`);
}

async function idOf(key: string): Promise<string> {
  const [row] = await app.db.query<{ id: string }>("select id from job where external_job_id = $1", [key]);
  return row?.id ?? "";
}

const shown = async (searchText: string) =>
  (await app.get<{ data: { id: string }[] }>(`/api/job?searchText=${searchText}&sortOrder=desc`)).body.data.map(
    ({ id }) => id,
  );

const read = async (id: string) => (await app.get<Job>(`/api/job/${id}`)).body;

/** Stored counts and search entries are what counting and looking give. */
async function assertConsistent() {
  assert.deepEqual(await app.db.query("select * from job_count_flaws()"), []);
  const wrong = await app.db.query(
    `select j.id from job j full join job_search s on s.id = j.id
     where (s.id is not null) <> coalesce(j.is_listed and j.canonical_id is null, false)`,
  );
  assert.deepEqual(wrong, []);
  const before = await app.db.query("select id, open_jobs from company order by id");
  await app.db.transaction((tx) => recountOpenJobs(tx));
  assert.deepEqual(await app.db.query("select id, open_jobs from company order by id"), before);
}

const close = (id: string) => app.db.transaction((tx) => closeJobs(tx, [id], new Date()));

test("one row for a job in three listings; the employer's own stands for it, and the next when it closes", async () => {
  const agency = await list("rival", "9", { company: "Best Hire Recruitment" });
  const listed = await list("feed", "1");
  assert.deepEqual(await shown("kiln"), [listed], "a list before an agency");
  const own = await list("boards", "7001", {
    ats: "greenhouse",
    atsToken: "initrode",
    jobUrl: "https://initrode.example/jobs/7001",
  });
  assert.deepEqual(await shown("kiln"), [own]);
  await assertConsistent();

  const copy = await read(agency);
  assert.equal(copy.canonical?.id, own);
  assert.deepEqual(
    (await read(own)).alsoAt?.map(({ id }) => id),
    [listed, agency],
  );
  assert.equal((await read(own)).canonical, undefined);

  await close(own);
  const { body: similar } = await app.get<{ canonical?: { id: string } }>(`/api/job/${own}/similar`);
  assert.equal(similar.canonical?.id, listed, "a closed listing leads to an open one");
  assert.deepEqual(await shown("kiln"), [listed]);
  assert.equal((await read(agency)).canonical?.id, listed);
  assert.deepEqual(
    (await read(listed)).alsoAt?.map(({ id }) => id),
    [agency],
  );
  await assertConsistent();
  await list(
    "boards",
    "7001",
    { ats: "greenhouse", atsToken: "initrode", jobUrl: "https://initrode.example/jobs/7001" },
    1,
  );
  assert.deepEqual(await shown("kiln"), [own], "open again, it takes its place back");
  await close(own);
  await close(listed);
  assert.deepEqual(await shown("kiln"), [agency]);
  await close(agency);
  assert.deepEqual(await shown("kiln"), []);
  await assertConsistent();
});

test("a listing whose content becomes another job's leaves, and the same import again changes nothing", async () => {
  const facts = { title: "Loom Engineer", description: textOf("loom") };
  const one = await list("feed", "20", facts);
  const other = await list("rival", "20", facts);
  assert.deepEqual(await shown("loom"), [one]);
  await list("rival", "20", facts, 1);
  assert.deepEqual(await shown("loom"), [one]);
  await list("rival", "20", { ...facts, locations: ["Chennai"] }, 2);
  assert.deepEqual((await shown("loom")).sort(), [one, other].sort());
  assert.equal((await read(other)).canonical, undefined);
  await assertConsistent();
});

test("openings of one board stay apart, also where a copy is like both", async () => {
  const facts = { title: "Anvil Engineer", description: textOf("anvil"), ats: "greenhouse", atsToken: "initrode" };
  const first = await list("boards", "7101", facts);
  const second = await list("boards", "7102", facts);
  await list("feed", "30", { title: "Anvil Engineer", description: textOf("anvil") });
  assert.deepEqual((await shown("anvil")).sort(), [first, second].sort());
});

test("a job posted here stands for its copies once the round has seen it", async () => {
  const copy = await list("feed", "40", { title: "Lathe Engineer", description: textOf("lathe"), company: "Hooli" });
  const [company] = await app.db.query<{ id: string }>("select id from company where name = 'Hooli'");
  const posted = await aJob(app.db, {
    companyId: company!.id,
    jobTitle: "Lathe Engineer",
    locations: ["Pune"],
    description: textOf("lathe"),
  });
  await joinCopiesAgain(app);
  assert.deepEqual(await shown("lathe"), [posted.id]);
  assert.equal((await read(copy)).canonical?.id, posted.id);
  await assertConsistent();
});

test("two imports at once and a close between them end consistent", async () => {
  const facts = { title: "Forge Engineer", description: textOf("forge") };
  // Each import takes two of the connections.
  const ids = [
    ...(await Promise.all(["a", "b"].map((feed) => list(`feed-${feed}`, "50", facts)))),
    ...(await Promise.all(["c", "d"].map((feed) => list(`feed-${feed}`, "50", facts)))),
  ];
  await Promise.all([close(ids[0]!), list("feed-e", "50", facts), close(ids[1]!)]);
  await joinCopiesAgain(app);
  assert.equal((await shown("forge")).length, 1);
  await assertConsistent();
});

describe("an admin", () => {
  type Detail = { copies: { id: string; isCanonical: boolean; isRuled: boolean }[]; history: { action: string }[] };
  const rule = (jobId: string, otherId: string, isSame: boolean) =>
    admin.send<Detail>("POST", `/api/admin/jobs/${jobId}/copies`, { otherId, isSame });
  const look = async (jobId: string) => (await admin.send<Detail>("GET", `/api/admin/jobs/${jobId}`)).body;

  test("parts a listing from the others of its job for good, and joins it again", async () => {
    const facts = { title: "Plough Engineer", description: textOf("plough") };
    const ids = [await list("feed", "60", facts), await list("rival", "60", facts), await list("third", "60", facts)];
    const [one, two, three] = ids as [string, string, string];
    assert.deepEqual((await shown("plough")).length, 1);
    assert.deepEqual((await look(one)).copies.map(({ id }) => id).sort(), [two, three].sort());

    const parted = await rule(one, two, false);
    assert.deepEqual([parted.status, parted.body.copies.map(({ id }) => id)], [200, [three]]);
    assert.deepEqual(
      parted.body.history.map(({ action }) => action),
      ["job.parted"],
    );
    await list("rival", "60", facts, 1);
    await list("feed", "60", { ...facts, description: `${textOf("plough")} And more.` }, 1);
    await joinCopiesAgain(app);
    assert.equal((await shown("plough")).length, 2, "imports keep to it");
    assert.equal((await rule(one, two, false)).status, 409);
    await assertConsistent();

    const joined = await rule(two, three, true);
    assert.deepEqual([joined.status, joined.body.copies.map(({ id }) => id).sort()], [200, [one, three].sort()]);
    assert.ok(joined.body.copies.every(({ isRuled }) => isRuled));
    await list("rival", "60", facts, 2);
    assert.equal((await shown("plough")).length, 1);
    assert.equal((await rule(one, two, true)).status, 409);
    await assertConsistent();
  });

  test("joins openings of one board, and what the rules would keep apart", async () => {
    const facts = { title: "Sickle Engineer", ats: "greenhouse", atsToken: "initrode" };
    const one = await list("boards", "7201", { ...facts, description: textOf("sickle") });
    const other = await list("boards", "7202", { ...facts, description: textOf("scythe") });
    assert.equal((await rule(one, other, true)).status, 200);
    await list("boards", "7202", { ...facts, description: textOf("scythe") }, 1);
    await joinCopiesAgain(app);
    assert.equal((await shown("sickle")).length, 1);
    await assertConsistent();
  });

  test("parts two while another transaction has their company, and the round counts it", async () => {
    const facts = { title: "Trowel Engineer", description: textOf("trowel"), company: "Globex" };
    const [one, other] = [await list("feed", "75", facts), await list("rival", "75", facts)];
    await app.db.transaction(async (tx) => {
      await tx.query("select from company where name = 'Globex' for no key update");
      assert.equal((await rule(one, other, false)).status, 200);
    });
    await joinCopiesAgain(app);
    await assertConsistent();
  });

  test("two at once with opposite words leave one of the two, and nothing half done", async () => {
    const one = await list("feed", "70", { title: "Rake Engineer", description: textOf("rake") });
    const other = await list("rival", "70", { title: "Hoe Engineer", description: textOf("hoe") });
    const statuses = await Promise.all([true, false, true, false].map((isSame) => rule(one, other, isSame)));
    assert.ok(statuses.every(({ status }) => status === 200 || status === 409));
    const { copies, history } = await look(one);
    assert.equal(copies.length === 1, history[0]?.action === "job.joined");
    await assertConsistent();
  });

  test("names listings that exist", async () => {
    const one = await list("feed", "80", { title: "Spade Engineer", description: textOf("spade") });
    for (const otherId of [one, newId()]) assert.equal((await rule(one, otherId, true)).status, 422);
    assert.equal((await rule(newId(), one, true)).status, 404);
    assert.equal(
      (await admin.send("POST", `/api/admin/jobs/${one}/copies`, { otherId: "x", isSame: true })).status,
      400,
    );
  });
});

test("two listings with the employer's number of the job are one, whatever their titles have in common", async () => {
  const numbered = (number: string) => `https://careers.initrode.example/job/INIT${number}EXT/smith`;
  const own = await list("boards", "R148217", {
    ...{ ats: "workday", atsToken: "initrode", title: "2025 Blacksmith Forge Worker", description: "" },
    jobUrl: "https://initrode.wd5.myworkdayjobs.com/jobs/job/Pune/Blacksmith_R148217",
  });
  const facts = { title: "2025 Blacksmith Forge Worker, Anvils", description: "" };
  const copy = await list("feed", "91", { ...facts, jobUrl: numbered("148217") });
  const other = await list("feed", "92", { ...facts, jobUrl: numbered("148999") });
  assert.equal((await read(copy)).canonical?.id, own);
  assert.equal((await read(other)).canonical, undefined);
});

test("all are compared anew after a change of the rules or an admin's word, from where a killed round left off", async () => {
  const facts = { title: "Cooper", description: textOf("cooper") };
  const [one, two, three] = [
    await list("feed", "95", facts),
    await list("rival", "95", facts),
    await list("third", "95", facts),
  ];
  await admin.send("POST", `/api/admin/jobs/${one}/copies`, { otherId: three, isSame: false });
  const stale = await list("feed", "96", { title: "Tinker", description: textOf("tinker") });
  const apart = await list("rival", "96", { title: "Tinker", description: "" });
  await joinCopiesAgain(app);
  const clusterId = newId();
  // As rules of before left it: what is one job apart, and what nothing says is one job together.
  const coopers = [one, two, three];
  await app.db.query("delete from job_copy where job_id = any ($1)", [coopers]);
  await app.db.query("update job set canonical_id = null where id = any ($1)", [coopers]);
  await app.db.query("select follow_canonical($1::uuid[])", [coopers]);
  await app.db.query("insert into job_copy (job_id, cluster_id, standing) select unnest($1::uuid[]), $2, 4", [
    [stale, apart],
    clusterId,
  ]);
  await app.db.query("select settle_copies(array[$1]::uuid[])", [clusterId]);
  assert.equal((await shown("cooper")).length, 3);
  assert.equal((await shown("tinker")).length, 1);

  const [state] = await app.db.query<{ version: number }>("select version from job_printing where is_done");
  await app.db.query("update job_printing set version = 0");
  await joinCopiesAgain(app);
  assert.deepEqual(await app.db.query("select version, is_done as done from job_printing"), [{ ...state, done: true }]);
  assert.equal((await shown("cooper")).length, 2, "what an admin parted stays so");
  assert.equal((await shown("tinker")).length, 2);
  await assertConsistent();

  const printed = () => app.db.query("select xmin::text from job_print order by job_id");
  const before = await printed();
  assert.equal(await compareAllAnew(app), before.length);
  await app.db.query("update job_printing set up_to = $1", [stale]);
  await app.db.query("delete from job_copy where job_id = any ($1)", [[one, two]]);
  await joinCopiesAgain(app);
  const left = await app.db.query<{ id: string }>("select job_id as id from job_copy where job_id = any ($1)", [
    [one, two],
  ]);
  assert.equal(left.length, one > stale || two > stale ? 2 : 0, "only what comes after the kept position");
  assert.deepEqual(await printed(), before, "prints that are right are not written again");
});

test("a listing finds its copy among many newer ones of other jobs", async () => {
  const first = await list("far", "1", { title: "Lighthouse Keeper", description: textOf("lighthouse") });
  for (let nth = 0; nth < 30; nth += 1)
    await list("others", String(nth), { title: `Lamp Maker ${nth}`, description: textOf(`lamp${nth}x`) });
  const copy = await list("near", "1", { title: "Lighthouse Keeper", description: textOf("lighthouse") });
  assert.notEqual(copy, first);
  assert.equal((await shown("lighthouse")).length, 1);
});

test("a print that goes takes its keys along", async () => {
  const id = await list("gone", "1", { title: "Bell Founder", description: textOf("bell") });
  const keys = () => app.db.query("select 1 from job_print_key where job_id = $1", [id]);
  assert.ok((await keys()).length > 0);
  await app.db.transaction((tx) => tx.query("delete from job_print where job_id = $1", [id]));
  assert.equal((await keys()).length, 0);
});
