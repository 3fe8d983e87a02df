// Faults of disks and files: no room, no right to write, no more file descriptors, and uploads in crowds.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rm, statfs, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { upload } from "../../bench/bench-calls.ts";
import type { BenchPerson } from "../../bench/bench-people.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { query } from "../../server/platform/embedded-postgres/open-database.ts";
import { makeCv } from "../support/pdf.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last } from "./fault.ts";
import { ask } from "./load.ts";
import { stopLeft, urlsOf } from "./postgres.ts";
import { copyBase, makeProduct, temporaryFolder } from "./product.ts";

const GROUP = "Disks, files and uploads";
const DISK_MB = 400;
/** The whole data folder on a disk of its own, where this account may make one. */
const base = await copyBase();
const disk = join(await temporaryFolder(), "disk");
const mounts = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "needs root on Linux, to make a small disk";
  try {
    execFileSync("mkdir", ["-m", "711", disk]);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=711`, "tmpfs", disk]);
    execFileSync("cp", ["-a", base, `${disk}/data`]);
    return false as const;
  } catch (error) {
    return `a small disk could not be made: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  }
})();
const dataDir = mounts === false ? `${disk}/data` : base;
const product = await makeProduct({ dataDir });
await product.start();
const { url, adminUrl } = await urlsOf(dataDir);
const db = openDatabase({ url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await product.kill();
  await stopLeft(dataDir);
  if (mounts === false) execFileSync("umount", ["-l", disk]);
});
const fault = faultsOf(GROUP, () => ({ product, db }));

const BALLAST = `${disk}/ballast`;
/** Fills the disk while `work` runs. */
async function withFullDisk(work: () => Promise<unknown>): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  try {
    // Others write meanwhile, so that the last bytes may find no room.
    await writeFile(BALLAST, Buffer.alloc(bavail * bsize)).catch((error) => assert.equal(error.code, "ENOSPC"));
    await work();
  } finally {
    await rm(BALLAST, { force: true });
  }
}

fault(
  "the disk is full for 6 s under load",
  async ({ over, load }) => {
    const before = load.counts.putOff;
    await withFullDisk(() => last(6_000));
    const put = load.counts.putOff - before;
    over();
    return `${put} calls put off while it was full`;
  },
  { skip: mounts },
);

fault(
  "the disk is full across a checkpoint, for 6 s",
  async ({ over }) => {
    await withFullDisk(async () => {
      await query(adminUrl, "checkpoint").catch(() => {});
      await last(6_000);
    });
    over();
  },
  { skip: mounts },
);

fault(
  "the folder of files takes no writes, for 4 s",
  async ({ over, load }) => {
    const files = join(dataDir, "files");
    execFileSync("mount", ["--bind", files, files]);
    execFileSync("mount", ["-o", "remount,ro,bind", files]);
    const refused = await upload(product, callerOf(load.people.at(-1)!), cvOf(0)).then(
      () => "taken",
      (error: Error) => error.message,
    );
    await last(3_000);
    execFileSync("umount", ["-l", files]);
    over();
    assert.match(refused, /answered 503.*again/s);
    await upload(product, callerOf(load.people.at(-1)!), cvOf(0));
    return "an upload is put off with words, and taken afterwards";
  },
  { skip: mounts },
);

fault("there are no more file descriptors, for 5 s", async ({ over }) => {
  const open = execFileSync("sh", ["-c", `ls /proc/${product.pid()}/fd | wc -l`]).toString();
  const limit = (most: string) => execFileSync("prlimit", ["--pid", String(product.pid()), `--nofile=${most}`]);
  const former = execFileSync("prlimit", [
    "--pid",
    String(product.pid()),
    "--nofile",
    "--noheadings",
    "-o",
    "SOFT,HARD",
  ]);
  limit(`${Number(open) + 15}:${former.toString().trim().split(/\s+/)[1]}`);
  const sockets: Socket[] = [];
  for (let nth = 0; nth < 40; nth += 1) {
    const socket = connect({ port: product.port, host: "127.0.0.1" });
    socket.on("error", () => {});
    await Promise.race([once(socket, "connect"), pause(200)]);
    sockets.push(socket);
  }
  await last(4_000);
  for (const socket of sockets) socket.destroy();
  limit(former.toString().trim().split(/\s+/).join(":"));
  over();
});

const callerOf = ({ accountId, token }: BenchPerson) => ({ email: `${accountId}@bench.example`, token });
const cvOf = (nth: number) => new Uint8Array(makeCv({ name: `Person ${String.fromCharCode(65 + (nth % 26))} Rao` }));

/** Waits until all CVs of these people are read; resolves to their number. */
async function untilRead(people: readonly BenchPerson[]): Promise<number> {
  const end = Date.now() + 180_000;
  for (;;) {
    const [row] = await db.query<{ all: number; open: number }>(
      `select count(*)::int as all, count(*) filter (where state not in ('PARSED', 'FAILED'))::int as open
       from cv_version where account_id = any($1)`,
      [people.map(({ accountId }) => accountId)],
    );
    if (row?.open === 0) return row.all;
    assert.ok(Date.now() < end, `${row?.open} CVs are never read`);
    await pause(300);
  }
}

fault("200 CVs come from 20 people at once", async ({ load }) => {
  const people = load.people.slice(-20);
  await Promise.all(
    people.map(async (person, nth) => {
      for (let round = 0; round < 10; round += 1) await upload(product, callerOf(person), cvOf(nth + round));
    }),
  );
  // Each has one from the beginning.
  assert.equal(await untilRead(people), 220);
  return "all 200 read, each once";
});

fault("the server is killed (-9) while CVs are read", async ({ load, over }) => {
  const people = load.people.slice(-4);
  for (const person of people)
    for (let round = 0; round < 4; round += 1) await upload(product, callerOf(person), cvOf(round));
  await product.kill();
  over();
  await product.start();
  assert.equal(await untilRead(people), 20);
  assert.equal((await ask(`${product.url}/readyz`)).status, 200);
  return "all 16 read after the start";
});
