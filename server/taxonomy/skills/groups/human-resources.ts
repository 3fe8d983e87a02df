// People work: hiring, payroll partners, learning and employee relations.
import type { SkillGroup } from "../skill-lines.ts";

export const humanResources: SkillGroup = {
  group: "human resources",
  kind: "core",
  technical: false,
  lines: `
~Human Resources @2 | ~hr; human resource management; hr management; hr executive; hrm; hr generalist; hr manager; hr recruiter generalist; hr operations executive; hr assistant; hr activities; core hr; hr functions; hr specialist
HR Operations @0 | hr shared services; employee lifecycle management; hr service delivery; hr ops; joining formalities; hire to retire; employee database management; hr process management
~Recruitment @2 | ~recruiting; talent acquisition; !hiring; ~recruiter; hr recruiter; !staffing; hr recruitment; end to end recruitment; recruitment and selection; recruitment management; hiring management; full life cycle recruiting; bulk hiring; volume hiring
Talent Sourcing @1 | sourcing candidates; candidate sourcing; resume screening; boolean search; talent sourcer; profile sourcing; screening resumes; linkedin recruiter; naukri portal; boolean searching; x-ray search
IT Recruitment @0 | technical recruitment; technical recruiter; it recruiter; us it recruitment; us it recruiter; technical hiring; it staffing; it hiring
Executive Search @0 | headhunting; leadership hiring; executive hiring; senior level hiring; search firm; leadership recruitment; cxo hiring; top level hiring
Campus Recruitment @0 | campus hiring; campus placement; university recruiting; campus relations; placement coordination; campus drives; university relations; campus recruiting
Applicant Tracking Systems @0 | ATS; jobvite; smartrecruiters; zoho recruit
Bullhorn @0
iCIMS @0
HRIS @0 | human resource information system; hris management; hr systems; hr information systems; human resource management system; hrms software; hr software; hrms implementation
~Onboarding @1 | employee onboarding; ~induction; employee induction; new hire onboarding; new hire orientation; induction training; onboarding management; employee orientation; induction and onboarding; new employee orientation; onboarding programs
Employee Engagement @1 | engagement activities; rewards and recognition; employee experience; employee satisfaction; employee welfare; r&r; engagement programs; employee engagement initiatives; !employee wellness; employee communication; employee wellbeing
Employee Relations @1 | employee grievance; disciplinary action; disciplinary procedures; conflict management employees; grievance management; grievance redressal employees; =POSH; employee relations management; workplace investigations; hr investigations; employee queries
HR Business Partnering @0 | hrbp; hr business partner; business hr; human resources business partner; strategic hr; business hr partner; hr business partnership; strategic hr management
Performance Management @1 | performance appraisal; ~appraisals; pms performance management system; performance review; performance evaluation; employee performance management; KRA; goal setting and appraisal; kra setting; =PIP; employee appraisal
Compensation and Benefits @0 | c&b; compensation management; total rewards; compensation analysis; !employee benefits; !rewards; comp and ben; salary benchmarking; executive compensation; executive compensation design; benefits strategy; incentive design; incentive compensation
Labour Law @0 | labor law; =PF; esi; esic; provident fund; epf; gratuity; pf/esi
Industrial Relations @0 | trade union; ir management; union negotiations; union management; labor relations; labour relations; hr ir; wage settlement
Training and Development @2 | learning and development; l&d; corporate training; !training; ~trainer; employee training; training delivery; corporate trainer; employee development; training coordination; training needs analysis; train the trainer; soft skill training; talent development
Talent Management @0 | succession planning; career development planning; talent review; high potential programs; talent strategy; competency mapping; talent assessment; skills mapping
Organizational Development @0 | organization development; organisational development; od interventions; org design; organization design; organizational design; organisation design; =OD
HR Policies @0 | policy formulation hr; policy implementation; hr policies and procedures; employee handbook; hr policy formulation; hr policies implementation; framing hr policies; policy development hr
Diversity and Inclusion @0 | DEI; diversity equity and inclusion; d&i; inclusion initiatives; inclusion and diversity; diversity management; belonging programs; de&i
Instructional Design @0 | elearning; articulate storyline; adobe captivate; instructional designer; e-learning development
Learning Management Systems @0 | lms
SCORM @0
Dayforce @0 | ceridian dayforce; ceridian
?Greenhouse @0 | greenhouse ats; greenhouse recruiting
?Lever @0 | lever ats
Cornerstone OnDemand @0 | !cornerstone; cornerstone lms
Visier @0
?Glint @0 | linkedin glint
Culture Amp @0
SeekOut @0
Employer Branding @0 | employer brand; employer branding campaigns
Reskilling and Upskilling @0 | reskilling; upskilling; reskilling & upskilling initiatives
Pay Equity Analysis @0 | pay equity; pay equity audits; compensation equity
Culture Change @0 | cultural transformation; culture transformation; culture change management
LinkedIn Learning @0
Phenom People @0 | phenom ats
Employee Benefits Law @0 | ERISA; eeo/aap compliance
`,
};
