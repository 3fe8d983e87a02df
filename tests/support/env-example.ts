// Makes .env.example from the table of settings; run by itself, it writes the file.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "../../server/platform/settings.ts";

const HEAD = `# Every setting, with what holds without it. Made from server/platform/settings.ts; README has the same as a table.
# Copy this file to .env (Docker) or /etc/vouchboard.env (systemd), and take the # off what you set.
# Each may also be given as NAME_FILE, a file with the value: best for what is marked as a secret.
# A value ends with its line, without quotes; for Docker write $ as $$.
# Docker needs one more, the database's password (letters and digits): POSTGRES_PASSWORD=
`;

/** The text of the file. */
export const exampleOfSettings = (): string =>
  [
    HEAD,
    ...SETTINGS.map(
      ({ name, fallback, about, secret }) =>
        `${wrapped(`${secret ? "Secret. " : ""}${about}`)}\n#${name}=${fallback}\n`,
    ),
  ].join("\n");

/** As comments of at most 120 characters a line. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = "#";
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > 120) {
      lines.push(line);
      line = "#";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, "../../.env.example"), exampleOfSettings());
