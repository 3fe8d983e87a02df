// Texts of the site's settings: the admins' page, and what it says on legal pages.
export const t = {
  whoRunsThisSite: "Who runs this site",
  questionsAboutYourDataGoTo: "Questions about your data go to <link>{contact}</link>.",
};
