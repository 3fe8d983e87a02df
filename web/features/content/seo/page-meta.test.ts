import assert from "node:assert/strict";
import test from "node:test";
import { type MetaSource, type PageFacts, pageMeta } from "./page-meta.ts";

const at = (pathname: string, search = ""): MetaSource => ({
  location: { pathname, search },
  matches: [{ id: "root", loaderData: { site: { publicUrl: "https://jobs.example", environment: "production" } } }],
});

function head(source: MetaSource, page: PageFacts) {
  const tags = pageMeta(source, page) as Record<string, string>[];
  const named = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return {
    title: tags.find((tag) => tag.title)?.title,
    canonical: tags.find((tag) => tag.rel === "canonical")?.href,
    named,
  };
}

test("a page carries its title with the brand, its description and its canonical address", () => {
  const { title, canonical, named } = head(at("/jobs/", "?searchText=react"), {
    title: "Jobs",
    description: "All of them.",
  });
  assert.equal(title, "Jobs · Vouchboard");
  assert.equal(canonical, "https://jobs.example/jobs");
  assert.equal(named("description"), "All of them.");
  assert.equal(named("robots"), "noindex, follow");
  assert.equal(named("og:url"), canonical);
  assert.equal(named("og:image"), "https://jobs.example/og.png");
});

test("the landing page has the site's own title", () => {
  const { title, canonical } = head(at("/"), { description: "Home." });
  assert.match(title ?? "", /^Vouchboard: /);
  assert.equal(canonical, "https://jobs.example/");
});

test("a page may name another canonical path, picture and robots value", () => {
  const { canonical, named } = head(at("/contact"), {
    title: "Contact",
    description: "Write.",
    path: "/contact-us",
    image: "https://cdn.example/a.png",
    robots: "index, follow",
  });
  assert.equal(canonical, "https://jobs.example/contact-us");
  assert.equal(named("og:image"), "https://cdn.example/a.png");
  assert.equal(named("robots"), "index, follow");
});

test("the head is rendered without the root's data", () => {
  const { canonical, named } = head(
    { location: { pathname: "/x", search: "" }, matches: [undefined] },
    { description: "d" },
  );
  assert.equal(canonical, "/x");
  assert.equal(named("og:image"), "http://localhost/og.png");
});
