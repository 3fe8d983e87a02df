// Whether a list in JSON or CSV writes the day or the month first: its values prove it, or nothing does.
import type { DateOrder } from "../../contract/listings/rules.ts";
import type { JsonRecord } from "./json-fields.ts";

/** The fields of a listing file that hold dates, as its adapter knows them. */
const DATE_FIELDS = ["date_posted", "jobPostedDate", "datePosted", "firstSeen", "expiresAt", "validThrough"];

/** By field; absent where its values prove neither, or both. */
export type DateOrders = { readonly [field: string]: DateOrder | undefined };

const NUMERIC = /^\s*(\d{1,2})([/.-])(\d{1,2})\2\d{4}(?!\d)/;

/** A number above twelve is no month. Null where either order could be meant. */
function orderProvenBy(value: unknown): DateOrder | null {
  const [, first, , second] = (typeof value === "string" && NUMERIC.exec(value)) || [];
  if (Number(first) > 12) return "DAY_FIRST";
  return Number(second) > 12 ? "MONTH_FIRST" : null;
}

/** Looks at every row, by the names that the adapter knows. Values that contradict each other prove nothing. */
export function dateOrderFinder(): { look(row: JsonRecord): void; orders(): DateOrders } {
  const proven = new Map<string, Set<DateOrder>>();
  return {
    look(row) {
      for (const field of DATE_FIELDS) {
        const order = orderProvenBy(row[field]);
        if (order) proven.set(field, (proven.get(field) ?? new Set()).add(order));
      }
    },
    orders: () => Object.fromEntries([...proven].flatMap(([field, [one, other]]) => (other ? [] : [[field, one]]))),
  };
}
