// Rows of the database and the answers made of them: a Date there is ISO text here.

type Iso<Value> = Value extends Date ? string : Value;

/** `Answer` as the database gives it: the fields named `Times` are Dates. */
export type Timed<Answer, Times extends keyof Answer> = Omit<Answer, Times> & {
  [Key in Times]: null extends Answer[Key] ? Date | null : Date;
};

/** The row with its times as answers have them. */
export const isoTimes = <Row extends object>(row: Row): { [Key in keyof Row]: Iso<Row[Key]> } =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as never;
