// The words for what a listing does not tell (spec §9).
export const NOT_DISCLOSED = "Not Disclosed";

/** What is not told needs its name beside it ("Salary: Not Disclosed"); what is told speaks for itself. */
export const named = (name: string, text: string) => (text === NOT_DISCLOSED ? `${name}: ${text}` : text);

/** What `named` was given. */
export const unnamed = (name: string, shown: string) => (shown === named(name, NOT_DISCLOSED) ? NOT_DISCLOSED : shown);
