// The keys of the applicants' list: what each does, and when the browser handles it.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Command, commandOf, KEY_HELP, type Press } from "./key-commands.ts";

const press = (key: string, facts: Partial<Press> = {}): Press => ({
  key,
  hasModifier: false,
  isTyping: false,
  isInList: false,
  areLettersOn: true,
  ...facts,
});

const CASES: [string, Press, Command | null][] = [
  ["j goes on", press("j"), { kind: "next" }],
  ["k goes back", press("k"), { kind: "previous" }],
  ["2 shortlists", press("2"), { kind: "move", to: "SHORTLISTED" }],
  ["5 hires", press("5"), { kind: "move", to: "HIRED" }],
  ["6 is nothing", press("6"), null],
  ["r rejects", press("r"), { kind: "reject" }],
  ["? helps", press("?"), { kind: "help" }],
  ["the arrows walk the list", press("ArrowDown", { isInList: true }), { kind: "next" }],
  ["the arrows scroll elsewhere", press("ArrowDown"), null],
  ["Ctrl+R is the browser's", press("r", { hasModifier: true }), null],
  ["letters are typed into fields", press("r", { isTyping: true }), null],
  ["letters can be switched off", press("r", { areLettersOn: false }), null],
  ["so can signs", press("?", { areLettersOn: false }), null],
  ["the arrows stay", press("ArrowUp", { areLettersOn: false, isInList: true }), { kind: "previous" }],
  ["Escape stays", press("Escape", { areLettersOn: false }), { kind: "clear" }],
  ["names of objects are no keys", press("constructor"), null],
];

describe("a press", () => {
  for (const [name, given, expected] of CASES) test(name, () => assert.deepEqual(commandOf(given), expected));
});

test("the help names every key that does something, and no other", () => {
  const told = KEY_HELP.flatMap(({ keys }) => keys);
  const PRESSED: Record<string, string> = { "↓": "ArrowDown", "↑": "ArrowUp", Esc: "Escape" };
  for (const key of told) assert.ok(commandOf(press(PRESSED[key] ?? key, { isInList: true })), key);
  const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  assert.deepEqual(
    printable.filter((key) => commandOf(press(key)) && !told.includes(key)),
    [],
  );
});
