// Role families of the Design department.
import { roles } from "./role.ts";

const PORTFOLIO =
  "a degree or diploma in design, or a portfolio that speaks for itself|any graduate with a strong portfolio|B.Des, BFA or equivalent";

export const DESIGN = roles("Design", [
  {
    key: "graphic-designer",
    weight: 7,
    experience: [0, 8],
    pay: 0.45,
    place: "office",
    internships: true,
    partTime: true,
    names: "Graphic Designer|Visual Designer|Graphic Artist|Brand Designer|Creative Designer",
    headNames: "Art Director|Creative Lead",
    focuses: "Social Media|Packaging|Print|Brand|E-commerce|Presentations",
    stacks: `
      : graphic design, Adobe Photoshop, Adobe Illustrator, typography / CorelDRAW, Canva, Figma
      Packaging [Packaging Designer|Graphic Designer] (Packaging|Print): packaging design, Adobe Illustrator, print production, branding / Adobe InDesign, Adobe Photoshop, Pantone
      Social Media: Adobe Photoshop, social media creatives, Canva, graphic design / Adobe Illustrator, CapCut, Figma`,
    core: "layout design, branding, color theory",
    tools: "Adobe InDesign",
    soft: "creativity, attention to detail, time management, communication, adaptability",
    purposes: `
      give our {product} a clear and consistent look
      design campaigns, packs and pages that people notice for the right reasons
      produce good design at a steady pace`,
    duties: `
      Design posts, banners, brochures and presentations to brief
      Prepare files for print and check proofs
      Keep to the brand guide, and improve it when it is wrong
      Retouch product photographs
      Offer two directions rather than ten variations
      Work with writers so that word and image agree
      Adapt designs to sizes and languages
      Keep source files in order
      Handle several requests at once and agree dates openly`,
    needs: `
      A portfolio with at least {few} pieces you can explain
      Good typography
      Sense for colour and hierarchy
      Openness to critique`,
    pluses: `
      Basic animation
      Illustration skills
      Experience with regional-language type`,
    education: PORTFOLIO,
  },
  {
    key: "ui-ux",
    weight: 6,
    experience: [0, 11],
    pay: 0.9,
    usesAreas: true,
    internships: true,
    names: "UI/UX Designer|UX Designer|Product Designer|UI Designer|Interaction Designer",
    headNames: "Design Lead|Principal Product Designer|Head of Design",
    focuses: "Mobile|Design System|Onboarding|B2B|Accessibility|Dashboards",
    stacks: `
      : Figma, UX design, wireframing, prototyping / Adobe Illustrator, Miro, Maze
      : interaction design, Figma, user research, usability testing / FigJam, Principle, Notion
      Design System: Figma, design systems, UI design, prototyping / Storybook, Zeroheight, HTML`,
    core: "user flows, information architecture, web accessibility",
    tools: "Adobe XD, Hotjar",
    soft: "empathy, creativity, collaboration, communication, critical thinking, storytelling",
    purposes: `
      design flows that {users} finish without help
      shape our {product} from rough sketch to shipped screen
      bring research and craft to the {focus} team`,
    duties: `
      Turn problems into flows, wireframes and tested prototypes
      Run short usability tests and share what hurt
      Design every state: empty, loading, error and full
      Maintain components in Figma together with engineers
      Take part in planning so that design is not a phase
      Check contrast, touch targets and focus order
      Write interface text that sounds like a person
      Review what was built against what was meant
      Present decisions with reasons`,
    needs: `
      A portfolio that shows thinking as well as screens
      Strong visual and interaction fundamentals
      Experience handing designs to developers
      Comfort with feedback, early and often`,
    pluses: `
      Motion design
      Front-end basics
      Research with users in small towns`,
    education: PORTFOLIO,
  },
  {
    key: "motion-video",
    weight: 3,
    experience: [0, 8],
    pay: 0.48,
    place: "office",
    internships: true,
    partTime: true,
    names: "Video Editor|Motion Graphics Designer|Video Producer|Multimedia Designer",
    focuses: "Short Video|YouTube|Product Films|Learning Content|Ads",
    stacks: `
       [Video Editor|Video Producer|Multimedia Designer]: Adobe Premiere Pro, video editing, Adobe After Effects, color grading / DaVinci Resolve, Adobe Audition, Adobe Photoshop
      Motion [Motion Graphics Designer|Motion Designer] (Product Films|Learning Content|Ads): Adobe After Effects, motion graphics, animation, storyboarding / Adobe Illustrator, Cinema 4D, Lottie
      3D [3D Motion Designer|3D Artist] (Product Films|Ads): Blender, 3D modeling, animation, rendering / Unreal Engine, Adobe After Effects, Substance Painter`,
    core: "sound design, visual storytelling",
    tools: "Canva",
    soft: "creativity, storytelling, time management, attention to detail, collaboration",
    purposes: `
      cut films that are watched to the end
      bring our {product} to life in motion
      edit and animate for web, social and classroom`,
    duties: `
      Edit raw footage into short, clear stories
      Design titles, captions and transitions that stay out of the way
      Mix sound and correct colour
      Prepare versions for each platform and ratio
      Work from scripts with writers and presenters
      Plan and support small shoots
      Keep an orderly archive of footage and projects
      Watch how long people stay and learn from it`,
    needs: `
      A show reel with work that is really yours
      Good rhythm and sense for sound
      Speed without carelessness
      Ability to work from a loose brief`,
    pluses: `
      Camera and lighting basics
      Illustration
      Experience with subtitles in {lang}`,
    education: PORTFOLIO,
  },
  {
    key: "interior-architect",
    physical: true,
    weight: 3,
    experience: [0, 12],
    pay: 0.5,
    place: "office",
    indiaOnly: true,
    elsewhere: 0,
    fit: { "Real Estate & Construction": 14, Manufacturing: 1, "Travel & Hospitality": 0.6 },
    internships: true,
    names: "Interior Designer|Architect|Junior Architect|Interior Architect|3D Visualiser",
    headNames: "Design Manager - Interiors|Principal Architect",
    focuses: "Residential|Office Interiors|Retail|Landscape|Working Drawings",
    stacks: `
       [Interior Designer|Interior Architect] (Residential|Office Interiors|Retail): AutoCAD, SketchUp, interior design, space planning / V-Ray, Adobe Photoshop, Enscape
       [Architect|Junior Architect|Project Architect] (Residential|Working Drawings|Landscape): AutoCAD, Revit, architectural drawings, building codes / SketchUp, Lumion, Adobe Photoshop
      3D [3D Visualiser|Interior Visualiser] (Residential|Office Interiors): 3ds Max, V-Ray, rendering, SketchUp / Adobe Photoshop, Corona Renderer, AutoCAD`,
    core: "material selection, site coordination",
    tools: "Microsoft Excel",
    soft: "creativity, attention to detail, communication, planning, teamwork",
    purposes: `
      design spaces that can be built on budget
      take projects from measured plan to handed-over key
      prepare drawings the site can trust`,
    duties: `
      Prepare layouts, elevations and working drawings
      Build 3D views for client meetings
      Select materials and finishes with samples and prices
      Visit sites, measure and check work against drawings
      Coordinate with carpenters, electricians and suppliers
      Prepare bills of quantities
      Answer queries from site the same day
      Present options to clients and record decisions`,
    needs: `
      Good drawing skills and knowledge of details
      Experience with built projects
      A portfolio with drawings as well as renders
      Readiness to travel to sites`,
    pluses: `
      BIM experience
      Knowledge of lighting design
      Council of Architecture registration`,
    education: "B.Arch or a diploma in interior design|B.Des in interiors or B.Arch",
  },
  {
    key: "game-animation",
    physical: true,
    weight: 2,
    experience: [0, 8],
    pay: 0.6,
    place: "office",
    internships: true,
    elsewhere: 0,
    fit: { "Media & Entertainment": 2.5 },
    names: "2D Animator|3D Artist|Game Artist|Compositor|Storyboard Artist",
    focuses: "Characters|Environments|VFX|Casual Games|Series",
    stacks: `
      2D [2D Animator|Storyboard Artist] (Characters|Series): 2D animation, Toon Boom Harmony, character animation, storyboarding / Adobe After Effects, Adobe Photoshop
      3D [3D Artist|3D Modeller|Character Rigger] (Characters|Environments): Autodesk Maya, 3D modeling, texturing, rigging / Substance Painter, ZBrush, Blender
      Compositing [Compositor|Roto Artist] (VFX|Series): Nuke, compositing, rotoscoping, keying / Silhouette, Mocha Pro, Adobe After Effects
      Game Art [Game Artist|2D Game Artist|UI Artist - Games] (Casual Games|Environments): Unity, game art, Adobe Photoshop, texturing / Spine, Blender, Git`,
    core: "drawing, lighting",
    tools: "",
    soft: "creativity, attention to detail, teamwork, time management, patience",
    purposes: `
      bring characters and places to life, frame by frame
      create art for our {product}
      join the {focus} crew on a new production`,
    duties: `
      Create assets or shots to the style guide
      Take notes from leads and turn them round the next day
      Keep scenes light and files clean
      Meet weekly quotas without losing quality
      Solve small technical problems with the pipeline team
      Review dailies with the crew
      Suggest better poses, edits or ideas
      Help newer artists find their feet`,
    needs: `
      A strong reel or portfolio
      Good drawing or sculpting foundations
      Experience in a production pipeline, or a thorough student film
      Respect for deadlines`,
    pluses: `
      Scripting for artists
      Experience with game engines
      Knowledge of classical animation`,
    education: PORTFOLIO,
  },
]);
