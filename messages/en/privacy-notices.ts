// Texts of the notices to admins about requests under data-protection law.

export const t = {
  opened: "A person asks for their rights over their data",
  dueSoon: "A request about personal data is due soon",
  answerBy: "It has to be answered by {day}.",
  openThem: "Open the requests",
} as const;
