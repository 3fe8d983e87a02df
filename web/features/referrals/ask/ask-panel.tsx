// The parts of the request page around the chosen job: the slot of the form, what is shared, and the panel with the number of
// referees and sending; visitors get a link to sign-in.

import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/referrals.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";
import { FREE_CREDITS } from "../../../../contract/ledger/rules.ts";
import { ACT_HOURS, CLAIM_MINUTES, POOL_DAYS } from "../../../../contract/referrals/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { joinPath } from "../../../session/guest-intent.ts";
import { useSession } from "../../../session/session-context.tsx";
import { isSessionExpected } from "../../../session/signed-in-mark.ts";
import { whenAtRest } from "../../../ui/at-rest.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { WatchButton, WatchedCompanies } from "../watch/watch-button.tsx";
import type { ChosenJob } from "./ask-draft.ts";

export type AskPanelProps = {
  company: { id: string; name: string };
  job: ChosenJob | null;
  /** How many verified employees answer requests there now; null when loading failed. */
  referees: number | null;
  /** How often and how fast they answer, in words; may be "". */
  record: string;
  /** This page with its choice: path and query. */
  here: string;
  /** Opens the upload of a CV. */
  onAddCv: () => void;
};

/** Runs in loaders. Null when the API fails: the page renders without it. */
export async function countReferees(api: Client, companyId: string): Promise<number | null> {
  try {
    return (await api("getReferralCompany", { params: { companyId } })).referees;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

const loadDesk = () => import("./ask-desk.tsx");
const AskDesk = lazy<ComponentType<AskPanelProps>>(() =>
  loadDesk().then(
    (module) => ({ default: module.AskDesk }),
    () => ({ default: DeskNotLoaded }),
  ),
);

export function AskPanel(props: AskPanelProps) {
  const { company, job, referees, record, here } = props;
  const { isLoggedIn } = useSession();
  useEffect(() => {
    // Loads while the session is being loaded.
    if (isSessionExpected()) void loadDesk().catch(() => {});
  }, []);
  return (
    <Section id="request-title" title={t.yourRequest} className="card request-panel grid gap-3.5">
      <p
        className="py-3 px-3.5 rounded-md bg-sunken font-semibold leading-[1.35] wrap-anywhere data-empty:font-medium data-empty:text-ink-soft"
        data-empty={job === null || undefined}
      >
        {job === null ? t.pickAJobFirst : job.kind === "other" ? t.anotherJobByItsAddress : job.title}
      </p>
      <Referees company={company} count={referees} record={record} />
      {isLoggedIn ? (
        <Suspense fallback={<LoadingBlock label={t.yourRequestIsBeingLoaded} sizes={["h-24", "h-12"]} />}>
          <AskDesk {...props} />
        </Suspense>
      ) : (
        <SignIn company={company} job={job} here={here} />
      )}
    </Section>
  );
}

function SignIn({ company, job, here }: Pick<AskPanelProps, "company" | "job" | "here">) {
  const navigate = useNavigate();
  const listed = job?.kind === "listed" ? job.id : undefined;
  const path = joinPath(here, { for: "referral", job: listed, company: company.id });
  const go = async (event: MouseEvent) => {
    // A click that opens the link in another tab stays an ordinary link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await import("./ask-store.ts").then(
      ({ flushDraft }) => flushDraft(),
      () => {},
    );
    await navigate(path);
  };
  return (
    <>
      <a
        href={sitePath(path)}
        rel="nofollow"
        className={buttonClass({ variant: "accent" })}
        onClick={(event) => void go(event)}
      >
        {t.logInToRequestAReferral}
      </a>
      <p className="text-sm/body text-ink-soft">
        {fill(t.newMembersStartWithFreeCredits, { freeCredits: FREE_CREDITS })}
      </p>
    </>
  );
}

type RefereesProps = Pick<AskPanelProps, "company" | "record"> & { count: number | null };

function Referees({ company, count, record }: RefereesProps) {
  if (count === null) return null;
  return (
    <p className="flex gap-2.5 text-sm/body text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink">
      <Icon
        name={count === 0 ? "clock" : "people"}
        size={18}
        className={count === 0 ? "mt-[0.15rem] text-ink-faint" : "mt-[0.15rem] text-good"}
      />
      <span>
        {count === 0
          ? fill(t.noEmployeeAnswersHereYet, { name: company.name, poolDays: POOL_DAYS })
          : fill(t.verifiedEmployeesOfAnswer, { count, name: company.name })}{" "}
        {record}
        {count === 0 && (
          <>
            {" "}
            <WatchButton company={company} />
            <WatchedCompanies />
          </>
        )}
      </span>
    </p>
  );
}

const DeskNotLoaded = () => (
  <p role="alert" className="text-sm/body text-ink-soft">
    {t.thisCouldNotBeLoadedPleaseCheck}
  </p>
);

export type AskFormProps = { company: { id: string; name: string }; job: ChosenJob | null };

const AskForm = lazy<ComponentType<AskFormProps>>(() =>
  import("./ask-form.tsx").then(
    (module) => ({ default: module.AskForm }),
    () => ({ default: FormNotLoaded }),
  ),
);

/** Reserves the form's space until its script has loaded, which the first paint for visitors does not wait for. */
export function AskFormSlot(props: AskFormProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isSessionExpected()) return setLive(true);
    return whenAtRest(() => setLive(true));
  }, []);
  return (
    <Section id="ask-title" title={props.job?.kind === "other" ? t.theJobAndYourNote : t.yourNote} className="ask-form">
      {isLive ? (
        <Suspense fallback={<ToCome job={props.job} />}>
          <AskForm {...props} />
        </Suspense>
      ) : (
        <ToCome job={props.job} />
      )}
    </Section>
  );
}

/** As high as the form: on phones the link below it must not move away under a finger that presses it. */
const ToCome = ({ job }: { job: ChosenJob | null }) => (
  <LoadingBlock
    label={t.theFormIsBeingLoaded}
    className="grid gap-5 mt-4"
    sizes={["h-5 w-40", "h-40", job?.kind === "other" ? "h-[51rem] sm:h-[44rem]" : "h-72 sm:h-48"]}
  />
);

const FormNotLoaded = () => (
  <p role="alert" className="mt-3 text-ink-soft">
    {t.theFormCouldNotBeLoadedPlease}
  </p>
);

/** Which personal data a request reveals at which step, listed before it is sent. */
export function WhatIsShared({ companyName }: { companyName: string }) {
  const moments = [
    { name: t.whenYouSendIt, value: fill(t.verifiedEmployeesOfSeeTheJobYour, { companyName }) },
    { name: t.whenOneOfThemClaimsIt, value: fill(t.thatOnePersonMayOpenYourCv, { claimMinutes: CLAIM_MINUTES }) },
    { name: t.whenTheyTakeItOn, value: fill(t.youLearnTheirNameAndTitleAnd, { actHours: ACT_HOURS }) },
    { name: t.whenTheyAnswer, value: t.aReferralUsesYourCreditSoDoes },
    { name: t.ifNothingComesOfIt, value: fill(t.declinedByEverybodyWithoutAPaid, { poolDays: POOL_DAYS }) },
  ];
  return (
    <Section id="shared-title" title={t.whatIsSharedAndWhen}>
      <Facts
        facts={moments}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3 mt-4 text-sm/body [&>div]:py-3.5 [&>div]:px-4 [&>div]:border [&>div]:border-line [&>div]:rounded-md [&_dt]:font-[650] [&_dd]:mt-1 [&_dd]:text-ink-soft"
      />
    </Section>
  );
}
