// What a sent form gets back, and how a browser keeps what was typed when the answer does not come.

/** Values and errors by field name; `problem` is about the whole form. */
export type FormAnswer = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem: "none" | "network" | { text: string };
};

/** A reference as it stands in the address after a form was sent; anything else is not shown. */
export function referenceIn(search: URLSearchParams): string | null {
  const reference = search.get("sent") ?? "";
  return /^[A-Za-z0-9-]{4,40}$/.test(reference) ? reference : null;
}

/** For a route's clientAction: a failing network becomes an answer on the same page instead of an error screen. */
export async function keepTyped<T>(serverAction: () => Promise<T>): Promise<T | FormAnswer> {
  try {
    return await serverAction();
  } catch (failure) {
    // Redirects travel as thrown responses.
    if (failure instanceof Response) throw failure;
    return { values: {}, errors: {}, problem: "network" };
  }
}
