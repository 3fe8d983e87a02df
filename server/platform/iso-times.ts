// Times in rows of the database are dates, and ISO text on the wire.

/** What the wire calls `Shape`, as a row: its `Times` are dates. */
export type RowOf<Shape, Times extends keyof Shape> = Omit<Shape, Times> & {
  [Name in Times]: null extends Shape[Name] ? Date | null : Date;
};

type WithIsoTimes<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** The row as the wire has it. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as WithIsoTimes<Row>;
