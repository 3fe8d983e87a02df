// How Vite bundles the site: React Router's plugin and Tailwind.

import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

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

/** The group of modules that visitors' pages share. */
const ofEveryPage: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  const importsOf = (one: string) => modules.getModuleInfo(one)?.importedIds ?? [];
  return /^(web|contract|messages)\//.test(pathOf(id)) && !isOfAccounts(id, importsOf) ? "site" : null;
};

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

/** The site's schemas have no ids: zod's registry is the process's, and the API's description would mix copies. */
const schemasWithoutIds: Plugin = {
  name: "schemas-without-ids",
  transform: {
    filter: { id: /\/contract\/[\w/-]+\.ts$/, code: ".meta({" },
    handler: (code) => code.replace(/\.meta\(\{\s*id: "\w+",?/g, ".meta({"),
  },
};

export default defineConfig({
  publicDir: "web/public",
  plugins: [fetchedParts, schemasWithoutIds, tailwindcss(), reactRouter()],
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
            // A first visit waits for connections more than for bytes: what every page needs comes in two files, not twenty.
            codeSplitting: {
              groups: [
                // A group takes along what its modules import, unless a group above has it: hence the order.
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
                // By itself, so that it can be told not to compile by eval before any schema is made (web/session/load-schemas.ts).
                { name: "zod", test: /node_modules[\\/]zod[\\/]/, priority: 3 },
                { name: ofEveryPage, minShareCount: 4, priority: 2 },
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
