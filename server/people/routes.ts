// The calls by which admins find people; identity mounts those that change an account.
import * as privacy from "../../contract/people/privacy-wire.ts";
import * as calls from "../../contract/people/wire.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import * as answering from "./answer-privacy-requests.ts";
import * as asking from "./privacy-requests.ts";
import * as people from "./read-people.ts";

export function mountPeople(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(calls.listAccounts, admin, (input, call) => people.listAccounts(input, call, deps));
  mount(calls.getAccount, admin, (input, call) => people.getAccount(input, call, deps));
  mount(privacy.askPrivacyRequest, signedIn, (input, call) => asking.askPrivacyRequest(input, call, deps), {
    perMinute: 10,
  });
  mount(privacy.listOwnPrivacyRequests, signedIn, (input, call) => asking.listOwnPrivacyRequests(input, call, deps));
  mount(privacy.askPrivacyRequestByMail, sameSite, (input) => asking.askPrivacyRequestByMail(input, deps), {
    perMinute: 5,
  });
  mount(privacy.confirmPrivacyRequest, sameSite, (input) => asking.confirmPrivacyRequest(input, deps), {
    perMinute: 20,
  });
  mount(privacy.listPrivacyRequests, admin, (input, call) => answering.listPrivacyRequests(input, call, deps));
  mount(privacy.assignPrivacyRequest, admin, (input, call) => answering.assignPrivacyRequest(input, call, deps));
  mount(privacy.answerPrivacyRequest, admin, (input, call) => answering.answerPrivacyRequest(input, call, deps));
  mount(privacy.makePrivacyRequest, admin, (input, call) => answering.makePrivacyRequest(input, call, deps));
}
