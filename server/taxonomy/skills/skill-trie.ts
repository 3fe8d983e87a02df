// A trie over folded words that holds every minable form of every skill; built once.
import { foldWord, scanWords } from "../../../contract/matching/skill-key.ts";
import type { MatchRule, Skill, SkillForm } from "./taxonomy.ts";
import { allSkills } from "./taxonomy.ts";

/** What a path through the trie stands for. `written` is the form's own spelling. */
export type TrieEntry = { skill: Skill; rule: MatchRule; written: string };

/** A node: the words that may follow, and the skill named by the words so far. */
export type TrieNode = { next: Map<string, TrieNode> | undefined; entry: TrieEntry | undefined };

let root: TrieNode | undefined;

function insert(top: TrieNode, words: readonly string[], entry: TrieEntry): void {
  let node = top;
  for (const word of words) {
    node.next ??= new Map();
    let child = node.next.get(word);
    if (!child) {
      child = { next: undefined, entry: undefined };
      node.next.set(word, child);
    }
    node = child;
  }
  node.entry ??= entry;
}

function wordsOf(written: string): string[] {
  const { starts, ends } = scanWords(written);
  return starts.map((start, index) => foldWord(written.slice(start, ends[index])));
}

/** "PowerPoint" -> "Power Point"; names whose first piece is short stay whole (InDesign is not "in design"). */
function splitAtCapitals(written: string): string | undefined {
  const split = written.replace(/([a-z])([A-Z])/g, "$1 $2");
  if (split === written) return undefined;
  const pieces = split.split(" ");
  return (pieces[0] as string).length >= 3 && pieces.every((piece) => piece.length >= 2) ? split : undefined;
}

function insertForm(top: TrieNode, skill: Skill, written: string, rule: MatchRule): void {
  const words = wordsOf(written);
  if (words.length === 0 || rule === "never") return;
  insert(top, words, { skill, rule, written });
  const glued = words.join("");
  if (words.length > 1 && glued.length >= 4 && !words.includes("and")) {
    insert(top, [glued], { skill, rule: "free", written });
  }
  const split = splitAtCapitals(written);
  if (split) insert(top, wordsOf(split), { skill, rule, written: split });
}

const ACRONYM = /^[A-Za-z0-9]{2,4}$/;

/** Short names mean many things (ANM, TSE, VC): outside technology they count only among skills or beside a cue. */
function ruleOf(skill: Skill, { text, rule }: SkillForm): MatchRule {
  const isDoubtful = rule === "free" && skill.kind === "core" && !skill.technical && text !== skill.name;
  return isDoubtful && ACRONYM.test(text) ? "context" : rule;
}

/** The trie's root. Names win over aliases where two skills share a form. */
export function skillTrie(): TrieNode {
  if (root) return root;
  const top: TrieNode = { next: new Map(), entry: undefined };
  for (const skill of allSkills()) {
    const [main] = skill.forms;
    if (main) insertForm(top, skill, main.text, main.rule);
  }
  for (const skill of allSkills()) {
    for (const form of skill.forms.slice(1)) insertForm(top, skill, form.text, ruleOf(skill, form));
  }
  root = top;
  return top;
}
