// The calls of the site's settings: who may make each, and the operation that answers.
import * as calls from "../../contract/site/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as settings from "./site-settings.ts";

export function mountSite(mount: Mount, deps: Deps, { admin }: Callers): void {
  mount(calls.getSiteSettings, admin, (input) => settings.getSiteSettings(input, deps));
  mount(calls.updateSiteSettings, admin, (input, call) => settings.updateSiteSettings(input, call, deps));
  const redraws = { perMinute: 20, asksOutside: true };
  mount(calls.setSiteLogo, admin, (input, call) => settings.setSiteLogo(input, call, deps), redraws);
  mount(calls.listSiteVersions, admin, (input) => settings.listSiteVersions(input, deps));
  mount(calls.restoreSiteVersion, admin, (input, call) => settings.restoreSiteVersion(input, call, deps));
}
