// Bombs are seen before they go off, and real files pass.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { longDocument, onePage, scan } from "../../../tests/support/hostile-pdfs.ts";
import { bombs } from "../../../tests/support/pdf-bombs.ts";
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength, exceedsInflateBudget } from "./inflate-budget.ts";

describe("is seen:", () => {
  for (const [name, make] of Object.entries(bombs))
    test(name, () => assert.equal(exceedsInflateBudget(Buffer.from(make())), true));
});

describe("passes:", () => {
  const text = deflateSync(Buffer.from("BT /F1 12 Tf (endstream) Tj ET ".repeat(5000)));
  for (const [name, file] of Object.entries({
    "a page of compressed text": onePage({ dictionary: "/Filter /FlateDecode", data: text }),
    "a scan": scan(),
    "many pages": longDocument(40),
    "a stream that is no zlib": onePage({ dictionary: "/Filter /FlateDecode", data: Buffer.from("not compressed") }),
    "no PDF": new Uint8Array(Buffer.from("stream\nendstream stream\r\n stream")),
  })) {
    test(name, () => assert.equal(exceedsInflateBudget(Buffer.from(file)), false));
  }
});

test("a file of nothing but streams is refused without reading them all", () => {
  assert.equal(exceedsInflateBudget(Buffer.from("<<>>stream\nx\nendstream\n".repeat(25_000))), true);
});

describe("filters decode as PDF says, and stop at their limit:", () => {
  const most = 1000;
  for (const [name, decode, encoded, decoded] of [
    ["hex", decodeAsciiHex, Buffer.from("48 65 6C6C 6F>zz"), "Hello"],
    ["hex, an odd digit", decodeAsciiHex, Buffer.from("4>"), "@"],
    ["ascii85", decodeAscii85, Buffer.from("87cURDZ~>"), "Hello"],
    ["ascii85, zeros", decodeAscii85, Buffer.from("z~>"), "\0\0\0\0"],
    ["runs", decodeRunLength, Buffer.from([2, 72, 101, 108, 255, 108, 0, 111, 128]), "Helllo"],
    ["LZW", decodeLzw, Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]), "-----A---B"],
  ] as const) {
    test(name, () => {
      assert.equal(decode(encoded, most)?.toString("latin1"), decoded);
      assert.equal(decode(encoded, decoded.length - 1), null);
    });
  }
});
