// The shape of a skill and of the compact lines in which the taxonomy's groups are written.

/** core = professional or technical, soft = behaviour, language = human language, cert = certification. */
export type SkillKind = "core" | "soft" | "language" | "cert";

/**
 * How a written form may be found in running text:
 * free = in any case; exact = only as written (acronyms that are also words); context = only among other skills or
 * beside words that make it a skill (Go, Excel); title = a field of work (Finance, Sales): in a job title, or when a
 * text keeps coming back to it; never = only as an entry of a skills list.
 */
export type MatchRule = "free" | "exact" | "context" | "title" | "never";

/** One way of writing a skill. */
export type SkillForm = { text: string; rule: MatchRule };

/** A canonical skill. `commonness` runs from 0 (rare, telling) to 4 (in nearly every listing). */
export type Skill = {
  name: string;
  kind: SkillKind;
  group: string;
  technical: boolean;
  aliases: readonly string[];
  parents: readonly string[];
  commonness: number;
  forms: readonly SkillForm[];
};

/** A group of skills of one kind; `technical` marks tools and technologies. `lines` holds one skill a line. */
export type SkillGroup = { group: string; kind: SkillKind; technical: boolean; lines: string };

const RULES: Record<string, MatchRule> = { "?": "context", "=": "exact", "~": "title", "!": "never" };

function readForm(written: string): SkillForm {
  const text = written.trim();
  const rule = RULES[text.charAt(0)];
  return rule ? { text: text.slice(1).trim(), rule } : { text, rule: "free" };
}

function readForms(field: string | undefined): SkillForm[] {
  return (field ?? "")
    .split(";")
    .map(readForm)
    .filter((form) => form.text !== "");
}

/**
 * Reads one line `Name @2 | alias; alias | parent; parent`. `@n` is the commonness (1 when left out). A form may
 * open with `?` (context), `=` (exact), `~` (title) or `!` (never mined).
 */
function readLine(line: string, group: SkillGroup): Skill {
  const [head = "", aliasField, parentField] = line.split("|");
  const weighed = /^(.*?)(?:\s@(\d))?\s*$/.exec(head.trim());
  const main = readForm(weighed?.[1] ?? "");
  const aliases = readForms(aliasField);
  return {
    name: main.text,
    kind: group.kind,
    group: group.group,
    technical: group.technical,
    aliases: aliases.map((alias) => alias.text),
    parents: readForms(parentField).map((parent) => parent.text),
    commonness: weighed?.[2] ? Number(weighed[2]) : 1,
    forms: [main, ...aliases],
  };
}

/** Reads all skills of a group; empty lines are skipped. */
export function readGroup(group: SkillGroup): Skill[] {
  return group.lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => readLine(line, group));
}
