// Words for what a listing does not state.
export const NOT_DISCLOSED = "Not Disclosed";

/** "Salary: Not Disclosed" for what is not stated; stated text is shown by itself. */
export const named = (name: string, text: string) => (text === NOT_DISCLOSED ? `${name}: ${text}` : text);

/** Reverses `named`. */
export const unnamed = (name: string, shown: string) => (shown === named(name, NOT_DISCLOSED) ? NOT_DISCLOSED : shown);
