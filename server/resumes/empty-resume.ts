// A reading that found nothing: what a refused file answers, and what fields are filled into.

import type { ResumeProblem, ResumeStatus } from "../../contract/resumes/rules.ts";
import type { ParsedResume } from "../../contract/resumes/wire.ts";
import { TAXONOMY_VERSION } from "../taxonomy/skills/index.ts";

/** Goes up with every change of what is read from the same file. */
const PARSER_VERSION = "2";

export function emptyResume(status: ResumeStatus): ParsedResume {
  return {
    status,
    name: null,
    email: null,
    phone: null,
    links: [],
    location: null,
    designation: null,
    summary: null,
    YOE: null,
    companies: [],
    institutions: [],
    coreSkills: [],
    softSkills: [],
    softSkillProposals: [],
    confidence: {},
    sources: {},
    warnings: [],
    parserVersion: PARSER_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
  };
}

/** What a file comes to; `text` is cvExtract. */
export type ResumeReading = { parsed: ParsedResume; text: string };

/** The answer for a file that could not be read. */
export function refused(problem: ResumeProblem): ResumeReading {
  return { parsed: emptyResume(problem), text: "" };
}
