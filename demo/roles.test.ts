// The role families are complete enough to write varied jobs from.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DEPARTMENTS, INDUSTRIES } from "../contract/jobs/filters.ts";
import { HIRING_MIX } from "./calibration.ts";
import { ALL_ROLES } from "./roles.ts";
import { BUSINESSES } from "./words.ts";

describe("role families", () => {
  it("are at least seventy, with distinct keys, in every department", () => {
    assert.ok(ALL_ROLES.length >= 70, `${ALL_ROLES.length}`);
    assert.equal(new Set(ALL_ROLES.map((role) => role.key)).size, ALL_ROLES.length);
    assert.deepEqual(new Set(ALL_ROLES.map((role) => role.department)), new Set(DEPARTMENTS));
  });

  for (const role of ALL_ROLES) {
    it(`${role.key} has enough to say`, () => {
      assert.ok(role.names.length >= 2 && role.stacks.length >= 1 && role.education.length >= 1);
      assert.ok(
        role.duties.length >= 8 && role.needs.length >= 4 && role.pluses.length >= 3 && role.purposes.length >= 3,
      );
      assert.ok(role.soft.length >= 4 && role.experience[0] <= role.experience[1]);
      for (const stack of role.stacks) assert.ok(stack.core.length >= 2, `${role.key}: ${stack.label}`);
      for (const line of [...role.duties, ...role.needs, ...role.pluses]) {
        assert.match(line, /^[A-Z0-9{].*(?:[^.;,]|Ph\.D\.)$/, line);
      }
      for (const purpose of role.purposes) assert.match(purpose, /^[a-z]/, purpose);
    });
  }
});

describe("industries", () => {
  for (const industry of INDUSTRIES) {
    it(`${industry} has a hiring mix and lines of business`, () => {
      assert.equal(HIRING_MIX[industry].length, DEPARTMENTS.length);
      assert.ok(BUSINESSES[industry].length >= 5);
      for (const business of BUSINESSES[industry]) {
        assert.ok(business.areas.length >= 2 && business.nameEndings.length >= 1, business.does);
        assert.match(business.detail, /^[A-Z].*\.$/);
      }
    });
  }

  it("every pattern for lines of business matches at least one", () => {
    const products = Object.values(BUSINESSES).flatMap((list) => list.map((business) => business.product));
    for (const { key, products: pattern } of ALL_ROLES) {
      if (pattern)
        assert.ok(
          products.some((product) => pattern.test(product)),
          key,
        );
    }
  });
});
