// What people with a degree begin as: the titles to compare with for a person who has hardly worked. Pure, the data is ours.

/** A kind of study and the first jobs that it leads to; the first that fits counts, narrow ones stand before wide ones. */
const FIRST_JOBS: readonly [study: RegExp, titles: string][] = [
  [/\belectronics (?:and|&) communications?\b/i, "Electronics Engineer|Embedded Engineer|Network Engineer"],
  [
    /\b(?:human resources?|hr|organi[sz]ational (?:development|behaviou?r)|industrial relations)\b/i,
    "Human Resources Coordinator|Recruiter",
  ],
  [
    /\b(?:digital marketing|marketing|advertising|brand)\b/i,
    "Marketing Coordinator|Digital Marketing Executive|Sales Executive",
  ],
  [
    /\b(?:supply chain|logistics|operations management)\b/i,
    "Supply Chain Executive|Logistics Coordinator|Operations Executive",
  ],
  [/\b(?:actuarial)\b/i, "Actuarial Analyst|Risk Analyst"],
  [
    /\b(?:account(?:s|ing|ancy)|taxation|audit(?:ing)?|b\.?\s?com|m\.?\s?com|commerce|chartered)\b/i,
    "Accountant|Accounts Executive|Finance Analyst|Audit Associate",
  ],
  [/\b(?:finance|financial|banking|investments?)\b/i, "Finance Analyst|Accountant|Banking Associate"],
  [/\b(?:data science|data analytics|business analytics|statistics)\b/i, "Data Analyst|Data Scientist"],
  [/\b(?:artificial intelligence|machine learning)\b/i, "Machine Learning Engineer|Data Scientist"],
  [
    /\b(?:(?:management )?information systems|mis)\b/i,
    "Business Analyst|Data Analyst|IT Support Engineer|Software Engineer",
  ],
  [
    /\b(?:comput(?:er|ing|ational)|software|informatics|b\.?c\.?a|m\.?c\.?a|information (?:technology|science)|web (?:design|development))\b/i,
    "Software Engineer|Web Developer",
  ],
  [
    /\b(?:business|b\.?b\.?[am]|b\.?m\.?s|m\.?b\.?a|pgdm?|entrepreneurship)\b|^(?:general )?management(?: studies)?$/i,
    "Operations Coordinator|Marketing Coordinator|Human Resources Coordinator|Administrative Assistant|Sales Associate|Business Analyst",
  ],
  [/\b(?:economics|econometrics)\b/i, "Economist|Finance Analyst|Business Analyst"],
  [/\b(?:math(?:s|ematics)?|physics|operations research)\b/i, "Data Analyst|Research Assistant|Teacher"],
  [
    /\b(?:journalism|mass communication|english|literature|creative writing|communications?(?! (?:engineering|systems|technology))|media studies)\b/i,
    "Content Writer|Communications Coordinator|Social Media Coordinator",
  ],
  [/\b(?:psychology|sociology|anthropology)\b/i, "Human Resources Coordinator|Social Worker|Counsellor"],
  [
    /\b(?:history|political science|philosophy|humanities|liberal arts|international relations|public administration|geography)\b/i,
    "Administrative Assistant|Research Assistant|Content Writer",
  ],
  [/\b(?:ll\.?b|ll\.?m|law|legal studies|juris)\b/i, "Legal Associate|Paralegal"],
  [/\b(?:b\.?\s?ed|m\.?\s?ed|education|teaching)\b/i, "Teacher"],
  [/\b(?:m\.?s\.?w|b\.?s\.?w|social work)\b/i, "Social Worker"],
  [/\b(?:b\.?\s?arch|m\.?\s?arch)\b/i, "Architectural Designer"],
  [/\b(?:fine arts?|visual arts?|b\.?f\.?a|applied arts?|b\.?des)\b|^design$/i, "Graphic Designer|UI UX Designer"],
];

/** Words of a degree that tell no work: in "Bachelor of Arts, Business Administration" the arts are none. */
const DEGREE =
  /\b(?:(?:bachelors?|masters?|associates?|doctor(?:ate)?)(?:'s)?\s+(?:degree\s+)?(?:of|in)\s+(?:arts|science|engineering|technology|philosophy)\b(?:\s+(?:in|of))?|bachelors?|masters?|diploma|certificate|associate|doctor(?:ate)?|ph\.?d|b\.?\s?(?:a|sc|s|tech|e)|m\.?\s?(?:a|sc|s|tech|e)|honou?rs?|degree|minor|major)\b\.?|\b(?:of|in)\b/gi;

/** Schools that lead to every trade alike. */
const SCHOOL =
  /\b(?:high school|secondary|school certificate|g\.?e\.?d|x(?:ii)?th|1[02]th|intermediate|matriculation|h\.?s\.?c|s\.?s\.?c)\b/i;

/** Titles that a degree leads to, the likeliest first; none for a school, else the field of study itself. */
export function titlesOfStudy(degree: string): string[] {
  if (SCHOOL.test(degree)) return [];
  const field = degree.replace(DEGREE, " ").replace(/\s+/g, " ").trim();
  const known = FIRST_JOBS.find(([study]) => study.test(field));
  return known ? known[1].split("|") : field === "" ? [] : [field];
}
