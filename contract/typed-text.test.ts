// Tests that what people type comes to the server as it can be kept, and ids in one spelling, whatever was sent.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { z } from "zod";
import { addApplicantNote, moveApplicants } from "./applications/applicants-wire.ts";
import {
  applyToJob,
  recordExternalApplication,
  updateExternalApplication,
  withdrawApplication,
} from "./applications/wire.ts";
import { profileFields } from "./candidates/wire.ts";
import { corporateEnquiry } from "./content/wire.ts";
import { updateUserDetails } from "./identity/accounts-wire.ts";
import { signUpForm } from "./identity/wire.ts";
import { publishJob, saveJobDraft } from "./jobs/posting-wire.ts";
import { reportJob, settleJobReport } from "./moderation/wire.ts";
import { saveSearch, updateSavedSearch } from "./saved/wire.ts";
import { shareJob } from "./sharing/wire.ts";

const id = "01a1fe08-d71f-73f9-9717-16cd17e1f7e3";
const ID = id.toUpperCase();
const typed = "one\u0000two\ud800three\nfour";
const kept = "one two\ufffdthree\nfour";
const keptOnOneLine = "one two\ufffdthree four";

const rejected = (text: string) => ({
  applicants: [{ applicationId: id, from: "APPLIED" }],
  to: "REJECTED",
  message: text,
  rejection: { reason: "PAY", mail: { subject: text, text }, delayHours: 24 },
});
const fields = {
  jobTitle: "A job",
  department: null,
  locations: [],
  typeofEmployment: null,
  workMode: null,
  salaryLakhs: { min: null, max: null },
  displaySalaryRange: true,
  hidePayReason: null,
  experienceYears: { min: null, max: null },
  coreSkills: [],
  softSkills: [],
  description: "",
};

const texts: Record<string, { schema: z.ZodType | undefined; of: (text: string) => unknown }> = {
  "a note": { schema: addApplicantNote.body, of: (text) => ({ text }) },
  "a rejection": { schema: moveApplicants.body, of: rejected },
  "a withdrawal": { schema: withdrawApplication.body, of: (message) => ({ reason: "PAY", message }) },
  "a step elsewhere": { schema: updateExternalApplication.body, of: (message) => ({ status: "OFFERED", message }) },
  "a report": { schema: reportJob.body, of: (details) => ({ reason: "OTHER", details }) },
  "a verdict": { schema: settleJobReport.body, of: (note) => ({ decision: "UPHELD", note }) },
};

for (const [what, { schema, of }] of Object.entries(texts))
  test(`${what}: no code unit that a database refuses`, () => {
    assert.deepEqual(schema?.parse(of(typed)), of(kept));
  });

const lines: typeof texts = {
  "an application": {
    schema: applyToJob.body,
    of: (text) => ({ jobId: id, companyName: text, jobPortal: text, referAndEarnId: text }),
  },
  "an application elsewhere": {
    schema: recordExternalApplication.body,
    of: (text) => ({ jobId: id, jobPortal: text, jobUrl: text }),
  },
  "a search's name": { schema: saveSearch.body, of: (name) => ({ name, query: "", frequency: "DAILY" }) },
  "a search's new name": { schema: updateSavedSearch.body, of: (name) => ({ name }) },
  "a person's name": {
    schema: signUpForm,
    of: (name) => ({ username: "a@b.example", password: "kite-lamp-42", name }),
  },
  "a person's new name": { schema: updateUserDetails.body, of: (name) => ({ name }) },
  "names in a profile": {
    schema: profileFields.pick({ designation: true, education: true }),
    of: (name) => ({ designation: name, education: [{ name, degree: name, from: null, to: null }] }),
  },
  "names in an enquiry": {
    schema: corporateEnquiry.pick({ name: true, companyName: true }),
    of: (name) => ({ name, companyName: name }),
  },
  "a job's title": {
    schema: saveJobDraft.body,
    of: (jobTitle) => ({ version: 0, jobId: id, fields: { ...fields, jobTitle } }),
  },
};

for (const [what, { schema, of }] of Object.entries(lines))
  for (const typedLine of [typed, "one two\ud800three\u2028\r\n\u0085four"])
    test(`${what}: on one line (${JSON.stringify(typedLine)})`, () => {
      assert.deepEqual(schema?.parse(of(typedLine)), of(keptOnOneLine));
    });

const ids: Record<string, { schema: z.ZodType | undefined; of: (id: string) => unknown }> = {
  applying: { schema: applyToJob.body, of: (jobId) => ({ jobId }) },
  recording: { schema: recordExternalApplication.body, of: (jobId) => ({ jobId }) },
  sharing: { schema: shareJob.body, of: (jobId) => ({ jobId }) },
  moving: {
    schema: moveApplicants.body,
    of: (applicationId) => ({ applicants: [{ applicationId, from: "APPLIED" }], to: "HIRED" }),
  },
  publishing: { schema: publishJob.body, of: (draftId) => ({ draftId, fields }) },
  "saving a draft": { schema: saveJobDraft.body, of: (jobId) => ({ version: 0, jobId, fields }) },
  "a draft's address": { schema: saveJobDraft.params, of: (draftId) => ({ draftId }) },
};

for (const [what, { schema, of }] of Object.entries(ids))
  test(`${what}: ids in small letters`, () => {
    assert.deepEqual(schema?.parse(of(ID)), of(id));
  });
