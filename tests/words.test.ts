// Every text of the site is a message, every message is used and understood, and none has a word that we do not use.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import { parseSync, Visitor } from "oxc-parser";

const project = join(import.meta.dirname, "..");
const ENGLISH = join(project, "messages/en");
const HINDI = join(project, "messages/hi");
/** Attributes whose text people read or hear. */
const READ =
  /^(title|label|aria-label|aria-description|placeholder|hint|alt|busyLabel|moreLabel|summary|caption|unit)$/;
/** Words with a plainer one: the person has a name or a role, and a résumé is a CV here. */
const UNUSED_WORDS = /\b(somebody|whoever|whomever|(?<!JSON )r[ée]sum[ée]s?|is told|utili[sz]e|leverage)\b/i;
/** The specification's own sentences. */
const FIXED =
  /^(Analyzing your resume\.\.\.|Update Resume|It looks like your profile is incomplete\. Please click the button below to update your resume\.)$/;

type Texts = { readonly [key: string]: string | Texts };

const sources = readdirSync(join(project, "web"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: `web/${path}`, text: readFileSync(join(project, "web", path), "utf8") }));

/** Mails, notices and answers to programs word their texts on the server, in each language. */
const onServer = readdirSync(join(project, "server"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => readFileSync(join(project, "server", path), "utf8"));

type Catalog = { noun: string; texts: Texts };

const catalogsIn = (folder: string): Promise<Catalog[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .map(async (name) => {
        const { t } = (await import(pathToFileURL(join(folder, name)).href)) as { t?: Texts };
        return { noun: name.slice(0, -".ts".length), texts: t ?? {} };
      }),
  );

const catalogs = await catalogsIn(ENGLISH);
const hindi = await catalogsIn(HINDI);

const isWordy = (text: string) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text);

/** The texts of a source that stand in the code. */
function textsInCode({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText({ value }) {
      if (isWordy(value)) found.push(`${path}: ${value.trim()}`);
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== "Literal" || typeof value.value !== "string" || typeof name.name !== "string") return;
      if (READ.test(name.name) && isWordy(value.value)) found.push(`${path}: ${name.name}="${value.value}"`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Every text of a catalog, with its key. */
const flat = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );

/** Whether a file of the server uses the texts of a noun that another file has by language. */
const sharesWords = (noun: string, text: string) =>
  (noun === "mails" && /MAIL_WORDS|MailWords/.test(text)) ||
  (noun === "referral-notices" && text.includes("REFERRAL_WORDS"));

describe("the site's words", () => {
  test("are messages, not texts in the code", () => {
    assert.ok(sources.length > 250, `${sources.length} sources`);
    const planted = { path: "x.tsx", text: 'export const X = () => <p title="Not so">Hello you</p>;' };
    assert.equal(textsInCode(planted).length, 2);
    assert.deepEqual(sources.flatMap(textsInCode), []);
  });

  for (const { noun, texts } of catalogs)
    test(`${noun}: each message is understood and used`, () => {
      const importers = sources
        .map(({ text }) => text)
        .filter((text) => text.includes(`"#messages/${noun}.ts"`))
        .map((text) => ({
          text,
          name: new RegExp(`\\{ t(?: as (\\w+))? \\} from "#messages/${noun}.ts"`).exec(text)?.[1] ?? "t",
        }));
      importers.push(
        ...onServer
          .filter((text) => text.includes(`/messages/en/${noun}.ts"`) || sharesWords(noun, text))
          .map((text) => ({ text, name: String.raw`(?:[\w.[\]]+\.)?t` })),
      );
      for (const [key, text] of flat(texts)) assert.doesNotThrow(() => compile(text), `${key}: ${text}`);
      const unused = Object.keys(texts).filter(
        (key) => !importers.some(({ text, name }) => new RegExp(`(?<![\\w.])${name}\\s*\\.${key}\\b`).test(text)),
      );
      assert.deepEqual(unused, []);
    });

  test("have none that a plainer one replaces", () => {
    const found = catalogs.flatMap(({ noun, texts }) =>
      flat(texts)
        .filter(([, text]) => UNUSED_WORDS.test(text) && !FIXED.test(text))
        .map(([key, text]) => `${noun}.${key}: ${text}`),
    );
    assert.deepEqual(found, []);
  });
});

/** What stays as it is in Hindi: names, units, addresses, and texts of arguments only. */
const SAME_IN_HINDI = /^(English|CV|KB|MB|SMS|PostgreSQL|UPI ID|OTP|JSON|CSV|PDF|QR)$|@|^[A-Z]{4}0\d{6}$|^[+\d .–-]+$/;

/** A part of a compiled message: words, `#`, `[argument]`, `[argument, type, options]` or `[tag, ...parts]`. */
type Part = string | number | [string, ...unknown[]];

/** The arguments and tags of a message, by name: what the code fills in. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  const walk = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts as Part[]) {
      if (!Array.isArray(part)) continue;
      const [name, type, options] = part;
      if (part.length === 1 || typeof type === "number") {
        names.add(name);
        for (const option of Object.values((options ?? {}) as object)) walk(option);
      } else {
        names.add(`<${name}>`);
        walk(part.slice(1));
      }
    }
  };
  walk(compile(text));
  return [...names].sort();
}

describe("the site's words in Hindi", () => {
  const texts = hindi.map(({ noun, texts: own }) => ({
    noun,
    own,
    english: catalogs.find((one) => one.noun === noun),
  }));

  test("are all there", () =>
    assert.deepEqual(
      hindi.map(({ noun, texts: own }) => [
        noun,
        flat(own)
          .map(([key]) => key)
          .sort(),
      ]),
      catalogs.map(({ noun, texts: own }) => [
        noun,
        flat(own)
          .map(([key]) => key)
          .sort(),
      ]),
    ));

  for (const { noun, own, english } of texts)
    test(`${noun}: in Devanagari, with the same arguments`, () => {
      const meant = new Map(flat(english?.texts ?? {}));
      for (const [key, text] of flat(own)) {
        const name = `${noun}.${key}: ${text}`;
        assert.deepEqual(argumentsOf(text), argumentsOf(meant.get(key) ?? ""), name);
        const words = text.replace(/\{\w+\}|<[^>]*>/g, "").trim();
        const isSame = !/\p{L}/u.test(words) || SAME_IN_HINDI.test(words);
        assert.ok(isSame || /\p{Script=Devanagari}/u.test(words), name);
      }
    });
});

/** Rooms whose comments and names of tests name the person or thing instead. */
const PLAIN_ROOMS = ["client", "contract", "messages", "server", "cli", "demo", "bench"];
const RIDDLES = /\b(whoever|whomever|somebody|anybody|nobody|(is|are|be|been|was|were|and|or) told of)\b/i;

/** The comments of a source, the names of its tests, and in the contract what OpenAPI says. */
function wordsOfCode(path: string, text: string): string[] {
  const named = path.endsWith(".test.ts")
    ? /\b(?:test|describe)\(\s*(["`])(.+?)\1/g
    : /\b(?:summary:|\d{3}:)\s*(["`])(.+?)\1/g;
  return [
    ...parseSync(path, text).comments.map(({ value }) => value),
    ...[...text.matchAll(named)].map(([, , name = ""]) => name),
  ];
}

test("comments, names of tests and the words of OpenAPI name the person or thing", () => {
  const riddles = (path: string, text: string) => wordsOfCode(path, text).filter((words) => RIDDLES.test(words));
  assert.equal(riddles("x.test.ts", '// Of whoever asks.\ntest("nobody\'s job", run);').length, 2);
  const found = PLAIN_ROOMS.flatMap((room) =>
    readdirSync(join(project, room), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(project, room, path), "utf8");
        return RIDDLES.test(text) ? riddles(path, text).map((words) => `${room}/${path}: ${words.trim()}`) : [];
      }),
  );
  assert.deepEqual(found, []);
});
