// Kinds and states of what people write to the operators by the two public forms.

/** A message of the form "Contact us", or a company's enquiry of "Connect with us". */
export const MESSAGE_KINDS = ["MESSAGE", "ENQUIRY"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATES = ["NEW", "IN_PROGRESS", "DONE"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** An entry of a message's history. */
export const MESSAGE_EVENTS = ["ANSWERED", "STATE_CHANGED", "ASSIGNED"] as const;
export type MessageEventKind = (typeof MESSAGE_EVENTS)[number];

/** The longest answer of an admin, in characters. */
export const MAX_MESSAGE_ANSWER = 8_000;
