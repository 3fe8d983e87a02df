// Pinpoint careers sites: {board}.pinpointhq.com/postings.json, no key, one page.

import { splitLocations } from "../../taxonomy/places/index.ts";
import type { Adapter, Board } from "../external-job.ts";
import { boardOrigin, fetchList } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { cleanLine, sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyById, namedByHost, readJobUrl } from "../job-url.ts";
import { amountAt, flagAt, type JsonRecord, listIn, recordAt, textAt } from "../json-fields.ts";
import { readPay, readPeriod, soundPay } from "../salary-text.ts";

const address = (url: URL) => namedByHost(url, "pinpointhq.com");
const rowsIn = (document: unknown) => listIn(document, "data");

export const pinpoint: Adapter = {
  address,
  isRow: (raw) => "title" in raw && "workplace_type" in raw && ("path" in raw || "compensation_visible" in raw),
  boardOf: (raw) => boardInRow(address, textAt(raw, "url")),
  rowsIn,

  async fetch(board, context) {
    const list = `${boardOrigin(board, "pinpointhq.com", context)}/postings.json`;
    return fetchList({ source: "Pinpoint", board, address: list, rowsIn }, context);
  },

  key: keyById("pinpoint"),

  read(raw, board) {
    const department = textAt(recordAt(recordAt(raw, "job"), "department"), "name");
    return {
      title: textAt(raw, "title"),
      company: board.company,
      department: department ?? textAt(recordAt(raw, "department"), "name"),
      locations: splitLocations(cleanLine(textAt(recordAt(raw, "location"), "name") ?? "")),
      employmentRaws: [textAt(raw, "employment_type") ?? ""],
      workMode: textAt(raw, "workplace_type"),
      pay: payOf(raw),
      displayPay: flagAt(raw, "compensation_visible") ?? true,
      posted: null,
      expires: readDate(raw.deadline_at),
      url: readJobUrl(textAt(raw, "url")) ?? pageOf(raw, board),
      html: sanitiseHtml(contentOf(raw)),
    };
  },
};

function payOf(raw: JsonRecord) {
  const period = readPeriod(textAt(raw, "compensation_frequency"));
  const pay = soundPay(
    amountAt(raw, "compensation_minimum"),
    amountAt(raw, "compensation_maximum"),
    raw.compensation_currency,
    period,
  );
  if (pay) return pay;
  const text = readPay(textAt(raw, "compensation") ?? "");
  return text && soundPay(text.min, text.max, raw.compensation_currency ?? text.currency, text.period);
}

/** Some rows have only the path of their page. */
function pageOf(raw: JsonRecord, { token }: Board): string | null {
  const path = textAt(raw, "path") ?? "";
  return path.startsWith("/") && !path.startsWith("//") && /^[a-z0-9-]+$/i.test(token)
    ? readJobUrl(`https://${token.toLowerCase()}.pinpointhq.com${path}`)
    : null;
}

function contentOf(raw: JsonRecord): string {
  const parts = ["key_responsibilities", "skills_knowledge_expertise", "benefits"].map((name) => {
    const [title, text] = [textAt(raw, `${name}_header`), textAt(raw, name)];
    return text ? `${title ? `<h3>${title}</h3>` : ""}${text}` : "";
  });
  return [textAt(raw, "description") ?? "", ...parts].join("\n");
}
