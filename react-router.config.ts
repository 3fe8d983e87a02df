// How React Router builds the site: server-rendered, source in web/, output in build/.
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // The manifest of every route is small; asking for it while browsing would cost a request per hovered link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
