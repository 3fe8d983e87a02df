// The site map: every URL on one line, grouped by audience.
import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("pages/public/landing.tsx")] satisfies RouteConfig;
