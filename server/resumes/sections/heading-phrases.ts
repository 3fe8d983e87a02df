// The words of headings and the part each one opens, and how headings look.
import type { Line, SectionKind } from "../layout.ts";

export type HeadingPhrase = {
  kind: SectionKind;
  /** Weak words also occur in labels, skills and titles: they need the look of a heading. */
  weak: boolean;
};

type Kind = Exclude<SectionKind, "head">;

/** Words that only head parts of a résumé. Qualifiers may precede them. */
const STRONG: Readonly<Partial<Record<Kind, string>>> = {
  contact:
    "contact, contacts, contact information, contact info, contact details, contact me, personal information, personal details, personal info, personal data, get in touch, coordonnées, kontakt, kontaktdaten, persönliche daten, persönliche angaben, datos personales, contacto, informations personnelles, dati personali, find me online, reach me, address and contact",
  summary:
    "summary, profile, objective, about me, about, career objective, career objectives, professional summary, executive summary, career summary, summary of qualifications, qualifications summary, qualification summary, professional profile, career profile, personal profile, personal statement, profile summary, summary of experience, experience summary, executive profile, career overview, professional overview, overview, job objective, employment objective, professional objective, objective statement, who am i, introduction, bio, biography, professional statement, career highlights, highlights of qualifications, summary statement, work summary, resume summary, brief profile, synopsis, professional synopsis, career synopsis, snapshot, profile snapshot, profil, à propos, résumé professionnel, über mich, kurzprofil, zusammenfassung, perfil, perfil profesional, sobre mí, resumen, objetivo, profilo, professional biography, statement, mission statement, value proposition",
  experience:
    "experience, experiences, work experience, work experiences, professional experience, professional experiences, employment, employment history, employment experience, employment record, work history, career history, professional history, job history, job experience, relevant experience, relevant work experience, related experience, related work experience, industry experience, industrial experience, corporate experience, business experience, technical experience, practical experience, additional experience, other experience, other work experience, other professional experience, additional work experience, additional professional experience, previous experience, prior experience, previous employment, past experience, past employment, earlier experience, early career, earlier career, recent experience, current experience, selected experience, experience highlights, consulting experience, management experience, leadership and work experience, executive experience, internship, internships, internship experience, internship experiences, industry internships, summer internships, teaching experience, research experience, academic experience, academic positions, academic appointments, academic employment, professional appointments, appointments, positions, positions held, professional positions, employment details, experience details, details of experience, work experience details, professional background, professional career, career, career experience, career progression, career path, career summary and experience, organizational experience, organisational experience, military experience, military service, freelance experience, freelance, freelance work, engineering experience, software experience, development experience, clinical experience, work, work and experience, employers, industrial training, industrial exposure, professional work experience, full time experience, part time experience, key experience, my experience, work profile, expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, stages, berufserfahrung, beruflicher werdegang, werdegang, praktika, praktische erfahrung, praxiserfahrung, berufspraxis, experiencia, experiencia laboral, experiencia profesional, esperienza, esperienze, esperienze lavorative, esperienza professionale, esperienza lavorativa, werkervaring, experiência profissional, experiência, where i've worked, where i have worked, what i've done, work experience and internships, jobs, career detail, career details, career journey, professional journey, work journey, journey, my journey, career timeline, work timeline, timeline, experience timeline, employment timeline, current position, current positions, previous positions, past positions, current role, present position, present employment, current employment, other positions, other employment, earlier positions, what i have done, where i have been, where i've been, where i worked, my career, my work",
  education:
    "education, educations, educational background, education background, academic background, academics, academic qualifications, academic qualification, educational qualifications, educational qualification, education qualifications, academic credentials, academic details, academic profile, academic history, academic record, academic education, education details, educational details, education history, educational history, education and qualifications, education and training, education and coursework, scholastics, scholastic record, scholastic achievements and education, formal education, higher education, university education, degrees, academic degrees, studies, schooling, formation, formations, formation académique, études, diplômes, ausbildung, bildung, studium, schulbildung, akademische ausbildung, bildungsweg, educación, formación, formación académica, estudios, istruzione, istruzione e formazione, formazione, opleiding, opleidingen, formação, formação acadêmica, educação, academic chronicle, academia, where i studied, studied at, i studied at, what i studied, education summary, educational credentials, academic achievements and education, edu",
  skills:
    "skills, skill, skill set, skillset, skill sets, skillsets, technical skills, technical skill, technical skill set, technical skillset, key skills, core skills, professional skills, primary skills, secondary skills, main skills, top skills, hard skills, computer skills, it skills, software skills, programming skills, coding skills, programming languages, job skills, relevant skills, additional skills, other skills, special skills, specialized skills, skills summary, summary of skills, technical summary, technical proficiency, technical proficiencies, technical strengths, technical expertise, technical knowledge, technical competencies, technical competence, technical profile, technical background, technical environment, technical toolkit, technical toolbox, technical stack, technology stack, tech stack, technology skills, technology summary, technological skills, core competencies, core competences, core competency, core strengths, core expertise, core qualifications, key competencies, key competences, key strengths, key expertise, competencies, competences, areas of expertise, area of expertise, areas of specialization, areas of strength, areas of knowledge, areas of proficiency, fields of expertise, expertise, specialties, specialities, specializations, proficiencies, software proficiency, software proficiencies, software knowledge, computer proficiency, computer knowledge, computer literacy, computer competencies, it proficiency, it knowledge, tools and technologies, technologies and tools, languages and technologies, technologies and languages, programming languages and technologies, languages and tools, languages and frameworks, skills and tools, skills and technologies, skills and expertise, skills and competencies, skills and abilities, skills and qualifications, skills and strengths, skills and interests, skills and languages, personal skills and competences, personal skills and competencies, skills overview, skills profile, skill highlights, skills highlights, skills matrix, knowledge and skills, knowledge skills, professional competencies, professional expertise, functional skills, domain skills, domain expertise, qualifications and skills, abilities, my skills, toolbox, toolkit, tool set, toolset, compétences, compétences techniques, compétences clés, compétences informatiques, kenntnisse, fähigkeiten, fachkenntnisse, edv kenntnisse, it kenntnisse, kompetenzen, kernkompetenzen, kenntnisse und fähigkeiten, habilidades, habilidades técnicas, competencias, aptitudes, conocimientos, competenze, competenze tecniche, vaardigheden, competências, tools i use, what i know, what i do, what i can do, what i am good at, what i'm good at",
  softSkills:
    "soft skills, interpersonal skills, personal skills, people skills, transferable skills, social skills, behavioral skills, behavioural skills, soft skill, personal strengths, personal attributes, personal qualities, personal traits, personality traits, strengths, soziale kompetenzen, compétences comportementales, qualités",
  projects:
    "projects, project, personal projects, academic projects, side projects, selected projects, key projects, major projects, notable projects, recent projects, project experience, projects experience, project work, project details, projects undertaken, projects and research, research projects, technical projects, professional projects, open source, open source projects, open source contributions, open source software, open source experience, open source work, relevant projects, course projects, university projects, college projects, freelance projects, engineering projects, software projects, hackathons, portfolio, selected work, projects summary, independent projects, projets, projets personnels, projekte, proyectos, progetti, case studies, apps, mini projects, main projects, class projects",
  certifications:
    "certifications, certification, certificates, certificate, licenses, licences, licenses and certifications, certifications and licenses, licensure, professional certifications, professional certification, technical certifications, certifications and training, training and certifications, trainings, training, courses, courses and certifications, certifications and courses, online courses, professional development, professional training, continuing education, professional qualifications, professional qualification, accreditations, credentials, professional credentials, courses attended, trainings attended, workshops, workshops and trainings, workshops and conferences, workshops attended, seminars, seminars and workshops, certified courses, certificats, zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, certificaciones, cursos, certificazioni, corsi, vocational training, certification and training, certifications and awards, additional training, additional courses, summer training, summer trainings, security clearance, clearance",
  awards:
    "awards, award, honors, honours, awards and honors, honors and awards, honours and awards, awards and achievements, achievements, achievement, accomplishments, key achievements, key accomplishments, major achievements, notable achievements, academic achievements, professional achievements, selected achievements, career achievements, achievements and awards, awards and recognition, awards and recognitions, recognition, recognitions, awards and accomplishments, rewards and recognition, rewards, scholarships, scholarships and awards, grants, grants and awards, fellowships, fellowships and awards, awards and fellowships, grants and fellowships, distinctions, honors and distinctions, academic honors, honors and activities, prix, récompenses, distinctions et prix, auszeichnungen, preise, premios, premi, achievements and activities, competitions, scholastic achievements, most proud of, prizes, awards and scholarships, honors and scholarships",
  publications:
    "publications, publication, selected publications, research publications, papers, research papers, conference papers, journal papers, articles, patents, patents and publications, publications and patents, publications and presentations, presentations, conference presentations, talks, invited talks, talks and presentations, presentation, speaking, speaking engagements, writing, writings, books, theses, thesis, dissertation, conferences, veröffentlichungen, publikationen, publicaciones, pubblicazioni, blog, blog posts, media, press, working papers, posters, research and publications, publications and talks, technical writing",
  languages:
    "languages, language, language skills, languages known, known languages, languages spoken, spoken languages, foreign languages, language proficiency, linguistic skills, language proficiencies, human languages, natural languages, langues, langue, sprachen, sprachkenntnisse, idiomas, lingue, talen",
  volunteering:
    "volunteering, volunteer, volunteer experience, volunteer work, voluntary work, volunteer activities, volunteer service, volunteerism, volunteer history, volunteering experience, voluntary experience, community service, community involvement, community engagement, social engagement, social involvement, civic engagement, social commitment, community, social work, social service, activities, extracurricular activities, extra curricular activities, extra curricular, extracurricular, extracurriculars, extra curriculars, extracurricular experience, co curricular activities, cocurricular activities, curricular activities, curricular and extracurricular activities, leadership, leadership experience, leadership and activities, leadership and involvement, leadership and service, leadership and extracurricular, leadership roles, leadership positions, leadership and volunteering, positions of responsibility, position of responsibility, campus involvement, on campus involvement, campus activities, student activities, college activities, activities and leadership, activities and involvement, activities and interests, activities and honors, involvement, organizations, organisations, student organizations, memberships, membership, professional memberships, professional membership, professional affiliations, professional affiliation, affiliations, affiliation, professional organizations, professional associations, associations, associations and memberships, memberships and affiliations, certifications and memberships, professional activities, professional service, service, service and outreach, academic service, outreach, outreach activities, community outreach, program committees, boards, board memberships, board positions, advisory roles, committees, engagement, ehrenamt, ehrenamtliche tätigkeit, ehrenamtliches engagement, bénévolat, engagements, voluntariado, volontariato, clubs, clubs and organizations, clubs and societies, societies, sports, mentoring, mentorship, teaching assistantships, civic activities, philanthropy, professional involvement, extra academic activities, social activities, cultural activities, roles and responsibilities outside work",
  interests:
    "interests, hobbies, hobbies and interests, interests and hobbies, personal interests, areas of interest, area of interest, fields of interest, interest, hobby, passions, research interests, other interests, interests and activities, leisure, pastimes, outside interests, centres d'intérêt, centres d'interet, loisirs, intérêts, hobbys, interessen, intereses, aficiones, interessi, fun facts, favorites, favourites",
  references:
    "references, reference, referees, referee, professional references, personal references, references and referees, recommendations, testimonials, références, referenzen, referencias, referenze, references available upon request, references available on request, character references",
  other:
    "additional information, additional, additional details, other information, other details, others, other, miscellaneous, misc, declaration, coursework, relevant coursework, relevant courses, course work, courses taken, selected coursework, key courses, key coursework, relevant subjects, subjects, links, online, online presence, online profiles, profiles, social profiles, social media, social, social links, social networks, websites, websites and profiles, find me, preferences, work authorization, work permit, visa status, availability, nationality, notice period, passport details, personal particulars, more information, further information, notes, research, teaching, technical interests, research areas, research area, test scores, standardized tests, exams, supervision, students, student supervision, advising, editorial, editorial activities, reviewing, quotes, quote, strength and weakness, personal, personal traits and details, personal dossier, personal vitae, marital status, divers, sonstiges, otros, altro, responsibilities, day to day, key metrics, impact, highlights, key highlights, keywords, tags, compensation, salary, attachments, documents, work preferences",
};

const WEAK: Readonly<Partial<Record<Kind, string>>> = {
  skills:
    "technologies, technology, tools, software, frameworks, platforms, databases, technical, programming, computer, strengths and skills, qualifications, knowledge, methodologies, proficient in, environment, computing, it, systems, expertise in, development",
  summary: "highlights of experience, qualifications highlights, goal, goals, vision",
  certifications: "licensing, learning, training and development, education and certification courses",
  experience:
    "industry, business, history, roles, clients, client projects, consulting, engagements, employment and projects",
  volunteering: "management, events, initiatives, contributions, responsibility, non profit, nonprofit, public service",
  education: "school, schools, my schools",
  languages: "linguistics, communication skills and languages",
  awards: "results, key results, milestones, honor",
  publications: "videos, articles and talks, public speaking, posts",
  interests: "personal life, free time",
};

const PHRASES: ReadonlyMap<string, HeadingPhrase> = new Map(
  [
    { table: WEAK, weak: true },
    { table: STRONG, weak: false },
  ].flatMap(({ table, weak }) =>
    Object.entries(table).flatMap(([kind, phrases]) =>
      phrases
        .split(",")
        .map((phrase): [string, HeadingPhrase] => [squeeze(phrase), { kind: kind as SectionKind, weak }]),
    ),
  ),
);
/** Words that may precede any heading: "Selected Publications", "My Education". */
const QUALIFIERS = new Set(
  "my our selected select relevant key main major professional personal academic recent notable additional other further technical general current previous prior core special extra brief summary detailed complete full various significant list of the".split(
    " ",
  ),
);
/** Which part wins when two share a heading: the one that is read. */
const IMPORTANCE: readonly SectionKind[] = [
  "experience",
  "education",
  "skills",
  "softSkills",
  "summary",
  "projects",
  "certifications",
  "contact",
];

/** Lower-case letters without accents and spaces: "SUM MARY" equals "Summary". */
function squeeze(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/ß/g, "ss")
    .replace(/[^\p{Ll}\p{Lo}]+/gu, "");
}

/** The part that a heading opens, or null. Case, accents, spaces and decoration do not matter. */
export function findPhrase(text: string): HeadingPhrase | null {
  const bare = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/^[\s\d.)|:#*_•·>»~+=/\\-]+/, "")
    .replace(/^(?:[IVX]{1,4}|[A-H])[.)]\s+/, "")
    .replace(/[\s.|:#*_•·<«~+=/\\-]+$/, "")
    .replace(/[\s-]*\b(?:continued|contd?\.?|cont'd)$/i, "");
  if (bare.length < 2 || bare.length > 60 || holdsNumber(bare)) return null;
  return PHRASES.get(squeeze(bare)) ?? withoutQualifiers(bare) ?? findComposite(bare) ?? findWithin(bare);
}

/** "Contact: 98123 45670" is a line of contacts; years as in "Experience 2011 - 2019" may be in a heading. */
function holdsNumber(text: string): boolean {
  return text.replace(/\b(?:19|20)\d\d\b/g, "").replace(/\D/g, "").length >= 6;
}

/** "Earlier employment in retail", "Permanent employment before contracting", "Career before teaching". */
const OTHER_WORK =
  /^(?:(?:earlier|previous|prior|permanent|past|former|early|other|further)\s(?:\S+\s)?(?:employment|experience|careers?)(?:\s\S+){0,4}|(?:\S+\s)?(?:employment|experience|career)\s(?:before|after|outside|prior to|until|alongside|elsewhere|abroad|overseas)(?:\s\S+){0,3})$/i;
const GIVING =
  /^(?:volunteer\p{L}*(?:\s\S+){0,3}|(?:community|social|civic|charity|charitable)\s(?:\S+\s)?(?:work|involvement|engagement|service|activities|commitment|contributions?|outreach|participation))$/iu;

/** Words that end a heading and decide it: "Teaching and Lab Experience". */
const TELLING =
  /^(?:experiences?|employment|internships|education|skills|competencies|projects|certifications|certificates|publications|awards|honou?rs|interests|volunteering)$/i;
const MOST_WORDS_WITHIN = 5;

/** A partly known heading, also in two languages: "Contracts and Employment", "Praxis / EXPERIENCE". */
function findWithin(text: string): HeadingPhrase | null {
  if (/[\d.,;:]/.test(text)) return findPartly(text);
  if (OTHER_WORK.test(text)) return { kind: "experience", weak: true };
  if (GIVING.test(text)) return { kind: "volunteering", weak: true };
  return findPartly(text);
}

function findPartly(text: string): HeadingPhrase | null {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS_WITHIN || /\d/.test(text)) return null;
  const parts = text.split(SEPARATORS).filter((part) => part !== "");
  const known = parts.map((part) => PHRASES.get(squeeze(part))).find((phrase) => phrase?.weak === false);
  if (known && parts.length === 2) return { ...known, weak: true };
  const last = words.at(-1) ?? "";
  const telling = words.length > 1 && TELLING.test(last) ? PHRASES.get(squeeze(last)) : undefined;
  return telling ? { ...telling, weak: true } : null;
}

function withoutQualifiers(text: string): HeadingPhrase | null {
  const words = text.split(/\s+/);
  let start = 0;
  while (start < words.length - 1 && QUALIFIERS.has(words[start]?.toLowerCase() ?? "")) start++;
  if (start === 0) return null;
  const phrase = PHRASES.get(squeeze(words.slice(start).join(" ")));
  return phrase ? { ...phrase, weak: true } : null;
}

const SEPARATORS = /\s*(?:,|&|\/|\+|\||:|·|•|-|\band\b|\bund\b|\bet\b|\by\b)\s*/i;

/** "Skills, Languages & Interests": each part must be known. */
function findComposite(text: string): HeadingPhrase | null {
  const parts = text.split(SEPARATORS).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return null;
  const found = parts.map((part) => PHRASES.get(squeeze(part)) ?? withoutQualifiers(part));
  if (!found.every((phrase) => phrase !== null)) return null;
  const best = IMPORTANCE.find((kind) => found.some((phrase) => phrase.kind === kind)) ?? found[0]?.kind;
  return best ? { kind: best, weak: found.every((phrase) => phrase.weak) } : null;
}

export type Look = { size: number; bold: boolean; capitals: boolean };

/** Sizes that differ less look the same. */
const SAME_SIZE = 0.06;

export function lookOf({ text, size, bold }: { text: string; size: number; bold: boolean }): Look {
  return { size, bold, capitals: isCapitals(text) };
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\([^)]*\)/g, ""));
}

export function sameLook(a: Look, b: Look, tolerance = SAME_SIZE): boolean {
  return (
    a.bold === b.bold && a.capitals === b.capitals && Math.abs(a.size - b.size) <= tolerance * Math.max(a.size, b.size)
  );
}

/** The look of most letters. */
export function bodyLook(lines: readonly Line[]): Look {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const size = Math.round(line.size * 4) / 4;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [size = 10] = [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [10, 0]);
  return { size, bold: bold > all / 2, capitals: false };
}

export function isProminent(look: Look, body: Look): boolean {
  return look.capitals || (look.bold && !body.bold) || look.size > body.size * (1 + SAME_SIZE);
}
