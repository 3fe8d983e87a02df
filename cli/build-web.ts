// Builds the site's pages if their sources changed since the last build.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { OperatorError } from "../server/platform/operator.ts";
import { type Build, type BuildOptions, buildOnce, isFresh } from "./build-once.ts";
import { compressFiles } from "./compress-files.ts";

const LAST_LINES = 25;

const site: Build = {
  name: "The site",
  sources: [
    "web",
    "contract",
    "messages",
    "vite.config.ts",
    "react-router.config.ts",
    "tsconfig.json",
    "package-lock.json",
  ],
  folder: "build",
  result: "build/server/index.js",
  async make(project, signal) {
    await runBundler(project, signal);
    const { writeInOneByte } = await import("./one-byte.ts");
    await writeInOneByte(join(project, "build", "server"));
    await compressFiles(join(project, "build", "client"));
  },
};

/** Whether `build/` was built from the present sources. */
export const isBuilt = (project?: string): Promise<boolean> => isFresh(site, project);

/** `buildOnce` of the site. Its OperatorError has the end of the bundler's output. */
export const buildWeb = (options?: BuildOptions): Promise<boolean> => buildOnce(site, options);

async function runBundler(project: string, signal: AbortSignal | undefined): Promise<void> {
  const bundler = join(project, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [bundler, "build"], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal && { signal }),
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  if (code === 0) return;
  const words = Buffer.concat(output).toString("utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n  ");
  throw new OperatorError(`The site could not be built:\n  ${words}`);
}
