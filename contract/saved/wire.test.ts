// One search is one text, however its address was put together; what the board refuses is no search.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readSavedQuery } from "./wire.ts";

const SPELLINGS: [what: string, given: string, text: string][] = [
  ["nothing", "", ""],
  ["blanks", "?searchText=&location=%20", ""],
  ["the order of parameters", "location=Pune&searchText=java", "searchText=java&location=Pune"],
  ["order and paging", "searchText=java&sortOrder=asc&lastKey=abc.def&pageSize=50&status=PUBLISHED", "searchText=java"],
  ["values by commas", "workMode=WFH,HYBRID", "workMode=HYBRID&workMode=WFH"],
  ["values repeated", "workMode=WFH&workMode=HYBRID&workMode=WFH", "workMode=HYBRID&workMode=WFH"],
  ["phrases by bars", "location=Pune|Navi%20Mumbai", "location=Navi+Mumbai&location=Pune"],
  ["a comma within a phrase", "location=Pune,%20India", "location=Pune%2C+India"],
  ["white space", "searchText=%20java%20%20%20developer%20", "searchText=java+developer"],
  ["a band", "salaryRange=10-15", "salaryRange=10-15"],
  ["numbers", "minExperience=02&YOE=4.50", "YOE=4.5&minExperience=2"],
  ["signs that an address spells", "searchText=C%2B%2B%20%26%20%C3%A9", "searchText=C%2B%2B+%26+%C3%A9"],
];
for (const [what, given, text] of SPELLINGS)
  test(`${what}: ${given}`, () => {
    const read = readSavedQuery(given);
    assert.ok(read.ok);
    assert.equal(read.text, text);
    const again = readSavedQuery(read.text);
    assert.equal(again.ok && again.text, text, "what was spelled is spelled the same again");
  });

const REFUSED: [given: string, field: string][] = [
  ["workMode=SOMEWHERE", "workMode"],
  ["utm_source=mail", "query"],
  ["salaryRange=15-10", "salaryRange"],
  ["minSalary=5&maxSalary=3", "minSalary"],
  ["searchText=a&searchText=b", "searchText"],
  [`searchText=${"x".repeat(201)}`, "searchText"],
];
for (const [given, field] of REFUSED)
  test(`refused: ${given.slice(0, 60)}`, () => {
    const read = readSavedQuery(given);
    assert.ok(!read.ok);
    assert.equal(read.field, field);
    assert.ok(read.problem.length > 0);
  });
