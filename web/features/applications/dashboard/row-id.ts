// The element id of an application in the page.

export const rowId = (applicationId: string) => `application-${applicationId}`;
