// The statement: each line in plain words with its change and the balance after it, and a CSV download.
import { t } from "#messages/ledger.ts";
import type { StatementLine } from "../../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { statementWords } from "../../../../../messages/en/ledger.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { useStatement } from "../earnings-queries.ts";

export function StatementPart() {
  const list = useStatement();
  return (
    <section aria-labelledby="statement-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="statement-title" className="text-2xl">
          {t.statement}
        </h2>
        {(list.rows?.length ?? 0) > 0 && <CsvButton />}
      </div>
      <PagedItems
        list={list}
        className="mt-4"
        level={3}
        loading={{ label: t.yourStatementIsBeingLoaded, sizes: ["h-14", "h-14", "h-14"] }}
        empty={
          <EmptyState icon="wallet" level={3} title={t.nothingEarnedYet} text={t.aReviewedRequestAGuidanceSession} />
        }
        moreLabel={t.showEarlierLines}
        items="mt-4 border-t border-t-line [&>li]:flex-wrap [&>li]:justify-between [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:[align-items:start]"
        isOrdered
      >
        {(line) => <Line key={line.id} line={line} />}
      </PagedItems>
    </section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { at, change, waitingChange, balance, waiting, amount } = line;
  return (
    <li>
      <div className="min-w-0">
        <p className="wrap-anywhere">{statementWords(line)}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={at} title={momentOf(at)}>
            {dayOf(at)}
          </time>
          {fill(t.available3, { balance: showMoney(balance) })}
          {waiting > 0 && fill(t.pending, { waiting: showMoney(waiting) })}
        </p>
      </div>
      <p
        className="font-semibold tabular-nums whitespace-nowrap text-ink-soft data-[sign=plus]:text-good data-[sign=minus]:text-ink"
        data-sign={change > 0 ? "plus" : change < 0 ? "minus" : undefined}
      >
        {change !== 0
          ? signed(change)
          : waitingChange !== 0
            ? fill(t.pending2, { waitingChange: signed(waitingChange) })
            : showMoney(amount)}
      </p>
    </li>
  );
}

const signed = (paise: number) => (paise > 0 ? `+${showMoney(paise)}` : `−${showMoney(-paise)}`);

function CsvButton() {
  const { isBusy, save } = useDownload(async () => {
    const { fileName, csv } = await ask("exportStatement", { query: { book: "EARNINGS" } });
    const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    // The browser reads the blob after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return { url, fileName };
  });
  return (
    <Button variant="quiet" size="sm" busy={isBusy} busyLabel={t.beingMade} onClick={save}>
      <Icon name="download" size={18} />
      {t.exportCsv}
    </Button>
  );
}
