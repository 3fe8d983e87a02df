// Jobvite's page of openings, as a saved file: a table of titles and places.
import type { Adapter } from "../external-job.ts";
import { keyById, namedInPath, readJobUrl } from "../job-url.ts";
import { textAt } from "../json-fields.ts";
import { elementsIn, findElement, hasClass, type Markup, textOf } from "../markup-rows.ts";

const BOARD = /^\/(?:careers\/)?(?<board>[\w-]+)(?:\/|$)/;
const LINK = /^(?:https:\/\/jobs\.jobvite\.com)?\/(?:careers\/)?([\w-]{1,100})\/job\/(\w{1,40})(?:[/?#]|$)/;

function rowOf(row: Markup) {
  const link = findElement(row, ({ name, attributes }) => name === "a" && LINK.test(attributes.href ?? ""));
  const [, board, id] = LINK.exec(link?.attributes.href ?? "") ?? [];
  const location = textOf(findElement(row, (element) => hasClass(element, "jv-job-list-location")));
  return link ? [{ id, board, title: textOf(link), location }] : [];
}

export const jobvite: Adapter = {
  address: (url) => (url.hostname === "jobs.jobvite.com" ? namedInPath("jobvite", BOARD, url) : null),
  boardOf: (raw) => textAt(raw, "board"),
  rowsInText: (text) =>
    text.includes("jv-job-list") ? elementsIn(text, "html", (name) => name === "tr").flatMap(rowOf) : undefined,

  key: keyById("jobvite"),

  read(raw, board) {
    const [name, id] = [textAt(raw, "board") ?? board.token, textAt(raw, "id") ?? ""];
    return {
      title: textAt(raw, "title"),
      company: board.company,
      locations: [textAt(raw, "location") ?? ""],
      employmentRaws: [],
      pay: null,
      posted: null,
      url: readJobUrl(`https://jobs.jobvite.com/${name}/job/${id}`),
      html: "",
    };
  },
};
