// A dispute of a guidance session that one side says did not take place.
import type { GuidanceDispute } from "../../../../contract/guidance/wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { Alert } from "../../../ui/alert.tsx";
import { dayOf, momentOf, timeOf } from "../../../ui/moments.ts";
import { type Choice, DisputeCard } from "./dispute-card.tsx";
import { sessionEventWords } from "./session-event-words.ts";

export function SessionDisputeCard({ dispute }: { dispute: GuidanceDispute }) {
  const { bookingId, topic, kind, companyName, price, startsAt, endsAt, candidate, referee, status } = dispute;
  return (
    <DisputeCard
      title={topic}
      about={`${kind === "INTERVIEW" ? "Interview" : "Career"} guidance, ${companyName} · disputed ${dayOf(dispute.disputedAt)}`}
      claim={dispute.disputedBy === "CANDIDATE" ? "The candidate says:" : "The referee says:"}
      claimText={dispute.reason}
      facts={[
        { name: "Candidate", value: `${candidate.name} (${candidate.email})` },
        { name: "Referee", value: `${referee.name} (${referee.email})` },
        { name: "Session", value: `${momentOf(startsAt)}–${timeOf(endsAt)}` },
        { name: "Price", value: price === 0 ? "Free" : showMoney(price) },
        ...(dispute.dueAt
          ? [{ name: "Decided by itself", value: `for the candidate, ${momentOf(dispute.dueAt)}` }]
          : []),
      ]}
      steps={dispute.timeline.map((event) => ({ id: event.id, at: event.at, text: sessionEventWords(event) }))}
      outcome={
        status !== "DISPUTED" && (
          <Alert tone="info" title={status === "SETTLED" ? "Decided: the referee is paid" : "Decided: money back"} />
        )
      }
      choices={status === "DISPUTED" ? choicesOf(bookingId, price) : []}
      writing={{ name: "reason", maxLength: 1_000 }}
    />
  );
}

function choicesOf(bookingId: string, price: number): Choice[] {
  const send = (decision: "REFUND" | "PAY") => (reason: string, key: string) =>
    ask("decideGuidanceDispute", { params: { bookingId }, body: { decision, reason }, key });
  return [
    {
      label: "Pay the referee",
      title: "The session took place?",
      text: "The referee earns their fee for it.",
      done: "Decided: the referee is paid.",
      send: send("PAY"),
    },
    {
      label: "Money back",
      title: "The session did not take place?",
      text: price === 0 ? "It was free: nothing is paid to anybody." : `The candidate gets ${showMoney(price)} back.`,
      done: "Decided: the candidate gets their money back.",
      send: send("REFUND"),
    },
  ];
}
