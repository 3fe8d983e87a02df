// A referee or applicant: their statement, known facts, and the decision.
import { useState } from "react";
import type { RefereeToVerify } from "../../../../../contract/referrals/referees-wire.ts";
import { adminRefereesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { Button } from "../../../../ui/button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { dayOf, monthOf } from "../../../../ui/moments.ts";
import { DecisionDialog } from "../decision-dialog.tsx";
import { useDecision } from "../use-decision.ts";

type Decision = "VERIFY" | "REFUSE";

export function RefereeCard({ referee }: { referee: RefereeToVerify }) {
  const { name, title, companyName, companyWebsite, workDomain, addedDomains, since, evidence, status } = referee;
  const [asking, setAsking] = useState<Decision | null>(null);
  const offer = (decision: Decision) => ({
    "aria-haspopup": "dialog" as const,
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => setAsking(decision),
  });
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
      {status === "REVIEW" ? (
        <div className="flex flex-wrap gap-2.5">
          <Button {...offer("VERIFY")}>
            Verify…<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="secondary" {...offer("REFUSE")}>
            Refuse…<span className="sr-only"> {name}</span>
          </Button>
        </div>
      ) : (
        (status === "VERIFIED" || status === "EXPIRED") && (
          <div className="flex flex-wrap gap-2.5">
            <Button variant="secondary" size="sm" {...offer("REFUSE")}>
              End…<span className="sr-only"> {name}</span>
            </Button>
          </div>
        )
      )}
      <Decide referee={referee} asking={asking} onClose={() => setAsking(null)} />
    </li>
  );
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
    {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

type DecideProps = { referee: RefereeToVerify; asking: Decision | null; onClose: () => void };

function Decide({ referee, asking, onClose }: DecideProps) {
  const { action, decide } = useDecision(adminRefereesKey);
  const [addDomain, setAddDomain] = useState(false);
  const { accountId, name, companyName, workDomain, status } = referee;
  const send = (decision: Decision, reason: string) =>
    decide(
      async () => {
        const body = { decision, ...(reason && { reason }), ...(decision === "VERIFY" && addDomain && { addDomain }) };
        await ask("decideReferee", { params: { accountId }, body });
      },
      decision === "VERIFY" ? `${name} is a referee at ${companyName}.` : `${name} is told why.`,
    );
  return (
    <>
      <DecisionDialog
        isOpen={asking === "VERIFY"}
        onClose={onClose}
        title={`Verify ${name}?`}
        button="Verify"
        action={action}
        onDecide={(text) => send("VERIFY", text)}
      >
        <p>
          They answer requests for {companyName} from now on. Their address is at <strong>{workDomain}</strong>.
        </p>
        <label className="check-row">
          <input type="checkbox" checked={addDomain} onChange={({ target }) => setAddDomain(target.checked)} />
          {workDomain} belongs to {companyName}: the next ones need nobody
        </label>
      </DecisionDialog>
      <DecisionDialog
        isOpen={asking === "REFUSE"}
        onClose={onClose}
        title={status === "REVIEW" ? `Refuse ${name}?` : `End ${name} as a referee?`}
        button={status === "REVIEW" ? "Refuse" : "End it"}
        isDanger
        writing={{
          name: "reason",
          label: "Why?",
          hint: "They read it.",
          needed: "Please say why: the person reads it.",
          maxLength: 500,
        }}
        action={action}
        onDecide={(text) => send("REFUSE", text)}
      >
        <p>
          {status === "REVIEW"
            ? "They are told why, and can begin anew with another address."
            : "What they have in hand goes back to the pool, and no new requests reach them."}
        </p>
      </DecisionDialog>
    </>
  );
}
