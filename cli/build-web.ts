// Builds the site's pages if their sources changed since the last build.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { OperatorError } from "../server/platform/operator.ts";
import { type Build, type BuildOptions, buildOnce, isFresh, PROJECT } from "./build-once.ts";

const LAST_LINES = 25;
/** The first one empties the folder of the site. */
const LANGUAGES = ["en", "hi"] as const;

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
    for (const language of LANGUAGES)
      await runNode(project, [join("node_modules", "@react-router", "dev", "bin.cjs"), "build"], { language, signal });
    // Not in this process, which would hold 60 MB more for as long as it serves.
    await runNode(project, [join(PROJECT, "cli", "finish-site.ts")], { signal });
  },
};

/** Whether `build/` was built from the present sources. */
export const isBuilt = (project?: string): Promise<boolean> => isFresh(site, project);

/** `buildOnce` of the site. */
export const buildWeb = (options?: BuildOptions): Promise<boolean> => buildOnce(site, options);

/** Runs a file in the project's folder. Throws an OperatorError with the end of its output. */
async function runNode(
  project: string,
  args: string[],
  { language = "en", signal }: { language?: string; signal: AbortSignal | undefined },
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production", SITE_LANGUAGE: language },
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
