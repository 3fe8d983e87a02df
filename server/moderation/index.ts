// What the application may call of moderation.

export { reportKeeper } from "./reports.ts";
