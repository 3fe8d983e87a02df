// Checks that a process is recognised, and distinguished from a later one with the same pid.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { isRunning, livenessOf, ownIdentity } from "./process-identity.ts";

const here = await ownIdentity();
const offersStartTime = here.startedAt !== null;

const CASES = [
  { name: "ourselves", identity: here, expected: offersStartTime ? "running" : "unknown" },
  {
    name: "our pid, another start",
    identity: { ...here, startedAt: "1" },
    expected: offersStartTime ? "gone" : "unknown",
  },
  { name: "before the last reboot", identity: { ...here, boot: "another" }, expected: "gone" },
  { name: "another container", identity: { ...here, namespace: "pid:[1]" }, expected: "unknown" },
  { name: "another machine", identity: { ...here, host: "elsewhere", boot: "another" }, expected: "unknown" },
  { name: "an unused pid", identity: { ...here, pid: 2 ** 30 }, expected: "gone" },
] as const;

for (const { name, identity, expected } of CASES) {
  test(`liveness of ${name}: ${expected}`, async () => {
    assert.equal(await livenessOf(identity), expected);
  });
}

test("an ended process does not count as running, even before its parent reaps it", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  assert.equal(await isRunning(child.pid!), true);
  child.kill("SIGKILL");
  await once(child, "exit");
  assert.equal(await isRunning(child.pid!), false);
});
