// Checks how the token is read from an invite link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CallError } from "../../../../contract/call-error.ts";
import { inviteTokenIn, isExpired } from "./use-invite.ts";

const CASES: [string, string, string | null][] = [
  ["", "", null],
  ["#token=abc-DEF_1", "", "abc-DEF_1"],
  ["", "?token=abc", "abc"],
  ["#token=inside", "?token=outside", "inside"],
  ["#token=", "", null],
  ["#other=1", "?x=1", null],
  ["#token=abc%20", "", "abc"],
];
for (const [hash, search, token] of CASES)
  test(`${hash}${search} carries ${token}`, () => assert.equal(inviteTokenIn({ hash, search }), token));

test("a refusal of the token itself means that the invite has expired", () => {
  for (const status of [400, 404, 410]) assert.equal(isExpired(new CallError(status, null, "")), true);
  for (const status of [0, 401, 403, 409, 429, 500, 503])
    assert.equal(isExpired(new CallError(status, null, "")), false);
  assert.equal(isExpired(new TypeError("Failed to fetch")), false);
});
