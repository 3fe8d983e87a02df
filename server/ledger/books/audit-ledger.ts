// Reports to an admin whether the books are in order.
import type { z } from "zod";
import type { auditLedger as endpoint } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import { auditBooks, isBalanced } from "./audit.ts";

export async function auditLedger({ db, clock }: Deps): Promise<z.infer<(typeof endpoint)["answer"]>> {
  const audit = await auditBooks(db, clock());
  const { accounts, postings, flaws } = audit;
  return { balanced: isBalanced(audit), negativeBalances: flaws.NEGATIVE, accounts, postings };
}
