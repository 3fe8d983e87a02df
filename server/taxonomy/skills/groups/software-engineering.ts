// Methods, architecture and everyday practice of making software.
import type { SkillGroup } from "../skill-lines.ts";

export const softwareEngineering: SkillGroup = {
  group: "software engineering",
  kind: "core",
  technical: true,
  lines: `
Software Development @3 | software engineering; software developer; software engineer; software design and development; application development; application developer; programming; coding; computer programming; developing software; custom software development; programmer
SDLC @2 | software development life cycle; system development life cycle; application lifecycle management; software life cycle; software development process
Agile @3 | agile/scrum; agile delivery; agile teams
Scrum @1 | scrum ceremonies; sprint planning; daily standups; sprint retrospectives; daily scrum; backlog grooming; sprint reviews
Kanban @0 | kanban boards; scrumban
Scaled Agile @0 | safe framework; less framework; pi planning; safe agile; scaled agile framework safe
Extreme Programming @0 | pair programming; mob programming; extreme programming xp
?Waterfall @1 | v-model; waterfall model
Object-Oriented Programming @2 | oop; object oriented; object oriented design; ooad; object oriented analysis and design; OOD
Functional Programming @0 | fp paradigm
Design Patterns @1 | gof patterns; java design patterns; microservice patterns
SOLID Principles @0 | !solid; solid design principles; clean code; clean coding; dry principle
Software Architecture @1 | software architect; application architecture; architectural design; software design; architecture patterns; technical architecture; technical design; software system design; architectural patterns
System Design @1 | high level design; low level design; HLD; LLD; hld/lld; design documents; large scale system design; system architecture; hld and lld
Solution Architecture @1 | solution architect; solution design; !solutioning; technical solutioning; !designing solutions; technical solution design
Enterprise Architecture @0 | togaf; enterprise architect; archimate; zachman framework
Domain-Driven Design @0 | ddd; hexagonal architecture; clean architecture; domain driven; onion architecture
Refactoring @0 | code refactoring; legacy modernization; technical debt reduction; legacy code; application modernization; application modernisation; legacy systems modernization
Reverse Engineering @0 | reverse engineer; decompilation
Open Source @1 | open source contribution
Technical Documentation @2 | technical document writing; software documentation; documentation of code; system documentation; design documentation; technical documents; process documentation; project documentation; functional documentation
~Documentation @4 | !documenting; document preparation; preparing documentation; !paperwork
Requirements Gathering @2 | requirements analysis; requirements elicitation; gathering requirements; business requirements; requirements management; gather requirements; functional requirements; business requirement analysis; requirements engineering; requirements definition; user requirements; business requirements gathering
Functional Specifications @0 | !srs; software requirement specification; BRD; business requirement document; functional specification documents; FRD; FSD; functional design; brd/frd
User Stories @1 | writing user stories; user story mapping; acceptance criteria; ~use cases; epics and user stories; use case diagrams; user story writing
Gap Analysis @0 | fit gap analysis; fit-gap; gap assessment; as-is to-be
Systems Analysis @0 | impact analysis; feasibility analysis; systems analyst; feasibility studies; technical feasibility
Application Support @1 | production support; application maintenance; l2 support; l3 support; application management; software support; level 2 support; l1 support; product support
Root Cause Analysis @1 | RCA; root cause; 5 whys; fishbone analysis; fishbone diagram; 5 why analysis; ishikawa
Troubleshooting @3 | technical troubleshooting; issue resolution; problem diagnosis; troubleshoot; diagnose problems; fault finding; resolve issues; troubleshoot issues; problem resolution; !diagnostics; troubleshooting issues; technical issues resolution
Jira @1 | atlassian jira; jira align; jira service management; jira/confluence
?Confluence @0 | atlassian confluence; confluence wiki; atlassian suite; atlassian tools
Visual Studio @0 | ms visual studio; microsoft visual studio; visual studio ide; visual studio .net
Visual Studio Code @0 | vs code
IntelliJ IDEA @0 | intellij; jetbrains ide; phpstorm; jetbrains
WebStorm @0
PyCharm @0
Eclipse IDE @0 | ?eclipse; spring tool suite; eclipse plugin development
NetBeans @0
Vim @0
Sublime Text @0
Neovim @0
Emacs @0
GitHub Copilot @0 | ?copilot; ai coding assistants; cursor ide; claude code; ai assisted development; ai coding tools
Internet of Things @0 | iot; iot devices; industrial iot; iiot; iot protocols; aws iot; smart devices
Embedded Systems @1 | embedded software; embedded development; embedded engineer; embedded programming; embedded c/c++; embedded firmware; embedded software engineering; embedded hardware
Embedded C @0 | embedded c++ | C; Embedded Systems
Firmware Development @0 | firmware; bootloader development; firmware design; firmware engineering; bare metal programming
Microcontrollers @0 | stm32; pic microcontroller; 8051; avr microcontroller; esp32; microprocessors; 8051 microcontroller; arm processors
Arduino @0 | nodemcu
Raspberry Pi @0
Communication Protocols @0 | i2c; uart; can bus; can protocol; serial communication protocols; rs485; spi i2c; rs232; modbus
AUTOSAR @0 | autosar classic; autosar adaptive; autosar stack; autosar mcal
ISO 26262 @0 | functional safety; asil; functional safety automotive; iec 61508
System Programming @0 | low level programming; kernel programming; kernel development; linux kernel development; compiler design; compilers
LLVM @0
Computer Graphics @0 | graphics programming; 3d graphics; rendering engines; direct3d; gpu programming; ray tracing; gpu computing; 3d rendering graphics
DirectX @0
Digital Signal Processing @0 | ?DSP; signal processing; dsp algorithms; audio signal processing; signal analysis; digital signal processors
Computer Science Fundamentals @2 | computer science concepts; cs fundamentals; computer fundamentals; fundamentals of computer science; core computer science; computer science principles; computer architecture; computer organization; !computer science
Competitive Programming @0 | leetcode; hackerrank; codechef; codeforces; !hackathons
Robotic Process Automation @0 | RPA; process automation rpa; intelligent automation
UiPath @0 | uipath studio; uipath orchestrator
Automation Anywhere @0 | aa360; a360 automation
Blue Prism @0
Workflow Automation @0 | make.com; workflow management; business process automation; integromat; ifttt; workflow design; workflow development; !workflow
~Automation @2 | process automation tools; automation solutions; task automation; automating processes
n8n @0
Zapier @0
Technology Consulting @1 | it consulting; technical consulting; technology advisory; technical consultant; it advisory; software consulting; technology consultant; it consultant; digital consulting
Technical Leadership @2 | tech lead; technical lead; engineering leadership; technical team leadership; technical leader; technology leadership; team technical mentoring; lead developer; technical guidance; software team lead
Engineering Management @1 | engineering manager; engineering team management; software development manager; r&d management
Data Center Migration @0 | server migration; infrastructure migration; application migration; system migration; platform migration
Legacy Systems @0 | legacy applications; legacy software
Bug Bounty Programs @0 | hackerone; bugcrowd
IBM DOORS @0 | ibm rational; doors next; rational doors; ibm rational doors; polarion
Model-Based Design @0 | model based development; mbse; model based systems engineering; stateflow; targetlink
SysML @0
Simulink @0
Systems Engineering @1 | systems engineer; incose; requirements verification; verification and validation; v&v; system verification
Feature Flags @0 | feature toggles; feature flagging
Event Storming @0
Product Requirements Documents @0 | =PRD; =PRDs; product requirement document
Numerical Methods @0 | numerical analysis; numerical computing
RISC-V @0
GTK @0 | gtk+; gtkmm
Application Design @1 | application designing; application architecture design
`,
};
