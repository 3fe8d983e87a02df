// Words of a newcomer's first steps, on their pages and on the card that reminds of them.

/** Heading, lead and short name of each step. */
export const STEP_WORDS = {
  "work-email": {
    label: "Your work e-mail",
    title: "Show where you work",
    lead: "People ask employees for referrals, so we check first that you work there. A code to your work e-mail is enough.",
    next: "Next: verify your work e-mail. It takes two minutes.",
  },
  cv: {
    label: "Your CV",
    title: "Start with your CV",
    lead: "We read your title, years and skills from it, so that you do not have to type them. Nothing is sent to any company.",
    next: "Next: add your CV, or fill in a few lines by hand.",
  },
  profile: {
    label: "About you",
    title: "You, and what you want",
    lead: "Every job is compared with what you see here. Correct what we read or fill it in, and say where and how you want to work.",
    next: "Next: check what we know about you, and say where you want to work.",
  },
  jobs: {
    label: "Your best jobs",
    title: "The jobs that suit you best",
    lead: "Chosen from all open jobs by what you have just told us, with the reasons for each.",
    next: "Next: see the five jobs that suit you best.",
  },
} as const;

/** "Step 1 of 3". */
export const stepOf = (at: number, all: number): string => `Step ${at} of ${all}`;

/** "2 of 3 steps done". */
export const stepsDone = (done: number, all: number): string =>
  all === 1 ? "One step to go" : `${done} of ${all} steps done`;
