// How Vite bundles the site: React Router's plugin and Tailwind.
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: "web/public",
  plugins: [tailwindcss(), reactRouter()],
  // Fonts stay files: an inlined font would be sent again with every page.
  build: { assetsInlineLimit: 0 },
});
