// Which columns of a statement can be null, by PostgreSQL's own analysis of it. Says "can be null" wherever it is not sure.
import { fieldOf, isNode, nodeOf, nodesOf, numberOf, type TreeNode, type TreeValue, textOf } from "./query-tree.ts";

/** What the schema says about columns, functions and operators. */
export type Catalog = {
  /** Whether the column `table.place` has NOT NULL. */
  isNotNull(table: string, place: number): boolean;
  functionName(oid: string): string;
  operatorName(oid: string): string;
  /** Columns of a table that a check has be null together: pairs of their places. */
  pairsOf(table: string): readonly (readonly [number, number])[];
};

/** `isBefore`: where an update reads what it is about to write. */
type Scope = { query: TreeNode; outer: Scope | null; proven: Set<string>; isBefore?: boolean };

/** Functions that never answer null, whatever they are given. */
const NEVER_NULL = new Set(
  "count now concat concat_ws json_build_object json_build_array jsonb_build_object jsonb_build_array row_number rank dense_rank num_nonnulls clock_timestamp transaction_timestamp random current_schema row_to_json to_json to_jsonb generate_series unnest statement_timestamp pg_current_wal_lsn".split(
    " ",
  ),
);
/** Functions that answer null only if they are given null. */
const STRICT = new Set(
  (
    "length char_length octet_length lower upper btrim ltrim rtrim left right substr replace to_char to_timestamp date_trunc date_part extract " +
    "greatest abs round floor ceil ceiling sqrt ln exp power mod md5 sha256 encode decode hashtextextended starts_with position strpos cardinality " +
    "timezone make_interval age int4 int8 int2 float4 float8 numeric text varchar bpchar bool date timestamptz timestamp interval uuid " +
    "json_array_length jsonb_array_length array_append array_cat ts_rank ts_rank_cd to_tsvector plainto_tsquery phraseto_tsquery to_tsquery numnode setweight " +
    "array_to_string regexp_replace translate reverse lpad rpad repeat initcap quote_ident format_type bit_count get_bit pg_size_bytes trunc sign pg_try_advisory_xact_lock"
  ).split(" "),
);
/** Operators that can answer null for what is not null: parts of JSON. */
const PARTS = new Set(["->", "->>", "#>", "#>>"]);
/** Aggregates that answer null only for no row, or for nothing but nulls. */
const OF_ROWS = new Set(
  "sum min max avg array_agg json_agg jsonb_agg string_agg bool_or bool_and every json_object_agg jsonb_object_agg".split(
    " ",
  ),
);
const GATHERING = new Set("array_agg json_agg jsonb_agg".split(" "));

/** Whether each column of an analysed statement can be null, in their order. */
export function nullableColumns(query: TreeNode, catalog: Catalog): boolean[] {
  return nullableOf(query, null, catalog);
}

/** The columns that a query answers with. */
export function columnsOf(query: TreeNode): TreeNode[] {
  const isSelect = textOf(query, "commandType") === "1";
  return nodesOf(query, isSelect ? "targetList" : "returningList").filter(
    (entry) => textOf(entry, "resjunk") !== "true",
  );
}

function isNullable(node: TreeNode | null, scope: Scope, catalog: Catalog): boolean {
  if (!node) return true;
  const self = (name: string) => isNullable(nodeOf(node, name), scope, catalog);
  const all = (name: string) => nodesOf(node, name).map((each) => isNullable(each, scope, catalog));
  switch (node.type) {
    case "VAR":
      return isNullableVar(node, scope, catalog);
    case "CONST":
      return textOf(node, "constisnull") === "true";
    // What the code passes is the code's to know: a value that can be null is looked at by the statement.
    case "PARAM":
    case "DISTINCTEXPR":
    case "NULLTEST":
    case "BOOLEANTEST":
    case "ARRAYEXPR":
    case "ROWEXPR":
    case "SQLVALUEFUNCTION":
    case "JSONCONSTRUCTOREXPR":
    case "GROUPINGFUNC":
      return false;
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "ARRAYCOERCEEXPR":
    case "COERCETODOMAIN":
    case "COLLATEEXPR":
    case "NAMEDARGEXPR":
      return self("arg");
    case "FUNCEXPR": {
      const name = catalog.functionName(textOf(node, "funcid")!);
      if (name === "array_remove") return all("args")[0] !== false;
      return !NEVER_NULL.has(name) && (!STRICT.has(name) || all("args").includes(true));
    }
    case "OPEXPR":
      return PARTS.has(catalog.operatorName(textOf(node, "opno")!)) || all("args").includes(true);
    case "SCALARARRAYOPEXPR":
    case "BOOLEXPR":
      return all("args").includes(true);
    case "COALESCEEXPR":
    case "MINMAXEXPR":
      return !all("args").includes(false);
    case "CASEEXPR":
      return (
        self("defresult") || nodesOf(node, "args").some((one) => isNullable(nodeOf(one, "result"), scope, catalog))
      );
    case "AGGREF":
      return isNullableAggregate(node, scope, catalog);
    case "WINDOWFUNC": {
      const name = catalog.functionName(textOf(node, "winfnoid")!);
      return (
        !NEVER_NULL.has(name) &&
        (!OF_ROWS.has(name) || nodeOf(node, "aggfilter") !== null || all("args").includes(true))
      );
    }
    case "SUBLINK":
      return isNullableSublink(node, scope, catalog);
    default:
      return true;
  }
}

/** An aggregate over groups has a row at least; over everything it may have none. */
function isNullableAggregate(node: TreeNode, scope: Scope, catalog: Catalog): boolean {
  const name = catalog.functionName(textOf(node, "aggfnoid")!);
  if (name === "count") return false;
  const isGrouped = nodesOf(scope.query, "groupClause").length > 0 && nodeOf(node, "aggfilter") === null;
  if (!isGrouped || !OF_ROWS.has(name)) return true;
  return !GATHERING.has(name) && nodesOf(node, "args").some((each) => isNullable(nodeOf(each, "expr"), scope, catalog));
}

function isNullableSublink(node: TreeNode, scope: Scope, catalog: Catalog): boolean {
  const kind = textOf(node, "subLinkType");
  if (kind === "0" || kind === "6") return false;
  if (kind !== "4") return isNullable(nodeOf(node, "testexpr"), scope, catalog);
  const query = nodeOf(node, "subselect")!;
  const isOneRow =
    textOf(query, "hasAggs") === "true" &&
    nodesOf(query, "groupClause").length === 0 &&
    nodeOf(query, "havingQual") === null;
  const isRow =
    isOneRow || (nodesOf(query, "rtable").length === 0 && nodeOf(nodeOf(query, "jointree")!, "quals") === null);
  return !isRow || nullableOf(query, scope, catalog)[0] !== false;
}

/** The columns of a query within another. */
function nullableOf(query: TreeNode, outer: Scope | null, catalog: Catalog): boolean[] {
  const sides = nodeOf(query, "setOperations");
  const scope = { query, outer, proven: provenBy(query, catalog) };
  if (!sides) return columnsOf(query).map((entry) => isNullable(nodeOf(entry, "expr"), scope, catalog));
  const ofSide = (side: TreeNode): boolean[] => {
    if (side.type === "RANGETBLREF") {
      const table = nodesOf(query, "rtable")[numberOf(side, "rtindex") - 1]!;
      return nullableOf(nodeOf(table, "subquery")!, scope, catalog);
    }
    const [left, right] = [ofSide(nodeOf(side, "larg")!), ofSide(nodeOf(side, "rarg")!)];
    return left.map((one, i) => one || right[i] !== false);
  };
  return ofSide(sides);
}

function isNullableVar(node: TreeNode, scope: Scope, catalog: Catalog): boolean {
  let at: Scope | null = scope;
  for (let up = numberOf(node, "varlevelsup"); up > 0; up -= 1) at = at?.outer ?? null;
  if (!at) return true;
  const [table, place] = [numberOf(node, "varno"), numberOf(node, "varattno")];
  if (at.proven.has(`${table}.${place}`)) return false;
  const { proven } = at;
  if (nullingOf(node).some((join) => !proven.has(`join ${join}`))) return true;
  const entry = nodesOf(at.query, "rtable")[table - 1];
  if (!entry || place <= 0) return false;
  return isNullableIn(entry, table, place, at, catalog);
}

/** The outer joins that can leave a column without a row: `(b 3 5)`. */
function nullingOf(node: TreeNode): TreeValue[] {
  const nulling = fieldOf(node, "varnullingrels");
  return Array.isArray(nulling) ? nulling.slice(1) : [];
}

function isNullableIn(entry: TreeNode, table: number, place: number, scope: Scope, catalog: Catalog): boolean {
  switch (textOf(entry, "rtekind")) {
    case "0":
      if (catalog.isNotNull(textOf(entry, "relid")!, place)) return false;
      return table !== numberOf(scope.query, "resultRelation") || isWrittenNullable(place, scope, catalog);
    case "1":
      return nullableOf(nodeOf(entry, "subquery")!, scope, catalog)[place - 1] !== false;
    case "2": {
      const alias = nodesOf(entry, "joinaliasvars")[place - 1];
      return isNullable(alias ?? null, scope, catalog);
    }
    case "3":
      return isNullableFromFunction(entry, place, scope, catalog);
    case "5": {
      const rows = fieldOf(entry, "values_lists");
      return (
        !Array.isArray(rows) ||
        rows.some((row) => {
          const value = Array.isArray(row) ? row[place - 1] : undefined;
          return !isNode(value) || isNullable(value, scope, catalog);
        })
      );
    }
    case "6":
      return isNullableFromCte(entry, place, scope, catalog);
    case "9":
      return isNullable(nodesOf(entry, "groupexprs")[place - 1] ?? null, scope, catalog);
    default:
      return true;
  }
}

/** What an update has written is what `returning` reads. */
function isWrittenNullable(place: number, scope: Scope, catalog: Catalog): boolean {
  if (scope.isBefore || nodeOf(scope.query, "onConflict")) return true;
  const written = nodesOf(scope.query, "targetList").find((entry) => numberOf(entry, "resno") === place);
  return !written || isNullable(nodeOf(written, "expr"), { ...scope, isBefore: true }, catalog);
}

/** A function that answers with a set of single values answers with values. */
function isNullableFromFunction(entry: TreeNode, place: number, scope: Scope, catalog: Catalog): boolean {
  const functions = nodesOf(entry, "functions");
  if (textOf(entry, "funcordinality") === "true" && place > functions.length) return false;
  const one = functions[place - 1];
  if (!one || numberOf(one, "funccolcount") !== 1) return true;
  const call = nodeOf(one, "funcexpr");
  return call?.type !== "FUNCEXPR" && isNullable(call, scope, catalog);
}

const open = new Set<TreeNode>();

function isNullableFromCte(entry: TreeNode, place: number, scope: Scope, catalog: Catalog): boolean {
  let at: Scope | null = scope;
  for (let up = numberOf(entry, "ctelevelsup"); up > 0; up -= 1) at = at?.outer ?? null;
  const cte = at && nodesOf(at.query, "cteList").find((one) => textOf(one, "ctename") === textOf(entry, "ctename"));
  if (!cte) return true;
  // A recursive part adds no nulls by itself.
  if (open.has(cte)) return false;
  open.add(cte);
  try {
    return nullableOf(nodeOf(cte, "ctequery")!, at, catalog)[place - 1] !== false;
  } finally {
    open.delete(cte);
  }
}

/** The columns that the conditions of a query leave no null in. */
function provenBy(query: TreeNode, catalog: Catalog): Set<string> {
  const proven = new Set<string>();
  const written = new Set(
    textOf(query, "commandType") === "1"
      ? []
      : nodesOf(query, "targetList").map((entry) => `${numberOf(query, "resultRelation")}.${numberOf(entry, "resno")}`),
  );
  const prove = (node: TreeNode | null) => {
    if (node?.type !== "VAR" || numberOf(node, "varlevelsup") > 0) return;
    const key = `${numberOf(node, "varno")}.${numberOf(node, "varattno")}`;
    if (!written.has(key)) proven.add(key);
    // It comes from a row then, and so do the other columns of that side of the join.
    for (const join of nullingOf(node)) proven.add(`join ${join}`);
  };
  const strict = (node: TreeNode | null): void => {
    if (node?.type === "RELABELTYPE" || node?.type === "COERCEVIAIO") strict(nodeOf(node, "arg"));
    if (node?.type === "OPEXPR") for (const one of nodesOf(node, "args")) strict(one);
    prove(node);
  };
  const condition = (node: TreeNode | null): void => {
    if (!node) return;
    if (node.type === "BOOLEXPR" && textOf(node, "boolop") === "and")
      for (const one of nodesOf(node, "args")) condition(one);
    else if (node.type === "NULLTEST" && textOf(node, "nulltesttype") === "1") strict(nodeOf(node, "arg"));
    else if (node.type === "SCALARARRAYOPEXPR") strict(nodesOf(node, "args")[0] ?? null);
    else if (node.type === "OPEXPR" || node.type === "VAR") strict(node);
  };
  const from = (node: TreeNode): void => {
    if (node.type === "FROMEXPR" || (node.type === "JOINEXPR" && textOf(node, "jointype") === "0")) {
      condition(nodeOf(node, "quals"));
      for (const one of [...nodesOf(node, "fromlist"), nodeOf(node, "larg"), nodeOf(node, "rarg")]) if (one) from(one);
    }
    if (node.type === "JOINEXPR" && textOf(node, "jointype") === "1") from(nodeOf(node, "larg")!);
  };
  const tree = nodeOf(query, "jointree");
  if (tree) from(tree);
  nodesOf(query, "rtable").forEach((entry, i) => {
    for (const pair of catalog.pairsOf(textOf(entry, "relid") ?? ""))
      if (pair.some((place) => proven.has(`${i + 1}.${place}`)))
        for (const place of pair) if (!written.has(`${i + 1}.${place}`)) proven.add(`${i + 1}.${place}`);
  });
  return proven;
}
