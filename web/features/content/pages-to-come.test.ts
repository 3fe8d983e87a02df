import assert from "node:assert/strict";
import test from "node:test";
import { pageToCome } from "./pages-to-come.ts";

test("every reserved address has its own title and links onward", () => {
  const paths = ["/faqs", "/blogs", "/pricing", "/support", "/employee/x", "/candidate/x/y", "/profile"];
  const pages = paths.map(pageToCome);
  assert.equal(new Set(pages.map((page) => page.title)).size, paths.length);
  for (const page of pages) assert.ok(page.links.length >= 3);
});
