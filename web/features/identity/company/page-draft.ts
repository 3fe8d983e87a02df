// What an admin types of their company's page, and what of it is sent and kept. Pure.

import type { TeamSize } from "../../../../contract/jobs/filters.ts";
import type { OwnCompany, PageTexts } from "../../../../contract/recruiting/company-wire.ts";

/** As typed, by the fields' names in the API; lists have one entry on each line. */
export type Draft = {
  about: string;
  culture: string;
  benefits: string;
  offices: string;
  links: string;
  industry: string;
  teamSize: TeamSize | "";
  headquarters: string;
  foundedYear: string;
  website: string;
  careerPage: string;
  linkedIn: string;
};

export const draftOf = (company: PageTexts): Draft => ({
  about: company.about ?? "",
  culture: company.culture ?? "",
  benefits: company.benefits.join("\n"),
  offices: company.offices.join("\n"),
  links: company.links.join("\n"),
  industry: company.industry ?? "",
  teamSize: company.teamSize ?? "",
  headquarters: company.headquarters ?? "",
  foundedYear: company.foundedYear?.toString() ?? "",
  website: company.website ?? "",
  careerPage: company.careerPage ?? "",
  linkedIn: company.linkedIn ?? "",
});

/** What an admin edits: the draft, else the published texts. */
export const editedOf = (company: OwnCompany): PageTexts => company.draft?.texts ?? company;

/** Only what was changed: a colleague may have written the rest meanwhile. */
export function changesOf(draft: Draft, before: PageTexts): Record<string, unknown> {
  const start = draftOf(before);
  const changed = Object.entries(draft).filter(([field, value]) => value !== start[field as keyof Draft]);
  const sentAs = (field: string, text: string) => {
    if (field === "benefits" || field === "offices" || field === "links") return linesOf(text);
    if (field === "teamSize") return text || null;
    if (field === "foundedYear") return text.trim() === "" ? null : Number(text);
    return text;
  };
  return Object.fromEntries(changed.map(([field, text]) => [field, sentAs(field, text)]));
}

/** The saved texts for the fields that are still as they were sent: typing goes on while a call is under way. */
export function takenOver(now: Draft, sent: Draft, saved: PageTexts): Draft {
  const typedOn = Object.entries(now).filter(([field, value]) => value !== sent[field as keyof Draft]);
  return { ...draftOf(saved), ...Object.fromEntries(typedOn) };
}

/** Whether the saved draft changes a field otherwise than its writer has seen or sent: a colleague wrote it. */
export function hasUnseen(saved: OwnCompany, sent: Record<string, unknown>, before: PageTexts): boolean {
  if (!saved.draft) return false;
  const seen = draftOf(before);
  const published = draftOf(saved);
  return Object.entries(draftOf(saved.draft.texts)).some(([name, text]) => {
    const field = name as keyof Draft;
    return !(field in sent) && text !== published[field] && text !== seen[field];
  });
}

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];
