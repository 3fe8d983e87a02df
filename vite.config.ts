// How Vite bundles the site: React Router's plugin and Tailwind.
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What a browser needs once there is reason to ask about its session. */
const ofTheSession = /[\\/]web[\\/]session[\\/](live-session|session-engine|call|send|hint|token)/;
/** What pages share, without schemas and what only people with an account, or about to have one, need. */
const ofEveryPage =
  /[\\/]contract[\\/](?!(accounts|candidates|companies|content|endpoint|files|form-fields|jobs|matching|query-parameters|recruiting|resume|session)\.ts)|[\\/]web[\\/](?!features[\\/](accounts|profile)[\\/]|session[\\/](live-session|session-engine|call|send|hint|token|form|load))/;
/** What forms of people with an account, or about to have one, need. */
const ofAccounts = /[\\/]features[\\/]accounts[\\/]|[\\/]web[\\/]session[\\/](form|load)-/;

export default defineConfig({
  publicDir: "web/public",
  plugins: [tailwindcss(), reactRouter()],
  // Fonts stay files: an inlined font would be sent again with every page.
  build: { assetsInlineLimit: 0 },
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
                // By itself, so that it can be told not to compile by eval before any schema is made (schemas-without-eval.ts).
                { name: "zod", test: /node_modules[\\/]zod[\\/]/, priority: 3 },
                { name: "site", test: ofEveryPage, minShareCount: 4, priority: 2 },
                { name: "session", test: ofTheSession, priority: 1 },
                { name: "accounts", test: ofAccounts, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
