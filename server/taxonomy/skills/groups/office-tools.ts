// Everyday office software and computer literacy.
import type { SkillGroup } from "../skill-lines.ts";

export const officeTools: SkillGroup = {
  group: "office tools",
  kind: "core",
  technical: true,
  lines: `
Microsoft Excel @3 | ?Excel; ms excel; excel spreadsheets; microsoft office excel; excel dashboards; excel reporting; excel modeling; advance excel; excel reports; excel sheets; excel pivot; working knowledge of excel; excel analysis
Excel Formulas @2 | excel functions; conditional formatting; sumif; countif; excel formulae | Microsoft Excel
Pivot Tables @1 | !pivot; pivot charts; vlookup hlookup; pivot tables and vlookup
VLOOKUP @1 | hlookup; xlookup; index match; lookup functions | Microsoft Excel
Excel Macros @0 | !macros; !macro; vba macro; macros in excel; excel automation; excel vba macros; advanced excel and macros | Microsoft Excel; VBA
Microsoft Word @2 | ms word; ?Word; microsoft office word; word processing; word processor
Microsoft PowerPoint @2 | powerpoint; ms powerpoint; power point presentations; ppt; ms ppt; ppt making; ppt presentation
Microsoft Office @3 | ms office; office suite; microsoft office suite; ms office suite; office package; office applications; ms office package; microsoft office products; microsoft suite; office software; microsoft applications; microsoft office package; ms suite; office productivity tools
Microsoft 365 @2 | office 365; o365; m365; ms office 365; microsoft office 365; ms 365; microsoft o365
Microsoft Outlook @2 | ?Outlook; ms outlook; outlook email; microsoft office outlook; outlook express; outlook calendar
Lotus Notes @0
Microsoft Teams @1 | ms teams; ?Teams
Microsoft OneNote @0 | onenote; ms onenote
Evernote @0
Microsoft Visio @1 | =Visio; ms visio; visio diagrams; microsoft office visio; draw.io; !flowcharts; !flow diagrams; visio flowcharts
Lucidchart @0
Microsoft Project @1 | ms project; msp; ms project plan; microsoft office project; ms project server
Microsoft Publisher @0 | ms publisher
Microsoft InfoPath @0 | infopath
OneDrive @0 | microsoft onedrive; box cloud storage
Dropbox @0
Google Workspace @1 | g suite; google apps; google suite; google drive; google tools
Google Sheets @1 | google spreadsheets; gsheets
Google Docs @1 | google slides; google documents; google forms
Google Apps Script @0 | appscript; google script; appsheet; google appsheet
Apple iWork @0 | apple numbers; apple keynote; apple pages
Spreadsheets @2 | spreadsheet modeling
?Slack @0 | slack messaging; slack workspace
?Zoom @1 | zoom meetings; zoom video; video conference; zoom calls
GoToMeeting @0
Google Meet @0
Video Conferencing @0
Webex @0 | cisco webex
?Notion @0 | notion.so; coda docs; obsidian notes
Airtable @0
Smartsheet @0
Trello @0 | trello boards
?Asana @0 | zoho projects
Monday.com @0
ClickUp @0
Basecamp @0
Wrike @0
Adobe Acrobat @0 | acrobat pro; pdf editing; adobe acrobat pro; adobe reader; nitro pdf; foxit
DocuSign @0 | !e-signature; !adobe sign
Computer Literacy @3 | computer skills; computer knowledge; computer proficiency; computer operations; computer savvy; computer operator; computer operating; computer applications; basic computers; computer literate; knowledge of computer; computer basics; working knowledge of computer; it literate
Internet Research @2 | web research; online research; internet browsing; web browsing; internet surfing; internet savvy; google search; internet searching; internet skills; web surfing; desk research; web search; secondary research
Email Management @2 | email handling; email correspondence; email etiquette; email drafting; email writing; business email; email communication; mail handling; email process; inbox management; mail drafting; drafting emails; email support; drafting mails
Calendar Management @1 | diary management; scheduling appointments; appointment scheduling; calendar scheduling; meeting scheduling; scheduling meetings; managing calendars; appointment setting; meeting coordination; calendar coordination; diary planning
Administrative Support @3 | office administration; !administration; administrative assistance; office management; !admin; administrative skills; clerical; administrative tasks; office assistant; administrative duties; administrative assistant; back office administration; office work; secretarial
Travel Coordination @1 | travel arrangements; travel booking; travel desk; !ticketing; travel management; flight booking; air ticketing; visa processing; ticket booking; amadeus; galileo
Minutes of Meeting @0 | minute taking; meeting minutes; mom preparation; taking minutes; meeting notes; note taking
Transcription @0 | audio transcription; medical transcription; transcriptionist; stenography; shorthand; transcribing; dictation; steno
Proofreading @1 | copy editing; proof reader; editing and proofreading; !editorial; editing skills; content editing; sub editing; proofreading and editing
Zotero @0
Mendeley @0
EndNote @0
BibTeX @0 | biblatex | LaTeX
Eventbrite @0
`,
};
