// The dialog with the result of a referral request.
import { Link } from "react-router";
import type { AskedReferral } from "../../../../contract/referrals/wire.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import "../../../styles/people.css";
import { ResultPicture } from "./result-picture.tsx";
import { type ResultFacts, resultWords } from "./result-words.ts";

type ResultDialogProps = {
  result: AskedReferral;
  facts: ResultFacts;
  isOpen: boolean;
  onClose: () => void;
  onFeedback: () => void;
};

export function ResultDialog({ result, facts, isOpen, onClose, onFeedback }: ResultDialogProps) {
  const { title, text, button, leads } = resultWords(result.type, facts);
  const press = leads === "feedback" ? onFeedback : onClose;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        typeof leads === "object" ? (
          <ButtonLink to={leads.to}>{button}</ButtonLink>
        ) : (
          <Button onClick={press}>{button}</Button>
        )
      }
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-w-136 max-sm:grid-cols-[minmax(0,1fr)] max-sm:justify-items-center max-sm:[&>div]:justify-self-stretch">
        <ResultPicture type={result.type} />
        <div>
          <p>{text}</p>
          {result.type === "AlreadyRequested" && result.requestId && (
            <p className="mt-3">
              <Link to={facts.requestPath} className="text-link">
                See where it stands
              </Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
