// What the application may call of applications; no other capability stands above them yet.
export { tellRejections } from "./applicants/untold-rejections.ts";
export { applicationKeeper } from "./keep-applications.ts";
