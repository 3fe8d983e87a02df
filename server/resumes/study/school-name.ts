// Finds the name of a school in a piece of text and cuts what does not belong to it.
import { cutPlace, isPlace, placePart } from "../work/place-words.ts";
import { roleScore } from "../work/role-score.ts";
import {
  isColumnHead,
  isDegree,
  isSubUnit,
  SCHOOL_COMPOUND,
  SCHOOL_NAMES,
  SCHOOL_NOUN,
  SCHOOL_SHORT,
} from "./study-words.ts";

const LONGEST_NAME = 12;
const STATUS =
  /\s*[([][^()[\]]*(?:gpa|expected|honou?rs|first|distinction|%|\d{4}|transfer|part[- ]time|full[- ]time|online|remote|autonomous|affiliated|deemed)[^()[\]]*[)\]]/giu;
const FROM_WORDS =
  /^(?:from|at|in|of|the|by|through|via|under|name|school|college|university|institut(?:e|ion)|university\/board)\s*[:-]?\s+(?=\p{Lu})/u;
const LABEL =
  /^(?:(?:name of (?:the )?)?(?:school|college|university|institut(?:e|ion)|alma mater)(?: name)?)\s*[:-]\s*/iu;
const AFFILIATED = /[\s,(]+(?:affiliated (?:to|with)|under|recognised by|approved by)\s+.*$/iu;

/** What is told after the name, and the word that led to a date taken off: "University of X. Thesis", "College Y in". */
const NOT_NAME =
  /\.\s+(?:thesis|dissertation|supervis\p{L}+|advis\p{L}+|project|grade|c?gpa|topic|title)\b.*$|\s(?:in|on|during|by|since|until)$/iu;

/** How sure the words say that a phrase is a school: 0, 0.6 (a part of one) or 0.9. */
export function schoolScore(text: string): number {
  const bare = text.trim();
  const words = bare.split(/\s+/).length;
  if (words > LONGEST_NAME || isColumnHead(bare) || !/\p{Lu}/u.test(bare)) return 0;
  const outside = bare.replace(/\s*[([][^()[\]]*[)\]]/gu, "");
  const named = SCHOOL_NOUN.test(outside) || SCHOOL_COMPOUND.test(outside) || /[([][^()[\]]*univers/iu.test(bare);
  const short = SCHOOL_SHORT.test(bare) || SCHOOL_NAMES.test(bare);
  if (!named && !short) return 0;
  if (isSubUnit(bare)) return 0.4;
  if (/\b(?:diploma|certificate|degree)\b/iu.test(bare) && !/univers|college|institut|academy/iu.test(bare)) return 0;
  if (words === 1 && named && !short && !SCHOOL_COMPOUND.test(bare)) return 0;
  if (
    /\b(?:students?|club|team|society|committee|council member|scholarship|award|teaching assistant|curriculum|project)\b/iu.test(
      bare,
    )
  )
    return 0;
  return roleScore(bare) >= 0.8 ? 0 : 0.9;
}

function tidyName(text: string): string {
  return text
    .replace(LABEL, "")
    .replace(STATUS, "")
    .replace(/\s+(?:with|securing|scoring|obtaining)\s+\d.*$/iu, "")
    .replace(AFFILIATED, "")
    .replace(NOT_NAME, "")
    .replace(FROM_WORDS, "")
    .replace(/^[\s,;:|/–—•*&-]+|[\s,;:|/–—•*&(-]+$/gu, "")
    .replace(/(?<!\b(?:univ|inst|tech|sec|st|coll|hr))\.$/iu, "")
    .trim();
}

/** "B.Tech in ECE from Anna University" -> the words from the school's on. */
function afterDegree(text: string): string {
  const bracket = /^[^()]{1,40}\([^()]*\)\s+(?=\p{Lu})/u.exec(text)?.[0];
  if (bracket && isDegree(bracket) && schoolScore(text.slice(bracket.length)) > 0) return text.slice(bracket.length);
  const match = /(?:^|\s)(?:from|at|-|–|@|\bà\b|\ban der\b|de l['’])\s+(?=\p{Lu})/u.exec(text);
  if (!match) return text;
  const rest = text.slice(match.index + match[0].length);
  return schoolScore(rest) > 0 && isDegree(text.slice(0, match.index)) ? rest : text;
}

function isNeighbour(part: string): boolean {
  return (
    schoolScore(part) > 0 &&
    !isDegree(
      part.replace(
        /\b(?:matriculation|higher secondary|senior secondary|secondary|intermediate|licence|diplom\p{L}*)\b/giu,
        "",
      ),
    )
  );
}

/**
 * The school that a piece of text names, or null. Of comma parts those that name a school are kept ("College of
 * Engineering, Anna University"); a campus after "University of California" is kept, other places go.
 */
export function schoolIn(text: string): { name: string; score: number } | null {
  const bare = tidyName(afterDegree(text));
  if (bare === "" || isPlace(bare)) return null;
  const parts = bare.split(/\s*,\s*/);
  const at = parts.findIndex((part) => isNeighbour(afterDegree(part)));
  if (at < 0) return null;
  let end = at + 1;
  while (end < parts.length && isNeighbour(parts[end] as string)) end++;
  const campus = parts[end];
  const keepsCampus =
    campus !== undefined &&
    /\buniversity of\b/iu.test(parts[end - 1] as string) &&
    placePart(campus) === "city" &&
    end < parts.length;
  const kept = parts.slice(at, keepsCampus ? end + 1 : end);
  const named = kept.filter((part) => !isSubUnit(part));
  const name = tidyName(afterDegree((named.length > 0 ? named : kept).join(", ")));
  const { rest } = keepsCampus ? { rest: name } : cutPlace(name);
  return { name: rest, score: named.length > 0 ? schoolScore(rest) || 0.9 : 0.4 };
}
