// `import`: its output, its refusals and its exit codes, and what search knows after it.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { freshDatabase } from "../tests/support/database.ts";
import { anOperator } from "../tests/support/operator.ts";
import { readArguments } from "./command.ts";
import { command } from "./import.ts";

const folder = await mkdtemp(join(tmpdir(), "vouchboard-import-"));
after(() => rm(folder, { recursive: true }));
const { url, db } = await freshDatabase();
const fixtures = join(import.meta.dirname, "../tests/support/boards");
const operator = anOperator();
const run = (...args: string[]) => operator(["import", ...args], { DATABASE_URL: url });

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const rowText = (id: string) =>
  JSON.stringify({ id, title: `Engineer ${id}`, company: "Acme", description: `a\u2028b` });

test("after an import, suggestions and lists for people know the board without a server's round", async () => {
  const rows = Array.from({ length: 250 }, (_, at) => rowText(String(at)));
  const { code, out } = await run(await file("board.jsonl", rows.join("\n")));
  assert.equal(code, 0);
  assert.match(out, /added 250/);
  const [known] = await db.query<object>(
    "select v.jobs as vocabulary, l.listed as terms from job_vocabulary v, term_lesson l",
  );
  assert.deepEqual(known, { vocabulary: 250, terms: 250 });
});

test("a payload on a dry run, as JSON", async () => {
  const { code, out } = await run(join(fixtures, "greenhouse.json"), "--board", "northwind", "--dry-run", "--json");
  assert.equal(code, 0);
  const report = JSON.parse(out);
  assert.deepEqual(
    [report.added, report.changed, report.unchanged, report.closed, report.jobs.length],
    [2, 0, 0, 0, 2],
  );
  assert.equal(report.jobs[0].externalJobId, "greenhouse:northwind:101");
  const reasons = report.rejected.map((row: { reason: string }) => row.reason);
  assert.deepEqual(reasons, ["it has no title", "it has no id"]);
});

test("JSON lines, a JSON array and their gzipped forms give the same jobs", async () => {
  const lines = [rowText("1"), "not json", "", rowText("2")].join("\n");
  const array = `[${rowText("1")},\n {bad}, ${rowText("2")}]`;
  const results = [];
  for (const path of [
    await file("a.jsonl", lines),
    await file("a.jsonl.gz", gzipSync(lines)),
    await file("b.json", array),
    await file("b.json.gz", gzipSync(array)),
    await file("c.jsonl", `not json\n${lines}`),
    await file("d.json", `\ufeff${array}`),
  ]) {
    const { code, out } = await run(path, "--dry-run", "--json");
    assert.equal(code, 0, path);
    const report = JSON.parse(out);
    results.push(report.jobs.map((job: { externalJobId: string }) => job.externalJobId).join());
    assert.ok(
      report.rejected.length >= 1 && /^(?:line|row) \d+$/.test(report.rejected[0].id),
      JSON.stringify(report.rejected),
    );
  }
  assert.deepEqual(new Set(results), new Set(["files:1,files:2"]));
});

test("a damaged end is reported, and the rows before it are mapped", async () => {
  const whole = gzipSync(Array.from({ length: 20_000 }, (_, index) => rowText(String(index))).join("\n"));
  const { code, out } = await run(
    await file("cut.jsonl.gz", whole.subarray(0, whole.length / 2)),
    "--dry-run",
    "--json",
  );
  assert.equal(code, 0);
  const report = JSON.parse(out);
  assert.ok(report.added > 100);
  assert.match(report.rejected[0].reason, /ends early or is damaged/);
});

test("mistakes are one line and say what to do", async () => {
  const payload = join(fixtures, "ashby.json");
  const cases: [string[], number, RegExp][] = [
    [[], 2, /needs a board/],
    [["foo:bar"], 2, /no kind of board "foo"/],
    [[payload, "--dry-run"], 2, /name its board with --board/],
    [[payload, "--kind", "nope"], 2, /no kind "nope"/],
    [["greenhouse:../x"], 2, /no name of a board/],
    [["greenhouse:x", "--board", "y"], 2, /go with a file/],
    [["greenhouse:x", "--mapping", "title=a,url=b"], 2, /go with a file/],
    [[payload, "--board", "x", "--mapping", "title=a,url=b"], 2, /only a list in JSON or CSV takes --mapping/],
    [[payload, "--mapping", "title=a,wage=b"], 2, /--mapping \(wage\)/],
    [[payload, "--mapping", join(folder, "missing.json")], 2, /cannot be read as JSON/],
    [[join(folder, "missing.json"), "--dry-run"], 1, /there is no such file/],
    [[folder, "--dry-run"], 1, /it is a folder/],
    [[await file("empty.json", ""), "--dry-run"], 1, /empty/],
    [[await file("blank.json", " \n \n"), "--dry-run"], 1, /empty/],
    [
      [await file("huge.json", `{"title": "${"x".repeat(10_000_001)}"}`), "--dry-run"],
      1,
      /too long for a row .* 10 MB/,
    ],
    [[await file("words.txt", "just\nwords\n"), "--dry-run"], 1, /None of the 2 rows/],
    [[await file("object.json", '{\n"a": 1}'), "--dry-run"], 1, /without a list of jobs/],
    [[await file("page.html", "<!doctype html><p>Hello</p>"), "--dry-run"], 1, /XML or HTML in no form/],
    [[join(fixtures, "personio.xml"), "--kind", "neogov", "--dry-run"], 1, /in no form that neogov has/],
    [[await file("bad.gz", Buffer.from([0x1f, 0x8b, 1, 2, 3])), "--dry-run"], 1, /gzip is damaged|damaged/],
  ];
  for (const [args, code, words] of cases) {
    const attempt = (async () => command.run(readArguments(command, args)))();
    const isExpected = (error: Error) => {
      assert.equal(error.name, code === 2 ? "UsageError" : "OperatorError", error.stack);
      assert.match(error.message, words);
      return !error.message.includes("\n");
    };
    await assert.rejects(attempt, isExpected, String(args));
  }
});

test("an array or a document on one line may be longer than a row", async () => {
  const row = { title: "Engineer", company: "Initrode", locations: ["Pune"], description: "word ".repeat(18_000) };
  const jobs = Array.from({ length: 120 }, (_, at) => ({ ...row, externalJobId: String(at) }));
  for (const [name, content] of Object.entries({ "array.json": jobs, "document.json": { jobs } })) {
    const { code, out } = await run(await file(name, JSON.stringify(content)), "--board", "x", "--dry-run", "--json");
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).jobs.length, 120, name);
  }
});

test("kinds that are read from files only", async () => {
  const feed = await run(join(fixtures, "indeedxml.xml"), "--kind", "indeedxml", "--board", "f", "--dry-run", "--json");
  assert.deepEqual(
    JSON.parse(feed.out).jobs.map((job: { externalJobId: string }) => job.externalJobId),
    ["indeedxml:f:REF-1", "indeedxml:f:REF-2"],
  );
  const { code, out } = await run(
    join(fixtures, "bamboohr.json"),
    ...["--kind", "bamboohr", "--board", "acme", "--company", "Acme Labs", "--dry-run", "--json"],
  );
  assert.equal(code, 0);
  const { jobs, rejected } = JSON.parse(out);
  assert.deepEqual([jobs[0].externalJobId, jobs[0].companyName, rejected.length], ["bamboohr:acme:86", "Acme Labs", 1]);
  const refused = await run("bamboohr:acme", "--dry-run");
  assert.equal(refused.code, 1);
  assert.match(refused.err, /not read over the network/);
});

test("CSV under other names is read by a mapping: proposed, as pairs, or as a file", async () => {
  const path = await file(
    "jobs.csv.gz",
    gzipSync("Position;Firm;Employer;Link\r\nBaker;=1+1;Acme;https://acme.example/1\r\nBroken\r\n"),
  );
  const mapping = await file("mapping.json", JSON.stringify({ title: "Link", company: "Position", id: "Link" }));
  for (const [args, title, company] of [
    [[], "Baker", "Acme"],
    [["--mapping", "title=Position,company=Firm,url=Link"], "Baker", "=1+1"],
    [["--mapping", mapping], "https://acme.example/1", "Baker"],
  ] as const) {
    const { code, out, err } = await run(path, ...args, "--dry-run", "--json");
    assert.equal(code, 0, err);
    assert.equal(err.includes("--mapping 'title=Position,company=Employer,url=Link'"), args.length === 0, err);
    const { jobs, rejected } = JSON.parse(out);
    assert.deepEqual([jobs.length, jobs[0].jobTitle, jobs[0].companyName], [1, title, company]);
    assert.deepEqual(rejected, [{ id: "line 3", reason: "it has 1 value for 4 columns" }]);
  }
});

test("--kind without --board uses the board that the rows name", async () => {
  const { code, out, err } = await run(join(fixtures, "lever.json"), "--kind", "lever", "--dry-run", "--json");
  assert.equal(code, 0);
  assert.match(err, /name the board acme/);
  assert.equal(JSON.parse(out).jobs[0].companyName, "Acme");
});
