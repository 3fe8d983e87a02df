// Words for what a listing does not state.
import { t } from "#messages/jobs.ts";

export const NOT_DISCLOSED = t.notDisclosed;

/** "Salary: Not Disclosed" for what is not stated; stated text is shown by itself. */
export const named = (name: string, text: string) => (text === NOT_DISCLOSED ? `${name}: ${text}` : text);

const PAY_NOT_STATED = t.payNotStated;

/** On a card: nothing for what is not stated. */
export const onCard = (text: string) => (text === NOT_DISCLOSED ? "" : text);
export const payOnCard = (text: string) => (text === NOT_DISCLOSED ? PAY_NOT_STATED : text);

/** Reverses `onCard` and `payOnCard`. */
export const offCard = (shown: string) => (shown === "" || shown === PAY_NOT_STATED ? NOT_DISCLOSED : shown);
