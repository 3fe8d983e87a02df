// Compiles a copy of the sources in which the type of each row is compared with what PostgreSQL says of the statement.
import { execFile } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import type { Column } from "./describe.ts";
import type { Call, Text } from "./find-statements.ts";
import type { Source } from "./sources.ts";

/** A call of `query`, and the columns of each text that it can have. */
type Rows = { call: Call; texts: readonly Text[]; columns: Column[][] };
type Compiled = {
  root: string;
  /** Where the copy is made, below `root`. */
  folder: string;
  sources: ReadonlyMap<string, Source>;
  rowsOf: ReadonlyMap<string, readonly Rows[]>;
};

/** Resolves to a line for each error, with the path and line in the sources themselves. */
export async function compileRows(compiled: Compiled): Promise<string[]> {
  const copy = await makeCopy(compiled);
  const compiler = join(compiled.root, "node_modules/typescript/bin/tsc");
  const args = [compiler, "--pretty", "false", "--noErrorTruncation", "--checkers", "2", "-p", copy];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    // An error goes on in indented lines.
    const errors = stdout.trim().split(/\n(?! )/);
    return errors.map((one) => flawIn(one, compiled));
  }
}

async function makeCopy({ root, folder, sources, rowsOf }: Compiled): Promise<string> {
  const copy = join(folder, "copy");
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const room of ["contract", "messages", "tests", "web", "bench"])
    await symlink(join(root, room), join(copy, room), "junction");
  for (const [path, source] of sources) {
    if (path.startsWith("contract/")) continue;
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), withColumns(source, rowsOf.get(path) ?? [], root));
  }
  if (sources.has("demo/words.ts")) await symlink(join(root, "demo/data"), join(copy, "demo/data"), "junction");
  const compilerOptions = { incremental: true, tsBuildInfoFile: join(folder, "rows.tsbuildinfo"), rootDirs: ["."] };
  const settings = {
    extends: join(relative(copy, root), "tsconfig.json"),
    compilerOptions,
    include: ["server", "cli", "demo"],
  };
  await writeFile(join(copy, "tsconfig.json"), JSON.stringify(settings).replaceAll("\\\\", "/"));
  return copy;
}

/** An error of a row's type by its statement; any other as the compiler says it. */
function flawIn(error: string, { sources, rowsOf }: Compiled): string {
  const [, path = "", line] = /^(\S+?)\((\d+),/.exec(error) ?? [];
  const flaws = /Type '([^']+)' is not assignable to type 'never'/.exec(error)?.[1];
  const text = sources.get(path)?.text;
  if (!flaws || !text) return error;
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const rows = rowsOf
    .get(path)
    ?.find(({ call }) => lineOf(call.start) <= Number(line) && Number(line) <= lineOf(call.end));
  const name = rows?.texts[0]?.name ?? "a statement";
  return `${path}:${line}: ${name}: ${flaws.replaceAll('"', "").replaceAll(" | ", ", ")}`;
}

/** Keeps every line where it is. */
function withColumns(source: Source, rows: readonly Rows[], root: string): string {
  let text = source.text;
  for (const { call, columns } of [...rows].sort((one, other) => other.call.start - one.call.start)) {
    const types = `import("${join(root, "tests/statements/row-types.ts").replaceAll("\\", "/")}")`;
    const named = columns.filter((each) => each.some(({ name }) => name !== "?column?"));
    const given = [...new Set(named.map((each) => typeOf(each, types)))];
    if (given.length === 0) continue;
    const asserted = call.typeArguments?.params[0];
    const row = asserted && source.text.slice(asserted.start, asserted.end);
    const checked = given.reduce(
      (type, each) => `${types}.Checked<${type}, ${types}.Flaws<${type}, ${each}>>`,
      row ?? "",
    );
    if (asserted) text = text.slice(0, asserted.start) + checked + text.slice(asserted.end);
    else
      text = `${text.slice(0, call.callee.end)}<${given.map((each) => `${types}.RowOf<${each}>`).join(" | ")}>${text.slice(call.callee.end)}`;
  }
  return text;
}

function typeOf(columns: readonly Column[], types: string): string {
  const fields = columns
    .filter(({ name }) => name !== "?column?")
    .map(
      ({ name, is, isOpen, isNullable }) =>
        `${JSON.stringify(name)}: ${types}.Column<${is === "Json" ? `${types}.Json` : is}, ${isOpen}, ${isNullable}>`,
    );
  return `{ ${fields.join("; ")} }`;
}
