// Programming, scripting, query and markup languages.
import type { SkillGroup } from "../skill-lines.ts";

export const programmingLanguages: SkillGroup = {
  group: "programming languages",
  kind: "core",
  technical: true,
  lines: `
Python @2 | py3; !py; cpython; core python
Java @2 | core java; j2se; java se; jdk
JavaScript @2 | =JS; ecmascript; es6; es2015; vanilla js; javascript es6; core javascript; plain javascript; es next
TypeScript | !ts; typed javascript | JavaScript
SQL @2 | structured query language; sql queries; ansi sql; writing sql; complex sql queries
?Go @0 | golang; go programming; go language
?R | r programming; rstats; r language; r statistical software; r scripting
?C | c language; c programming; ansi c; c coding
C++ | cpp; c plus plus; modern c++; c++11; c++14; c++17; visual c++; vc++; object oriented c++ | C
C# | c sharp; csharp language; visual c#; c# programming; c dot net; c# developer
Kotlin @0
?Swift @0 | swiftlang; swift 5
Objective-C @0 | objc; objective c++
PHP | core php; php7; php8; hypertext preprocessor
?Ruby @0
?Rust @0 | rustlang
Scala @0
Perl @0 | perl5
?Dart @0 | dartlang
?Groovy @0 | apache groovy
?Lua @0 | luajit
?Julia @0 | julialang
Haskell @0 | ghc haskell
Erlang @0 | erlang otp
?Elixir @0 | elixir lang
Clojure @0 | clojurescript
F# @0 | fsharp
OCaml @0 | objective caml
Fortran @0 | fortran 90; fortran 77
COBOL @0 | ibm cobol; cobol db2
?Pascal @0 | object pascal
?Delphi @0 | embarcadero delphi
Visual Basic @0 | vb6; visual basic 6; vb script; classic vb; ?VB
VB.NET @0 | visual basic .net; vbnet programming
VBA | visual basic for applications; excel vba; vba macros
Assembly Language @0 | !assembler; assembly programming; x86 assembly; arm assembly
Ada Programming @0 | ada 95; ada language
Prolog @0 | swi prolog
Common Lisp @0 | =LISP; emacs lisp
Scheme Programming @0 | racket scheme
Shell Scripting | shell script; unix shell scripting; linux shell scripting; =Bash; ksh; korn shell; unix scripting; zsh; bourne shell; ?Shell
Scripting @2 | scripting languages; script development; writing scripts
PowerShell | power shell scripting; windows powershell; pwsh
AWK @0 | gawk; sed and awk
Tcl @0 | tcl/tk
Batch Scripting @0 | batch file; windows batch
Solidity @0
Vyper @0
MATLAB | matlab simulink; mathworks matlab
GNU Octave @0 | octave programming
SAS Programming @0 | base sas; sas base; sas macros; advanced sas; sas programmer
PL/SQL | oracle pl/sql; procedural sql; plsql developer; oracle sql/plsql
T-SQL | transact sql; tsql programming; ms t-sql
Stored Procedures | stored proc; sql stored procedures; sproc; !database procedures
GraphQL | graph query language; graphql api
XML @2 | extensible markup language; xml schema; xsd
XSLT @0 | xsl transformations; xpath; xquery
JSON @2 | javascript object notation; json schema
YAML @1 | yml files; yaml configuration
HTML @2 | html5; hypertext markup language; xhtml; html4; semantic html
CSS @2 | css3; cascading style sheets; css styling; css layout
Regular Expressions @1 | regex; regexp; pattern matching expressions
UML @1 | unified modeling language; unified modelling language; uml diagrams; class diagrams; sequence diagrams
BPMN @0 | business process model and notation; bpmn 2.0
LaTeX @0 | tex typesetting; xelatex; lualatex; overleaf
Markdown @0
VHDL @0 | vhsic hdl
Verilog @0 | verilog hdl; rtl verilog
SystemVerilog @0 | sv assertions
G-code @0 | gcode programming; m-code
Ladder Logic @0 | ladder diagram; ladder programming; plc ladder logic
Structured Text @0 | iec 61131-3 structured text
ABAP @0 | sap abap; abap on hana; object oriented abap
?Apex @0 | salesforce apex; apex classes; apex triggers; visualforce and apex
ActionScript @0 | actionscript 3; as3; actionscript 3
CoffeeScript @0 | coffee script language
WebAssembly @0 | wasm
CUDA @0 | nvidia cuda; cuda c++
OpenCL @0 | open computing language
OpenGL @0 | opengl es; glsl; open graphics library
Vulkan API @0 | vulkan graphics; ?Vulkan
HLSL @0 | shaders
Zig Programming @0 | ziglang
Nim Programming @0 | nim lang
Crystal Programming @0 | crystal lang
?Scratch Programming @0 | mit scratch; scratch coding
RPG Programming @0 | rpgle; rpg ile; as400 rpg
JCL @0 | job control language
REXX @0
PL/I @0 | pl/1 programming
Apache Velocity @0 | velocity templates
DAX @0 | data analysis expressions; dax queries; dax measures
MDX @0 | multidimensional expressions
Power Query | m query; power query editor; power query m; m language
SPARQL @0 | sparql queries
Cypher Query Language @0 | neo4j cypher
KQL @0 | kusto query language; kusto
Terraform HCL @0 | hashicorp configuration language
Q/KDB+ @0 | kdb+; kdb; q kdb; kdb q
Qt @0 | qt framework; pyqt; qml; qt5; qt creator; qt quick
PySpark | spark python; python spark
RTOS Programming @0 | rtos; real time operating system; freertos; vxworks; zephyr rtos; qnx
?Zig @0 | zig language
?Nim @0 | nim language
Cython @0
PyBind11 @0 | pybind
`,
};
