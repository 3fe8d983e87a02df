// What companies have an account for, as far as it is not built yet.
import { AreaToCome } from "../../features/content/area-to-come.tsx";
import { closedDoor } from "../../features/content/pages-to-come.ts";
import { type MetaSource, pageMeta } from "../../features/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = (args: MetaSource) => {
  const { title, text } = closedDoor(args.location.pathname);
  return pageMeta(args, { title, description: text });
};

export default AreaToCome;
