// Checks the words for a failed redirect sign-in, and what is read from the callback's address.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CallError } from "../../../../contract/call-error.ts";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import { callbackOf, redirectProblem } from "./redirect-problem.ts";

const facts = { isOnline: true, now: new Date(2026, 10, 21, 9, 0) };
const refused = (status: number, errorCode: RefusalCode, errorMsg = "The server's words.") =>
  new CallError(status, { errorCode, errorMsg, requestId: "r" }, "");

describe("the words of known OAuth errors", () => {
  const SAID: [RefusalCode, string][] = [
    ["OAUTH_CANCELLED", "User cancelled OAuth flow."],
    ["OAUTH_NO_TOKEN", "No access token returned from OAuth flow."],
    ["OAUTH_STATE", "An error occurred while validating the state."],
    ["OAUTH_FAILED", "`signInWithRedirect` has been canceled."],
    ["OAUTH_SIGN_OUT", "An error occurred when attempting to log out from OAuth provider."],
  ];
  for (const [code, words] of SAID)
    test(code, () => {
      const problem = redirectProblem(refused(401, code, words), facts);
      assert.equal(problem.words, words);
      assert.ok(problem.meaning);
    });
  test("the server's own sentence is shown without our explanation", () => {
    const problem = redirectProblem(refused(401, "OAUTH_FAILED", "The other site knows no address of yours."), facts);
    assert.equal(problem.words, "The other site knows no address of yours.");
    assert.equal(problem.meaning, null);
  });
});

test("an address that has a password: the server's words, and what to do", () => {
  const problem = redirectProblem(refused(409, "LINK_REQUIRED", "There is an account."), facts);
  assert.equal(problem.words, "There is an account.");
  assert.match(problem.action, /password/);
});

test("a network failure is shown as such", () => {
  assert.match(redirectProblem(new TypeError("Failed to fetch"), facts).words, /cannot be reached/);
  assert.equal(redirectProblem(refused(503, "BUSY"), facts).words, "The server's words.");
});

const ADDRESSES: [string, Record<string, string> | null][] = [
  ["", null],
  ["?utm_source=x", null],
  ["?iss=https://a.example", null],
  ["?code=c&state=s&iss=i&other=x", { code: "c", state: "s", iss: "i" }],
  [
    "?error=access_denied&error_description=No&state=s",
    { error: "access_denied", error_description: "No", state: "s" },
  ],
  ["?code=", { code: "" }],
];
for (const [search, callback] of ADDRESSES)
  test(`reads ${search || "nothing"}`, () => assert.deepEqual(callbackOf(new URLSearchParams(search)), callback));
