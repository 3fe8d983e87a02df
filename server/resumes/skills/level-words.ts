// Takes proficiency off a listed skill: "Python (Advanced)", "Java - 5 years", "Excel ●●●○○", "SQL 90%".

const LEVEL =
  "(?:basics?|beginner|elementary|novice|intermediate|upper[- ]intermediate|advanced|expert|expertise|proficient|proficiency|fluent|fluency|familiar|familiarity|competent|experienced|skilled|skillful|strong|good|very good|excellent|working knowledge|(?:good |basic |strong |hands[- ]on )?knowledge|limited|learning|currently learning|professional|master(?:y)?|master level|specialist|moderate|average|high|medium|low|native|mother tongue|bilingual|daily use|hands[- ]on|in[- ]depth|prior experience|some experience|débutant|notions|intermédiaire|avancé|courant|confirmé|maîtrise|bilingue|langue maternelle|grundkenntnisse|fortgeschritten|sehr gut|gut|fließend|verhandlungssicher|muttersprache|básico|intermedio|avanzado|nativo|primary|secondary|level)";
const YEARS =
  "(?:over |more than |about |approx\\.? |~ ?)?\\d+(?:\\.\\d+)? ?\\+? ?(?:-|to)? ?\\d* ?\\+?(?:years?|yrs?|months?|mos?)\\.?(?: (?:of )?(?:experience|exp\\.?))?";
const SCORE = "\\d{1,3}(?:\\.\\d)? ?(?:%|\\/ ?\\d{1,3})";
const RATING = `(?:${LEVEL}(?:[ ,/]+(?:and )?${LEVEL})*|${YEARS}|${SCORE}|[A-C][12])`;

const ALONE = new RegExp(`^\\W*${RATING}(?:[ ,/-]+${RATING})*\\W*(?:user|level|skills?)?\\W*$`, "i");
const SYMBOLS = /[\u2600-\u26ff\u2700-\u27bf\u25a0-\u25ff\u2b1b\u2b1c\u2b50\u2b55\u2580-\u259f★☆]+/gu;
const IN_BRACKETS = new RegExp(`\\s*[([{]\\s*${RATING}(?:[ ,;/-]+${RATING})*\\s*(?:level|user)?\\s*[)\\]}]`, "gi");
const AFTER_DASH = new RegExp(`\\s*[-:=]\\s*${RATING}(?:[ ,/-]+${RATING})*\\s*$`, "i");
const AT_END = new RegExp(`\\s+(?:${YEARS}|${SCORE}|[A-C][12]|${SCORE})$`, "i");
const WORD_AT_END =
  /\s+(?:advanced|intermediate|expert|beginner|proficient|novice|basic|elementary)(?: (?:level|user))?$/i;
const AT_START =
  /^(?:(?:highly |very |also |well )?(?:proficient|proficiency|experienced?|expert(?:ise)?|skilled|familiar(?:ity)?|fluent|competent|hands[- ]on(?: experience)?|(?:good |basic |strong |sound |working |solid |thorough |in[- ]depth )?(?:knowledge|understanding|command|grasp|exposure)|experience|well[- ]versed|versed|basic|advanced|intermediate|strong|good|excellent|great|very good|knowledgeable|comfortable|adept|confident)\s+(?:(?:knowledge|understanding|skills|command|expertise|experience)\s+)?(?:in|with|of|on|over|to|at|using|working with)|(?:basic|advanced|intermediate|strong|good|excellent|proven|solid|exceptional|effective|outstanding|superior|basics of)(?=\s+[a-z])(?!\s+(?:listener|communicator|learner|organi[sz]er|negotiator|mentor|planner|motivator)\b))\s+(?:the\s+)?/i;

const LONGEST = 100;

/** Words of which legends of rating scales are made: "intermediate knowledge with some project experience". */
const SCALE_WORDS = new Set(
  "basic basics intermediate advanced expert specialist beginner deepened extensive some good very strong deep solid broad little no knowledge experience experienced project projects level levels working practical professional theoretical with in and or of several years year months skill user familiar proficient competent fluent master".split(
    " ",
  ),
);

function isLegend(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return words.length > 1 && words.length < 9 && words.every((word) => SCALE_WORDS.has(word));
}

/** True for text that rates and names nothing: "Advanced", "5+ years", "80 %", "B2". */
export function isLevel(text: string): boolean {
  return text.length <= LONGEST && (ALONE.test(text) || isLegend(text));
}

/** Takes ratings off both ends; what names the skill stays. */
export function withoutLevel(text: string): string {
  let bare = text.replace(SYMBOLS, " ").replace(IN_BRACKETS, " ").replace(/\s+/g, " ").trim();
  bare = bare.replace(AFTER_DASH, "").replace(AT_END, "").replace(WORD_AT_END, "");
  const opened = bare.replace(AT_START, "").trim();
  return opened === "" ? bare.trim() : opened;
}
