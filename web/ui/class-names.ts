// Joins class names, omitting absent ones.

export type ClassName = string | false | null | undefined;

/** `classNames("card", wide && "card-wide")` -> "card card-wide" or "card". */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(" ");
}
