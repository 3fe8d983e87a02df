// Has PostgreSQL prepare statements, and reads what it says of their columns.
import pg from "pg";
import { type Catalog, columnsOf, nullableColumns } from "./nullability.ts";
import { isNode, numberOf, parseTree, type TreeNode, textOf } from "./query-tree.ts";

/**
 * A column as the driver hands it over. `is` is a TypeScript type; text and JSON are open: the code may know more of
 * them than the database does. `check` are the only words that a constraint lets in.
 */
export type Column = { name: string; is: string; isOpen: boolean; isNullable: boolean };
/** `columns` are null for a statement that PostgreSQL runs without preparing (SET, LOCK, FETCH …). `takes`: parameters. */
export type Described = { columns: Column[] | null; takes: number } | { error: string };

const PLAIN = /^\s*(?:select|insert|update|delete|merge|with|values|table)\b/i;
const COPY = /^copy (\w+) \(([^)]+)\) from stdin$/i;
/** A statement that makes a temporary table, which later ones may use. */
export const TEMPORARY = /^\s*create temp/i;
/** Columns of which the code knows more than can be seen: the comment in the statement says why. */
const AS_TYPED = /\/\* ([\w, ]+) as typed: [^*]+\*\//g;
const CURSOR = /^\s*declare\s[\s\S]*?\bfor\s+/i;

/**
 * Describes each text that is not in `kept`, on a connection to a migrated database, where the temporary tables are made
 * that some of them use.
 */
export async function describeAll(
  url: string,
  texts: readonly string[],
  kept: ReadonlyMap<string, Described> = new Map(),
): Promise<Map<string, Described>> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    for (const text of texts) if (TEMPORARY.test(text)) await client.query(text);
    await client.query("savepoint described");
    const schema = await readSchema(client);
    const described = new Map<string, Described>();
    for (const text of texts) if (!kept.has(text)) described.set(text, await describe(client, text, schema));
    return described;
  } finally {
    await client.end();
  }
}

async function describe(client: pg.Client, statement: string, schema: Schema): Promise<Described> {
  const text = statement.replace(CURSOR, "").replace(COPY, "select $2 from $1");
  if (!PLAIN.test(text)) return { columns: null, takes: 0 };
  try {
    await client.query(`prepare described as ${text}`);
    const { rows } = await client.query<{ given: string[]; types: number[] }>(
      `select parameter_types::text[] as given, result_types::oid[]::int[] as types from pg_prepared_statements where name = 'described'`,
    );
    const { given = [], types } = rows[0] ?? {};
    if (!types || types.length === 0 || COPY.test(statement)) return { columns: [], takes: given.length };
    await client.query(
      `create function pg_temp.described(${given.join(", ")}) returns setof record language sql begin atomic ${text}; end`,
    );
    const made = await client.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where proname = 'described'",
    );
    const query = firstQuery(made.rows[0]!.tree);
    const nullable = nullableColumns(query, schema);
    const trusted = new Set([...text.matchAll(AS_TYPED)].flatMap(([, names]) => names!.split(", ")));
    return {
      takes: given.length,
      columns: columnsOf(query).map((entry, i) => {
        const column = columnOf(entry, types[i]!, nullable[i]!, schema);
        return trusted.has(column.name) ? { name: column.name, is: "Json", isOpen: true, isNullable: false } : column;
      }),
    };
  } catch (error) {
    return { error: (error as Error).message };
  } finally {
    await client.query("rollback to described; deallocate all");
  }
}

function firstQuery(tree: string): TreeNode {
  let value = parseTree(tree);
  while (Array.isArray(value)) value = value[0]!;
  if (!isNode(value)) throw new Error("the statement has no analysis");
  return value;
}

function columnOf(entry: TreeNode, type: number, isNullable: boolean, schema: Schema): Column {
  const name = textOf(entry, "resname") ?? "?column?";
  const words = schema.wordsOf(textOf(entry, "resorigtbl") ?? "0", numberOf(entry, "resorigcol"));
  if (words && TEXT.has(type))
    return { name, is: words.map((word) => JSON.stringify(word)).join(" | "), isOpen: false, isNullable };
  return { name, ...driverType(type, schema), isNullable };
}

const { builtins } = pg.types;
const NUMBERS: ReadonlySet<number> = new Set([
  builtins.INT2,
  builtins.INT4,
  builtins.OID,
  builtins.FLOAT4,
  builtins.FLOAT8,
]);
const DATES: ReadonlySet<number> = new Set([builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ]);
const JSONS: ReadonlySet<number> = new Set([builtins.JSON, builtins.JSONB]);
const TEXT: ReadonlySet<number> = new Set([builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR]);

/** The type in which node-postgres answers with a column of a type. */
function driverType(type: number, schema: Schema): { is: string; isOpen: boolean } {
  const element = schema.elementOf(type);
  if (element !== undefined && Array.isArray(pg.types.getTypeParser(type)("{}"))) {
    const of = driverType(element, schema);
    return { is: `(${of.is})[]`, isOpen: of.isOpen };
  }
  if (NUMBERS.has(type)) return { is: "number", isOpen: false };
  if (type === builtins.BOOL) return { is: "boolean", isOpen: false };
  if (DATES.has(type)) return { is: "Date", isOpen: false };
  if (type === builtins.BYTEA) return { is: "Buffer", isOpen: false };
  if (JSONS.has(type)) return { is: "Json", isOpen: true };
  return { is: "string", isOpen: true };
}

type Schema = Catalog & {
  /** The words that a check allows in a column; undefined without one. */
  wordsOf(table: string, place: number): string[] | undefined;
  elementOf(type: number): number | undefined;
};

async function readSchema(client: pg.Client): Promise<Schema> {
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const notNull = await rows<{ at: string }>(
    "select attrelid || '.' || attnum as at from pg_attribute where attnotnull and attnum > 0",
  );
  const functions = await rows<{ oid: string; name: string }>("select oid::text, proname as name from pg_proc");
  const operators = await rows<{ oid: string; name: string }>("select oid::text, oprname as name from pg_operator");
  const arrays = await rows<{ oid: number; element: number }>(
    "select oid, typelem as element from pg_type where typelem <> 0 and typcategory = 'A'",
  );
  const checks = await rows<{ table: string; places: number[]; check: string }>(
    `select conrelid::text as table, conkey::int[] as places, pg_get_constraintdef(oid) as check from pg_constraint
     where contype = 'c' and conrelid <> 0`,
  );
  const places = new Set(notNull.map(({ at }) => at));
  const functionNames = new Map(functions.map(({ oid, name }) => [oid, name]));
  const operatorNames = new Map(operators.map(({ oid, name }) => [oid, name]));
  const elements = new Map(arrays.map(({ oid, element }) => [Number(oid), Number(element)]));
  const words = new Map(
    checks.map(({ table, places, check }) => [
      `${table}.${places[0]}`,
      places.length === 1 ? wordsIn(check) : undefined,
    ]),
  );
  const pairs = Map.groupBy(
    checks.filter(({ places, check }) => places.length === 2 && PAIR.test(check)),
    ({ table }) => table,
  );
  return {
    isNotNull: (table, place) => places.has(`${table}.${place}`),
    functionName: (oid) => functionNames.get(oid) ?? "",
    operatorName: (oid) => operatorNames.get(oid) ?? "",
    wordsOf: (table, place) => words.get(`${table}.${place}`),
    pairsOf: (table) => pairs.get(table)?.map(({ places }) => [places[0]!, places[1]!] as const) ?? [],
    elementOf: (type) => elements.get(type),
  };
}

const PAIR = /^CHECK \(\(\("?\w+"? IS NULL\) = \("?\w+"? IS NULL\)\)\)$/;

/** The words of `CHECK ((status = ANY (ARRAY['A'::text, 'B'::text])))`. */
function wordsIn(check: string): string[] | undefined {
  const list = /^CHECK \(\(\(?"?\w+"?\)?(?:::text)? = ANY \(+ARRAY\[([^\]]*)\]\)?(?:::text\[\])?\)+$/.exec(check)?.[1];
  const words = list?.split(", ").map((one) => /^'(.*?)'::/.exec(one)?.[1]);
  return words?.every((word) => word !== undefined) ? words : undefined;
}
