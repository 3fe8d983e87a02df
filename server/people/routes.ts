// The calls by which admins find people; identity mounts those that change an account.
import * as calls from "../../contract/people/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as people from "./read-people.ts";

export function mountPeople(mount: Mount, deps: Deps, { admin }: Callers): void {
  mount(calls.listAccounts, admin, (input, call) => people.listAccounts(input, call, deps));
  mount(calls.getAccount, admin, (input, call) => people.getAccount(input, call, deps));
}
