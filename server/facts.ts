// Facts (domain events), in the past tense, announced in the transaction that makes them true.

import type { ApplicationStatus, RejectReason, WithdrawReason } from "../contract/applications/rules.ts";
import type { MessageKind } from "../contract/content/rules.ts";
import type { ContactTopic } from "../contract/content/wire.ts";
import type { GuidanceKind, Side } from "../contract/guidance/rules.ts";
import type { Side as HiringSide, TalkReportReason } from "../contract/hiring/rules.ts";
import type { CorporateUserType, Language, UserType } from "../contract/identity/rules.ts";
import type { PaymentPurpose, PriceKind } from "../contract/ledger/rules.ts";
import type { ReportReason, ReportState } from "../contract/moderation/rules.ts";
import type { NotificationKind } from "../contract/notifications/rules.ts";
import type { PrivacyKind } from "../contract/people/privacy-rules.ts";
import type { DeclineReason, DisputeReason, RequestStatus } from "../contract/referrals/rules.ts";
import type { Said } from "../contract/said.ts";
import type { Writer } from "./platform/db.ts";

/** A person with an account, as of the fact's time. */
export type Concerned = { accountId: string; email: string; name: string };

/** What waits for a second admin; `amount` in paise. */
export type ConsentMatter =
  | { what: "PAYOUT"; amount: number }
  | { what: "REFERRAL" | "SESSION" | "FEE" }
  | { what: "PLAN"; plan: string };

/** An application sent to a company here. */
export type ApplicationFacts = {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  candidate: Concerned;
  /** The share whose link the candidate used; null if none. */
  shareId: string | null;
};

/** An application as facts of hiring name it. */
export type HiringFacts = Omit<ApplicationFacts, "shareId">;

/** An interview as of the fact's time; `startsAt` and `endsAt` only once a time was agreed on. */
export type InterviewFacts = HiringFacts & {
  interviewId: string;
  title: string;
  minutes: number;
  meeting: string;
  startsAt: string | null;
  endsAt: string | null;
  /** Its version for calendars. */
  sequence: number;
  timeZone: string;
  candidateTimeZone: string | null;
  /** Who offered it; null if they left the company or their account is deleted. */
  recruiter: Concerned | null;
};

/** A referral request sent to a company's referees. */
export type RequestFacts = {
  requestId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  candidate: Concerned;
};

/** A referee and their company at the fact's time. */
export type RefereeFacts = { referee: Concerned; companyId: string; companyName: string };

/** A payment; amounts in paise. */
export type PaymentFacts = {
  paymentId: string;
  ownerId: string;
  purpose: PaymentPurpose;
  /** The id of the plan's version or of the booking. */
  subjectId: string;
  label: string;
  amount: number;
  credits: number;
  isTest: boolean;
  /** Set once paid. */
  receiptNumber: number | null;
};

/** A guidance session as of the fact's time; the price in paise. */
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
  /** Its version for calendars; 0 before the first calendar entry. */
  sequence: number;
  /** Whether it was ever accepted; from then on both sides know each other's names. */
  wasAccepted: boolean;
  candidate: Concerned & { timeZone: string };
  referee: Concerned & { timeZone: string };
};

/** New jobs for a saved search since its owner was last notified. */
export type SearchMatch = {
  to: Concerned;
  searchId: string;
  name: string;
  /** Path and query of the job list with this search. */
  path: string;
  count: number;
  /** The newest few. */
  jobs: readonly { jobId: string; jobTitle: string; companyName: string; city: string | null }[];
};

/** What a person wrote to the operators by one of the public forms. */
export type MessageFacts = {
  messageId: string;
  messageKind: MessageKind;
  /** The reference that the sender was given. */
  reference: string;
  /** Of the sender, as typed. */
  name: string;
  email: string;
  topic: ContactTopic | null;
  company: { name: string; teamSize: string | null; phone: string | null } | null;
  text: string;
};

/** A source of listings fails, or a run of it waits for an admin; once for each time that this begins. */
type SourceTrouble = {
  sourceId: string;
  /** "greenhouse:acme". */
  name: string;
  what: "FAILING" | "ASKING";
  problem: string;
  since: string;
};

type JobFacts = { jobId: string; jobTitle: string; companyId: string; companyName: string };

/** Times are ISO text. Codes and tokens are only for the mail; queued facts are sealed. */
export type Fact =
  | { kind: "sign-up.code-made"; email: string; name: string; code: string; language?: Language | null }
  /** To an account whose mail came back: shows whether it arrives again. */
  | { kind: "mail-check.code-made"; email: string; name: string; code: string }
  /** A code that was mailed to the address was used. */
  | { kind: "address.proven"; address: string }
  /** A sign-up used an existing account's address. */
  | { kind: "sign-up.address-taken"; email: string; name: string }
  | { kind: "password-reset.code-made"; email: string; name: string; code: string }
  /** For an address without an account. Announced only to do the same work; no mail is sent. */
  | { kind: "password-reset.asked-in-vain"; email: string }
  | { kind: "password.changed"; email: string; name: string; at: string; how: "changed" | "reset" }
  /** Second factors changed. RESET: all were removed by the operator's command. */
  | {
      kind: "second-factor.changed";
      email: string;
      name: string;
      at: string;
      how: "ADDED" | "REMOVED" | "CODES_RENEWED" | "CODE_USED" | "RESET";
    }
  /** The deletion of an account was scheduled, cancelled or done. */
  | { kind: "account.deletion-asked"; email: string; name: string; userType: UserType; dueAt: string }
  | { kind: "account.deletion-taken-back"; email: string; name: string }
  | { kind: "account.deleted"; email: string; name: string; language?: Language | null }
  /** An admin takes two accounts for one person's. `ends`: this one would become part of the other, else the other of this. */
  | {
      kind: "account.merge-asked";
      email: string;
      name: string;
      otherEmail: string;
      ends: boolean;
      reason: string;
      token: string;
      expiresAt: string;
    }
  /** `into`: the address to log in with from now on. */
  | { kind: "account.merged"; email: string; name: string; language?: Language | null; into: string }
  | { kind: "account.suspended"; email: string; name: string; reason: string; at: string }
  | { kind: "account.suspension-lifted"; email: string; name: string }
  | {
      kind: "invite.sent";
      email: string;
      companyName: string;
      role: CorporateUserType;
      invitedBy: string;
      token: string;
      expiresAt: string;
    }
  /** The next run of a source of listings may begin; `isReplay`: what is kept of the last one is read anew. */
  | { kind: "listing-source.due"; sourceId: string; isReplay?: boolean }
  | ({ kind: "listing-source.troubled" } & SourceTrouble)
  /** The time to undo an application is over: the company may now receive it. Announced ahead, when the person applies. */
  | { kind: "undo-time.ended"; applicationId: string }
  /** `answerDays`: in how many days the company usually answers; null or absent if that is not known. */
  | ({ kind: "application.submitted"; score: number; answerDays?: number | null } & ApplicationFacts)
  /** A company changed the status; rejections follow once the candidate may see them. `eventId`: the step. */
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
      /** Null if the company gives none. */
      reason: RejectReason | null;
      message: string | null;
      /** The company's mail; null if it wants none sent. */
      mail: { subject: string; text: string } | null;
    } & ApplicationFacts)
  | ({ kind: "application.withdrawn"; from: ApplicationStatus; reason: WithdrawReason } & ApplicationFacts)
  /** `firstUnread`: the first message that the other side has not read. `recruiters` wrote before; empty for a company's own. */
  | ({
      kind: "conversation.message-sent";
      by: HiringSide;
      firstUnread: number;
      isFirst: boolean;
      text: string;
      recruiters: readonly string[];
    } & HiringFacts)
  | ({ kind: "conversation.reported"; reportId: string; reason: TalkReportReason } & HiringFacts)
  /** `was`: the time that was agreed on before. */
  | ({
      kind: "interview.offered";
      times: readonly string[];
      was: { startsAt: string; endsAt: string } | null;
    } & InterviewFacts)
  | ({ kind: "interview.agreed" } & InterviewFacts)
  | ({
      kind: "interview.ended";
      how: "DECLINED" | "CANCELLED";
      by: HiringSide;
      reason: string | null;
      wasAgreed: boolean;
    } & InterviewFacts)
  /** A company listed a job here; its programs hear of it. */
  | ({ kind: "posting.published" } & JobFacts)
  /** A job that was posted here is no longer listed: its company closed it, or its time ended. */
  | ({ kind: "posting.closed"; why: "COMPANY" | "EXPIRED" } & JobFacts)
  | { kind: "webhook.due"; deliveryId: string }
  /** The company closed a job as filled: its applicants may be told later. */
  | { kind: "posting.filled"; jobId: string }
  /** An applicant who is told that the job is filled. */
  | ({ kind: "job.filled" } & ApplicationFacts)
  /** Applications wait longer than `days`: what the company promises, or what is usual. `day` is India's. */
  | {
      kind: "applicants.waiting";
      companyId: string;
      companyName: string;
      day: string;
      days: number;
      isPromise: boolean;
      count: number;
      /** Those with the most of them. */
      jobs: readonly { jobId: string; jobTitle: string; count: number }[];
    }
  | { kind: "job.expiring"; jobId: string; jobTitle: string; companyId: string; companyName: string; expiresAt: string }
  /** New jobs for several saved searches in one fact, because every morning has many. */
  | { kind: "saved-searches.matched"; matches: readonly SearchMatch[] }
  /** The week's new jobs for a person, best first; `week` is its Monday, such as 2026-11-23. */
  | {
      kind: "jobs-for-you.gathered";
      to: Concerned;
      week: string;
      /** `why` in English; `says` is the same for other languages, and absent in facts of the release before. */
      jobs: readonly {
        jobId: string;
        jobTitle: string;
        companyName: string;
        city: string | null;
        why: string;
        says?: readonly Said[];
      }[];
    }
  /** An application through a share reached the stage that earns the sharer a reward; once per application. */
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
  /** The first referee of a company for whom this person waited; never says who. */
  | { kind: "referral.possible"; to: Concerned; companyId: string; companyName: string; at: string }
  | ({ kind: "referral.sent"; score: number } & RequestFacts)
  /** A referee accepted the request, and the candidate now sees who. `dueAt` is the referee's deadline. */
  | ({
      kind: "referral.accepted";
      eventAt: string;
      referee: Concerned & { title: string };
      dueAt: string;
    } & RequestFacts)
  /** The referee reports the referral as made; it counts as confirmed at `dueAt`. */
  | ({ kind: "referral.referred"; referee: Concerned; dueAt: string } & RequestFacts)
  /** An unnamed referee declined. `isPaid` feedback spent the credit; `isLast`: the last referee, credit back. */
  | ({
      kind: "referral.declined";
      eventAt: string;
      reasons: readonly DeclineReason[];
      feedback: string | null;
      isLast: boolean;
      isPaid: boolean;
    } & RequestFacts)
  /** The referee returned the request, or (`isByTime`) let the time pass. `isOpen`: back in the pool. */
  | ({
      kind: "referral.returned";
      eventAt: string;
      isOpen: boolean;
      isByTime: boolean;
      referee: Concerned;
    } & RequestFacts)
  /** The request ended without an answer, and the credit is returned. */
  | ({ kind: "referral.ended"; to: "DECLINED" | "EXPIRED" } & RequestFacts)
  /** Withdrawn while a referee held it. Otherwise no one needs a notice. */
  /** `isByUs`: an admin suspended the candidate. */
  | ({ kind: "referral.withdrawn"; from: RequestStatus; referee: Concerned; isByUs?: boolean } & RequestFacts)
  /** The credit is spent and the referee's fee is earned. */
  | ({ kind: "referral.confirmed"; isByTime: boolean; referee: Concerned | null } & RequestFacts)
  | ({ kind: "referral.disputed"; reason: DisputeReason; referee: Concerned | null } & RequestFacts)
  /** An admin decided: CONFIRMED for the referee, NOT_REFERRED for the candidate, whose credit is returned. */
  | ({
      kind: "referral.dispute-decided";
      decision: "CONFIRMED" | "NOT_REFERRED";
      note: string;
      referee: Concerned | null;
    } & RequestFacts)
  /** `email` is the work address to verify; `isAgain` for an existing referee. */
  | {
      kind: "referee.code-made";
      email: string;
      name: string;
      companyName: string;
      code: string;
      isAgain: boolean;
      /** Of whom the address is, and the language of the mail. Facts of older releases lack it. */
      accountId?: string;
    }
  /** `email` is the work address that proves the claim of a company. */
  /**
   * A company's TXT record, or (`record` null) the domain itself, was twice not there: the proof ends at `endsAt`, or has
   * ended where it is null. To an admin of it.
   */
  | {
      kind: "company-domain.unproven";
      email: string;
      name: string;
      companyName: string;
      domain: string;
      record: { name: string; value: string } | null;
      endsAt: string | null;
    }
  | {
      kind: "company-claim.code-made";
      email: string;
      name: string;
      companyName: string;
      code: string;
      accountId?: string;
    }
  /** The address has already proven another account. */
  | { kind: "referee.address-taken"; email: string }
  /** The address is verified, and an admin must decide whether its domain is the company's. */
  | ({ kind: "referee.review-asked"; domain: string; at: string } & RefereeFacts)
  | ({ kind: "referee.verified"; until: string; isAgain: boolean } & RefereeFacts)
  | ({ kind: "referee.refused"; reason: string; at: string } & RefereeFacts)
  /** Verifying again is due within two weeks. */
  | ({ kind: "referee.due"; until: string } & RefereeFacts)
  /** No longer a verified referee of the company. */
  | ({ kind: "referee.ended"; why: "LEFT" | "REFUSED" | "EXPIRED" | "CHANGED"; at: string } & RefereeFacts)
  /** An admin took the job down, with words for its company or because a report was upheld. */
  | ({ kind: "job.frozen"; reason?: string | null } & JobFacts)
  | ({ kind: "job.thawed"; reason: string } & JobFacts)
  /** An admin ended it before its time. */
  | ({ kind: "job.ended"; reason: string } & JobFacts)
  | ({ kind: "job.appealed"; freezeId: string } & JobFacts)
  | ({ kind: "job.appeal-answered"; freezeId: string; decision: "THAWED" | "UPHELD"; answer: string } & JobFacts)
  /** An admin took the company and all its jobs off the site, or brought them back. */
  | { kind: "company.suspended"; companyId: string; companyName: string; reason: string }
  | { kind: "company.lifted"; companyId: string; companyName: string }
  | { kind: "job.reported"; reportId: string; jobId: string; jobTitle: string; reason: ReportReason }
  | {
      kind: "job-report.settled";
      reportId: string;
      jobId: string;
      jobTitle: string;
      state: Exclude<ReportState, "OPEN">;
      reporter: Concerned;
    }
  /** A payment ended. PAID may follow FAILED if the provider reports late; after PAID never FAILED. */
  | ({ kind: "payment.settled"; state: "PAID" | "FAILED" } & PaymentFacts)
  /** The whole amount was refunded. */
  | ({ kind: "payment.refunded" } & PaymentFacts)
  /** The provider's report (`claimed`: paid or refunded) contradicts our books, which stay unchanged. */
  | {
      kind: "payment.doubted";
      paymentId: string;
      label: string;
      amount: number;
      event: "PAID" | "REFUNDED" | "DECLINED" | "CLOSED";
      claimed: { amount: number; currency: string } | null;
    }
  /** Earnings became available; `amount` in paise, `day` is India's, such as 2026-11-21. */
  | { kind: "earnings.available"; ownerId: string; amount: number; day: string }
  | { kind: "payout.asked"; payoutId: string; ownerId: string; amount: number }
  | {
      kind: "payout.settled";
      payoutId: string;
      ownerId: string;
      amount: number;
      state: "PAID" | "REFUSED";
      /** The bank's reference of a paid payout; `reason` says why one was refused. */
      reference: string | null;
      reason: string | null;
    }
  /** A request under data-protection law whose address the token's link has to prove. */
  | {
      kind: "privacy-request.asked";
      email: string;
      name: string;
      requestKind: PrivacyKind;
      token: string;
      expiresAt: string;
    }
  /** It has to be answered until `dueAt`. */
  | {
      kind: "privacy-request.opened";
      requestId: string;
      email: string;
      name: string;
      requestKind: PrivacyKind;
      dueAt: string;
    }
  /** Its deadline is near: the reminder of this number. */
  | { kind: "privacy-request.due"; requestId: string; dueAt: string; reminder: number }
  /** `dataPath` is where the person exports and deletes their data; null without an account. */
  | {
      kind: "privacy-request.answered";
      requestId: string;
      email: string;
      name: string;
      requestKind: PrivacyKind;
      askedAt: string;
      answer: string;
      isRefused: boolean;
      dataPath: string | null;
    }
  /**
   * An admin asked for something that waits for a second one. `href` is where it is decided; `title` says in English what
   * `matter` is, which facts of the release before lack.
   */
  | {
      kind: "consent.asked";
      consentId: string;
      askedBy: string;
      matter?: ConsentMatter;
      title: string;
      href: string;
    }
  /** The only admin asked for something, and may act alone from `aloneFrom` on. */
  | {
      kind: "consent.asked-alone";
      consentId: string;
      email: string;
      name: string;
      matter?: ConsentMatter;
      title: string;
      href: string;
      aloneFrom: string;
    }
  /** An admin proposes a change of a plan or fee; `target` is the plan, or the kind of earning. */
  | {
      kind: "price-change.proposed";
      changeId: string;
      proposedBy: string;
      priceKind: PriceKind;
      target: string;
      reason: string;
    }
  /** A session was requested, and is paid or free. The referee can answer until `dueAt`. */
  | ({ kind: "guidance.requested"; dueAt: string } & GuidanceFacts)
  /** `isAgain`: after it was rescheduled. */
  | ({ kind: "guidance.accepted"; by: Side; isAgain: boolean } & GuidanceFacts)
  /** One side proposed another time; the other side can accept until `dueAt`. */
  | ({ kind: "guidance.moved"; by: Side; from: string; dueAt: string } & GuidanceFacts)
  /** The session did not take place, or an admin decided so; `refunded` in paise. */
  | ({
      kind: "guidance.ended";
      how: "DECLINED" | "CANCELLED" | "LAPSED";
      was: "UNPAID" | "REQUESTED" | "ACCEPTED" | "DISPUTED";
      by: Side | "ADMIN" | "SYSTEM";
      reason: string | null;
      refunded: number;
    } & GuidanceFacts)
  | ({ kind: "guidance.reminder"; when: "DAY" | "HOUR" } & GuidanceFacts)
  /** The session's time is over. Both sides may rate it, or until `dueAt` dispute that it took place. */
  | ({ kind: "guidance.done"; dueAt: string } & GuidanceFacts)
  | ({ kind: "guidance.disputed"; by: Side; reason: string } & GuidanceFacts)
  /** The referee earned `earned` paise; with a `reason`, an admin decided so. */
  | ({ kind: "guidance.settled"; earned: number; reason: string | null } & GuidanceFacts)
  /** The nightly backup failed, or tries for hours came to no end; `madeAt` is of the last whole one. Times are ISO text. */
  | { kind: "backup.missing"; how: "FAILED" | "OVERDUE"; at: string; madeAt: string | null; reason: string | null }
  /** A person's daily digest; `day` is India's, such as 2026-11-21. `items` are the newest of `count` notices. */
  | {
      kind: "digest.gathered";
      accountId: string;
      day: string;
      count: number;
      items: readonly { kind: NotificationKind; title: string; text: string; href: string }[];
    }
  | ({ kind: "message.received" } & MessageFacts)
  /** An admin answers; `eventId` is the answer, `earlier` those before it. Times are ISO text. */
  | ({
      kind: "message.answered";
      eventId: string;
      earlier: readonly string[];
      answer: string;
      createdAt: string;
    } & MessageFacts)
  /** A notice was stored for a person who has this device. */
  | { kind: "notice.kept"; deviceId: string; notificationId: string };

/** Announces a fact in `tx`: the reactions run if and only if it commits, `afterSeconds` later than its start. */
export type Announce = (tx: Writer, fact: Fact, afterSeconds?: number) => Promise<void>;
