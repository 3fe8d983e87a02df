// Sentences for the "about" text of demo companies, beyond what the company's line of business says.

export const ABOUT_OPENINGS = [
  "{name} {does}.",
  "{name} {does}.",
  "Founded in {year}, {name} {does}.",
  "Based in {city}, {name} {does}.",
  "{name}, started in {city} in {year}, {does}.",
];

/** By size of the team, smallest first. `{n}` is a head count, `{k}` a number of cities, `{cities}` a list of offices. */
export const ABOUT_SCALE: readonly (readonly string[])[] = [
  [
    "The whole team of {n} fits around one table in {city}.",
    "It is a team of {n}, and everyone talks to customers.",
    "There are {n} of us so far, all in {city}.",
  ],
  [
    "About {n} people work here, most of them in {city}.",
    "The team has grown to {n} people without losing its short lines.",
    "It is a team of {n} in {city}, profitable and in no hurry.",
  ],
  [
    "Around {n} people work here, led from {city}.",
    "A team of {n} works from {cities}.",
    "It employs about {n} people and still knows most of its customers by name.",
  ],
  [
    "About {n} people work across {cities}.",
    "The company employs around {n} people, with its main office in {city}.",
    "From {city}, a team of {n} serves {users} in a dozen states.",
  ],
  [
    "Around {n} people work in {cities}.",
    "The company has about {n} employees and hires from its own interns first.",
    "Today it employs about {n} people in {cities}.",
  ],
  [
    "More than {n} people work in {cities}.",
    "With over {n} employees in {cities}, it has grown without an acquisition.",
    "Over {n} people work here, a third of them hired through colleagues.",
  ],
  [
    "More than {n} people work in {cities} and beyond.",
    "It employs over {n} people and promotes from within for most senior posts.",
    "With more than {n} employees, it is one of the larger employers of its field in {city}.",
  ],
];

/** Closing sentences by kind of work. */
export const ABOUT_CULTURE = {
  desk: [
    "Teams are small, write things down and decide close to the work.",
    "New joiners pair with a colleague for their first six weeks.",
    "Meetings are few, reviews are kind and specific, and Fridays end on time.",
    "People own what they build, including the telephone that rings when it breaks.",
    "Salaries follow published bands, and promotions are explained in writing.",
    "Half of its managers started as individual contributors here.",
    "Every team publishes its goals, and its misses, once a quarter.",
    "Learning budgets are used, not just announced.",
  ],
  service: [
    "Front-line teams set their own rosters a month ahead.",
    "Training is paid, and nobody faces a customer alone in the first fortnight.",
    "Managers spend a day each month doing the work they manage.",
    "People who stay three years get a paid month off.",
    "Feedback from customers goes straight to the team concerned, good or bad.",
    "Most team leaders were promoted from the floor.",
  ],
  field: [
    "Safety has the last word on every site and every shift.",
    "Apprentices work beside people with decades in the trade.",
    "Suggestions from the floor are answered within a week, and many are built.",
    "Transport, meals and insurance are part of the job, not a perk.",
    "Supervisors are trained before they are promoted.",
    "Its longest-serving employees joined as trainees.",
  ],
};
