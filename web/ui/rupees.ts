// Money as people read it.

const WHOLE = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });

/** 129900 paise -> "₹1,299"; 129950 -> "₹1,299.50"; -5000 -> "-₹50". */
export const rupees = (paise: number): string => (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100);

/** What somebody typed ("1,299", "₹ 1299.5") in paise; null when it is no amount of money. */
export function paiseOf(typed: string): number | null {
  const bare = typed.replace(/[₹,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}
