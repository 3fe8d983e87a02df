// Bundles what `start` runs: a process that loads two thousand files keeps their sources, and the compiled copy of each
// that Node.js caches, for as long as it serves.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "rolldown";
import { OperatorError, wordsOf } from "../server/platform/operator.ts";
import { type Build, buildOnce, isFresh, PROJECT } from "./build-once.ts";

const FOLDER = "dist";

/** What the site's own bundle also takes from its package, or what looks for files beside its code. */
const external = /^(react|react-dom|react-router|@react-router\/node|@fastify\/swagger-ui)(\/|$)/;

/** Leaves each of our modules the place of its source, in `import.meta`. */
const placesOfSources = (project: string): Plugin => ({
  name: "places-of-sources",
  transform: {
    filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: /import\.meta\.(dirname|url)/ },
    handler: (code, id) => {
      const source = relative(join(project, FOLDER), id).replaceAll("\\", "/");
      return code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  },
});

/** Names stay, so that the stack of an error says where it was. */
const withNames = { mangle: false, compress: false, codegen: { removeWhitespace: true } } as const;

const FILES = "files.json";

/** Removes what neither this bundle nor the one before has: a process that serves may still load parts of its own. */
export async function keepLastTwo(dir: string, made: readonly string[]): Promise<void> {
  const list = join(dir, FILES);
  const before = await readFile(list, "utf8").then(
    (text) => JSON.parse(text) as string[],
    () => [],
  );
  const kept = new Set([...made, ...before, FILES]);
  for (const name of await readdir(dir)) if (name.endsWith(".js") && !kept.has(name)) await rm(join(dir, name));
  await writeFile(list, JSON.stringify(made));
}

const program: Build = {
  name: "The program",
  sources: ["cli", "contract", "demo", "messages", "server", "tsconfig.json", "package-lock.json"],
  folder: FOLDER,
  result: `${FOLDER}/program.js`,
  async make(project) {
    // Loaded here, because most starts have nothing to bundle.
    const { rolldown } = await import("rolldown");
    const { writeInOneByte } = await import("./one-byte.ts");
    try {
      const bundle = await rolldown({
        cwd: project,
        input: join(project, "cli/program.ts"),
        platform: "node",
        external,
        // package.json says of our files what holds for the site's alone. Of libraries, what theirs says.
        treeshake: { moduleSideEffects: (id) => !id.includes("node_modules") || undefined },
        plugins: [placesOfSources(project)],
        // Libraries try what may not be installed.
        logLevel: "silent",
      });
      const dir = join(project, FOLDER);
      const { output } = await bundle.write({ dir, format: "esm", comments: false, minify: withNames });
      await bundle.close();
      await keepLastTwo(
        dir,
        output.map(({ fileName }) => fileName),
      );
      await writeInOneByte(join(project, FOLDER));
    } catch (error) {
      throw new OperatorError(`The program could not be bundled: ${wordsOf(error)}`);
    }
  },
};

/** The bundle's file to run. */
export const PROGRAM = join(PROJECT, program.result);

/** Whether the bundle was made from the present sources. */
export const isBundled = (): Promise<boolean> => isFresh(program);

/** Bundles the program if its sources changed. Throws an OperatorError. */
export const buildProgram = (): Promise<boolean> => buildOnce(program);
