// The site's addresses of jobs, companies (spec §2) and invites, built in one place so that links, canonicals, sitemaps and redirects agree.

/** A company's name in a path: white space becomes underscores, the rest is percent-encoded. */
export function companyNameInPath(name: string): string {
  const joined = name.trim().replace(/\s+/g, "_");
  // A path segment of only dots would be resolved away by every URL parser.
  return /^\.*$/.test(joined) ? "_" : encodeURIComponent(joined);
}

export const jobPath = (job: { id: string; companyName: string }) =>
  `/jobs/${companyNameInPath(job.companyName)}/${job.id}`;
export const companyPath = (company: { SK: string; name: string }) =>
  `/company/${companyNameInPath(company.name)}/${company.SK}`;
export const referralPath = (company: { SK: string; name: string }) =>
  `/referrals/${companyNameInPath(company.name)}/${company.SK}`;
export const guidancePath = (company: { SK: string; name: string }) =>
  `/guidance/${companyNameInPath(company.name)}/${company.SK}`;

/** Where an invite's link leads. The token is a fragment: it reaches no log of addresses and no other site. */
export const invitePath = (token: string) => `/invite#token=${token}`;
