// Role families of the Education department.

import type { RoleText } from "./role.ts";
import { roles } from "./role.ts";

const SCHOOLS: Pick<RoleText, "elsewhere" | "fit"> = {
  elsewhere: 0,
  fit: { Education: 1, "Government & Non-profit": 1.5 },
};

export const EDUCATION = roles("Education", [
  {
    ...SCHOOLS,
    key: "school-teacher",
    products: "^schools|scholarship|skills",
    weight: 8,
    experience: [0, 12],
    pay: 0.36,
    place: "site",
    ladder: "plain",
    partTime: true,
    names: "Primary Teacher|TGT|PGT|Subject Teacher|Class Teacher",
    seniorNames: "Senior Teacher|Head of Department",
    headNames: "Academic Coordinator|Vice Principal|Principal",
    focuses:
      "Mathematics|Physics|Chemistry|Biology|English|Hindi|Social Studies|Computer Science|Physical Education|Art|Music|Grades 1-5|Grades 6-8",
    stacks: `
      CBSE: classroom teaching, lesson planning, CBSE curriculum, student assessment / Google Classroom, smart board
      ICSE: classroom teaching, ICSE curriculum, lesson planning, classroom management / Microsoft PowerPoint, smart board
      IB [IB Teacher|PYP Homeroom Teacher|MYP Teacher] (Mathematics|English|Sciences|Humanities): IB curriculum, inquiry-based learning, lesson planning, student assessment / Google Classroom, ManageBac`,
    core: "parent communication, activity-based learning",
    tools: "Microsoft Word",
    soft: "patience, communication, creativity, empathy, planning, leadership",
    purposes: `
      teach so that every child in the room gets somewhere
      lead classes in {focus} with warmth and order
      be the adult students remember kindly`,
    duties: `
      Plan lessons and activities for the term
      Teach, explain again, and find a third way
      Assess work and give feedback students can use
      Keep parents informed, good news included
      Help children who fall behind
      Take part in assemblies, trips and sports
      Keep records of attendance and marks
      Share material and ideas with colleagues`,
    needs: `
      Love of the subject and of the age group
      Clear English; {lang} helps
      Classroom experience or teaching practice
      Good order without shouting`,
    pluses: `
      CTET or state TET
      Experience with digital lessons
      A sport, art or instrument you can teach`,
    education: "B.Ed. with a degree in the subject|a degree with B.Ed. or D.El.Ed.|a master’s degree with B.Ed.",
  },
  {
    ...SCHOOLS,
    key: "online-tutor",
    products: "online classes|spoken English|coaching|robotics",
    weight: 5,
    experience: [0, 8],
    pay: 0.36,
    place: "anywhere",
    ladder: "plain",
    partTime: true,
    shifts: true,
    internships: true,
    names: "Online Tutor|Online Teacher|Subject Matter Expert|Doubt-Solving Tutor|Live Class Teacher",
    seniorNames: "Senior Online Teacher|Academic Lead",
    headNames: "Academic Lead",
    focuses: "Mathematics|Physics|Chemistry|Biology|English|Coding|Grades 6-8|Grades 9-10|Abacus",
    stacks: `
       [Online Tutor|Online Teacher|Live Class Teacher|Doubt-Solving Tutor] (Mathematics|Physics|Chemistry|Biology|English|Grades 6-8|Grades 9-10|Abacus): online teaching, doubt solving, lesson planning, student engagement / Zoom, digital whiteboard
      SME [Subject Matter Expert|Question Writer] (Mathematics|Physics|Chemistry|Biology|Grades 9-10): content development, question writing, subject expertise, solution review / LaTeX, Google Docs
      Coding [Coding Tutor|Online Coding Teacher] (Coding|Robotics|Grades 6-8): Python, Scratch, online teaching, student engagement / Zoom, digital whiteboard`,
    core: "student assessment, classroom management",
    tools: "Google Classroom",
    soft: "patience, communication, energy, creativity, punctuality",
    purposes: `
      teach small live classes in {focus} that students look forward to
      explain hard steps simply, from your own desk
      write and teach material for {users}`,
    duties: `
      Teach live classes on a fixed timetable
      Prepare slides, problems and quizzes
      Answer doubts in chat within the day
      Call parents with short progress notes
      Review recordings and improve
      Write questions with full solutions
      Track attendance and nudge the absent
      Test new lessons with the curriculum team`,
    needs: `
      Strong subject knowledge
      Clear voice and good English
      Stable internet and a quiet room
      Evening and weekend availability`,
    pluses: `
      Experience on camera
      Teaching in {lang}
      Exam preparation experience`,
    education: "a degree in the subject|B.Sc., B.Tech, B.Ed. or similar",
  },
  {
    ...SCHOOLS,
    key: "coaching-faculty",
    products: "coaching|online classes",
    weight: 5,
    experience: [1, 15],
    pay: 0.7,
    place: "site",
    ladder: "plain",
    names: "Physics Faculty|Mathematics Faculty|Chemistry Faculty|Biology Faculty|Assistant Professor|Lecturer",
    headNames: "Associate Professor|Head of Department|Academic Head|Senior Faculty",
    focuses: "JEE|NEET|Foundation|Computer Science|Mechanical Engineering|Commerce|Management",
    stacks: `
      Coaching [Faculty|Senior Lecturer|Subject Faculty|+Senior Faculty|+Academic Head] (JEE Physics|JEE Mathematics|NEET Biology|NEET Chemistry|Foundation Mathematics): JEE preparation, NEET preparation, problem solving sessions, test paper design / LaTeX, digital whiteboard`,
    core: "student assessment, doubt solving",
    tools: "Microsoft Excel",
    soft: "communication, mentoring, patience, planning, integrity",
    purposes: `
      prepare students for {focus} with depth rather than tricks
      teach, mentor and examine with fairness
      lead courses and keep them current`,
    duties: `
      Teach classes and problem sessions
      Set and mark papers
      Mentor a group of students through the year
      Keep course material current
      Guide projects or revision plans
      Take part in accreditation or result reviews
      Hold open hours for doubts
      Write notes and question banks`,
    needs: `
      Command of the subject to the last detail
      Teaching experience at this level
      Structured board work
      Care for average students as well as toppers`,
    pluses: `
      NET, GATE or Ph.D.
      Published papers or books
      Experience with online classes`,
    education:
      "M.Tech, M.Sc. or Ph.D.|a master’s degree in the subject; NET or Ph.D. preferred|B.Tech or M.Sc. with teaching experience",
  },
  {
    ...SCHOOLS,
    key: "college-faculty",
    products: "colleges|degree",
    weight: 5,
    experience: [1, 15],
    pay: 0.7,
    place: "site",
    ladder: "plain",
    names: "Physics Faculty|Mathematics Faculty|Chemistry Faculty|Biology Faculty|Assistant Professor|Lecturer",
    headNames: "Associate Professor|Head of Department|Academic Head|Senior Faculty",
    focuses: "JEE|NEET|Foundation|Computer Science|Mechanical Engineering|Commerce|Management",
    stacks: `
      College [Assistant Professor|Lecturer] (Commerce|Management|Design|English|Economics): lecturing, curriculum design, research, student mentoring / learning management systems, Microsoft PowerPoint
      Engineering [Assistant Professor|Lecturer] (Computer Science|Mechanical Engineering|Electronics|Civil Engineering): lecturing, laboratory instruction, outcome-based education, research / MATLAB, learning management systems`,
    core: "student assessment, doubt solving",
    tools: "Microsoft Excel",
    soft: "communication, mentoring, patience, planning, integrity",
    purposes: `
      prepare students for {focus} with depth rather than tricks
      teach, mentor and examine with fairness
      lead courses and keep them current`,
    duties: `
      Teach classes and problem sessions
      Set and mark papers
      Mentor a group of students through the year
      Keep course material current
      Guide projects or revision plans
      Take part in accreditation or result reviews
      Hold open hours for doubts
      Write notes and question banks`,
    needs: `
      Command of the subject to the last detail
      Teaching experience at this level
      Structured board work
      Care for average students as well as toppers`,
    pluses: `
      NET, GATE or Ph.D.
      Published papers or books
      Experience with online classes`,
    education:
      "M.Tech, M.Sc. or Ph.D.|a master’s degree in the subject; NET or Ph.D. preferred|B.Tech or M.Sc. with teaching experience",
  },
  {
    key: "counsellor",
    products: "online classes|coaching|degree|spoken|colleges|robotics",
    weight: 4,
    experience: [0, 7],
    pay: 0.42,
    place: "office",
    ladder: "executive",
    indiaOnly: true,
    elsewhere: 0,
    fit: { Education: 1, Consulting: 0.1 },
    names: "Academic Counsellor|Admissions Counsellor|Career Counsellor|Student Advisor|Overseas Education Counsellor",
    seniorNames: "Senior Academic Counsellor|Admissions Team Lead",
    headNames: "Admissions Manager|Head of Admissions",
    focuses: "Admissions|Study Abroad|Working Professionals|School Programmes|Retention",
    stacks: `
       [Academic Counsellor|Admissions Counsellor|Student Advisor] (Admissions|Working Professionals|School Programmes|Retention): student counselling, lead conversion, admissions, telecalling / LeadSquared, Microsoft Excel
      Abroad [Overseas Education Counsellor|Study Abroad Counsellor] (Study Abroad|UK and Ireland|Canada): overseas education counselling, visa documentation, university applications, student counselling / CRM, Microsoft Excel`,
    core: "follow-up, relationship management",
    tools: "Google Sheets",
    soft: "active listening, communication, empathy, persistence, integrity",
    purposes: `
      help students choose a course that fits them
      guide families from first question to first class
      counsel honestly and reach your numbers that way`,
    duties: `
      Call and meet enquirers and listen to their plans
      Explain courses, fees and outcomes without exaggeration
      Follow up on a schedule
      Collect documents and complete admissions
      Meet monthly goals
      Stay in touch until classes begin
      Record conversations in the CRM
      Speak at school and college events`,
    needs: `
      Warm telephone manner
      Good English and {lang}
      Comfort with targets
      Honesty about what a course can do`,
    pluses: `
      Experience in education sales
      Knowledge of visa rules
      Weekend availability`,
    education: "any graduate",
  },
  {
    key: "instructional-designer",
    weight: 3,
    experience: [1, 10],
    pay: 0.62,
    ladder: "specialist",
    internships: true,
    usesAreas: true,
    partTime: true,
    elsewhere: 0,
    fit: { Education: 1, "Government & Non-profit": 0.5 },
    names: "Instructional Designer|Curriculum Developer|Learning Designer|Curriculum Specialist|Assessment Designer",
    headNames: "Head of Curriculum|Learning Design Lead",
    focuses: "STEM|Early Years|Assessment|Video Lessons|Teacher Training",
    stacks: `
       [Instructional Designer|Learning Designer] (Video Lessons|Corporate Learning|Teacher Training): instructional design, storyboarding, e-learning, ADDIE / Articulate 360, Canva, learning management systems
      Curriculum [Curriculum Developer|Curriculum Specialist] (STEM|Early Years|Languages): curriculum development, lesson planning, assessment design, NEP 2020 / Google Docs, Canva
      Assessment [Assessment Designer|Assessment Specialist] (Assessment|Test Series): assessment design, question writing, Bloom's taxonomy, psychometrics / Microsoft Excel, learning management systems`,
    core: "content development, editing",
    tools: "Microsoft PowerPoint",
    soft: "creativity, empathy, attention to detail, collaboration, planning",
    purposes: `
      design lessons that survive a real classroom
      build courses for {users} from goal to final quiz
      make hard things learnable`,
    duties: `
      Define what learners should be able to do
      Write storyboards, scripts and activities
      Design questions that test understanding
      Work with teachers, artists and developers
      Pilot lessons and watch from the back row
      Revise with data and comments
      Keep to style, level and law
      Train teachers on new material`,
    needs: `
      Teaching or design experience
      Strong writing
      Samples of finished lessons
      Respect for the learner's time`,
    pluses: `
      Subject depth in science or mathematics
      Experience in {lang}
      Authoring tools`,
    education: "a degree in education, design or the subject|M.Ed., M.Des. or equivalent experience",
  },
  {
    key: "centre-staff",
    products: "early learning|schools|skills|spoken",
    weight: 3,
    experience: [0, 12],
    pay: 0.38,
    place: "site",
    ladder: "plain",
    partTime: true,
    indiaOnly: true,
    elsewhere: 0,
    fit: { Education: 1, "Government & Non-profit": 0.8 },
    names: "Centre Manager|Preschool Teacher|Nursery Teacher|Librarian|Sports Coach|Special Educator|Lab Assistant",
    headNames: "Centre Head|School Administrator|Regional Academic Manager",
    focuses: "Play School|After School|Library|Sports|Inclusion|Skills Centre",
    stacks: `
       [Preschool Teacher|Nursery Teacher] (Play School|After School): early childhood education, classroom management, activity planning, parent communication / Microsoft Word, learning kits
      Centre [Centre Manager|Centre Coordinator|+Centre Head|+Regional Centre Manager] (Skills Centre|Play School): centre operations, parent communication, staff coordination, admissions / Microsoft Excel, school ERP
      Inclusion [Special Educator|Learning Support Teacher] (Inclusion): special education, individual education plans, behaviour support, inclusive teaching / assistive devices, Microsoft Word`,
    core: "child safety, record keeping",
    tools: "WhatsApp Business",
    soft: "patience, empathy, energy, communication, planning",
    purposes: `
      make our {city} centre a good place to learn
      look after children, parents and the timetable
      support every child in their own way`,
    duties: `
      Plan and lead daily activities
      Keep children safe and counted
      Speak with parents at pick-up
      Prepare rooms and materials
      Keep attendance, fees or lending records
      Support colleagues on busy days
      Observe and note progress
      Help with events and open days`,
    needs: `
      Genuine liking for children
      Experience in a school or centre
      Fluency in {lang} and simple English
      Background check before joining`,
    pluses: `
      First-aid certificate
      Music, sport or craft skills
      Montessori training`,
    education:
      "any graduate; NTT or Montessori training preferred|a diploma in early childhood education|a degree with B.Ed. or a relevant diploma",
  },
]);
