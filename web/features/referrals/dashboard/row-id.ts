// Where in the page a request stands.

export const rowId = (requestId: string) => `request-${requestId}`;
