// Reads one applicant with everything the company may see.
import type { ApplicantDetails, getApplicant as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { ApplicationEvent } from "../../../contract/applications/wire.ts";
import type { ProfileSnapshot } from "../../candidates/index.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { companyOf, presentApplicant, presentNote, readApplicant, readNotes } from "./store.ts";

type Contact = {
  email: string;
  phoneNumber: string | null;
  profile: ProfileSnapshot;
  cvFileName: string | null;
};

type EventRow = Omit<ApplicationEvent, "at"> & {
  at: Date;
  /** When the applicant sees the event; null if never. */
  tellsAt: Date | null;
  byName: string | null;
};

/** The profile is the snapshot of the day they applied; the email address is the current one, so that mail arrives. */
export async function getApplicant(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<ApplicantDetails> {
  const company = await companyOf(db, caller);
  const row = await readApplicant(db, params.applicationId, company.id);
  const [contact, timeline, notes] = await Promise.all([
    readContact(db, row.applicationId),
    readTimeline(db, row.applicationId),
    readNotes(db, row.applicationId),
  ]);
  const { summary, links, coreSkills, softSkills } = contact.profile;
  const { jobTitle, ...applicant } = row;
  return {
    ...presentApplicant(applicant, clock()),
    jobTitle,
    email: contact.email,
    phone_number: contact.phoneNumber,
    summary,
    links,
    coreSkills,
    softSkills,
    cvFileName: contact.cvFileName,
    timeline: timeline.map(({ at, tellsAt, ...event }) => ({
      ...event,
      at: at.toISOString(),
      tellsAt: tellsAt?.toISOString() ?? null,
    })),
    noteList: notes.map((note) => presentNote(note, caller)),
  };
}

async function readContact(reader: Reader, applicationId: string): Promise<Contact> {
  const [contact] = await reader.query<Contact>(
    {
      name: "contact of an applicant",
      text: `select p.email, p.phone_number as "phoneNumber", a.profile, v.file_name as "cvFileName"
        from application a join account p on p.id = a.account_id left join cv_version v on v.id = a.cv_id where a.id = $1`,
    },
    [applicationId],
  );
  if (!contact) throw new Error("An application is gone while it is read.");
  return contact;
}

/** Oldest first, including events that the applicant does not see yet, or never will. */
const readTimeline = (reader: Reader, applicationId: string): Promise<EventRow[]> =>
  reader.query<EventRow>(
    {
      name: "timeline of an applicant",
      text: `select e.id, e.kind, e.status, e.by, e.at, e.reason, e.message, p.name as "byName",
          nullif(e.visible_at, 'infinity') as "tellsAt"
        from application_event e left join account p on p.id = e.actor_id where e.application_id = $1 order by e.at, e.id`,
    },
    [applicationId],
  );
