// Core and soft skills, which scores are calculated from: chips, with suggestions of skills that jobs use.

import { useState } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import type { SkillProposal } from "../../../../../contract/resumes/wire.ts";
import { suggestCoreSkills, suggestSoftSkills } from "../../../../session/suggestions.ts";
import { useProposalAnswers } from "../../../../session/use-proposal-answers.ts";
import { Proposals } from "../../../../ui/proposals.tsx";
import { preloadTokenField, TokenField } from "../../../../ui/token-field.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginNote, OriginSummary } from "../section/origin-note.tsx";
import { SectionCard } from "../section/section-card.tsx";
import { useSection } from "../section/use-section.ts";
import { AddButton } from "./fact-list.tsx";

type SkillsForm = { coreSkills: string[]; softSkills: string[] };

/** The contract's limits; importing their module would outweigh this page. */
const MAX_CORE_SKILLS = 100;
const MAX_SOFT_SKILLS = 40;

const toForm = ({ coreSkills, softSkills }: CandidateProfile): SkillsForm => ({
  coreSkills: [...coreSkills],
  softSkills: [...softSkills],
});

export function SkillsSection() {
  const { profile } = useProfile();
  const section = useSection<SkillsForm>({
    id: "skills",
    fields: ["coreSkills", "softSkills"],
    toForm,
    toChanges: (form) => form,
  });
  const { set, errors } = section;
  return (
    <SectionCard
      section={section}
      title={t.skills}
      lead={t.yourMatchWithEveryJobIsWorked}
      onNear={preloadTokenField}
      editor={({ coreSkills, softSkills }) => (
        <>
          <TokenField
            name="coreSkills"
            label={t.coreSkills}
            noun="skill"
            hint={t.whatYouKnowToolsLanguagesMethods}
            values={coreSkills}
            max={MAX_CORE_SKILLS}
            error={errors.coreSkills}
            suggest={suggestCoreSkills}
            onChange={(values) => set({ coreSkills: values })}
          />
          <TokenField
            name="softSkills"
            label={t.softSkills}
            noun="skill"
            hint={t.howYouWorkWithPeople}
            values={softSkills}
            max={MAX_SOFT_SKILLS}
            error={errors.softSkills}
            suggest={suggestSoftSkills}
            onChange={(values) => set({ softSkills: values })}
          />
        </>
      )}
    >
      <div className="grid gap-6">
        <SkillGroup field="coreSkills" title={t.coreSkills} skills={profile.coreSkills} />
        <SkillGroup field="softSkills" title={t.softSkills} skills={profile.softSkills} />
      </div>
      <FoundInCv />
      <OriginSummary fields={["coreSkills", "softSkills"]} />
    </SectionCard>
  );
}

/** Soft skills proposed from the CV; answered ones stay shown, so that answers can be changed. */
function FoundInCv() {
  const { softSkillProposals: open } = useProfile().profile;
  const { answers, give } = useProposalAnswers();
  const [seen, setSeen] = useState(open);
  const isNew = ({ skillName }: SkillProposal) => !seen.some((one) => one.skillName === skillName);
  if (open.some(isNew)) setSeen([...seen, ...open.filter(isNew)]);
  const shown = seen.filter(({ skillName }) => skillName in answers || open.some((one) => one.skillName === skillName));
  if (shown.length === 0) return null;
  return (
    <div className="mt-6 pt-5 border-t border-t-line">
      <h3 className="font-sans text-sm/body font-[650] tracking-normal">{t.areTheseSoftSkillsYoursToo}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t.yourCvDoesNotListThemBut}</p>
      <Proposals
        label={t.softSkillsThatYourCvShows}
        items={shown.map(({ skillName, evidence }) => ({ name: skillName, reason: evidence }))}
        answers={answers}
        onAnswer={give}
      />
    </div>
  );
}

type SkillGroupProps = { field: "coreSkills" | "softSkills"; title: string; skills: readonly string[] };

function SkillGroup({ field, title, skills }: SkillGroupProps) {
  return (
    <div>
      <h3 className="font-sans text-sm/body font-[650] tracking-normal">
        {title}
        {skills.length > 0 && <span className="font-normal text-ink-faint"> {skills.length}</span>}
      </h3>
      {skills.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5 mt-2.5">
          {skills.map((skill) => (
            <li
              key={skill}
              className="skill-chip max-w-full py-[0.28rem] px-[0.8rem] rounded-full bg-brand-soft text-brand-strong text-sm/[1.3] font-[550] wrap-anywhere"
            >
              {skill}
            </li>
          ))}
        </ul>
      ) : (
        <AddButton label={title} wish={field} />
      )}
      <OriginNote field={field} isBrief />
    </div>
  );
}
