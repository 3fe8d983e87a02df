// Role families of the Engineering department: software first, then the engineers of plants, sites and machines.
import { roles } from "./role.ts";

const DEGREE =
  "B.E./B.Tech in Computer Science or a related field|B.E./B.Tech, MCA or equivalent experience|BCA, MCA or B.Tech|a degree in computing, or work that shows the same";

export const ENGINEERING = roles("Engineering", [
  {
    key: "backend",
    weight: 9,
    experience: [0, 15],
    pay: 1.05,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Backend Engineer|Backend Developer|Software Engineer - Backend|Server-Side Engineer",
    headNames: "Principal Backend Engineer|Backend Architect",
    focuses: "Payments|Core Platform|Search|Notifications|Integrations|Developer Experience",
    stacks: `
      Node.js: Node.js, TypeScript, PostgreSQL, REST APIs / Redis, Docker, AWS, Jest
      Go: Go, gRPC, PostgreSQL, microservices / Kubernetes, Docker, Prometheus, Google Cloud Platform
      Java: Java, Spring Boot, MySQL, microservices / Apache Kafka, Docker, AWS, JUnit
      Python: Python, Django, PostgreSQL, REST APIs / Celery, Redis, Docker, AWS
      Kotlin: Kotlin, Spring Boot, PostgreSQL, event-driven architecture / Apache Kafka, Kubernetes, Gradle
      Ruby on Rails: Ruby on Rails, Ruby, PostgreSQL, REST APIs / Sidekiq, Redis, Docker, RSpec
      Elixir: Elixir, Phoenix, PostgreSQL, distributed systems / RabbitMQ, Docker, GitHub Actions`,
    core: "SQL, system design, data structures",
    tools: "Git, Linux, Elasticsearch, MongoDB",
    soft: "ownership, communication, problem solving, collaboration, mentoring",
    purposes: `
      design and run the services behind our {product}
      own a set of backend services from the first sketch to the night they are paged for
      build APIs that the {focus} team and its partners can rely on`,
    duties: `
      Design, build and run services in {s1} that carry the busiest parts of our {product}
      Turn loosely worded needs from {users} into APIs with clear contracts and sensible errors
      Model data carefully, and change schemas without taking the system down
      Find the slow query, the missing index or the chatty call, and fix it with numbers before and after
      Write tests that fail for the right reason and keep the build under ten minutes
      Review code from your team with care, and ask for reviews early
      Take part in an on-call rota of {few} weeks and remove the cause of every repeated alert
      Write short design notes before large changes, and invite people to disagree
      Work with the {area} team on limits, retries and idempotency for calls that move money or stock
      Retire old code paths as carefully as new ones are added
      Instrument services so that a new joiner can see what they are doing`,
    needs: `
      A solid understanding of HTTP, caching, transactions and what happens when the network fails
      Experience running what you build in production
      Code that colleagues describe as plain
      The habit of measuring before optimising`,
    pluses: `
      Experience with high-volume or money-handling systems
      Contributions to an open-source library
      Some exposure to infrastructure as code`,
    education: DEGREE,
  },
  {
    key: "frontend",
    weight: 6,
    experience: [0, 12],
    pay: 1,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Frontend Engineer|Frontend Developer|UI Engineer|Software Engineer - Frontend|Web Developer",
    focuses: "Design System|Growth|Onboarding|Dashboards|Checkout|Admin Console",
    stacks: `
      React: React, TypeScript, JavaScript, CSS / Next.js, Redux, Vite, Jest
      Angular: Angular, TypeScript, RxJS, HTML / NgRx, Sass, Jasmine, Cypress
      Vue.js: Vue.js, TypeScript, JavaScript, CSS / Nuxt, Pinia, Vitest, Storybook
      Next.js: Next.js, React, TypeScript, Tailwind CSS / Vercel, GraphQL, Playwright
      Svelte: Svelte, TypeScript, JavaScript, CSS / SvelteKit, Vite, Playwright`,
    core: "HTML, web accessibility, responsive web design",
    tools: "Git, Figma, Webpack, Storybook",
    soft: "attention to detail, communication, collaboration, creativity, ownership",
    purposes: `
      build screens that {users} can use without a manual
      own the web side of our {product}, from components to performance
      turn careful designs into fast, accessible interfaces`,
    duties: `
      Build features in {s1} that work with a keyboard, a screen reader and a poor connection
      Turn Figma files into components that other teams reuse rather than copy
      Keep bundles small, and notice when a page becomes slower than it was last month
      Work beside design and product to question a flow before it is built
      Write component and end-to-end tests for the paths that {users} take every day
      Move older screens to our current stack, one safe step at a time
      Track down layout and state bugs that only appear on real phones
      Agree API shapes with backend colleagues before either side starts
      Look after the component library and its documentation
      Measure how people use the {area} screens and remove what nobody needs`,
    needs: `
      A firm grip on semantic HTML and modern CSS without reaching for a library first
      Experience shipping and maintaining a sizeable web application
      A good eye for spacing, type and small states such as empty, loading and error
      An understanding of how browsers load, lay out and paint a page`,
    pluses: `
      Experience with server-side rendering
      A design system you have helped to build
      Familiarity with WCAG 2.2`,
    education: DEGREE,
  },
  {
    key: "full-stack",
    weight: 8,
    experience: [0, 12],
    pay: 0.98,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Full Stack Developer|Full Stack Engineer|Software Engineer - Full Stack|Product Engineer",
    focuses: "Internal Tools|Partner Portal|Core Product|Automation|Customer Portal",
    stacks: `
      MERN: React, Node.js, MongoDB, Express.js / Redux, Docker, AWS, Jest
      MEAN: Angular, Node.js, MongoDB, Express.js / NgRx, Docker, Microsoft Azure, Jasmine
      React and Node.js: React, Node.js, TypeScript, PostgreSQL / Next.js, Redis, AWS, Docker
      Java and Angular: Java, Spring Boot, Angular, MySQL / Hibernate, Jenkins, Docker, Apache Maven
      Java and React: Java, Spring Boot, React, PostgreSQL / Apache Kafka, Docker, AWS
      Python and React: Python, Django, React, PostgreSQL / Celery, Redis, Docker, AWS
      .NET and Angular: C#, ASP.NET Core, Angular, Microsoft SQL Server / Microsoft Azure, Entity Framework, Azure DevOps`,
    core: "REST APIs, JavaScript, SQL",
    tools: "Git, Postman, GitHub Actions, Linux",
    soft: "ownership, problem solving, communication, adaptability, time management",
    purposes: `
      take features from a conversation with {users} to production
      work across the whole of our {product}, from database to button
      build the tools our {focus} colleagues use all day`,
    duties: `
      Build features end to end with {s1} and {s2}, including the migration, the API and the screen
      Sit with {users} and watch where they lose time
      Keep API contracts typed and documented
      Write enough tests to deploy on a Friday without worry
      Estimate honestly and say early when something grows
      Review pull requests and leave the code clearer than you found it
      Fix production issues across the stack and write down what was learnt
      Improve build, release and local set-up for everyone on the team
      Integrate payment, mail and messaging providers
      Maintain and extend the {area} module as its first point of contact`,
    needs: `
      Comfort on both sides of an HTTP request
      A working knowledge of relational data modelling
      Experience taking at least one product to real users
      The judgement to choose the simple design`,
    pluses: `
      Experience in a small product team
      Knowledge of cloud deployment and containers
      A side project we can try out`,
    education: DEGREE,
  },
  {
    key: "java",
    weight: 8,
    experience: [1, 15],
    pay: 0.95,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Java Developer|Java Engineer|Core Java Developer|Software Engineer - Java|J2EE Developer",
    headNames: "Java Architect|Java Technical Lead|Java Lead",
    focuses: "Microservices|Banking Domain|Trade Systems|Batch Processing|API Layer",
    stacks: `
      Spring Boot: Java, Spring Boot, microservices, Hibernate / Apache Kafka, Docker, Jenkins, Apache Maven
      Microservices: Java, Spring Cloud, REST APIs, microservices / Kubernetes, Docker, Redis, Jenkins
      AWS: Java, Spring Boot, AWS, REST APIs / DynamoDB, Terraform, Docker, JUnit
      Kafka: Java, Apache Kafka, Spring Boot, multithreading / Kubernetes, Oracle Database, Gradle
      Core Java: Java, multithreading, collections framework, JDBC / Oracle Database, Apache Maven, JUnit`,
    core: "SQL, object-oriented design",
    tools: "Git, Jira, MySQL, IntelliJ IDEA",
    soft: "communication, problem solving, teamwork, analytical thinking, time management",
    purposes: `
      develop and support Java services for our {product}
      build and modernise business-critical applications
      join a delivery team that moves a large Java estate to smaller services`,
    duties: `
      Develop, test and release services in {s1} and {s2}
      Break requirements into tasks with the analyst and give realistic estimates
      Refactor older modules without changing what {users} see
      Write unit and integration tests and keep coverage honest
      Analyse heap dumps, thread dumps and slow SQL when production needs it
      Take part in code reviews, daily stand-ups and sprint reviews
      Prepare release notes and support deployments outside business hours when planned
      Document interfaces so that other teams can integrate without a meeting
      Handle defects raised in system and user acceptance testing within agreed times
      Work with the {area} team to design message formats and error handling`,
    needs: `
      Sound knowledge of Java 11 or later, including streams and concurrency
      Practical experience with relational databases and query tuning
      Experience working in an agile delivery team
      An eye for clean interfaces and naming`,
    pluses: `
      Exposure to a cloud platform
      Experience with event-driven systems
      An Oracle or Spring certification`,
    education: DEGREE,
  },
  {
    key: "php",
    weight: 5,
    experience: [0, 9],
    pay: 0.62,
    place: "office",
    ladder: "engineer",
    internships: true,
    names: "PHP Developer|PHP Web Developer|Web Developer - PHP",
    headNames: "PHP Team Lead|Technical Lead - PHP",
    focuses: "E-commerce|CMS|Client Projects|API Development",
    stacks: `
      Laravel: PHP, Laravel, MySQL, REST APIs / Composer, Redis, Vue.js, PHPUnit
      CodeIgniter: PHP, CodeIgniter, MySQL, jQuery / Bootstrap, AJAX, cPanel
      WordPress: PHP, WordPress, MySQL, JavaScript / WooCommerce, Elementor, CSS
      Magento: PHP, Magento, MySQL, REST APIs / Elasticsearch, Varnish, Composer
      Symfony: PHP, Symfony, MySQL, Doctrine / Docker, RabbitMQ, PHPUnit
      Drupal: PHP, Drupal, MySQL, Twig / Drush, Composer, CSS`,
    core: "HTML, JavaScript",
    tools: "Git, Linux, CSS, Postman",
    soft: "communication, problem solving, time management, teamwork, attention to detail",
    purposes: `
      build and maintain websites and web applications for our clients
      develop new modules of our {product} in PHP
      own a handful of client sites and keep them fast and secure`,
    duties: `
      Develop features in {s1} and {s2} to a clear brief
      Convert designs into responsive, tested pages
      Integrate payment gateways, SMS and shipping providers
      Write clean queries and keep page load times low
      Migrate older sites to supported versions
      Fix bugs raised by clients within the agreed time
      Deploy to staging and production and keep backups in order
      Estimate work and report progress daily
      Check forms and uploads for common security holes
      Write short handover notes for every module`,
    needs: `
      Good command of object-oriented PHP and MVC
      Experience with at least {few} live websites
      Understanding of SQL joins, indexes and normalisation
      A habit of testing your own work before handing it over`,
    pluses: `
      Knowledge of React or Vue.js
      Experience with AWS or DigitalOcean servers
      Direct client communication in English`,
    education: "BCA, MCA or B.Tech|any graduate with relevant skills|a diploma or degree in computing",
  },
  {
    key: "python",
    weight: 4.5,
    experience: [0, 12],
    pay: 0.95,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Python Developer|Python Engineer|Software Engineer - Python|Python Backend Developer",
    focuses: "Automation|Data Services|API Development|Integrations",
    stacks: `
      Django: Python, Django, PostgreSQL, REST APIs / Celery, Redis, Docker, pytest
      FastAPI: Python, FastAPI, PostgreSQL, microservices / Docker, Kubernetes, pytest, AWS
      Flask: Python, Flask, MySQL, REST APIs / Docker, Nginx, pytest, Microsoft Azure
      AWS: Python, AWS Lambda, DynamoDB, serverless / Terraform, Docker, Amazon CloudWatch`,
    core: "SQL, object-oriented design",
    tools: "Git, Linux, Pandas",
    soft: "problem solving, communication, ownership, collaboration, analytical thinking",
    purposes: `
      write services and automation in Python for our {product}
      build integrations that save {users} hours of manual work
      own Python services that handle data at scale`,
    duties: `
      Build and maintain services with {s1} and {s2}
      Automate recurring work so that people can stop copying between spreadsheets
      Design APIs with clear validation and versioning
      Write type-annotated, tested code and review that of others
      Profile slow jobs and bring them back within their window
      Process files and feeds from partners, including the ones with odd encodings
      Package and deploy services in containers
      Add logging and metrics that answer questions before they are asked
      Support the {area} team with scripts and data fixes, and then make them unnecessary
      Keep dependencies current and secure`,
    needs: `
      Fluency in modern Python, including typing and packaging
      Experience with relational databases and ORMs, and knowing when to write SQL instead
      Exposure to asynchronous or queued work
      Clear, documented code`,
    pluses: `
      Experience with data pipelines
      Knowledge of a front-end framework
      Work with large files or streaming data`,
    education: DEGREE,
  },
  {
    key: "dotnet",
    weight: 4.5,
    experience: [1, 14],
    pay: 0.88,
    ladder: "engineer",
    usesAreas: true,
    names: ".NET Developer|Dot Net Developer|C# Developer|ASP.NET Developer|.NET Core Developer",
    headNames: ".NET Architect|.NET Technical Lead",
    focuses: "Web Applications|ERP Modules|Line-of-Business Apps|API Development",
    stacks: `
      .NET Core: C#, ASP.NET Core, Microsoft SQL Server, Web API / Entity Framework, Microsoft Azure, Docker
      MVC: C#, ASP.NET MVC, Microsoft SQL Server, jQuery / Entity Framework, IIS, Bootstrap
      Azure: C#, ASP.NET Core, Microsoft Azure, microservices / Azure DevOps, Azure Cosmos DB, Docker
      Blazor: C#, Blazor, ASP.NET Core, Microsoft SQL Server / SignalR, Microsoft Azure, xUnit`,
    core: "LINQ, REST APIs",
    tools: "Git, Visual Studio, Jira, JavaScript",
    soft: "communication, problem solving, teamwork, attention to detail, time management",
    purposes: `
      develop and support business applications on the Microsoft stack
      modernise our {product} from .NET Framework to current .NET
      build web APIs and screens used daily by {users}`,
    duties: `
      Develop features in {s1} and {s2} following team standards
      Write stored procedures and tune queries where an ORM is not enough
      Move older web forms and services to supported versions
      Take part in design, code review and sprint planning
      Write unit tests and support user acceptance testing
      Troubleshoot production issues and explain causes in plain words
      Build CI/CD pipelines and keep them green
      Document APIs and configuration
      Work with the {area} team on reports and integrations
      Mentor newer developers on clean C#`,
    needs: `
      Strong object-oriented programming and design patterns
      Good T-SQL, including indexes and execution plans
      Understanding of authentication, sessions and secure coding
      Experience across the full development life cycle`,
    pluses: `
      Microsoft Azure certification
      Angular or React experience
      Exposure to message queues`,
    education: DEGREE,
  },
  {
    key: "android",
    weight: 3.2,
    experience: [0, 11],
    pay: 0.95,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "Android Developer|Android Engineer|Mobile Developer - Android",
    focuses: "Consumer App|Field App|Offline|Payments|SDK",
    stacks: `
      Kotlin: Kotlin, Android SDK, Jetpack Compose, MVVM / Room, Retrofit, Firebase
      Java: Java, Android SDK, MVVM, REST APIs / Room, Firebase, Gradle`,
    core: "coroutines, Material Design, unit testing",
    tools: "Git, Android Studio, Crashlytics, Dagger Hilt",
    soft: "attention to detail, collaboration, ownership, communication, problem solving",
    purposes: `
      build the Android app that {users} open every day
      make our Android app quick on a four-year-old phone
      own features of our mobile app from design review to the Play Store`,
    duties: `
      Build features in {s1} with a clean separation of layers
      Keep cold start, memory and battery use within budget on low-end devices
      Make the app useful offline and predictable when the network returns
      Watch crash and ANR rates after every release, and act on them
      Publish staged releases on the Play Store
      Work with designers on motion, type and small screens
      Write unit and UI tests for the paths that matter
      Agree API changes with backend engineers so that old versions keep working
      Integrate payments, maps and push notifications
      Review code and share what you learn with the {area} team`,
    needs: `
      At least one app on the Play Store that you can talk about in detail
      Good understanding of the Android life cycle, threading and storage
      Experience with dependency injection and modular apps
      Care for people with slow phones and little data`,
    pluses: `
      Kotlin Multiplatform experience
      Knowledge of Bluetooth or camera APIs
      Experience with accessibility services`,
    education: DEGREE,
  },
  {
    key: "ios",
    weight: 2.4,
    experience: [0, 11],
    pay: 1,
    ladder: "engineer",
    usesAreas: true,
    names: "iOS Developer|iOS Engineer|Mobile Developer - iOS",
    focuses: "Consumer App|Wallet|Widgets|SDK|Accessibility",
    stacks: `
      Swift: Swift, SwiftUI, UIKit, Combine / Xcode, Core Data, Firebase
      SwiftUI: Swift, SwiftUI, MVVM, REST APIs / Xcode, TestFlight, Fastlane`,
    core: "Auto Layout, concurrency, unit testing",
    tools: "Git, Instruments, Swift Package Manager",
    soft: "attention to detail, collaboration, creativity, communication, ownership",
    purposes: `
      build the iOS app of our {product}
      craft an iPhone experience that feels at home on the platform
      own features of our iOS app through design, code and release`,
    duties: `
      Build features in {s1} and {s2} that follow the platform's conventions
      Support Dynamic Type, VoiceOver and dark mode from the start
      Profile with Instruments and keep scrolling smooth
      Prepare releases, screenshots and review notes for the App Store
      Write tests and keep the pipeline on Fastlane healthy
      Handle push notifications, deep links and background refresh
      Work with backend colleagues on API changes and versioning
      Reduce crash rates release by release
      Move older UIKit screens to SwiftUI where it pays
      Share components with the {area} team`,
    needs: `
      Published apps on the App Store
      Sound knowledge of memory management and concurrency in Swift
      An eye for motion and detail
      Experience debugging issues seen only on real devices`,
    pluses: `
      Apple Watch or widget development
      Experience with modular app architecture
      Knowledge of Objective-C`,
    education: DEGREE,
  },
  {
    key: "cross-platform-mobile",
    weight: 2.8,
    experience: [0, 8],
    pay: 0.85,
    ladder: "engineer",
    internships: true,
    names: "Mobile App Developer|Mobile Developer|Mobile Application Developer",
    focuses: "Consumer App|Delivery App|Partner App|Field App",
    stacks: `
      Flutter: Flutter, Dart, REST APIs, BLoC / Firebase, SQLite, Figma
      React Native: React Native, TypeScript, JavaScript, Redux / Expo, Firebase, Xcode
      Ionic: Ionic, Angular, TypeScript, REST APIs / Capacitor, Firebase, SQLite`,
    core: "state management, push notifications",
    tools: "Git, Android Studio, Crashlytics, Fastlane",
    soft: "problem solving, communication, time management, teamwork, adaptability",
    purposes: `
      build one code base that feels native on both platforms
      develop and publish our mobile app for {users}
      bring our {product} to phones and keep it stable there`,
    duties: `
      Build screens and flows in {s1} from Figma designs
      Connect the app to REST services and handle errors gracefully
      Publish to the Play Store and the App Store
      Write platform channels or native modules where needed
      Fix crashes and performance problems reported from the field
      Keep the app size small and start-up quick
      Test on a range of real devices, cheap ones included
      Integrate maps, payments and analytics
      Maintain release notes and version history
      Work with the {area} team on new modules`,
    needs: `
      Experience with at least {few} published apps
      Good understanding of state management and navigation
      Ability to read native Android or iOS code when needed
      Patience with devices that behave differently`,
    pluses: `
      Experience with offline-first apps
      Knowledge of app store optimisation
      CI/CD for mobile`,
    education: DEGREE,
  },
  {
    key: "qa-automation",
    weight: 4.5,
    experience: [0, 13],
    pay: 0.8,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "QA Engineer|Automation Test Engineer|SDET|Test Engineer|QA Automation Engineer|Software Tester",
    headNames: "QA Lead|Test Architect|QA Manager",
    focuses: "Web|Mobile|API|Performance|Regression",
    stacks: `
      Selenium: Selenium, Java, TestNG, API testing / Apache Maven, Jenkins, Postman
      Playwright: Playwright, TypeScript, API testing, automation testing / GitHub Actions, Docker, Postman
      Cypress: Cypress, JavaScript, API testing, automation testing / Jenkins, Postman, BrowserStack
      Manual Testing [Manual Test Engineer|Software Tester|QA Analyst|QA Engineer] (Web|Mobile|Regression|UAT): manual testing, test case design, regression testing, SQL / TestRail, Postman, Charles Proxy
      Appium [Mobile Test Engineer|QA Automation Engineer|Automation Test Engineer] (Mobile|Regression): Appium, Java, mobile testing, automation testing / BrowserStack, Jenkins, TestNG
      Performance [Performance Test Engineer|Performance Engineer|QA Engineer - Performance] (Load Testing|Web|Capacity): JMeter, performance testing, Java, API testing / Grafana, k6, Jenkins`,
    core: "defect tracking, STLC",
    tools: "Jira, Git, SQL",
    soft: "attention to detail, communication, critical thinking, teamwork, analytical thinking",
    purposes: `
      make sure that what we release works for {users} on the first day
      build the automated checks that let our teams release daily
      own quality for the {focus} stream of our {product}`,
    duties: `
      Design test cases from requirements, and from the questions nobody has asked yet
      Automate regression suites with {s1} and run them on every merge
      Report defects with clear steps, logs and an honest severity
      Test APIs, data migrations and integrations as well as screens
      Join refinement early and point out what cannot be tested
      Keep flaky tests out of the main suite
      Coordinate user acceptance testing with {users}
      Maintain test data and environments
      Track release quality and show the trend to the {area} team
      Explore new features without a script, and write down what you find`,
    needs: `
      A sceptical mind and a friendly way of sharing bad news
      Experience testing web or mobile products through several releases
      Working knowledge of SQL for checking data
      Understanding of agile delivery and release cycles`,
    pluses: `
      ISTQB certification
      Experience with accessibility or security testing
      Exposure to CI pipelines`,
    education: DEGREE,
  },
  {
    key: "devops",
    weight: 4.5,
    experience: [1, 14],
    pay: 1.08,
    ladder: "engineer",
    names: "DevOps Engineer|Cloud DevOps Engineer|Platform Engineer|Infrastructure Engineer",
    headNames: "DevOps Architect|Head of Platform Engineering",
    focuses: "CI/CD|Kubernetes|Cloud Infrastructure|Developer Platform|Release Engineering",
    stacks: `
      AWS: AWS, Terraform, Kubernetes, Docker / Jenkins, Prometheus, Grafana, Helm
      Azure: Microsoft Azure, Azure DevOps, Terraform, Kubernetes / Docker, Helm, PowerShell
      GCP: Google Cloud Platform, Terraform, Kubernetes, Docker / Argo CD, Prometheus, GitHub Actions
      Kubernetes: Kubernetes, Helm, Docker, Argo CD / Istio, Prometheus, Terraform`,
    core: "Linux, CI/CD, infrastructure as code",
    tools: "Git, Ansible, Python, Bash",
    soft: "ownership, problem solving, communication, collaboration, calm under pressure",
    purposes: `
      give our developers a paved road from commit to production
      run the cloud infrastructure behind our {product}
      make releases boring and recovery quick`,
    duties: `
      Build and maintain infrastructure on {s1} as reviewed, versioned code
      Run clusters, upgrades and capacity planning without surprises
      Keep build and deployment pipelines quick and trustworthy
      Set up monitoring and alerts that wake people only when they must
      Bring down the monthly cloud bill with evidence
      Rehearse restores and failovers, and write down how long they took
      Manage secrets, access and audit trails
      Help teams containerise and size their services
      Lead incident reviews that look for causes rather than culprits
      Document runbooks so that anyone on call can follow them`,
    needs: `
      Hands-on experience with a production cloud environment
      Strong Linux and networking fundamentals
      Scripting in Python or Bash that others can read
      Experience with container orchestration beyond a tutorial`,
    pluses: `
      A current cloud certification
      Experience with FinOps or cost reviews
      Knowledge of policy as code`,
    education: DEGREE,
  },
  {
    key: "sre",
    weight: 1.8,
    experience: [2, 15],
    pay: 1.2,
    ladder: "engineer",
    names: "Site Reliability Engineer|SRE|Reliability Engineer|Production Engineer",
    fit: { Manufacturing: 0, Automotive: 0.2, "Real Estate & Construction": 0, "Agriculture & Food": 0 },
    focuses: "Core Platform|Databases|Observability|Incident Response|Capacity",
    stacks: `
      Kubernetes: Kubernetes, Linux, Prometheus, Terraform / Grafana, Go, Argo CD
      Databases: PostgreSQL, Linux, Ansible, replication / Prometheus, Terraform, Python
      Observability: OpenTelemetry, Prometheus, Kubernetes, Linux / Grafana, Loki, Go`,
    core: "incident management, SLOs, distributed systems",
    tools: "Python, Git, PagerDuty, AWS",
    soft: "calm under pressure, ownership, communication, problem solving, mentoring",
    purposes: `
      keep our {product} up, quick and understandable
      set reliability targets with product teams and help them hold the line
      build the tooling that turns long nights into short ones`,
    duties: `
      Define service levels with product teams and report on them plainly
      Share an on-call rota across {few} time zones
      Automate the toil that returns every week
      Load-test before the season begins rather than during it
      Improve tracing and logging so that a fault can be found in minutes
      Run blameless reviews and see the actions through
      Tune databases, queues and caches with the teams that own them
      Plan capacity from measured trends
      Build self-service tools for deploys, rollbacks and feature flags
      Review designs for failure modes before they are built`,
    needs: `
      Experience operating a service that people depend on around the clock
      A good understanding of networks, storage and operating systems
      Programming skill in at least one of Go, Python or Java
      Clear writing under time pressure`,
    pluses: `
      Experience with chaos testing
      Database internals
      Multi-region designs`,
    education: DEGREE,
  },
  {
    key: "embedded",
    physical: true,
    weight: 2.2,
    experience: [0, 14],
    pay: 0.9,
    place: "office",
    ladder: "engineer",
    internships: true,
    elsewhere: 0,
    fit: {
      "IT Software & Services": 0.7,
      Automotive: 8,
      Manufacturing: 4,
      "Energy & Utilities": 4,
      Telecom: 5,
      "Recruitment & Staffing": 0.7,
    },
    names: "Embedded Software Engineer|Firmware Engineer|Embedded Engineer|Embedded Systems Developer",
    focuses: "Motor Control|Connectivity|BSP|IoT Devices|Battery Management|Diagnostics",
    stacks: `
      C and RTOS: C, RTOS, ARM Cortex-M, microcontrollers / FreeRTOS, JTAG, oscilloscope
      Embedded Linux: C++, embedded Linux, Yocto, device drivers / GDB, CMake, Git
      AUTOSAR [AUTOSAR Engineer|Embedded Software Engineer|Automotive Software Engineer] (Diagnostics|Body Electronics|BSW): C, AUTOSAR, CAN, microcontrollers / CANoe, MATLAB, Vector tools
      IoT [IoT Firmware Engineer|Firmware Engineer|Embedded Engineer] (IoT Devices|Connectivity): C, ESP32, MQTT, Bluetooth Low Energy / FreeRTOS, Python, oscilloscope`,
    core: "SPI, I2C, debugging",
    tools: "Git, Python, Jenkins",
    soft: "analytical thinking, attention to detail, teamwork, problem solving, communication",
    purposes: `
      write firmware for devices that will run for years without a restart
      develop embedded software for our {product}
      bring up new boards and see them through to production`,
    duties: `
      Write and test firmware in {s1} for production hardware
      Bring up boards with the hardware team and find out whose fault it is
      Read schematics and data sheets and question both
      Design drivers, boot loaders and safe over-the-air updates
      Reduce power use and interrupt latency
      Debug with logic analysers, oscilloscopes and patience
      Build hardware-in-the-loop tests
      Support certification and field trials
      Review code against coding standards
      Document interfaces for the {area} team`,
    needs: `
      Strong C and a clear mental model of memory and interrupts
      Experience with at least one microcontroller family from prototype to product
      Ability to read schematics
      Care for edge cases such as brown-outs and wrap-around`,
    pluses: `
      Functional safety (ISO 26262) exposure
      Experience with wireless certification
      Python for test automation`,
    education:
      "B.E./B.Tech in Electronics or a related field|B.E./M.Tech in Electronics, Electrical or Instrumentation",
  },
  {
    key: "engineering-manager",
    weight: 1.8,
    experience: [7, 15],
    pay: 1.4,
    ladder: "plain",
    usesAreas: true,
    names: "Engineering Manager|Technical Project Lead|Software Development Manager",
    headNames: "Senior Engineering Manager|Director of Engineering|Head of Engineering",
    focuses: "Core Platform|Consumer|Payments|Data Platform|Mobile",
    stacks: `
      Backend (Core Platform|Payments|Data Platform): system design, Java, microservices, AWS / Kubernetes, Apache Kafka, PostgreSQL
      Web (Consumer|Growth|Customer Portal): system design, TypeScript, React, Node.js / AWS, GraphQL, PostgreSQL
      Platform (Core Platform|Developer Experience): system design, Kubernetes, AWS, Go / Terraform, Prometheus, PostgreSQL`,
    core: "people management, agile delivery, hiring",
    tools: "Jira, Git",
    soft: "leadership, mentoring, stakeholder management, communication, decision making",
    purposes: `
      lead a team of {team} engineers on our {product}
      grow engineers and keep their promises realistic
      be responsible for the people, the delivery and the health of the {focus} team`,
    duties: `
      Lead and grow a team of {team} engineers, with weekly one-to-ones that are never skipped
      Agree goals with product and say no kindly and early
      Keep technical direction sound by reviewing designs rather than every line
      Hire carefully, with structured interviews and written feedback
      Spot overload before it becomes attrition
      Run planning that leaves room for maintenance
      Follow incidents through to causes and lasting fixes
      Report progress to leadership without varnish
      Build bridges to the {area} team and to support
      Set a standard for writing, reviews and respect`,
    needs: `
      Experience managing engineers for two years or more
      A strong engineering background, still current enough to read a design critically
      A record of delivering with a team rather than alone
      Honest, specific feedback as a habit`,
    pluses: `
      Experience across two locations
      Having built a team from scratch
      Exposure to budgeting`,
    education: DEGREE,
  },
  {
    key: "salesforce",
    weight: 1.6,
    experience: [1, 12],
    pay: 1.02,
    ladder: "engineer",
    elsewhere: 0.6,
    fit: { "IT Software & Services": 1.3, Consulting: 2, "Recruitment & Staffing": 1.3, Manufacturing: 0 },
    names: "Salesforce Developer|Salesforce Engineer|CRM Developer|Salesforce Consultant",
    headNames: "Salesforce Architect|CRM Solution Architect",
    focuses: "Sales Cloud|Service Cloud|CPQ|Integrations|Experience Cloud",
    stacks: `
      Lightning [Salesforce Developer|Salesforce Engineer|Salesforce Consultant] (Sales Cloud|CPQ|Integrations|Experience Cloud): Salesforce, Apex, Lightning Web Components, SOQL / Visualforce, Copado, Data Loader
      Dynamics 365 [Dynamics 365 Developer|CRM Developer|Power Platform Developer] (Customer Service|Sales|Integrations): Dynamics 365, Power Platform, C#, Microsoft SQL Server / Power Automate, Azure DevOps
      Service Cloud [Salesforce Developer|Salesforce Consultant|CRM Developer] (Service Cloud|Integrations|Case Management): Salesforce, Apex, Flow, SOQL / Data Loader, Git, REST APIs`,
    core: "CRM, REST APIs",
    tools: "Git, Jira, Postman",
    soft: "communication, problem solving, stakeholder management, teamwork, attention to detail",
    purposes: `
      shape a CRM that people use because it helps them
      develop and support CRM solutions for our clients
      extend our CRM for {focus} and connect it with the rest of the business`,
    duties: `
      Build components, triggers and flows with {s1} and {s2}
      Translate business needs into configuration first and code second
      Connect the CRM with billing, telephony and the data warehouse
      Manage sandboxes, deployments and test coverage
      Clean and migrate data without losing history
      Run workshops and user acceptance tests with {users}
      Keep profiles and permissions tidy
      Review release notes and plan for each platform upgrade
      Document what was built and why
      Advise the {area} team on what the platform can and cannot do`,
    needs: `
      Experience on at least {few} CRM projects from design to go-live
      Understanding of governor limits, security and sharing
      Practical integration experience
      Ability to explain technical choices to business colleagues`,
    pluses: `
      Platform Developer I or II certification
      Experience with CPQ or marketing automation
      Exposure to a middleware tool`,
    education: DEGREE,
  },
  {
    key: "sap",
    weight: 1.8,
    experience: [2, 15],
    pay: 1.1,
    ladder: "specialist",
    place: "office",
    elsewhere: 0.5,
    fit: {
      "IT Software & Services": 1,
      Consulting: 3,
      Manufacturing: 1.5,
      "Recruitment & Staffing": 1.4,
      Automotive: 1,
    },
    names: "SAP Consultant|SAP Functional Consultant|SAP Analyst",
    headNames: "SAP Lead Consultant|SAP Solution Architect",
    focuses: "Support|Rollout|S/4HANA Migration|Implementation",
    stacks: `
      ABAP [SAP ABAP Consultant|SAP ABAP Developer|SAP Technical Consultant]: SAP ABAP, SAP HANA, OData, CDS views / SAP Fiori, SAP UI5, Smart Forms
      FICO: SAP FICO, SAP S/4HANA, asset accounting, GL / SAP Fiori, Microsoft Excel, LSMW
      MM: SAP MM, SAP S/4HANA, procurement, inventory management / SAP Ariba, LSMW, Microsoft Excel
      SD: SAP SD, SAP S/4HANA, order to cash, pricing / SAP Fiori, EDI, Microsoft Excel
      Basis [SAP Basis Consultant|SAP Basis Administrator] (Support|S/4HANA Migration): SAP Basis, SAP HANA, system administration, Linux / Solution Manager, Microsoft Azure, Oracle Database`,
    core: "business process mapping",
    tools: "Jira, SQL",
    soft: "stakeholder management, communication, analytical thinking, problem solving, teamwork",
    purposes: `
      support and extend SAP for {users}
      take part in S/4HANA rollouts from blueprint to hypercare
      be the person the business calls when SAP and reality disagree`,
    duties: `
      Gather requirements in workshops and write clear functional specifications
      Configure and test {s1} together with key users
      Support month-end and cut-over activities
      Analyse incidents, find root causes and agree permanent fixes
      Prepare data migration templates and check what comes back
      Train users and write guides they will actually open
      Coordinate with technical colleagues on forms, reports and interfaces
      Estimate changes and keep the ticket queue honest
      Take part in integration tests across modules
      Document configuration for audit`,
    needs: `
      At least {few} full implementation or support projects
      Good knowledge of the business process behind the module
      Experience with integration points to other modules
      Patience in workshops`,
    pluses: `
      SAP certification in the module
      Experience with Fiori or analytics
      Willingness to travel for go-lives`,
    education: "B.E./B.Tech, MBA or a commerce degree|any graduate with SAP project experience|B.Tech, MCA or MBA",
  },
  {
    key: "mechanical-design",
    weight: 3,
    experience: [0, 12],
    pay: 0.6,
    place: "site",
    ladder: "engineer",
    internships: true,
    elsewhere: 0,
    fit: {
      Manufacturing: 9,
      Automotive: 8,
      "Energy & Utilities": 4,
      "Real Estate & Construction": 1.5,
      "Agriculture & Food": 3,
      "Recruitment & Staffing": 0.4,
      Consulting: 0.3,
    },
    names: "Mechanical Design Engineer|Design Engineer|CAD Engineer|Product Design Engineer - Mechanical",
    focuses: "Plastics|Sheet Metal|Fixtures|Tooling|New Product Development",
    stacks: `
      SolidWorks: SolidWorks, GD&T, sheet metal design, DFM / AutoCAD, ANSYS, SAP PLM
      CATIA: CATIA, GD&T, plastic part design, DFMEA / Teamcenter, ANSYS, AutoCAD
      Creo: Creo, GD&T, tolerance stack-up, DFM / Windchill, AutoCAD, Microsoft Excel
      NX: Siemens NX, GD&T, tool design, DFMEA / Teamcenter, AutoCAD, HyperMesh`,
    core: "engineering drawings, BOM",
    tools: "Microsoft Office",
    soft: "attention to detail, teamwork, problem solving, communication, creativity",
    purposes: `
      design parts and assemblies that can be made the way they are drawn
      take new designs from concept to the first good part
      support our {product} with design changes and new variants`,
    duties: `
      Model parts and assemblies in {s1} and release drawings with correct tolerances
      Work with tooling and production to make parts easier to build
      Run tolerance stack-ups and simple strength checks
      Maintain bills of material and engineering change notes
      Follow prototypes through trials and write up what changed
      Visit suppliers to settle quality and tooling questions
      Reduce cost and weight without touching function
      Support failure analysis with photographs and measurements rather than opinions
      Check drawings from colleagues
      Keep the part library clean`,
    needs: `
      Good command of a 3D CAD package and of drawing standards
      Knowledge of common manufacturing processes
      Hands-on experience on a shop floor
      Ability to explain a design in front of a machine`,
    pluses: `
      FEA experience
      Exposure to PLM
      Knowledge of 3D printing`,
    education: "B.E./B.Tech in Mechanical Engineering|Diploma or B.E. in Mechanical Engineering",
  },
  {
    key: "electrical-engineer",
    weight: 2.2,
    experience: [0, 12],
    pay: 0.58,
    place: "site",
    ladder: "engineer",
    elsewhere: 0,
    fit: {
      Manufacturing: 4,
      Automotive: 3,
      "Energy & Utilities": 10,
      "Real Estate & Construction": 5,
      Telecom: 1,
      "Agriculture & Food": 2,
      "Recruitment & Staffing": 0.3,
    },
    names: "Electrical Engineer|Electrical Design Engineer|Electrical Maintenance Engineer|Controls Engineer",
    focuses: "Panels|Substations|Solar|HVAC Controls|Instrumentation",
    stacks: `
      Design [Electrical Design Engineer|Electrical Engineer] (Panels|Substations|Building Services): electrical design, AutoCAD Electrical, load calculation, single line diagrams / ETAP, EPLAN, Microsoft Excel
      PLC [Automation Engineer|PLC Engineer|Controls Engineer|Instrumentation Engineer] (HVAC Controls|Instrumentation|Panels|Conveyors): PLC programming, SCADA, HMI, instrumentation / Siemens TIA Portal, Allen-Bradley, AutoCAD Electrical
      Solar [Solar Design Engineer|Electrical Engineer|Solar Project Engineer] (Rooftop Solar|Ground Mount|O&M): PVsyst, solar plant design, AutoCAD, grid compliance / SketchUp, Helioscope, Microsoft Excel
      Maintenance [Electrical Maintenance Engineer|Electrical Engineer] (Utilities|Substations|Plant Maintenance): preventive maintenance, HT/LT panels, troubleshooting, power transformers / Megger testing, SAP PM, Microsoft Excel`,
    core: "electrical safety, earthing",
    tools: "Microsoft Office",
    soft: "problem solving, teamwork, planning, communication, attention to detail",
    purposes: `
      design and look after electrical systems that must not fail
      take projects from single line diagram to commissioning
      keep our {product} powered, safe and documented`,
    duties: `
      Prepare drawings, schedules and load calculations
      Supervise installation and testing at site
      Plan preventive maintenance and keep the spares list honest
      Troubleshoot breakdowns and record the cause, not only the cure
      Coordinate with contractors, inspectors and the electricity board
      Review vendor drawings and technical offers
      Commission panels, drives and protection relays
      Track energy use and propose savings
      Lead toolbox talks and permit-to-work checks
      Prepare handover documents and as-built drawings`,
    needs: `
      Sound knowledge of electrical codes and safe isolation
      Experience at site or on a plant floor
      Ability to read and correct drawings
      Willingness to work in shifts during shutdowns`,
    pluses: `
      Supervisory electrical licence
      Experience with energy audits
      Knowledge of automation`,
    education: "B.E./B.Tech in Electrical Engineering|Diploma or degree in Electrical Engineering",
  },
  {
    key: "civil-site",
    weight: 2.5,
    experience: [0, 14],
    pay: 0.55,
    place: "site",
    ladder: "engineer",
    indiaOnly: true,
    elsewhere: 0,
    fit: { "Real Estate & Construction": 14, "Energy & Utilities": 3, "Government & Non-profit": 2, Telecom: 0.4 },
    names: "Site Engineer|Civil Site Engineer|Project Engineer - Civil|Civil Engineer",
    seniorNames: "Senior Site Engineer|Assistant Project Manager - Civil|Section In-Charge",
    headNames: "Project Manager - Civil|Construction Manager",
    focuses: "Structures|Finishing|Billing and Planning|High-Rise|Infrastructure",
    stacks: `
      Execution: site execution, RCC, quantity estimation, quality control / AutoCAD, Microsoft Project, Microsoft Excel
      Planning [Planning Engineer|Project Planning Engineer|+Senior Planning Engineer|+Planning Manager] (Infrastructure|High-Rise|Metro): Primavera P6, project planning, rate analysis, quantity estimation / Microsoft Project, AutoCAD, Microsoft Excel
      Billing [Quantity Surveyor|Billing Engineer|Project Engineer - Civil|+Senior Quantity Surveyor|+Contracts Manager] (Billing|Estimation|High-Rise): quantity surveying, BOQ, rate analysis, contractor billing / AutoCAD, Microsoft Excel, SAP MM
      Structures: RCC, structural drawings, formwork, site execution / STAAD Pro, AutoCAD, total station`,
    core: "site safety, bar bending schedule",
    tools: "AutoCAD",
    soft: "leadership, planning, communication, teamwork, problem solving",
    purposes: `
      run daily work at site to drawing, to quality and to time
      plan, measure and supervise construction of our {product}
      keep contractors, materials and inspections in step`,
    duties: `
      Supervise daily work and check it against approved drawings
      Plan labour, material and equipment a week ahead
      Measure work and certify contractor bills
      Keep pour cards, cube results and inspection records
      Hold toolbox talks and stop unsafe work at once
      Raise drawing queries early with the design office
      Track progress against the schedule and report delays the same day
      Coordinate with electrical, plumbing and finishing agencies
      Reconcile cement, steel and other key materials
      Prepare snag lists and see them closed before handover`,
    needs: `
      Experience on residential, commercial or infrastructure sites
      Ability to read structural and architectural drawings
      Knowledge of IS codes and site testing
      Readiness to live near the site`,
    pluses: `
      Experience with aluminium formwork
      Knowledge of planning software
      A valid two-wheeler licence`,
    education: "B.E./B.Tech in Civil Engineering|Diploma or degree in Civil Engineering",
  },
  {
    key: "vlsi",
    physical: true,
    weight: 1.2,
    experience: [0, 14],
    pay: 1.1,
    place: "office",
    ladder: "engineer",
    internships: true,
    elsewhere: 0,
    fit: {
      "IT Software & Services": 0.8,
      Automotive: 1.5,
      Telecom: 4,
      Manufacturing: 1,
      "Recruitment & Staffing": 0.8,
    },
    names: "ASIC Verification Engineer|Physical Design Engineer|RTL Design Engineer|VLSI Engineer|Hardware Engineer",
    focuses: "SoC|Verification|Timing|DFT|FPGA Prototyping",
    stacks: `
      Verification [ASIC Verification Engineer|Design Verification Engineer|VLSI Engineer] (SoC|Verification|IP): SystemVerilog, UVM, functional coverage, assertions / Synopsys VCS, Questa, Python
      RTL [RTL Design Engineer|VLSI Engineer] (SoC|DFT|FPGA Prototyping): Verilog, RTL design, CDC, AMBA protocols / Synopsys Design Compiler, SpyGlass, Python
      Physical Design [Physical Design Engineer|STA Engineer|VLSI Engineer] (Timing|SoC|Block Level): floorplanning, static timing analysis, place and route, clock tree synthesis / Innovus, PrimeTime, Tcl
      PCB [Hardware Engineer|PCB Design Engineer|Hardware Design Engineer] (Power Electronics|Sensors|Board Design): PCB design, Altium Designer, signal integrity, circuit design / oscilloscope, LTspice, Python`,
    core: "digital electronics",
    tools: "Linux, Git",
    soft: "analytical thinking, problem solving, teamwork, communication, attention to detail",
    purposes: `
      take blocks from specification to sign-off
      verify designs so thoroughly that silicon comes back dull
      design the hardware beneath our {product}`,
    duties: `
      Own a block from specification to sign-off
      Write test plans, checkers and coverage models
      Debug failures with designers and close coverage gaps
      Meet timing, power and area targets
      Run regressions and keep their results readable
      Review code and constraints with the team
      Automate repeated steps with scripts
      Support bring-up in the laboratory
      Work with the {area} team on interface details
      Document assumptions and corner cases`,
    needs: `
      Strong digital fundamentals
      Hands-on experience with industry tools
      Scripting in Tcl, Perl or Python
      At least one completed tape-out or board release, or a strong project`,
    pluses: `
      Knowledge of PCIe, DDR or Ethernet
      Low-power design experience
      Formal verification`,
    education: "B.E./B.Tech or M.Tech in Electronics|M.Tech in VLSI or B.Tech in ECE",
  },
  {
    key: "software-architect",
    weight: 1.2,
    experience: [9, 15],
    pay: 1.5,
    ladder: "plain",
    usesAreas: true,
    elsewhere: 0.7,
    fit: { "IT Software & Services": 1.3, Consulting: 1.5, Manufacturing: 0.1 },
    names: "Solution Architect|Software Architect|Technical Architect|Enterprise Architect",
    focuses: "Cloud|Integration|Modernisation|Data Platform",
    stacks: `
      AWS: solution architecture, AWS, microservices, system design / Kubernetes, Terraform, Apache Kafka
      Azure: solution architecture, Microsoft Azure, integration patterns, system design / Azure DevOps, Azure Cosmos DB, API Management
      Java: solution architecture, Java, microservices, event-driven architecture / Apache Kafka, Kubernetes, Oracle Database`,
    core: "REST APIs, security design",
    tools: "Confluence, C4 model, Git",
    soft: "stakeholder management, communication, mentoring, decision making, leadership",
    purposes: `
      give several teams one technical direction they believe in
      design systems that can be changed a year later
      lead technical decisions for our {product}`,
    duties: `
      Write and defend architecture decisions in short, dated documents
      Review designs with teams and leave them better informed, not overruled
      Prototype the risky part first
      Set standards for APIs, events and data ownership
      Estimate and explain the cost of options, including the option to wait
      Support pre-sales or planning with honest technical input
      Coach senior engineers towards design responsibility
      Track technical debt and argue for paying it
      Work with security on threat models
      Keep diagrams true`,
    needs: `
      A long record of systems built and then lived with
      Breadth across data, integration, security and cloud
      Clear writing and drawing
      Willingness to read and write code`,
    pluses: `
      Cloud architect certification
      Domain knowledge in finance, health or logistics
      Experience retiring a legacy system`,
    education: DEGREE,
  },
]);
