// Teamtailor careers sites: the JSON Feed at /jobs.json, whose items carry a schema.org JobPosting.
import { getDomainWithoutSuffix } from "tldts";
import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import { OperatorError } from "../../platform/operator.ts";
import { type Adapter, BOARD_TOKEN, type Board, type FetchContext } from "../external-job.ts";
import { fetchList } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { describe } from "../html-text.ts";
import { postingFacts, postingId } from "../job-posting.ts";
import { boardInRow, keyOf, namedByHost, readJobUrl } from "../job-url.ts";
import { isRecord, type JsonRecord, listIn, recordAt, textAt } from "../json-fields.ts";

const address = (url: URL) => namedByHost(url, "teamtailor.com");

/** Postings may not name the employer: the feed does. */
function rowsIn(document: unknown): unknown[] | undefined {
  const name = textAt(document, "title");
  const rows = listIn(document, "items");
  return name ? rows?.map((row) => (isRecord(row) ? { ...row, company_name: name } : row)) : rows;
}

export const teamtailor: Adapter = {
  address,
  isRow: (raw) => isRecord(raw._jobposting) && "title" in raw,
  employerIn: (token) => getDomainWithoutSuffix(token) ?? token,
  boardOf: (raw) => boardInRow(address, textAt(raw, "url")),
  rowsIn,

  async fetch(board, context) {
    return fetchList(
      { source: "Teamtailor", board, address: `${originOf(board, context)}/jobs.json`, rowsIn },
      context,
    );
  },

  key(raw, { token }) {
    const id = idOf(raw);
    return id ? keyOf({ ats: "teamtailor", token, id }) : null;
  },

  read(raw, board) {
    const facts = postingFacts(recordAt(raw, "_jobposting"), { ignoreRegion: true });
    return {
      ...facts,
      title: facts.title ?? textAt(raw, "title"),
      company: facts.company ?? textAt(raw, "company_name") ?? board.company,
      posted: facts.posted ?? readDate(raw.date_published),
      url: readJobUrl(textAt(raw, "url")) ?? facts.url,
      html: facts.html || describe(textAt(raw, "content_html") ?? ""),
    };
  },
};

/** The number in the job's address; feeds and postings have it too, and the item's own id may be another one. */
const idOf = (raw: JsonRecord): string | undefined =>
  /\/jobs\/(\d{1,19})(?:-|$|[/?#])/.exec((textAt(raw, "url") ?? "").slice(0, 2000))?.[1] ??
  postingId(recordAt(raw, "_jobposting")) ??
  textAt(raw, "id");

/** A board is a name at teamtailor.com, or the host of an employer's own domain. */
function originOf(board: Board, context: FetchContext): string {
  if (!BOARD_TOKEN.test(board.token) || /[^\w.-]/.test(board.token))
    throw new OperatorError(fill(t.isNoBoard, { board: board.token }));
  return context.origin ?? `https://${board.token.includes(".") ? board.token : `${board.token}.teamtailor.com`}`;
}
