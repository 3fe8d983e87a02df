// The URL of a browse page: what it says, and what it becomes after each thing a person can do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { COMPANY_FILTERS, type FilterDefinition, JOB_FILTERS } from "../../../../contract/jobs/filters.ts";
import {
  browseWords,
  chosenFilters,
  chosenValues,
  searchOf,
  withCursor,
  withExclusive,
  withoutChoice,
  withoutFilters,
  withParam,
} from "./browse-state.ts";

const filterOf = (paramKey: string): FilterDefinition => JOB_FILTERS.find((filter) => filter.paramKey === paramKey)!;
const of = (search: string) => new URLSearchParams(search);

const NONE_FOUND = { JOB: "No Jobs Found", REFERRAL: "No Company Found" };
const modes: [pathname: string, mode: keyof typeof NONE_FOUND][] = [
  ["/jobs", "JOB"],
  ["/jobs/", "JOB"],
  ["/Jobs", "JOB"],
  ["/referrals", "REFERRAL"],
  ["/guidance", "REFERRAL"],
  ["/company", "REFERRAL"],
];
for (const [pathname, mode] of modes)
  test(`${pathname} is mode ${mode}`, () => assert.equal(browseWords(pathname).noneFound, NONE_FOUND[mode]));

const values: [name: string, search: string, paramKey: string, expected: string[]][] = [
  ["repeated", "location=Pune&location=Kochi", "location", ["Pune", "Kochi"]],
  ["separated by |", "location=Pune|Kochi", "location", ["Pune", "Kochi"]],
  ["known values separated by commas", "workMode=WFH,HYBRID", "workMode", ["WFH", "HYBRID"]],
  ["a comma inside a free value stays", "location=Pune, India", "location", ["Pune, India"]],
  ["blanks and doubles fall away", "location=&location=Pune&location=Pune", "location", ["Pune"]],
  ["absent", "", "location", []],
];
for (const [name, search, paramKey, expected] of values)
  test(`values: ${name}`, () => assert.deepEqual(chosenValues(of(search), filterOf(paramKey)), expected));

test("chips carry the labels of options, free values as typed, linked filters with their names", () => {
  const chips = chosenFilters(
    of("workMode=WFH&location=Surat&experienceRange=3-5&companyId=c1&companyName=Acme&utm_source=x"),
    JOB_FILTERS,
    [
      { paramKey: "companyId", label: "Company" },
      { paramKey: "companyName", label: "Company" },
    ],
    { companyId: "Lumen & Loom" },
  );
  assert.deepEqual(
    chips.map((chip) => chip.label),
    ["Surat", "Work from home", "3–5 years", "Company: Lumen & Loom", "Company: Acme"],
  );
});

test("an id without a name is not shown", () => {
  const linked = [{ paramKey: "companyId", label: "Company", unnamed: "One company" }];
  assert.equal(chosenFilters(of("companyId=c1"), [], linked)[0]?.label, "One company");
  assert.equal(chosenFilters(of("companyId=c1"), [], linked, { companyId: "Acme" })[0]?.label, "Company: Acme");
});

test("every option of every filter makes one chip that takes itself off", () => {
  for (const filters of [JOB_FILTERS, COMPANY_FILTERS])
    for (const filter of filters)
      for (const { value, label } of filter.options) {
        const params = of(searchOf([[filter.paramKey, value]]));
        assert.deepEqual(chosenFilters(params, filters, []), [{ paramKey: filter.paramKey, value, label }]);
        assert.equal(withoutChoice(params, filter, value), "");
      }
});

test("taking one value off keeps the others and starts at the first page", () => {
  const params = of("location=Pune&location=Kochi&searchText=nurse&lastKey=abc");
  assert.equal(withoutChoice(params, filterOf("location"), "Pune"), "?searchText=nurse&location=Kochi");
});

test("taking all filters off keeps the search and the order", () => {
  assert.equal(
    withoutFilters(of("location=Pune&searchText=nurse&asTyped=true&sortOrder=asc&dashboard=USER&lastKey=abc")),
    "?searchText=nurse&asTyped=true&sortOrder=asc",
  );
});

test("choosing jobs posted here clears all other filters and the search; leaving it keeps what was added since", () => {
  assert.equal(
    withExclusive(of("location=Pune&searchText=nurse&sortOrder=asc&lastKey=abc"), "USER"),
    "?dashboard=USER",
  );
  assert.equal(withExclusive(of("dashboard=USER&location=Pune"), "USER"), "?location=Pune");
});

test("clearing the search drops an order that needs one", () => {
  assert.equal(withParam(of("searchText=nurse&sortOrder=relevance&location=Pune"), "searchText", ""), "?location=Pune");
  assert.equal(withParam(of("searchText=nurse&sortOrder=asc"), "searchText", " "), "?sortOrder=asc");
});

test("a form's blanks stay out of the URL", () => {
  const form = [
    ["searchText", "  "],
    ["location", " Pune "],
    ["salaryRange", ""],
  ] as const;
  assert.equal(searchOf(form), "?location=Pune");
  assert.equal(searchOf([]), "");
});

test("the next page keeps the query", () => {
  assert.equal(withCursor(of("location=Pune&lastKey=a"), "b+/="), "?location=Pune&lastKey=b%2B%2F%3D");
  assert.equal(withCursor(of("location=Pune&lastKey=a"), ""), "?location=Pune");
});
