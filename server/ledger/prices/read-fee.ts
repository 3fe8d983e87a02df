// Reads the current fee for one kind of earning.
import type { EarningKind } from "../../../contract/ledger/rules.ts";
import type { Reader } from "../../platform/db.ts";

/** `amount` in paise; for guidance `shareOfPrice` in hundredths of a percent instead. */
export type Fee = {
  kind: EarningKind;
  version: number;
  amount: number | null;
  shareOfPrice: number | null;
  releaseHours: number;
};

export async function readFee(reader: Reader, kind: EarningKind): Promise<Fee> {
  const [fee] = await reader.query<Omit<Fee, "amount"> & { amount: string | null }>(
    {
      name: "fee of now",
      text: `select kind, version, amount, share_of_price as "shareOfPrice", release_hours as "releaseHours"
        from fee_version where kind = $1 order by version desc limit 1`,
    },
    [kind],
  );
  if (!fee) throw new Error(`The fee schedule says nothing about ${kind}.`);
  return { ...fee, amount: fee.amount === null ? null : Number(fee.amount) };
}
