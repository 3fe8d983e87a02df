import assert from "node:assert/strict";
import test from "node:test";
import { breadcrumbList, faqPage, itemList, organization, structuredDataText } from "./structured-data.ts";

test("no text can close the script element", () => {
  const nasty = "</script><script>alert(1)</script><!-- & \u2028\u2029";
  const text = structuredDataText(faqPage([{ question: nasty, answer: "a" }]));
  assert.doesNotMatch(text, /[<>&\u2028\u2029]/);
  assert.equal(JSON.parse(text).mainEntity[0].name, nasty);
});

test("breadcrumbs start at home and count from one", () => {
  const list = breadcrumbList("https://jobs.example", [{ name: "Jobs", path: "/jobs" }]);
  assert.deepEqual(list.itemListElement, [
    { "@type": "ListItem", position: 1, name: "Home", item: "https://jobs.example/" },
    { "@type": "ListItem", position: 2, name: "Jobs", item: "https://jobs.example/jobs" },
  ]);
});

test("a list names its pages in order", () => {
  assert.deepEqual(itemList("https://jobs.example", ["/jobs/A/1", "/jobs/B/2"]).itemListElement, [
    { "@type": "ListItem", position: 1, url: "https://jobs.example/jobs/A/1" },
    { "@type": "ListItem", position: 2, url: "https://jobs.example/jobs/B/2" },
  ]);
});

test("social links are named only when there are any", () => {
  assert.equal("sameAs" in organization("https://jobs.example"), false);
  assert.deepEqual(organization("https://jobs.example", ["https://social.example/a"]).sameAs, [
    "https://social.example/a",
  ]);
});
