// `parse-resume` run as a command: JSON for any file, words for a missing one.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { makeCv } from "../tests/support/pdf.ts";
import { type Ran, runNode } from "../tests/support/run-node.ts";

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "vouchboard-parse-"));
  await writeFile(join(folder, "cv.pdf"), makeCv());
  await writeFile(join(folder, "note.pdf"), "No PDF at all.");
  await writeFile(join(folder, "large.pdf"), Buffer.alloc(3 * 1024 * 1024, "%PDF-1.4 "));
});
after(() => rm(folder, { recursive: true, force: true }));

function parse(args: string[]): Promise<Ran> {
  return runNode([join(import.meta.dirname, "vouchboard.ts"), "parse-resume", ...args], {
    cwd: folder,
  });
}

test("a résumé is printed as JSON, its months counted to the one asked for", async () => {
  const { code, out, err } = await parse(["cv.pdf", "--as-of", "2020-12"]);
  assert.deepEqual([code, err], [0, ""]);
  const { status, name, YOE, coreSkills } = JSON.parse(out);
  assert.deepEqual([status, name, coreSkills[0]], ["OK", "Asha Rao", { skillName: "Java" }]);
  assert.ok(YOE > 5.4 && YOE < 5.7, String(YOE));
});

describe("a file that cannot be read is an answer too:", () => {
  for (const [file, status] of [
    ["note.pdf", "NOT_PDF"],
    ["large.pdf", "TOO_LARGE"],
  ] as const) {
    test(status, async () => {
      const { code, out } = await parse([file]);
      assert.deepEqual([code, JSON.parse(out).status], [0, status]);
    });
  }
});

describe("a mistake is reported in one line:", () => {
  for (const [args, code, words] of [
    [["nothing.pdf"], 1, /^There is no file nothing\.pdf\.\n$/],
    [["."], 1, /^\. is a folder: name a PDF file\.\n$/],
    [[], 2, /^parse-resume needs a file\./],
    [["cv.pdf", "note.pdf"], 2, /^parse-resume takes one file/],
    [["cv.pdf", "--as-of", "2020-13"], 2, /^--as-of needs a month such as /],
  ] as const) {
    test(args.join(" ") || "no file", async () => {
      const answer = await parse([...args]);
      assert.equal(answer.code, code);
      assert.match(answer.err, words);
      assert.equal(answer.out, "");
    });
  }
});
