// `npm run check`: the types of the routes first, then all other checks side by side, each a script of package.json.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const STEPS = ["check:lint", "check:types", "check:statements", "check:unused"];

/** The compiler's collector of garbage: by default it takes a quarter of the compiler's computing time. */
process.env.GOGC ??= "400";

const isTyped = await passes("typegen");
const all = isTyped ? await Promise.all(STEPS.map(passes)) : [];
process.exitCode = isTyped && all.every(Boolean) ? 0 : 1;

/** Runs a script and prints what it said once it ends, so that the words of several do not mix. */
async function passes(script: string): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--run", script], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  process.stdout.write(Buffer.concat(output));
  console.log(`${script}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return code === 0;
}
