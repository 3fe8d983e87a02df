// The second step: what was read from the CV, to be corrected, or filled in by hand; and where and how the person wants to work.

import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { roundedYears } from "../../../../messages/en/formats.ts";
import { ActionForm, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { LoadState } from "../../../session/load-state.tsx";
import { suggestCities, suggestCoreSkills } from "../../../session/suggestions.ts";
import { useAction } from "../../../session/use-action.ts";
import { useProposalAnswers } from "../../../session/use-proposal-answers.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Proposals } from "../../../ui/proposals.tsx";
import { TokenField } from "../../../ui/token-field.tsx";
import { WorkModeChoice } from "../profile/parts/preferences-section.tsx";
import { ProfileProvider, useProfile, useProfileQuery } from "../profile/saving/profile-context.tsx";
import { baseOf, type Changes } from "../profile/saving/send-changes.ts";
import { stepPath, useNoteOnboarding } from "./onboarding.ts";

const FIELDS = ["designation", "YOE", "coreSkills", "preferences"] as const;

export function ProfileStep() {
  const query = useProfileQuery();
  if (!query.data)
    return (
      <LoadState
        query={query}
        level={2}
        label={t.yourProfileIsBeingLoaded}
        sizes={["h-20", "h-40", "h-20"]}
        className="grid gap-5"
      />
    );
  return (
    <ProfileProvider confirmed={query.data}>
      <ConfirmForm />
    </ProfileProvider>
  );
}

type Draft = {
  designation: string;
  YOE: string;
  coreSkills: string[];
  cities: string[];
  workModes: CandidateProfile["preferences"]["workModes"];
};

/** Years as people say them: the exact number stays with the profile unless they type another one. */
const draftOf = ({ designation, YOE, coreSkills, preferences }: CandidateProfile): Draft => ({
  designation: designation ?? "",
  YOE: YOE === null ? "" : String(YOE < 1 ? YOE : roundedYears(YOE)),
  coreSkills,
  cities: preferences.cities,
  workModes: preferences.workModes,
});

const yearsOf = (text: string) => (text.trim() === "" ? null : Number(text.trim().replace(",", ".")));

function flawOf({ YOE }: Draft): Flaw | null {
  const years = yearsOf(YOE);
  return years === null || (years >= 0 && years <= 70)
    ? null
    : { field: "YOE", title: t.pleaseEnterYourYearsOfExperience };
}

/** Only what the person has changed: everything else goes on following the CV. */
function changesOf(draft: Draft, start: Draft, { preferences }: CandidateProfile): Changes {
  const isChanged = (name: keyof Draft) => JSON.stringify(draft[name]) !== JSON.stringify(start[name]);
  const { designation, YOE, coreSkills, cities, workModes } = draft;
  return {
    ...(isChanged("designation") && { designation: designation.trim() || null }),
    ...(isChanged("YOE") && { YOE: yearsOf(YOE) }),
    ...(isChanged("coreSkills") && { coreSkills }),
    ...((isChanged("cities") || isChanged("workModes")) && { preferences: { ...preferences, cities, workModes } }),
  };
}

const CHANGED = t.yourProfileWasChangedSomewhere2;

function useConfirming() {
  const { profile, save } = useProfile();
  const note = useNoteOnboarding();
  const navigate = useNavigate();
  const action = useAction();
  const [seen, setSeen] = useState(profile);
  const form = useForm(action, () => draftOf(profile));
  const send = () =>
    action.run(async () => {
      const changes = changesOf(form.draft, draftOf(seen), seen);
      const isSame = Object.keys(changes).length === 0;
      const outcome = isSame ? null : await save({ changes, base: baseOf(seen, FIELDS) });
      if (outcome?.kind === "failed") throw outcome.error;
      if (outcome?.kind === "conflict") {
        setSeen(outcome.latest);
        form.change(draftOf(outcome.latest));
        return action.tell({ title: CHANGED, code: null });
      }
      await note("PROFILE_CONFIRMED");
      await navigate(stepPath("jobs"));
    });
  return { action, form, send };
}

function ConfirmForm() {
  const { action, form, send } = useConfirming();
  const { draft, change, errorOf } = form;
  return (
    <ActionForm
      form={form}
      flawOf={() => flawOf(draft)}
      onSend={send}
      className="card grid gap-6 md:p-8"
      foot={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={action.isBusy} busyLabel={t.saving}>
            {t.thisIsRightGoOn}
          </Button>
          <ButtonLink to={stepPath("jobs")} variant="quiet" size="lg">
            {t.skipForNow}
          </ButtonLink>
        </div>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          form={form}
          name="designation"
          label={t.yourJobTitle2}
          maxLength={200}
          placeholder={t.backendEngineer}
          autoComplete="organization-title"
        />
        <TextField form={form} name="YOE" label={t.yearsOfExperience} inputMode="decimal" maxLength={5} />
      </div>
      <TokenField
        name="coreSkills"
        label={t.yourSkills}
        noun="skill"
        hint={t.pressEnterOrCommaAfterEachRemove}
        values={draft.coreSkills}
        max={100}
        error={errorOf("coreSkills")}
        suggest={suggestCoreSkills}
        onChange={(coreSkills) => change({ coreSkills })}
      />
      <SoftSkills />
      <TokenField
        name="cities"
        label={t.placesYouWantToWorkIn}
        noun="city"
        placeholder={t.bengaluru}
        values={draft.cities}
        max={20}
        maxLength={120}
        error={errorOf("cities")}
        suggest={suggestCities}
        onChange={(cities) => change({ cities })}
      />
      <WorkModeChoice chosen={draft.workModes} onChange={(workModes) => change({ workModes })} />
    </ActionForm>
  );
}

/** Saved one by one as they are answered. Those of the first look stay shown, so that answers can be changed. */
function SoftSkills() {
  const [shown] = useState(useProfile().profile.softSkillProposals);
  const { answers, give } = useProposalAnswers();
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{t.areTheseSoftSkillsYoursToo}</legend>
      <p className="mb-3 text-sm text-ink-soft">{t.yourCvDoesNotListThemBut2}</p>
      <Proposals
        label={t.softSkillsThatYourCvShows}
        items={shown.map(({ skillName, evidence }) => ({ name: skillName, reason: evidence }))}
        answers={answers}
        onAnswer={give}
      />
    </fieldset>
  );
}
