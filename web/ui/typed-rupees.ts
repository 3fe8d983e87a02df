// Amounts of money as people type them.

/** "1,299" or "₹ 1299.5" in paise: 129900, 129950; null when it is no amount of money. */
export function paiseOf(typed: string): number | null {
  const bare = typed.replace(/[₹,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

/** 129950 paise as a field shows them: "1299.50"; "1299" without paise. */
export const typedRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
