// Checks that PostgreSQL's programs run even if npm created none of their library links.
import assert from "node:assert/strict";
import { chmod, cp, lstat, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { databaseAccount } from "./home.ts";
import { findInstalled, tryFolder } from "./programs.ts";

const folder = await mkdtemp(join(tmpdir(), "vouchboard-programs-"));
after(() => rm(folder, { recursive: true, force: true }));

test("missing library links and execute bits of programs are restored", async () => {
  const native = join(folder, "native");
  await chmod(folder, 0o755);
  const filter = async (source: string) => !source.endsWith(".a") && !(await lstat(source)).isSymbolicLink();
  await cp(findInstalled().folder, native, { recursive: true, filter });
  if (process.platform !== "win32") await chmod(join(native, "bin", "postgres"), 0o644);
  const answer = await tryFolder(native, await databaseAccount(join(folder, "none")));
  assert.ok(answer.ok, answer.ok ? "" : answer.reason);
  assert.match(answer.programs.version, /^18\./);
});

test("a folder without programs is rejected", async () => {
  const answer = await tryFolder(join(folder, "empty"), null);
  assert.equal(answer.ok, false);
});
