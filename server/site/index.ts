// What the application may call of the site's settings.
export { isSwitchedOn, openSite, type Site, type SiteGiven, watchSite } from "./open-site.ts";
export { switchable } from "./switches.ts";
