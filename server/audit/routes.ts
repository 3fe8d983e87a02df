// The calls of the audit log: who may make each, and the operation that answers.
import * as calls from "../../contract/audit/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as audit from "./read-audit.ts";

export function mountAudit(mount: Mount, deps: Deps, { admin }: Callers): void {
  mount(calls.listAudit, admin, (input) => audit.listAudit(input, deps));
  mount(calls.exportAudit, admin, (input, call) => audit.exportAudit(input, call, deps), { perMinute: 30 });
}
