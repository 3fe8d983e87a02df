// New jobs for a search that somebody keeps.
import { jobPath } from "../../../contract/paths.ts";
import { greeting, items, link, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

export const savedSearchMatched: NoticesOf<"saved-search.matched"> = (fact, id) => {
  const search = clipped(fact.name, 100);
  const count = fact.count >= 100 ? "100 or more" : String(fact.count);
  const title = `${count} new ${fact.count === 1 ? "job" : "jobs"}: ${search}`;
  const named = fact.jobs.map(({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`);
  return [
    {
      kind: "saved-search",
      to: fact.to,
      about: id,
      title,
      text: clipped(named.slice(0, 3).join(" · "), 300),
      href: fact.path,
      searchId: fact.searchId,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: clipped(named[0] ?? title, 120),
        heading: title,
        body: [
          greeting(name),
          say("These came for the search that you keep:"),
          items(
            fact.jobs.map(({ jobId, jobTitle, companyName, city }) => ({
              title: clipped(jobTitle, 120),
              text: [clipped(companyName, 80), city].filter(Boolean).join(" · "),
              href: publicUrl + jobPath({ id: jobId, companyName }),
            })),
          ),
          link(fact.count > fact.jobs.length ? "See all of them" : "See them on the board", publicUrl + fact.path),
        ],
      }),
    },
  ];
};
