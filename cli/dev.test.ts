// `dev` run as a command: pages from their sources, a server restart when its code changes, an orderly shutdown.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PROJECT } from "./build-once.ts";

const LAUNCHER = join(import.meta.dirname, "launch.mjs");
const UNIX_ONLY = { skip: process.platform === "win32" && "signals of Unix" };

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "vouchboard-dev-"));
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [LAUNCHER, "dev"], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, "data"),
      PORT: "0",
      METRICS_PORT: "0",
      DEMO_DATA: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
    });
  }
  const says = async (words: RegExp) => {
    for (;;) {
      const found = words.exec(text);
      if (found) return found;
      assert.equal(child.exitCode, null, text);
      await pause(20);
    }
  };
  return { child, says, output: () => text };
}

test(
  "pages come from their sources, and changed server code restarts the server on the same port",
  UNIX_ONLY,
  async () => {
    const { child, says, output } = run({});
    try {
      const url = (await says(/ready on (http:\/\/\S+) \(/))[1] ?? "";
      const page = await fetch(`${url}/jobs`);
      assert.equal(page.status, 200, output());
      assert.match(await page.text(), /\/web\/root\.tsx/);
      const source = await fetch(`${url}/web/root.tsx`, { headers: { accept: "*/*" } });
      assert.match(source.headers.get("content-type") ?? "", /javascript/);
      assert.equal((await fetch(`${url}/api/job/`)).status, 200);

      const touched = join(PROJECT, "server", "deps.ts");
      const text = await readFile(touched, "utf8");
      await utimes(touched, new Date(), new Date());
      await says(/Server restarted after server\/\S+\.ts/);
      assert.equal(await readFile(touched, "utf8"), text);
      assert.equal((await fetch(`${url}/jobs`)).status, 200, output());

      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      assert.equal(code, 0, output());
      await assert.rejects(readFile(join(folder, "data/postgres/cluster/postmaster.pid")), "the database was stopped");
    } finally {
      child.kill("SIGKILL");
    }
  },
);

test("production, and addresses that others reach, are refused", async () => {
  for (const [env, why] of [
    [{ ENVIRONMENT: "production" }, /ENVIRONMENT is production/],
    [{ HOST: "0.0.0.0" }, /HOST \(0\.0\.0\.0\) is not a loopback address/],
    [{ PUBLIC_URL: "https://jobs.example.org" }, /PUBLIC_URL \(\S+\) is not a loopback address/],
  ] as const) {
    const { child, output } = run(env);
    const [code] = await once(child, "close");
    assert.equal(code, 1);
    assert.match(output(), why);
  }
});
