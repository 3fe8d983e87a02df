// Checks which spellings of an address are the same mailbox.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mailboxOf } from "./mailbox-of.ts";

const CASES: [address: string, mailbox: string][] = [
  ["Asha.Rao@Acme.com", "asha.rao@acme.com"],
  ["asha.rao+work@acme.com", "asha.rao@acme.com"],
  ["asha+a+b@acme.com", "asha@acme.com"],
  ["+asha@acme.com", "+asha@acme.com"],
  ["a.s.h.a+x@gmail.com", "asha@gmail.com"],
  ["asha@googlemail.com", "asha@gmail.com"],
  ["a.s.h.a@acme.com", "a.s.h.a@acme.com"],
];
for (const [address, mailbox] of CASES) test(`${address}: ${mailbox}`, () => assert.equal(mailboxOf(address), mailbox));
