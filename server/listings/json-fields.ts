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

export function flagAt(value: unknown, key: string): boolean | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === "boolean" ? found : undefined;
}

/** The texts of a list, without other elements. */
export const textsAt = (value: unknown, key: string): string[] =>
  listAt(value, key).filter((item): item is string => typeof item === "string" && item.trim() !== "");
