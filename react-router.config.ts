// How React Router builds the site: server-rendered, source in web/, output in build/.
import type { Config } from "@react-router/dev/config";

/** One build per language; Hindi pages have addresses of their own. */
const isHindi = process.env.SITE_LANGUAGE === "hi";

export default {
  appDirectory: "web",
  buildDirectory: isHindi ? "build/hi" : "build",
  basename: isHindi ? "/hi" : "/",
  ssr: true,
  // The manifest of every route is small; asking for it while browsing would cost a request per hovered link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
