// Hostile and odd files through the processes that read them: each ends in its status, and none takes the others along.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { ResumeStatus } from "../../../contract/resumes/rules.ts";
import * as hostile from "../../../tests/support/hostile-pdfs.ts";
import { makeZip, plainDocx } from "../../../tests/support/import-files.ts";
import { bombs } from "../../../tests/support/pdf-bombs.ts";
import { makeReader, ReaderBusy, ReaderStarved } from "./make-reader.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const reader = makeReader();
after(() => reader.stop());

const read = (bytes: Uint8Array, owner = "somebody") => reader.read(bytes, { owner, now: NOW });
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const CASES: Record<string, { file: () => Uint8Array; status: ResumeStatus }> = {
  ...Object.fromEntries(Object.entries(bombs).map(([name, file]) => [name, { file, status: "TOO_COMPLEX" as const }])),
  ...Object.fromEntries(
    Object.entries(hostile.otherFiles).map(([name, bytes]) => [
      `${name} under a PDF's name`,
      { file: () => bytes, status: "NOT_PDF" as const },
    ]),
  ),
  nothing: { file: () => new Uint8Array(), status: "EMPTY" },
  "spaces alone": { file: () => bytesOf(" \n\t \n"), status: "EMPTY" },
  "two megabytes": { file: () => new Uint8Array(2 * 1024 * 1024), status: "TOO_LARGE" },
  "a header alone": { file: () => bytesOf("%PDF-1.7\n"), status: "CORRUPT" },
  "a file cut off": { file: hostile.truncated, status: "CORRUPT" },
  "flipped bytes": { file: hostile.bitRot, status: "CORRUPT" },
  "pages in a loop": { file: hostile.pageLoop, status: "CORRUPT" },
  "no pages": { file: hostile.zeroPages, status: "CORRUPT" },
  "a user's password": { file: () => hostile.encrypted({ userPassword: "geheim" }), status: "ENCRYPTED" },
  "a scan": { file: () => hostile.scan(), status: "NO_TEXT" },
  "a scan with a footer": { file: () => hostile.scan("Scanned by CamScanner"), status: "NO_TEXT" },
  "a blank page": { file: hostile.blankPage, status: "NO_TEXT" },
  "letters as shapes": { file: hostile.outlinedGlyphs, status: "NO_TEXT" },
  "131,072 blank pages": { file: () => hostile.manyPages(17, ""), status: "NO_TEXT" },
  "131,072 pages": { file: () => hostile.manyPages(17), status: "OK" },
  "71 pages": { file: () => hostile.longDocument(71), status: "OK" },
  "an owner's password": { file: () => hostile.encrypted(), status: "OK" },
  "junk before the header": { file: hostile.junkBefore, status: "OK" },
  "a wrong startxref": { file: hostile.badStartxref, status: "OK" },
  "scripts and an attached program": { file: hostile.activeContent, status: "OK" },
  "forms that draw each other without end": { file: () => hostile.nestedForms(9), status: "TOO_COMPLEX" },
  "a million pieces of text": { file: () => hostile.manyTexts(1_000_000), status: "TOO_COMPLEX" },
  "a résumé after all that": { file: hostile.plainCv, status: "OK" },
};

describe("each file ends in its status:", () => {
  for (const [name, { file, status }] of Object.entries(CASES)) {
    test(name, async () => {
      const { parsed, text } = await read(file());
      assert.equal(parsed.status, status);
      if (status === "OK") {
        assert.equal(parsed.email, "mira.castellan@people.example");
        assert.match(text, /Blue Lantern Systems/);
      } else {
        assert.deepEqual([parsed.name, parsed.coreSkills, parsed.companies, text], [null, [], [], ""]);
      }
    });
  }
});

/** Reads again when the machine was too busy to tell whether a file takes too long, as an uploader does. */
async function whenNotStarved<Reading>(read: () => Promise<Reading>): Promise<Reading> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ReaderStarved) || tries === 10) throw error;
    }
  }
}

test("a file that takes too long or too much is ended, and the parent goes on meanwhile", async () => {
  const strict = makeReader({ maxChildren: 1, limits: { timeMs: 300, memoryBytes: 2 ** 40 } });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  try {
    const stuck = await whenNotStarved(() => strict.read(endlessDrawing(), { owner: "a", now: NOW }));
    assert.equal(stuck.parsed.status, "TOO_COMPLEX");
    assert.ok(ticks > 10, `${ticks} ticks`);
  } finally {
    clearInterval(ticking);
    await strict.stop();
  }
  assert.deepEqual(strict.pids(), []);
});

test("memory has a limit", { skip: process.platform === "win32" && "Windows does not tell" }, async () => {
  const narrow = makeReader({ maxChildren: 1, limits: { timeMs: 20_000, memoryBytes: 20 * 2 ** 20 } });
  try {
    const { parsed } = await narrow.read(endlessDrawing(), { owner: "a", now: NOW });
    assert.equal(parsed.status, "TOO_COMPLEX");
  } finally {
    await narrow.stop();
  }
});

/** Forms without a word, so that only the clock or the memory ends them. */
function endlessDrawing(): Uint8Array {
  const bytes = Buffer.from(hostile.nestedForms(9)).toString("latin1");
  return bytesOf(bytes.replace("(x) Tj", "( ) Tj"));
}

test("a process that dies is no loss: the next file is read by another", async () => {
  const own = makeReader({ maxChildren: 1 });
  try {
    assert.equal((await own.read(hostile.plainCv(), { owner: "a", now: NOW })).parsed.status, "OK");
    const [pid] = own.pids();
    assert.ok(pid);
    process.kill(pid, "SIGKILL");
    assert.equal((await own.read(hostile.plainCv(), { owner: "a", now: NOW })).parsed.status, "OK");
    assert.notDeepEqual(own.pids(), [pid]);
  } finally {
    await own.stop();
  }
});

const linuxAlone = { skip: process.platform !== "linux" && "only Linux tells what time a process had" };
test("a file that the machine had no time for is read by another process", linuxAlone, async () => {
  const own = makeReader({ maxChildren: 1, limits: { timeMs: 4_000, memoryBytes: 2 ** 40 } });
  try {
    await own.read(hostile.plainCv(), { owner: "a", now: NOW });
    const [pid] = own.pids();
    assert.ok(pid);
    process.kill(pid, "SIGSTOP");
    assert.equal((await own.read(hostile.plainCv(), { owner: "a", now: NOW })).parsed.status, "OK");
    assert.notDeepEqual(own.pids(), [pid]);
  } finally {
    await own.stop();
  }
});

test("many files wait in turn, too many are refused, and stopping answers all", async () => {
  const own = makeReader({ maxChildren: 1 });
  const results = Array.from({ length: 14 }, () => own.read(hostile.plainCv(), { owner: "a", now: NOW }));
  const settled = Promise.allSettled(results);
  await results[0];
  await own.stop();
  const reasons = (await settled).flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : []));
  assert.ok(reasons.some((reason) => reason instanceof ReaderBusy));
  assert.ok(reasons.some((reason) => /was stopped/.test(reason.message)));
  await assert.rejects(own.read(hostile.plainCv(), { owner: "b", now: NOW }), /was stopped/);
});

test("the same bytes give the same answer, as a Buffer too", async () => {
  const bytes = hostile.plainCv();
  const answers = await Promise.all([read(bytes, "a"), read(Buffer.from(bytes), "b"), read(bytes, "c")]);
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
});

test("a process started ahead serves the next file", async () => {
  const own = makeReader({ maxChildren: 1 });
  try {
    own.warm();
    own.warm();
    assert.equal((await own.read(hostile.plainCv(), { owner: "a", now: NOW })).parsed.status, "OK");
    assert.equal(own.pids().length, 1);
  } finally {
    await own.stop();
  }
});

test("an imported file goes the same way: read, refused, or ended when it takes too long", async () => {
  const options = { owner: "a", now: NOW };
  const read = await reader.readImport(plainDocx(), options);
  assert.ok("parsed" in read && read.parsed.email === "asha.rao@people.example");
  assert.deepEqual(await reader.readImport(hostile.plainCv(), options), { problem: "IS_PDF", detail: "" });
  const strict = makeReader({ maxChildren: 1, limits: { timeMs: 300, memoryBytes: 2 ** 40 } });
  try {
    const slow = makeZip([{ name: "word/document.xml", content: `<a>${"<b/>".repeat(5_000_000)}</a>` }]);
    const ended = await whenNotStarved(() => strict.readImport(slow, options));
    assert.deepEqual(ended, { problem: "TOO_COMPLEX", detail: "" });
  } finally {
    await strict.stop();
  }
});
