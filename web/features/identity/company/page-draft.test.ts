// Checks what of a typed company page is sent and kept while colleagues save theirs.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { OwnCompany, PageTexts } from "../../../../contract/recruiting/company-wire.ts";
import { changesOf, draftOf, hasUnseen, takenOver } from "./page-draft.ts";

const TEXTS: PageTexts = {
  about: "Old",
  culture: null,
  benefits: ["Lunch"],
  offices: [],
  links: [],
  industry: null,
  teamSize: null,
  headquarters: null,
  foundedYear: null,
  website: null,
  careerPage: null,
  linkedIn: null,
};
const saved = (draft: Partial<PageTexts>): OwnCompany => ({
  ...TEXTS,
  id: "0b0e6c1e-7f0e-4a44-8a61-000000000000",
  name: "Acme",
  provenDomain: null,
  logoUrl: null,
  cover: null,
  photos: [],
  draft: { texts: { ...TEXTS, ...draft }, savedAt: "2026-01-01T00:00:00.000Z", savedBy: null },
});

test("only what was typed is sent", () => {
  const typed = { ...draftOf(TEXTS), benefits: " Lunch\n\nTea ", foundedYear: "1990" };
  assert.deepEqual(changesOf(typed, TEXTS), { benefits: ["Lunch", "Tea"], foundedYear: 1990 });
});

test("what is typed while a call is under way stays", () => {
  const sent = { ...draftOf(TEXTS), about: " New ", culture: "Qui" };
  const now = { ...sent, culture: "Quiet" };
  const taken = takenOver(now, sent, { ...TEXTS, about: "New", culture: "Qui", industry: "Dams" });
  assert.deepEqual([taken.about, taken.culture, taken.industry], ["New", "Quiet", "Dams"]);
});

test("a colleague's words in the draft are unseen; what was sent, seen or published is not", () => {
  const sent = { about: "New" };
  assert.equal(hasUnseen(saved({ about: "New", culture: "Half a sen" }), sent, TEXTS), true);
  assert.equal(hasUnseen(saved({ about: "New" }), sent, TEXTS), false);
  assert.equal(hasUnseen(saved({ about: "New", culture: "Seen" }), sent, { ...TEXTS, culture: "Seen" }), false);
  assert.equal(hasUnseen(saved({ about: "New" }), sent, { ...TEXTS, benefits: [] }), false);
  assert.equal(hasUnseen({ ...saved({}), draft: null }, sent, TEXTS), false);
});
