// README matches the product: its table of settings, its commands, and the files that documents link to.
import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { SETTINGS, type Setting } from "../server/platform/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const readme = await readFile(join(ROOT, "README.md"), "utf8");

/** README's table of settings, as it should be. */
function tableOf(settings: readonly Setting[]): string {
  const rows = settings.map(
    ({ name, fallback, about }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ""} | ${about} |`,
  );
  return ["| Name | Default | Meaning |", "|---|---|---|", ...rows].join("\n");
}

test("the table of settings equals server/platform/settings.ts", () => {
  const table = /^\| Name \| Default \|[\s\S]*?(?=\n\n)/m.exec(readme)?.[0];
  assert.equal(table, tableOf(SETTINGS), `README's table should be:\n\n${tableOf(SETTINGS)}\n`);
});

test("README lists every command of the operator", async () => {
  const source = await readFile(join(ROOT, "cli", "run-command.ts"), "utf8");
  const commands = [...source.matchAll(/^ {2}([a-z-]+): \(\) => import\(/gm)].map((match) => match[1] ?? "");
  assert.ok(commands.length >= 5, `commands found: ${commands}`);
  const missing = commands.filter((name) => !new RegExp(`^\\| \`${name}\\b`, "m").test(readme));
  assert.deepEqual(missing, []);
});

test("files that documents link to or name exist", async () => {
  const decisions = (await readdir(join(ROOT, "docs", "decisions"))).map((name) => join("docs", "decisions", name));
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ...decisions];
  const missing: string[] = [];
  let looked = 0;
  for (const document of documents) {
    const text = await readFile(join(ROOT, document), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map((match) =>
      join(dirname(document), match[1] ?? ""),
    );
    const named = [
      ...text.matchAll(/`((?:\.ci|bench|cli|contract|docs|migrations|server|tests|web)\/[\w./-]*\w\/?)`/g),
    ].map((match) => match[1] ?? "");
    for (const path of [...links, ...named]) {
      looked += 1;
      if (!(await exists(join(ROOT, path)))) missing.push(`${document}: ${path}`);
    }
  }
  assert.ok(looked > 40, `only ${looked} names of files were found`);
  assert.deepEqual(missing, []);
});

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
