// The dependencies that every capability gets.
import type { CallName } from "../contract/api.ts";
import type { Wire } from "../contract/wire.ts";
import type { NightlyBackups } from "./backup/index.ts";
import type { Announce } from "./facts.ts";
import type { FileStore } from "./files/index.ts";
import type { SearchEngine } from "./jobs/index.ts";
import type { PaymentProvider } from "./ledger/index.ts";
import type { SourceReach } from "./listings/index.ts";
import type { AnswerCache } from "./platform/answer-cache.ts";
import type { Cursors } from "./platform/cursor.ts";
import type { Database } from "./platform/db.ts";
import type { DnsPort } from "./platform/dns.ts";
import type { Answer, Call, Caller, Input, Mount } from "./platform/mount.ts";
import type { Vault } from "./platform/vault.ts";
import type { ResumeReader } from "./resumes/index.ts";
import type { Site } from "./site/index.ts";

export type Deps = {
  db: Database;
  /** The current time; tests replace it. */
  clock: () => Date;
  cursors: Cursors;
  /** A short-lived cache of public answers. */
  cache: AnswerCache;
  /** Seals and signs. */
  vault: Vault;
  announce: Announce;
  /** Null if no place for nightly backups is configured. */
  backups: NightlyBackups | null;
  /** The store of uploaded files. */
  files: FileStore;
  /** What admins set for the site. */
  site: Site;
  dns: DnsPort;
  /** Those that hear of changed pages; none by default. */
  searchEngines: readonly SearchEngine[];
  /** How sources of listings are read. */
  sources: SourceReach;
  /** Null if no payments are possible. */
  payments: PaymentProvider | null;
  /** Reads résumés in child processes; the application closes it. */
  resumes: ResumeReader;
  /** How long a person may undo an application before the company receives it; 0 if not at all. */
  applicationUndoSeconds: number;
};

/** For what announces within its caller's transaction. */
export type Teller = Pick<Deps, "announce">;

/** For what opens its own transaction and announces in it. */
export type TellingDeps = Pick<Deps, "db" | "clock" | "announce">;

/** For what announces within its caller's transaction, at its own time. */
export type TimedTeller = Pick<Deps, "announce" | "clock">;

/** For the rounds, which end what time ends. */
export type RoundDeps = TellingDeps & Pick<Deps, "vault">;

/** Answers a call for a signed-in caller; `More` are further arguments that its route gives. */
export type Operation<Name extends CallName, More extends unknown[] = [], Result = Answer<Wire[Name]>> = (
  input: Input<Wire[Name]>,
  call: Call<Caller>,
  deps: Deps,
  ...more: More
) => Promise<Result>;

/** Answers a call alike for every caller; `More` as above. */
export type PublicOperation<Name extends CallName, More extends unknown[] = []> = (
  input: Input<Wire[Name]>,
  deps: Deps,
  ...more: More
) => Promise<Answer<Wire[Name]>>;

/** Mounts operations that get the dependencies after their input and call. */
export type DepsMount = Mount<[deps: Deps]>;

/** Mounts operations as they are: each gets the dependencies after its input and call. */
export const mountWith =
  (mount: Mount, deps: Deps): DepsMount =>
  (endpoint, who, operation, options) =>
    mount(endpoint, who, (input, call) => operation(input, call, deps), options);
