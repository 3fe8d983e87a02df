// A candidate's whole profile: a column of cards, with navigation beside it.
import { type ReactNode, useEffect, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { yearsText } from "../../../../messages/en/formats.ts";
import { LeaveGuard } from "../../../session/leave-guard.tsx";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { whenAtRest } from "../../../ui/at-rest.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { preloadMenu } from "../../../ui/menu.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { preloadTokenField } from "../../../ui/token-field.tsx";
import { DataRow } from "./account/data-row.tsx";
import { DataSection, DeletionBanner } from "./account/data-section.tsx";
import { CompletionCard } from "./completion/completion-card.tsx";
import { CvSection } from "./cvs/cv-section.tsx";
import { EducationSection, ExperienceSection } from "./entries/career-sections.tsx";
import { AboutSection } from "./parts/about-section.tsx";
import { type ContactEditor, ContactSection } from "./parts/contact-section.tsx";
import { PreferencesSection } from "./parts/preferences-section.tsx";
import { SkillsSection } from "./parts/skills-section.tsx";
import { PhotoControl } from "./photo/photo-control.tsx";
import { ProfileProvider, useProfile, useProfileQuery } from "./saving/profile-context.tsx";

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
  { id: "about", label: t.aboutYou },
  { id: "skills", label: t.skills },
  { id: "market", label: t.skillsAndTheMarket },
  { id: "experience", label: t.experience },
  { id: "education", label: t.education },
  { id: "preferences", label: t.whatYouAreLookingFor },
  { id: "contact", label: t.contactDetails },
  { id: "security", label: t.passwordAndDevices },
  { id: "data", label: t.yourData },
];

export function ProfileScreen(props: ProfileScreenProps) {
  const { data, error, refetch, isFetching } = useProfileQuery();
  if (data)
    return (
      <ProfileProvider confirmed={data}>
        <Sections {...props} />
      </ProfileProvider>
    );
  if (error)
    return (
      <Alert tone="bad" role="alert" title={t.yourProfileCouldNotBeLoaded} className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t.pleaseTryAgainIfYouAreOffline}</p>
          <Button size="sm" busy={isFetching} busyLabel={t.loading} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      </Alert>
    );
  return <LoadingBlock label={t.yourProfileIsBeingLoaded} sizes={["h-32", "h-36", "h-64"]} className="grid gap-5" />;
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
      <ProfileGuard isOff={isUpdatingCv} />
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
        <p className="font-display text-2xl font-bold wrap-anywhere">{name}</p>
        {facts.length > 0 && <p className="mt-1 text-ink-soft">{facts.join(" · ")}</p>}
      </PhotoControl>
    </div>
  );
}

const factsOf = ({ designation, location, YOE }: CandidateProfile): string[] =>
  [designation, YOE === null ? null : yearsText(YOE).replace(" ", "\u00a0"), location].filter((fact) => fact !== null);

/** `to`: a path of this site, from returnPath. */
function ReturnBar({ to }: { to: string }) {
  return (
    <div className="return-bar">
      <p className="hidden text-sm text-ink-soft sm:block">{t.whenYouAreDoneHere}</p>
      <ButtonLink to={to}>
        {t.goBackToWhereYouWere}
        <Icon name="arrow-right" size={18} />
      </ButtonLink>
    </div>
  );
}

/** Loads when the browser is next idle. Returns how to cancel it. */
function loadAhead(): () => void {
  return whenAtRest(() => {
    preloadDialog();
    preloadMenu();
    preloadTokenField();
    void Promise.all([
      loadSchemas(() => import("../../../../contract/candidates/wire.ts")),
      loadSchemas(() => import("../../../../contract/identity/accounts-wire.ts")),
    ]).catch(() => {});
  });
}

/** `isOff` while the page is about to reload: drafts survive that. */
function ProfileGuard({ isOff }: { isOff: boolean }) {
  const { dirty } = useProfile();
  return (
    <LeaveGuard isOn={dirty.size > 0 && !isOff} pageOf={pageOf}>
      <p>{t.somethingOnThisPageIsNotSaved}</p>
    </LeaveGuard>
  );
}

/** The dashboard is another view at the same path. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get("view") ?? ""}`;

type NavItem = { id: string; label: string };

/** Navigation of a long page: its sections as links, with the visible one marked. */
function SectionNav({ items }: { items: readonly NavItem[] }) {
  const current = useInView(items);
  return (
    <nav aria-label={t.sectionsOfYourProfile} className="hidden lg:block lg:sticky lg:top-6">
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-2 px-3.5 border-l-3 border-l-line text-sm/body font-[550] text-ink-soft no-underline hover:text-ink hover:border-line-strong aria-current:border-brand aria-current:text-brand-strong aria-current:font-bold"
              aria-current={id === current ? "true" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first section that extends below the top third of the window; at the end of the page, the last one. */
function useInView(items: readonly NavItem[]): string | null {
  const [current, setCurrent] = useState<string | null>(items[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const inPage = items.filter(({ id }) => document.getElementById(id));
      const found = inPage.find(({ id }) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > line);
      setCurrent((isAtEnd ? inPage.at(-1) : found)?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [items]);
  return current;
}

type SecuritySectionProps = {
  /** The form that changes the password; null where another service holds passwords. */
  passwordForm: ReactNode | null;
  /** The button that ends every session. */
  signOutEverywhere: ReactNode;
};

/** The button that opened the form is gone, so its first field gets the focus. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("input:not([hidden])")?.focus();

function SecuritySection({ passwordForm, signOutEverywhere }: SecuritySectionProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <section id="security" aria-labelledby="security-title" className="card grid gap-5">
      <h2 id="security-title" className="text-xl">
        {t.passwordAndDevices}
      </h2>
      {passwordForm !== null && (
        <DataRow id="password-title" title={t.password} text={t.everyOtherDeviceIsLoggedOutWhen}>
          {isChanging ? (
            <div className="data-row-more" ref={focusFirst}>
              {passwordForm}
            </div>
          ) : (
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t.changePassword}
            </Button>
          )}
        </DataRow>
      )}
      {passwordForm !== null && (
        <DataRow title={t.secondStep} text={t.aCodeOfYourPhoneBesideThePassword}>
          <ButtonLink to="/auth/security" variant="secondary">
            {t.manageYourSecondStep}
          </ButtonLink>
        </DataRow>
      )}
      <DataRow title={t.devices} text={t.onASharedComputerOrAPhone}>
        {signOutEverywhere}
      </DataRow>
    </section>
  );
}
