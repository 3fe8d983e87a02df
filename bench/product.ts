// The product as `npm start` runs it, under load: started as a process of its own, asked by many connections, weighed.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { freePort } from "../tests/support/free-port.ts";

/** Connections that load comes over. */
export const connections = 16;
const root = join(import.meta.dirname, "..");
/** The flags of `npm start`, which bound the heap. */
const startFlags =
  readFileSync(join(root, "package.json"), "utf8")
    .match(/"start": "node ((?:--\S+ )*)/)?.[1]
    ?.split(" ")
    .filter(Boolean) ?? [];

export type Product = { port: number; process: ChildProcess; stop(): Promise<void> };

/** Starts it on the database at `url`, with its limits out of the way. */
export async function startProduct(url: string, dataDir: string, settings: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, [...startFlags, join(root, "cli/vouchboard.ts"), "start"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      METRICS_PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      RATE_LIMIT_SCALE: "1000000",
      // What is measured are the jobs of the demo; its people would only be in the way.
      DEMO_DATA: "on",
      DEMO_ACCOUNTS: "off",
      ...settings,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => chunk.includes("is ready") && resolve());
    child.once("exit", (code) => reject(new Error(`The product did not start (code ${code}).`)));
  });
  return {
    port,
    process: child,
    stop: () => new Promise((resolve) => child.once("exit", () => resolve()).kill("SIGTERM") || resolve()),
  };
}

/** `rate` and `refused` (503, told to come later) a second, `bytes` an answer on average, latencies in ms. */
export type Load = { rate: number; refused: number; p50: number; p99: number; bytes: number };

/** Asks for the paths in turn for `seconds`, after two seconds to warm up. Throws when an answer is neither success nor 503. */
export async function load(
  port: number,
  paths: string[],
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const options = { url: `http://127.0.0.1:${port}`, connections, requests: paths.map((path) => ({ path, headers })) };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  const refused = result.statusCodeStats?.["503"]?.count ?? 0;
  if (result.non2xx > refused || result.errors > 0)
    throw new Error(`${paths[0]} answered ${result.non2xx} times without success, ${result.errors} errors`);
  return {
    rate: result["2xx"] / result.duration,
    refused: refused / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
  };
}

export function perSecond(load: Load): string {
  const rate = Math.round(load.rate).toLocaleString("en");
  return load.refused >= 1 ? `${rate} (${Math.round(load.refused)} refused)` : rate;
}

/** Resident memory of a process, where /proc tells. */
export function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}
