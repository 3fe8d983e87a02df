// Checks that cursors work only for the query that made them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeCursors } from "./cursor.ts";
import { Refusal } from "./refusal.ts";

const cursors = makeCursors("one key, long enough to be one");
const query = { list: "jobs", location: ["Pune", "Kochi"], sortOrder: undefined, minSalary: 5 };
const position = { id: "x", score: 3, nested: { top: null } };
const refused = (error: unknown) =>
  error instanceof Refusal && error.status === 400 && error.code === "INVALID_CURSOR" && error.field === "lastKey";

test("a position is restored unchanged", () => {
  assert.deepEqual(cursors.open(cursors.seal(position, query), query), position);
});

test("the order of the query's keys and absent values do not matter", () => {
  const sealed = cursors.seal(position, query);
  assert.deepEqual(
    cursors.open(sealed, { minSalary: 5, location: ["Pune", "Kochi"], list: "jobs", other: undefined }),
    position,
  );
});

test("another query, another key and every changed character are refused", () => {
  const sealed = cursors.seal(position, query);
  for (const other of [
    {},
    { ...query, minSalary: 6 },
    { ...query, location: ["Kochi", "Pune"] },
    { ...query, list: "companies" },
    null,
  ])
    assert.throws(() => cursors.open(sealed, other), refused);
  assert.throws(() => makeCursors("another key, long enough to be one").open(sealed, query), refused);
  const [body, mac] = sealed.split(".") as [string, string];
  for (let at = 0; at < body.length; at += 1) {
    const changed = body.slice(0, at) + (body[at] === "A" ? "B" : "A") + body.slice(at + 1);
    assert.throws(() => cursors.open(`${changed}.${mac}`, query), refused);
  }
  for (const bad of [
    "",
    ".",
    "..",
    body,
    `${body}.`,
    `.${mac}`,
    `${body}.${mac}.x`,
    `${body}.${mac.slice(1)}`,
    `${body}.${mac}AAAA`,
  ])
    assert.throws(() => cursors.open(bad, query), refused, bad);
});
