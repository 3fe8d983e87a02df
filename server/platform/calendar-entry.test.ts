// Checks calendar entries: their fields, that they name only their reader, and that a name cannot inject lines.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type CalendarEntry, calendarText } from "./calendar-entry.ts";

const entry = {
  method: "REQUEST",
  uid: "0193a000-0000-7000-8000-000000000001@jobs.example.org",
  sequence: 3,
  status: "CONFIRMED",
  madeAt: new Date("2026-11-21T10:00:00Z"),
  startsAt: new Date("2026-11-25T10:00:00Z"),
  endsAt: new Date("2026-11-25T10:45:00Z"),
  summary: "Guidance with Zoë",
  description: "Two\nlines",
  location: "https://meet.example.org/a",
  url: "https://jobs.example.org/session",
  organizer: { name: "Vouchboard", email: "jobs@example.org" },
  attendee: { name: "Asha Rao", email: "asha@example.com" },
} satisfies CalendarEntry;

/** The unfolded lines (RFC 5545, 3.1). */
const linesOf = (ics: string) => ics.replace(/\r\n[ \t]/g, "").split("\r\n");

test("an entry has its id, version, method and times in UTC", () => {
  const lines = linesOf(calendarText(entry));
  for (const line of [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "METHOD:REQUEST",
    `UID:${entry.uid}`,
    "SEQUENCE:3",
    "DTSTAMP:20261121T100000Z",
    "DTSTART:20261125T100000Z",
    "DTEND:20261125T104500Z",
    "SUMMARY:Guidance with Zoë",
    "DESCRIPTION:Two\\nlines",
    "LOCATION:https://meet.example.org/a",
    "STATUS:CONFIRMED",
    "END:VCALENDAR",
  ])
    assert.ok(lines.includes(line), `${line} is missing in\n${lines.join("\n")}`);
});

test("only its reader and the site are named, and no reply is requested", () => {
  const ics = linesOf(calendarText(entry)).join("\n");
  assert.deepEqual(
    new Set(ics.match(/[\w.]+@[\w.]+\b/g)),
    new Set(["000000000001@jobs.example.org", "jobs@example.org", "asha@example.com"]),
  );
  assert.match(ics, /ATTENDEE;[^\n]*RSVP=FALSE/);
});

test("a cancelled entry without a location", () => {
  const lines = linesOf(calendarText({ ...entry, method: "CANCEL", status: "CANCELLED", location: null }));
  assert.ok(lines.includes("METHOD:CANCEL"));
  assert.ok(lines.includes("STATUS:CANCELLED"));
  assert.ok(!lines.some((line) => line.startsWith("LOCATION")));
});

test("a published file names no reader", () => {
  const lines = linesOf(calendarText({ ...entry, method: "PUBLISH", attendee: null }));
  assert.ok(lines.includes("METHOD:PUBLISH"));
  assert.ok(!lines.some((line) => line.startsWith("ATTENDEE")));
});

test("text from users adds no line", () => {
  const nasty = 'x\r\nATTENDEE:mailto:thief@example.net\nDTSTART:20200101T000000Z;,"';
  const lines = linesOf(
    calendarText({
      ...entry,
      summary: nasty,
      description: nasty,
      location: nasty,
      attendee: { ...entry.attendee, name: nasty },
    }),
  );
  assert.equal(lines.filter((line) => line.startsWith("ATTENDEE")).length, 1);
  assert.equal(lines.filter((line) => line.startsWith("DTSTART")).length, 1);
  assert.ok(!lines.some((line) => /^(ATTENDEE|DTSTART)[;:]?mailto:thief/.test(line)));
  assert.ok(!lines.join("").includes("\r"), "a bare carriage return would end a line for some readers");
});
