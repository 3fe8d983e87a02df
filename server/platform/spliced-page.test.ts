// Checks that a spliced page equals the original page, compressed or not, with any nonce.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { gzipBytes, plainBytes, sizeOfPage, splicePage } from "./spliced-page.ts";

const cases = [
  ["no nonce", "<p>plain</p>"],
  ["one", `<script nonce="@@">1</script>`],
  ["several, and at both ends", `@@<p>é₹😀</p>@@@@${"long ".repeat(50_000)}@@`],
  ["empty", ""],
] as const;

for (const [name, html] of cases) {
  test(`a page with ${name} is spliced whole, twice with different nonces`, () => {
    const page = splicePage([html], "@@");
    for (const nonce of ["abcdefghijklmnopqrstuv", "0123456789012345678901"]) {
      const wanted = html.replaceAll("@@", nonce);
      assert.equal(plainBytes(page, nonce).toString(), wanted);
      assert.equal(gunzipSync(gzipBytes(page, nonce)).toString(), wanted);
    }
  });
}

test("a cached page uses no more memory than it is counted for", () => {
  const page = splicePage([`<p>${"word @@ ".repeat(40)}`, Buffer.from(`${"long and longer ".repeat(500)}</p>`)], "@@");
  gzipBytes(page, "abcdefghijklmnopqrstuv");
  const blocks = new Set([...page.pieces, ...(page.packed ?? [])].map(({ buffer }) => buffer));
  const held = [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
  assert.ok(held <= sizeOfPage(page), `${held} bytes are held, ${sizeOfPage(page)} counted`);
});
