// Where in the page an application stands.

export const rowId = (applicationId: string) => `application-${applicationId}`;
