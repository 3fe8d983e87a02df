// Checks the feeds of searches and companies: their form, that they follow the search, and that readers ask cheaply.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { Parser } from "htmlparser2";
import { companyPath } from "../../contract/paths.ts";
import { PUBLIC_URL, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import { mapRows, openListingFile } from "../listings/index.ts";

const app = await startApp();
const company = await aCompany(app.db, { name: "Feed & Sons <Ltd>" });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const own = { companyId: company.id, locations: ["Pune, India"] };
const older = await aJob(app.db, { ...own, jobTitle: 'Baker "Head" & Chef', createdAt: daysAgo(3) });
const newer = await aJob(app.db, {
  ...own,
  jobTitle: "Miller\u0002 of Grain",
  createdAt: daysAgo(1),
  coreSkills: ["Milling"],
  workMode: "HYBRID",
  pay: { min: 900_000, max: 1_200_000, currency: "INR", period: "YEAR" },
  experience: { min: 3, max: 5 },
});
const elsewhere = await aJob(app.db, { jobTitle: "Baker of Bread", createdAt: daysAgo(2) });
await aJob(app.db, { ...own, jobTitle: "Baker of Yore", status: "CLOSED" });

type JsonFeed = {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: Record<string, unknown>[];
};
const json = async (path: string) => (await app.get<JsonFeed>(path)).body;
const ids = ({ items }: JsonFeed) => items.map(({ id }) => id);
const urn = ({ id }: { id: string }) => `urn:uuid:${id}`;

/** The texts of an XML document by element, in order; fails on what no XML parser would take. */
function textsIn(text: string): Record<string, string[]> {
  const [found, open]: [Record<string, string[]>, string[]] = [{}, []];
  const parser = new Parser(
    {
      onopentag: (name) => void open.push(name),
      ontext: (words) => {
        const name = open.at(-1) ?? "";
        found[name] = [...(found[name] ?? []), words];
      },
      onclosetag: (name, isImplied) => assert.deepEqual([open.pop(), isImplied && !/link/.test(name)], [name, false]),
    },
    { xmlMode: true },
  );
  parser.end(text);
  assert.deepEqual(open, []);
  return found;
}

describe("a feed", () => {
  test("of all jobs has the newest first, and only those that are listed", async () => {
    const feed = await json("/jobs.json");
    assert.deepEqual(ids(feed), [urn(newer), urn(elsewhere), urn(older)]);
    assert.deepEqual(
      [feed.version, feed.home_page_url, feed.feed_url],
      ["https://jsonfeed.org/version/1.1", `${PUBLIC_URL}/jobs`, `${PUBLIC_URL}/jobs.json`],
    );
    const [item] = feed.items;
    assert.deepEqual([item?.tags, item?.content_text], [["Milling"], "Pune, India · Milling"]);
  });

  const SEARCHES: [string, { id: string }[]][] = [
    ["searchText=baker", [elsewhere, older]],
    ["searchText=baker&sortOrder=asc&lastKey=zzz&pageSize=1", [elsewhere, older]],
    ["workMode=HYBRID", [newer]],
    [`companyId=${company.id}&utm_source=mail`, [newer, older]],
    ["searchText=astronaut", []],
  ];
  for (const [search, jobs] of SEARCHES)
    test(`follows the page's parameters: ${search.replace(company.id, "…")}`, async () => {
      assert.deepEqual(ids(await json(`/jobs.json?${search}`)), jobs.map(urn));
      assert.equal((await app.get(`/jobs.atom?${search}`)).text.split("<entry>").length - 1, jobs.length);
    });

  test("in Atom is well-formed whatever the names, with an id that stays", async () => {
    const { text, headers } = await app.get(`${companyPath({ SK: company.id, name: company.name })}/jobs.atom`);
    assert.match(String(headers["content-type"]), /^application\/atom\+xml/);
    const found = textsIn(text);
    assert.equal(found.id?.at(-1), urn(older));
    assert.ok(text.includes("<title>Miller of Grain at Feed &amp; Sons &lt;Ltd&gt;</title>"), text);
    assert.ok(text.includes("Baker &quot;Head&quot; &amp; Chef"), text);
    assert.match(text, new RegExp(`<link rel="self" type="application/atom\\+xml" href="${PUBLIC_URL}/company/`));
  });

  test("is not sent again to a reader that has it", async () => {
    const first = await app.get("/jobs.atom");
    const tag = String(first.headers.etag);
    const again = await app.get("/jobs.atom", { headers: { "if-none-match": `"other", ${tag}` } });
    assert.deepEqual([again.status, again.text], [304, ""]);
    assert.equal((await app.get("/jobs.atom", { headers: { "if-none-match": '"other"' } })).status, 200);
  });

  for (const [path, status] of [
    ["/jobs.atom?minSalary=much", 400],
    ["/jobs.json?workMode=MOON", 400],
    ["/company/x/00000000-0000-7000-8000-000000000000/jobs.atom", 404],
    ["/company/x/no-id/jobs.json", 404],
  ] as const)
    test(`${path} is refused with words`, async () => {
      const answer = await app.get<{ errorMsg: string }>(path);
      assert.equal(answer.status, status, answer.text);
      assert.ok(answer.body.errorMsg.length > 10);
    });
});

describe("the feed for partners", () => {
  test("has all jobs that were posted here, as our own reader of such feeds reads them", async () => {
    const { text, headers } = await app.get("/jobs.xml");
    assert.match(String(headers["content-type"]), /^application\/xml/);
    textsIn(text);
    const file = join(await mkdtemp(join(tmpdir(), "vouchboard-feed-")), "jobs.xml");
    afterFile(() => rm(dirname(file), { recursive: true }));
    await writeFile(file, text);
    const board = { kind: "indeedxml", token: "us", company: null } as const;
    const { rows } = await openListingFile(file, board.kind);
    const jobs = [];
    for await (const row of mapRows(rows, board)) {
      assert.ok("job" in row, JSON.stringify(row));
      jobs.push(row.job);
    }
    assert.deepEqual(
      jobs.map(({ externalJobId }) => externalJobId),
      [newer, elsewhere, older].map(({ id }) => `indeedxml:us:${id}`),
    );
    const miller = jobs[0]!;
    assert.deepEqual(
      [miller.jobTitle, miller.companyName, miller.location.fullLocation, miller.workMode, miller.pay],
      ["Miller of Grain", "Feed & Sons <Ltd>", ["Pune, India"], "HYBRID", newer.pay],
    );
    assert.deepEqual(miller.experienceRange, { min: 3, max: 5 });
  });

  test("comes whole over several reads, and not again while nothing changed", async () => {
    const many = await app.get("/jobs.xml");
    const again = await app.get("/jobs.xml", { headers: { "if-none-match": String(many.headers.etag) } });
    assert.deepEqual([again.status, again.text], [304, ""]);
    await app.db.query("update job set updated_at = updated_at + interval '1 second' where id = $1", [newer.id]);
    assert.equal((await app.get("/jobs.xml", { headers: { "if-none-match": String(many.headers.etag) } })).status, 200);
  });

  test("passes on no job from another site", async () => {
    const theirs = await aJob(app.db, { ...own, jobTitle: "Baker Elsewhere", externalJobId: "lever:elsewhere:1" });
    assert.ok(!(await app.get("/jobs.xml")).text.includes(theirs.id));
  });
});
