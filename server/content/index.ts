// What the application may call of content.
export { messageKeeper } from "./keep-messages.ts";
