// Where in the page a session stands.

export const rowId = (bookingId: string) => `session-${bookingId}`;
