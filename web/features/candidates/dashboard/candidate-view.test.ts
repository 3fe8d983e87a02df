// Which view and tab an address shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dashboardPath } from "../../../../contract/paths.ts";
import { TAB_LABELS, tabOf, VIEWS, viewOf } from "./candidate-view.ts";

const CASES: [query: string, view: string, tab: string][] = [
  ["", "profile", "applications"],
  ["returnUrl=/jobs", "profile", "applications"],
  ["view=dashboard", "dashboard", "applications"],
  ["view=dashboard&tab=shares", "dashboard", "shares"],
  ["view=dashboard&tab=toString", "dashboard", "applications"],
  ["view=Dashboard", "profile", "applications"],
];
for (const [query, view, tab] of CASES)
  test(`?${query} is ${view}, ${tab}`, () => {
    const params = new URLSearchParams(query);
    assert.deepEqual([viewOf(params), tabOf(params)], [view, tab]);
  });

test("every tab's address leads to it", () => {
  for (const tab of Object.keys(TAB_LABELS) as (keyof typeof TAB_LABELS)[]) {
    const params = new URL(dashboardPath(tab), "https://site.example").searchParams;
    assert.deepEqual([viewOf(params), tabOf(params)], ["dashboard", tab]);
  }
  assert.equal(viewOf(new URL(VIEWS.dashboard.path, "https://site.example").searchParams), "dashboard");
});
