// Checks how titles are cut, what jobs are counted as, and what is suggested for what was typed: tables of cases, no database.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeTermCounter, type Term } from "./count-terms.ts";
import { findSuggestions, makeSuggestionIndex } from "./find-suggestions.ts";
import { correctWord, titlePhrase, wordsOf } from "./words.ts";

const WORDS: [string, string[]][] = [
  ["Node.js, C++ & C#", ["node.js", "c++", "c#"]],
  [".NET developer", [".net", "developer"]],
  ["São Paulo", ["sao", "paulo"]],
  ["Résumé", ["resume"]],
  ["L'Oréal", ["l'oreal"]],
  ["-- ??? \u0000", []],
];
for (const [text, words] of WORDS)
  test(`words of ${JSON.stringify(text)}`, () => assert.deepEqual(wordsOf(text), words));

const TITLES: [string, string | null][] = [
  ["Data Engineer", "Data Engineer"],
  ["Data Engineer - Payments (Remote)", "Data Engineer"],
  ["Data Engineer, 5+ years", "Data Engineer"],
  ["Software Engineer II", "Software Engineer"],
  ["Software Engineer 3 - Search", "Software Engineer"],
  ["NIGHT SHIFT NURSE", "Night Shift Nurse"],
  ["head of growth", "Head of Growth"],
  ["HR", "HR"],
  ["Sales Executive for Pune", "Sales Executive"],
  ["Urgent Hiring | Java Developer", "Java Developer"],
  ["Walk in", null],
  ["12345", null],
  ["A very long title of work that goes on and on and on", null],
];
for (const [title, phrase] of TITLES) test(`cuts the title ${title}`, () => assert.equal(titlePhrase(title), phrase));

const KNOWN = ["python", "pythonic", "developer", "design", "data", "delhi", "engineer"];
const CORRECTED: [string, boolean, string | undefined][] = [
  ["pyhton", false, "python"],
  ["enginer", false, "engineer"],
  ["devlop", true, "developer"],
  ["devlop", false, undefined],
  ["dta", false, undefined],
  ["dlehi", false, "delhi"],
  ["jython", false, undefined],
  ["xqzwvk", true, undefined],
];
for (const [typed, isBegun, meant] of CORRECTED)
  test(`${typed}${isBegun ? "…" : ""} is meant for ${meant ?? "nothing"}`, () => {
    const near = KNOWN.filter((word) => word[0] === typed[0]);
    assert.equal(correctWord(typed, near, (word) => 20 - word.length, isBegun)[0], meant);
  });

describe("counting", () => {
  const counted = (companies: number, jobTitle: string, skills: string[] = [], locations: string[] = []) => {
    const counter = makeTermCounter();
    for (let at = 0; at < companies; at += 1) {
      counter.add({ companyId: `${at}`, companyName: `Firm ${at}`, jobTitle, skills, locations });
      counter.addDescription(`${at}`, "<p>Say <b>hello</b> to kumar@example.org or 98450</p>");
    }
    return counter;
  };
  const texts = (terms: Term[], kind: Term["kind"]) =>
    terms.filter((term) => term.kind === kind).map(({ text }) => text);

  test("a large board keeps what three companies say, and names that are known anyway", async () => {
    const few = await counted(2, "Zephyr Tuner", ["python", "Zephyr Tuning"], ["Bangalore"]).terms(5_000);
    assert.deepEqual([texts(few, "title"), texts(few, "skill"), texts(few, "city")], [[], ["Python"], ["Bengaluru"]]);
    assert.ok(!texts(few, "word").includes("zephyr"));
    const enough = await counted(3, "Zephyr Tuner", ["Zephyr Tuning"]).terms(5_000);
    assert.deepEqual([texts(enough, "title"), texts(enough, "skill")], [["Zephyr Tuner"], ["Zephyr Tuning"]]);
    assert.ok(texts(enough, "word").includes("zephyr"));
  });
  test("a small board keeps what one company says", async () =>
    assert.deepEqual(texts(await counted(1, "Zephyr Tuner").terms(10), "title"), ["Zephyr Tuner"]));
  test("a sample stands for the whole board", async () => {
    const terms = await counted(10, "Zephyr Tuner").terms(20_000);
    assert.deepEqual(
      terms.find(({ kind }) => kind === "title"),
      { kind: "title", text: "Zephyr Tuner", jobs: 20_000 },
    );
  });
  test("text gives words, and nothing of addresses and numbers", async () => {
    const words = texts(await counted(3, "Tuner").terms(10), "word");
    assert.deepEqual(
      ["say", "hello", "kumar", "example.org", "98450"].map((word) => words.includes(word)),
      [true, true, false, false, false],
    );
  });
  test("a title counts in longer ones, by its commonest spelling", async () => {
    const counter = counted(3, "DATA ENGINEER");
    for (let at = 0; at < 5; at += 1)
      counter.add({
        companyId: `x${at}`,
        companyName: "",
        jobTitle: "Senior Data Engineer",
        skills: [],
        locations: [],
      });
    const titles = (await counter.terms(8)).filter(({ kind }) => kind === "title");
    assert.deepEqual(titles, [
      { kind: "title", text: "Data Engineer", jobs: 8 },
      { kind: "title", text: "Senior Data Engineer", jobs: 5 },
    ]);
  });
});

const TERMS: [Term["kind"], string, number][] = [
  ["title", "Product Manager", 900],
  ["title", "Data Engineer", 800],
  ["title", "Data Analyst", 700],
  ["title", "Banquet Captain", 5],
  ["title", "Software Engineer", 4],
  ["skill", "Python", 5_000],
  ["skill", "Node.js", 600],
  ["skill", "Kubernetes", 400],
  ["skill", "C++", 300],
  ["skill", "Data Modeling", 200],
  ["company", "Bank of Kites", 30],
  ["company", "Café Zoë", 20],
  ["city", "Bengaluru", 6_000],
  ["city", "Mumbai", 3_000],
  ["city", "Pune", 2_000],
  ["word", "bandwidth", 9_999],
];
const index = await makeSuggestionIndex(TERMS.map(([kind, text, jobs]) => ({ kind, text, jobs })));

const SUGGESTED: [string, string, string[]][] = [
  ["the beginning of a word", "pyth", ["Python"]],
  ["any word of a name", "kites", ["Bank of Kites"]],
  ["an old name of a city", "bang", ["Bengaluru"]],
  ["another old name", "bombay", ["Mumbai"]],
  ["all kinds, the commonest first", "ban", ["Bengaluru", "Bank of Kites", "Banquet Captain"]],
  ["words before the last", "product manager ban", ["product manager Bengaluru", "product manager Bank of Kites"]],
  ["a small word before it", "python in pu", ["python in Pune", "python in Python"].slice(0, 1)],
  ["two words of one name", "data en", ["Data Engineer"]],
  ["an abbreviation of a trade", "sde", ["Software Engineer"]],
  ["an alias of a skill", "k8s", ["Kubernetes"]],
  ["a name with a dot, as two words", "node js", ["Node.js"]],
  ["and as one", "nodej", ["Node.js"]],
  ["signs", "c++", ["C++"]],
  ["accents left out", "cafe z", ["Café Zoë"]],
  ["accents typed", "CAFÉ", ["Café Zoë"]],
  ["a misspelling", "pyhton", ["Python"]],
  ["a misspelling that is still being typed", "kuberne", ["Kubernetes"]],
  ["a misspelling before the last word", "prodct man", ["Product Manager"]],
  ["a misspelt beginning", "banglo", ["Bengaluru"]],
  ["nothing", "xqzwvk", []],
  ["words of texts alone", "bandwi", []],
  ["an exclusion", "python -ban", []],
  ["a phrase", '"data en', []],
  ["signs alone", "?!", []],
  ["nothing typed", "   ", []],
];
for (const [what, typed, texts] of SUGGESTED)
  test(`suggests by ${what}: ${typed}`, () =>
    assert.deepEqual(
      findSuggestions(index, typed).map(({ text }) => text),
      texts,
    ));

test("what is completed is named apart from what was typed before it", () =>
  assert.deepEqual(findSuggestions(index, "Senior  nurse pun"), [
    { kind: "city", text: "Senior nurse Pune", name: "Pune", jobs: 2_000 },
  ]));

test("at most eight, the best of each kind among them", async () => {
  const many = Array.from({ length: 40 }, (_, at): Term => ({ kind: "title", text: `Zed ${at}`, jobs: 1_000 - at }));
  const crowded = await makeSuggestionIndex([...many, { kind: "company", text: "Zed Ltd", jobs: 1 }]);
  const found = findSuggestions(crowded, "zed");
  assert.ok(found.length <= 8);
  assert.deepEqual(found.filter(({ kind }) => kind === "company").length, 1);
});

test("one letter finds the commonest of thousands, and names of one letter", async () => {
  const firms = Array.from(
    { length: 3_000 },
    (_, at): Term => ({ kind: "company", text: `Cask ${at}`, jobs: 4_000 - at }),
  );
  const crowded = await makeSuggestionIndex([{ kind: "skill", text: "C", jobs: 1 }, ...firms]);
  assert.deepEqual(
    findSuggestions(crowded, "c").map(({ text }) => text),
    ["Cask 0", "Cask 1", "Cask 2", "C"],
  );
});

test("any text is answered at once", () => {
  const odd = [
    "a ".repeat(100),
    "\u{1F600}".repeat(100),
    "q".repeat(200),
    "'; drop table job; --",
    "\\",
    "%_",
    "-",
    "ﬁ½İ",
    "\u0301",
  ];
  for (const typed of odd) assert.ok(Array.isArray(findSuggestions(index, typed)), typed);
});
