// Reports what a trial opens (demo data, test payments …): what is closed and why, and what others can reach.
import type { Config } from "../server/platform/config.ts";
import { OPENING_NAMES, OPENINGS, type OpeningName, type Reason } from "../server/platform/openings.ts";
import type { Log } from "../server/platform/operator.ts";

/** Logs the parts that are closed because others reach the site and how to open them, and warns of open parts. */
export function tellOpenings({ openings }: Pick<Config, "openings">, log: Log): void {
  const having = (...reasons: Reason[]) => OPENING_NAMES.filter((name) => reasons.includes(openings[name].reason));
  const wordsOf = (names: OpeningName[]) => names.map((name) => OPENINGS[name].words).join(", ");
  const settingsOf = (names: OpeningName[]) => names.map((name) => `${OPENINGS[name].setting}=on`).join(" ");
  const closed = having("EXPOSED", "PRODUCTION");
  const [first] = closed;
  const exposed = having("EXPOSED");
  if (first) log.info(`Closed, as ${openings[first].why}: ${wordsOf(closed)}.`);
  if (exposed.length > 0) log.info(`For a trial that others reach, ask for them by name: ${settingsOf(exposed)}`);
  const open = having("ASKED");
  if (open.length > 0) log.warn(`Open to everybody who reaches the site: ${wordsOf(open)} (${settingsOf(open)}).`);
}
