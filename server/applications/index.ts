// What other capabilities and the application may call of applications.
export { countAnswers, remindRecruiters } from "./applicants/answer-times.ts";
export { noteFilled, tellFilled } from "./applicants/fillings.ts";
export { readHiring } from "./applicants/read-hiring.ts";
export { tellRejections } from "./applicants/untold-rejections.ts";
export { applicationKeeper, countReached, readNews } from "./read-applications.ts";
export { releaseApplications } from "./undo-application.ts";
