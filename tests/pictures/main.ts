// `npm run pictures`: photographs every page for every role, before a change and after it, and reports the pages whose pixels differ.
import { execFileSync, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { launchBrowser } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { type Credentials, photograph } from "./photograph.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: {
    /** The commit to compare with. */
    against: { type: "string", default: "HEAD~1" },
    /** Where the pictures go; emptied first. */
    into: { type: "string", default: "test-results/pictures" },
    /** Only pages whose address has this text. */
    only: { type: "string", default: "" },
  },
});
const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, given.into);
const now = Date.now();
const browser = await launchBrowser();
const before = await checkOut(given.against);
try {
  await rm(folder, { recursive: true, force: true });
  const names = new Set([...(await picturesOf("before", before.tree)), ...(await picturesOf("after", root))]);
  const differing: { name: string; what: string }[] = [];
  for (const name of [...names].sort()) {
    const what = await compare(name);
    if (what !== null) differing.push({ name, what });
  }
  for (const { name, what } of differing) console.log(`${name}: ${what}`);
  await writeFile(join(folder, "index.html"), report(differing));
  console.log(`${names.size} pictures, ${differing.length} differ. See ${join(folder, "index.html")}`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await before.remove();
}

/** Checks another commit out beside this one; shares the dependencies if they are the same, else installs its own. */
async function checkOut(commit: string): Promise<{ tree: string; remove(): Promise<void> }> {
  const tree = join(await mkdtemp(join(tmpdir(), "vouchboard-pictures-")), "tree");
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" });
  git("worktree", "add", "--detach", tree, commit);
  if (git("diff", commit, "--", "package-lock.json") === "")
    await symlink(join(root, "node_modules"), join(tree, "node_modules"));
  else execFileSync("npm", ["install"], { cwd: tree, stdio: "inherit" });
  return { tree, remove: async () => void git("worktree", "remove", "--force", tree) };
}

/** Starts the product of a tree with its demo and photographs it; resolves to the names of the pictures. */
async function picturesOf(side: "before" | "after", tree: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "vouchboard-pictures-data-"));
  const port = await freePort();
  const product = spawn(process.execPath, ["cli/launch.mjs", "start"], {
    cwd: tree,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs"))}`,
      PICTURES_NOW: String(now),
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: "0",
      RATE_LIMIT_SCALE: "1000000",
      LONGEST_WAIT_MS: "60000",
    },
  });
  const ended = new Promise<void>((resolve) => product.once("exit", () => resolve()));
  try {
    let said = "";
    await new Promise<void>((resolve, reject) => {
      product.stdout.on("data", (text: Buffer) => {
        said += text;
        if (text.includes("is ready on")) resolve();
      });
      product.once("exit", (code) =>
        reject(new Error(`The product of "${side}" did not start (code ${code}):\n${said.slice(-2_000)}`)),
      );
    });
    const accounts = JSON.parse(await readFile(join(dataDir, "demo-accounts.json"), "utf8")) as Credentials[];
    const into = join(folder, side);
    await mkdir(into, { recursive: true });
    return await photograph({ browser, url: `http://127.0.0.1:${port}`, accounts, now, only: given.only, into });
  } finally {
    product.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The difference between the two pictures of a name, in words; null for none. */
async function compare(name: string): Promise<string | null> {
  const [one, other] = await Promise.all(
    (["before", "after"] as const).map((side) => readFile(join(folder, side, name)).catch(() => null)),
  );
  if (!one || !other) return one ? "is gone" : "is new";
  if (one.equals(other)) return null;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height)
    return `${a.width} × ${a.height} became ${b.width} × ${b.height} pixels`;
  const marked = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, marked.data, a.width, a.height, { threshold: 0.1 });
  if (pixels === 0) return null;
  await mkdir(join(folder, "difference"), { recursive: true });
  await writeFile(join(folder, "difference", name), PNG.sync.write(marked));
  return `${pixels} pixels differ`;
}

function report(differing: readonly { name: string; what: string }[]): string {
  const rows = differing.map(
    ({ name, what }) =>
      `<h2>${name}: ${what}</h2>${["before", "after", "difference"].map((side) => `<img src="${side}/${name}" alt="${side}" width="32%">`).join(" ")}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>${rows.join("\n") || "No picture differs."}`;
}
