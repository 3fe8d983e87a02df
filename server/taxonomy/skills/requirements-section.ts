// Finds the part of a job description that says what the person must bring.

const OPENERS =
  /^(?:(?:the\s+)?(?:key|minimum|basic|preferred|required|desired|additional|essential|mandatory|must[- ]have|job|general|core|technical|other|primary|secondary|position|role|candidate|educational?|professional|personal|your|our|good[- ]to[- ]have|nice[- ]to[- ]have|soft|functional|special)[\s/&,-]+(?:and\s+|\/\s*)?)*(?:requirements?|qualifications?|skills?|skill ?sets?|expertise|competenc(?:y|ies)|experience|eligibility(?: criteria)?|candidate profile|profile|pre-?requisites?|knowledge|education|certifications?|attributes|must[- ]haves?|good[- ]to[- ]haves?|nice[- ]to[- ]haves?|tech(?:nology)? stack|toolkit|specifications?|criteria)(?:\s*(?:and|&|\/|,|\+)\s*(?:experience|skills?|qualifications?|requirements?|competencies|abilities|knowledge|education|expertise|eligibility|attributes|certifications?|background))*(?:\s*(?:required|needed|desired|preferred|expected|summary))?$/i;
const SPOKEN_OPENERS =
  /^(?:what (?:you(?:'ll| will)? (?:need|bring|have|should have|must have)|we(?:'re| are)? (?:looking for|look for|need|expect|require|seek|want)|(?:will|would) make you|it takes|makes you)|who (?:you are|we(?:'re| are) looking for|are you|should apply|will you be)|(?:all )?about you|you(?:'ll| will)? (?:have|bring|need|are|must have|should have|might be|may be)|we(?:'re| are) looking for|we(?:'d| would) love|to (?:be successful|succeed|qualify|thrive)|(?:the )?ideal (?:candidate|person|applicant)|(?:the )?(?:successful|right) candidate|is this you|do you have|bonus points?|even better|what(?:'s| is) (?:needed|required)|your (?:profile|background|experience|skills?|strengths|toolbox)|you should|candidates? (?:must|should)|must be|looking for|skills? you|why you)\b/i;
const CLOSERS =
  /^(?:(?:the|your|key|job|main|primary|core|major|day[- ]to[- ]day|our|about|overview|summary|role|what|why|how|where|who|company|additional|equal|salary|perks?|benefits?|compensation|location|apply|responsibilit|duties|tasks?|note|disclaimer|contact|interview|working|work|shift|employment|industry|department|functional area|life at|we offer|join|more|pay|physical|travel|schedule|essential functions|in this role|you will|you'll|accountabilit|deliverables|objectives?|purpose|position|hiring|selection|notice|joining|ctc|package|remuneration|mission|culture|diversity|eeo|legal|privacy)\b)/i;
const DUTIES =
  /responsibilit|duties|accountabilit|about (?:us|the (?:company|team|role|job|position))|benefit|perk|compensation|equal opportunit|what (?:we offer|you(?:'ll| will) (?:do|be doing|get|learn))|how to apply|why (?:join|work|us)|company (?:profile|overview|description)|job (?:summary|description|location|purpose|type)|salary|role:|about/i;
const INLINE =
  /(?:^|[.\n;!?]\s*|\s{2,})((?:(?:minimum|basic|required|preferred|desired|key|technical|job|essential|mandatory)\s+)?(?:requirements?|qualifications?|skills?(?: required)?|desired candidate profile|candidate profile|must[- ]have|what you(?:'ll| will)? need|pre-?requisites)\s*(?:\([^)]*\))?\s*[:-])/i;

type LineKind = "opens" | "closes" | "text";

/** Reads a line as a heading: bullets, marks and the closing colon go; a text after a colon is left aside. */
function kindOfLine(line: string): LineKind {
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

/** Runs of white space become one line break or two spaces, so that looking for headings stays linear. */
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
    const kind = kindOfLine(line);
    if (kind !== "text") inside = kind === "opens";
    if (inside) kept.push(line);
  }
  return kept.join("\n").trim() || sectionInline(shortenGaps(text));
}
