// Imports on a real database: twice changes nothing, absence closes in time, sources do not fight.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { freshDatabase } from "../../tests/support/database.ts";
import { moderation } from "../jobs/index.ts";
import type { Board } from "./external-job.ts";
import { importListings } from "./import-listings.ts";
import type { ListingRows } from "./map-rows.ts";
import { rowsOf } from "./read-listing-file.ts";

const { db } = await freshDatabase();
const start = Date.parse("2026-11-01T00:00:00Z");
const silent = { info() {}, warn() {}, error() {} };

/** Imports at `hour` after the start. */
function run(
  board: string | Board,
  rows: unknown[] | ListingRows,
  { hour = 0, complete = false, warn = (_line: string) => {} } = {},
) {
  const input = {
    board: typeof board === "string" ? { kind: "listing-file" as const, token: board, company: null } : board,
    rows: typeof rows === "function" ? rows : rowsOf(rows),
    complete,
  };
  return importListings({ db, clock: () => new Date(start + hour * 3_600_000), log: { ...silent, warn } }, input);
}

const counts = ({ added, changed, unchanged, closed, merged }: Awaited<ReturnType<typeof run>>) => [
  added,
  changed,
  unchanged,
  closed,
  merged,
];
const row = (id: string, facts: object = {}) => ({
  externalJobId: id,
  title: `Engineer ${id}`,
  company: "Initrode",
  locations: ["Pune"],
  ...facts,
});
const jobOf = async (key: string) =>
  (
    await db.query<{ id: string; status: string; locations: string[]; created_at: Date; bad_job: boolean }>(
      "select id, status, locations, created_at, bad_job from job where external_job_id = $1",
      [key],
    )
  )[0];

test("the same input twice changes nothing, also with a key in it twice", async () => {
  const rows = [
    row("1"),
    row("2", { active: false }),
    row("1", { title: "Another title", locations: ["Pune", "Chennai"] }),
    { title: "" },
  ];
  const first = await run("twice", rows);
  assert.deepEqual(counts(first), [2, 0, 0, 0, 1]);
  assert.deepEqual(first.rejected, [{ id: "row 4", reason: "it has neither an id nor a usable address" }]);
  const before = await db.query("select id, xmin::text from job order by id");
  assert.deepEqual(counts(await run("twice", rows, { hour: 1 })), [0, 0, 2, 0, 1]);
  assert.deepEqual(await db.query("select id, xmin::text from job order by id"), before);
  assert.deepEqual((await jobOf("twice:1"))?.locations, ["Pune", "Chennai"]);
  assert.equal((await jobOf("twice:2"))?.status, "CLOSED");
  const [company] = await db.query<{ open: number }>("select open_jobs as open from company where name = 'Initrode'");
  assert.equal(company?.open, 1);
  const [kept] = await db.query<{ n: number }>(
    "select count(*)::int as n from listing_payload p join listing l on l.id = p.listing_id where l.external_key = 'twice:1' and p.payload like '%Another title%'",
  );
  assert.equal(kept?.n, 1, "the raw rows are kept");
});

test("a change keeps the row, its id and its creation; the posting time makes the id", async () => {
  await run("change", [row("1", { jobPostedDate: "2026-10-01", firstSeen: "2026-09-15T00:00:00Z" })]);
  const before = await jobOf("change:1");
  assert.equal(before?.created_at.toISOString(), "2026-09-15T00:00:00.000Z");
  assert.equal(
    Number.parseInt(before?.id.replaceAll("-", "").slice(0, 12) ?? "", 16),
    Date.parse("2026-09-15T00:00:00Z"),
  );
  assert.deepEqual(
    counts(await run("change", [row("1", { title: "Principal", jobPostedDate: "2026-10-30" })], { hour: 1 })),
    [0, 1, 0, 0, 0],
  );
  const after = await jobOf("change:1");
  assert.deepEqual([after?.id, after?.created_at], [before?.id, before?.created_at]);
  assert.deepEqual(
    counts(
      await run("change", [row("1", { title: "Principal", jobPostedDate: "2026-10-31", locations: ["Pune "] })], {
        hour: 2,
      }),
    ),
    [0, 0, 1, 0, 0],
    "a new stamp is no change",
  );
});

test("flags and dates close at once, and a row that is open again reopens", async () => {
  await run("flags", [row("1"), row("2", { expiresAt: "2026-11-02T00:00:00Z" })]);
  const closing = [row("1", { active: false }), row("2", { expiresAt: "2026-11-02T00:00:00Z" })];
  assert.deepEqual(counts(await run("flags", closing, { hour: 30 })), [0, 0, 0, 2, 0]);
  assert.deepEqual([(await jobOf("flags:1"))?.status, (await jobOf("flags:2"))?.status], ["CLOSED", "EXPIRED"]);
  assert.deepEqual(counts(await run("flags", closing, { hour: 31 })), [0, 0, 2, 0, 0]);
  const id = (await jobOf("flags:1"))?.id;
  assert.deepEqual(counts(await run("flags", [row("1")], { hour: 32 })), [0, 1, 0, 0, 0]);
  const again = await jobOf("flags:1");
  assert.deepEqual([again?.status, again?.id], ["PUBLISHED", id]);
});

test("a key twice on a board makes a run incomplete, unless its source lists a job once for each place", async () => {
  const twice = (facts: object) => [facts, facts];
  const post = { id: 5, title: "Engineer", absolute_url: "https://boards.greenhouse.io/shifting/jobs/5" };
  const job = { shortcode: "A1", title: "Engineer", locations: [{ city: "Pune" }] };
  const board = (kind: Board["kind"]): Board => ({ kind, token: "shifting", company: "Initrode" });
  for (const [kind, rows, complete] of [
    ["greenhouse", twice(post), false],
    ["workable", twice(job), true],
  ] as const) {
    const report = await run(board(kind), rows, { complete: true });
    assert.deepEqual([report.merged, report.complete], [1, complete], kind);
  }
});

test("absence closes after three complete runs and 72 hours, and only complete runs count", async () => {
  await run("absent", [row("1"), row("2")], { complete: true });
  for (const [hour, complete, status] of [
    [10, true, "PUBLISHED"],
    [20, true, "PUBLISHED"],
    [50, true, "PUBLISHED"],
    [90, false, "PUBLISHED"],
    [91, true, "CLOSED"],
  ] as const) {
    await run("absent", [row("1")], { hour, complete });
    assert.equal((await jobOf("absent:2"))?.status, status, `hour ${hour}`);
  }
  assert.deepEqual(counts(await run("absent", [row("1"), row("2")], { hour: 95, complete: true })), [0, 1, 1, 0, 0]);
  assert.equal((await jobOf("absent:2"))?.status, "PUBLISHED");
  const unreadable: ListingRows = async function* () {
    yield { where: "line 1", problem: "it is not JSON" };
  };
  assert.equal(
    (await run("absent", unreadable, { hour: 500, complete: true })).complete,
    false,
    "an unreadable row makes a run incomplete",
  );
});

test("a mass of absences waits for a confirming run", async () => {
  const many = Array.from({ length: 20 }, (_, index) => row(String(index)));
  await run("mass", many, { complete: true });
  const warnings: string[] = [];
  const left = { complete: true, warn: (line: string) => void warnings.push(line) };
  for (const hour of [1, 40, 80, 100])
    assert.equal((await run("mass", many.slice(0, 5), { hour, ...left })).closed, 0, `hour ${hour}`);
  assert.match(warnings[0] ?? "", /15 of 20 listings/);
  assert.equal((await run("mass", many.slice(0, 5), { hour: 104, ...left })).closed, 15);
});

test("a board takes its listing over from a feed, and the feed no longer writes it", async () => {
  const board: Board = { kind: "greenhouse", token: "Acme", company: "Acme Labs" };
  const feedRow = {
    id: "f-1",
    title: "Feed title",
    company: "ACME",
    url: "https://boards.greenhouse.io/acme/jobs/77",
    key: "feed:f-1",
  };
  await run("feed", [feedRow]);
  const id = (await jobOf("greenhouse:acme:77"))?.id;
  const post = {
    id: 77,
    title: "Board title",
    absolute_url: "https://acme.example/?gh_jid=77",
    location: { name: "Pune" },
  };
  assert.deepEqual(counts(await run(board, [post], { hour: 1, complete: true })), [0, 1, 0, 0, 0]);
  assert.deepEqual(counts(await run("feed", [{ ...feedRow, active: false }], { hour: 2 })), [0, 0, 1, 0, 0]);
  const after = await jobOf("greenhouse:acme:77");
  assert.deepEqual([after?.id, after?.status], [id, "PUBLISHED"]);
  const [listing] = await db.query<{ aliases: string[] }>(
    "select aliases from listing where external_key = 'greenhouse:acme:77'",
  );
  assert.ok(listing?.aliases.includes("feed:f-1"));
});

test("what was frozen here stays frozen", async () => {
  await run("frozen", [row("1")]);
  await db.query("update job set bad_job = true where external_job_id = 'frozen:1'");
  await run("frozen", [row("1", { title: "New words" })], { hour: 1 });
  assert.equal((await jobOf("frozen:1"))?.bad_job, true);
});

test("what an admin ended stays ended, and a repeated row changes nothing", async () => {
  await run("ended", [row("1"), row("2")]);
  const id = (await jobOf("ended:1"))?.id ?? "";
  await db.transaction((tx) => moderation.expireJob(tx, id, new Date(start)));
  assert.deepEqual(counts(await run("ended", [row("1"), row("2")], { hour: 1 })), [0, 0, 2, 0, 0]);
  assert.deepEqual(counts(await run("ended", [row("1", { title: "New words" })], { hour: 2 })), [0, 1, 0, 0, 0]);
  assert.deepEqual([(await jobOf("ended:1"))?.status, (await jobOf("ended:2"))?.status], ["EXPIRED", "PUBLISHED"]);
});

test("one import of a source at a time; different sources with the same listing end with one row", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = () => {};
  const reached = new Promise<void>((resolve) => {
    waiting = resolve;
  });
  const slow: ListingRows = async function* () {
    waiting();
    await held;
    yield { where: "row 1", raw: row("1") };
  };
  const first = run("busy", slow);
  await reached;
  await assert.rejects(run("busy", [row("1")]), /being imported already/);
  release();
  assert.equal((await first).added, 1);

  const shared = Array.from({ length: 30 }, (_, index) => ({
    ats: "greenhouse",
    atsToken: "both",
    externalJobId: String(index),
    title: "T",
    company: "Both",
  }));
  const [one, two] = await Promise.all([run("left", shared), run("right", shared)]);
  assert.equal(one.added + two.added, 30);
  await db.query("update listing_source set enabled = false where board = 'busy'");
  await assert.rejects(run("busy", [row("1")]), /switched off/);
});

test("an import that breaks off says so and can be started again", async () => {
  const broken: ListingRows = async function* () {
    for (let index = 0; index < 1200; index += 1) yield { where: `row ${index}`, raw: row(String(index)) };
    throw new Error("the disk is gone");
  };
  await assert.rejects(run("cut", broken), /the disk is gone/);
  assert.deepEqual(counts(await run("cut", [row("1"), row("2")])).slice(0, 2), [2, 0]);
});

test("hostile values are stored or rejected, never an error", async () => {
  const report = await run("hostile", [
    row("nul", {
      title: "a\u0000b\ud800",
      company: "N\u0000ul",
      description: "x\u0000<p>\ud800</p>",
      skills: ["\u0000"],
    }),
    row("long", { title: "t".repeat(5000), company: "c".repeat(5000), locations: ["l".repeat(5000)] }),
    row("pay", { salary: { min: 1, max: 9e15, currency: "INR", period: "YEAR" }, experience: { min: -5, max: 1e9 } }),
    row("x".repeat(5000)),
    row("\u0000"),
    { ...row("types"), title: { a: 1 } },
    { ...row("date"), jobPostedDate: "9999-99-99", firstSeen: 1e300 },
    null,
    7,
  ]);
  assert.equal(report.added, 6);
  assert.equal(report.rejected.length, 3);
});

/** The statements of the migration with this name, whatever its number. */
function migration(name: string): string {
  const folder = join(import.meta.dirname, "../../migrations");
  return readFileSync(join(folder, readdirSync(folder).find((file) => file.endsWith(`_${name}.sql`)) ?? ""), "utf8");
}

test("a description that an older release left unclean is reduced by its migration and whole again after the next import", async () => {
  const description = '<a href="mailto:a@b.example">Mail</a><p>us</p><ul><li>or <b>call</b></li></ul>';
  const rows = [row("1", { description }), row("2", { description: "<p>clean</p>" })];
  await run("unclean", rows);
  const described = async () =>
    (
      await db.query<{ html: string }>(
        `select d.description as html from job_detail d join job j on j.id = d.id
         where j.external_job_id like 'unclean:%' order by j.external_job_id`,
      )
    ).map(({ html }) => html);
  const whole = "Mail<p>us</p><ul><li>or <b>call</b></li></ul>";
  assert.deepEqual(await described(), [whole, "<p>clean</p>"]);
  await db.transaction(async (tx) => {
    const unclean =
      'Mail<p>us</span><ul><li>or <a href="https://a.example/" rel="nofollow noopener">call</span></li></ul>';
    const left = `update job_detail d set description = $1 from listing l where l.job_id = d.id and l.external_key = $2`;
    await tx.query(left, [unclean, "unclean:1"]);
    await tx.query("update listing set content_hash = 'older' where external_key = 'unclean:1'");
    await tx.query(migration("clean_descriptions"));
  });
  assert.deepEqual(await described(), ["<p>Mail<br />us<br />or call</p>", "<p>clean</p>"]);
  assert.deepEqual(counts(await run("unclean", rows, { hour: 1 })), [0, 1, 1, 0, 0]);
  assert.deepEqual(await described(), [whole, "<p>clean</p>"]);
});
