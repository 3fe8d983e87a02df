import assert from "node:assert/strict";
import { test } from "node:test";
import { CallError } from "../../contract/call-error.ts";
import { repeatCall } from "./repeat-call.ts";

const away = (status: number, retryAfter: number | null = null) => new CallError(status, null, "away", retryAfter);

/** Work that fails with these errors, one after another, and then succeeds. */
function failing(...errors: unknown[]) {
  let tries = 0;
  return {
    tries: () => tries,
    work: async () => {
      const error = errors[tries];
      tries += 1;
      if (error) throw error;
      return "done";
    },
  };
}

/** Runs timers as soon as they are set. */
const inNoTime = (t: { mock: { method: typeof test.mock.method } }) =>
  t.mock.method(
    globalThis,
    "setTimeout",
    ((run: () => void) => void queueMicrotask(run)) as unknown as typeof setTimeout,
  );

const REPEATED: [string, unknown[]][] = [
  ["nothing went wrong", []],
  ["the network was away", [away(0)]],
  ["the server was starting", [away(503), away(502), away(504)]],
  ["the server asked for a short wait", [away(429, 3)]],
];
for (const [name, errors] of REPEATED)
  test(`succeeds when ${name}`, async (t) => {
    inNoTime(t);
    const { work, tries } = failing(...errors);
    assert.equal(await repeatCall(work), "done");
    assert.equal(tries(), errors.length + 1);
  });

const GIVEN_UP: [string, unknown[], number][] = [
  ["a refusal", [away(422)], 1],
  ["a long wait", [away(429, 300)], 1],
  ["a defect", [new TypeError("no")], 1],
  ["a network that stays away", Array(9).fill(away(0)), 4],
];
for (const [name, errors, tries] of GIVEN_UP)
  test(`gives up on ${name}`, async (t) => {
    inNoTime(t);
    const tried = failing(...errors);
    await assert.rejects(repeatCall(tried.work), errors[0] as Error);
    assert.equal(tried.tries(), tries);
  });

test("ends when it is cancelled", async () => {
  const off = new AbortController();
  const tried = failing(away(0), away(0));
  const repeated = repeatCall(tried.work, off.signal);
  setTimeout(() => off.abort(), 1);
  await assert.rejects(repeated, /abort/i);
  assert.equal(tried.tries(), 1);
});
