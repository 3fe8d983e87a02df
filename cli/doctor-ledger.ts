// The checks of `doctor` for the books: the audit, overdue holds, and what free credits paid for.

import type { Fee, FeeBudget, PricedPlan } from "../contract/ledger/prices-wire.ts";
import { showMoney } from "../messages/en/formats.ts";
import { type Audit, auditBooks, type Flaw } from "../server/ledger/books/audit.ts";
import { readBudget, readFees, readPlans } from "../server/ledger/prices/store.ts";
import { openDatabase } from "../server/platform/db.ts";
import type { Finding } from "./doctor-finding.ts";

const WORDS: Record<Exclude<Flaw, "OVERDUE">, string> = {
  ENTRIES: "entries do not add up to nothing",
  BALANCES: "balances are not the sum of their postings",
  NEGATIVE: "balances are below zero",
  RECORDS: "balances are not what holds, earnings and payouts say",
  FEES: "fees have no spent credit behind them",
};

/** Reads the whole books in one snapshot; nothing before the schema has them. */
export async function lookAtBooks(url: string): Promise<Finding[]> {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  try {
    const [known] = await db.query<{ there: boolean }>("select to_regclass('ledger_posting') is not null as there");
    if (!known?.there) return [];
    const now = new Date();
    const found = [...findingsIn(await auditBooks(db, now)), budgetFinding(await readBudget(db, now))];
    return [...found, ...lossFindings(await readPlans(db), await readFees(db))];
  } finally {
    await db.close();
  }
}

function budgetFinding({ amount, used }: FeeBudget): Finding {
  const words =
    amount === 0 && used === 0
      ? "free credits pay for no fees: their budget is 0"
      : `free credits have paid ${showMoney(used)} of ${showMoney(amount)} for fees this month`;
  return { level: "ok", subject: "fees", words };
}

/** If a fee exceeds the price of its credit, a ring of accounts can draw the difference with every credit. */
function lossFindings(plans: readonly PricedPlan[], fees: readonly Fee[]): Finding[] {
  const sold = plans.filter(({ isOffered, isPlaceholder }) => isOffered && !isPlaceholder);
  const cheapest = Math.min(...sold.map(({ price, credits }) => price / credits));
  const most = fees
    .filter(({ kind }) => kind === "REVIEWED_REQUEST" || kind === "REFERRED_OUTCOME")
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (most <= cheapest) return [];
  const words = `an answer earns up to ${showMoney(most)}, a bought credit costs as little as ${showMoney(Math.round(cheapest))}`;
  const advice =
    "Propose a lower fee or a dearer plan under Plans and fees: whoever holds both accounts gains the difference.";
  return [{ level: "warn", subject: "fees", words, advice }];
}

export function findingsIn({ flaws, accounts, postings }: Audit): Finding[] {
  const subject = "books";
  const { OVERDUE, ...others } = flaws;
  const wrong = Object.entries(others)
    .filter(([, count]) => count > 0)
    .map(([flaw, count]) => `${count} ${WORDS[flaw as keyof typeof WORDS]}`);
  const found: Finding[] = [];
  if (wrong.length > 0) {
    const advice = "Stop paying anybody out, keep a backup as it is now, and compare it with the one before.";
    found.push({ level: "fail", subject, words: wrong.join("; "), advice });
  } else {
    found.push({ level: "ok", subject, words: `balanced: ${postings} postings on ${accounts} accounts` });
  }
  if (OVERDUE > 0) {
    const advice = "A running server gives them back within minutes: start one, or look at its log.";
    found.push({ level: "warn", subject, words: `${OVERDUE} holds outlived their end`, advice });
  }
  return found;
}
