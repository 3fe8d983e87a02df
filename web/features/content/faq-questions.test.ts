import assert from "node:assert/strict";
import test from "node:test";
import { FAQ_QUESTIONS, FAQ_TABS, faqTabOf, faqTabWith } from "./faq-questions.ts";

const all = FAQ_TABS.flatMap((tab) => FAQ_QUESTIONS[tab.id]);

test("every tab has at least ten questions", () => {
  for (const tab of FAQ_TABS) assert.ok(FAQ_QUESTIONS[tab.id].length >= 10, tab.id);
});

test("every question has an address of its own", () => {
  const ids = all.map((question) => question.id);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z][a-z-]+$/);
});

test("every question ends with a question mark and has an answer", () => {
  for (const { question, answer } of all) {
    assert.match(question, /\?$|What now\?$/);
    assert.ok(answer.join(" ").length > 40, question);
  }
});

test("the address names the tab", () => {
  assert.equal(faqTabOf(new URLSearchParams("tab=candidates")), "candidates");
  assert.equal(faqTabOf(new URLSearchParams("tab=companies")), "companies");
  assert.equal(faqTabOf(new URLSearchParams("tab=employee")), "employee");
  assert.equal(faqTabOf(new URLSearchParams("tab=x")), "employee");
  assert.equal(faqTabOf(new URLSearchParams()), "employee");
});

test("a question leads to its tab", () => {
  assert.equal(faqTabWith("match-score"), "candidates");
  assert.equal(faqTabWith("anonymous"), "employee");
  assert.equal(faqTabWith("post-a-job"), "companies");
  assert.equal(faqTabWith("nothing"), undefined);
});
