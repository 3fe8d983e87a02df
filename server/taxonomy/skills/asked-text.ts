// Reduces a listing's text to what it says about the candidate, and finds its requirements.

/** Headings of sections about the firm and its offers; any other heading ends the section. */
const FIRM_HEADING =
  /^\W*(?:about (?:us|our (?:company|team|firm|organi[sz]ation)|the (?:company|firm|organi[sz]ation|employer|client|group|team)|(?!you|the (?:role|job|position|opportunity))[A-Z][\w&.-]+(?: [A-Z][\w&.-]+){0,3})|company(?: (?:description|profile|overview|background|culture|info(?:rmation)?))?|(?:the )?organi[sz]ation|who we are|our (?:company|story|mission|culture|values|vision|commitment|client|benefits)|(?:life|working) at [\w ]{2,30}|how we(?:['’]ll| will) support you|why (?:choose|join|work|us|you)[\w' ]{0,40}|what(?:'s| is) in it for you|what (?:we|you(?:'ll| will)?) (?:offer|get|can expect from us|will get)|we offer(?: you)?|(?:key |employee |our |additional |compensation (?:and|&) |salary (?:and|&) |pay (?:and|&) )?(?:benefits|perks|compensation)(?: (?:and|&) (?:perks|benefits|compensation|rewards))?(?: package| include)?|rewards|perks (?:and|&) benefits|equal (?:employment )?opportunit[\w ]{0,30}|(?:eeo|diversity|privacy|legal)[\w &,-]{0,40}|disclaimer|accommodations?|note to (?:recruiters|agencies)|physical (?:demands|requirements)|work(?:ing)? (?:environment|conditions))\W*$/i;
const HEADING = /^\W*[\p{Lu}\d][^.!?;]{2,60}(?::\W*$|$)/u;
const OTHER_HEADING =
  /\b(?:requirements?|qualifications?|skills?|responsibilit\w+|duties|experience|role|job|position|profile|competenc\w+|education|knowledge|must|you(?:'ll| will)? (?:do|need|have|bring|be)|looking for|what you|who you are|about you|the opportunity|description|summary|overview|tasks?|deliverables|expectations?|eligibility|criteria|nice to have|preferred|mandatory|key areas)\b/i;

/** Words of a requirement: such a sentence stays, whatever else it names. */
const ASKS =
  /\b(?:experience (?:in|with|of|using|working|as)|years|knowledge|proficien\w+|skill(?:s|ed)|ability to|able to|must|require[ds]?|responsib\w+|familiar\w*|expertise|understanding of|hands[- ]on|background in|degree|certifi\w+|you (?:will|bring|have|are|should|can|must|know|'ll|’ll)|you['’](?:ll|ve|re)|qualif\w+|candidates?|proven|looking for|seeking|in search of|hiring|recruiting|responsibilities|duties|we use|(?<!full[- ])stack|built (?:on|with|in))\b/i;
const LAW =
  /\bequal (?:employment )?(?:opportunit|access)|\bregardless of\b|\bwithout regard to\b|\bprotected (?:veteran|class|by law|characteristic|status)|\bdisabilit(?:y|ies)\b|\baccommodations?\b|\bdiscriminat|\baffirmative action\b|\beeo\b|\bbackground (?:check|screening|verification)\b|\bdrug (?:test|screen|free)|\bgender identity\b|\bprivacy (?:policy|notice)\b|\bapplication process\b|\bhangouts\b|\bhelp desk at\b|\brecruit(?:ing|ment) fees?\b|\bpay (?:a|any) (?:\w+ )?fee|\bsexual orientation\b/i;
const OFFERS =
  /\b(?:401\s?\(?k\)?|health (?:insurance|care benefits|coverage)|(?:medical|dental|vision|life),? (?:dental|vision|insurance|and (?:dental|vision)|coverage)|paid (?:time|leave|vacation|holidays?|sick|training)|pto\b|gym|snacks|free (?:lunch|coffee|food|meals|breakfast|parking|snacks|personal|access)|parental leave|maternity|wellness|tuition|stock options?|equity|signing bonus|employee (?:discount|assistance|stock)|competitive (?:salary|compensation|pay|benefits)|retirement|profit sharing|ping[- ]?pong|happy hours?|casual dress|work[- ]life balance|flexible (?:hours|working|schedules?)|access to (?:top|the (?:best|latest)|world|our|cutting|industry|leading|state)|provident fund|gratuity|cab facility|insurance cover\w*|perks)\b/i;
const FIRM =
  /\b(?:founded in|established in|incorporated in|headquartered|fortune (?:\d+|global|magazine)|award[- ]winning|market leader|one of the (?:top|largest|leading|biggest|fastest|most|world)|world['’]?s (?:leading|largest|most|best|top|premier|fastest)|(?:global|industry|market|world|technology) leader|leading (?:[\w,-]+ ){0,4}(?:company|firm|provider|manufacturer|supplier|platform|consultancy|organi[sz]ation|bank|brand|retailer|agency)|(?:fast|fastest|rapidly)[- ]growing|privately[- ]held|publicly[- ]traded|nasdaq|nyse|our (?:mission|vision|values|culture|purpose|story) (?:is|are)|core values|values that|offices (?:in|across|worldwide)|(?:employees|associates|colleagues) (?:in|across|worldwide|around)|venture[- ](?:backed|funded)|well[- ]funded|series [a-d]\b|(?:place|environment|culture|workplace|team) where|our (?:clients|customers|products?|platform|solutions?|services) (?:are|is|include|range|span|help|enable|have)|,? we (?:help|enable|empower|serve|believe|strive|foster|celebrate|embrace|pride|create an?|have (?:grown|built|been))|(?:solutions|services|products) that (?:help|support|enable|empower) (?:our )?(?:clients|customers|businesses|organi[sz]ations|companies)|our (?:work|employees|people|teams?|culture) (?:is|are|spans?|have|has|come)|(?:is|are) (?:one of )?(?:a|an|the) (?:[\w,-]+ ){0,4}(?:company|firm|provider|leader|start-?up|platform|manufacturer|consultancy|agency|organi[sz]ation|bank|corporation|group|marketplace|supplier|retailer|network))\b/i;
const FIRM_SURELY =
  /\bwe (?:help|enable|empower|serve) (?:\w+ ){0,2}?(?:organi[sz]ations|companies|clients|businesses|customers|people)\b|\b(?:earned|established|built) a reputation\b|\bwe(?:['’]re| are) (?:an? )?iso\b|\b(?:iso|cmmi)\b[^.;]{0,80}\bcertified (?:company|firm|organi[sz]ation)|\baccording to [A-Z]|\bhas evolved from\b|\bindustry['’]s (?:only|first|leading)\b|\b(?:with|for) (?:over|more than|nearly|almost) (?:[2-9]\d|\d{3}) years\b|^\W*(?:role category|industry(?: type)?|functional area|department|employment type|business (?:line|unit|area))\s*[:–-]|\byou(?:['’]ll| will) (?:join|be joining|be part of|work alongside|enjoy|receive|benefit)\b|\bculture (?:that|where)\b|built on a culture|\b(?:employees|people) (?:are|can|get)\b|\b(?:has|have) (?:been (?:recogni[sz]ed|named|ranked|voted)|hired and trained)\b/i;
const FIRM_OPENS =
  /^\W*(?:we(?:['’](?:re|ve)| are| have| help| believe|(?: also)? offers?| provide| deliver| partner| work| build| make| serve| empower| combine| value)\b(?! (?:looking|seeking|hiring|searching|in search|in need|recruiting|need))|our (?:team|company|clients|customers|mission|people|culture|products?|platform|work|solutions?|business|president|ceo|founders?)\b|our (?:[\w-]+ ){1,3}platform\b|\p{Lu}[\w&.]+(?: \p{Lu}[\w&.]+){0,3} (?:offers|specializes in)\b|join (?:us|our|an?|the)\b|come (?:work|join)\b|at [\p{Lu}][\w&.]+(?: [\p{Lu}][\w&.]+){0,3},|headquartered|founded|established|[\w ]{0,20}\bculture\s*:|enjoy\b|free\b)/iu;

/** Texts without full stops: a sentence longer than this is also cut at bullets, dashes and glued words. */
const LONG = 300;
const SENTENCES = /(?<=[.!?])\s+(?=[\p{Lu}•*-])|(?<=[a-z)][.!?])(?=[A-Z][a-z])/u;
const PIECES = /\s(?=[-–*•·o] )|(?=[•·*])|(?<=[a-z)])(?=[A-Z][a-z])|(?<=;)\s/;

/** "teams such as Sales, Finance and Legal", "departments including …": colleagues, not skills. */
const DEPARTMENTS =
  /\b(?:teams|departments|functions|stakeholders|partners|vendors|customers|clients|suppliers|competitors|business units|divisions|(?:multiple|various|diverse|different|several|many|numerous) (?:industries|sectors|verticals|markets))\b[^.;:\n]{0,15}? (?:such as|like|including) [^.;\n]{0,120}/gi;

function isFirmTalk(sentence: string): boolean {
  if (LAW.test(sentence) || FIRM_SURELY.test(sentence)) return true;
  if (ASKS.test(sentence)) return false;
  return OFFERS.test(sentence) || FIRM.test(sentence) || FIRM_OPENS.test(sentence);
}

const SEEKS =
  /\b(?:is|are) (?:currently |now |actively )*(?:looking|seeking|searching|hiring|recruiting|in (?:search|need))\b/i;
const OF_PERSON = /\b(?:you|candidates?|applicants?|who|if|experience|knowledge|skills?)\b|[.;:!?]/i;

/** "Our client, one of the top banks, … is looking for": describes the employer, not the candidate. */
function withoutSeeker(sentence: string): string {
  const seeks = SEEKS.exec(sentence);
  return seeks === null || OF_PERSON.test(sentence.slice(0, seeks.index)) ? sentence : sentence.slice(seeks.index);
}

/** "opens" = a heading of a section about the firm, "closes" = another heading. */
function kindOfLine(line: string): "opens" | "closes" | "text" {
  const bare = line.trim();
  if (bare === "" || bare.length > 70) return "text";
  if (FIRM_HEADING.test(bare)) return "opens";
  return HEADING.test(bare) && (OTHER_HEADING.test(bare) || bare.endsWith(":")) ? "closes" : "text";
}

/** What stays of a line outside the sections about the firm. */
function askedLine(line: string): string {
  const sentences = line
    .split(SENTENCES)
    .flatMap((sentence) => (sentence.length > LONG ? sentence.split(PIECES) : [sentence]))
    .filter((sentence) => !isFirmTalk(sentence))
    .map(withoutSeeker);
  return sentences.join(" ").replace(DEPARTMENTS, " . ");
}

/**
 * A listing's plain text without the sections and sentences about the firm, its benefits and the law, and without
 * lists of departments. What asks something of the person stays; line breaks stay. `known` remembers lines that are
 * read for a listing's requirements and its whole text.
 */
export function askedText(text: string, known = new Map<string, string>()): string {
  let inFirm = false;
  const kept: string[] = [];
  for (const line of text.split("\n")) {
    const kind = kindOfLine(line);
    if (kind !== "text") inFirm = kind === "opens";
    if (inFirm && !(kind === "text" && ASKS.test(line) && !LAW.test(line))) continue;
    const asked = known.get(line) ?? askedLine(line);
    known.set(line, asked);
    kept.push(asked);
  }
  return kept.join("\n");
}

const OPENERS =
  /^(?:(?:the\s+)?(?:key|minimum|basic|preferred|required|desired|additional|essential|mandatory|must[- ]have|job|general|core|technical|other|primary|secondary|position|role|candidate|educational?|professional|personal|your|our|good[- ]to[- ]have|nice[- ]to[- ]have|soft|functional|special)[\s/&,-]+(?:and\s+|\/\s*)?)*(?:requirements?|qualifications?|skills?|skill ?sets?|expertise|competenc(?:y|ies)|experience|eligibility(?: criteria)?|candidate profile|profile|pre-?requisites?|knowledge|education|certifications?|attributes|must[- ]haves?|good[- ]to[- ]haves?|nice[- ]to[- ]haves?|tech(?:nology)? stack|toolkit|specifications?|criteria)(?:\s*(?:and|&|\/|,|\+)\s*(?:experience|skills?|qualifications?|requirements?|competencies|abilities|knowledge|education|expertise|eligibility|attributes|certifications?|background))*(?:\s*(?:required|needed|desired|preferred|expected|summary))?$/i;
const SPOKEN_OPENERS =
  /^(?:what (?:you(?:'ll| will)? (?:need|bring|have|should have|must have)|we(?:'re| are)? (?:looking for|look for|need|expect|require|seek|want)|(?:will|would) make you|it takes|makes you)|who (?:you are|we(?:'re| are) looking for|are you|should apply|will you be)|(?:all )?about you|you(?:'ll| will)? (?:have|bring|need|are|must have|should have|might be|may be)|we(?:'re| are) looking for|we(?:'d| would) love|to (?:be successful|succeed|qualify|thrive)|(?:the )?ideal (?:candidate|person|applicant)|(?:the )?(?:successful|right) candidate|is this you|do you have|bonus points?|even better|what(?:'s| is) (?:needed|required)|your (?:profile|background|experience|skills?|strengths|toolbox)|you should|candidates? (?:must|should)|must be|looking for|skills? you|why you)\b/i;
const CLOSERS =
  /^(?:(?:the|your|key|job|main|primary|core|major|day[- ]to[- ]day|our|about|overview|summary|role|what|why|how|where|who|company|additional|equal|salary|perks?|benefits?|compensation|location|apply|responsibilit|duties|tasks?|note|disclaimer|contact|interview|working|work|shift|employment|industry|department|functional area|life at|we offer|join|more|pay|physical|travel|schedule|essential functions|in this role|you will|you'll|accountabilit|deliverables|objectives?|purpose|position|hiring|selection|notice|joining|ctc|package|remuneration|mission|culture|diversity|eeo|legal|privacy)\b)/i;
const DUTIES =
  /responsibilit|duties|accountabilit|about (?:us|the (?:company|team|role|job|position))|benefit|perk|compensation|equal opportunit|what (?:we offer|you(?:'ll| will) (?:do|be doing|get|learn))|how to apply|why (?:join|work|us)|company (?:profile|overview|description)|job (?:summary|description|location|purpose|type)|salary|role:|about/i;
const INLINE =
  /(?:^|[.\n;!?]\s*|\s{2,})((?:(?:minimum|basic|required|preferred|desired|key|technical|job|essential|mandatory)\s+)?(?:requirements?|qualifications?|skills?(?: required)?|desired candidate profile|candidate profile|must[- ]have|what you(?:'ll| will)? need|pre-?requisites)\s*(?:\([^)]{0,200}\))?\s*[:-])/i;

const LONGEST_HEADING = 1_000;

type LineKind = "opens" | "closes" | "text";

/** Reads a line as a heading, without bullets, marks and the closing colon; a text after a colon is ignored. */
function headingKind(line: string): LineKind {
  // Trimming a line of 100,000 marks or brackets would take quadratic time.
  if (line.length > LONGEST_HEADING) return "text";
  const bare = line
    .replace(/^[\s#*•·>–—=_-]+|[\s*=_–—-]+$/g, "")
    .replace(/\([^)]*\)/g, "")
    .replace(/’/g, "'");
  if (bare === "" || bare.length > 200) return "text";
  const colon = bare.indexOf(":");
  const heading = (colon > 0 ? bare.slice(0, colon) : bare).trim();
  if (heading.length > 70 || heading.split(/\s+/).length > 9) return "text";
  const alone = colon < 0 || colon === bare.length - 1;
  if (OPENERS.test(heading) && (alone || colon > 0)) return "opens";
  if (SPOKEN_OPENERS.test(heading) && (colon > 0 || !/[.,;]$/.test(bare)) && heading.length <= 60) {
    return alone && colon < 0 && heading.split(/\s+/).length > 7 ? "text" : "opens";
  }
  if (alone && (DUTIES.test(heading) || (CLOSERS.test(heading) && colon > 0)) && !/[.;]$/.test(bare)) return "closes";
  if (colon > 0 && DUTIES.test(heading)) return "closes";
  return "text";
}

/** Shortens runs of white space to one line break or two spaces, so that searching for headings stays linear. */
function shortenGaps(text: string): string {
  return text.replace(/\s{2,}/g, (gap) => (gap.includes("\n") ? "\n" : "  "));
}

function sectionInline(text: string): string {
  const opening = INLINE.exec(text);
  if (!opening) return "";
  const from = opening.index + opening[0].length - (opening[1] as string).length;
  const rest = text.slice(from);
  const closing =
    /(?:[.\n;!?]\s*)(?:responsibilities|duties|benefits|perks|about us|how to apply|we offer|compensation)\b\s*:/i.exec(
      rest,
    );
  return rest.slice(0, closing ? closing.index : 2500).trim();
}

/**
 * The requirements or qualifications part of a description (plain text with line breaks), headings included; several
 * such parts are joined. Empty when the text has none.
 */
export function requirementsSection(text: string): string {
  const kept: string[] = [];
  let inside = false;
  for (const line of text.split(/\r?\n/)) {
    const kind = headingKind(line);
    if (kind !== "text") inside = kind === "opens";
    if (inside) kept.push(line);
  }
  return kept.join("\n").trim() || sectionInline(shortenGaps(text));
}
