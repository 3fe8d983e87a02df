// What happened, as it is announced: past tense, in the transaction that made it so. reactions.ts says who does what about it.

import type { ApplicationStatus, RejectReason, WithdrawReason } from "../contract/application-words.ts";
import type { GuidanceKind, Side } from "../contract/guidance-words.ts";
import type { PaymentPurpose, PriceKind } from "../contract/ledger-words.ts";
import type { NotificationKind } from "../contract/notification-words.ts";
import type { DeclineReason, DisputeReason, RequestStatus } from "../contract/referral-words.ts";
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

/** A referral request that was sent to a company's referees. */
export type RequestFacts = {
  requestId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  candidate: Concerned;
};

/** A referee and the company of the moment. */
export type RefereeFacts = { referee: Concerned; companyId: string; companyName: string };

/** A payment; amounts in paise. */
export type PaymentFacts = {
  paymentId: string;
  ownerId: string;
  purpose: PaymentPurpose;
  /** The plan's version, or the booking. */
  subjectId: string;
  label: string;
  amount: number;
  credits: number;
  isTest: boolean;
  /** Of one that was paid. */
  receiptNumber: number | null;
};

/** A session of guidance, as it is when it is told of; the price in paise. */
export type GuidanceFacts = {
  bookingId: string;
  companyId: string;
  companyName: string;
  sessionKind: GuidanceKind;
  topic: string;
  price: number;
  startsAt: string;
  endsAt: string;
  meeting: string | null;
  /** Its version for calendars; 0 while none has heard of it. */
  sequence: number;
  /** Both agreed at some time: each may know the other's name from then on. */
  wasAccepted: boolean;
  candidate: Concerned & { timeZone: string };
  referee: Concerned & { timeZone: string };
};

/** What came for a saved search since its owner was told last. */
export type SearchMatch = {
  to: Concerned;
  searchId: string;
  name: string;
  /** The board's address with the search: path and query. */
  path: string;
  count: number;
  /** The newest few of them. */
  jobs: readonly { jobId: string; jobTitle: string; companyName: string; city: string | null }[];
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
  /** What came for some saved searches, each told to its owner: many are told each morning, and one fact for each costs most of that. */
  | { kind: "saved-searches.matched"; matches: readonly SearchMatch[] }
  /** The week's new jobs that suit a person, the best first; `week` is its Monday, as 2026-11-23. */
  | {
      kind: "jobs-for-you.gathered";
      to: Concerned;
      week: string;
      jobs: readonly { jobId: string; jobTitle: string; companyName: string; city: string | null; why: string }[];
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
  | ({ kind: "referral.sent"; score: number } & RequestFacts)
  /** A referee took it on: from here on the candidate knows who. `dueAt` is by when they act. */
  | ({
      kind: "referral.accepted";
      eventAt: string;
      referee: Concerned & { title: string };
      dueAt: string;
    } & RequestFacts)
  /** The referee says that the referral is made; it confirms itself at `dueAt`. */
  | ({ kind: "referral.referred"; referee: Concerned; dueAt: string } & RequestFacts)
  /** A referee declined, who stays unnamed; with `isLast` it goes to nobody else. `isPaid` feedback has cost the credit, else it is back then. */
  | ({
      kind: "referral.declined";
      eventAt: string;
      reasons: readonly DeclineReason[];
      feedback: string | null;
      isLast: boolean;
      isPaid: boolean;
    } & RequestFacts)
  /** Who had taken it on gave it back, or (`isByTime`) let the time pass; with `isOpen` it waits for the others again. */
  | ({
      kind: "referral.returned";
      eventAt: string;
      isOpen: boolean;
      isByTime: boolean;
      referee: Concerned;
    } & RequestFacts)
  /** Nobody will answer it any more, and the credit is back. */
  | ({ kind: "referral.ended"; to: "DECLINED" | "EXPIRED" } & RequestFacts)
  /** Withdrawn while somebody had it in hand; else nobody needs to know. */
  | ({ kind: "referral.withdrawn"; from: RequestStatus; referee: Concerned } & RequestFacts)
  /** The credit is spent and the referee's fee is theirs. */
  | ({ kind: "referral.confirmed"; isByTime: boolean; referee: Concerned | null } & RequestFacts)
  | ({ kind: "referral.disputed"; reason: DisputeReason; referee: Concerned | null } & RequestFacts)
  /** An admin decided a dispute: CONFIRMED for the referee, NOT_REFERRED for the candidate, whose credit is back. */
  | ({
      kind: "referral.dispute-decided";
      decision: "CONFIRMED" | "NOT_REFERRED";
      note: string;
      referee: Concerned | null;
    } & RequestFacts)
  /** To the work address that somebody says is theirs; `isAgain` for who is a referee already. */
  | { kind: "referee.code-made"; email: string; name: string; companyName: string; code: string; isAgain: boolean }
  /** The same, where the address has proven another account already. */
  | { kind: "referee.address-taken"; email: string }
  /** The address is proven, and an admin has to say whether it is the company's. */
  | ({ kind: "referee.review-asked"; domain: string; at: string } & RefereeFacts)
  | ({ kind: "referee.verified"; until: string; isAgain: boolean } & RefereeFacts)
  | ({ kind: "referee.refused"; reason: string; at: string } & RefereeFacts)
  /** Verifying again is due within two weeks. */
  | ({ kind: "referee.due"; until: string } & RefereeFacts)
  /** No verified referee of the company any more. */
  | ({ kind: "referee.ended"; why: "LEFT" | "REFUSED" | "EXPIRED" | "CHANGED"; at: string } & RefereeFacts)
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
  /** A payment came to its end. PAID may come after FAILED, when the provider tells late; then never FAILED again. */
  | ({ kind: "payment.settled"; state: "PAID" | "FAILED" } & PaymentFacts)
  /** All of it has been sent back. */
  | ({ kind: "payment.refunded" } & PaymentFacts)
  /** The provider told what contradicts our books, which stay as they are. `claimed` is what it says was paid or sent back. */
  | {
      kind: "payment.doubted";
      paymentId: string;
      label: string;
      amount: number;
      event: "PAID" | "REFUNDED" | "DECLINED" | "CLOSED";
      claimed: { amount: number; currency: string } | null;
    }
  /** Earnings became available by their time; `amount` in paise, `day` is India's, as 2026-11-21. */
  | { kind: "earnings.available"; ownerId: string; amount: number; day: string }
  | { kind: "payout.asked"; payoutId: string; ownerId: string; amount: number }
  | {
      kind: "payout.settled";
      payoutId: string;
      ownerId: string;
      amount: number;
      state: "PAID" | "REFUSED";
      /** The bank's, of one that was paid; why, of one that was refused. */
      reference: string | null;
      reason: string | null;
    }
  /** An admin wants a plan or fee to change; `target` is the plan, or what earns the fee. */
  | {
      kind: "price-change.proposed";
      changeId: string;
      proposedBy: string;
      priceKind: PriceKind;
      target: string;
      reason: string;
    }
  /** A session was asked for: it is paid, or free. Until `dueAt` the referee can answer. */
  | ({ kind: "guidance.requested"; dueAt: string } & GuidanceFacts)
  /** `isAgain`: after it was moved. */
  | ({ kind: "guidance.accepted"; by: Side; isAgain: boolean } & GuidanceFacts)
  /** From one time to another, which the other side is to accept until `dueAt`. */
  | ({ kind: "guidance.moved"; by: Side; from: string; dueAt: string } & GuidanceFacts)
  /** It did not come to a session, or an admin has decided so; `refunded` is what the candidate gets back, in paise. */
  | ({
      kind: "guidance.ended";
      how: "DECLINED" | "CANCELLED" | "LAPSED";
      was: "UNPAID" | "REQUESTED" | "ACCEPTED" | "DISPUTED";
      by: Side | "ADMIN" | "SYSTEM";
      reason: string | null;
      refunded: number;
    } & GuidanceFacts)
  | ({ kind: "guidance.reminder"; when: "DAY" | "HOUR" } & GuidanceFacts)
  /** Its time is over: both may rate it, or say until `dueAt` that it did not take place. */
  | ({ kind: "guidance.done"; dueAt: string } & GuidanceFacts)
  | ({ kind: "guidance.disputed"; by: Side; reason: string } & GuidanceFacts)
  /** The referee has earned `earned` paise; an admin decided so when there is a `reason`. */
  | ({ kind: "guidance.settled"; earned: number; reason: string | null } & GuidanceFacts)
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
