// Built code means the same after it was rewritten to one byte a character.
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepLastTwo } from "./build-program.ts";
import { inOneByte } from "./one-byte.ts";

const cases: [name: string, code: string, wanted: string][] = [
  ["strings", `export default "– ₹ é 😀"`, `export default "\\u2013 \\u20b9 \\u00e9 \\ud83d\\ude00"`],
  ["templates", "export default `a–→`", "export default `a\\u2013\\u2192`"],
  ["names of properties", `export default { "→": 1 }`, `export default { "\\u2192": 1 }`],
  ["a character after a backslash", `export default "a\\–"`, `export default "a\\u2013"`],
  ["a backslash before a character", `export default "\\\\–"`, `export default "\\\\\\u2013"`],
  [
    "expressions",
    "export default /^[–’😀]$/u.test('😀')",
    "export default /^[\\u2013\\u2019\\ud83d\\ude00]$/u.test('\\ud83d\\ude00')",
  ],
  ["raw templates stay", 'export default [String.raw`–\\d`, "–"]', 'export default [String.raw`–\\d`, "\\u2013"]'],
];

for (const [name, code, wanted] of cases)
  test(name, async () => {
    const rewritten = inOneByte(code);
    assert.equal(rewritten, wanted);
    assert.deepEqual(await exportOf(rewritten), await exportOf(code));
  });

async function exportOf(code: string): Promise<unknown> {
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.default;
}

test("a bundle leaves the parts of the one before, which a process may still load", async () => {
  const dir = await mkdtemp(join(tmpdir(), "vouchboard-bundle-"));
  for (const made of ["a.js", "b.js", "c.js"]) {
    await writeFile(join(dir, made), "");
    await keepLastTwo(dir, [made]);
  }
  assert.deepEqual(await readdir(dir), ["b.js", "c.js", "files.json"]);
  await rm(dir, { recursive: true });
});
