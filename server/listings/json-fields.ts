// Reads fields of untrusted JSON: a field of another type than expected counts as absent.
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const recordAt = (value: unknown, key: string): JsonRecord => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
};

export const listAt = (value: unknown, key: string): unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

/** The list of that name, or undefined when there is none: an empty list is one. */
export const listIn = (value: unknown, key: string): unknown[] | undefined => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : undefined;
};

/** The text of a text or number field; undefined when absent or blank. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  const text = typeof found === "number" && Number.isFinite(found) ? String(found) : found;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

export function numberAt(value: unknown, key: string): number | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

/** A number, also one that is written as text ("75000", "75,000.50"). */
export function amountAt(value: unknown, key: string): number | undefined {
  const text = isRecord(value) ? value[key] : undefined;
  if (typeof text !== "string") return numberAt(value, key);
  return text.length < 30 && /^\s*\d[\d,]*(?:\.\d+)?\s*$/.test(text) ? Number(text.replaceAll(",", "")) : undefined;
}

export function flagAt(value: unknown, key: string): boolean | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "boolean" ? found : undefined;
}

/** The texts of a list, without other elements. */
export const textsAt = (value: unknown, key: string): string[] =>
  listAt(value, key).filter((item): item is string => typeof item === "string" && item.trim() !== "");

/** One text or a list of them. */
export function textsIn(value: unknown, key: string): string[] {
  const one = textAt(value, key);
  return one ? [one] : textsAt(value, key);
}

/** One object or a list of them. */
export function recordsIn(value: unknown, key: string): JsonRecord[] {
  const one = isRecord(value) ? value[key] : undefined;
  return isRecord(one) ? [one] : listAt(value, key).filter(isRecord);
}

const MOST_LEVELS = 64;

/** Whether lists and objects are nested in each other more than 64 times: more than storing them allows. */
export function isTooDeep(value: unknown, level = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (level > MOST_LEVELS) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) if (isTooDeep(inner, level + 1)) return true;
  return false;
}
