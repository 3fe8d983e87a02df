import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFile, sizeText } from "./file-check.ts";

const PDF = "%PDF-1.7\n";
const CASES: [string, File, string | null][] = [
  ["a PDF", new File([PDF], "cv.pdf", { type: "application/pdf" }), null],
  ["a PDF that the system does not know", new File([PDF], "CV.PDF"), null],
  ["a PDF that was pasted without a name", new File([PDF], "", { type: "application/pdf" }), null],
  ["a PDF with something before its header", new File(["\n".repeat(500), PDF], "cv.pdf"), null],
  ["an old Word file", new File(["PK"], "cv.doc", { type: "application/msword" }), "Only PDF files are allowed."],
  [
    "a Word file, which can be imported",
    new File(["PK"], "CV.DOCX", { type: "application/octet-stream" }),
    "Only PDF files are allowed. “Import profile”, on your profile page, fills your profile from this file.",
  ],
  ["a Word file under another name", new File(["PK"], "cv.pdf"), "Only PDF files are allowed."],
  ["a folder", new File([], "CVs"), "Only PDF files are allowed."],
  ["an empty file", new File([], "cv.pdf", { type: "application/pdf" }), "Invalid or empty file."],
  [
    "a file of 2 MB",
    new File([PDF, "x".repeat(2 * 1024 * 1024 - PDF.length)], "cv.pdf"),
    "File must be less than 2MB.",
  ],
  ["a file one byte smaller", new File([PDF, "x".repeat(2 * 1024 * 1024 - PDF.length - 1)], "cv.pdf"), null],
];
for (const [name, file, words] of CASES)
  test(name, async () => {
    const checked = await checkFile(file);
    assert.equal("words" in checked ? checked.words : null, words);
    if ("file" in checked) {
      assert.equal(checked.file.type, "application/pdf");
      assert.equal(checked.file.size, file.size);
      assert.ok(checked.file.name);
    }
  });

test("a file that can no longer be read is invalid", async () => {
  const gone = new File([PDF], "cv.pdf");
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  assert.deepEqual(await checkFile(gone), { words: "Invalid or empty file." });
});

const SIZES: [number, string][] = [
  [12, "12 bytes"],
  [84_500, "83 KB"],
  [1_400_000, "1.3 MB"],
];
for (const [bytes, text] of SIZES) test(text, () => assert.equal(sizeText(bytes), text));
