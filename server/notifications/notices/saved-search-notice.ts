// The notice of new jobs for a saved search.
import { jobPath } from "../../../contract/paths.ts";
import type { SearchMatch } from "../../facts.ts";
import { greeting, items, link, say } from "../mails/mail-text.ts";
import { clipped, type Notice, type NoticesOf } from "./notice-of.ts";

export const savedSearchesMatched: NoticesOf<"saved-searches.matched"> = ({ matches }, id) =>
  // One fact may contain two searches of one person.
  matches.map((match) => noticeOf(match, `${id}:${match.searchId}`));

function noticeOf(match: SearchMatch, about: string): Notice {
  const search = clipped(match.name, 100);
  const count = match.count >= 100 ? "100 or more" : String(match.count);
  const title = `${count} new ${match.count === 1 ? "job" : "jobs"}: ${search}`;
  const named = match.jobs.map(
    ({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`,
  );
  return {
    kind: "saved-search",
    to: match.to,
    about,
    title,
    text: clipped(named.slice(0, 3).join(" · "), 300),
    href: match.path,
    searchId: match.searchId,
    mail: (name, { publicUrl }) => ({
      subject: title,
      preheader: clipped(named[0] ?? title, 120),
      heading: title,
      body: [
        greeting(name),
        say("These came for the search that you keep:"),
        items(
          match.jobs.map(({ jobId, jobTitle, companyName, city }) => ({
            title: clipped(jobTitle, 120),
            text: [clipped(companyName, 80), city].filter(Boolean).join(" · "),
            href: publicUrl + jobPath({ id: jobId, companyName }),
          })),
        ),
        link(match.count > match.jobs.length ? "See all of them" : "See them on the board", publicUrl + match.path),
      ],
    }),
  };
}
