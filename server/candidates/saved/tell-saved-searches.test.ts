// The alerts of saved searches: each job once to each search, none left out, in any order of arrival and with other processes at work.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SavedSearch } from "../../../contract/saved/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany, aJob, jobOf } from "../../../tests/support/builders.ts";
import type { Fact, SearchMatch } from "../../facts.ts";
import { closeJobs, saveJobs } from "../../jobs/index.ts";
import { openDatabase } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { tellSavedSearches } from "./tell-saved-searches.ts";

// A Saturday, 11:30 in India.
let now = new Date("2026-11-21T06:00:00Z");
const app = await startApp({ clock: () => now });
const works = await aCompany(app.db, { name: "Nebula Works" });

const matchesIn = (facts: readonly Fact[]): SearchMatch[] =>
  facts.flatMap((fact) => (fact.kind === "saved-searches.matched" ? fact.matches : []));
const isFor = (accountId: string) => (match: SearchMatch) => match.to.accountId === accountId;

const at = (time: string) => {
  now = new Date(time);
};
/** Later by so many days, a minute after eight in India. */
const morningAfter = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
  now.setUTCHours(2, 31, 0, 0);
};
/** Runs a round; resolves to what was announced to `person`. */
async function run(person: Person, deps: Parameters<typeof tellSavedSearches>[0] = app.deps): Promise<SearchMatch[]> {
  const before = app.facts.length;
  await tellSavedSearches(deps);
  return told(person, before);
}
const told = (person: Person, from = 0): SearchMatch[] =>
  matchesIn(app.facts.slice(from)).filter(isFor(person.accountId));
const titles = (matches: readonly SearchMatch[]) => matches.map(({ jobs }) => jobs.map(({ jobTitle }) => jobTitle));

let words = 0;
/** A person with a search for a word of its own; `job` makes a job that has it. */
async function somebody(frequency: SavedSearch["frequency"] = "DAILY") {
  at("2026-11-21T06:00:00Z");
  words += 1;
  const word = `nebula${String.fromCharCode(96 + words).repeat(6)}`;
  const person = await signedIn(app);
  const answer = await person.send<SavedSearch>("POST", "/api/saved-search", {
    name: `About ${word}`,
    query: `searchText=${word}`,
    frequency,
  });
  assert.equal(answer.status, 201, answer.text);
  const job = (title: string, facts = {}) =>
    aJob(app.db, { companyId: works.id, jobTitle: `${title} ${word}`, ...facts });
  return {
    person,
    search: answer.body,
    word,
    job,
    named: (...some: string[]) => some.map((title) => `${title} ${word}`),
  };
}

describe("once and no more", () => {
  test("what came is told in the morning, with the newest first; the next morning nothing is left to tell", async () => {
    const { person, search, job, named, word } = await somebody();
    await job("First", { locations: ["Pune"] });
    const second = await job("Second");
    assert.deepEqual(await run(person), [], "before eight");
    morningAfter(1);
    const matches = await run(person);
    assert.deepEqual(titles(matches), [named("Second", "First")]);
    const [{ jobs, ...match }] = matches as [SearchMatch];
    assert.deepEqual(match, {
      to: { accountId: person.accountId, email: person.email, name: person.name },
      searchId: search.id,
      name: search.name,
      path: `/jobs?searchText=${word}`,
      count: 2,
    });
    assert.deepEqual(jobs[0], {
      jobId: second.id,
      jobTitle: named("Second")[0],
      companyName: works.name,
      city: null,
    });
    assert.equal(jobs[1]?.city, "Pune");
    assert.deepEqual(await run(person), [], "the same morning");
    morningAfter(1);
    assert.deepEqual(await run(person), []);
    await person.renew();
    const [shown] = (await person.send<{ data: SavedSearch[] }>("GET", "/api/saved-search")).body.data;
    assert.equal(shown?.lastSentAt, "2026-11-22T02:31:00.000Z");
    assert.equal(shown?.nextRunAt, "2026-11-24T02:30:00.000Z");
  });

  test("jobs that were posted before those told last, and came later, are told", async () => {
    const { person, job, named } = await somebody();
    await job("New");
    morningAfter(1);
    assert.deepEqual(titles(await run(person)), [named("New")]);
    await job("Old", { createdAt: new Date(Date.now() - 60 * 86_400_000) });
    morningAfter(1);
    assert.deepEqual(titles(await run(person)), [named("Old")]);
  });

  test("what is still being written when the morning comes is told the next one, and what came after it too", async () => {
    const { person, job, named, word } = await somebody();
    const slow = openDatabase({ url: app.url });
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve;
    });
    const writing = slow.transaction(async (tx) => {
      await saveJobs(tx, [jobOf({ companyId: works.id, jobTitle: `Slow ${word}` })]);
      hasWritten();
      await gate;
    });
    await written;
    // Another company, or it would wait for the slow one to count this one's jobs.
    await job("Quick", { companyId: (await aCompany(app.db)).id });
    morningAfter(1);
    const first = await run(person);
    letGo();
    await writing;
    await slow.close();
    morningAfter(1);
    const second = await run(person);
    assert.deepEqual(
      titles([...first, ...second])
        .flat()
        .sort(),
      named("Quick", "Slow"),
    );
    morningAfter(1);
    assert.deepEqual(await run(person), []);
  });

  test("ten rounds at once tell once", async () => {
    const { person, job } = await somebody();
    await job("First");
    morningAfter(1);
    const before = app.facts.length;
    await Promise.all(Array.from({ length: 10 }, () => tellSavedSearches(app.deps)));
    assert.equal(told(person, before).length, 1);
  });

  test("a job that was closed is not told; one that comes back was told already", async () => {
    const { person, job, named } = await somebody();
    const [closed, reopened] = [await job("Closed"), await job("Reopened")];
    await app.db.transaction((tx) => closeJobs(tx, [closed.id], now));
    morningAfter(1);
    assert.deepEqual(titles(await run(person)), [named("Reopened")]);
    await app.db.transaction((tx) => closeJobs(tx, [reopened.id], now));
    await app.db.transaction((tx) => saveJobs(tx, [{ ...reopened, jobTitle: `${reopened.jobTitle} again` }]));
    morningAfter(1);
    assert.deepEqual(await run(person), []);
  });

  test("a change of a job that was there is no arrival", async () => {
    const { person, job } = await somebody();
    const told = await job("First");
    morningAfter(1);
    await run(person);
    await app.db.transaction((tx) => saveJobs(tx, [{ ...told, jobTitle: `${told.jobTitle} changed` }]));
    morningAfter(1);
    assert.deepEqual(await run(person), []);
  });

  test("when the announcement fails nothing has moved, and it is told an hour later", async () => {
    const { person, job, named } = await somebody();
    await job("First");
    morningAfter(1);
    const failing = {
      ...app.deps,
      announce: async (_tx: unknown, fact: Fact) => {
        if (matchesIn([fact]).some(isFor(person.accountId))) throw new Error("away");
      },
    };
    await assert.rejects(tellSavedSearches(failing), AggregateError);
    assert.deepEqual(await run(person), []);
    now = new Date(now.getTime() + 3_600_000);
    assert.deepEqual(titles(await run(person)), [named("First")]);
  });
});

describe("whose turn it is", () => {
  test("weekly ones on Mondays, those switched off never", async () => {
    const weekly = await somebody("WEEKLY");
    const off = await somebody("OFF");
    await weekly.job("First");
    await off.job("First");
    for (const [day, facts] of [
      ["2026-11-22T02:31:00Z", 0],
      ["2026-11-23T02:31:00Z", 1],
      ["2026-11-24T02:31:00Z", 0],
      ["2026-11-30T02:31:00Z", 0],
    ] as const) {
      at(day);
      assert.equal((await run(weekly.person)).length, facts, day);
      assert.equal(told(off.person).length, 0, day);
    }
    await weekly.job("Second");
    at("2026-12-07T02:31:00Z");
    assert.deepEqual(titles(await run(weekly.person)), [weekly.named("Second")]);
  });

  test("mornings that were missed are made up for by one", async () => {
    const { person, job, named } = await somebody();
    await job("First");
    await job("Second");
    morningAfter(4);
    now.setUTCHours(15);
    assert.deepEqual(titles(await run(person)), [named("Second", "First")]);
    assert.deepEqual(await run(person), []);
    morningAfter(1);
    await job("Third");
    assert.deepEqual(titles(await run(person)), [named("Third")]);
  });

  test("a search that fails is put off and reported; the others are announced all the same", async () => {
    const [broken, fine] = [await somebody(), await somebody()];
    await broken.job("First");
    await fine.job("First");
    await app.db.query("update saved_search set query = 'nonsense=1' where id = $1", [broken.search.id]);
    morningAfter(1);
    const before = app.facts.length;
    await assert.rejects(tellSavedSearches(app.deps), /1 saved searches failed/);
    assert.equal(told(fine.person, before).length, 1);
    await tellSavedSearches(app.deps);
    now = new Date(now.getTime() + 3_600_000);
    await assert.rejects(tellSavedSearches(app.deps), /1 saved searches failed/);
    await app.db.query("update saved_search set query = $2 where id = $1", [broken.search.id, broken.search.query]);
    morningAfter(1);
    assert.equal((await run(broken.person)).length, 1);
  });

  test("no mail to disabled or deleted accounts", async () => {
    const [disabled, deleted] = [await somebody(), await somebody()];
    await disabled.job("First");
    await deleted.job("First");
    await app.db.query("update account set disabled_at = now() where id = $1", [disabled.person.accountId]);
    await app.db.query("update account set sub = 'deleted-' || id, disabled_at = now() where id = $1", [
      deleted.person.accountId,
    ]);
    morningAfter(1);
    assert.deepEqual(await run(disabled.person), []);
    assert.deepEqual(told(deleted.person), []);
  });
});

test("many jobs: five are named, and counting ends at a hundred", async () => {
  const { person, word } = await somebody();
  const jobs = Array.from({ length: 103 }, (_, index) =>
    jobOf({ companyId: works.id, jobTitle: `Job ${index} ${word}` }),
  );
  await app.db.transaction((tx) => saveJobs(tx, jobs));
  morningAfter(1);
  const [fact] = await run(person);
  assert.equal(fact?.count, 100);
  assert.equal(fact?.jobs.length, 5);
  morningAfter(1);
  assert.deepEqual(await run(person), [], "the rest is on the board");
});

test("switched on again after long, a day's jobs are told and not all that came meanwhile", async () => {
  const { person, search, job, named } = await somebody();
  const patch = (body: object) => person.send("PATCH", `/api/saved-search/${search.id}`, body);
  await patch({ frequency: "OFF" });
  const old = await job("Old");
  await job("Newer");
  // As if it had come three days ago, and the search had announced all jobs before it.
  await app.db.query("update job_arrival set at = at - interval '3 days' where job_id = $1", [old.id]);
  await app.db.query("update saved_search set told_until = told_until - interval '5 days' where id = $1", [search.id]);
  assert.equal((await patch({ frequency: "DAILY" })).status, 200);
  morningAfter(1);
  assert.deepEqual(titles(await run(person)), [named("Newer")]);
});

describe("many at once", () => {
  /** People with a search each, without passwords; resolves to the ids of their accounts, in the order of `queries`. */
  async function people(queries: readonly string[], toldUntil: Date): Promise<string[]> {
    const rows = queries.map((query) => ({ account: newId(), search: newId(), query }));
    await app.db.query(
      `with person as (select * from jsonb_to_recordset($1) as p (account uuid, search uuid, query text)),
       account as (insert into account (id, issuer, sub, email, name)
         select account, 'tests', account::text, account || '@many.example', 'One of many' from person)
       insert into saved_search (id, account_id, name, query, frequency, created_at, told_until, seen_until, next_run_at)
       select search, account, 'Many', query, 'DAILY', now(), $2, $2, $3 from person`,
      [JSON.stringify(rows), toldUntil, now],
    );
    return rows.map(({ account }) => account);
  }
  const toldTo = (accounts: readonly string[], from: number) =>
    accounts.map((id) =>
      matchesIn(app.facts.slice(from))
        .filter(isFor(id))
        .map(({ count, jobs }) => [count, jobs.map(({ jobTitle }) => jobTitle)]),
    );
  const CITIES = ["Pune", "Kochi", "Surat"];

  test("each is told what its own search finds, gathered or looked up on the board", async () => {
    const before = new Date();
    const marked = (index: number) => `quasar${"abcdefghij"[index % 10]!.repeat(5)}`;
    const jobs = Array.from({ length: 60 }, (_, index) =>
      jobOf({ companyId: works.id, jobTitle: `Job ${index} ${marked(index)}`, locations: [CITIES[index % 3]!] }),
    );
    await app.db.transaction((tx) => saveJobs(tx, jobs));
    const queries = [
      ...Array.from({ length: 10 }, (_, index) => `searchText=${marked(index)}`),
      ...CITIES.map((city) => `location=${city}`),
      ...Array.from({ length: 12 }, (_, index) => `searchText=${marked(index)}&location=${CITIES[index % 3]}`),
      "searchText=nothinghasthis",
      "searchText=nebula+works",
      "",
    ];
    const expected = (query: string) => {
      const asked = new URLSearchParams(query);
      const [text, city] = [asked.get("searchText"), asked.get("location")];
      const found = jobs
        .filter(({ jobTitle, locations }) => {
          const has = text === null || text === "nebula works" || jobTitle.endsWith(text);
          return has && (city === null || locations[0] === city);
        })
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .map(({ jobTitle }) => jobTitle);
      return found.length === 0 ? [] : [[found.length, found.slice(0, 5)]];
    };
    assert.ok(queries.length > 20);
    for (const [how, some] of [
      ["gathered", queries],
      ["looked up", queries.slice(-10)],
    ] as const) {
      const accounts = await people([...some, ...some], before);
      const from = app.facts.length;
      await tellSavedSearches(app.deps);
      const told = toldTo(accounts, from);
      for (const [index, query] of [...some, ...some].entries())
        assert.deepEqual(told[index], expected(query), `${how}: ${query}`);
      await tellSavedSearches(app.deps);
      assert.deepEqual(toldTo(accounts, from), told, `${how}: told once`);
    }
  });

  test("equal ones are asked once, and one that fails is put off alone", async () => {
    const before = new Date();
    await aJob(app.db, { companyId: works.id, jobTitle: "Job pulsarpulsar" });
    const accounts = await people(Array(150).fill("searchText=pulsarpulsar"), before);
    const failing = accounts[75]!;
    const from = app.facts.length;
    let statements = 0;
    const counting: typeof app.deps.db = {
      ...app.deps.db,
      transaction: (work) =>
        app.deps.db.transaction((tx) => {
          const query: typeof tx.query = (statement, values) => {
            statements += 1;
            return tx.query(statement, values);
          };
          return work({ ...tx, query });
        }),
    };
    await tellSavedSearches({ ...app.deps, db: counting });
    assert.equal(toldTo(accounts, from).flat().length, 150);
    assert.ok(statements < 30, `${statements} statements`);
    assert.equal(app.facts.length - from, 8, "a hundred and fifty by eight facts");

    await aJob(app.db, { companyId: works.id, jobTitle: "Another pulsarpulsar" });
    morningAfter(1);
    const second = app.facts.length;
    const announce: typeof app.deps.announce = async (tx, fact) => {
      if (matchesIn([fact]).some(isFor(failing))) throw new Error("away");
      // As the queue does it: what is rolled back was never announced.
      for (const match of matchesIn([fact]))
        await tx.query("insert into keyed_notes values ($1)", [JSON.stringify(match)]);
    };
    await app.db.query("create table keyed_notes (fact jsonb)");
    await assert.rejects(tellSavedSearches({ ...app.deps, announce }), /1 saved searches failed/);
    const rows = await app.db.query<{ id: string }>(
      "select id from keyed_notes cross join lateral (select fact->'to'->>'accountId' as id) one where id = any ($1)",
      [accounts],
    );
    assert.equal(rows.length, 149);
    assert.deepEqual(new Set(rows.map(({ id }) => id)), new Set(accounts.filter((id) => id !== failing)));
    now = new Date(now.getTime() + 3_600_000);
    await tellSavedSearches(app.deps);
    assert.equal(toldTo([failing], second).flat().length, 1);
  });
});
