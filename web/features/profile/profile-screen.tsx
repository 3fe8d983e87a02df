// A candidate's whole profile: a column of cards, with navigation beside it.
import { type ReactNode, useEffect } from "react";
import type { CandidateProfile } from "../../../contract/candidates/wire.ts";
import { useSession } from "../../session/session-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { DataSection } from "./account/data-section.tsx";
import { DeletionBanner } from "./account/deletion-banner.tsx";
import { SecuritySection } from "./account/security-section.tsx";
import { CompletionCard } from "./completion/completion-card.tsx";
import { CvSection } from "./cvs/cv-section.tsx";
import { EducationSection } from "./entries/education-section.tsx";
import { ExperienceSection } from "./entries/experience-section.tsx";
import { yearsInWords } from "./field-words.ts";
import { loadAhead } from "./load-ahead.ts";
import { AboutSection } from "./parts/about-section.tsx";
import { type ContactEditor, ContactSection } from "./parts/contact-section.tsx";
import { PreferencesSection } from "./parts/preferences-section.tsx";
import { ReturnBar } from "./parts/return-bar.tsx";
import { type NavItem, SectionNav } from "./parts/section-nav.tsx";
import { SkillsSection } from "./parts/skills-section.tsx";
import { PhotoControl } from "./photo/photo-control.tsx";
import { ProfileProvider, useProfile } from "./saving/profile-context.tsx";
import { useProfileQuery } from "./saving/profile-queries.ts";
import { LeaveGuard } from "./section/leave-guard.tsx";
import "../../styles/people.css";

export type ProfileScreenProps = {
  /** The path of this site from which the person was sent here. */
  returnTo: string | null;
  hasPassword: boolean;
  /** Whether the CV upload dialog is open: the page will reload after it. */
  isUpdatingCv: boolean;
  onUpdateCv: () => void;
  /** The form of name and phone number. */
  contactEditor: ContactEditor;
  /** Compares the person's skills with the open jobs. */
  market: ReactNode;
  security: { passwordForm: ReactNode | null; signOutEverywhere: ReactNode };
};

const NAV: readonly NavItem[] = [
  { id: "cv", label: "CV" },
  { id: "about", label: "About you" },
  { id: "skills", label: "Skills" },
  { id: "market", label: "Skills and the market" },
  { id: "experience", label: "Experience" },
  { id: "education", label: "Education" },
  { id: "preferences", label: "What you are looking for" },
  { id: "contact", label: "Contact details" },
  { id: "security", label: "Password and devices" },
  { id: "data", label: "Your data" },
];

export function ProfileScreen(props: ProfileScreenProps) {
  const { tokenData } = useSession();
  const email = tokenData?.email ?? "";
  const { data, error, refetch, isFetching } = useProfileQuery(email);
  if (data)
    return (
      <ProfileProvider email={email} subject={tokenData?.claims.sub ?? email} confirmed={data}>
        <Sections {...props} />
      </ProfileProvider>
    );
  if (error)
    return (
      <Alert tone="bad" role="alert" title="Your profile could not be loaded" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Please try again. If you are offline, it works once you are connected.</p>
          <Button size="sm" busy={isFetching} busyLabel="Loading…" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Alert>
    );
  return <LoadingBlock label="Your profile is being loaded." sizes={["h-32", "h-36", "h-64"]} className="grid gap-5" />;
}

function Sections({
  returnTo,
  hasPassword,
  isUpdatingCv,
  onUpdateCv,
  contactEditor,
  market,
  security,
}: ProfileScreenProps) {
  useEffect(loadAhead, []);
  return (
    <>
      <div className="grid gap-5">
        <DeletionBanner />
        <ProfileHead />
        <CompletionCard onUpdateCv={onUpdateCv} />
      </div>
      <div className="mt-5 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:mt-8 lg:[align-items:start]">
        <SectionNav items={NAV} />
        <div className="grid gap-5 *:min-w-0 *:scroll-mt-6 md:[&_.card]:py-7 md:[&_.card]:px-8">
          <CvSection onUpdate={onUpdateCv} />
          <AboutSection />
          <SkillsSection />
          <div id="market" className="empty:hidden">
            {market}
          </div>
          <ExperienceSection />
          <EducationSection />
          <PreferencesSection />
          <ContactSection editor={contactEditor} />
          <SecuritySection {...security} />
          <DataSection hasPassword={hasPassword} />
        </div>
      </div>
      {returnTo !== null && <ReturnBar to={returnTo} />}
      <LeaveGuard isOff={isUpdatingCv} />
    </>
  );
}

function ProfileHead() {
  const { profile, email } = useProfile();
  const { userDetails } = useSession();
  const name = userDetails?.name || email;
  const facts = factsOf(profile);
  return (
    <div className="card profile-head grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-2 gap-x-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:py-7 md:px-8">
      <PhotoControl name={name}>
        <p className="font-display text-2xl font-bold break-words">{name}</p>
        {facts.length > 0 && <p className="mt-1 text-ink-soft">{facts.join(" · ")}</p>}
      </PhotoControl>
    </div>
  );
}

const factsOf = ({ designation, location, YOE }: CandidateProfile): string[] =>
  [designation, YOE === null ? null : yearsInWords(YOE).replace(" ", "\u00a0"), location].filter(
    (fact) => fact !== null,
  );
