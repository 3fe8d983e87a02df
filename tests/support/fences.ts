// The fences of the source tree (ARCHITECTURE.md), as rules over the imports of files.
import { posix } from "node:path";

/** Path from the project's root, with forward slashes -> source text. */
export type SourceFiles = ReadonlyMap<string, string>;

/** `isErased`: a type-only import, absent at run time. `isLazy`: a dynamic one, made when it is needed. */
type Import = { file: string; target: string; isErased: boolean; isLazy: boolean };
type Fence = { name: string; find: (imports: readonly Import[], files: SourceFiles) => string[] };

/**
 * Capabilities from low to high; those on one line may not import each other. An import points only to an earlier line.
 */
const CAPABILITY_LEVELS: readonly (readonly string[])[] = [
  ["taxonomy", "audit"],
  ["identity", "resumes"],
  ["files", "consents"],
  ["pictures", "backup"],
  ["ledger", "companies", "site"],
  ["recruiting"],
  ["integrations"],
  ["jobs"],
  ["listings", "candidates"],
  ["matching", "sharing"],
  ["applications", "referrals"],
  ["guidance", "content"],
  ["hiring", "moderation", "homes", "people"],
];
/** Reached by announced facts only. */
const UNREACHABLE = ["notifications"];
const BANNED_NAMES = /^(utils?|helpers?|common|misc)(\.|$)/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const roomOf = (path: string) => path.split("/")[0] ?? "";
const isLibrary = (target: string) => !target.includes("/") || target.startsWith("lib:");

/** "server/jobs/list-jobs.ts" -> "jobs"; null for platform, drivers and top-level files. */
function capabilityOf(path: string): string | null {
  const [room, name, ...rest] = path.split("/");
  const isCapability = room === "server" && rest.length > 0 && name !== "platform" && name !== "drivers";
  return isCapability ? (name ?? null) : null;
}

const featureOf = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Every import, re-export and dynamic import of a file, resolved; libraries get the prefix "lib:". */
export function importsOf(file: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const found = [
    ...code.matchAll(/^\s*(?:import|export)\b[^;"'`]*?\bfrom\s*["']([^"']+)["']/gm),
    ...code.matchAll(/^\s*import\s*["']([^"']+)["']/gm),
    ...code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g),
  ];
  return found.map(([statement, target = ""]) => ({
    file,
    target: targetOf(file, target),
    isErased: /^\s*(?:import|export)\s+type\b/.test(statement),
    isLazy: statement.startsWith("import("),
  }));
}

/** The file of an import; a library, or one of the package's own names, with the prefix "lib:". */
function targetOf(file: string, target: string): string {
  if (target.startsWith("#messages/")) return target.replace("#messages/", "messages/en/");
  return target.startsWith(".") ? posix.join(posix.dirname(file), target) : `lib:${target}`;
}

function refuseImports(name: string, isBad: (from: string, to: string) => boolean): Fence {
  return {
    name,
    find: (imports) =>
      imports
        .filter(({ file, target }) => !isTest(file) && isBad(file, target))
        .map(({ file, target }) => `${file} imports ${target}`),
  };
}

const FENCES: readonly Fence[] = [
  refuseImports(
    "web imports contract and messages only",
    (from, to) => roomOf(from) === "web" && !isLibrary(to) && !["web", "contract", "messages"].includes(roomOf(to)),
  ),
  refuseImports(
    "contract imports only zod and messages",
    (from, to) =>
      roomOf(from) === "contract" &&
      (isLibrary(to) ? to !== "lib:zod" : !["contract", "messages"].includes(roomOf(to))),
  ),
  refuseImports(
    "messages imports its formatter only",
    (from, to) =>
      roomOf(from) === "messages" &&
      roomOf(to) !== "messages" &&
      !/^lib:(icu-minify\/|@schummar\/icu-type-parser$|#compiled$)/.test(to),
  ),
  refuseImports(
    "server never imports web",
    (from, to) => roomOf(from) === "server" && (roomOf(to) === "web" || roomOf(to) === "build"),
  ),
  refuseImports(
    "the product imports neither tests nor bench",
    (from, to) => !["tests", "bench"].includes(roomOf(from)) && ["tests", "bench"].includes(roomOf(to)),
  ),
  {
    name: "commands alone enter the demo, lazily, by its index.ts",
    find: (imports) =>
      imports
        .filter(
          ({ file, target }) =>
            !isTest(file) && roomOf(target) === "demo" && !["demo", "tests", "bench"].includes(roomOf(file)),
        )
        .filter(({ file, target, isLazy }) => roomOf(file) !== "cli" || target !== "demo/index.ts" || !isLazy)
        .map(({ file, target }) => `${file} imports ${target}`),
  },
  refuseImports(
    "rules.ts imports contract, messages, the taxonomy's names and other rules only",
    (from, to) =>
      /(^|\/)rules\.ts$/.test(from) &&
      !["contract", "messages"].includes(roomOf(to)) &&
      !/\/rules\.ts$/.test(to) &&
      // Pure: names of skills and places.
      !/^server\/taxonomy\/(skills|places)\/index\.ts$/.test(to),
  ),
  refuseImports("a capability is entered by its index.ts", (from, to) => {
    const [own, other] = [capabilityOf(from), capabilityOf(to)];
    if (other === null || own === other || roomOf(from) !== "server") return false;
    if (/\/tables\.ts$/.test(from) && /\/tables\.ts$/.test(to)) return false;
    // server/app.ts mounts every capability by its routes.
    if (from === "server/app.ts") return !/\/(routes|index|serve-[\w-]+)\.ts$/.test(to);
    return !/\/index\.ts$/.test(to);
  }),
  refuseImports("capabilities import downwards only", (from, to) => {
    const [own, other] = [capabilityOf(from), capabilityOf(to)];
    if (own === null || other === null || own === other) return false;
    if (UNREACHABLE.includes(other)) return true;
    const level = (name: string) => CAPABILITY_LEVELS.findIndex((names) => names.includes(name));
    if (UNREACHABLE.includes(own)) return false;
    return level(own) === -1 || level(other) === -1 || level(other) >= level(own);
  }),
  refuseImports(
    "platform imports no capability",
    (from, to) => from.startsWith("server/platform/") && capabilityOf(to) !== null,
  ),
  refuseImports("no file imports a page", (_, to) => to.startsWith("web/pages/") && !to.includes("/+types/")),
  refuseImports(
    "ui imports only ui and messages",
    (from, to) => from.startsWith("web/ui/") && !isLibrary(to) && !/^(web\/ui|messages)\//.test(to),
  ),
  refuseImports(
    "tables.ts references only tables.ts",
    (from, to) => /\/tables\.ts$/.test(from) && !isLibrary(to) && !/\/tables\.ts$/.test(to),
  ),
  refuseImports("features never import each other", (from, to) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own !== null && other !== null && own !== other;
  }),
  { name: "no import cycles", find: (imports, files) => fileCycles(imports, files) },
  { name: "only ledger writes ledger tables", find: (_, files) => ledgerWriters(files) },
  {
    name: "no utils, helpers, common or misc",
    find: (_, files) => [...files.keys()].filter((path) => path.split("/").some((part) => BANNED_NAMES.test(part))),
  },
  {
    name: "no barrels: an index.ts is a door of at most ten functions, by hand",
    find: (_, files) =>
      [...files]
        .filter(
          ([path, source]) => /(^|\/)index\.tsx?$/.test(path) && (/export\s*\*/.test(source) || doorNames(source) > 10),
        )
        .map(([path]) => path),
  },
];

/** Everything that breaks a fence, as "fence: what". */
export function brokenFences(files: SourceFiles): string[] {
  const imports = [...files].flatMap(([file, source]) => importsOf(file, source));
  return FENCES.flatMap((fence) => fence.find(imports, files).map((what) => `${fence.name}: ${what}`));
}

export const FENCE_NAMES = FENCES.map((fence) => fence.name);

/** Exported types do not count, because they are absent at run time. */
function doorNames(source: string): number {
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = ""]) => names.split(","));
  return lists.filter((name) => name.trim() !== "" && !/^\s*type\s/.test(name)).length;
}

function ledgerWriters(files: SourceFiles): string[] {
  const tables = "ledger_\\w+|payment|payment_event|payout|plan_version|fee_version|price_change";
  const objects = "ledger[A-Z]\\w*|payment|paymentEvent|payout|planVersion|feeVersion|priceChange";
  const writes = new RegExp(
    `\\b(insert\\s+into|update|delete\\s+from|truncate(\\s+table)?|copy)\\s+(only\\s+)?"?(public\\.)?"?(${tables})\\b|\\.(insert|update|delete)\\(\\s*(${objects})\\b`,
    "i",
  );
  return [...files]
    .filter(
      ([path, source]) =>
        ["server", "cli", "demo"].includes(roomOf(path)) &&
        !path.startsWith("server/ledger/") &&
        !isTest(path) &&
        writes.test(source),
    )
    .map(([path]) => path);
}

function fileCycles(imports: readonly Import[], files: SourceFiles): string[] {
  return cyclesOf(
    imports
      .filter(({ target, isErased }) => !isErased && files.has(target))
      .map(({ file, target }) => [file, target] as const),
  );
}

/** The first cycle found, as "a -> b -> a". */
function cyclesOf(edges: readonly (readonly [string, string])[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (node: string, path: readonly string[]) => {
    const at = path.indexOf(node);
    if (at >= 0) cycles.push([...path.slice(at), node].join(" -> "));
    if (at >= 0 || done.has(node)) return;
    for (const other of next.get(node) ?? []) walk(other, [...path, node]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return cycles;
}
