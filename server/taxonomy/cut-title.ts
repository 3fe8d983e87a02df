// Cuts a title into its parts, without years, places, codes and fill words.
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { searchWords, wordsOfFolded } from "./fold-words.ts";
import { placeIndex } from "./places/place-index.ts";

/** A part of a title between marks or prepositions; `joins[i]`: a conjunction is before the word. */
export type Part = { words: string[]; joins: boolean[]; isBeside: boolean };
const YEARS =
  /\(?\b(\d{1,2})(?:\.\d)?\s*(?:(\+)|(?:-|–|to|~)\s*(\d{1,2})(?:\.\d)?\+?)?\s*(?:years?|yrs?|yoe)\b(?:\s*(?:of\s*)?exp(?:erience)?\b)?\)?/;

/** The years that a folded title states, and the title without them. */
export function takeYears(folded: string): { rest: string; years: { min: number; max: number } | null } {
  const match = YEARS.exec(folded);
  if (!match) return { rest: folded, years: null };
  const min = Number(match[1]);
  const max = match[3] !== undefined ? Number(match[3]) : match[2] !== undefined ? OPEN_ENDED_YEARS : min;
  const rest = `${folded.slice(0, match.index)} | ${folded.slice(match.index + match[0].length)}`;
  return max < min || min > 40 ? { rest, years: null } : { rest, years: { min, max } };
}

/** Marks between parts; a hyphen only with blanks around it, so that "front-end" stays one name. */
const MARKS = /\s+[-–—~]+\s+|\s+[-–—]+|[-–—]+\s+|[,;:|()[\]{}!?•*@"<>_=]+|\.\s+|\.\.+/g;

/** The parts of a folded title that have words, in order. */
export function cutParts(folded: string): Part[] {
  const parts: Part[] = [];
  const text = folded
    .replace(/\b(?:ui\s*\/\s*ux|ux\s*\/\s*ui)\b/g, " ui ux ")
    .replace(/\bc\s*\/\s*c\+\+/g, " c c++ ")
    .replace(/\b(m|f|w|d|x)\s*\/\s*(m|f|w|d|x|h)(\s*\/\s*(m|f|w|d|x))?\b/g, " ")
    .replace(/\bai\s*\/\s*ml\b|\bml\s*\/\s*ai\b/g, " ai ml ")
    .replace(/\bn\/w\b/g, "network")
    .replace(/\b(?:software )?(?:development )?(?:engineer|developer)s? in test(?:ing)?\b/g, "sdet")
    .replace(
      /\bcontract\s*-?\s*(?:to|2)\s*-?\s*(?:hire|permanent)\b|\bon contract\b|\bfixed[- ]term(?: contract)?\b|\bcontract (?:basis|role|position|job)\b/g,
      " ",
    )
    .replace(/\bpa\.?(?=\s+\d)/g, " ")
    .replace(/\b(?:3rd|third) party payrolls?\b|\bon (?:our|clients?) payrolls?\b/g, " ")
    .replace(/\b(?:our|(?:of )?fortune \d+) clients?\b/g, " ")
    .replace(/^\W*(?:(?:urgent|bulk|mega|immediate)\s+)?(?:recruitment|hiring|opening|requirement)s?\s+in\s/g, " ")
    .replace(/\s&\s|\s*\/\s*/g, " and ")
    .replace(/\bruby on rails?\b/g, "ruby rails")
    .replace(/\bwalk\s*-?\s*ins?\b/g, " ")
    .replace(/\b(?:recruitment|recruiting|hiring|requirement|opening|vacancy|position|role|post) (?:of|for)\b/g, " ")
    .replace(/\bb\.?\s?(?:tech|e)\.?\b(?=\s*[/,)])/g, " ");
  for (const piece of text.split(MARKS))
    parts.push(
      ...cutPiece(
        piece,
        parts.some(({ words }) => words.length > 0),
      ),
    );
  const filled = parts.filter((part) => part.words.length > 0);
  // "Hiring for Java developers": the job is after the preposition.
  if (filled.length > 0 && filled.every((part) => part.isBeside)) for (const part of filled) part.isBeside = false;
  return filled;
}

/** `isLater`: words come before the piece, so that a preposition at its start begins something beside the work. */
function cutPiece(piece: string, isLater: boolean): Part[] {
  const raw = wordsOfFolded(piece);
  const parts: Part[] = [{ words: [], joins: [], isBeside: false }];
  let join = false;
  for (let at = 0; at < raw.length; at++) {
    const word = raw[at] as string;
    const last = parts[parts.length - 1] as Part;
    const place = placeLength(raw, at);
    if (place > 0) at += place - 1;
    else if (PREPOSITIONS.has(word)) {
      if (last.words.length > 0) parts.push({ words: [], joins: [], isBeside: true });
      else if (parts.length === 1) last.isBeside = isLater;
    } else if (CONJUNCTIONS.has(word)) join = true;
    else if (!isFill(raw, at)) {
      last.words.push(word);
      last.joins.push(join);
      join = false;
    }
  }
  return parts;
}

/** Codes, numbers and words that say nothing. */
function isFill(words: readonly string[], at: number): boolean {
  const word = words[at] as string;
  if (word === "of" || word === "to") return true;
  if (word === "company") return words[at + 1] !== "secretary";
  if (word === "call") return !/^cent(?:er|re)$/.test(words[at + 1] ?? "");
  if (word === "spring") return /^(?:intern|internship|\d{4}|summer|fall|co|coop|semester)$/.test(words[at + 1] ?? "");
  if (/^\d$/.test(word) && /^(?:day|month|year|yr|pm|am|th|lakh|lpa|k|of|to)$/.test(words[at + 1] ?? "")) return true;
  if (/\d/.test(word))
    return !/^(?:[1-5]|[23]d|b2[bc]|d2c|[po]2[pc]|r2r|s2p|h2h|s4|s4hana|[45]g|l[1-4]|web3|k8s|ec2|[mod]365|365|sde\d|swe\d|sdet\d|html5|css3|as400|db2|f5|t24|3pl|h2r)$/.test(
      word,
    );
  return FILL_WORDS.has(word);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Dropped from titles before they are read. */
const FILL_WORDS =
  set(`urgent urgently hiring hire opening opportunity requirement required require requiring need needed wanted vacancy
  vacant walkin drive mega interview immediate immediately joiner joining join job role position post candidate male female only experience
  experienced exp year yr month day week salary sal lpa lac lakh ctc inr rs upto up top mnc company leading reputed firm limited ltd pvt private llp inc
  corp fixed incentive based location looking seeking apply now fulltime full time part permanent temporary contractual perm contract2hire c2h c2c w2 1099
  hybrid remote remotely onsite wfh wfo rotational shift night weekend evening morning evening flexible openings spot offer excellent good great best
  amazing exciting urgent required urgently bulk direct joinee notice period can we are is have our you your this that the a an new all any other more and/or
  summer fall winter autumn 1st 2nd 3rd jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december
  start starting date season term semester bs ms phd btech mtech bachelor degree msc bsc ug pg be b.tech
  university college campus student recent class postgraduate career early 
  mfd fmd mwd fmx hf fh m f d x w h hm mf gn div diverse gender ts sci clearance cleared polygraph secret sponsorship citizen citizenship
  us usa uk u.s. uae emea apac latam nj ny tx pan north south east west multiple various via ripplematch jd id req ref requisition
  onwards plus minimum min max least above below between days working off sat sunday monday saturday friday thursday wednesday tuesday
  hurry call whatsapp contact urgent! kindly please pls plz dear sir mam greeting salary hike hand take cab
  description details profile passout pass passed fresh batch 12th 10th hsc ssc iit nit iim
  de la le du des und der die das den et en y para f/h chez pour im fur`);

/** Parts of titles that begin with these are about something beside the work ("with Spring", "for a leading bank"). */
const PREPOSITIONS = set("for in with at from by on via as under within into using having near who per");

/** Words that join two kinds of work. */
const CONJUNCTIONS = set("and or cum");

let places: ReadonlySet<string> | undefined;
let firstWords: ReadonlySet<string> | undefined;
/** Names of cities and countries that are mostly words of work. */
const NO_PLACES = set(
  "reading bath mobile orange enterprise branch media nice split sales dash bar mandya hassan java swift salem phoenix angular oracle georgia jordan mali gap mark man industry commerce data service electronic union progress normal surprise mechanical hub central lead pilot fit spring angul victoria it in is as no at be am me to so my us la sc erode sagar mau una banking trade chad cuba guinea niger man can ind chip stone bond corona independence superior energy auburn troy media champaign lake security home vista field march design wave worth eagan ames model control moline",
);

function readPlaces(): ReadonlySet<string> {
  const { cities, countries } = placeIndex();
  const names = new Set<string>();
  const add = (name: string) => names.add(searchWords(name).join(" "));
  for (const [key, found] of cities)
    if (key.length > 3 && !NO_PLACES.has(key) && (found.some(({ country }) => country === "IN") || key.includes(" ")))
      add(key);
  for (const key of countries.keys()) if (key.length > 3 && !NO_PLACES.has(key)) add(key);
  for (const key of "london singapore dubai toronto sydney berlin paris dublin amsterdam melbourne seattle boston austin chicago atlanta dallas denver houston portland vancouver montreal tokyo munich ncr hyd blr ggn".split(
    " ",
  ))
    add(key);
  return names;
}

/** Number of words from `at` on that name a city or country, 0 for none; words as `searchWords` makes them. */
function placeLength(words: readonly string[], at: number): number {
  places ??= readPlaces();
  firstWords ??= new Set(Array.from(places, (name) => name.split(" ", 1)[0] as string));
  if (!firstWords.has(words[at] as string)) return 0;
  for (const length of [3, 2, 1])
    if (at + length <= words.length && places.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
