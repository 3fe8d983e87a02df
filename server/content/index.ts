// What the application may call of content.
export { jobPosting } from "./job-posting.ts";
export { messageKeeper, storeEnquiry } from "./messages.ts";
export { organization } from "./organization.ts";
export { keepSitemaps } from "./sitemap-parts.ts";
