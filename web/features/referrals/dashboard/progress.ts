// The progress, next step and timeline of a request, worded for the candidate. Pure.
import { POOL_DAYS, type RequestEvent, type RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import type { TimelineStep } from "../../../ui/rows/timeline.tsx";

/** The steps of a request that goes well. */
export const TRACK = ["Sent", "Taken on", "Referred", "Confirmed"] as const;

export type Progress = {
  /** How many steps of TRACK it has reached; 0 if never sent. */
  reached: number;
  /** Whether it ended without a confirmation. */
  hasEnded: boolean;
};

const REACHED: Record<RequestStatus, number> = {
  NOT_ALIGNED: 0,
  OPEN: 1,
  CLAIMED: 1,
  ACCEPTED: 2,
  REFERRED: 3,
  DISPUTED: 3,
  CONFIRMED: 4,
  DECLINED: 1,
  EXPIRED: 1,
  WITHDRAWN: 1,
  NOT_REFERRED: 3,
};
const ENDS: readonly RequestStatus[] = ["NOT_ALIGNED", "DECLINED", "EXPIRED", "WITHDRAWN", "NOT_REFERRED"];

export function progressOf({ status, credit }: Pick<ReferralRequest, "status" | "credit">): Progress {
  // A withdrawal costs the credit once a referee has taken the request on.
  const reached = status === "WITHDRAWN" && credit === "SPENT" ? 2 : REACHED[status];
  return { reached, hasEnded: ENDS.includes(status) };
}

type Told = Pick<
  ReferralRequest,
  "status" | "companyName" | "credit" | "referee" | "declines" | "dueAt" | "expiresAt" | "isJobOpen"
>;
/** Formats moments for the reader. */
type Clock = { day: (iso: string) => string; moment: (iso: string) => string };

/** The status and the next step, in a sentence or two. */
export function tellNext(request: Told, { day, moment }: Clock): string {
  const { companyName, referee, dueAt, expiresAt } = request;
  const who = referee ? `${referee.name}, ${referee.title},` : `Somebody at ${companyName}`;
  switch (request.status) {
    case "NOT_ALIGNED":
      return "Your profile did not align with the job: nothing was sent, and no credit was taken.";
    case "OPEN":
      return tellWaiting(request, day(expiresAt));
    case "CLAIMED":
      return `Somebody at ${companyName} is reading it and decides within minutes.`;
    case "ACCEPTED":
      return dueAt ? `${who} has taken it on and acts by ${moment(dueAt)}.` : `${who} has taken it on.`;
    case "REFERRED":
      return dueAt
        ? `${who} has referred you. Confirm it or say what is wrong by ${day(dueAt)}; after that it counts as confirmed.`
        : `${who} has referred you. Confirm it or say what is wrong.`;
    case "DISPUTED":
      return "Our team looks into it. Both of you read what is decided, and why.";
    case "CONFIRMED":
      return `${who} has referred you. From here ${companyName} goes on with you itself.`;
    case "DECLINED":
      return request.credit === "SPENT"
        ? "Nobody there puts your name forward this time. Read their feedback: it is what your credit paid for."
        : "Nobody there puts your name forward this time. Read their feedback; your credit is back.";
    case "EXPIRED":
      return `Nobody took it up within ${POOL_DAYS} days. Your credit is back, and you may ask again.`;
    case "WITHDRAWN":
      return request.credit === "SPENT"
        ? "You withdrew it when somebody had taken it on, so the credit is spent."
        : "You withdrew it, and your credit is back.";
    case "NOT_REFERRED":
      return "It was decided that no referral was made. Your credit is back.";
  }
}

function tellWaiting({ companyName, declines, isJobOpen }: Told, until: string): string {
  const waits =
    declines > 0
      ? `${declines === 1 ? "One employee has" : `${declines} employees have`} declined with feedback; others can take it up until ${until}.`
      : `Verified employees of ${companyName} can take it up until ${until}; then your credit comes back.`;
  return isJobOpen === false ? `${waits} The job itself is closed by now.` : waits;
}

/** The parts of a request that its timeline needs. */
type Events = Pick<ReferralRequestDetails, "timeline" | "companyName" | "referee">;

/** Newest first; several openings of the CV in a row are one step. */
export function stepsOf({ timeline, companyName, referee }: Events): TimelineStep[] {
  const steps: (TimelineStep & { openings: number })[] = [];
  const lastTaken = timeline.findLast(({ kind }) => kind === "ACCEPTED")?.id;
  for (const { id, kind, by, at } of timeline) {
    const openings = kind === "CV_OPENED" ? (steps.at(-1)?.openings ?? 0) + 1 : 0;
    if (openings > 1) steps.pop();
    // Only the current referee is named; earlier ones stay anonymous.
    const name = id === lastTaken ? (referee?.name ?? null) : null;
    const title = TITLES[kind]({ by, companyName, name, openings });
    steps.push({ id, at, title, look: LOOKS[kind] ?? "plain", openings });
  }
  return steps.reverse().map(({ openings: _, ...step }) => step);
}

type Teller = {
  by: ReferralRequestDetails["timeline"][number]["by"];
  companyName: string;
  name: string | null;
  openings: number;
};

const LOOKS: Partial<Record<RequestEvent, TimelineStep["look"]>> = {
  REFERRED: "good",
  CONFIRMED: "good",
  NOT_REFERRED: "bad",
  DECLINED: "bad",
  DISPUTED: "bad",
  EXPIRED: "quiet",
  WITHDRAWN: "quiet",
  NOT_ALIGNED: "quiet",
  CV_OPENED: "quiet",
  CLAIM_ENDED: "quiet",
  RETURNED: "quiet",
};

const TITLES: Record<RequestEvent, (teller: Teller) => string> = {
  NOT_ALIGNED: () => "Not sent: your profile did not align",
  OPEN: ({ by }) => (by === "CANDIDATE" ? "You asked" : "Back with everybody who can refer you"),
  CLAIMED: ({ companyName }) => `Somebody at ${companyName} claimed it`,
  CLAIM_ENDED: () => "They gave it back to the others",
  CV_OPENED: ({ openings }) => (openings > 1 ? `Your CV was opened ${openings} times` : "Your CV was opened"),
  ACCEPTED: ({ name, companyName }) => `${name ?? `Somebody at ${companyName}`} took it on`,
  RETURNED: () => "Not acted on in time: it went back to the others",
  FEEDBACK: () => "Somebody declined, with feedback",
  REFERRED: () => "You were referred",
  DISPUTED: () => "You said that something is wrong",
  CONFIRMED: ({ by }) =>
    by === "CANDIDATE"
      ? "You confirmed"
      : by === "ADMIN"
        ? "Decided: you were referred"
        : "Confirmed, as nobody said otherwise",
  NOT_REFERRED: () => "Decided: no referral was made",
  DECLINED: () => "Declined by everybody there",
  EXPIRED: () => "Nobody took it up in time",
  WITHDRAWN: () => "You withdrew",
};
