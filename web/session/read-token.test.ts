// Tokens that can be read, and the four words for those that cannot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readToken } from "./read-token.ts";

const encoded = (text: string) => Buffer.from(text).toString("base64url");

const TROUBLES: [string, unknown, string][] = [
  ["undefined", undefined, "not a string"],
  ["null", null, "not a string"],
  ["a number", 42, "not a string"],
  ["an object", { token: "a.b.c" }, "not a string"],
  ["an empty text", "", "missing part"],
  ["one part", "abc", "missing part"],
  ["an empty middle", "a..c", "missing part"],
  ["signs outside base64url", "a.b*d.c", "bad base64"],
  ["padding", `a.${Buffer.from('{"a":1}').toString("base64")}=.c`, "bad base64"],
  ["a length that base64 cannot have", "a.abcde.c", "bad base64"],
  ["bytes that are no text", `a.${Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")}.c`, "bad base64"],
  ["no JSON", `a.${encoded("hello")}.c`, "bad json"],
  ["JSON that is cut", `a.${encoded('{"exp":1')}.c`, "bad json"],
  ["a list", `a.${encoded("[1]")}.c`, "bad json"],
  ["null as JSON", `a.${encoded("null")}.c`, "bad json"],
  ["a number as JSON", `a.${encoded("7")}.c`, "bad json"],
];
for (const [what, token, trouble] of TROUBLES)
  test(`${what}: ${trouble}`, () => assert.deepEqual(readToken(token), { ok: false, trouble }));

test("claims are read with all their letters", () => {
  const claims = { sub: "1", exp: 1_800_000_000, name: "Zoë Müller 🚀", "cognito:groups": ["admin"] };
  assert.deepEqual(readToken(`h.${encoded(JSON.stringify(claims))}.s`), { ok: true, claims });
});
