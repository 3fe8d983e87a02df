// Saved searches over HTTP: the same search once, limits, changes by their owner alone, and how many jobs came since the last look.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { MAX_SAVED_SEARCHES } from "../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../contract/saved/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany, aJob, someJobs } from "../../../tests/support/builders.ts";
import { newId } from "../../platform/ids.ts";
import { switchSavedSearch } from "./saved-searches.ts";

// A Saturday, 11:30 in India.
const now = new Date("2026-11-21T06:00:00Z");
const app = await startApp({ clock: () => now });

const JAVA = { name: "Java", query: "searchText=java", frequency: "DAILY" } as const;
const save = (person: Person, body: object = JAVA, key?: string) =>
  person.send<SavedSearch>("POST", "/api/saved-search", body, key === undefined ? {} : { "idempotency-key": key });
const change = (person: Person, id: string, body: object) =>
  person.send<SavedSearch>("PATCH", `/api/saved-search/${id}`, body);
const list = async (person: Person) =>
  (await person.send<{ data: SavedSearch[] }>("GET", "/api/saved-search")).body.data;
const saved = async (person: Person, body: object = JAVA): Promise<SavedSearch> => {
  const answer = await save(person, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
};
const told = (answer: Answer) => [answer.status, refusalIn(answer).errorCode];

describe("saving", () => {
  test("a search, spelled as the board's, looked for from the next morning on", async () => {
    const person = await signedIn(app);
    const search = await saved(person, {
      ...JAVA,
      name: " Java ",
      query: "?location=Pune&searchText=java&sortOrder=asc",
    });
    assert.deepEqual(search, {
      id: search.id,
      name: "Java",
      query: "searchText=java&location=Pune",
      frequency: "DAILY",
      createdAt: now.toISOString(),
      lastSentAt: null,
      nextRunAt: "2026-11-22T02:30:00.000Z",
      fresh: 0,
    });
    assert.deepEqual(await list(person), [search]);
  });

  test("weekly from Monday on; switched off never", async () => {
    const person = await signedIn(app);
    assert.equal((await saved(person, { ...JAVA, frequency: "WEEKLY" })).nextRunAt, "2026-11-23T02:30:00.000Z");
    assert.equal((await saved(person, { ...JAVA, query: "", frequency: "OFF" })).nextRunAt, null);
  });

  test("the same search, however it is spelled, is one; another person's is another", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    await saved(person, { ...JAVA, query: "workMode=WFH,HYBRID" });
    const again = await save(person, { name: "Once more", query: "workMode=HYBRID&workMode=WFH", frequency: "OFF" });
    assert.deepEqual(told(again), [409, "CONFLICT"]);
    await saved(other, { ...JAVA, query: "workMode=HYBRID&workMode=WFH" });
    assert.equal((await list(person)).length, 1);
  });

  const REFUSED: [what: string, body: object][] = [
    ["a query that the board refuses", { ...JAVA, query: "workMode=SOMEWHERE" }],
    ["parameters that are none of the board's", { ...JAVA, query: "searchText=java&x=1" }],
    ["no name", { ...JAVA, name: "  " }],
    ["a name without end", { ...JAVA, name: "x".repeat(101) }],
    ["an unknown frequency", { ...JAVA, frequency: "HOURLY" }],
    ["something more", { ...JAVA, more: true }],
  ];
  for (const [what, body] of REFUSED)
    test(`${what}: 400`, async () => {
      const person = await signedIn(app);
      assert.deepEqual(told(await save(person, body)), [400, "INVALID_BODY"]);
      assert.deepEqual(await list(person), []);
    });

  test("twenty at once under one key: one search, one answer", async () => {
    const person = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(person, JAVA, "the-same-key")));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]), answers[0]!.text);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    assert.deepEqual(told(await save(person, { ...JAVA, name: "Other" }, "the-same-key")), [422, "KEY_REUSED"]);
    assert.equal((await list(person)).length, 1);
  });

  test("twenty at once without a key: one search, the others are told", async () => {
    const person = await signedIn(app);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await save(person)).status));
    assert.deepEqual(statuses.toSorted(), [201, ...Array<number>(19).fill(409)]);
  });

  test(`${MAX_SAVED_SEARCHES} and no more, however many come at once`, async () => {
    const person = await signedIn(app);
    const statuses = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES + 5 }, async (_, index) => {
        const answer = await save(person, { ...JAVA, query: `searchText=word${index}` });
        return answer.status;
      }),
    );
    assert.equal(statuses.filter((status) => status === 201).length, MAX_SAVED_SEARCHES);
    assert.equal(statuses.filter((status) => status === 409).length, 5);
    assert.equal((await list(person)).length, MAX_SAVED_SEARCHES);
  });
});

describe("changing", () => {
  test("its name and frequency; what is not named stays", async () => {
    const person = await signedIn(app);
    const { id } = await saved(person);
    assert.equal((await change(person, id, { name: "Coffee" })).body.name, "Coffee");
    const weekly = (await change(person, id, { frequency: "WEEKLY" })).body;
    assert.deepEqual([weekly.name, weekly.nextRunAt], ["Coffee", "2026-11-23T02:30:00.000Z"]);
    const off = (await change(person, id, { frequency: "OFF" })).body;
    assert.deepEqual([off.frequency, off.nextRunAt], ["OFF", null]);
    assert.deepEqual(await list(person), [off]);
  });

  test("removing removes it, once", async () => {
    const person = await signedIn(app);
    const { id } = await saved(person);
    assert.equal((await person.send("DELETE", `/api/saved-search/${id}`)).status, 200);
    assert.deepEqual(told(await person.send("DELETE", `/api/saved-search/${id}`)), [404, "NOT_FOUND"]);
    await saved(person);
  });

  test("another person's search is not there", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const search = await saved(person);
    for (const id of [search.id, newId(), "nonsense"]) {
      assert.deepEqual(told(await change(other, id, { name: "Mine" })), [404, "NOT_FOUND"]);
      assert.deepEqual(told(await other.send("DELETE", `/api/saved-search/${id}`)), [404, "NOT_FOUND"]);
    }
    assert.deepEqual(await list(person), [search]);
  });

  test("by the link in its mails: off, and on again as it was", async () => {
    const [person, other] = [await signedIn(app), await signedIn(app)];
    const { id } = await saved(person, { ...JAVA, frequency: "WEEKLY" });
    const turn = ({ accountId }: Person, isOn: boolean) =>
      app.db.transaction((tx) => switchSavedSearch(tx, { accountId, searchId: id, isOn, now }));
    assert.equal(await turn(other, false), null);
    for (const [isOn, frequency] of [
      [false, "OFF"],
      [false, "OFF"],
      [true, "WEEKLY"],
      [true, "WEEKLY"],
    ] as const) {
      assert.deepEqual(await turn(person, isOn), { name: "Java" });
      assert.deepEqual(
        (await list(person)).map((search) => search.frequency),
        [frequency],
      );
    }
  });
});

describe("how many came since the last look", () => {
  const fresh = async (person: Person) => Object.fromEntries((await list(person)).map((one) => [one.name, one.fresh]));

  test("counts what came onto the board since, as the board would list it", async () => {
    const person = await signedIn(app);
    const works = await aCompany(app.db, { name: "Quasar Works" });
    await aJob(app.db, { companyId: works.id, jobTitle: "Quasar Painter", locations: ["Pune"] });
    const SEARCHES: [name: string, query: string, fresh: number][] = [
      ["everything", "", 4],
      ["a word", "searchText=quasar", 3],
      ["the beginning of a word", "searchText=quas", 3],
      ["a stop word", "searchText=the", 4],
      ["without a word", "searchText=quasar%20-keeper", 2],
      ["a place", "location=Pune", 2],
      ["several filters", "location=Pune&workMode=WFH,HYBRID", 1],
      ["pay", "salaryRange=10-15", 1],
      ["years", "minExperience=8", 1],
      ["a company's name", "companyName=Quasar%20Works", 3],
      ["a company", `companyId=${works.id}`, 3],
      ["a company that is none", `companyId=${newId()}`, 0],
      ["a name that no company has", "companyName=Xyzzy%20Plugh%20Ltd", 0],
      ["words that only a company has, misspelled", "searchText=quasr%20wrks", 3],
      ["skills rank and exclude no job", "coreSkills=Knitting&searchText=quasar", 3],
    ];
    for (const [name, query] of SEARCHES) await saved(person, { name, query, frequency: "OFF" });
    await someJobs(app.db, [
      { companyId: works.id, jobTitle: "Quasar Keeper", locations: ["Pune"], workMode: "WFH" },
      {
        companyId: works.id,
        jobTitle: "Quasar Maker",
        locations: ["Pune"],
        workMode: "WFO",
        pay: { min: 1_200_000, max: 1_400_000, currency: "INR", period: "YEAR" },
      },
      // Posted long ago, found only now.
      {
        companyId: works.id,
        jobTitle: "Quasar Elder",
        experience: { min: 9, max: 12 },
        createdAt: new Date(Date.now() - 40 * 86_400_000),
      },
      { jobTitle: "Something else" },
      { jobTitle: "Quasar Draft", status: "DRAFT" },
    ]);
    assert.deepEqual(await fresh(person), Object.fromEntries(SEARCHES.map(([name, , count]) => [name, count])));
  });

  test("a look sets it back, for that search alone", async () => {
    const person = await signedIn(app);
    const one = await saved(person, { name: "one", query: "searchText=pulsar", frequency: "DAILY" });
    await saved(person, { name: "other", query: "", frequency: "OFF" });
    await aJob(app.db, { jobTitle: "Pulsar Keeper" });
    assert.deepEqual(await fresh(person), { one: 1, other: 1 });
    assert.equal((await change(person, one.id, { isSeen: true })).body.fresh, 0);
    assert.deepEqual(await fresh(person), { one: 0, other: 1 });
    await aJob(app.db, { jobTitle: "Pulsar Maker" });
    assert.deepEqual(await fresh(person), { one: 1, other: 2 });
  });

  test("ends at a hundred", async () => {
    const person = await signedIn(app);
    await saved(person, { name: "all", query: "searchText=blazar", frequency: "OFF" });
    await someJobs(
      app.db,
      Array.from({ length: 104 }, (_, index) => ({ jobTitle: `Blazar ${index}` })),
    );
    assert.deepEqual(await fresh(person), { all: 100 });
  });
});
