// The head of a candidate's pages: title, and links between dashboard and profile.
import { ChipLink } from "../../../ui/chip.tsx";
import { type CandidateView, VIEWS } from "./candidate-view.ts";

export function ViewHead({ view }: { view: CandidateView }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-3 md:mb-8">
      <h1 className="text-3xl">{VIEWS[view].title}</h1>
      <nav aria-label="Dashboard and profile" className="flex gap-2">
        {(["dashboard", "profile"] as const).map((one) => (
          <ChipLink key={one} to={VIEWS[one].path} current={one === view}>
            {VIEWS[one].label}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
