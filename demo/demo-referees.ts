// The invented referees of the demo's company, their offers, and the notes of people who ask them.

/** The demo's employee is the first; the others have no password. */
export type DemoReferee = {
  name: string;
  title: string;
  yearsThere: number;
  offer: {
    headline: string;
    about: string;
    kinds: ("INTERVIEW" | "CAREER")[];
    topics: string[];
    minutes: 30 | 45 | 60;
    /** Paise. */
    price: number;
    /** Indian time, in the evenings and at weekends. */
    times: string[];
  };
};

export const DEMO_REFEREES: readonly [DemoReferee, DemoReferee] = [
  {
    name: "Arjun Rao",
    title: "Staff Engineer",
    yearsThere: 5,
    offer: {
      headline: "A practice interview, as we would really hold it",
      about:
        "I have sat in on some two hundred interviews here. We do one for an hour, and I tell you what I would have written down afterwards: what convinced me, what did not, and what to read before the real one.",
      kinds: ["INTERVIEW"],
      topics: ["A system design round", "A coding round", "Talking about past work"],
      minutes: 60,
      price: 49_900,
      times: ["19:00", "20:30"],
    },
  },
  {
    name: "Nandini Sen",
    title: "Engineering Manager",
    yearsThere: 7,
    offer: {
      headline: "Half an hour about your next step",
      about:
        "I changed from engineering to leading people here, and back once. Ask me about teams, levels, and whether this is a place for you. No preparation needed.",
      kinds: ["CAREER", "INTERVIEW"],
      topics: ["How the teams work", "From engineer to lead", "Coming back after a break"],
      minutes: 30,
      price: 0,
      times: ["18:30"],
    },
  },
];

/** The notes in the order of the requests. */
export const DEMO_NOTES: readonly string[] = [
  "I have done this work for years in a smaller house, and the job reads like my week. I would be glad of a word to the team.",
  "Two of my former colleagues moved to you and keep telling me about it. My last project is described in the CV, second entry.",
  "I could start in sixty days, and I would move for this.",
  "The part about keeping things running is what I like most. Happy to tell more wherever you like.",
];
