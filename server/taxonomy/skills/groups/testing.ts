// Software testing, test automation and quality engineering.
import type { SkillGroup } from "../skill-lines.ts";

export const testing: SkillGroup = {
  group: "testing",
  kind: "core",
  technical: true,
  lines: `
Software Testing @2 | !testing; qa testing; software qa; tester; test engineer; qa tester; software testing life cycle; stlc; software test engineering; qa engineer; software quality assurance
Manual Testing @0 | manual tester; manual qa; manual software testing; manual test engineer
Automation Testing @0 | test automation; automated testing; qa automation; automation test engineer; automation tester; automated tests; automation frameworks; sdet; software development engineer in test
Selenium @0 | selenium webdriver; selenium ide; selenium grid; selenium automation; selenium testing; selenium with java; selenium java
?Cypress @0 | cypress.io; cypress testing; cypress automation
?Playwright @0 | microsoft playwright; playwright automation
?Puppeteer @0
Appium @0 | appium automation; mobile test automation; detox testing
XCUITest @0
TestNG @0 | test ng framework
JUnit @0 | junit5; junit testing; powermock; junit/mockito
Mockito @0
?Jest @0 | jestjs; jest testing; react testing library; vitest
?Mocha @0 | mocha chai; mochajs; jasmine karma; karma jasmine; karma test runner
?Jasmine @0
Protractor @0
PyTest @0 | unittest python; nose tests
Robot Framework @0 | robot framework automation
NUnit @0 | xunit; mstest; MOQ; x unit tests
RSpec @0 | capybara ruby; minitest
?Cucumber @0 | cucumber bdd
Gherkin @0
SpecFlow @0
Behavior-Driven Development @0 | bdd; behaviour driven development; behavior driven testing
Test-Driven Development @0 | tdd; test driven; test first development; tdd/bdd
Unit Testing @2 | unit tests; unit test cases; writing unit tests; unit test automation
Integration Testing @1 | sit testing; end to end testing; e2e testing; integration tests; =SIT; end-to-end tests; component testing; e2e tests; sit/uat
System Testing @1 | system tests; system level testing
Regression Testing @0 | regression tests; regression suite; regression test suites
Functional Testing @1 | functional tests; smoke testing; sanity testing; non functional testing; functional and regression testing; black box testing; white box testing; gui testing; ui testing
User Acceptance Testing @0 | uat; user acceptance tests; uat testing; acceptance testing
Performance Testing @0 | load testing; stress testing software; performance tests; k6 load testing; neoload
Gatling @0
LoadRunner @0
JMeter @0 | apache jmeter
API Testing @0 | api automation testing; rest api testing; api automation; web services testing; api test automation; readyapi
REST Assured @0
Karate Framework @0
?Postman @0 | postman api; postman testing; insomnia rest
SoapUI @0
Mobile Testing @0 | mobile app testing; mobile application testing; android testing; ios testing; game testing; sauce labs
BrowserStack @0
Database Testing @0 | db testing; etl testing; data warehouse testing; etl tester; sql testing; data testing; backend testing
Security Testing @0 | sast; dast; security tests; sast/dast
Penetration Testing @0 | pen testing; pentest; penetration tester; penetration tests; vapt; web application penetration testing; network penetration testing
Usability Testing @0 | usability tests; user testing; usability studies; usability evaluation
Accessibility Testing @0 | a11y testing; screen reader testing; jaws nvda
Exploratory Testing @0 | ad hoc testing; crowd testing
Test Planning @0 | test plans; test strategy; test planning and execution; test estimation; test approach
Test Cases @0 | test case design; test case writing; test scenarios; test scripts; test case preparation; test execution; test case execution; writing test cases; test data management
Test Management @0 | test manager; hp alm; micro focus alm; ?zephyr; xray jira
Quality Center @0 | hpqc; hp quality center
TestRail @0
Defect Management @0 | bug tracking; defect tracking; bug reporting; defect reporting; defect life cycle; bug life cycle; mantis bug tracker; defect triage
Bugzilla @0
UFT @0 | qtp; hp uft; unified functional testing; quick test pro; micro focus uft
Katalon @0 | katalon studio
TestComplete @0
Ranorex @0
Tricentis Tosca @0 | =Tosca; tosca testing; tosca automation
Test Environment Management @0 | test environments; test bed setup; test lab management
Quality Engineering @0 | quality engineer software; shift left testing; qe engineer
Hardware Testing @0 | hardware validation; board testing; hardware in the loop; hil testing; =HIL; bench testing; hardware verification
Embedded Testing @0 | embedded software testing; ?canoe; capl; vector canoe; firmware testing; ecu testing; canalyzer
Game QA @0 | game tester; playtesting
Code Review @1 | peer review code; peer code review; reviewing code; code inspection; code quality; static code analysis; code coverage; static analysis code; peer reviews
Debugging @1 | debug; troubleshooting and debugging; gdb; debugging and troubleshooting; debug issues; debugging code
Testcontainers @0
PHPUnit @0 | | PHP
?Capybara @0 | | Ruby
?Chai @0 | chaijs; chai js | JavaScript
?Karma @0 | karma runner | JavaScript
?Enzyme @0 | enzyme testing; enzymejs | React
?Locust @0 | locust io
k6 @0 | grafana k6
`,
};
