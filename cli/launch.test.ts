// The environment that the launcher gives its processes, and the test files that share one.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { runNode } from "../tests/support/run-node.ts";

const root = join(import.meta.dirname, "..");
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

describe("a run of all tests", () => {
  test("runs each file once, alone or in a group", async () => {
    const { groupTests } = await import(pathToFileURL(join(root, "cli", "group-tests.mjs")).href);
    const folder = await mkdtemp(join(tmpdir(), "vouchboard-group-"));
    const folders = ["cli", "demo", "server", "tests"];
    const paths: string[] = groupTests(root, folders, folder);
    const [grouped, alone] = [paths.filter(isAbsolute), paths.filter((path) => !isAbsolute(path))];
    const lists = grouped.map((path) => JSON.parse(/\[.*\]/.exec(readFileSync(path, "utf8"))![0]) as string[]);
    await rm(folder, { recursive: true });
    const wanted = folders.flatMap((name) => globSync(`${name}/**/*.test.ts`, { cwd: root }));
    assert.deepEqual([...alone, ...lists.flat()].sort(), wanted.sort());
    assert.ok(grouped.length > 1 && lists.every((list) => list.length <= 25));
    assert.ok(alone.includes(join("cli", "start.test.ts")), "operators' commands run alone");
  });

  const FAULTS: [name: string, code: string][] = [
    ["throws", "throw new Error('broken');"],
    ["has a failing hook", "after(() => { throw new Error('broken'); });"],
    ["has a failing test", "test('broken', () => { throw new Error('broken'); });"],
  ];
  for (const [name, code] of FAULTS)
    test(`fails, and goes on with the next file of the group, when one ${name}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), "vouchboard-group-"));
      const write = async (file: string, text: string) => {
        await writeFile(join(folder, file), `import { after, test } from "node:test";\n${text}`);
        return join(folder, file);
      };
      const files = [await write("one.mjs", code), await write("two.mjs", "test('the next', () => after(() => {}));")];
      const runner = pathToFileURL(join(root, "tests", "support", "run-files.ts")).href;
      const group = await write(
        "group.test.mjs",
        `import { runFiles } from "${runner}"; await runFiles(${JSON.stringify(files)});`,
      );
      // Inside a test file's process, Node.js would report to its parent.
      const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
      const { code: exit, out } = await runNode(["--test", "--test-reporter=tap", group], { env });
      await rm(folder, { recursive: true });
      assert.equal(exit, 1, out);
      assert.match(out, /^ +ok \d+ - the next$/m);
    });
});
