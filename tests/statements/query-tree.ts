// Reads PostgreSQL's own analysis of a statement (`pg_proc.prosqlbody`), and says which of its columns can be null.

/** A node of the tree: its type and its fields, each with the values that follow the field's name. */
export type TreeNode = { type: string; fields: Map<string, TreeValue[]> };
export type TreeValue = TreeNode | TreeValue[] | string | null;

/** Parses the text form of a tree. */
export function parseTree(text: string): TreeValue {
  const tokens = text.match(/[{}()]|<>|(?:"(?:\\.|[^"\\])*")|(?:\\.|[^\s{}()\\])+/gs) ?? [];
  let at = 0;
  const read = (): TreeValue => {
    const token = tokens[at++]!;
    if (token === "<>") return null;
    if (token === "(") {
      const items: TreeValue[] = [];
      while (tokens[at] !== ")") items.push(read());
      at += 1;
      return items;
    }
    if (token !== "{") return token.replace(/\\(.)/gs, "$1");
    const type = tokens[at++]!;
    const fields = new Map<string, TreeValue[]>();
    let values: TreeValue[] = [];
    while (tokens[at] !== "}")
      if (/^:[a-z]/i.test(tokens[at]!)) {
        values = [];
        fields.set(tokens[at++]!.slice(1), values);
      } else values.push(read());
    at += 1;
    return { type, fields };
  };
  return read();
}

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const fieldOf = (node: TreeNode, name: string): TreeValue => node.fields.get(name)?.[0] ?? null;
export const textOf = (node: TreeNode, name: string): string | null => {
  const value = fieldOf(node, name);
  return typeof value === "string" ? value : null;
};
export const numberOf = (node: TreeNode, name: string): number => Number(fieldOf(node, name) ?? 0);
export const nodeOf = (node: TreeNode, name: string): TreeNode | null => {
  const value = fieldOf(node, name);
  return isNode(value) ? value : null;
};
export const nodesOf = (node: TreeNode, name: string): TreeNode[] => {
  const value = fieldOf(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};
