// How sources of listings are read: by which name, and whether those on this machine are.
import { PRODUCT_NAME, VERSION } from "../contract/brand.ts";
import type { SourceReach } from "./listings/index.ts";
import type { Config } from "./platform/config.ts";

export const sourceReach = ({ publicUrl, openings }: Pick<Config, "publicUrl" | "openings">): SourceReach => ({
  userAgent: `${PRODUCT_NAME}/${VERSION} (job listings; +${publicUrl})`,
  openLoopback: openings.loopbackSources.open,
});
