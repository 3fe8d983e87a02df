// The element id of a request in the page.

export const rowId = (requestId: string) => `request-${requestId}`;
