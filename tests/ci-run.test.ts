// `.ci/run` counts what ran, fails when it should, and never hides an exit code.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, describe, test } from "node:test";

const SCRIPT = join(import.meta.dirname, "..", ".ci", "run");

/** `install` and `test` are npm's exit codes; `prints` is the output of `npm test`. */
const CASES = [
  {
    name: "all well",
    install: 0,
    test: 0,
    prints: "ℹ tests 12\\nℹ pass 12\\nℹ fail 0\\nℹ cancelled 0",
    line: "12 passed, 0 failed",
    code: 0,
  },
  {
    name: "in TAP",
    install: 0,
    test: 0,
    prints: "# tests 3\\n# pass 3\\n# fail 0\\n# cancelled 0",
    line: "3 passed, 0 failed",
    code: 0,
  },
  {
    name: "in colours",
    install: 0,
    test: 0,
    prints: "\\033[34mℹ pass 7\\033[39m\\n\\033[34mℹ fail 0\\033[39m",
    line: "7 passed, 0 failed",
    code: 0,
  },
  {
    name: "a failure",
    install: 0,
    test: 1,
    prints: "ℹ pass 11\\nℹ fail 1\\nℹ cancelled 0",
    line: "11 passed, 1 failed",
    code: 1,
  },
  {
    name: "a test that was cancelled",
    install: 0,
    test: 1,
    prints: "ℹ pass 11\\nℹ fail 0\\nℹ cancelled 2",
    line: "11 passed, 2 failed",
    code: 1,
  },
  {
    name: "a failure that the exit code of npm hides",
    install: 0,
    test: 0,
    prints: "ℹ pass 1\\nℹ fail 1",
    line: "1 passed, 1 failed",
    code: 1,
  },
  {
    name: "no test at all",
    install: 0,
    test: 0,
    prints: "ℹ tests 0\\nℹ pass 0\\nℹ fail 0",
    line: "0 passed, 0 failed",
    code: 1,
  },
  {
    name: "a crash after the summary",
    install: 0,
    test: 7,
    prints: "ℹ pass 2\\nℹ fail 0",
    line: "2 passed, 0 failed",
    code: 7,
  },
  { name: "an install that failed", install: 5, test: 0, prints: "ℹ pass 9", line: "0 passed, 0 failed", code: 5 },
];

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "vouchboard-ci-"));
});
after(() => rm(folder, { recursive: true, force: true }));

describe(".ci/run", { skip: process.platform === "win32" && "a script for bash" }, () => {
  for (const { name, install, test: tested, prints, line, code } of CASES) {
    test(name, async () => {
      const npm = join(folder, "npm");
      await writeFile(npm, `#!/bin/sh\n[ "$1" = install ] && exit ${install}\nprintf '${prints}\\n'\nexit ${tested}\n`);
      await chmod(npm, 0o755);
      const answer = await run({ ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` });
      assert.equal(answer.output.trimEnd().split("\n").at(-1), line);
      assert.equal(answer.code, code);
    });
  }
});

async function run(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return await new Promise((resolve) => {
    execFile("bash", [SCRIPT], { env }, (error, output) => resolve({ code: Number(error?.code ?? 0), output }));
  });
}
