// What the application may call of content.
export { jobPosting } from "./job-posting.ts";
export { messageKeeper } from "./messages.ts";
