// What happened, as it is announced: past tense, in the transaction that made it so. reactions.ts says who does what about it.
import type { ApplicationStatus, RejectReason, WithdrawReason } from "../contract/application-words.ts";
import type { NotificationKind } from "../contract/notification-words.ts";
import type { ReportReason, ReportState } from "../contract/report-words.ts";
import type { CorporateUserType, UserType } from "../contract/roles.ts";
import type { Writer } from "./platform/db.ts";

/** Somebody with an account, as they were when it happened. */
export type Concerned = { accountId: string; email: string; name: string };

/** An application that was sent to a company here. */
export type ApplicationFacts = {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  candidate: Concerned;
  /** The share it came by. */
  shareId: string | null;
};

/** Times travel as ISO text. Codes and tokens are for the mail alone; facts are sealed while they wait. */
export type Fact =
  | { kind: "sign-up.code-made"; email: string; name: string; code: string }
  /** Somebody tried to sign up with the address of an account. */
  | { kind: "sign-up.address-taken"; email: string; name: string }
  | { kind: "password-reset.code-made"; email: string; name: string; code: string }
  /** For an address without an account; announced so that it costs the same, and nobody is written to. */
  | { kind: "password-reset.asked-in-vain"; email: string }
  | { kind: "password.changed"; email: string; name: string; at: string; how: "changed" | "reset" }
  /** Its owner asked for the account's deletion, took that back, or the time was over. */
  | { kind: "account.deletion-asked"; email: string; name: string; userType: UserType; dueAt: string }
  | { kind: "account.deletion-taken-back"; email: string; name: string }
  | { kind: "account.deleted"; email: string; name: string }
  | {
      kind: "invite.sent";
      email: string;
      companyName: string;
      role: CorporateUserType;
      invitedBy: string;
      token: string;
      expiresAt: string;
    }
  | ({ kind: "application.submitted"; score: number } & ApplicationFacts)
  /** A company moved it; rejections are announced when the candidate may see them. `eventId` is the step's. */
  | ({
      kind: "application.moved";
      eventId: string;
      from: ApplicationStatus;
      to: Exclude<ApplicationStatus, "REJECTED" | "WITHDRAWN">;
      message: string | null;
    } & ApplicationFacts)
  | ({
      kind: "application.rejected";
      eventId: string;
      reason: RejectReason;
      message: string | null;
      /** What the company has written for the mail; null when it wants none sent. */
      mail: { subject: string; text: string } | null;
    } & ApplicationFacts)
  | ({ kind: "application.withdrawn"; from: ApplicationStatus; reason: WithdrawReason } & ApplicationFacts)
  | { kind: "job.expiring"; jobId: string; jobTitle: string; companyId: string; companyName: string; expiresAt: string }
  | {
      kind: "saved-search.matched";
      to: Concerned;
      searchId: string;
      name: string;
      /** The board's address with the search: path and query. */
      path: string;
      /** Jobs that came since the last mail; the newest few are named. */
      count: number;
      jobs: readonly { jobId: string; jobTitle: string; companyName: string; city: string | null }[];
    }
  /** An application by a share reached the stage that earns the sharer a reward: once for each application. */
  | {
      kind: "share.reward-earned";
      applicationId: string;
      shareId: string;
      jobId: string;
      jobTitle: string;
      sharer: Concerned;
      earnedAt: string;
    }
  | { kind: "share.applied"; shareId: string; jobId: string; jobTitle: string; sharer: Concerned }
  /** A report was upheld: the job is off the site. */
  | { kind: "job.frozen"; jobId: string; jobTitle: string; companyId: string; companyName: string }
  | { kind: "job.reported"; reportId: string; jobId: string; jobTitle: string; reason: ReportReason }
  | {
      kind: "job-report.settled";
      reportId: string;
      jobId: string;
      jobTitle: string;
      state: Exclude<ReportState, "OPEN">;
      reporter: Concerned;
    }
  /** What somebody is told by the day's mail; `day` is India's, as 2026-11-21. The newest few of `count` are named. */
  | {
      kind: "digest.gathered";
      accountId: string;
      day: string;
      count: number;
      items: readonly { kind: NotificationKind; title: string; text: string; href: string }[];
    };

/** Announces a fact within `tx`: when that commits, the reactions will run; when it does not, they never will. */
export type Announce = (tx: Writer, fact: Fact) => Promise<void>;
