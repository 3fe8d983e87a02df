// The draft of the form to become a referee: its values, its validation, and the body it sends. Pure.
import type { Referee } from "../../../../contract/referrals/referees-wire.ts";
import { LEAST_TENURE_YEARS } from "../../../../contract/referrals/rules.ts";

export type BecomeDraft = {
  company: { id: string; label: string } | null;
  title: string;
  /** 1 to 12, or "". */
  month: string;
  year: string;
  workEmail: string;
  evidence: string;
};

/** Starts with the earlier values, except the work address, which the API never returns. */
export function draftAfter(before: Referee | null): BecomeDraft {
  const [year = "", month = ""] = before?.since.split("-") ?? [];
  return {
    company: before ? { id: before.companyId, label: before.companyName } : null,
    title: before?.title ?? "",
    month: month === "" ? "" : String(Number(month)),
    year,
    workEmail: "",
    evidence: "",
  };
}

const monthOf = ({ year, month }: BecomeDraft) => `${year}-${month.padStart(2, "0")}`;

export function bodyOf(draft: BecomeDraft) {
  const evidence = draft.evidence.trim();
  return {
    companyId: draft.company?.id ?? "",
    title: draft.title.trim(),
    since: monthOf(draft),
    workEmail: draft.workEmail.trim(),
    ...(evidence && { evidence }),
  };
}

export type DraftFlaw = { field: string; title: string };

/** The first error, found before sending; the server validates again. */
export function flawOf(draft: BecomeDraft, now: Date): DraftFlaw | null {
  if (draft.company === null) return { field: "companyId", title: "Please choose your company from the list." };
  if (draft.title.trim() === "") return { field: "title", title: "Please say what you do there." };
  if (draft.month === "" || draft.year === "") return { field: "since", title: "Please give the month and the year." };
  const latest = new Date(now.getFullYear() - LEAST_TENURE_YEARS, now.getMonth() + 1, 1);
  if (new Date(Number(draft.year), Number(draft.month) - 1, 1) >= latest)
    return { field: "since", title: `Referees have been at their company for ${LEAST_TENURE_YEARS} years or more.` };
  if (!/^\S+@\S+\.\S+$/.test(draft.workEmail.trim()))
    return { field: "workEmail", title: "Please enter your work e-mail address." };
  return null;
}
