// Checks statements against a schema: each is prepared, and the types of its rows are compared with what PostgreSQL says.
import { compileRows } from "./compile-rows.ts";
import type { Column, Described } from "./describe.ts";
import { findStatements, type Site } from "./find-statements.ts";
import type { Source } from "./sources.ts";

/** Statements whose text only a run knows: by file, how many there are and why. */
export type Exempt = Readonly<Record<string, { count: number; why: string }>>;

export type Checked = {
  /** A line for each fault, which begins with the file and line. */
  flaws: string[];
  /** Calls of `query`, the texts they can have, those that PostgreSQL does not prepare, and calls that cannot be read. */
  counts: { statements: number; texts: number; unprepared: number; unread: number };
};

/** `describe` has the texts prepared; `folder` is where a copy of the sources is compiled. */
export async function checkStatements({
  root,
  folder,
  sources,
  exempt,
  describe,
}: {
  root: string;
  folder: string;
  sources: ReadonlyMap<string, Source>;
  exempt: Exempt;
  describe: (texts: readonly string[]) => Promise<ReadonlyMap<string, Described>>;
}): Promise<Checked> {
  const sites = findStatements(sources);
  const described = await describe([...new Set(sites.flatMap(({ texts }) => texts.map(({ text }) => text)))]);
  const flaws = [...unreadFlaws(sites, exempt), ...nameFlaws(sites), ...preparingFlaws(sites, described)];
  const rows = sites.map((site) => ({
    ...site,
    columns: site.texts.flatMap(({ text }): Column[][] => {
      const found = described.get(text)!;
      return "columns" in found && found.columns ? [found.columns] : [];
    }),
  }));
  // Rows are compared once every statement can be prepared.
  const rowsOf = Map.groupBy(rows, ({ source }) => source.path);
  if (flaws.length === 0) flaws.push(...(await compileRows({ root, folder, sources, rowsOf })));
  const unprepared = [...described.values()].filter((found) => "columns" in found && found.columns === null).length;
  const unread = sites.filter(({ unreadable }) => unreadable !== null).length;
  return { flaws, counts: { statements: sites.length, texts: described.size, unprepared, unread } };
}

const whereOf = ({ source, line }: Site) => `${source.path}:${line}`;

/** What cannot be worked out has to be listed with its reason, and nothing else may be. */
function unreadFlaws(sites: readonly Site[], exempt: Exempt): string[] {
  const unread = Map.groupBy(
    sites.filter(({ unreadable }) => unreadable !== null),
    ({ source }) => source.path,
  );
  const unlisted = [...unread].flatMap(([path, found]) =>
    found.length === exempt[path]?.count
      ? []
      : found.map((site) => `${whereOf(site)}: the text of this statement cannot be worked out: ${site.unreadable}`),
  );
  const idle = Object.keys(exempt).filter((path) => !unread.has(path));
  return [...unlisted, ...idle.map((path) => `tests/statements/exempt.ts: ${path} needs no exemption`)];
}

/** A connection prepares a name once, so that a name has one text. */
function nameFlaws(sites: readonly Site[]): string[] {
  const named = sites.flatMap((site) => site.texts.map(({ name, text }) => ({ site, name, text })));
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, found]) =>
    name === null || new Set(found.map(({ text }) => text)).size === 1
      ? []
      : [`${[...new Set(found.map(({ site }) => whereOf(site)))].join(", ")}: the name "${name}" has several texts`],
  );
}

function preparingFlaws(sites: readonly Site[], described: ReadonlyMap<string, Described>): string[] {
  return sites.flatMap((site) =>
    site.texts.flatMap(({ name, text }) => {
      const found = described.get(text)!;
      const isOff = "takes" in found && found.columns !== null && site.passes !== null && site.passes !== found.takes;
      const what =
        "error" in found ? found.error : isOff ? `takes ${found.takes} values and is given ${site.passes}` : null;
      const excerpt = text.replace(/\s+/g, " ").slice(0, 200);
      return what === null ? [] : [`${whereOf(site)}: ${name ?? "a statement"}: ${what}\n  ${excerpt}`];
    }),
  );
}
