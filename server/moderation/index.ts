// What the application may call of moderation.
export { appealKeeper } from "./appeals.ts";
export { reportKeeper } from "./reports.ts";
