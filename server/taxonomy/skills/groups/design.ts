// Visual, product, spatial, audio and video design, and writing.
import type { SkillGroup } from "../skill-lines.ts";

export const design: SkillGroup = {
  group: "design and media",
  kind: "core",
  technical: false,
  lines: `
Graphic Design @1 | graphic designing; visual design; visual designer; !graphics; graphic arts; digital design; visual communication design; design software; digital graphics
UI Design @1 | user interface design; ui designer; ui designing; !interface design; screen design; !interface designer; ~ui; user interface; mobile ui design; web ui design
UX Design @1 | user experience design; ux designer; user experience; ~ux; experience design; ux designing; ux principles; ux/ui; user-centered design; user centric design; human centered design
UI/UX Design @1 | ui/ux; ui/ux designing; ui & ux; ux/ui design; ux/ui designer
Product Design @0 | product designer; product designing; digital product design
UX Research @0 | user research; ux researcher; user interviews; contextual inquiry; user surveys; design research; user researcher; user testing and research
UX Writing @0 | microcopy; ux writer; content design; interface copy
Interaction Design @0 | ixd; interaction designer; micro interactions; human computer interaction; hci; human factors; ergonomics; human factors engineering
Information Architecture @0 | site maps; card sorting; user flows; user flow diagrams; user journeys; user journey mapping; sitemap design
Wireframing @0 | wireframes; low fidelity wireframes; wireframe design
Prototyping @1 | !prototypes; rapid prototyping; interactive prototypes; mockups; mock-ups; clickable prototypes; prototype design; poc development; proof of concept
Design Systems @0 | !style guides; component libraries; design tokens; atomic design; pattern libraries
Design Thinking @0 | design sprints; design thinking workshops; creative problem framing
Figma @0 | figjam; figma design; figma prototyping
?Sketch @0 | sketch app; sketch ui
Zeplin @0
Adobe XD @0 | xd; adobe experience design
InVision @0 | invision studio; invisionapp; marvel app; principle app; proto.io
Balsamiq @0
Axure RP @0 | axure
Webflow @0 | web flow cms
?Framer @0
?Wix @0 | wix website; wix editor
Squarespace @0
Adobe Photoshop @1 | photoshop; ps photoshop; photoshop editing; photoshop cc
Adobe Lightroom @0 | lightroom
Adobe Illustrator @1 | illustrator; ai illustrator; adobe illustration; adobe illustrator cc; vector illustration; vector graphics
Adobe InDesign @0 | =InDesign; in-design adobe; desktop publishing; dtp; adobe pagemaker; page layout
QuarkXPress @0
PageMaker @0
CorelDRAW @1 | corel; coreldraw graphics; corel draw graphics suite
Adobe Premiere Pro @0 | premiere pro; adobe premier pro; premier pro; adobe premiere; adobe premier
Adobe After Effects @0 | after effects
Adobe Creative Suite @1 | adobe creative cloud; adobe suite; adobe cs; creative suite; adobe cc; creative cloud; adobe software; adobe design suite; adobe tools; adobe products; adobe applications
Adobe Animate @0 | adobe flash; flash animation; macromedia flash; animate cc; adobe character animator
Adobe Dreamweaver @0 | dreamweaver; macromedia dreamweaver; frontpage
Adobe Audition @0 | logic pro; fl studio; cubase; audio mixing; nuendo
Pro Tools @0
Ableton Live @0
Audacity @0
Final Cut Pro @0 | final cut; fcp; final cut pro x; fcpx
Avid Media Composer @0 | avid editing
Filmora @0
CapCut @0
DaVinci Resolve @0 | ?davinci; color grading; colour grading; color correction; colorist
Canva @0 | canva design; canva designing; canva pro
GIMP @0 | affinity designer; affinity photo
Inkscape @0
?Blender @0 | blender 3d; blender modeling
Autodesk Maya @0 | ?maya; maya 3d; autodesk maya 3d; maya animation
3ds Max @0 | 3d max; 3d studio max; autodesk 3ds max; corona renderer; enscape
V-Ray @0 | 3ds max vray
Lumion @0
Cinema 4D @0 | c4d; substance painter; marvelous designer; mudbox; nuke compositing; ?Nuke
ZBrush @0
?Houdini @0 | side fx houdini
SketchUp @0 | sketch up software; google sketchup; sketchup pro; trimble sketchup
Rhino 3D @0 | rhinoceros 3d; rhino cad; ?rhino; grasshopper rhino; keyshot
3D Modeling @0 | 3d modelling; 3d design; 3d rendering; 3d modeler; 3d visualization; 3d artist; 3d visualisation; 3d designer
~Animation @0 | 2d animation; 3d animation; animator; character animation; 2d/3d animation; 2d animator; 3d animator; explainer videos
Motion Graphics @0 | motion design; motion graphics design; motion designer; kinetic typography
Visual Effects @0 | vfx; compositing; rotoscoping; roto paint; visual fx; vfx artist; matchmove; special effects
Video Editing @1 | video editor; film editing; video post production; post production; video edit; editing videos; videos editing; short form video editing; reels editing; offline editing
Video Production @1 | videography; video shooting; film making; cinematography; video creation; videographer; camera operation; video producer; film production; video content creation; documentary film
~Photography @1 | photographer; photo shoot; product photography; photo editing; photo retouching; image editing; fashion photography; photo editor; retouching; wedding photography; digital photography
Audio Engineering @0 | sound engineering; sound design; audio editing; audio production; music production; sound recording; sound engineer; audio mixing and mastering
~Illustration @0 | digital illustration; character design; digital art; digital painting; concept art; drawing and sketching; sketching; hand sketching
Storyboarding @0 | storyboards; shot planning
Typography @0 | !lettering; calligraphy; font design; typeface design; typesetting; type design
Branding Design @0 | logo design; brand identity design; logo designing; brand identity; identity design; logo designer; corporate identity; visual identity
Print Design @0 | brochure design; flyer design; banner design; packaging design; !brochures; print media design; poster design; prepress
Web Design @1 | web designing; website design; web designer; website designing; landing page design; website designer; web page design; web graphics; website layout; web page designing; html email design
Social Media Design @0 | social media creatives; creative design; social media graphics; social media posts design; ad creatives; creative designing; creative designer; digital creatives
Art Direction @0 | creative direction; art director; creative director; visual storytelling; creative strategy; creative concepts; creative ideation; creative leadership
Color Theory @0 | colour theory; design fundamentals; composition and color; visual hierarchy; principles of design; layout and typography; elements of design
Game Design @0 | level design; game designer; game mechanics design; narrative design; game art; game level design; game balancing; game economy design
Interior Design @0 | interior designing; space planning; interior decoration; interior architecture; furniture design; modular kitchen design; residential interiors; interior decorator
Building Architecture @0 | architectural designing; architectural drawings; architectural planning; architect building; building design; working drawings; architectural drafting; landscape architecture
Fashion Design @0 | fashion designing; apparel design; garment design; fashion designer; textile design; pattern making; fashion styling; draping
Jewellery Design @0 | jewelry design; jewellery designing; jewelry designer; jewellery cad; matrix jewellery; gemology; gemmology; diamond grading
Industrial Design @0 | industrial designer; product styling; form design; consumer product design; automotive styling; toy design; cmf design; product form development
Exhibition Design @0 | set design; stage design; stall design; exhibition designer; event design; retail space design; display design; set designer
Content Writing @1 | content writer; content creation; content development; article writing; blog writing; content writing and editing; creating content; content creator; writing articles; web content writing; seo content writing
Copywriting @0 | copywriter; ad copywriting; ad copy; advertising copy; copywriting and editing; email copywriting; sales copy; tagline writing
Technical Writing @0 | technical writer; user manuals; api documentation; documentation writing; madcap flare; robohelp; adobe framemaker; framemaker
Creative Writing @0 | scriptwriting; screenwriting; !storytelling; story writing; script writer; screenplay; fiction writing; scripting for video
Content Editing and Publishing @0 | manuscript editing; book publishing; editorial management; copyeditor; journal publishing; !publishing; epub; ebook conversion
~Journalism @0 | news writing; news reporting; !reporter; news editing; journalist; investigative journalism; anchoring; news anchor
Medical Writing @0 | regulatory writing; scientific writing; medical communications; medical writer; medical content writing; clinical study reports; scientific communication; publication writing
Academic Writing @0 | research writing; thesis writing; essay writing; academic content writing; dissertation writing; research paper writing; research papers; academic writer
Grant Writing @0 | proposal writing nonprofit; grant proposals; grants management; grant applications; fund proposal writing
~Translation @0 | translator; interpretation and translation; !translating; interpreter; translation and interpretation; simultaneous interpretation; document translation; medical interpretation
~Localization @0 | localisation; transcreation; content localization; localization engineering; language quality assurance; localization testing; localization project management
Subtitling @0 | captioning; closed captioning; subtitle editing; subtitles
Digital Asset Management @0 | media asset management; bynder; asset library management; digital asset manager; aem assets
Presentation Design @0 | pitch deck design; presentation designing; ppt design; infographics; infographic design; presentation designer; slide design; ppt designing
3D Texturing @0 | texturing; uv mapping; uv unwrapping
Character Rigging @0 | rigging animation; ?rigging
`,
};
