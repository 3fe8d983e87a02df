// Finds clauses in a CV that show an unlisted soft skill: what was done, and what the summary claims. Proposals only.
import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { canonicalSkill, mineSkills } from "../../taxonomy/skills/index.ts";
import type { Line, ResumeDocument, Section, SectionKind } from "../layout.ts";

/** `names` are the taxonomy's; `pattern` matches a clause about work done. */
type EvidenceRule = { names: readonly string[]; pattern: RegExp };

/** Words between a verb and its object; none that begins another phrase. */
const GAP = String.raw`(?:(?!(?:of|for|to|with|by|in|on|at|from|that|which|who|using|through|into|across)\b)[\p{L}\p{N}'’&/+-]+,?\s+)`;
const few = `${GAP}{0,5}?`;
/** What may follow a word for people: "led a team of five", not "led team meetings". */
const AFTER = String.raw`(?=\s*(?:$|[.,;:()&/-]|(?:of|from|in|on|at|to|for|with|across|and|that|who|which|through|during|while|as|by|under|per|into|towards?|responsible|working|including|using)\b))`;
const GROUP = "teams?|groups?|squads?|crews?|departments?|staff|workforce";
const PEOPLE = `(?:${GROUP}|engineers|developers|programmers|designers|analysts|scientists|researchers|consultants|associates|interns|trainees|students|members|people|employees|colleagues|executives|managers|representatives|agents|recruiters|technicians|nurses|teachers|workers|volunteers|professionals|specialists|reports|leaders)${AFTER}`;
const LEARNERS = `(?:${GROUP}|engineers|developers|programmers|designers|analysts|scientists|researchers|consultants|associates|interns|trainees|freshers|students|undergraduates|graduates|members|employees|colleagues|peers|juniors|hires|joiners|mentees|learners|executives|managers|representatives|agents|recruiters|technicians|nurses|teachers|workers|volunteers|reports|leaders)${AFTER}`;
const CLIENTS = `(?:customers?|clients?|guests?|patients?|vendors?|users?|parents|stakeholders?|partners?|suppliers?)`;
const AUDIENCE = `(?:managements?|leadership|boards?|directors?|clients?|customers?|investors?|faculty|students|executives?|stakeholders?|conferences?|summits?|symposiums?|symposia|audiences?|teams?|groups?|panels?|committees?|juries|jury|seminars?|meetings?|C-suite|CEO|CTO|CFO|CXOs?)`;
const AREA = `(?:product(?: managers?| management| owners?)?|design(?:ers?)?|ux|marketing|sales|engineering|engineers|developers|operations|finance|legal|qa|research(?:ers)?|data science|data scientists|analysts|hr|human resources|support|business|compliance|procurement|it|security|manufacturing|logistics|quality)`;

const rule = (names: string, pattern: string): EvidenceRule => ({
  names: names.split(", "),
  pattern: new RegExp(pattern, "iu"),
});

/** In the order of proposals: those that jobs require most first. */
export const EVIDENCE_RULES: readonly EvidenceRule[] = [
  rule("Leadership", String.raw`(?<![\p{L}-])(?:led|headed|directed|captained|spearheaded|steered)\s+${few}${PEOPLE}`),
  rule(
    "Leadership",
    String.raw`(?<!\b(?:to|a|an|the|as)\s)\b(?:lead|leads|leading|heading|directing)\s+(?=(?:a|an|the|my|our|multiple|several|various|teams|\d|cross))${few}${PEOPLE}`,
  ),
  rule(
    "Leadership",
    String.raw`^(?!.*\b(?:report|under|by|to|with)\b)(?=.{0,120}$)[^.;:]*\b(?-i:Team Lead(?:er)?|Captain)\b`,
  ),
  rule(
    "Leadership, Team Management",
    String.raw`(?<!\bto\s)\b(?:managed|managing|manages|supervised|supervising|supervises|oversaw|overseeing|oversees|built and led|hired and managed)\s+${few}${PEOPLE}`,
  ),
  rule(
    "Leadership, Team Management",
    String.raw`\b(?:supervision|leadership|management) of (?:an? )?(?:team of|[\d,]+\+?[- ](?:person|member|people))|\b\d+\+? direct reports\b`,
  ),
  rule(
    "Mentoring",
    String.raw`(?<!\bto\s)\b(?:mentored|mentoring|mentors|coached|coaching|tutored|tutoring|onboarded|onboarding|guided|guiding|trained|upskilled|upskilling)\s+${few}${LEARNERS}`,
  ),
  // Without a number or an adjective, "training team" is a team.
  rule("Mentoring", String.raw`\btraining\s+(?=\d|new\b|junior\b|over\b|more\b)${few}${LEARNERS}`),
  rule(
    "Mentoring",
    String.raw`\b\d+\+? mentees\b|\bmentor(?:ed|ing)? (?:and|&) (?:coach|train|guid|lead|led|support|develop|manag)`,
  ),
  rule(
    "Teamwork",
    String.raw`\bcollaborat(?:ed|ing|es)\s+(?:closely |effectively |directly )?(?:with|across|within|alongside|in an?)\b`,
  ),
  rule(
    "Teamwork",
    String.raw`\b(?:worked|working|works)\s+(?:closely |together |directly |collaboratively )*(?:with|alongside)\s+${few}(?:and\s+${few})?${PEOPLE}`,
  ),
  rule(
    "Teamwork",
    String.raw`\b(?:worked|working|works|contributed|served|developed|built|delivered)\b[^.;]{0,60}?\b(?:in|on|within|as part of|as a member of)\s+(?:an?|the)\s+${few}team${AFTER}`,
  ),
  rule("Teamwork", String.raw`\b(?:partnered|partnering|pair[- ]program(?:med|ming))\s+with\b`),
  rule(
    "Cross-Functional Collaboration, Teamwork",
    String.raw`\bcross[- ]functional(?:ly)?\b(?=[^.;]{0,40}\b(?:teams?|collaborat|partner|stakeholders|groups?|squads?|with|initiatives?|projects?))`,
  ),
  rule(
    "Cross-Functional Collaboration, Teamwork",
    String.raw`\b(?:collaborat|partner|work|liais|coordinat)(?:ed|ing|s|es)\s+(?:[a-z]+\s+){0,2}with\s+(?:the\s+)?(?:[a-z]+,?\s+){0,2}${AREA}(?:\s+teams?)?(?:,\s*(?:and\s+)?|\s+(?:and|&)\s+)(?:the\s+)?${AREA}\b`,
  ),
  rule(
    "Communication",
    String.raw`\bcommunicat(?:ed|ing|es)\s+${few}(?:with|to)\b|\bliais(?:ed|ing|es)\s+(?:with|between)\b|\binterfac(?:ed|ing|es)\s+(?:[a-z]+\s+)?with\s+${few}(?:${CLIENTS}|teams?)\b`,
  ),
  rule(
    "Communication",
    String.raw`\b(?:explained|explaining|translated|translating)\b[^.;]{0,60}?\bto\s+(?:[a-z-]+\s+){0,2}(?:${CLIENTS}|audiences?|management|teams?)\b|\b(?:main|primary|single|key|first) point of contact\b`,
  ),
  rule(
    "Presentation Skills, Communication",
    String.raw`(?<!\b(?:was|were|been|be|is|are|being|award)\s)\bpresent(?:ed|ing)\s+(?!with\b|by\b)(?:[\p{L}\p{N}"'’&+-]+,?\s+){0,9}?(?:to|at|before|in)\s+(?:[\p{L}\p{N}"'’&+-]+\s+){0,5}?${AUDIENCE}\b`,
  ),
  rule(
    "Presentation Skills, Communication",
    String.raw`\bregularly present\b|\b(?:delivered|delivering|gave|giving|made)\s+${few}(?:presentations?|talks?|lectures?|keynotes?|webinars?|demos)\b`,
  ),
  rule(
    "Public Speaking, Communication",
    String.raw`^\W*(?:keynote|speaker|panelist|panellist)\s*:|\bspoke at\b|\bspeaker at\b|\binvited (?:talk|speaker)\b`,
  ),
  rule(
    "Written Communication, Communication",
    String.raw`\b(?:authored|wrote|written|published|writing)\s+(?:[\p{L}\p{N}-]+\+?\s+){0,5}?(?:blog posts?|blogs?|articles?|newsletters?|press releases?|case studies)\b`,
  ),
  rule(
    "Written Communication",
    String.raw`\b(?:authored|wrote|drafted)\s+(?:[\p{L}-]+\s+){0,4}?(?:documentation|reports?|proposals?|guides?|manuals?|white ?papers?|user stories|specifications?|policies|runbooks?)\b`,
  ),
  rule(
    "Analytical Thinking",
    String.raw`\banaly[sz](?:ed|ing)\s+(?:[\p{L}\p{N}-]+,?\s+){0,5}?(?:data|datasets?|trends?|results?|performance|metrics|patterns?|reports?|feedback|behaviou?r|statements?|requirements|logs?|markets?|processes|campaigns?|KPIs)\b`,
  ),
  rule(
    "Analytical Thinking",
    String.raw`\b(?:performed|conducted|carried out|performing|conducting)\s+(?:[\p{L}-]+\s+){0,3}?(?:data|statistical|quantitative|market|competitive|competitor|financial|variance|trend|gap|root[- ]cause|cost[- ]benefit|feasibility|risk)\s+analys[ei]s\b`,
  ),
  rule(
    "Problem Solving",
    String.raw`\b(?:resolved|solved|troubleshot|troubleshooted|diagnosed|debugged|fixed)\s+(?:(?!(?:by|for|to|with)\b)[\p{L}\p{N}'’/+-]+,?\s+){0,5}?(?:issues?|problems?|bugs?|incidents?|outages?|defects?|bottlenecks?|failures?|challenges?|tickets?|complaints?|queries|errors?|escalations?)\b|\b(?:performed|conducted|led|drove|did|through|via|by)\s+(?:[\p{L}-]+\s+){0,2}?root[- ]cause analys[ei]s\b`,
  ),
  rule(
    "Attention to Detail",
    String.raw`\bproofread|\bevery (?:minor |small |single |last )?detail\b|\berror[- ]free\b|\bzero[- ](?:errors?|defects?|discrepanc)|\b(?:checked|reviewed|verified)\b[^.;]{0,50}\bfor (?:errors|accuracy|completeness)\b|\bensur(?:ed|ing)\s+(?:the\s+)?accuracy of\b`,
  ),
  rule(
    "Prioritization",
    String.raw`\bprioriti[sz](?:ed|ing)\s+${few}(?:backlogs?|features?|roadmaps?|tasks?|requirements?|work|requests?|tickets?|bugs?|issues?|initiatives?|projects?|items)\b`,
  ),
  rule(
    "Ownership",
    String.raw`\b(?:took|taking|takes)\s+(?:full |complete |end-to-end )?ownership\b|\bowned (?:the|all|end-to-end)\b|\b(?:owned|shipped|delivered|drove)\b[^.;]{0,60}\bend[- ]to[- ]end(?=\s*(?:$|[.,;]))`,
  ),
  rule(
    "Initiative",
    String.raw`(?:^\W*|[.;,]\s*|\band\s+)(?:co-?)?founded\s+(?!in\b|by\b)|(?<!\b(?:was|were|user|is)[ -])\binitiated\s+(?!by\b)(?:an?|the|new|our|several)\b|\btook (?:the )?initiative\b|\bproactively\b`,
  ),
  rule(
    "Working Independently",
    String.raw`\bsingle-?handedly\b|\bworked independently\b|\bindependently\s+[\p{L}]+ed\b|\b(?:as|was) the sole (?:developer|engineer|designer|analyst|author)\b`,
  ),
  rule(
    "Willingness to Learn",
    String.raw`\bself[- ]taught\b|\btaught myself\b|\bquickly (?:learned|learnt|picked up|mastered)\b|\b(?:learned|learnt)\b[^.;]{0,40}\b(?:in|within) (?:\p{L}+|\d+) (?:days|weeks)\b`,
  ),
  rule(
    "Time Management",
    String.raw`\b(?:met|meeting|beat)\s+(?:[\p{L}]+\s+){0,3}?deadlines?\b|\b(?:delivered|completed|finished|launched|shipped)\b[^.;]{0,70}\b(?:on time|on schedule|ahead of (?:schedule|time|deadline)|before (?:the )?deadline|(?:under|within|on|to) (?:tight|strict) (?:deadlines?|timelines?))\b`,
  ),
  rule(
    "Organizational Skills",
    String.raw`\b(?:organi[sz]ed|organi[sz]ing|coordinated|planned|plan|hosted|arranged)\s+(?:[\p{L}\p{N}&'’-]+,?\s+){0,5}?(?:events?|workshops?|conferences?|meetups?|hackathons?|fests?|festivals?|seminars?|drives|camps?|tournaments?|exhibitions?|fundraisers?|bootcamps?|ceremon(?:y|ies)|logistics)\b|\borgani[sz]er of\b`,
  ),
  rule(
    "Customer Focus",
    String.raw`\b(?:improv|increas|rais|boost|achiev|maintain|ensur|enhanc)(?:e|ed|es|ing)\s+(?:[\p{L}\p{N}%-]+\s+){0,4}?(?:customer|client|guest|patient) satisfaction\b|\b(?:served|assisted|handled)\s+${few}(?:customers?|clients?|guests?|patients?)(?=\s*(?:$|[.,;]|(?:in|with|by|and|on|at|to|through|across|from)\b))`,
  ),
  rule(
    "Facilitation",
    String.raw`\b(?:facilitated|facilitating|conducted|conducting|ran|running)\s+${few}(?:workshops?|retrospectives?|focus groups?|brainstorming sessions?|training sessions?|recitation sessions?|recitations|trainings)\b`,
  ),
  rule(
    "Adaptability",
    String.raw`\badapted (?:\p{L}+ly )?to (?:new|changing|a new|the new|different|remote)\b|\b(?:thrived|excelled) in (?:an? )?(?:[a-z-]+\s+)?(?:fast[- ]paced|changing|ambiguous)\b`,
  ),
  rule(
    "Multitasking",
    String.raw`\b(?:managed|handled|juggled|balanced|worked on|managing|handling)\s+(?:[\p{L}\p{N}-]+\s+){0,4}?(?:projects|tasks|clients|accounts|priorities|assignments)\s+(?:simultaneously|concurrently|at once|at the same time|in parallel)\b`,
  ),
  rule(
    "Negotiation",
    String.raw`\bnegotiat(?:ed|ing|es)\s+(?!by\b)(?:[\p{L}\p{N}$€£₹.,%-]+\s+){0,6}?(?:contracts?|deals?|prices?|pricing|terms|rates?|agreements?|partnerships?|salar(?:y|ies)|offers?|discounts?|settlements?|acquisitions?|with)\b`,
  ),
  rule(
    "Conflict Resolution",
    String.raw`\b(?:resolved|mediated|settled|defused)\s+(?:(?!merge\b)[\p{L}-]+\s+){0,3}?(?:conflicts?|disputes?|grievances?|disagreements?)\b|\bmediated between\b`,
  ),
  rule(
    "Persuasion",
    String.raw`\b(?:persuaded|convinced)\s+(?:[\p{L}-]+\s+){0,3}?(?:management|leadership|clients?|customers?|stakeholders?|executives?|investors?|teams?|donors?)\b`,
  ),
  rule(
    "Strategic Thinking",
    String.raw`\b(?:developed|defined|set|shaped|formulated|crafted|devised|drove)\s+(?:and\s+\p{L}+ed\s+)?(?:the |a |an |our |its )?(?:company|business|product|marketing|go-to-market|growth|sales|content|long[- ]term|overall|global|brand|corporate|people|talent|hr|annual|three-year|five-year)\s+(?:strategy|strategies|roadmaps?|strategic plan)\b`,
  ),
  rule("Motivating Others", String.raw`(?<![\p{L}-])motivat(?:ing\s+|ed\s+(?:an?|the|my|our|\d+)\s+)${few}${LEARNERS}`),
  rule(
    "Delegation",
    String.raw`\bdelegat(?:ed|ing)\s+(?:[\p{L}]+\s+){0,2}?(?:tasks?|work|responsibilit(?:y|ies)|duties)\b`,
  ),
  rule(
    "Stress Management",
    String.raw`\b(?:worked|performed|delivered|thrived|excelled)\b[^.;]{0,30} under (?:high |extreme |intense )?pressure\b`,
  ),
];

/** Sections by others, or without work done. */
const SILENT: readonly SectionKind[] = [
  "contact",
  "education",
  "skills",
  "softSkills",
  "languages",
  "publications",
  "interests",
  "references",
];
const SPOKEN = /speak|talks|presentations/i;
const MOST_PROPOSALS = 8;
const MOST_CLAUSES = 600;
const LONGEST_CLAUSE = 900;
const LONGEST_EVIDENCE = 220;
const BULLET = /^[\s•◦▪‣∙·*o-]*(?:[•◦▪‣∙·*]|-\s)\s*/u;
/** "hoping to lead": not done yet, or not by this person. */
const NOT_DONE =
  /\b(?:looking|seeking|hoping|aspir\w+|want|wish|eager|aim(?:ing)?|goal|objective is|would like|keen|willing)\b[^.;]{0,60}$|\b(?:not|never|no)\s+(?:\w+\s+)?$/i;
/** How a summary claims a skill. */
const CLAIMED =
  /^[^.;]{0,60}?\b(?:skills?|abilit(?:y|ies)|player|solver|learner|communicator|thinker|oriented|motivated|starter|driven)\b/i;

/** Each skill once, with the clause that shows it; at most eight. `known`: already listed. */
export function readEvidence(document: ResumeDocument, known: readonly string[]): SkillProposal[] {
  const spoken = document.sections.filter(mayShow).flatMap(clausesOf).slice(0, MOST_CLAUSES);
  const found = new Map<string, string>();
  const listed = new Set(known.map((name) => canonicalSkill(name) ?? name));
  const keep = (name: string, evidence: string) => {
    if (!listed.has(name) && !found.has(name)) found.set(name, evidence);
  };
  for (const { names, pattern } of EVIDENCE_RULES)
    for (const clause of spoken) {
      const match = pattern.exec(clause);
      if (match === null || NOT_DONE.test(clause.slice(0, match.index))) continue;
      for (const name of names) keep(name, evidenceOf(clause, match.index));
      break;
    }
  for (const { name, evidence } of claims(document)) keep(name, evidence);
  return [...found].slice(0, MOST_PROPOSALS).map(([skillName, evidence]) => ({ skillName, evidence }));
}

const mayShow = ({ kind, heading }: Section): boolean => !SILENT.includes(kind) || SPOKEN.test(heading ?? "");

/** Claims in the summary: "strong communication skills", "a team player". */
function claims({ sections }: ResumeDocument): { name: string; evidence: string }[] {
  return sections
    .filter(({ kind }) => kind === "summary")
    .flatMap(clausesOf)
    .flatMap((clause) =>
      mineSkills(clause, { kinds: ["soft"] })
        .filter(({ position }) => CLAIMED.test(clause.slice(position)))
        .map(({ name, position }) => ({ name, evidence: evidenceOf(clause, position) })),
    );
}

/** The clauses of a section, cut at bullets, paragraphs and sentences. */
function clausesOf({ lines }: Section): string[] {
  const margin = Math.max(...lines.map(({ right }) => right));
  const blocks: string[] = [];
  let block = "";
  let before: Line | null = null;
  for (const line of lines) {
    const begins = before === null || BULLET.test(line.text) || startsAnew(before, line, margin);
    const text = line.text.replace(BULLET, "").replaceAll("\t", " ").trim();
    if (begins || block.length > LONGEST_CLAUSE) {
      blocks.push(block);
      block = text;
    } else block = /\p{Ll}-$/u.test(block) && /^\p{Ll}/u.test(text) ? block.slice(0, -1) + text : `${block} ${text}`;
    before = line;
  }
  return [...blocks, block]
    .flatMap((text) => text.split(/(?<=[.!?;])\s+(?=[\p{Lu}"“(])/u))
    .filter((text) => text !== "");
}

/** Whether a line begins a paragraph, a column, or an entry after a line that ended early. */
function startsAnew(before: Line, line: Line, margin: number): boolean {
  if (line.page !== before.page || line.gapAbove === null || line.gapAbove > 2.4) return true;
  if (line.bold !== before.bold || Math.abs(line.size - before.size) > 0.6) return true;
  const hadRoom = before.right < margin - 0.25 * (margin - before.x);
  return /^[\p{Lu}\d]/u.test(line.text) && (hadRoom || /[.!?:]$/.test(before.text));
}

/** The clause shortened at words, from its start if `at` is near. */
function evidenceOf(clause: string, at: number): string {
  if (clause.length <= LONGEST_EVIDENCE) return clause;
  const from = at < LONGEST_EVIDENCE / 2 ? 0 : clause.lastIndexOf(" ", at - 40) + 1;
  const cut = clause.slice(from, from + LONGEST_EVIDENCE);
  const isWhole = from + LONGEST_EVIDENCE >= clause.length;
  return `${from > 0 ? "… " : ""}${isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} …`}`;
}
