// iCIMS' page of openings, as a saved file: cards of title and place.
import type { Adapter, Named } from "../external-job.ts";
import { countryName } from "../field-text.ts";
import { cleanLine } from "../html-text.ts";
import { boardInRow, keyOf, namedByHost, readJobUrl } from "../job-url.ts";
import { textAt } from "../json-fields.ts";
import { elementsIn, findElement, hasClass, type Markup, textOf } from "../markup-rows.ts";

const ID = /\/jobs\/(\d{1,19})\//;

function address(url: URL): Named | null {
  const named = namedByHost(url, "icims.com");
  const id = ID.exec(url.pathname)?.[1];
  return named && id ? { ...named, key: keyOf({ ats: "icims", token: named.board, id }) } : named;
}

function rowOf(card: Markup) {
  const link = findElement(card, (element) => element.name === "a" && ID.test(element.attributes.href ?? ""));
  const title = findElement(card, ({ name }) => /^h[2-4]$/.test(name));
  return { url: link?.attributes.href ?? "", title: textOf(title), location: placeOf(card) };
}

/** The text beside the label that only screen readers see. */
function placeOf(card: Markup): string {
  const header = findElement(card, (element) => hasClass(element, "header"));
  const spans = (header?.children ?? []).filter((child): child is Markup => typeof child !== "string");
  return textOf(spans.find((span) => !hasClass(span, "field-label")));
}

export const icims: Adapter = {
  address,
  // "careers-acme", "uscareers-acme"
  employerIn: (token) => token.replace(/^(?:\w{0,20}careers|\w{0,20}jobs)-/i, ""),
  boardOf: (raw) => boardInRow(address, textAt(raw, "url")),
  rowsInText: (text) =>
    text.includes("iCIMS_JobCardItem")
      ? elementsIn(text, "html", (_, { class: names = "" }) => /\biCIMS_JobCardItem\b/.test(names)).map(rowOf)
      : undefined,

  key(raw, { token }) {
    const id = ID.exec((textAt(raw, "url") ?? "").slice(0, 2000))?.[1];
    return id ? keyOf({ ats: "icims", token, id }) : null;
  },

  read(raw, board) {
    const url = readJobUrl((textAt(raw, "url") ?? "").slice(0, 2000).replace(/\?in_iframe=1$/, ""));
    return {
      title: textAt(raw, "title"),
      company: board.company,
      locations: cleanLine(textAt(raw, "location") ?? "")
        .split("|")
        .map((place) => countryName(place.trim()) ?? ""),
      employmentRaws: [],
      pay: null,
      posted: null,
      url,
      html: "",
    };
  },
};
