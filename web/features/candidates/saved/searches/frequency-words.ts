// The mail frequency of a saved search in words; times are in India's zone for every reader.
import { ALERT_FREQUENCIES, type AlertFrequency } from "../../../../../contract/saved/rules.ts";

const LABELS: Record<AlertFrequency, string> = {
  DAILY: "Every day at 8:00",
  WEEKLY: "Mondays at 8:00",
  OFF: "No mails",
};

export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }));

/** The toast after a search was saved. */
export const SAVED_WORDS: Record<AlertFrequency, string> = {
  DAILY: "Search saved. We write in the morning when there are new jobs.",
  WEEKLY: "Search saved. We write on Mondays when there are new jobs.",
  OFF: "Search saved. You find it in your dashboard.",
};
