// The calls by which admins find people; identity mounts those that change an account.
import * as privacy from "../../contract/people/privacy-wire.ts";
import * as calls from "../../contract/people/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { type Callers, sameSite } from "../platform/mount.ts";
import * as answering from "./answer-privacy-requests.ts";
import * as asking from "./privacy-requests.ts";
import * as people from "./read-people.ts";

export function mountPeople(mount: DepsMount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(calls.listAccounts, admin, people.listAccounts);
  mount(calls.getAccount, admin, people.getAccount);
  mount(privacy.askPrivacyRequest, signedIn, asking.askPrivacyRequest, { perMinute: 10 });
  mount(privacy.listOwnPrivacyRequests, signedIn, asking.listOwnPrivacyRequests);
  mount(privacy.askPrivacyRequestByMail, sameSite, (input) => asking.askPrivacyRequestByMail(input, deps), {
    perMinute: 5,
  });
  mount(privacy.confirmPrivacyRequest, sameSite, (input) => asking.confirmPrivacyRequest(input, deps), {
    perMinute: 20,
  });
  mount(privacy.listPrivacyRequests, admin, answering.listPrivacyRequests);
  mount(privacy.assignPrivacyRequest, admin, answering.assignPrivacyRequest);
  mount(privacy.answerPrivacyRequest, admin, answering.answerPrivacyRequest);
  mount(privacy.makePrivacyRequest, admin, answering.makePrivacyRequest);
}
