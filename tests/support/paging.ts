// Reads a list page by page, as a client does.
import assert from "node:assert/strict";
import type { Answer, TestApp } from "./app.ts";

export type ListBody<Row> = { data: Row[]; pagination: { lastKey: string | null } };

/** One page; fails with the answer's text unless it is a 200. */
export async function page<Row>(
  app: Pick<TestApp, "get">,
  path: string,
  query: Record<string, string | readonly string[]>,
): Promise<ListBody<Row>> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of [value].flat()) search.append(key, item as string);
  const answer: Answer<ListBody<Row>> = await app.get(`${path}?${search}`);
  assert.equal(answer.status, 200, `${path}?${search}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}

/** Every row of a list, following lastKey to its end. `between` runs after each page. */
export async function everyRow<Row>(
  app: Pick<TestApp, "get">,
  path: string,
  query: Record<string, string | readonly string[]>,
  between: (rows: Row[]) => Promise<unknown> = async () => {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let lastKey = ""; ; ) {
    const { data, pagination } = await page<Row>(app, path, { ...query, ...(lastKey && { lastKey }) });
    rows.push(...data);
    if (pagination.lastKey === null) return rows;
    assert.ok(data.length > 0, "a page with a lastKey holds rows");
    assert.ok(rows.length < 20_000, "the list never ends");
    await between(data);
    lastKey = pagination.lastKey;
  }
}
