// Sentences and headings shared by all job descriptions; role files add those of a role.
import type { WorkKind } from "../generate-companies.ts";

export const INTERNAL_OPENINGS = [
  "We are looking for {aTitle} to {purpose}.",
  "{company} is hiring {aTitle}. You will {purpose}.",
  "We would like {aTitle} to join us and {purpose}.",
  "Our {focus} team is growing, and we need {aTitle} to {purpose}.",
  "Would you like to {purpose}? We are looking for {aTitle}.",
  "This is a role for {aTitle} who wants to {purpose}.",
  "We are adding one person to a team of {team}: {aTitle} who will {purpose}.",
  "You would join us as {aTitle} and {purpose}.",
];

export const EXTERNAL_OPENINGS = [
  "{company} seeks {aTitle} to {purpose}.",
  "As {aTitle} at {company}, you will {purpose}.",
  "{company} has an opening for {aTitle}. The person in this role will {purpose}.",
  "We are currently hiring {aTitle} for our {focus} team. The role is to {purpose}.",
  "{company} invites applications for the position of {title}. You will {purpose}.",
  "In this position you will {purpose}.",
  "The {title} will join the {focus} team and {purpose}.",
];

export const AGENCY_OPENINGS = [
  "{company} is hiring {aTitle} on behalf of a client that {clientDoes}. You will {purpose}.",
  "Our client {clientDoes} and is looking for {aTitle} to {purpose}.",
  "One of our clients, which {clientDoes}, has an opening for {aTitle}. The person will {purpose}.",
];

export const DUTY_HEADINGS = {
  internal: [
    "What you will do",
    "Your work",
    "What the work looks like",
    "In this role you will",
    "Your days with us",
    "What you will be responsible for",
  ],
  external: [
    "Key responsibilities",
    "Responsibilities",
    "Roles and responsibilities",
    "Job responsibilities",
    "What you’ll do",
    "Primary responsibilities",
    "Key job responsibilities",
  ],
};

export const NEED_HEADINGS = {
  internal: [
    "What we look for",
    "What you bring",
    "You will fit in if you have",
    "Who we would like to meet",
    "What matters to us",
  ],
  external: [
    "Requirements",
    "Qualifications",
    "Desired candidate profile",
    "Required skills and experience",
    "Minimum qualifications",
    "Basic qualifications",
    "Skills and experience",
  ],
};

export const PLUS_HEADINGS = {
  internal: ["Nice to have", "A plus, not a must", "It would be lovely if you also have", "Good to have"],
  external: ["Preferred qualifications", "Good to have", "Nice to have", "Preferred"],
};

export const OFFER_HEADINGS = {
  internal: ["What we offer", "What you get", "Why people stay"],
  external: ["Benefits", "What we offer", "Perks and benefits"],
};

export const SKILL_LINES = [
  "Solid experience with {}",
  "Good command of {}",
  "Practical knowledge of {}",
  "Hands-on experience with {}",
  "Confidence with {}",
  "A strong grasp of {}",
];
export const ENTRY_SKILL_LINES = [
  "Basic knowledge of {}",
  "An introduction to {}, through study or a first job",
  "Some exposure to {}",
  "Working knowledge of {}",
];
export const TOOL_LINES = [
  "Familiarity with {}",
  "Daily tools are {}",
  "Working knowledge of {}",
  "Comfort with {}",
  "Some experience with {} is useful",
  "You will use {}",
];
export const SOFT_LINES = [
  "{cap}",
  "People who do well here bring {}",
  "Personal strengths: {}",
  "We value {}",
  "{cap} matter in this team",
  "Equally important: {}",
];

export const EXPERIENCE_RANGE = [
  "{min}–{max} years of experience in {field}",
  "Between {min} and {max} years of relevant experience",
  "{min} to {max} years in a similar role",
  "Around {min} to {max} years of work in {field}",
];
export const EXPERIENCE_OPEN = [
  "At least {minYears} of experience in {field}",
  "{min}+ years of relevant experience",
  "At least {minYears} in a similar role",
];
export const EXPERIENCE_FRESH = [
  "Freshers are welcome, as are people with up to {maxYears} of experience",
  "No experience needed; up to {maxYears} is fine",
  "Recent graduates, or up to {maxYears} of work in {field}",
];
export const EXPERIENCE_INTERN = [
  "Students in their last two years, or graduates of the past twelve months",
  "Currently enrolled in, or just finished with, a relevant course",
  "Available full time for at least three months",
];
/** Two or three of these make a paragraph about the team, for longer texts. */
export const TEAM_LINES: Record<WorkKind | "office", readonly string[]> = {
  office: [
    "The {focus} team has {team} people, and the newest joined {few} months ago.",
    "You would report to the head of the team and meet them every week.",
    "Targets and priorities are agreed each quarter and written down.",
    "The {area} team sits at the next table, and you will need each other.",
    "Most of us have been here for more than {few} years, and a few have left and come back.",
    "People are trusted with their own calendar.",
    "We share numbers openly, good and bad.",
    "Credit goes to whoever did the work.",
  ],
  desk: [
    "The {focus} team has {team} people and works closely with the {area} team.",
    "You would report to the head of the team and have a weekly conversation with them that is about you, not about status.",
    "Work is planned in two-week steps, with a short demonstration at the end of each.",
    "Decisions are written down, so that people who were away can follow them.",
    "We try hard to protect mornings for quiet work; meetings start after two.",
    "Reviews are friendly and thorough, and nobody is too senior to be reviewed.",
    "Most of us have been here for more than {few} years, and a few have left and come back.",
    "We release small changes often, and measure whether they helped.",
  ],
  service: [
    "The {focus} team has {team} people on each shift and a leader who has done the job.",
    "New colleagues sit beside an experienced one until they feel ready.",
    "We meet every morning for ten minutes: what went well, what did not, who needs a hand.",
    "Targets are set with the team and reviewed every month.",
    "Praise from {users} is read out; complaints are discussed in private.",
    "Growth is real here: the last {few} team leaders started in this position.",
    "Schedules are fair, and swaps between colleagues are easy.",
  ],
  field: [
    "The {focus} team has {team} people and works with the {area} team every day.",
    "Each shift begins with a short talk about safety and the plan.",
    "You would report to a manager with many years on the floor.",
    "Improvements are tried within the week they are suggested.",
    "Tools, protective equipment and transport are provided.",
    "Supervisors and workers eat in the same canteen.",
    "The last {few} section heads were promoted from within.",
  ],
};
export const TEAM_HEADINGS = {
  internal: ["The team", "Who you will work with", "How we work"],
  external: ["About the team", "Team and reporting", "Work environment"],
};

/** Questions and answers for the longest internal texts. */
export const QUESTIONS: readonly (readonly [string, string])[] = [
  ["Can I apply if I do not meet every point?", "Yes. Tell us which part you would like to learn."],
  ["How quickly do you decide?", "Usually within two weeks of the first conversation."],
  ["Will I meet the team before I decide?", "Always, and without us in the room if you prefer."],
  ["Do you take people after a career break?", "Gladly; several colleagues in {city} joined us after one."],
  ["What happens in the first week?", "You meet the {area} team, receive your equipment and finish one small thing."],
  ["Is relocation supported?", "We help with travel and the first weeks of housing when you move for this role."],
  ["Why is this position open?", "The {focus} team is growing; nobody is being replaced."],
  ["Is there a probation period?", "Three months, with a conversation in the middle and no surprises at the end."],
];

/** Small print of outside boards. */
export const NOTICES = [
  "Notice period of up to sixty days is acceptable",
  "Background verification is part of the joining process",
  "Interviews are held by video, with a final meeting in person",
  "The role reports to the head of the {focus} team",
  "Occasional travel may be required",
  "Relocation support is available for the selected candidate",
  "Previous applicants may apply again after six months",
  "Referrals are welcome",
  "Personal data is kept only for the duration of the selection",
];

export const LABELS = {
  role: ["Role", "Position", "Job title"],
  place: ["Location", "Work location", "Job location"],
  pay: ["CTC", "Salary", "Compensation"],
  skills: ["Key skills", "Skills required", "Mandatory skills", "Key skills required"],
} as const;

/** The short forms, after a label. */
export const YEARS_RANGE = ["{min}–{max} years", "{min} to {max} years", "{min}-{max} Yrs"];
export const YEARS_OPEN = ["{min}+ years", "Minimum {minYears}"];
export const YEARS_FRESH = ["Up to {maxYears}; freshers can apply", "Fresher to {maxYears}"];
export const YEARS_INTERN = ["Students and recent graduates", "Not required"];

/** For jobs that need no experience. */
export const ENTRY_NEEDS = [
  "Willingness to learn, and to ask early",
  "Reliable, careful habits",
  "A project, course or first job you can talk about",
  "Good basics from study or training",
  "Interest in how the work is really done",
];
export const ENTRY_PLUSES = ["An internship in the field", "A short course that fits the role", "Knowledge of {lang}"];

export const EDUCATION_LINES = ["Education: {degree}", "Academic background: {degree}", "Qualification: {degree}"];

/** What companies offer; a company keeps its own selection. */
export const PERKS_ANY = [
  "Twenty-four days of paid leave, which we expect you to take",
  "Health insurance for you and your family from the first day",
  "A yearly review of pay against the market",
  "Paid leave for new parents, both of them",
  "A buddy for your first two months",
  "A referral bonus when a friend of yours joins",
  "Clear pay bands and written promotion criteria",
  "Support for exams and certifications",
  "Quarterly bonuses tied to team results",
  "Accident and life cover",
  "A yearly health check",
  "Long-service awards that are worth having",
  "Counselling by telephone, free and confidential",
  "Salary advances without interest in an emergency",
];
export const PERKS_DESK = [
  "A learning budget you spend without asking twice",
  "A laptop of your choice",
  "Flexible start times",
  "Paid time for volunteering, three days a year",
  "A sabbatical after five years",
  "An allowance for your desk at home",
  "No meetings on Wednesdays",
  "Conference tickets, also for those who do not speak",
  "Books and courses, no forms needed",
  "Quiet rooms, good coffee and plants",
  "Stock options after the first year",
];
export const PERKS_SITE = [
  "Uniform and safety equipment provided",
  "Meals during the shift",
  "Company transport from main points of the city",
  "Overtime paid at the legal rate",
  "Accommodation help for people who move here",
  "A fixed weekly day off",
  "Training with a certificate",
  "Promotion from the floor, twice a year",
  "Shift and night allowances",
];
export const PERKS_INTERN = [
  "A mentor for the whole period",
  "A certificate and a written reference",
  "A full-time offer for interns who do well",
  "Hours that fit around examinations",
  "Lunch and a travel allowance",
  "Work that is used, not thrown away",
];
export const PERKS_INDIA = [
  "Provident fund and gratuity as per law",
  "Group medical cover of five lakh rupees, parents included",
  "Subsidised lunch and endless tea",
  "Attendance and performance incentives",
  "Festival bonus",
];
export const PERKS_INDIA_DESK = [
  "Five-day week",
  "Alternate Saturdays off",
  "Cab facility for late shifts",
  "Free accommodation for the first fortnight if you relocate",
];
export const PERKS_INDIA_SITE = [
  "ESI for eligible employees",
  "Yearly bonus as per law",
  "Scholarships for employees’ children",
];

export const MODE_LINES = {
  WFH: [
    "This is a remote role; we meet in person twice a year.",
    "You can work from home, anywhere with a reliable connection.",
    "Work from home, with core hours from eleven to five.",
  ],
  WFH_PLACED: [
    "This is a remote role attached to our {city} office.",
    "You will work from home; visits to {city} are rare and planned.",
    "Remote work, with an occasional team week in {city}.",
  ],
  HYBRID: [
    "The role is hybrid: {days} days a week at the office in {city}.",
    "We work in a hybrid way, with {days} days a week together in {city}.",
    "Hybrid working: {days} office days in {city}, the others from home.",
  ],
  WFO: [
    "You will work from our office in {city}.",
    "This role is based at our {city} office, five days a week.",
    "The work is done on site in {city}.",
  ],
  SITE: [
    "This role is on site in {city}.",
    "The work is done on site in {city}.",
    "You will be based at our {city} location.",
  ],
};
export const PLACE_LINES = ["Location: {cities}.", "The position is based in {city}.", "Based in {city}."];
export const MANY_PLACES_LINES = [
  "There are openings in {cities}.",
  "Locations: {cities}.",
  "You can join in {cities}.",
];
export const PAY_LINES = [
  "Pay: {pay}.",
  "We pay {pay}, depending on experience.",
  "The salary range is {pay}.",
  "Compensation: {pay}.",
];
export const STIPEND_LINES = ["We pay {pay}.", "You receive {pay}.", "Paid internship: {pay}."];
export const SHIFT_LINES = [
  "Shifts rotate, and the roster is published two weeks ahead.",
  "The team works in rotating shifts with two days off a week.",
  "Shift allowances apply for nights and holidays.",
];
export const PART_TIME_LINES = [
  "This is a part-time role of about {hours} hours a week.",
  "Part-time: {hours} hours a week, at times we agree together.",
];

export const FIRST_MONTHS: Record<WorkKind, readonly string[]> = {
  desk: [
    "In the first month you learn how we work, meet the people we work for and finish something small",
    "By the end of the second month you own a piece of work from start to finish",
    "After three months you take your turn in planning and speak for your area",
    "After six months newer colleagues come to you with questions",
  ],
  service: [
    "In the first two weeks you are trained and shadow an experienced colleague",
    "By the end of the first month you handle everyday cases alone, with help at hand",
    "After three months you work to full targets",
    "After six months you help to train the next joiner",
  ],
  field: [
    "In the first week you complete safety training and walk every part of the site",
    "By the end of the first month you run routine work with a supervisor nearby",
    "After three months you are responsible for your own area",
    "After six months you propose one improvement and see it through",
  ],
};

export const HIRING_STEPS: readonly (readonly string[])[] = [
  [
    "A call of twenty minutes",
    "A conversation about your work with two future colleagues",
    "A practical exercise, done together",
    "An offer, or an honest no, within a week",
  ],
  ["A telephone conversation", "A short assignment from everyday work", "A meeting with the manager and the team"],
  ["A first interview online", "A visit to see the place and meet the team", "A decision within five working days"],
  [
    "A short written task",
    "A technical or functional interview",
    "A talk with the head of department",
    "References and offer",
  ],
];
export const HIRING_HEADINGS = ["How we hire", "What happens after you apply", "The process"];

export const INTERNAL_CLOSINGS = [
  "We read every application and reply within ten days.",
  "If you meet most of this and are unsure about the rest, please apply.",
  "Send your current CV; a cover letter is not needed.",
  "Questions are welcome before you apply.",
  "We hire people of every background and adjust interviews when that helps.",
];
export const EXTERNAL_CLOSINGS = [
  "{company} is an equal opportunity employer. All qualified applicants are considered without regard to religion, caste, gender, age or disability.",
  "Please apply through our careers page with an updated CV.",
  "Only shortlisted candidates will be contacted.",
  "We thank all applicants for their interest in {company}.",
  "If you need an adjustment during the interview process, let us know.",
];
export const AGENCY_CLOSINGS = [
  "Shortlisted candidates hear from us within three working days. We never charge candidates a fee.",
  "Please share your updated CV with current pay, expected pay and notice period.",
  "Candidates who can join within thirty days are preferred. There is no charge for candidates at any stage.",
];

/** Openings of notes written by the hiring manager, and their sign-offs. */
export const LETTER_OPENINGS = [
  "I lead the {focus} team at {company}, and there is more good work than we have hands for.",
  "We are {team} people in the {focus} team, and we would like to be one more.",
  "A short note from the team rather than a template: we have more to do than we can manage.",
  "Our {focus} team has grown from {few} people to {team} since last year.",
];
export const LETTER_BRIDGES = [
  "That is why we need {aTitle} to {purpose}.",
  "We are looking for {aTitle} who will {purpose}.",
  "The next person to join is {aTitle}, who will {purpose}.",
];
export const LETTER_DAYS = [
  "Most weeks you would {a}. You would also {b}, and now and then {c}.",
  "The work is varied: one day you {a}, the next you {b}. Over the year you will also {c}.",
  "To give you an idea: you would {a}, {b}, and {c}.",
];

/** Typical content of a job that moderation takes down. */
export const SUSPICIOUS_LINES = [
  "A refundable registration amount is to be paid before the interview to confirm your slot.",
  "No interview. Earn up to one lakh a month from your phone. Send a copy of your bank card to start today.",
  "Candidates must pay for the training kit in advance; the amount is returned with the first salary.",
];
