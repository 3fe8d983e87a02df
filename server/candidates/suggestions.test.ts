// The suggestions of skills, which need no session.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { MAX_SUGGESTIONS } from "../../contract/candidates/wire.ts";
import { startApp } from "../../tests/support/app.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";

const app = await startApp();
type Suggestions = { data: { name: string; group: string }[] };
const suggest = async (text: string, kind?: string) =>
  (await app.get<Suggestions>(`/api/skill/suggestions?${new URLSearchParams({ text, ...(kind && { kind }) })}`)).body
    .data;
const names = async (text: string, kind?: string) => (await suggest(text, kind)).map(({ name }) => name);

describe("suggestions", () => {
  const FIRST: [text: string, kind: string | undefined, first: string][] = [
    ["java", undefined, "Java"],
    ["JAVAS", undefined, "JavaScript"],
    ["  postgre ", "core", "PostgreSQL"],
    ["k8s", undefined, "Kubernetes"],
    ["c++", undefined, "C++"],
    ["leader", "soft", "Leadership"],
    ["machine  lear", undefined, "Machine Learning"],
  ];
  for (const [text, kind, first] of FIRST)
    test(`for "${text}" begin with ${first}`, async () => assert.equal((await names(text, kind))[0], first));

  test("begin with the text before those that contain it", async () => {
    const found = await names("script");
    const beginning = found.map((name) => /^script/i.test(name));
    assert.ok(found.includes("JavaScript"), found.join());
    assert.deepEqual(
      beginning,
      [...beginning].sort((one, other) => Number(other) - Number(one)),
    );
  });
  test("are of the requested kind", async () => {
    const soft = await names("", "soft");
    assert.equal(soft.length, MAX_SUGGESTIONS);
    assert.equal((await names("communication", "soft")).includes("Communication"), true);
    assert.equal((await names("communication", "core")).includes("Communication"), false);
    assert.deepEqual(await names("java", "soft"), []);
  });
  test("are canonical names, each once, at most twenty", async () => {
    for (const text of ["", "a", "de", "python"]) {
      const found = await suggest(text);
      assert.ok(found.length > 0 && found.length <= MAX_SUGGESTIONS);
      for (const { name, group } of found) assert.ok(canonicalSkill(name) === name && group.length > 0, name);
      assert.equal(new Set(found.map(({ name }) => name)).size, found.length);
    }
  });
  test("are none for text that is no skill", async () => {
    for (const text of ["zzzqqq", "\u0000", "%", "\\", "💼".repeat(20)])
      assert.deepEqual(await names(text).then((found) => found.filter((name) => name === text)), [], text);
    assert.deepEqual(await names("zzzqqq"), []);
  });
  const BAD = ["", "?text=a&kind=hard", "?text=a&limit=5", `?text=${"a".repeat(81)}`];
  for (const query of BAD)
    test(`refuses "${query.slice(0, 20)}"`, async () =>
      assert.equal((await app.get(`/api/skill/suggestions${query}`)).status, 400));
});
