// Drafts of bookings: one key for each booking, fresh drafts only, and any content in storage.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type BookingDraft, changeDraft, draftsIn, withDraft } from "./booking-draft.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const draft: BookingDraft = { slotId: null, kind: "CAREER", topic: "Teams", note: "", timeZone: null, key: "first" };

test("a change of the booking changes its key; an equal value does not", () => {
  assert.equal(
    changeDraft(draft, { topic: "Teams" }, () => "second"),
    draft,
  );
  assert.deepEqual(
    changeDraft(draft, { note: "Hello" }, () => "second"),
    { ...draft, note: "Hello", key: "second" },
  );
});

test("a draft is restored for a day, then no more", () => {
  const kept = JSON.parse(JSON.stringify(withDraft({}, "offer", draft, NOW)));
  assert.equal(draftsIn(kept, NOW + 86_399_000).offer?.topic, "Teams");
  assert.deepEqual(draftsIn(kept, NOW + 86_400_000), {});
  assert.deepEqual(withDraft(kept, "offer", null, NOW), {});
});

test("the newest few are retained", () => {
  let drafts = {};
  for (let turn = 0; turn < 8; turn += 1) drafts = withDraft(drafts, `offer-${turn}`, draft, NOW + turn);
  assert.deepEqual(Object.keys(drafts).sort(), ["offer-3", "offer-4", "offer-5", "offer-6", "offer-7"]);
});

for (const stored of [
  null,
  7,
  "text",
  [],
  { offer: null },
  { offer: { ...draft, at: NOW, kind: "OTHER" } },
  { offer: { ...draft, at: NOW, note: 7 } },
])
  test(`${JSON.stringify(stored)} holds none`, () => assert.deepEqual(draftsIn(stored, NOW), {}));
