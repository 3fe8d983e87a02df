// Money as people read it, the same in every mail and on every screen.

const WHOLE = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });

/** Paise in words: 129900 -> "₹1,299", 129950 -> "₹1,299.50", -50000 -> "-₹500". */
export const showMoney = (paise: number): string => (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100);
