// Calls with a token: the dummy for guests, one renewal on a 401, and no renewal for a wrong password.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTransport } from "./ask.ts";
import type { Sent } from "./send-call.ts";

const ok: Sent = { status: 200, text: "{}", serverNow: null, retryAfter: null };
const refused: Sent = { ...ok, status: 401, text: '{"errorCode":"UNAUTHENTICATED","errorMsg":"x"}' };
const wrongPassword: Sent = { ...ok, status: 401, text: '{"errorCode":"NOT_AUTHORIZED","errorMsg":"x"}' };

function rig(token: string | null, renewed: string | null, answers: Sent[]) {
  const log: string[] = [];
  const transport = makeTransport(
    {
      accessToken: async () => token,
      async renewAfter(old) {
        log.push(`renew ${old}`);
        return renewed;
      },
      expire: () => void log.push("expire"),
      hearTime: (now) => void log.push(`time ${now}`),
    },
    async (_call, sentWith) => {
      log.push(`send ${sentWith}`);
      return answers.shift() ?? assert.fail("one call too many");
    },
  );
  return { log, call: (path = "/api/x") => transport({ method: "GET", path }) };
}

const CASES: [string, token: string | null, renewed: string | null, answers: Sent[], log: string[], status: number][] =
  [
    ["a good token", "a", null, [ok], ["send a"], 200],
    ["a guest who is refused", null, "b", [refused], ["send null"], 401],
    ["an expired token", "a", "b", [refused, ok], ["send a", "renew a", "send b"], 200],
    ["a session that is over", "a", null, [refused], ["send a", "renew a"], 401],
    ["refused again", "a", "b", [refused, refused], ["send a", "renew a", "send b", "expire"], 401],
    ["a wrong password", "a", "b", [wrongPassword], ["send a"], 401],
  ];
for (const [what, token, renewed, answers, log, status] of CASES)
  test(what, async () => {
    const it = rig(token, renewed, answers);
    assert.equal((await it.call()).status, status);
    assert.deepEqual(it.log, log);
  });

test("the server's clock is read from the session's calls only", async () => {
  const answer = { ...ok, serverNow: 5 };
  const it = rig(null, null, [answer, answer]);
  await it.call("/api/job");
  await it.call("/api/session/sign-in");
  assert.deepEqual(it.log, ["send null", "send null", "time 5"]);
});
