// Hiring: every call, who may make it, and the operation that answers. Both sides of an application use the same calls;
// the operations find the caller's side, and answer 404 to all others.

import * as interviewCalls from "../../contract/hiring/interviews-wire.ts";
import * as calls from "../../contract/hiring/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as talks from "./conversations.ts";
import { getInterviewCalendar } from "./interview-calendar.ts";
import * as interviews from "./interviews.ts";
import * as replies from "./saved-replies.ts";
import * as reports from "./talk-reports.ts";

const limited = { perMinute: 60 };

/** `publicUrl` is the site's address, for calendar entries. */
export function mountHiring(
  mount: Mount,
  deps: Deps,
  { signedIn, corporate, admin }: Callers,
  publicUrl: string,
): void {
  mount(calls.getConversation, signedIn, (input, call) => talks.getConversation(input, call, deps));
  mount(calls.sendMessage, signedIn, (input, call) => talks.sendMessage(input, call, deps), limited);
  mount(calls.readConversation, signedIn, (input, call) => talks.readConversation(input, call, deps));
  mount(calls.blockConversation, signedIn, (input, call) => talks.blockConversation(input, call, deps), limited);
  mount(calls.reportConversation, signedIn, (input, call) => reports.reportConversation(input, call, deps), limited);
  mount(calls.listTalkReports, admin, (input, call) => reports.listTalkReports(input, call, deps));
  mount(calls.settleTalkReport, admin, (input, call) => reports.settleTalkReport(input, call, deps));

  mount(calls.listSavedReplies, corporate, (input, call) => replies.listSavedReplies(input, call, deps));
  mount(calls.addSavedReply, corporate, (input, call) => replies.addSavedReply(input, call, deps), limited);
  mount(calls.changeSavedReply, corporate, (input, call) => replies.changeSavedReply(input, call, deps), limited);
  mount(calls.removeSavedReply, corporate, (input, call) => replies.removeSavedReply(input, call, deps), limited);

  mount(interviewCalls.listInterviews, signedIn, (input, call) => interviews.listInterviews(input, call, deps));
  mount(
    interviewCalls.offerInterview,
    corporate,
    (input, call) => interviews.offerInterview(input, call, deps),
    limited,
  );
  mount(interviewCalls.moveInterview, corporate, (input, call) => interviews.moveInterview(input, call, deps), limited);
  mount(interviewCalls.acceptInterview, signedIn, (input, call) => interviews.acceptInterview(input, call, deps));
  mount(interviewCalls.declineInterview, signedIn, (input, call) => interviews.declineInterview(input, call, deps));
  mount(interviewCalls.cancelInterview, signedIn, (input, call) => interviews.cancelInterview(input, call, deps));
  mount(interviewCalls.getInterviewCalendar, signedIn, (input, call) =>
    getInterviewCalendar(input, call, deps, publicUrl),
  );
}
