// The calls for figures and forms of the public pages, and the operators' inbox: who may make each, and the operation that
// answers.
import * as inboxCalls from "../../contract/content/inbox-wire.ts";
import * as calls from "../../contract/content/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount, sameSite } from "../platform/mount.ts";
import { countSite } from "./count-site.ts";
import * as inbox from "./inbox.ts";
import { takeContactMessage, takeCorporateEnquiry } from "./messages.ts";

export function mountContent(mount: Mount, deps: Deps, { admin }: Callers): void {
  mount(calls.getSiteFigures, anyone, () => countSite(deps));
  mount(calls.sendContactMessage, sameSite, ({ body }) => takeContactMessage(body, deps), { perMinute: 5 });
  mount(calls.sendCorporateEnquiry, sameSite, ({ body }) => takeCorporateEnquiry(body, deps), { perMinute: 5 });
  mount(inboxCalls.listMessages, admin, (input, call) => inbox.listMessages(input, call, deps));
  mount(inboxCalls.getMessage, admin, (input, call) => inbox.getMessage(input, call, deps));
  mount(inboxCalls.changeMessage, admin, (input, call) => inbox.changeMessage(input, call, deps));
  mount(inboxCalls.answerMessage, admin, (input, call) => inbox.answerMessage(input, call, deps));
}
