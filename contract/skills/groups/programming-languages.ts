// Programming, scripting and query languages.
import type { SkillGroup } from "../skill-lines.ts";

export const programmingLanguages: SkillGroup = {
  group: "programming languages",
  kind: "core",
  technical: true,
  lines: `
Python @3 | py3; !py; cpython; python programming; core python
Java @3 | core java; j2se; java se; java programming; advanced java; jdk
JavaScript @2 | !js; ecmascript; es6; es2015; vanilla js; javascript es6; core javascript
SQL @3 | structured query language; sql queries; sql query; sql programming; ansi sql; advanced sql
?Go | golang; go lang; go programming
?R | r programming; rstats; r language; r studio
?C | c language; c programming; embedded c; ansi c
C++ @2 | cpp; c plus plus; c++ programming; c/c++ | C
C# @2 | c sharp; csharp; visual c#
`,
};
