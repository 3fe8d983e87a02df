// How Vite bundles the site: React Router's plugin and Tailwind.

import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Whether a module of this project is meant; `pattern` is matched with its path from the root. */
const ofProject = (pattern: RegExp) => (id: string) => pattern.test(relative(import.meta.dirname, id));

/** What a browser needs once there is reason to ask about its session, with the table of calls. */
const ofTheSession = /^contract\/(api|client)\.|^web\/session\/(live-session|session-engine|ask|send|hint|token)/;
/** What pieces of a page need that ask something for a person who is signed in; it takes the cache of answers along. */
const ofThePerson = /^web\/session\/(query|candidate|repeat|use-basic)/;
/** Parts of the contract that visitors' pages do without: schemas, and words of screens for people with an account. */
const SCHEMAS =
  "accounts|api\\.|client|applicants|application|candidates|companies|content|credits|earning|endpoint|files|form-fields|guidance|jobs|ledger|matching|moderation|notification|password|payments|payouts|posting|prices|query-parameters|recruiting|referee|referral|report|resume|saved|session|sharing";
/** Features, pieces of the kit and parts of the session that only people with an account, or about to have one, need. */
const BEHIND_SIGN_IN =
  "features/(accounts|applicants|credits|dashboard|earnings|guidance|moderation|notifications|posting|profile|referees|referrals)|ui/(password|token)|session/(live-session|session-engine|ask|send|hint|token|form|load|query|candidate|repeat|use-basic)";
/** What pages share. */
const ofEveryPage = new RegExp(`^contract/(?!(${SCHEMAS}))|^web/(?!${BEHIND_SIGN_IN})`);
/** What forms of people with an account, or about to have one, need. */
const ofAccounts = /^web\/features\/accounts\/|^web\/session\/(form|load)-/;

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

export default defineConfig({
  publicDir: "web/public",
  plugins: [fetchedParts, tailwindcss(), reactRouter()],
  // Fonts stay files: an inlined font would be sent again with every page.
  build: {
    assetsInlineLimit: 0,
    // A part that needs no other file is fetched ahead as well.
    modulePreload: { resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) },
  },
  environments: {
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
                { name: "site", test: ofProject(ofEveryPage), minShareCount: 4, priority: 2 },
                { name: "session", test: ofProject(ofTheSession), priority: 1 },
                { name: "person", test: ofProject(ofThePerson), priority: 1 },
                { name: "accounts", test: ofProject(ofAccounts), minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
