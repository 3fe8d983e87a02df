// How Vite bundles the site: React Router's plugin and Tailwind.
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: "site", test: /[\\/](web|contract)[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
