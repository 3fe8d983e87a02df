// The answer to a sent form, and how the browser retains typed values when no answer arrives.

/** Values and errors by field name; `problem` concerns the whole form. */
export type FormAnswer = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem: "none" | "network" | { text: string };
};

/** The reference in the address after a form was sent; null unless well-formed. */
export function referenceIn(search: URLSearchParams): string | null {
  const reference = search.get("sent") ?? "";
  return /^[A-Za-z0-9-]{4,40}$/.test(reference) ? reference : null;
}

/** For a route's clientAction: a network failure becomes an answer on the same page instead of an error screen. */
export async function keepTyped<T>(serverAction: () => Promise<T>): Promise<T | FormAnswer> {
  try {
    return await serverAction();
  } catch (failure) {
    // The router throws redirects as responses.
    if (failure instanceof Response) throw failure;
    return { values: {}, errors: {}, problem: "network" };
  }
}
