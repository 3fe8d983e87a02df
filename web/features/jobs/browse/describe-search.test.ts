// What a search of the jobs is called, and what of its address says which jobs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeSearch, narrowingOf, rankingOf } from "./describe-search.ts";

const CASES: [search: string, words: string[], narrowing: string][] = [
  ["", [], ""],
  ["sortOrder=asc&lastKey=abc&utm_source=mail", [], ""],
  ["searchText= java &sortOrder=relevance", ["“java”"], "searchText=java"],
  ["searchText=jaav&asTyped=true", ["“jaav”"], "searchText=jaav&asTyped=true"],
  ["asTyped=true", [], ""],
  ["workMode=WFH,HYBRID&location=Pune", ["Pune", "Work from home", "Hybrid"], "workMode=WFH%2CHYBRID&location=Pune"],
  ["salaryRange=10-15&location=", ["₹10–15 lakh"], "salaryRange=10-15"],
  ["dashboard=USER", ["Refer a friend jobs"], "dashboard=USER"],
  ["companyId=1", ["One company"], "companyId=1"],
  ["field=nurse&location=Pune", ["Pune", "Field: nurse"], "field=nurse&location=Pune"],
  ["companyId=7", ["Company: Kite Works"], "companyId=7"],
];
for (const [search, words, narrowing] of CASES)
  test(`?${search}`, () => {
    const params = new URLSearchParams(search);
    assert.deepEqual(describeSearch(params, search.endsWith("7") ? { companyId: "Kite Works" } : {}), words);
    assert.equal(narrowingOf(params), narrowing);
  });

const RANKED: [search: string, ranking: string][] = [
  ["searchText= java &workMode=WFH&lastKey=abc&utm_source=mail", "searchText=java&workMode=WFH"],
  ["searchText=jaav&asTyped=true", "searchText=jaav&asTyped=true"],
  ["searchText=java&sortOrder=relevance", "searchText=java&sortOrder=relevance"],
  ["searchText=java&sortOrder=desc", ""],
  ["searchText=java&coreSkills=SQL", ""],
  ["searchText=java&coreSkills=SQL&sortOrder=relevance", "searchText=java&coreSkills=SQL&sortOrder=relevance"],
  ["searchText=!!!", ""],
  ["workMode=WFH", ""],
];
for (const [search, ranking] of RANKED)
  test(`${search} is ${ranking === "" ? "in no order" : "ordered"} by relevance`, () =>
    assert.equal(rankingOf(new URLSearchParams(search)), ranking));
