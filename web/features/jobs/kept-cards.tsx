// Cards as React draws them, kept by the server from one page to the next without the age of the job, which changes with time.
import { renderToString } from "react-dom/server";
import { CardBody, keptCards } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

/** Some kilobytes each. */
const MOST_KEPT = 3_000;

/** By job: all that the card shows of it, and the HTML. */
const kept = new Map<string, { shown: string; html: string }>();

/** Makes `JobRows` write these rows as finished HTML. Runs in loaders, before the page is rendered. */
export function keepCards(rows: readonly JobRow[]): void {
  for (const row of rows) {
    const { match, posted, ago, why, ...facts } = row;
    if (why === undefined) keptCards.set(row, `${bodyOf(row, JSON.stringify(facts))}${timeOf(row)}`);
  }
}

function bodyOf(row: JobRow, shown: string): string {
  const known = kept.get(row.id);
  const html = known?.shown === shown ? known.html : renderToString(<CardBody row={row} />);
  kept.delete(row.id);
  kept.set(row.id, { shown, html });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return html;
}

const timeOf = ({ posted, ago }: JobRow) => `<time dateTime="${escaped(posted)}">${escaped(ago)}</time>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
