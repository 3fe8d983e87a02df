// Checks that whatever a profile can lack has its place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { profileFields } from "../../../../contract/candidates.ts";
import { placeOf } from "./places.ts";

test("every field of a profile, and every wish of a person", () => {
  const fields = profileFields.keyof().options.filter((field) => field !== "preferences");
  const wishes = Object.keys(profileFields.shape.preferences.shape);
  for (const missing of [...fields, ...wishes, "name", "phone_number", "photo", "resume"])
    assert.ok(placeOf(missing), missing);
});

test("nothing else", () => {
  for (const missing of ["", "toString", "referees"]) assert.equal(placeOf(missing), null);
});
