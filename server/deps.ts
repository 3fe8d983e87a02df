// The one thing a capability is given: everything outside itself that it may use.
import type { Announce } from "./facts.ts";
import type { FileStore } from "./files/index.ts";
import type { PaymentProvider } from "./ledger/index.ts";
import type { AnswerCache } from "./platform/answer-cache.ts";
import type { Cursors } from "./platform/cursor.ts";
import type { Database } from "./platform/db.ts";
import type { Vault } from "./platform/vault.ts";
import type { ResumeReader } from "./resumes/index.ts";

export type Deps = {
  db: Database;
  /** The time, so that tests can set it. */
  clock: () => Date;
  cursors: Cursors;
  /** Answers that are the same for everybody, kept for a short while. */
  cache: AnswerCache;
  /** Seals and signs. */
  vault: Vault;
  announce: Announce;
  /** Where uploaded files are kept. */
  files: FileStore;
  /** Where people pay; null when nothing can be paid. */
  payments: PaymentProvider | null;
  /** Reads résumés in processes of its own; the application ends it. */
  resumes: ResumeReader;
};
