// Compares the type that the code gives a row with the columns that PostgreSQL describes. Used by the copy of the sources that
// the check of statements compiles (compile-rows.ts).

/** A column: its type in the driver, whether the code may know more of it than the database does, and whether it can be null. */
export type Column<Is, IsOpen extends boolean = boolean, IsNullable extends boolean = boolean> = {
  is: Is;
  isOpen: IsOpen;
  isNullable: IsNullable;
};
/** JSON can be anything. */
export type Json = { readonly json: unique symbol };
type Columns = Record<string, Column<unknown>>;

/** `Row`, which compiles only without flaws; the error lists them. */
export type Checked<Row, _Flaws extends { flaws: never }> = Row;

/** The row of a statement whose row the code does not type. */
export type RowOf<Given extends Columns> = {
  [Name in keyof Given]: Given[Name]["is"] extends Json ? unknown : Value<Given[Name]>;
};
type Value<Given extends Column<unknown>> = Given["is"] | (Given["isNullable"] extends true ? null : never);

/** What the type of a row says that is not so. */
export type Flaws<Row, Given extends Columns> = {
  flaws: {
    [Name in (keyof Row | keyof Given) & string]: Name extends keyof Given
      ? Name extends keyof Row
        ? FlawOf<Exclude<Row[Name], undefined>, Given[Name], Name>
        : `${Name} is selected for nothing`
      : Name extends keyof Row
        ? undefined extends Row[Name]
          ? never
          : `${Name} is no column`
        : never;
  }[(keyof Row | keyof Given) & string];
};

type FlawOf<Asserted, Given extends Column<unknown>, Name extends string> = null extends Asserted
  ? FlawOfValue<NonNullable<Asserted>, Given, Name>
  : Given["isNullable"] extends true
    ? `${Name} can be null`
    : FlawOfValue<Asserted, Given, Name>;

type FlawOfValue<Asserted, Given extends Column<unknown>, Name extends string> = [Given["is"]] extends [Json]
  ? never
  : [Given["is"]] extends [Asserted]
    ? never
    : Given["isOpen"] extends true
      ? [Asserted] extends [Given["is"]]
        ? never
        : `${Name} has another type`
      : `${Name} has another type`;
