// Checks that one process owns a data folder, that others learn which, and that exactly one replaces a dead owner.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { dataLockPath, readLockHolder, takeDataLock } from "./data-lock.ts";
import { ownIdentity } from "./process-identity.ts";

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-lock-"));
  folders.push(folder);
  return folder;
}

/** Starts a process that holds the lock until it is killed, and returns it. */
async function holdElsewhere(folder: string) {
  const code = `
    const { takeDataLock } = await import(${JSON.stringify(new URL("./data-lock.ts", import.meta.url).href)});
    const answer = await takeDataLock(${JSON.stringify(folder)}, "start");
    console.log(answer.ok);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout!, "data");
  assert.equal(String(line).trim(), "true");
  return child;
}

async function writeHolder(folder: string, changes: Record<string, unknown>): Promise<void> {
  const holder = {
    ...(await ownIdentity()),
    purpose: "start",
    takenAt: "2026-01-01T00:00:00Z",
    nonce: "n-1",
    ...changes,
  };
  await writeFile(dataLockPath(folder), JSON.stringify(holder));
}

describe("the data folder's lock", { concurrency: true }, () => {
  test("refuses a second process at once, with the first one's pid and command", async () => {
    const folder = await newFolder();
    const owner = await holdElsewhere(folder);
    const answer = await takeDataLock(folder, "import");
    assert.equal(answer.ok, false);
    assert.deepEqual(!answer.ok && [answer.holder.pid, answer.holder.purpose], [owner.pid, "start"]);
    assert.equal((await readLockHolder(folder))?.pid, owner.pid);
    owner.kill("SIGKILL");
    await once(owner, "exit");
  });

  test("is taken over after its owner was killed", async () => {
    const folder = await newFolder();
    const owner = await holdElsewhere(folder);
    owner.kill("SIGKILL");
    await once(owner, "exit");
    assert.equal(await readLockHolder(folder), null);
    const answer = await takeDataLock(folder, "start");
    assert.ok(answer.ok);
    assert.equal((await readLockHolder(folder))?.pid, process.pid);
    await answer.lock.release();
    assert.deepEqual(await readdir(folder), []);
  });

  const DEAD = [
    { name: "whose number another process has now", changes: { startedAt: "1" } },
    { name: "from before a reboot", changes: { boot: "another" } },
    { name: "of another container that no longer beats", changes: { namespace: "pid:[1]" } },
  ];
  for (const { name, changes } of DEAD) {
    test(`is taken over from an owner ${name}`, async () => {
      const folder = await newFolder();
      await writeHolder(folder, changes);
      const answer = await takeDataLock(folder, "start");
      assert.ok(answer.ok);
      await answer.lock.release();
    });
  }

  test("is respected while an owner in another container sends heartbeats", async () => {
    const folder = await newFolder();
    const taken = await takeDataLock(folder, "start");
    assert.ok(taken.ok);
    const holder = JSON.parse(await readFile(dataLockPath(folder), "utf8"));
    await writeFile(dataLockPath(folder), JSON.stringify({ ...holder, namespace: "pid:[1]" }));
    const answer = await takeDataLock(folder, "start");
    assert.equal(answer.ok, false);
    await taken.lock.release();
  });

  test("goes to exactly one of many that find its owner dead at the same moment", async () => {
    const folder = await newFolder();
    await writeHolder(folder, { startedAt: "1" });
    const answers = await Promise.all(Array.from({ length: 30 }, () => takeDataLock(folder, "start")));
    const won = answers.filter((answer) => answer.ok);
    assert.equal(won.length, 1);
    assert.deepEqual(await readdir(folder), ["lock"]);
    await won[0]?.lock.release();
  });

  test("goes to exactly one of many that find it free at the same moment", async () => {
    const folder = await newFolder();
    const answers = await Promise.all(Array.from({ length: 30 }, () => takeDataLock(folder, "start")));
    assert.equal(answers.filter((answer) => answer.ok).length, 1);
    for (const answer of answers) if (answer.ok) await answer.lock.release();
  });

  test("is taken over even if an earlier takeover was killed half-way", async () => {
    const folder = await newFolder();
    await writeHolder(folder, { startedAt: "1", nonce: "first" });
    await writeFile(
      `${dataLockPath(folder)}.first`,
      await readFile(dataLockPath(folder), "utf8").then((text) => text.replace("first", "second")),
    );
    const answer = await takeDataLock(folder, "start");
    assert.ok(answer.ok);
    await answer.lock.release();
    assert.deepEqual(await readdir(folder), []);
  });

  test("is taken over if a power cut left an empty file", async () => {
    const folder = await newFolder();
    await writeFile(dataLockPath(folder), "");
    const answer = await takeDataLock(folder, "start");
    assert.ok(answer.ok);
    await answer.lock.release();
  });

  test("is not removed by a former owner", async () => {
    const folder = await newFolder();
    const first = await takeDataLock(folder, "start");
    assert.ok(first.ok);
    await writeHolder(folder, { nonce: "somebody-else" });
    await first.lock.release();
    assert.deepEqual(await readdir(folder), ["lock"]);
  });
});
