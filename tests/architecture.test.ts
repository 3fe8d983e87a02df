// Checks the fences of the source tree, and that each fence catches a planted violation.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, test } from "node:test";
import { parseSync, Visitor } from "oxc-parser";
import { hashOf, readTexts } from "../server/platform/functions.ts";
import { brokenFences, FENCE_NAMES, importsOf } from "./support/fences.ts";

const project = join(import.meta.dirname, "..");
const ROOMS = ["client", "contract", "messages", "server", "web", "cli", "demo", "tests", "bench"];
const files = new Map(ROOMS.flatMap(readRoom));

function readRoom(room: string): [string, string][] {
  return readdirSync(join(project, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [
      path
        .slice(project.length + 1)
        .split(sep)
        .join("/"),
      readFileSync(path, "utf8"),
    ]);
}

test("the scan reads the whole tree and understands its imports", () => {
  for (const [room, floor] of Object.entries({ contract: 40, server: 60, web: 120, cli: 25, demo: 20, tests: 8 })) {
    const read = [...files.keys()].filter((path) => path.startsWith(`${room}/`)).length;
    assert.ok(read >= floor, `${room}: ${read} files`);
  }
  const imports = [...files].flatMap(([file, source]) => importsOf(file, source));
  assert.ok(imports.length > files.size * 2, `${imports.length} imports`);
  const ours = imports.filter(({ target }) => /\.(ts|tsx)$/.test(target) && !target.startsWith("lib:"));
  const lost = ours.filter(({ target }) => !files.has(target) && /^(contract|server|web|cli)\//.test(target));
  assert.deepEqual(
    lost.filter(({ file }) => !file.startsWith("tests/")),
    [],
  );
});

/** Rooms in which no function is longer than `MOST_LINES`; most have at most 40. */
const SHORT_FUNCTIONS = ["client", "contract", "messages", "server", "web", "cli", "demo", "bench"];
const MOST_LINES = 60;

/** The functions of a file with more than `MOST_LINES` lines, as "path:line: lines". */
function longFunctions(path: string, source: string): string[] {
  const found: string[] = [];
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = source.slice(start, end).split("\n").length;
    if (lines > MOST_LINES) found.push(`${path}:${source.slice(0, start).split("\n").length}: ${lines}`);
  };
  const kinds = { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure };
  new Visitor(kinds).visit(parseSync(path, source).program);
  return found;
}

test("functions are short", () => {
  const planted = `const long = () => {${"\n".repeat(MOST_LINES)}};`;
  assert.deepEqual(longFunctions("x.ts", planted), [`x.ts:1: ${MOST_LINES + 1}`]);
  const code = [...files].filter(([path]) => SHORT_FUNCTIONS.includes(path.split("/")[0] ?? ""));
  const own = code.filter(([path]) => /(?<!\.test)\.tsx?$/.test(path));
  assert.deepEqual(
    own
      .filter(([, source]) => source.split("\n").length > MOST_LINES)
      .flatMap(([path, source]) => longFunctions(path, source)),
    [],
  );
});

test("every fence holds", () => assert.deepEqual(brokenFences(files), []));

/** Fence -> files that break it, and no other fence. */
const PLANTED: Record<string, Record<string, string>> = {
  "web imports contract and messages only": {
    "web/pages/x.tsx": 'import { openDatabase } from "../../server/platform/db.ts";',
  },
  "contract imports only zod and messages": { "contract/x.ts": 'import pg from "pg";' },
  "messages imports its formatter only": {
    "messages/en/x.ts": 'import type { Job } from "../../contract/jobs/wire.ts";',
  },
  "server never imports web": { "server/platform/x.ts": 'const page = await import("../../web/root.tsx");' },
  "the product imports neither tests nor bench": {
    "server/platform/x.ts": 'import { aJob } from "../../tests/support/builders.ts";',
  },
  "commands alone enter the demo, lazily, by its index.ts": {
    "cli/x.ts": 'import { demoCv } from "../demo/index.ts";',
  },
  "rules.ts imports contract, messages, the taxonomy's names and other rules only": {
    "server/applications/rules.ts": 'import type { Reader } from "../platform/db.ts";',
  },
  "a capability is entered by its index.ts": {
    "server/jobs/x.ts": 'import {\n  company,\n} from "../companies/save-companies.ts";',
  },
  "capabilities import downwards only": { "server/companies/x.ts": 'import { saveJobs } from "../jobs/index.ts";' },
  "platform imports no capability": { "server/platform/x.ts": 'import { saveJobs } from "../jobs/index.ts";' },
  "no file imports a page": { "web/features/jobs/x.tsx": 'import Jobs from "../../pages/public/jobs.tsx";' },
  "ui imports only ui and messages": { "web/ui/x.tsx": 'import { brand } from "../../contract/brand.ts";' },
  "tables.ts references only tables.ts": { "server/jobs/tables.ts": 'import { newId } from "../platform/ids.ts";' },
  "features never import each other": {
    "web/features/jobs/x.tsx": 'export { Card } from "../companies/company-card.tsx";',
  },
  "no import cycles": {
    "server/jobs/a.ts": 'import { b } from "./b.ts";',
    "server/jobs/b.ts": 'import { c } from "./c.ts";',
    "server/jobs/c.ts": 'import "./a.ts";',
  },
  "only ledger writes ledger tables": {
    "server/referrals/x.ts": 'await tx.query("insert into ledger_entry values ($1)");',
  },
  "no utils, helpers, common or misc": { "web/features/jobs/utils.ts": "export const one = 1;" },
  "no barrels: an index.ts is a door of at most ten functions, by hand": {
    "server/jobs/index.ts": 'export * from "./save-jobs.ts";',
  },
};

describe("a planted violation is caught:", () => {
  test("there is one for every fence", () => assert.deepEqual(Object.keys(PLANTED).sort(), [...FENCE_NAMES].sort()));
  for (const [name, planted] of Object.entries(PLANTED)) {
    test(name, () => {
      const broken = brokenFences(new Map(Object.entries(planted)));
      assert.ok(
        broken.some((line) => line.startsWith(`${name}: `)),
        JSON.stringify(broken),
      );
    });
  }
});

describe("entering the demo is caught:", () => {
  const WAYS: Record<string, [path: string, source: string]> = {
    "from the server": ["server/platform/x.ts", 'const demo = await import("../../demo/index.ts");'],
    "by another file than its door": ["cli/x.ts", 'const demo = await import("../demo/load.ts");'],
  };
  for (const [name, file] of Object.entries(WAYS))
    test(name, () => {
      const broken = brokenFences(new Map([file]));
      assert.ok(
        broken.some((line) => line.startsWith("commands alone enter the demo")),
        JSON.stringify(broken),
      );
    });
});

describe("writing money anywhere but in ledger/ is caught:", () => {
  const WRITES = [
    "insert into ledger_posting values ($1)",
    "update ledger_hold set state = 'RELEASED'",
    "update payout set state = 'PAID'",
    'insert into "payment" (id) values ($1)',
    "delete from payment_event",
    "update\n  only public.plan_version set price = 0",
    "insert into fee_version select",
    "update price_change set state = 'APPLIED'",
    "truncate ledger_account",
    "copy ledger_entry from stdin",
  ];
  const caught = (path: string, source: string) =>
    brokenFences(new Map([[path, source]])).some((line) => line.startsWith("only ledger writes ledger tables"));
  for (const sql of WRITES)
    test(sql, () => {
      for (const path of [
        "server/guidance/x.ts",
        "server/guidance/x.sql",
        "cli/x.ts",
        "demo/x.ts",
        "server/guidance/x.sql",
      ])
        assert.ok(caught(path, `tx.query(\`${sql}\`)`), path);
      assert.ok(!caught("server/ledger/payouts/x.ts", `tx.query(\`${sql}\`)`));
    });
  test("by Drizzle", () => assert.ok(caught("server/guidance/x.ts", "await tx.orm.update(payout).set({})")));
  test("reading is not", () =>
    assert.ok(!caught("server/guidance/x.ts", "tx.query(`select from payout; update payouts_shown set a = 1`)")));
});

const ALLOWED: Record<string, string> = {
  "contract/jobs/rules.ts": 'import { words } from "../../messages/en/jobs.ts";',
  "web/pages/x.tsx":
    'import { jobPath } from "../../contract/paths.ts";\nimport { Card } from "../features/jobs/job-card.tsx";',
  "server/jobs/x.ts":
    'import { findCompaniesByName } from "../companies/index.ts";\n// import { x } from "../../web/root.tsx";',
  "server/jobs/tables.ts":
    'import { company } from "../companies/tables.ts";\nimport { text } from "drizzle-orm/pg-core";',
  "server/applications/rules.ts": 'import type { Job } from "../../contract/jobs/wire.ts";',
  "server/candidates/rules.ts": 'import { canonicalSkill } from "../taxonomy/skills/index.ts";',
  "server/jobs/x.test.ts": 'import { startApp } from "../../tests/support/app.ts";',
  "cli/start.ts": 'const { showDemo } = await import("../demo/index.ts");',
  "web/ui/a.tsx": 'import type { B } from "./b.tsx";',
  "web/ui/b.tsx": 'import { a } from "./a.tsx";',
};
test("what is allowed is not caught", () => assert.deepEqual(brokenFences(new Map(Object.entries(ALLOWED))), []));

describe("functions, views and triggers", () => {
  test("have the version that server/functions.json says", () => {
    const kept = JSON.parse(readFileSync(join(project, "server/functions.json"), "utf8")) as { hash: string };
    const hash = hashOf(
      readTexts()
        .texts.map(({ text }) => text)
        .join("\n"),
    );
    const words = `server/*/*.sql have changed: raise "version" in server/functions.json, and set "hash" to ${hash}`;
    assert.equal(kept.hash, hash, words);
  });
  test("are in server/*/*.sql: a migration makes one only to rebuild an index or a column", () => {
    const migrations = readdirSync(join(project, "migrations")).filter((name) => name.endsWith(".sql"));
    for (const name of migrations.filter((one) => one > "0031")) {
      const text = readFileSync(join(project, "migrations", name), "utf8");
      const makes = /create (or replace )?(function|view|(constraint )?trigger)/i.test(text);
      assert.ok(!makes || /create (unique )?index|add column/i.test(text), `${name}: see CONTRIBUTING.md`);
    }
  });
});

describe("what styles the whole document anew while people use it", () => {
  const sheets = readdirSync(join(project, "web/styles")).filter((name) => name.endsWith(".css"));
  const web = [...files].filter(([path]) => path.startsWith("web/"));
  /** Classes and ids change seldom; an attribute or a state of any element is looked for at each change of the document. */
  const ROOT_HAS = /(?::root|\bhtml|\bbody)\b[^{},;"]*:has\((?![.#])/;

  test("is no :has() of the root, but for classes and ids", () => {
    const texts = [...web, ...sheets.map((name) => [name, readFileSync(join(project, "web/styles", name), "utf8")])];
    assert.deepEqual(
      texts.filter(([, text = ""]) => ROOT_HAS.test(text)).map(([path]) => path),
      [],
    );
    for (const caught of [':root:has([role="dialog"]) & {', ":root:not(:has(:is(textarea):focus)) {"])
      assert.match(caught, ROOT_HAS);
  });
  test("is no sheet with layers that comes later: web/root.tsx brings the only one", () => {
    const brought = web.flatMap(([path, text]) =>
      [...text.matchAll(/import "(\S+\.css)"/g)].map(([, to]) => `${path} ${to}`),
    );
    assert.deepEqual(brought, [
      "web/root.tsx ./styles/site.css",
      "web/ui/toast-panel.tsx react-toastify/ReactToastify.css",
      "web/ui/toast-panel.tsx ./toast-panel.css",
    ]);
    assert.doesNotMatch(readFileSync(join(project, "web/ui/toast-panel.css"), "utf8"), /@layer/);
  });
});
