// Teaching, law, hospitality, travel, beauty, sport, drivers and household trades.
import type { SkillGroup } from "../skill-lines.ts";

export const peopleServices: SkillGroup = {
  group: "education, law and services",
  kind: "core",
  technical: false,
  lines: `
~Teaching @2 | teacher; classroom teaching; school teaching; online teaching; lecturer; teaching & training; !faculty; online teacher; !teach; school teacher; ~professor; academic teaching; lecturing; online faculty
Tutoring @1 | private tutoring; online tutoring; home tuition; tutor; online tutor; !tuition; home tutor; subject tutoring
Early Childhood Education @0 | preschool teaching; montessori; kindergarten teaching; nursery teaching; pre primary teaching; ~child development; preschool; pre-primary teacher
Primary Education @0 | primary teacher; elementary education; PRT; elementary teaching; primary school teaching; primary teaching
Secondary Education @0 | TGT; PGT; high school teaching; secondary teacher; secondary teaching; cbse teaching; middle school teaching; icse
Higher Education Teaching @0 | college teaching; university teaching; engineering faculty; college lecturer; mba faculty; ~higher education; postgraduate teaching
Special Education @0 | special educator; learning disabilities; autism support; inclusive education; special needs education; !special needs; behavior therapy; applied behavior analysis
Mathematics Teaching @0 | maths teacher; math tutor; maths faculty; mathematics teacher; vedic maths; abacus; maths teaching
Science Teaching @0 | physics teacher; chemistry teacher; biology teacher; physics faculty; chemistry faculty; science teacher; biology faculty; physics teaching
English Teaching @0 | esl teaching; english teacher; spoken english training; tefl; tesol; ielts training; english tutor; english faculty
Computer Teaching @0 | computer teacher; coding instructor; computer faculty; computer science teacher; it trainer; coding teacher; computer trainer
Social Science Teaching @0 | history teacher; geography teacher; social studies teacher; economics teacher; commerce teacher; sst teacher; accountancy teacher; social science teacher
Hindi Teaching @0 | hindi teacher; sanskrit teacher; regional language teaching; language teaching; foreign language teaching; french teacher; language trainer
~Music @0 | music teaching; vocals; guitar; piano; music composition; singing; keyboard playing; singer
~Dance @0 | choreography; classical dance; dancing; bharatanatyam; choreographer; kathak; dance instructor; western dance
Art and Craft Teaching @0 | art teacher; fine arts; painting and drawing; arts and crafts; craft teaching; painting art; sculpture; pottery
Physical Education @0 | pe teacher; sports coaching; swimming coach; cricket coaching; football coaching; athletics; !sports; ~sports management
Theatre and Drama @0 | !acting; !drama; stage performance; theatre arts; !actor; theatre; modelling fashion; !improvisation
Lesson Planning @0 | lesson plans; teaching aids; learning material preparation; teaching plan; unit planning; session planning; lesson preparation; worksheet preparation
Curriculum Development @0 | curriculum design; course content development; curriculum planning; !curriculum; syllabus design; sme academic; academic content
Classroom Management @0 | student management; class management; student engagement; student discipline; class teacher; behavior management; student monitoring
Student Assessment @0 | exam invigilation; test paper preparation; evaluation of students; student evaluation; grading papers; exam management; examination management; invigilation
Academic Administration @0 | school administration; academic coordination; school management; academic coordinator; vice principal; school operations; school leadership
Student Counselling @0 | academic counselling; career counselling; education counselling; admission counselling; overseas education counselling; career counselor; student counseling; academic counsellor
Counselling @1 | ~counseling; counsellor; counselor; group counselling; family counselling; guidance counselling; child counselling; school counsellor; marriage counselling; group therapy; crisis intervention
Library Management @0 | library science; librarian; cataloguing library; koha; !library; digital library; !archiving; archival research
Child Care @0 | babysitting; nanny; day care; child care management; creche; au pair; child safety; kids handling
Legal Research @0 | legal analysis; case law research; manupatra; scc online; legal opinions; legal research and writing
LexisNexis @0
Westlaw @0
Legal Drafting @0 | drafting pleadings; legal documentation; drafting of agreements; legal notices; legal writing; !legal documents; pleadings; drafting legal documents
Litigation @0 | civil litigation; court appearance; litigation management; court proceedings; case management legal; civil law; criminal law; !advocate
Corporate Law @0 | commercial law; business law; corporate lawyer; in-house counsel; banking law legal; general counsel; corporate legal; corporate counsel
Intellectual Property @0 | ~patents; trademark; IPR; patent drafting; copyright law; patent search; patent prosecution; patent analysis
~Legal @1 | ~law; lawyer; legal affairs; legal advisor; paralegal; legal matters; law firm; legal management; legal compliance management; legal secretary; attorney
E-Discovery @0 | document review legal; relativity software; legal process outsourcing; contract abstraction; document review; redlining; lease abstraction; legal transcription
Property Law @0 | title verification; real estate law; property registration; conveyancing; due diligence property; title search report; lease deed; real estate documentation
Hotel Management @0 | hospitality management; hotel front office; ~hospitality; ~hotel; resort management; guest relations; ~guest satisfaction; guest services
Food and Beverage Service @0 | restaurant service; waiter; !steward; f&b; ~food and beverage; table service; ~food service; ~banquets
Restaurant Management @0 | QSR; quick service restaurant; outlet manager restaurant; ~restaurant; cafe management; cloud kitchen; cafe operations; qsr management
Culinary Arts @0 | cooking; chef de partie; commis; indian cuisine; continental cooking; chinese cuisine; tandoor; sous chef; head chef; executive chef
~Baking @0 | bakery; pastry chef; confectionery; cake decoration; baker; cake making; chocolate making; bakery chef
Bartending @0 | mixology; barista; bartender; bar management; sommelier; coffee making; bar operations; latte art
Housekeeping @0 | room attendant; !cleaning; housekeeper; housekeeping supervisor; housekeeping supervision; hotel housekeeping; room cleaning; laundry management
Travel and Tourism @0 | tour packages; travel consultant; tour guide; ~tourism; holiday packages; travel agency; travel sales; tourism management
Airline Operations @0 | cabin crew; ground staff; ground handling; flight attendant; ~airlines; ~aviation; airport ground staff; aviation management
Beauty Therapy @0 | beautician; facial treatments; skin care; beauty treatments; cosmetology; esthetics; ~beauty; beauty advisor
Hair Styling @0 | hair stylist; hairdressing; hair cutting; hair colouring; hairdresser; barbering; hair coloring; hair styling & makeup
Makeup Artistry @0 | makeup artist; bridal makeup; makeup; prosthetic makeup
Spa Therapy @0 | massage therapy; spa therapist; body massage; ~massage; ~spa; massage therapist; ayurvedic massage; thai massage
!Driving @0 | ~driver; light motor vehicle driving; car driving; personal driver; car driver; chauffeur; two wheeler driving; hmv driving
Office Assistance @0 | office boy; peon; pantry boy; office helper; office attendant; mts staff; errands; ~helper
Carpentry @0 | woodworking; furniture making; joinery; wood carving; cabinet making; upholstery; furniture assembly; polishing furniture
House Painting @0 | wall painting; wall putty; decorative painting; interior painting
~Masonry @0 | bricklaying; tile fixing; stone work
Plumbing @0 | plumbing maintenance; sanitary fitting; plumbing installation
Appliance Repair @0 | home appliance repair; refrigerator repair; washing machine repair; mobile repair; mobile repairing; tv repair; appliance installation; mobile phone repair
Guest Recreation @0 | resort activities; recreation management; adventure sports instruction; activity coordination; animation hotel; kids club; !recreation; adventure activities
Uniformed Services @0 | armed forces; ex-serviceman; !police; !army; !navy; !air force; ex army; !military
~Economics @1 | macroeconomics; microeconomics; economic research; economic analysis; economist; applied economics; economic policy; economic modeling; economic forecasting; behavioral economics; international economics
Social Sciences @0 | sociology; anthropology; political analysis; international relations; social research
~Physics @1 | theoretical physics; solid state physics; quantum mechanics; classical mechanics; nuclear physics; particle physics; astrophysics; astronomy
Google Classroom @0
Moodle @0
?Canvas LMS @0 | !canvas; instructure canvas
PowerSchool @0
?Blackboard @0 | blackboard learn
Differentiated Instruction @0 | differentiated learning
Notary Public @0 | notary
Cash Handling @0
`,
};
