// `doctor`: checks everything a start needs and says what to do about each problem.
import type { Command } from "./command.ts";
import { lookAtEverything } from "./doctor-checks.ts";
import type { Finding } from "./doctor-finding.ts";

const MARKS: Record<Finding["level"], string> = { ok: "ok  ", warn: "warn", fail: "FAIL" };

export const command: Command = {
  name: "doctor",
  about: "Checks what a start needs (configuration, folders, database, disk, port) and says what to do.",
  takes: "",
  flags: { json: { about: "Prints the findings as JSON." } },
  notes: [
    "Exit code 1 when something is broken (FAIL). Nothing is created or changed; a database that stands still is started for the look and stopped again.",
  ],
  async run(given) {
    const findings: Finding[] = [];
    for await (const finding of lookAtEverything()) {
      findings.push(finding);
      if (given.flags.json) continue;
      console.log(`${MARKS[finding.level]}  ${finding.subject.padEnd(14)}  ${finding.words}`);
      if (finding.advice) console.log(`${" ".repeat(22)}${finding.advice}`);
    }
    if (given.flags.json) console.log(JSON.stringify(findings, null, 2));
    return findings.some((finding) => finding.level === "fail") ? 1 : 0;
  },
};
