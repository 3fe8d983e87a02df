// SmartRecruiters postings. Its robots.txt asks all programs but one to stay away, so that saved answers are read only.
import { readExperience } from "../experience-text.ts";
import type { Adapter } from "../external-job.ts";
import { countryName, placeText, readDate } from "../field-text.ts";
import { sanitiseHtml } from "../html-text.ts";
import { keyById, namedInPath, readJobUrl } from "../job-url.ts";
import { flagAt, type JsonRecord, listIn, recordAt, textAt } from "../json-fields.ts";

const PATH = /^\/(?<board>[^/]+)(?:\/(?<id>\d{9,}))?/;
const SECTIONS = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"];

export const smartrecruiters: Adapter = {
  address: (url) =>
    /^(?:jobs|careers)\.smartrecruiters\.com$/.test(url.hostname) ? namedInPath("smartrecruiters", PATH, url) : null,
  isRow: (raw) => "name" in raw && "releasedDate" in raw && "identifier" in recordAt(raw, "company"),
  boardOf: (raw) => textAt(recordAt(raw, "company"), "identifier"),
  rowsIn: (document) => listIn(document, "content"),

  key: keyById("smartrecruiters"),

  read(raw, board) {
    const place = recordAt(raw, "location");
    return {
      title: textAt(raw, "name"),
      company: textAt(recordAt(raw, "company"), "name") ?? board.company,
      department: textAt(recordAt(raw, "department"), "label") ?? textAt(recordAt(raw, "function"), "label"),
      locations: [placeOf(place)],
      // Labels are in the employer's language; ids are not.
      employmentRaws: [nameOf(raw, "typeOfEmployment")],
      workMode: flagAt(place, "remote") ? "remote" : flagAt(place, "hybrid") ? "hybrid" : undefined,
      pay: null,
      experience: readExperience(nameOf(raw, "experienceLevel").slice(0, 100).replaceAll("_", " ")),
      posted: readDate(raw.releasedDate),
      url: urlOf(raw),
      html: sanitiseHtml(sectionsOf(raw)),
      active: flagAt(raw, "active") ?? true,
    };
  },
};

const nameOf = (raw: JsonRecord, field: string): string =>
  textAt(recordAt(raw, field), "id") ?? textAt(recordAt(raw, field), "label") ?? "";

/** The full text of a place may have an empty part ("Szczecin, , Poland"). */
function placeOf(place: JsonRecord): string {
  const full = textAt(place, "fullLocation")?.slice(0, 300);
  return full
    ? placeText(...full.split(","))
    : placeText(textAt(place, "city"), textAt(place, "region"), countryName(textAt(place, "country")));
}

/** Rows of a list have the address of the API only; the page of a posting is known by company and id. */
function urlOf(raw: JsonRecord): string | null {
  const [company, id] = [textAt(recordAt(raw, "company"), "identifier"), textAt(raw, "id")];
  const page = company && id && `https://jobs.smartrecruiters.com/${encodeText(company)}/${encodeText(id)}`;
  return readJobUrl(textAt(raw, "postingUrl")) ?? readJobUrl(page);
}

const encodeText = (text: string) => encodeURIComponent(text.slice(0, 200).toWellFormed());

function sectionsOf(raw: JsonRecord): string {
  const sections = recordAt(recordAt(raw, "jobAd"), "sections");
  return SECTIONS.map((name) => {
    const [title, text] = [textAt(recordAt(sections, name), "title"), textAt(recordAt(sections, name), "text")];
    return text ? `${title ? `<h3>${title}</h3>` : ""}${text}` : "";
  }).join("\n");
}
