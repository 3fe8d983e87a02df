// Decides how often a person may report, and what settling a report comes to.

/** New reports that one person makes within 24 hours; more would be a way to bury the queue. */
const REPORTS_A_DAY = 10;

/** Whether somebody who made `recent` reports within a day may make another; `scale` multiplies the limit. */
export const mayReportMore = (recent: number, scale: number): boolean => recent < Math.ceil(REPORTS_A_DAY * scale);
