// What the application's start-up may call of applications; no other capability uses them yet.
export { tellRejections } from "./applicants/untold-rejections.ts";
export { applicationKeeper } from "./read-applications.ts";
