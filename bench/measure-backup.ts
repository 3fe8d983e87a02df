// How long a backup, its proof and a restore into another server take, and their size and peak memory. Beside the jobs there are
// a thousand files of 200 KB that do not compress, as CVs do not.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { withBenchDatabase } from "./open-database.ts";

const FILES = { count: 1_000, bytes: 200_000 };
const LAUNCHER = join(import.meta.dirname, "../cli/launch.mjs");
const MEGABYTE = 1_000_000;

await withBenchDatabase(async (url) => {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-bench-backup-"));
  try {
    await measure(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function measure(databaseUrl: string, folder: string): Promise<void> {
  const DATA_DIR = join(folder, "source");
  await makeFiles(join(DATA_DIR, "files", "kept"));
  const to = join(folder, "backups");
  await mkdir(to);
  const sealed = { BACKUP_PASSPHRASE: "a passphrase of the measurements", TMPDIR: folder };
  console.log(`database: ${((await sizeOf(databaseUrl)) / MEGABYTE).toFixed(0)} MB`);
  await run("backup", ["--to", to], { ...sealed, DATA_DIR, DATABASE_URL: databaseUrl });
  const backup = join(to, (await readdir(to))[0] ?? "");
  const sizes = await Promise.all((await readdir(backup)).map(async (name) => (await stat(join(backup, name))).size));
  console.log(
    `size: ${(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE).toFixed(0)} MB in ${sizes.length} parts`,
  );
  await run("backup", ["verify", backup], sealed);
  const another = await startScratchCluster({ fsync: "on", max_wal_size: "4GB" });
  // The backup brings its key.
  const empty = { DATA_DIR: join(folder, "restored"), DATABASE_URL: another.url, MASTER_KEY: "" };
  await run("restore", [backup], { ...sealed, ...empty }).finally(() => another.stop());
}

async function makeFiles(kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (let n = 0; n < FILES.count; n += 1) await writeFile(join(kept, `${n}.pdf`), randomBytes(FILES.bytes));
}

async function sizeOf(url: string): Promise<number> {
  const db = openDatabase({ url, poolSize: 1 });
  const [row] = await db.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
  await db.close();
  return Number(row?.bytes);
}

/** Runs a command of the product to its end, and prints how long it took and the most memory that its process had. */
async function run(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const begun = performance.now();
  const child = spawn(process.execPath, [LAUNCHER, "vouchboard", name, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  let peak = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 20);
  const [code] = await once(child, "close");
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `${name} ${args[0]}: ${seconds} s, at most ${((peak * 1024) / MEGABYTE).toFixed(0)} MB\n  ${said.trim()}`,
  );
}
