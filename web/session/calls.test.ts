import assert from "node:assert/strict";
import test from "node:test";
import * as accounts from "../../contract/accounts.ts";
import * as applications from "../../contract/applications.ts";
import * as candidates from "../../contract/candidates.ts";
import * as credits from "../../contract/credits.ts";
import * as files from "../../contract/files.ts";
import * as hidden from "../../contract/hidden.ts";
import * as jobs from "../../contract/jobs.ts";
import * as matching from "../../contract/matching.ts";
import * as notifications from "../../contract/notifications.ts";
import * as referees from "../../contract/referees.ts";
import * as referrals from "../../contract/referrals.ts";
import * as saved from "../../contract/saved.ts";
import * as searchWhy from "../../contract/search-why.ts";
import * as session from "../../contract/session.ts";
import * as sharing from "../../contract/sharing.ts";
import * as calls from "./calls.ts";

for (const [name, call] of Object.entries(calls)) {
  test(`${name} is the contract's`, () => {
    const declared = {
      ...accounts,
      ...applications,
      ...candidates,
      ...credits,
      ...files,
      ...hidden,
      ...jobs,
      ...matching,
      ...notifications,
      ...referees,
      ...referrals,
      ...saved,
      ...searchWhy,
      ...session,
      ...sharing,
    }[name as keyof typeof calls];
    assert.deepEqual({ method: call.method, path: call.path }, { method: declared.method, path: declared.path });
  });
}
