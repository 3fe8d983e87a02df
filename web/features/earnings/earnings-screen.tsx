// What somebody has earned: sums, payouts and the statement.
export function EarningsScreen() {
  return <h1 className="text-3xl">Earnings</h1>;
}
