// What the application may call of the homes.
export type { Installation } from "./admin-home.ts";
export { countDays } from "./count-days.ts";
