// Skills, core and soft: chips that scores are made from, with offers from the list of skills that jobs use.
import type { CandidateProfile } from "../../../../contract/candidates.ts";
import { callApi } from "../../../session/call-api.ts";
import { loadCandidateCalls } from "../../../session/load-contract.ts";
import { preloadTokenField, TokenField } from "../../../ui/token-field.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginNote, OriginSummary } from "../section/origin-note.tsx";
import { SectionCard } from "../section/section-card.tsx";
import { useSection } from "../section/use-section.ts";

type SkillsForm = { coreSkills: string[]; softSkills: string[] };

/** The contract's own bounds, whose module is larger than this page. */
const MAX_CORE_SKILLS = 100;
const MAX_SOFT_SKILLS = 40;

const toForm = ({ coreSkills, softSkills }: CandidateProfile): SkillsForm => ({
  coreSkills: [...coreSkills],
  softSkills: [...softSkills],
});

async function suggest(text: string, kind: "core" | "soft"): Promise<readonly string[]> {
  const { suggestSkills } = await loadCandidateCalls();
  const { data } = await callApi(suggestSkills, { query: { text, kind } });
  return data.map(({ name }) => name);
}
const suggestCore = (text: string) => suggest(text, "core");
const suggestSoft = (text: string) => suggest(text, "soft");

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
      title="Skills"
      lead="Your match with every job is worked out from these."
      onNear={preloadTokenField}
      editor={({ coreSkills, softSkills }) => (
        <>
          <TokenField
            name="coreSkills"
            label="Core skills"
            noun="skill"
            hint="What you know: tools, languages, methods. Press Enter or comma after each, or paste a list."
            values={coreSkills}
            max={MAX_CORE_SKILLS}
            error={errors.coreSkills}
            suggest={suggestCore}
            onChange={(values) => set({ coreSkills: values })}
          />
          <TokenField
            name="softSkills"
            label="Soft skills"
            noun="skill"
            hint="How you work with people."
            values={softSkills}
            max={MAX_SOFT_SKILLS}
            error={errors.softSkills}
            suggest={suggestSoft}
            onChange={(values) => set({ softSkills: values })}
          />
        </>
      )}
    >
      <div className="grid gap-6">
        <SkillGroup field="coreSkills" title="Core skills" skills={profile.coreSkills} />
        <SkillGroup field="softSkills" title="Soft skills" skills={profile.softSkills} />
      </div>
      <OriginSummary fields={["coreSkills", "softSkills"]} />
    </SectionCard>
  );
}

type SkillGroupProps = { field: "coreSkills" | "softSkills"; title: string; skills: readonly string[] };

function SkillGroup({ field, title, skills }: SkillGroupProps) {
  const { want } = useProfile();
  return (
    <div>
      <h3 className="fact-title">
        {title}
        {skills.length > 0 && <span className="font-normal text-ink-faint"> {skills.length}</span>}
      </h3>
      {skills.length > 0 ? (
        <ul className="skill-chips">
          {skills.map((skill) => (
            <li key={skill} className="skill-chip">
              {skill}
            </li>
          ))}
        </ul>
      ) : (
        <button type="button" className="fact-add" onClick={() => want("skills", field)}>
          Add<span className="sr-only"> {title.toLocaleLowerCase("en")}</span>
        </button>
      )}
      <OriginNote field={field} isBrief />
    </div>
  );
}
