// Hiring: every call, who may make it, and the operation that answers. Both sides of an application use the same calls;
// the operations find the caller's side, and answer 404 to all others.

import * as interviewCalls from "../../contract/hiring/interviews-wire.ts";
import * as calls from "../../contract/hiring/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import type { Callers } from "../platform/mount.ts";
import * as talks from "./conversations.ts";
import { getInterviewCalendar } from "./interview-calendar.ts";
import * as interviews from "./interviews.ts";
import * as replies from "./saved-replies.ts";
import * as reports from "./talk-reports.ts";

const limited = { perMinute: 60 };

/** `publicUrl` is the site's address, for calendar entries. */
export function mountHiring(
  mount: DepsMount,
  deps: Deps,
  { signedIn, corporate, admin }: Callers,
  publicUrl: string,
): void {
  mount(calls.getConversation, signedIn, talks.getConversation);
  mount(calls.sendMessage, signedIn, talks.sendMessage, limited);
  mount(calls.readConversation, signedIn, talks.readConversation);
  mount(calls.blockConversation, signedIn, talks.blockConversation, limited);
  mount(calls.reportConversation, signedIn, reports.reportConversation, limited);
  mount(calls.listTalkReports, admin, reports.listTalkReports);
  mount(calls.settleTalkReport, admin, reports.settleTalkReport);

  mount(calls.listSavedReplies, corporate, replies.listSavedReplies);
  mount(calls.addSavedReply, corporate, replies.addSavedReply, limited);
  mount(calls.changeSavedReply, corporate, replies.changeSavedReply, limited);
  mount(calls.removeSavedReply, corporate, replies.removeSavedReply, limited);

  mount(interviewCalls.listInterviews, signedIn, interviews.listInterviews);
  mount(interviewCalls.offerInterview, corporate, interviews.offerInterview, limited);
  mount(interviewCalls.moveInterview, corporate, interviews.moveInterview, limited);
  mount(interviewCalls.acceptInterview, signedIn, interviews.acceptInterview);
  mount(interviewCalls.declineInterview, signedIn, interviews.declineInterview);
  mount(interviewCalls.cancelInterview, signedIn, interviews.cancelInterview);
  mount(interviewCalls.getInterviewCalendar, signedIn, (input, call) =>
    getInterviewCalendar(input, call, deps, publicUrl),
  );
}
