// An empty reading: the answer for a refused file, and the base of every other.

import type { ResumeProblem, ResumeStatus } from "../../contract/resumes/rules.ts";
import type { ParsedResume } from "../../contract/resumes/wire.ts";
import { TAXONOMY_VERSION } from "../taxonomy/skills/index.ts";

/** Increases with every change of what is read from a file. */
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

/** The result of reading a file; `text` is cvExtract. */
export type ResumeReading = { parsed: ParsedResume; text: string };

export function refused(problem: ResumeProblem): ResumeReading {
  return { parsed: emptyResume(problem), text: "" };
}
