// Human languages.
import type { SkillGroup } from "../skill-lines.ts";

export const languages: SkillGroup = {
  group: "languages",
  kind: "language",
  technical: false,
  lines: `
English @3 | english communication; spoken english; fluent english; english speaking
?Hindi @1 | hindi speaking; hindi communication; hindi typing; fluent hindi
?Bengali @0 | bangla; bengali speaking
?Tamil @0 | tamil speaking; tamil typing
?Telugu @0 | telugu speaking
?Kannada @0 | kannada speaking; kannada typing
?Malayalam @0 | malayalam speaking
?Marathi @0 | marathi speaking; marathi typing
?Gujarati @0 | gujarati speaking; gujarati typing
?Punjabi @0 | panjabi; gurmukhi
?Urdu @0 | urdu speaking
?Odia @0 | oriya
?Assamese @0 | asamiya
?Konkani @0
?Sanskrit @0 | samskritam
?Nepali @0 | gorkhali
?Sindhi @0
?Kashmiri @0
?Manipuri @0 | meitei; meiteilon
?Maithili @0
?Bhojpuri @0
?Tulu @0
?Sinhala @0 | sinhalese
?French @0 | francais; fluent french; delf; french speaking
?German @0 | deutsch; german b2; goethe zertifikat; fluent german
?Spanish @0 | espanol; bilingual spanish; castellano; fluent spanish
?Italian @0 | italiano
?Portuguese @0 | brazilian portuguese; portugues
?Dutch @0 | !nederlands; flemish
?Polish @0 | polski
?Russian @0 | russian speaking
?Ukrainian @0
?Czech @0 | cestina
?Slovak @0
?Hungarian @0 | magyar
?Romanian @0
?Bulgarian @0
?Greek @0
?Turkish @0 | turkce
?Serbian @0 | serbo croatian
?Croatian @0 | hrvatski
?Slovenian @0 | slovene
?Albanian @0
?Swedish @0 | svenska
?Norwegian @0 | norsk
?Danish @0 | dansk
?Finnish @0 | suomi language
?Icelandic @0
?Estonian @0
?Latvian @0
?Lithuanian @0
?Arabic @0 | arabic speaking; modern standard arabic
?Hebrew @0 | ivrit
?Persian @0 | farsi; dari
?Pashto @0 | pushto
?Japanese @0 | jlpt; jlpt n2; jlpt n3; nihongo
?Mandarin @0 | mandarin chinese; ?Chinese; hsk; putonghua
?Cantonese @0 | yue chinese
?Korean @0 | topik; hangul
?Thai @0
?Vietnamese @0 | tieng viet
?Indonesian @0 | bahasa indonesia; bahasa
?Malay @0 | bahasa melayu
?Tagalog @0 | filipino
?Burmese @0
?Khmer @0
?Mongolian @0
?Swahili @0 | kiswahili
?Afrikaans @0
?Amharic @0
?Hausa @0
?Yoruba @0
?Zulu @0 | isizulu
?Georgian @0 | kartuli
?Armenian @0
?Azerbaijani @0 | azeri
?Kazakh @0
?Uzbek @0
?Catalan @0 | valencian
?Basque @0 | euskara
?Irish @0 | gaeilge; irish gaelic
?Welsh @0 | cymraeg
Sign Language @0 | american sign language; indian sign language; =ASL; british sign language
`,
};
