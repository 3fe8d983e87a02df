// The element id of a session in the page.

export const rowId = (bookingId: string) => `session-${bookingId}`;
