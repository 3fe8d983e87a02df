// A referee or applicant: their statement, known facts, and the decision.
import { useState } from "react";
import type { RefereeToVerify } from "../../../../../contract/referrals/referees-wire.ts";
import { adminRefereesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { dayOf, monthOf } from "../../../../ui/moments.ts";
import { type Choice, Decisions } from "../decisions.tsx";

export function RefereeCard({ referee }: { referee: RefereeToVerify }) {
  const { name, title, companyName, companyWebsite, workDomain, addedDomains, since, evidence } = referee;
  const choices = useChoices(referee);
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h2 className="admin-card-title">{name || "Somebody who is gone"}</h2>
        <p className="text-sm text-ink-soft">
          {title} at {companyName}, since {monthOf(since)}
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-y-3 gap-x-6 text-sm/body [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere">
        <div>
          <dt>Address at</dt>
          <dd>{workDomain}</dd>
        </div>
        <div>
          <dt>The company’s website</dt>
          <dd>{companyWebsite ? <Website address={companyWebsite} /> : "not known"}</dd>
        </div>
        {addedDomains.length > 0 && (
          <div>
            <dt>Domains known to be theirs</dt>
            <dd>{addedDomains.join(", ")}</dd>
          </div>
        )}
      </dl>
      {evidence && (
        <blockquote className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
          {evidence}
        </blockquote>
      )}
      {referee.decidedAt && (
        <p className="text-sm text-ink-faint">
          Decided by {referee.decidedBy ?? "an admin who is gone"}, {dayOf(referee.decidedAt)}
          {referee.decisionReason && `: ${referee.decisionReason}`}
        </p>
      )}
      {choices.length > 0 && <Decisions queue={adminRefereesKey} choices={choices} />}
    </li>
  );
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
    {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

/** Verifying or refusing an applicant; ending a referee. */
function useChoices(referee: RefereeToVerify): Choice[] {
  const { accountId, name, companyName, workDomain, status } = referee;
  const [addDomain, setAddDomain] = useState(false);
  const send = (body: { decision: "VERIFY" | "REFUSE"; reason?: string; addDomain?: boolean }) =>
    ask("decideReferee", { params: { accountId }, body });
  const writing = {
    name: "reason",
    label: "Why?",
    hint: "They read it.",
    needed: "Please say why: the person reads it.",
    maxLength: 500,
  };
  const verify: Choice = {
    label: "Verify",
    about: name,
    title: `Verify ${name}?`,
    text: (
      <>
        They answer requests for {companyName} from now on. Their address is at <strong>{workDomain}</strong>.
      </>
    ),
    extra: (
      <label className="check-row">
        <input type="checkbox" checked={addDomain} onChange={({ target }) => setAddDomain(target.checked)} />
        {workDomain} belongs to {companyName}: the next ones need nobody
      </label>
    ),
    done: `${name} is a referee at ${companyName}.`,
    send: () => send({ decision: "VERIFY", ...(addDomain && { addDomain }) }),
  };
  const refusal = { about: name, isDanger: true, writing, done: `${name} is told why.` };
  const refuse: Choice = {
    ...refusal,
    label: "Refuse",
    look: { variant: "secondary" },
    title: `Refuse ${name}?`,
    text: "They are told why, and can begin anew with another address.",
    send: (reason) => send({ decision: "REFUSE", reason }),
  };
  const end: Choice = {
    ...refusal,
    label: "End",
    look: { variant: "secondary", size: "sm" },
    title: `End ${name} as a referee?`,
    text: "What they have in hand goes back to the pool, and no new requests reach them.",
    button: "End it",
    send: (reason) => send({ decision: "REFUSE", reason }),
  };
  if (status === "REVIEW") return [verify, refuse];
  return status === "VERIFIED" || status === "EXPIRED" ? [end] : [];
}
