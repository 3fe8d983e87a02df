// Companies and their logos.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { picture } from "../pictures/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

export const company = pgTable(
  "company",
  {
    id: uuid().primaryKey(),
    /** Short number that stands for the company in search tokens. */
    token: integer().generatedAlwaysAsIdentity().notNull(),
    name: text().notNull(),
    /** The name folded for equality: lower case, single spaces. */
    nameKey: text("name_key").notNull(),
    website: text(),
    linkedIn: text("linked_in"),
    careerPage: text("career_page"),
    industry: text(),
    teamSize: text("team_size"),
    headquarters: text(),
    about: text(),
    foundedYear: integer("founded_year"),
    /** Name of the logo below the images path. */
    logo: text(),
    /** Its listed jobs; written by the jobs capability in the transaction that changes one. */
    openJobs: integer("open_jobs").notNull().default(0),
    /** How its employees answer referral requests; written by the referrals capability every ten minutes. */
    referees: integer("referees").notNull().default(0),
    referralRequests: integer("referral_requests").notNull().default(0),
    referralAnswers: integer("referral_answers").notNull().default(0),
    referralMedianHours: real("referral_median_hours"),
    /** Off the lists: a demo company while the demo is off, a suspended one, or one that was merged into another. */
    isWithheld: boolean("is_withheld").notNull().default(false),
    /** Whether visitors find it: lists, its page and sitemaps read this. A real job shows a withheld company again. */
    isListed: boolean("is_listed").notNull().generatedAlwaysAs(sql`not is_withheld or open_jobs > 0`),
    /** What the company writes about itself beside `about`. */
    benefits: text().array().notNull().default(sql`'{}'`),
    offices: text().array().notNull().default(sql`'{}'`),
    culture: text(),
    links: text().array().notNull().default(sql`'{}'`),
    /** The domain at which a member of the company has proven an address or a DNS record, and since when. */
    provenDomain: text("proven_domain"),
    provenAt: moment("proven_at"),
    /** Whether it places people at other companies. */
    isAgency: boolean("is_agency").notNull().default(false),
    /** While an admin keeps it and its jobs off the site. */
    suspendedAt: moment("suspended_at"),
    suspendReason: text("suspend_reason"),
    /** The company that it is part of now: its name and its addresses lead there. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => company.id),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("company_token").on(table.token),
    uniqueIndex("company_name_key").on(table.nameKey),
    index("company_by_open_jobs").on(table.openJobs, table.id),
    index("company_by_industry").on(sql`facet_key(industry)`, table.openJobs, table.id),
    index("company_by_team_size").on(table.teamSize, table.openJobs, table.id),
    check("company_name_present", sql`length(${table.name}) between 1 and 200`),
    index("company_by_referees").on(table.referees, table.openJobs, table.id),
    check(
      "company_referrals_counted",
      sql`${table.referees} >= 0 and ${table.referralAnswers} between 0 and ${table.referralRequests}`,
    ),
    index("company_merged").on(table.mergedInto).where(sql`merged_into is not null`),
    check("company_merged_elsewhere", sql`${table.mergedInto} <> ${table.id}`),
    check("company_suspended_whole", sql`(${table.suspendedAt} is null) = (${table.suspendReason} is null)`),
    check("company_proven_whole", sql`(${table.provenDomain} is null) = (${table.provenAt} is null)`),
    check("company_open_jobs_counted", sql`${table.openJobs} >= 0`),
  ],
);

export const companyLogo = pgTable("company_logo", {
  /** File name, as in company.logo. */
  name: text().primaryKey(),
  contentType: text("content_type").notNull(),
  body: text().notNull(),
});

/** What a company's admins uploaded to show: its logo, the wide picture above its page, and photos. */
export const companyPicture = pgTable(
  "company_picture",
  {
    pictureId: belongsTo("picture_id", () => picture.id).primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    kind: text({ enum: ["LOGO", "COVER", "PHOTO"] }).notNull(),
    /** What a photo shows, in words; "" for the others, which show nothing of their own. */
    alt: text().notNull(),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [
    uniqueIndex("company_picture_one").on(table.companyId, table.kind).where(sql`kind <> 'PHOTO'`),
    index("company_picture_company").on(table.companyId, table.addedAt),
    check("company_picture_kind", sql`${table.kind} in ('LOGO', 'COVER', 'PHOTO')`),
    check("company_picture_alt", sql`length(${table.alt}) <= 200 and (${table.kind} = 'PHOTO') = (${table.alt} <> '')`),
  ],
);

/** Mail domains that an admin confirmed as a company's, beside that of its website. */
export const companyMailDomain = pgTable(
  "company_mail_domain",
  {
    companyId: belongsTo("company_id", () => company.id),
    domain: text().notNull(),
    addedBy: uuid("added_by").references(() => account.id, { onDelete: "set null" }),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.domain] })],
);
