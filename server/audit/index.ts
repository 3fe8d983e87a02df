// What other capabilities may call of the audit log.
export { auditKeeper, readHistory } from "./read-audit.ts";
export { recordAct, recordLook } from "./record-act.ts";
