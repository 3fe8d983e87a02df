// The offer form's validation, and what it sends.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftOf, earnedOf, type OfferDraft, offerBody, offerFlaw } from "./offer-draft.ts";

const whole: OfferDraft = {
  headline: " Mock interviews ",
  about: "I have sat on panels.",
  kinds: ["INTERVIEW"],
  topics: ["System design"],
  minutes: 45,
  price: "1,500",
  timeZone: "Asia/Kolkata",
  meeting: "https://meet.example/me",
  isActive: true,
};

describe("the first flaw", () => {
  const CASES: [change: Partial<OfferDraft>, field: string | undefined][] = [
    [{}, undefined],
    [{ headline: " ", about: "" }, "headline"],
    [{ about: " " }, "about"],
    [{ kinds: [] }, "kinds"],
    [{ topics: [] }, "topics"],
    [{ price: "" }, "price"],
    [{ price: "99.50" }, "price"],
    [{ price: "20001" }, "price"],
    [{ price: "20000" }, undefined],
    [{ price: "0" }, undefined],
    [{ meeting: "" }, "meeting"],
  ];
  for (const [change, field] of CASES)
    test(`${JSON.stringify(change)}: ${field ?? "none"}`, () =>
      assert.equal(offerFlaw({ ...whole, ...change })?.field, field));
});

test("a sent offer is trimmed and in paise; a stored one comes back as it was typed", () => {
  const body = offerBody(whole);
  assert.deepEqual([body.headline, body.price], ["Mock interviews", 150_000]);
  const saved = { ...body, id: "", companyId: "", companyName: "", isShown: true, rating: { average: null, count: 0 } };
  assert.equal(draftOf(saved, "UTC").price, "1500");
  assert.equal(offerFlaw(draftOf(null, "UTC"))?.field, "headline");
});

test("a session earns its share, rounded down", () => {
  assert.deepEqual([earnedOf(150_000, 8_500), earnedOf(999, 3_333), earnedOf(0, 8_500)], [127_500, 332, 0]);
});
