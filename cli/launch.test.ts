// The environment that the launcher gives its processes.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { runNode } from "../tests/support/run-node.ts";

const launcher = join(import.meta.dirname, "launch.mjs");
/** Prints the environment each process started with: `process.env` may be changed later. */
const PROBE =
  "data:text/javascript,import{readFileSync}from'node:fs';if(process.env.NODE_OPTIONS)" +
  "console.log('began with',/MALLOC_ARENA_MAX=([0-9]+)/.exec(readFileSync('/proc/self/environ','latin1'))?.[1])";

const cases: [name: string, given: Record<string, string>, wanted: string][] = [
  ["two by default", {}, "2"],
  ["as the environment sets it", { MALLOC_ARENA_MAX: "5" }, "5"],
];

for (const [name, given, wanted] of cases)
  test(`the server's allocator keeps few arenas: ${name}`, {
    skip: process.platform !== "linux" && "only Linux tells what a process began with",
  }, async () => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ...given, NODE_OPTIONS: `--import "${PROBE}"` };
    const { code, out } = await runNode([launcher, "start", "--help"], { env });
    assert.equal(code, 0);
    assert.match(out, new RegExp(`began with ${wanted}\n(?!began)`));
    assert.match(out, /Starts the product/);
  });
