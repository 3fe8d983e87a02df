// What the application may call of hiring.
export { interviewEntry } from "./interview-calendar.ts";
export { endInterviews } from "./interviews.ts";
export { hiringKeeper } from "./keep-hiring.ts";
