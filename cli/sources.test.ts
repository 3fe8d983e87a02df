// `sources` run as a command, against boards on the loopback: add, list, run, pause, resume and replay, and its refusals.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { JobSource } from "../contract/listings/sources-wire.ts";
import { openFarm } from "../tests/support/board-farm.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { anOperator } from "../tests/support/operator.ts";
import { readArguments } from "./command.ts";
import { command } from "./sources.ts";

const { url, db } = await freshDatabase();
const folder = await mkdtemp(join(tmpdir(), "vouchboard-sources-"));
after(() => rm(folder, { recursive: true, force: true }));
const farm = await openFarm();
after(() => farm.close());

const run = anOperator();
const sources = (...args: string[]) => run(["sources", ...args], { DATA_DIR: folder, DATABASE_URL: url });

async function done(...args: string[]): Promise<string> {
  const { code, out, err } = await sources(...args);
  assert.equal(code, 0, `${args.join(" ")}: ${err}`);
  return out;
}

const titles = async () =>
  (await db.query<{ title: string }>("select job_title as title from job where status = 'PUBLISHED' order by 1")).map(
    ({ title }) => title,
  );

test("a source is added, listed, run, paused, resumed, replayed and removed; each act is on record", async () => {
  const board = farm.board("greenhouse", "kiln");
  board.jobs = [
    { id: 1, title: "Potter" },
    { id: 2, title: "Glazier" },
  ];
  assert.equal(await done("list"), "There are no sources.\n");
  const added: JobSource = JSON.parse(await done("add", farm.address("greenhouse", "kiln"), "--every", "60", "--json"));
  assert.deepEqual([added.kind, added.board, added.everyMinutes, added.health], ["greenhouse", "kiln", 60, "NEW"]);
  assert.match(await done("run", "greenhouse:kiln"), /^added 2 · changed 0 · unchanged 0 · closed 0 · rejected 0\n$/);
  assert.deepEqual(await titles(), ["Glazier", "Potter"]);
  assert.match(await done("list"), /greenhouse:kiln {2}HEALTHY {2}every 60 min {2}2 open jobs/);
  assert.match(await done("pause", added.id), /is paused/);
  const refused = await sources("run", added.id);
  assert.deepEqual([refused.code, refused.err.trim()], [1, "This source is paused."]);
  assert.match(await done("resume", added.id), /is read again/);
  const { asked: before } = board;
  const end = JSON.parse(await done("replay", added.id, "--json"));
  assert.deepEqual([end.outcome, end.report.unchanged, board.asked], ["REPLAYED", 2, before], "nothing was asked for");
  assert.equal(await done("compare"), "2 listings are compared anew in the background while a server runs.\n");
  assert.deepEqual(await db.query("select up_to, is_done from job_printing"), [{ up_to: null, is_done: false }]);
  const asked = await sources("remove", added.id);
  assert.deepEqual(
    [asked.code, /has 2 open jobs, which will be closed .* Add --yes/.test(asked.err)],
    [1, true],
    asked.err,
  );
  assert.match(await done("remove", "greenhouse:kiln", "--yes"), /is removed: its 2 open jobs are closed\.\n$/);
  assert.deepEqual(await titles(), []);
  assert.equal(await done("list"), "There are no sources.\n");
  const acts = await db.query<{ action: string }>(
    "select action from audit_entry where subject_id = $1 and actor_id is null order by id",
    [added.id],
  );
  assert.deepEqual(
    acts.map(({ action }) => action),
    ["source.added", "source.run", "source.paused", "source.resumed", "source.replayed", "source.removed"],
  );
});

test("a list in CSV is added by the mapping that its names propose, or by one that is given", async () => {
  const rows = ["Position,Firm,Employer,Link", "Weaver,x,Looms,https://looms.example/1"].join("\n");
  for (const name of ["one", "two"]) farm.pages.set(`${name}.localhost/jobs.csv`, (_, response) => response.end(rows));
  const address = (name: string) => `http://${name}.localhost:${farm.port}/jobs.csv`;
  assert.match(
    await done("add", address("one")),
    /read by their names: --mapping 'title=Position,company=Employer,url=Link'/,
  );
  const file = join(folder, "mapping.json");
  await writeFile(file, JSON.stringify({ title: "Position", company: "Firm", id: "Link" }));
  const added: JobSource = JSON.parse(await done("add", address("two"), "--mapping", file, "--json"));
  assert.deepEqual(added.mapping, { title: "Position", company: "Firm", id: "Link" });
});

test("mistakes are one line and say what to do", async () => {
  const CASES: [args: string[], says: RegExp][] = [
    [[], /sources takes one of: add, list/],
    [["add"], /takes one URL/],
    [["list", "x"], /takes nothing more/],
    [["pause", "x", "--json"], /has no flag --json/],
    [["add", "x", "--every", "5"], /at least 15/],
  ];
  for (const [args, says] of CASES)
    await assert.rejects(async () => command.run(readArguments(command, args)), { name: "UsageError", message: says });
  const RUN: [args: string[], code: number, says: RegExp][] = [
    [["run", "greenhouse:missing"], 1, /no source greenhouse:missing/],
    [["add", `http://one.localhost:${farm.port}/jobs.csv`], 1, /is there already/],
    [["add", farm.address("lever", "kiln"), "--mapping", "title=a,url=b"], 1, /list in JSON or CSV/],
    [["add", farm.address("lever", "kiln"), "--mapping", "title=a"], 2, /--mapping \(url\).* address or the id/],
  ];
  for (const [args, code, says] of RUN) {
    const answer = await sources(...args);
    assert.equal(answer.code, code, answer.err);
    assert.match(answer.err.trim(), says);
    assert.equal(answer.err.trim().split("\n").length, 1, answer.err);
  }
});
