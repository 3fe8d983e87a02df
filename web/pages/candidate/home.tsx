// Where a candidate starts.

import { Suspense, useState } from "react";
import { t } from "#messages/candidates.ts";
import { STATUS_WORDS as APPLICATION_WORDS } from "../../features/applications/status-words.ts";
import { useReminder } from "../../features/candidates/welcome/onboarding.ts";
import { WelcomeCard } from "../../features/candidates/welcome/welcome-card.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { lookOf } from "../../features/guidance/sessions/session-words.ts";
import { CandidateHomeScreen, type HomeWords } from "../../features/homes/candidate-home.tsx";
import { STATUS_WORDS as REQUEST_WORDS } from "../../features/referrals/status-words.ts";
import { ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { Badge } from "../../ui/badge.tsx";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.home, description: t.yourNextStepJobsThatSuitYou });

const GOOD = ["SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED", "ACCEPTED", "REFERRED", "CONFIRMED"];
const toneOf = (status: string) => (GOOD.includes(status) ? "good" : "plain");

const WORDS: HomeWords = {
  application: ({ status }) => <Badge tone={toneOf(status)}>{APPLICATION_WORDS[status]}</Badge>,
  request: ({ status }) => <Badge tone={toneOf(status)}>{REQUEST_WORDS[status]}</Badge>,
  session: (session) => {
    const { words, tone } = lookOf(session);
    return <Badge tone={tone}>{words}</Badge>;
  },
};

export default function Home() {
  const { userDetails, tokenData } = useSession();
  const reminder = useReminder();
  const claimed = tokenData?.claims.name;
  const [isUploading, setUploading] = useState(false);
  const [wasUploading, setWasUploading] = useState(false);
  const upload = () => {
    setWasUploading(true);
    setUploading(true);
  };
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <CandidateHomeScreen
        name={userDetails?.name || (typeof claimed === "string" ? claimed : "")}
        words={WORDS}
        onUpload={upload}
        reminder={reminder && <WelcomeCard steps={reminder.steps} next={reminder.next} />}
      />
      {wasUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen={isUploading} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </div>
  );
}
