// How Vite bundles the site: React Router's plugin and Tailwind.

import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import compile from "icu-minify/compile";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/** The folder of messages that this build shows: one build per language (cli/build-web.ts). */
const LANGUAGE = process.env.SITE_LANGUAGE === "hi" ? "hi" : "en";
const ENGLISH_FILE = /(?:^#messages|\/messages\/en)\/([\w-]+\.ts)$/;
const TEXTS = /import \{ t(?: as (\w+))? \} from "#messages\/([\w-]+)\.ts";/g;
const USED = /\/messages\/\w+\/([\w-]+)\.ts\?used=(.+)$/;
/** A module's path from the root of the project. */
const pathOf = (id: string) => relative(import.meta.dirname, id).replaceAll("\\", "/");
/** Only people with an account, or about to have one, need what imports these: the table of calls, and schemas. */
const OF_ACCOUNTS = /^contract\/api\.ts$|node_modules\/(zod|@tanstack)\//;

/** Whether `id` imports one of `OF_ACCOUNTS` statically, itself or by other modules. */
function isOfAccounts(id: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()): boolean {
  seen.add(id);
  return (
    OF_ACCOUNTS.test(pathOf(id)) || importsOf(id).some((next) => !seen.has(next) && isOfAccounts(next, importsOf, seen))
  );
}

const FRAME = /^web\/(root|pages\/site)\.tsx/;
/** The page without a network comes from the service worker, never with a first visit. */
const PUBLIC_PAGE = /^web\/pages\/public\/(?!offline\.)/;
/** Pages with jobs and companies; the other public ones are texts and forms. */
const BOARD_PAGE =
  /^web\/pages\/public\/(landing|jobs?|company|companies|referrals|referral-request|guidance|guidance-request|salaries)\./;
/** Adds to `found` the frame and the pages that cannot show without `id`. */
function pagesThatNeed(
  id: string,
  importersOf: (id: string) => readonly string[],
  found: Set<string>,
  seen: Set<string>,
) {
  if (seen.has(id)) return;
  seen.add(id);
  const path = pathOf(id).split("?")[0]!;
  if (FRAME.test(path) || path.startsWith("web/pages/")) found.add(path);
  for (const next of importersOf(id)) pagesThatNeed(next, importersOf, found, seen);
}

type Share = "site" | "board" | "browse" | "offer" | "aside" | "text" | "people";

/**
 * Who needs a module of ours at once: every page, both lists and jobs, lists, other pages of the board, all but lists, pages of
 * text, or people with an account.
 */
function shareOf(pages: ReadonlySet<string>): Share | null {
  const count = (which: RegExp) => [...pages].filter((page) => which.test(page)).length;
  const needs = (page: string) => pages.has(`web/pages/public/${page}.tsx`);
  const [ofBoard, ofPublic] = [count(BOARD_PAGE), count(PUBLIC_PAGE)];
  if (count(FRAME) > 0 || (ofPublic > ofBoard && needs("jobs"))) return "site";
  if (ofPublic > Math.max(ofBoard, 1)) return ofBoard > 0 ? "aside" : "text";
  if (ofBoard > 0) return !needs("jobs") ? "offer" : needs("job") ? "board" : "browse";
  return ofPublic > 0 ? null : "people";
}

const groupOf = (share: Share, minShareCount: number, priority: number) => ({
  name: ((id, modules) => {
    const importsOf = (one: string) => modules.getModuleInfo(one)?.importedIds ?? [];
    // Messages go with the module that uses them.
    if (USED.test(id)) return null;
    if (!/^(web|contract|messages)\//.test(pathOf(id)) || isOfAccounts(id, importsOf)) return null;
    const pages = new Set<string>();
    pagesThatNeed(id, (one) => modules.getModuleInfo(one)?.importers ?? [], pages, new Set());
    return shareOf(pages) === share ? share : null;
  }) satisfies Rolldown.CodeSplittingNameFunction,
  minShareCount,
  priority,
});

const within = (pattern: RegExp) => (id: string) => pattern.test(pathOf(id));

/** Parts of the site are loaded by our own hand: see there. */
const fetchedParts: Plugin = {
  name: "fetched-parts",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importPart as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, "web/ui/fetch-parts.ts"))};`,
  },
};

/**
 * By the router's files: what the browser needs of parts that this site never uses. The names without a value are of the router's
 * server, which the build leaves out; a further name in a later release fails the build.
 */
const IDLE_ROUTER_PARTS = {
  // Every route is in the manifest of the first page (react-router.config.ts).
  "dom/ssr/fog-of-war": `export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // The site measures nothing in the browser.
  "router/instrumentation": `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export let instrumentHandler, instrumentationResultMetaContext;`,
} as const;
const IDLE_PART = new RegExp(`/react-router/dist/production/lib/(${Object.keys(IDLE_ROUTER_PARTS).join("|")})\\.js$`);

/** 3 KB of every first visit. */
const withoutIdleParts: Plugin = {
  name: "without-idle-parts",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: IDLE_PART },
    handler: (id) => IDLE_ROUTER_PARTS[IDLE_PART.exec(id)?.[1] as keyof typeof IDLE_ROUTER_PARTS],
  },
};

/** The site's schemas have no ids: zod's registry is the process's, and the API's description would mix copies. */
const schemasWithoutIds: Plugin = {
  name: "schemas-without-ids",
  transform: {
    filter: { id: /\/contract\/[\w/-]+\.ts$/, code: ".meta({" },
    handler: (code) => code.replace(/\.meta\(\{\s*id(: "\w+")?,?/g, ".meta({"),
  },
};

type Texts = { readonly [key: string]: string | Texts };

/** Messages are compiled ahead, which leaves the parser out of the browser. */
const compiledTexts = (texts: string | Texts): unknown =>
  typeof texts === "string"
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiledTexts(text)]));

/** A module gets only the messages that it uses: they are in one file per noun, and pages are not. */
const usedMessages: Plugin = {
  name: "used-messages",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/[^?]*\.tsx?(\?|$)/, code: "#messages/" },
    handler: (code) =>
      code.replace(TEXTS, (_, alias = "t", noun) => {
        const uses = code.matchAll(new RegExp(`(?<![\\w.])${alias}\\.(\\w+)`, "g"));
        const used = [...new Set([...uses].map(([, key]) => key))].sort();
        return `import * as ${alias} from "#messages/${noun}.ts?used=${used.join()}";`;
      }),
  },
  resolveId: {
    filter: { id: /^#messages\/.*\?used=/ },
    handler: (id) => join(import.meta.dirname, "messages", LANGUAGE, id.slice("#messages/".length)),
  },
  load: {
    filter: { id: USED },
    async handler(id) {
      const file = id.slice(0, id.indexOf("?"));
      this.addWatchFile(file);
      const { t } = (await import(pathToFileURL(file).href)) as { t: Texts };
      const used = (USED.exec(id)?.[2] ?? "").split(",");
      // Declared under names of their own: a message may be called "continue".
      const messages = used.map((key, at) => {
        const text = t[key] ?? this.error(`${file} has no text "${key}".`);
        return `const m${at} = ${JSON.stringify(compiledTexts(text))};\nexport { m${at} as ${key} };`;
      });
      return messages.join("\n");
    },
  },
};

/** Modules name English messages, by types too; another language's build gets its own file in their place. */
const ownLanguage: Plugin = {
  name: "own-language",
  enforce: "pre",
  resolveId: {
    filter: { id: ENGLISH_FILE },
    handler(id, importer) {
      // A file of another language builds on the English one.
      if (importer === undefined || /\/messages\/\w+\//.test(importer)) return null;
      return join(import.meta.dirname, "messages", LANGUAGE, ENGLISH_FILE.exec(id)?.[1] ?? "");
    },
  },
};

export default defineConfig({
  publicDir: "web/public",
  plugins: [
    fetchedParts,
    withoutIdleParts,
    schemasWithoutIds,
    usedMessages,
    ...(LANGUAGE === "en" ? [] : [ownLanguage]),
    tailwindcss(),
    reactRouter(),
  ],
  // Fonts stay files: an inlined font would be sent again with every page.
  build: {
    assetsInlineLimit: 0,
    // A part that needs no other file is fetched ahead as well.
    modulePreload: { resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) },
  },
  environments: {
    // A server keeps its sources in memory. Names stay, so that the stack of an error says where it was.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            comments: false,
            minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A first visit waits for connections more than for bytes: what every page needs comes in two files, not twenty,
            // and what the pages of the board share in a third.
            codeSplitting: {
              groups: [
                // A group takes along what its modules import, unless a group above has it: hence the order.
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
                // By itself, so that it can be told not to compile by eval before any schema is made (web/session/load-schemas.ts).
                { name: "zod", test: /node_modules[\\/]zod[\\/]/, priority: 3 },
                groupOf("site", 2, 2.5),
                groupOf("board", 2, 2.4),
                groupOf("browse", 2, 2.3),
                groupOf("aside", 2, 2.26),
                groupOf("text", 2, 2.25),
                groupOf("offer", 2, 2.2),
                groupOf("people", 4, 2.1),
                { name: "session", test: within(/^web\/session\/(ask|live-session)\./), priority: 1 },
                { name: "person", test: within(/^web\/session\/(query|candidate|repeat|use-basic)/), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
