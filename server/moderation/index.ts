// What the application may call of moderation.

export { reportKeeper } from "./keep-reports.ts";
