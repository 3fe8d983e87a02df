// Checks that everything a profile can lack has a place on the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { profileFields } from "../../../../../contract/candidates/wire.ts";
import { placeOf } from "./places.ts";

test("every profile field and every preference has a place", () => {
  const fields = profileFields.keyof().options.filter((field) => field !== "preferences");
  const wishes = Object.keys(profileFields.shape.preferences.shape);
  for (const missing of [...fields, ...wishes, "name", "phone_number", "photo", "resume"])
    assert.ok(placeOf(missing), missing);
});

test("unknown words have none", () => {
  for (const missing of ["", "toString", "referees"]) assert.equal(placeOf(missing), null);
});
