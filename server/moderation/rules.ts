// Decides how often a person may report jobs. Pure.

/** New reports per person in 24 hours; more could flood the queue. */
const REPORTS_A_DAY = 10;

/** Whether a person with `recent` reports in the last day may make another; `scale` multiplies the limit. */
export const mayReportMore = (recent: number, scale: number): boolean => recent < Math.ceil(REPORTS_A_DAY * scale);
