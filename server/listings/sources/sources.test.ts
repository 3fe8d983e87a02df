// Sources over HTTP, read from boards on the loopback: added by address, run once at a time, stopped when they go wrong.
import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { JobSource, OpenedSource, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { type FarmJob, type FarmSystem, openFarm } from "../../../tests/support/board-farm.ts";
import type { Fact } from "../../facts.ts";
import { openDatabase } from "../../platform/db.ts";
import { holdSource } from "../store.ts";
import { queueDueSources } from "./manage-sources.ts";
import { finishRemoval } from "./remove-source.ts";
import { type RunEnd, runSource } from "./run-source.ts";

let now = new Date("2026-11-27T10:00:00Z");
const later = async (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
  await Promise.all([admin.renew(), other.renew()]);
};
const app = await startApp({ clock: () => now, openLoopback: true });
const farm = await openFarm();
after(() => farm.close());
const admin = await signedIn(app, { groups: ["admin"] });
const other = await signedIn(app);

const jobs = (count: number, facts: Partial<FarmJob> = {}): FarmJob[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Engineer ${at + 1}`, ...facts }));

beforeEach(() => {
  app.facts.length = 0;
});

/** Works the queue off, as the workers do. */
async function workOff(): Promise<RunEnd[]> {
  const due = app.facts.filter(
    (fact): fact is Extract<Fact, { kind: "listing-source.due" }> => fact.kind === "listing-source.due",
  );
  for (const fact of due) app.facts.splice(app.facts.indexOf(fact), 1);
  const ends: RunEnd[] = [];
  for (const fact of due) ends.push(await runSource(app.deps, fact.sourceId, fact));
  return ends;
}

const troubles = () => app.facts.filter((fact) => fact.kind === "listing-source.troubled").length;
const act = (id: string, what: string) => admin.send<JobSource>("POST", `/api/admin/sources/${id}/${what}`, {});
const opened = async (id: string) => (await admin.send<OpenedSource>("GET", `/api/admin/sources/${id}`)).body;
const openTitles = async (id: string) =>
  (
    await app.db.query<{ title: string }>(
      "select j.job_title as title from listing l join job j on j.id = l.job_id where l.source_id = $1 and j.status = 'PUBLISHED' order by 1",
      [id],
    )
  ).map(({ title }) => title);

async function added(address: string): Promise<JobSource> {
  const answer = await admin.send<JobSource>("POST", "/api/admin/sources", { address });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

/** A board with so many jobs, added and read once. */
async function source(system: FarmSystem, name: string, list = jobs(4)) {
  const board = farm.board(system, name);
  board.jobs = list;
  const { id } = await added(farm.address(system, name));
  const [end] = await workOff();
  assert.equal(end?.outcome, "DONE", JSON.stringify(end));
  return { id, board };
}

const run = async (id: string): Promise<RunEnd> => {
  assert.equal((await act(id, "run")).status, 200);
  const [end] = await workOff();
  return end ?? assert.fail("nothing was queued");
};

test("five pasted addresses are recognised, shown, added and read; changes, closes and duplicates are followed", async () => {
  const systems = ["greenhouse", "lever", "ashby", "recruitee"] as const;
  for (const system of systems) farm.board(system, `five-${system}`).jobs = jobs(3, { place: "Mumbai" });
  farm.board("workable", "five-workable").jobs = jobs(12);
  farm.pages.set("careers.five.example.localhost/", (_, response) =>
    response.end(`<a href="${farm.address("workable", "five-workable")}">Our jobs</a>`),
  );
  const pasted = [
    ...systems.map((system) => farm.address(system, `five-${system}`)),
    `http://careers.five.example.localhost:${farm.port}/`,
  ];
  for (const [at, address] of pasted.entries()) {
    const { status, body, text } = await admin.send<SourcePreview>("POST", "/api/admin/sources/preview", { address });
    assert.equal(status, 200, text);
    assert.equal(`${body.kind}:${body.board}`, `${[...systems, "workable"][at]}:five-${[...systems, "workable"][at]}`);
    assert.deepEqual([body.jobs.length, body.rows, body.existingId], at < 4 ? [3, 3, null] : [10, 12, null]);
    await added(body.address);
  }
  assert.deepEqual(
    (await workOff()).map(({ outcome }) => outcome),
    Array(5).fill("DONE"),
  );
  const { body } = await admin.send<{ data: JobSource[] }>("GET", "/api/admin/sources?query=five-");
  assert.deepEqual(
    body.data
      .map(({ kind, health, openJobs, listed, trend }) => [
        kind,
        health,
        openJobs,
        listed,
        ...trend.map((run) => run.listed),
      ])
      .sort(),
    [...systems, "workable"].map((kind) => [kind, "HEALTHY", ...Array(3).fill(kind === "workable" ? 12 : 3)]).sort(),
  );
  const list = await app.get<{ data: { jobTitle: string }[] }>("/api/job?searchText=Engineer&pageSize=100");
  assert.ok(list.body.data.length >= 24, list.text.slice(0, 200));

  const board = farm.board("greenhouse", "five-greenhouse");
  const id = body.data.find(({ kind }) => kind === "greenhouse")?.id ?? assert.fail();
  board.jobs = [
    { id: 1, title: "Principal Engineer" },
    { id: 2, title: "Engineer 2", deadline: "2026-11-01" },
    { id: 3, title: "Engineer 3", place: "Mumbai" },
  ];
  // The same job in another feed is not another job.
  farm.pages.set("feed.five.example.localhost/jobs.json", (_, response) =>
    response.end(
      JSON.stringify([
        {
          title: "Engineer 3",
          company: "Five",
          url: "https://job-boards.greenhouse.io/five-greenhouse/jobs/3?utm_source=x",
        },
      ]),
    ),
  );
  await added(`http://feed.five.example.localhost:${farm.port}/jobs.json`);
  await later(1);
  await act(id, "run");
  await workOff();
  assert.deepEqual(await openTitles(id), ["Engineer 3", "Principal Engineer"]);
  const [changed] = (await opened(id)).runs;
  assert.deepEqual(changed?.counts, { listed: 2, added: 0, changed: 1, unchanged: 1, closed: 1, rejected: 0 });
  const twins = await app.db.query("select from listing where external_key = 'greenhouse:five-greenhouse:3'");
  assert.equal(twins.length, 1);

  board.jobs = board.jobs.slice(0, 1);
  for (const hours of [1, 37, 37]) {
    await later(hours);
    assert.equal((await run(id)).outcome, hours === 1 ? "DONE" : "UNCHANGED");
  }
  assert.deepEqual(await openTitles(id), ["Principal Engineer"], "missing in three whole runs over 72 hours");
});

test("the preview says what was read and where", async () => {
  farm.board("ashby", "told").jobs = [{ id: 1, title: "Engineer", text: "5-8 years of experience with Java" }];
  const { body } = await admin.send<SourcePreview>("POST", "/api/admin/sources/preview", {
    address: farm.address("ashby", "told"),
  });
  const readings = Object.fromEntries(
    (body.jobs[0]?.readings ?? []).map(({ field, value, from, said }) => [field, [value, from, said]]),
  );
  assert.deepEqual(readings, {
    COMPANY: ["Told", "BOARD", null],
    TYPE: ["FULL_TIME", "FIELD", "FullTime"],
    MODE: ["HYBRID", "FIELD", "Hybrid"],
    PAY: [null, "NOWHERE", null],
    EXPERIENCE: ["5–8", "TEXT", null],
    POSTED: [null, "NOWHERE", null],
  });
});

describe("what cannot be added is refused with a reason", () => {
  const CASES: [address: string, status: number, says: RegExp][] = [
    ["", 400, /paste the address/],
    ["ftp://example.org/jobs", 422, /no web address/],
    ["https://acme.bamboohr.com/careers", 422, /board of bamboohr/],
    ["https://careers.smartrecruiters.com/acme", 422, /asks programs to stay away/],
    ["https://10.0.0.1/jobs", 422, /not a public address/],
    ["http://169.254.169.254/latest/", 422, /is not read/],
    [`http://nothing.localhost:${farm.port}/`, 422, /has no such page/],
    [`http://empty.localhost:${farm.port}/`, 422, /No list of jobs was found/],
  ];
  farm.pages.set("empty.localhost/", (_, response) => response.end("<h1>Hello</h1>"));
  for (const [address, status, says] of CASES)
    test(address || "(empty)", async () => {
      for (const path of ["/api/admin/sources/preview", "/api/admin/sources"]) {
        const answer = await admin.send("POST", path, { address });
        assert.equal(answer.status, status, answer.text);
        assert.deepEqual(
          [refusalIn(answer).field, says.test(refusalIn(answer).errorMsg)],
          ["address", true],
          answer.text,
        );
      }
    });
});

test("only admins, and each act is on record", async () => {
  const { id } = await source("lever", "acts");
  for (const path of ["", `/${id}`]) assert.equal((await other.send("GET", `/api/admin/sources${path}`)).status, 403);
  for (const path of ["", "/preview", `/${id}/pause`, `/${id}/run`, `/${id}/replay`, `/${id}/accept`, `/${id}/resume`])
    assert.equal((await other.send("POST", `/api/admin/sources${path}`, { address: "x" })).status, 403, path);
  assert.equal((await act(id, "accept")).status, 409);
  assert.equal((await act(id, "resume")).status, 409);
  assert.equal((await act(id, "pause")).body.isEnabled, false);
  assert.equal((await act(id, "run")).status, 409);
  assert.equal((await act(id, "replay")).status, 409);
  assert.deepEqual(await runSource(app.deps, id, { isForced: true }), { outcome: "BUSY" }, "a paused one is not read");
  assert.equal((await act(id, "resume")).body.isEnabled, true);
  const changed = await admin.send<JobSource>("PATCH", `/api/admin/sources/${id}`, {
    everyMinutes: 60,
    company: "Acts Ltd",
  });
  assert.deepEqual([changed.body.everyMinutes, changed.body.company], [60, "Acts Ltd"], changed.text);
  const wrong = await admin.send("PATCH", `/api/admin/sources/${id}`, { everyMinutes: 1 });
  assert.deepEqual([wrong.status, refusalIn(wrong).field], [400, "everyMinutes"]);
  assert.equal((await act("nothing", "run")).status, 404);
  const acts = await app.db.query<{ action: string }>(
    "select action from audit_entry where subject_id = $1 and actor_id = $2 order by id",
    [id, admin.accountId],
  );
  assert.deepEqual(acts.map(({ action }) => action).sort(), [
    "source.added",
    "source.changed",
    "source.paused",
    "source.resumed",
  ]);
});

test("the same address several times at once is one source", async () => {
  farm.board("greenhouse", "twice").jobs = jobs(1);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      admin.send("POST", "/api/admin/sources", { address: farm.address("greenhouse", "Twice") }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409]);
  const refused = refusalIn(answers.find(({ status }) => status === 409) ?? assert.fail());
  assert.equal((refused.current as JobSource).board, "twice");
});

test("one run of a source and one request of a host at a time, across servers", async () => {
  const servers = [app.deps, ...[1, 2].map(() => ({ ...app.deps, db: openDatabase({ url: app.url, poolSize: 4 }) }))];
  after(() => Promise.all(servers.slice(1).map(({ db }) => db.close())));
  const slow = await openFarm({ delayMs: 20 });
  after(() => slow.close());
  const ids: string[] = [];
  for (const name of ["one", "two", "three"]) {
    slow.board("greenhouse", name).jobs = jobs(2);
    ids.push((await added(slow.address("greenhouse", name))).id);
  }
  const ends = await Promise.all(servers.flatMap((deps) => ids.map((id) => runSource(deps, id))));
  const count = (outcome: string) => ends.filter((end) => end.outcome === outcome).length;
  assert.deepEqual([count("DONE"), count("BUSY")], [3, 6], JSON.stringify(ends));
  assert.equal(slow.mostAtOnce(), 1);
  assert.deepEqual(
    ids.map((_, at) => slow.board("greenhouse", ["one", "two", "three"][at] ?? "").asked),
    [1, 1, 1],
  );
});

test("a killed turn loses nothing: its lease runs out and another goes on with its pages", async () => {
  const { id, board } = await source("lever", "killed", jobs(250));
  assert.equal(board.asked, 3);
  await later(7);
  board.jobs = jobs(260);
  const [claimed] = await app.db.query<{ run_id: string }>(
    `update listing_source set claim = gen_random_uuid(), claimed_until = clock_timestamp() + interval '1 minute', run_id = gen_random_uuid(),
       run_began_at = $2 where id = $1 returning run_id`,
    [id, now],
  );
  assert.deepEqual(await runSource(app.deps, id), { outcome: "BUSY" });
  await app.db.query("update listing_page set run_id = $2 where source_id = $1 and address like '%skip=0&%'", [
    id,
    claimed?.run_id,
  ]);
  await app.db.query("update listing_source set claimed_until = clock_timestamp() where id = $1", [id]);
  assert.equal((await runSource(app.deps, id)).outcome, "DONE");
  assert.deepEqual([board.asked, (await openTitles(id)).length], [5, 260], "the first page was not asked for again");
});

test("what is the same is asked for with its ETag, mapped no more, and seen", async () => {
  const { id, board } = await source("ashby", "same");
  await later(7);
  assert.equal((await queueDueSources(app.deps)) > 0, true);
  await workOff();
  const { runs, lastCompleteRunAt } = await opened(id);
  assert.deepEqual([board.asked, board.same, runs[0]?.outcome, runs[0]?.counts?.unchanged], [2, 1, "UNCHANGED", 4]);
  assert.equal(lastCompleteRunAt, now.toISOString());
  const [seen] = await app.db.query<{ at: Date }>("select min(last_seen) as at from listing where source_id = $1", [
    id,
  ]);
  assert.equal(seen?.at.toISOString(), now.toISOString());
});

test("a run that fails on a page goes on with it, and one notice is raised until a success", async () => {
  const { id, board } = await source("lever", "fails", jobs(150));
  for (const [failures, minutes] of [
    [1, 5],
    [2, 10],
    [3, 20],
  ] as const) {
    board.fails = { status: 500 };
    const end = await run(id);
    assert.equal(end.outcome, "FAILED");
    const { health, problem, nextRunAt } = await opened(id);
    assert.deepEqual([health, Date.parse(nextRunAt ?? "") - now.getTime()], ["FAILING", minutes * 60_000]);
    assert.match(problem ?? "", /answers 500/);
    assert.equal(troubles(), 1, `after ${failures}`);
  }
  assert.equal((await openTitles(id)).length, 150, "the previous state stays");
  board.fails = undefined;
  assert.equal((await run(id)).outcome, "UNCHANGED");
  const well = await opened(id);
  assert.deepEqual([well.health, well.problem, well.failingSince], ["HEALTHY", null, null]);
  await later(1);
  board.fails = { status: 404 };
  for (const health of ["FAILING", "FAILING", "SUSPENDED"]) {
    await run(id);
    assert.equal((await opened(id)).health, health);
  }
  assert.equal(troubles(), 2, "a new row of failures, a new notice");
  assert.equal((await act(id, "run")).status, 409);
  board.fails = undefined;
  await act(id, "resume");
  assert.equal((await workOff())[0]?.outcome, "UNCHANGED");
  assert.equal((await opened(id)).health, "HEALTHY");
});

test("Retry-After postpones without a failure, and for all sources of the host", async () => {
  const { id, board } = await source("recruitee", "busy");
  board.fails = { status: 503, headers: { "retry-after": "1800" } };
  await later(1);
  assert.deepEqual(await run(id), { outcome: "POSTPONED", seconds: 1_800 });
  const { health, nextRunAt } = await opened(id);
  assert.deepEqual([health, Date.parse(nextRunAt ?? "") - now.getTime(), troubles()], ["HEALTHY", 1_800_000, 0]);
  const before = board.asked;
  const again = await run(id);
  assert.ok(again.outcome === "POSTPONED" && again.seconds > 1_700, JSON.stringify(again));
  assert.equal(board.asked, before, "the host is left alone");
});

test("a mapping that suddenly rejects a third stops and asks; an admin lets it through, or it is replayed", async () => {
  const { id, board } = await source("recruitee", "sudden", jobs(6));
  const spoiled = (answer: unknown) => ({
    offers: (answer as { offers: { title?: string }[] }).offers.map((offer, at) =>
      at < 2 ? { ...offer, title: "" } : { ...offer, title: "New" },
    ),
  });
  board.spoil = spoiled;
  await later(7);
  const end = await run(id);
  assert.equal(end.outcome, "ASKING");
  assert.equal((await openTitles(id)).length, 6);
  assert.ok((await openTitles(id)).includes("Engineer 1"), "the previous state stays visible");
  const asking = await opened(id);
  assert.match(asking.problem ?? "", /^2 of 6 jobs were not understood \(33 in 100\), mostly because it has no title/);
  assert.deepEqual(
    [asking.health, asking.nextRunAt, asking.rejects, troubles()],
    ["ASKING", null, [{ reason: "it has no title", reasonInHindi: "इसका पदनाम नहीं है", count: 2 }], 1],
  );
  await later(7);
  await queueDueSources(app.deps);
  assert.ok(!(await workOff()).some(({ outcome }) => outcome === "ASKING"), "it waits");
  assert.equal((await act(id, "replay")).status, 200);
  const asked = board.asked;
  assert.equal((await workOff())[0]?.outcome, "REPLAYED", "an admin who has read anew has decided");
  assert.equal(board.asked, asked, "nothing was asked for");
  assert.deepEqual((await openTitles(id)).filter((title) => title === "New").length, 4);
  board.spoil = undefined;
  assert.equal((await run(id)).outcome, "DONE");
  board.spoil = spoiled;
  assert.equal((await run(id)).outcome, "ASKING");
  assert.equal((await act(id, "accept")).body.health, "HEALTHY");
  assert.equal((await workOff())[0]?.outcome, "DONE");
  assert.equal((await run(id)).outcome, "UNCHANGED", "what was let through does not ask again");
});

describe("a list in CSV, read by a mapping", () => {
  const address = `http://list.localhost:${farm.port}/jobs.csv`;
  const PROPOSED = { title: "Position", company: "Employer", location: "City", url: "Link" };
  const list = { text: "" };
  const lines = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `Miller ${at + 1};=A${at + 1};Pune;https://mills.example/${at + 1};"Grinder\n${at + 1}"`,
    );
  const titled = (name: string) => Array.from({ length: 6 }, (_, at) => `${name} ${at + 1}`);
  const table = (rows: readonly string[]) => ["Position;Employer;City;Link;Trade", ...rows].join("\r\n");
  farm.pages.set("list.localhost/jobs.csv", (_, response) => response.end(list.text));
  const look = (mapping?: unknown) =>
    admin.send<SourcePreview>("POST", "/api/admin/sources/preview", { address, mapping });
  const change = (id: string, mapping: unknown) =>
    admin.send<JobSource>("PATCH", `/api/admin/sources/${id}`, { mapping });

  test("proposed and shown, added, run, changed, replayed; a bad change asks", async () => {
    list.text = table([...lines(6), '"Broken;x;y', "Short;x"]);
    const first = (await look()).body;
    assert.deepEqual(
      [first.kind, first.mapping, first.proposedMapping, first.fields],
      [
        "listing-file",
        PROPOSED,
        PROPOSED,
        [
          { name: "Position", value: "Miller 1" },
          { name: "Employer", value: "=A1" },
          { name: "City", value: "Pune" },
          { name: "Link", value: "https://mills.example/1" },
          { name: "Trade", value: "Grinder\n1" },
        ],
      ],
    );
    assert.deepEqual(
      [first.jobs[0]?.title, first.jobs[0]?.company, first.jobs[0]?.locations, first.rejected],
      ["Miller 1", "=A1", ["Pune"], 2],
    );
    assert.deepEqual(
      first.rejects.map(({ reason }) => reason),
      ["line 14: a quote that it opens is not closed", "line 15: it has 2 values for 5 columns"],
    );
    const other = (await look({ title: "Trade", id: "Link" })).body;
    assert.deepEqual([other.jobs[0]?.title, other.jobs[0]?.locations, other.jobs[0]?.url], ["Grinder 1", [], null]);
    assert.equal((await look(null)).body.jobs.length, 0, "own names: none of them is one");

    const { id, mapping } = await added(address);
    assert.deepEqual(mapping, PROPOSED, "where nothing else is said");
    assert.equal((await workOff())[0]?.outcome, "DONE");
    assert.deepEqual(await openTitles(id), titled("Miller"));

    await later(1);
    const changed = await change(id, { ...PROPOSED, title: "Trade" });
    assert.deepEqual([changed.status, changed.body.mapping?.title], [200, "Trade"], changed.text);
    assert.equal((await act(id, "replay")).status, 200);
    assert.equal((await workOff())[0]?.outcome, "REPLAYED");
    assert.deepEqual(await openTitles(id), titled("Grinder"));

    await later(1);
    assert.equal((await change(id, { ...PROPOSED, title: "Nothing" })).status, 200);
    assert.equal((await run(id)).outcome, "ASKING", "what it answers is the same, the mapping is not");
    assert.equal((await openTitles(id)).length, 6, "the previous state stays");
    // Entries of one moment have no order.
    await later(1);
    assert.equal((await change(id, PROPOSED)).status, 200);
    await act(id, "replay");
    assert.equal((await workOff())[0]?.outcome, "REPLAYED");
    assert.deepEqual([(await opened(id)).health, (await openTitles(id))[0]], ["HEALTHY", "Miller 1"]);

    const acts = await app.db.query<{ action: string; mapping: string | null }>(
      "select action, after ->> 'mapping' as mapping from audit_entry where subject_id = $1 and after ? 'mapping' order by id",
      [id],
    );
    assert.deepEqual(
      acts.map(({ action, mapping }) => [action, mapping?.replace(/#.*/, "")]),
      [
        ["source.added", "company location title url "],
        ...Array(3).fill(["source.changed", "company location title url "]),
      ],
    );
    assert.equal(acts[0]?.mapping, acts[3]?.mapping, "the same mapping has the same mark");
    assert.notEqual(acts[0]?.mapping, acts[1]?.mapping);
  });

  test("what cannot be a mapping is refused, with its field", async () => {
    const { id } = await source("lever", "unmapped");
    const CASES: [mapping: unknown, field: string, says: RegExp][] = [
      [{ url: "Link" }, "mapping", /has the title/],
      [{ title: "Position" }, "mapping", /address or the id/],
      [{ title: "Position", url: "Link", wage: "Pay" }, "wage", /not known/],
      [{ title: 7, url: "Link" }, "mapping", /choose a field/],
      ["title=Position", "mapping", /./],
    ];
    for (const [mapping, field, says] of CASES)
      for (const answer of [
        await look(mapping),
        await admin.send("POST", "/api/admin/sources", { address, mapping }),
        await change(id, mapping),
      ]) {
        assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], answer.text);
        assert.match(refusalIn(answer).errorMsg, says);
      }
    const board = farm.address("lever", "unmapped");
    for (const answer of [
      await change(id, PROPOSED),
      await admin.send("POST", "/api/admin/sources/preview", { address: board, mapping: PROPOSED }),
    ])
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, "mapping"], "no list in JSON or CSV");
    assert.equal((await change(id, null)).status, 200, "as it is");
    assert.equal((await other.send("PATCH", `/api/admin/sources/${id}`, { mapping: null })).status, 403);
  });

  test("hostile CSV fails or costs its rows", async () => {
    list.text = `${"x,".repeat(1_001)}\nBaker,Pune\n`;
    assert.match((await look()).text, /more than 1000 columns/);
    list.text = `Position;Link\n${"x".repeat(10_000_001)}\nBaker;https://mills.example/1\n`;
    const { rows, rejects } = (await look()).body;
    assert.deepEqual([rows, rejects[0]?.reason], [2, "line 2: it is longer than 10 MB"]);
  });
});

describe("hostile boards cost their source its turn and nothing else", () => {
  const CASES: [name: string, answer: (url: URL) => Buffer | string, headers: Record<string, string>, says: RegExp][] =
    [
      [
        "bomb",
        () => gzipSync(Buffer.alloc(25_000_000, " ")),
        { "content-encoding": "gzip" },
        /more than 24000000 bytes|in time/,
      ],
      [
        "endless",
        ({ searchParams }) =>
          JSON.stringify(
            Array.from({ length: 100 }, (_, at) => ({
              id: `${searchParams.get("skip")}-${at}`,
              text: "x".repeat(20_000),
            })),
          ),
        {},
        /more than 64000000 bytes/,
      ],
      ["page", () => "<html>Nothing here</html>", {}, /does not answer with JSON/],
      ["shape", () => '{"postings":[]}', {}, /There is no list of jobs as lever has it/],
    ];
  for (const [name, answer, headers, says] of CASES)
    test(name, async () => {
      farm.pages.set(`${name}.lever.localhost/v0/postings/${name}`, (request, response) =>
        response.writeHead(200, headers).end(answer(new URL(request.url ?? "", "http://x"))),
      );
      const { id } = await added(`http://${name}.lever.localhost:${farm.port}/v0/postings/${name}`);
      let [end] = await workOff();
      while (end?.outcome === "POSTPONED") [end] = await workOff();
      assert.equal(end?.outcome, "FAILED", JSON.stringify(end));
      assert.match((await opened(id)).problem ?? "", says);
    });
});

test("a company's own site is read by its sitemap, only the pages that changed", async () => {
  const read: string[] = [];
  let day = "2026-11-20";
  const site = `http://site.example.localhost:${farm.port}`;
  farm.pages.set("site.example.localhost/sitemap.xml", (_, response) =>
    response.end(
      `<urlset>${[1, 2].map((at) => `<url><loc>${site}/jobs/${at}</loc><lastmod>${at === 1 ? day : "2026-11-20"}</lastmod></url>`).join("")}<url><loc>${site}/about</loc></url></urlset>`,
    ),
  );
  for (const at of [1, 2])
    farm.pages.set(`site.example.localhost/jobs/${at}`, (request, response) => {
      read.push(request.url ?? "");
      const posting = {
        "@type": "JobPosting",
        title: `Baker ${at} ${day}`,
        identifier: String(at),
        hiringOrganization: "Site",
        datePosted: "2026-11-20",
      };
      response.end(`<script type="application/ld+json">${JSON.stringify(posting)}</script>`);
    });
  farm.pages.set("site.example.localhost/", (_, response) => response.end("<h1>Careers</h1>"));
  const { id, kind } = await added(site);
  assert.equal(kind, "jsonld");
  read.length = 0;
  assert.equal((await workOff())[0]?.outcome, "DONE");
  assert.deepEqual(
    [read, await openTitles(id)],
    [
      ["/jobs/1", "/jobs/2"],
      ["Baker 1 2026-11-20", "Baker 2 2026-11-20"],
    ],
  );
  await later(24);
  day = now.toISOString().slice(0, 10);
  await later(24);
  assert.equal((await run(id)).outcome, "DONE");
  assert.deepEqual(read, ["/jobs/1", "/jobs/2", "/jobs/1"]);
});

describe("a source that is removed", () => {
  const remove = (id: string, jobs: unknown) =>
    admin.send<{ openJobs: number }>("POST", `/api/admin/sources/${id}/remove`, { jobs });
  const countOf = async (table: "listing_payload" | "listing_page" | "listing_run", id: string) => {
    const owned =
      table === "listing_payload" ? "listing_id in (select id from listing where source_id = $1)" : "source_id = $1";
    const [row] = await app.db.query<{ n: number }>(`select count(*)::int as n from ${table} where ${owned}`, [id]);
    return row?.n;
  };

  /** Whether a round queues it. */
  const isDue = async (id: string) => {
    app.facts.length = 0;
    await queueDueSources(app.deps);
    return app.facts.some((fact) => fact.kind === "listing-source.due" && fact.sourceId === id);
  };

  test("is gone at once; its jobs are closed, what was read of it is erased, and the audit log keeps the act", async () => {
    const { id } = await source("greenhouse", "removed");
    assert.equal((await other.send("POST", `/api/admin/sources/${id}/remove`, { jobs: "CLOSE" })).status, 403);
    const wrong = await remove(id, "BURN");
    assert.deepEqual([wrong.status, refusalIn(wrong).field], [400, "jobs"]);
    const removed = await remove(id, "CLOSE");
    assert.deepEqual([removed.status, removed.body], [200, { openJobs: 4 }], removed.text);
    assert.equal((await admin.send("GET", `/api/admin/sources/${id}`)).status, 404);
    assert.equal((await remove(id, "CLOSE")).status, 404);
    const { body } = await admin.send<{ data: JobSource[] }>("GET", "/api/admin/sources?query=removed");
    assert.deepEqual(body.data, []);
    await workOff();
    assert.deepEqual(await openTitles(id), []);
    for (const table of ["listing_payload", "listing_page", "listing_run"] as const)
      assert.equal(await countOf(table, id), 0, table);
    const [act] = await app.db.query<{ after: unknown }>(
      "select after from audit_entry where subject_id = $1 and action = 'source.removed'",
      [id],
    );
    assert.deepEqual(act?.after, { kind: "greenhouse", jobs: "CLOSE", openJobs: 4 });
    await later(24);
    assert.equal(await isDue(id), false, "it is never read again");
  });

  test("may leave its jobs open, and once it is added again they are the same jobs", async () => {
    const { id, board } = await source("lever", "returns");
    const jobIds = () => app.db.query("select job_id from listing where source_id = $1 order by external_key", [id]);
    const before = await jobIds();
    assert.equal((await remove(id, "KEEP")).status, 200);
    await workOff();
    assert.equal((await openTitles(id)).length, 4);
    board.jobs = jobs(3);
    assert.equal((await added(farm.address("lever", "returns"))).id, id);
    const [end] = await workOff();
    assert.deepEqual([end?.outcome, (await opened(id)).health], ["DONE", "HEALTHY"]);
    assert.deepEqual(await jobIds(), before);
    assert.equal(await countOf("listing_payload", id), 3);
  });

  test("is finished by the round where the queue lost it, and never while a run of it still writes", async () => {
    const { id } = await source("ashby", "lost");
    await remove(id, "CLOSE");
    app.facts.length = 0;
    await app.db.transaction(async (lock) => {
      await holdSource(lock, { kind: "ashby", board: "lost" });
      assert.equal(await finishRemoval(app.deps, id), false);
      assert.equal((await openTitles(id)).length, 4);
    });
    assert.equal(await isDue(id), true);
    await runSource(app.deps, id);
    assert.deepEqual(await openTitles(id), []);
    assert.equal(await isDue(id), false);
  });

  test("is removed set after set, before sources that are due", async () => {
    const { id } = await source("greenhouse", "sets");
    await remove(id, "CLOSE");
    assert.equal(await finishRemoval(app.deps, id, 2), true);
    assert.deepEqual([await openTitles(id), await countOf("listing_payload", id)], [[], 0]);
    await app.db.query(
      `insert into listing_source (id, kind, board, is_fetched, next_run_at)
       select gen_random_uuid(), 'lever', 'due-' || n, true, 'epoch' from generate_series(1, 500) n`,
    );
    await app.db.query("update listing_source set removing = 'KEEP' where id = $1", [id]);
    assert.equal(await isDue(id), true);
  });
});
