// The taxonomy's size, freedom from collisions, and the names that must be told apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { allSkills, canonicalSkill, skillByName } from "./taxonomy.ts";

test("holds enough skills and aliases of every kind", () => {
  const skills = allSkills();
  const aliases = new Set(skills.flatMap((skill) => skill.aliases.map(skillKey)));
  for (const skill of skills) aliases.delete(skillKey(skill.name));
  assert.ok(skills.length >= 1200, `${skills.length} skills`);
  assert.ok(aliases.size >= 3500, `${aliases.size} aliases`);
  const kinds = new Set(skills.map((skill) => skill.kind));
  assert.deepEqual([...kinds].sort(), ["cert", "core", "language", "soft"]);
});

test("no name or alias belongs to two skills", () => {
  const owner = new Map<string, string>();
  for (const skill of allSkills()) {
    for (const form of [skill.name, ...skill.aliases]) {
      const key = skillKey(form);
      assert.notEqual(key, "", `"${form}" of ${skill.name} folds to nothing`);
      const taken = owner.get(key);
      assert.ok(taken === undefined || taken === skill.name, `"${form}" names ${taken} and ${skill.name}`);
      owner.set(key, skill.name);
    }
  }
});

test("every parent is a skill, and weights are in range", () => {
  const names = new Set(allSkills().map((skill) => skill.name));
  for (const skill of allSkills()) {
    for (const parent of skill.parents) assert.ok(names.has(parent), `${skill.name}: no parent ${parent}`);
    assert.ok(skill.commonness >= 0 && skill.commonness <= 4, skill.name);
    assert.doesNotMatch(skill.name, /[|;@?!~=]|^\s|\s$/, skill.name);
  }
});

test("a canonical name is its own canonical name, and every alias leads to it", () => {
  for (const skill of allSkills()) {
    assert.equal(canonicalSkill(skill.name), skill.name);
    for (const alias of skill.aliases) assert.equal(canonicalSkill(alias), skill.name, alias);
  }
});

const NAMES: [string, string | null][] = [
  ["c", "C"],
  ["C++", "C++"],
  ["c plus plus", "C++"],
  ["c#", "C#"],
  [".net", ".NET"],
  ["Dot Net", ".NET"],
  ["ASP.Net", "ASP.NET"],
  ["R", "R"],
  ["Go", "Go"],
  ["golang", "Go"],
  ["node js", "Node.js"],
  ["NodeJS", "Node.js"],
  ["Node.js", "Node.js"],
  ["ReactJS", "React"],
  ["react.js", "React"],
  ["JS", "JavaScript"],
  ["ES6", "JavaScript"],
  ["HTML5", "HTML"],
  ["Angular 6/7", "Angular"],
  ["AngularJS", "AngularJS"],
  ["Java 8", "Java"],
  ["Python 3.x", "Python"],
  ["Python (Programming Language)", "Python"],
  ["Amazon Web Services (AWS)", "AWS"],
  ["k8s", "Kubernetes"],
  ["postgres", "PostgreSQL"],
  ["My SQL", "MySQL"],
  ["MS-Excel", "Microsoft Excel"],
  ["excel", "Microsoft Excel"],
  ["CI / CD", "CI/CD"],
  ["ci-cd", "CI/CD"],
  ["RESTful APIs", "REST APIs"],
  ["REST", "REST APIs"],
  ["R&D", "Research and Development"],
  ["Research & Development", "Research and Development"],
  ["Strong communication skills", "Communication"],
  ["Team player", "Teamwork"],
  ["Tally ERP 9", "TallyPrime"],
  ["gst returns", "GST"],
  ["Sales Executive", "Sales"],
  ["Français", "French"],
  ["Security+", "CompTIA Security+"],
  ["PMP certification", "PMP"],
  ["Chef", "Chef"],
  ["Underwater basket weaving", null],
  ["manager", null],
  ["+", null],
  ["", null],
];

for (const [written, expected] of NAMES) {
  test(`"${written}" is ${expected ?? "no known skill"}`, () => assert.equal(canonicalSkill(written), expected));
}

test("unknown names are equal when they differ in case, accents, punctuation, spacing or number only", () => {
  assert.equal(skillKey("Foo-Bar  Widgets"), skillKey("foobar widget"));
  assert.equal(skillKey("Café Rhône"), skillKey("cafe rhone"));
  assert.notEqual(skillKey("C"), skillKey("C++"));
  assert.notEqual(skillKey("C"), skillKey("C#"));
  assert.notEqual(skillKey("net"), skillKey(".NET"));
});

test("a long or hostile text is answered at once", () => {
  assert.equal(skillByName(`${"a ".repeat(50_000)}`), undefined);
  assert.equal(skillByName(`${"((((".repeat(25_000)}`), undefined);
  assert.equal(canonicalSkill("\u0000\u202e💥"), null);
});
