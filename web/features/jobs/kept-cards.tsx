// Cards as React draws them, kept by the server from one page to the next without the age of the job, which changes with time.
import { renderToString } from "react-dom/server";
import { NAME_SLOT } from "../../../contract/site/rules.ts";
import type { DocumentPart } from "../../server-context.ts";
import { CardBody, keptCards } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

/** Some kilobytes each. */
const MOST_KEPT = 3_000;

/** By job: all that the card shows of it, and its HTML. */
const kept = new Map<string, { shown: string; html: DocumentPart }>();
const encoder = new TextEncoder();

/**
 * Makes `JobRows` leave marks for these rows, and adds to `cards` what `partsWithCards` puts there. Runs in loaders, before
 * the page is rendered.
 */
export function keepCards(rows: readonly JobRow[], cards: (readonly DocumentPart[])[]): void {
  for (const row of rows) {
    const { match, posted, ago, why, ...facts } = row;
    if (why !== undefined) continue;
    keptCards.set(row, `<!--card ${cards.length}-->`);
    cards.push([bodyOf(row, JSON.stringify(facts)), timeOf(row)]);
  }
}

/**
 * The parts of a document whose cards are marked. Bytes that are ready need no encoding; and React's output is a chain of
 * thousands of short texts, which costs by its length when it is read. Texts cannot forge a mark: React escapes them.
 */
export function partsWithCards(html: string, cards: readonly (readonly DocumentPart[])[]): DocumentPart[] {
  return html.split(/<!--card (\d+)-->/).flatMap((part, at) => (at % 2 === 0 ? [part] : (cards[Number(part)] ?? [])));
}

function bodyOf(row: JobRow, shown: string): DocumentPart {
  const known = kept.get(row.id);
  const html = known?.shown === shown ? known.html : draw(row);
  kept.delete(row.id);
  kept.set(row.id, { shown, html });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return html;
}

/** The site's name is put into texts only. */
function draw(row: JobRow): DocumentPart {
  const html = renderToString(<CardBody row={row} />);
  return html.includes(NAME_SLOT) ? html : encoder.encode(html);
}

const timeOf = ({ posted, ago }: JobRow) => `<time dateTime="${escaped(posted)}">${escaped(ago)}</time>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
