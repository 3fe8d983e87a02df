// Which companies have people who answer, in the list of companies and for each company, over HTTP.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Company } from "../../contract/companies/wire.ts";
import type { Answers } from "../../contract/jobs/filters.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany } from "../../tests/support/builders.ts";
import { anOffer, aSlot } from "../../tests/support/guidance.ts";
import { everyRow } from "../../tests/support/paging.ts";
import { aReferee } from "../../tests/support/referrals.ts";

const app = await startApp();

/** The people at a company, and its marks then. */
const CASES: [what: string, make: (companyId: string) => Promise<unknown>, answers: Answers[]][] = [
  ["nobody", async () => {}, []],
  ["a referee", (companyId) => aReferee(app, companyId), ["REFERRAL"]],
  ["a referee on a break", (companyId) => aReferee(app, companyId, { isPaused: true }), []],
  [
    "a referee on a break and one who is not",
    async (companyId) => {
      await aReferee(app, companyId, { isPaused: true });
      await aReferee(app, companyId);
    },
    ["REFERRAL"],
  ],
  [
    "a referee whose verification has expired",
    (companyId) => aReferee(app, companyId, { verifiedUntil: new Date(Date.now() - 1_000) }),
    [],
  ],
  ["a referee who is not verified yet", (companyId) => aReferee(app, companyId, { status: "REVIEW" }), []],
  ["an offer without a free time", (companyId) => anOffer(app, { companyId }), ["REFERRAL"]],
  [
    "an offer with a free time",
    async (companyId) => aSlot(app, await anOffer(app, { companyId }), 48),
    ["REFERRAL", "GUIDANCE"],
  ],
];

const made: { id: string; answers: Answers[] }[] = [];
for (const [what, make, answers] of CASES) {
  const { id } = await aCompany(app.db, { name: `Works with ${what}` });
  await make(id);
  made.push({ id, answers });
}
app.deps.cache.clear();

describe("a company with", () => {
  for (const [at, [what, , answers]] of CASES.entries())
    test(`${what}: ${answers.join(" and ") || "neither"}`, async () => {
      const { body } = await app.get<Company[]>(`/api/company/${made[at]!.id}`);
      assert.deepEqual(body[0]?.answers, answers);
    });
});

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

describe("the list of", () => {
  const WANTED: [query: string, isWanted: (answers: readonly Answers[]) => boolean][] = [
    ["REFERRAL", (answers) => answers.includes("REFERRAL")],
    ["GUIDANCE", (answers) => answers.includes("GUIDANCE")],
    ["REFERRAL,GUIDANCE", (answers) => answers.length > 0],
  ];
  for (const [query, isWanted] of WANTED)
    test(`${query} has these companies and no others, at any page size`, async () => {
      for (const pageSize of ["1", "100"]) {
        const found = await everyRow<Company>(app, "/api/company", { answers: query, pageSize });
        assert.deepEqual(
          found.map(({ SK, answers }) => ({ id: SK, answers })).toSorted(byId),
          made.filter(({ answers }) => isWanted(answers)).toSorted(byId),
        );
      }
    });

  test("combines with the search by name", async () => {
    const found = await everyRow<Company>(app, "/api/company", {
      answers: "REFERRAL",
      searchText: "Works with nobody",
    });
    assert.ok(found.length > 0 && found.every(({ answers }) => answers.includes("REFERRAL")));
  });

  test("an unknown kind is refused by name", async () => {
    const answer = await app.get("/api/company?answers=LUNCH");
    assert.deepEqual([answer.status, refusalIn(answer).field], [400, "answers"]);
  });
});
