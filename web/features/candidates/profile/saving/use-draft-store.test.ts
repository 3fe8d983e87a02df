// Checks which drafts are restored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftsIn } from "./use-draft-store.ts";

const now = Date.UTC(2026, 10, 21);
const draft = (hoursAgo: number) => ({ form: { YOE: "4" }, base: { YOE: 3 }, at: now - hoursAgo * 3_600_000 });

const CASES: [string, unknown, string[]][] = [
  ["one's own, fresh", { subject: "me", sections: { about: draft(1) } }, ["about"]],
  ["another person's", { subject: "you", sections: { about: draft(1) } }, []],
  ["a day old", { subject: "me", sections: { about: draft(25), skills: draft(23) } }, ["skills"]],
  ["from a clock that ran ahead", { subject: "me", sections: { about: draft(-2) } }, []],
  ["nothing", null, []],
  [
    "something else",
    { subject: "me", sections: { about: "text", skills: { at: now }, links: { ...draft(1), form: 1 } } },
    [],
  ],
  ["without sections", { subject: "me" }, []],
];
for (const [what, stored, names] of CASES)
  test(what, () => assert.deepEqual(Object.keys(draftsIn(stored, "me", now)), names));
