// Checks the words for refusals and network failures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CallError } from "../../contract/call-error.ts";
import type { RefusalCode } from "../../contract/endpoint.ts";
import { problemOf } from "./form-problem.ts";

const now = new Date(2026, 10, 21, 14, 3);
const refused = (status: number, errorCode: RefusalCode, errorMsg = "The server's words.", retryAfter?: number) =>
  new CallError(status, { errorCode, errorMsg, requestId: "r" }, "", retryAfter ?? null);

const CASES: [string, unknown, { isOnline?: boolean; title: RegExp; text?: RegExp; field?: string }][] = [
  ["no network", new TypeError("Failed to fetch"), { isOnline: false, title: /offline/, text: /still here/ }],
  ["no server", new TypeError("Failed to fetch"), { title: /cannot be reached/, text: /still here/ }],
  ["no answer", new CallError(0, null, ""), { title: /cannot be reached/, text: /still here/ }],
  [
    "too many, with a time",
    refused(429, "RATE_LIMITED", "", 300),
    { title: /Too many/, text: /5 minutes, after 14:08/ },
  ],
  ["too many, for a second", refused(429, "RATE_LIMITED", "", 1), { title: /Too many/, text: /a few seconds/ }],
  [
    "too many, for a minute",
    refused(429, "RATE_LIMITED", "", 60),
    { title: /Too many/, text: /a minute, after 14:04/ },
  ],
  ["too many, without a time", refused(429, "RATE_LIMITED"), { title: /^The server's words\.$/, text: /still here/ }],
  ["too many, by something before the server", new CallError(429, null, "", null), { title: /Too many/ }],
  ["busy", refused(503, "BUSY", "", 20), { title: /busy/, text: /20 seconds/ }],
  ["a wrong password", refused(401, "NOT_AUTHORIZED"), { title: /do not match/, text: /new password/ }],
  ["a wrong code", refused(409, "CODE_MISMATCH"), { title: /not the code/, field: "code" }],
  ["an old code", refused(409, "CODE_EXPIRED"), { title: /^The server's words\.$/, field: "code" }],
  ["anything else", refused(409, "CONFLICT"), { title: /^The server's words\.$/ }],
  ["an answer without words", new CallError(500, null, "<html>"), { title: /^Something went wrong$/ }],
];
for (const [what, error, expected] of CASES)
  test(what, () => {
    const problem = problemOf(error, { isOnline: expected.isOnline ?? true, now });
    assert.match(problem.title, expected.title);
    assert.match(problem.text ?? "", expected.text ?? /^/);
    assert.equal(problem.field, expected.field);
  });

test("the field that the server names is passed on", () => {
  const error = new CallError(
    400,
    { errorCode: "INVALID_BODY", errorMsg: "Too common.", field: "password", requestId: "r" },
    "",
  );
  assert.deepEqual(problemOf(error, { isOnline: true, now }), {
    title: "Too common.",
    code: "INVALID_BODY",
    field: "password",
  });
});

test("a form's own words take precedence", () => {
  const words = { NOT_AUTHORIZED: { title: "This is not your password.", field: "oldPassword" } };
  const problem = problemOf(refused(409, "NOT_AUTHORIZED"), { isOnline: true, now, words });
  assert.deepEqual(problem, { title: "This is not your password.", field: "oldPassword", code: "NOT_AUTHORIZED" });
});
