// Building what a browser shows: frameworks, styling and build tools.
import type { SkillGroup } from "../skill-lines.ts";

export const frontend: SkillGroup = {
  group: "frontend",
  kind: "core",
  technical: true,
  lines: `
React | reactjs; react js developer; reactjs hooks; react hooks; react 18 | JavaScript
Angular | angular2+; angular 2; angular cli; angular 8; angular material ui | TypeScript
AngularJS @0 | angular 1 | JavaScript
Vue.js @0 | vue; vue 3 | JavaScript
Pinia @0
Vuex @0
Svelte @0 | sveltejs; sveltekit | JavaScript
Next.js @0 | next 14 | React
Nuxt @0 | nuxtjs; nuxt 3 | Vue.js
?Gatsby @0 | gatsbyjs | React
?Remix @0 | remix run | React
Astro Framework @0 | astrojs; astro build; ?Astro | JavaScript
Ember.js @0 | ember framework | JavaScript
Backbone.js @0 | backbone framework | JavaScript
jQuery @1 | jquery ui; jquery mobile | JavaScript
Redux @0 | redux toolkit; redux thunk; react redux; rtk query | React
Redux Saga @0
MobX @0 | mobx state tree | React
Zustand @0 | zustand store | React
TanStack Query @0 | react query; tanstack react query | React
React Router @0 | react router dom; react navigation routing | React
RxJS @0 | reactive extensions for javascript; rxjs observables | JavaScript
NgRx @0
Three.js @0 | babylon.js | JavaScript
WebGL @0
D3.js @0 | d3; data driven documents | JavaScript
Chart.js @0 | apexcharts | JavaScript
ECharts @0
Highcharts @0
Alpine.js @0 |  | JavaScript
HTMX @0
?Lit @0 | lit element; lit html
Web Components @0 | custom elements; shadow dom
Stencil.js @0
?Bootstrap | twitter bootstrap; bootstrap 5; bootstrap css | CSS
Tailwind CSS @0 | tailwind; tailwind ui | CSS
Material UI @0 | mui; material design components; angular material | React
Ant Design @0 | antd | React
Chakra UI @0 | chakra-ui react | React
Sass @0 | scss; sass/scss; syntactically awesome style sheets | CSS
PostCSS @0 | css modules; autoprefixer
=LESS @0 | less css; less preprocessor | CSS
Styled Components @0 | css in js | CSS
CSS Flexbox @0 | flexbox; css grid; grid layout css | CSS
?Storybook @0 | storybook js
?Webpack @0 | web pack bundler
Vite @0 | vitejs; vite bundler
Rollup.js @0 | !rollup
Turbopack @0
esbuild @0
?Babel @0 | babeljs
Gulp @0 | gulpjs
npm @0 | node package manager; npm packages
pnpm @0
ESLint @0 | eslint rules; tslint
?Prettier @0 | prettier formatter
Responsive Web Design @1 | responsive design; responsive web; mobile first design; responsive layouts; responsive websites; mobile responsive
Web Accessibility @1 | wcag; a11y; section 508; wai-aria; =ARIA; accessibility standards; wcag 2.1; digital accessibility
Cross-Browser Compatibility @1 | cross browser; cross browser testing; browser compatibility issues
Web Performance @0 | web performance optimization; core web vitals; page speed optimization; lighthouse audits; frontend performance
Progressive Web Apps @0 | pwa; progressive web application; service workers
Single Page Applications @0 | spa development; single page app; spa applications
Micro Frontends @0 | micro frontend architecture; module federation
Server-Side Rendering @0 | server side rendered; static site generation
Frontend Development @3 | front-end developer; front end engineering; frontend; front end web development; client side development
Web Development @3 | web developer; website development; web programming; web applications; web app development; web dev; web technologies; website designing and development
UI Development @2 | ui developer; user interface development; ui engineering; ui frameworks; user interface developer
DOM Manipulation @0 | document object model; html dom
AJAX @1 | asynchronous javascript; ajax calls; ajax requests
WebSockets @0 | socket.io; websocket api; socket programming websockets
WebRTC @0 | web real time communication
Knockout.js @0 | knockoutjs; !knockout
ExtJS @0 | sencha; sencha ext js
Dojo Toolkit @0 | dojo framework
Handlebars.js @0 | !handlebars; mustache templates; ejs templates; pug templates; handlebarsjs
PrimeNG @0
PrimeFaces @0
PrimeReact @0
Kendo UI @0 | telerik controls
DevExpress @0
Telerik @0
Internationalization @0 | i18n; localization and internationalization; l10n; react intl
?Electron @0 | electronjs
Tauri @0
Ag-Grid @0 | aggrid enterprise
SAPUI5 @0 | openui5; sap fiori development; fiori apps; ui5 | JavaScript
?Relay @0 | relay modern | GraphQL
?Apollo GraphQL @0 | apollo client; apollo server; !apollo | GraphQL
Hasura @0 | | GraphQL
?Parcel @0 | parcel bundler
Grunt @0 | gruntjs; grunt js
Bower @0
Yarn @0 | yarn package manager
?Recoil @0 | recoiljs | React
SWR @0 | useswr | React
Formik @0 | | React
?Stimulus @0 | stimulusjs | JavaScript
?Polymer @0 | polymer js | JavaScript
?Meteor @0 | meteorjs; meteor js | JavaScript
?Leaflet @0 | leafletjs; leaflet js | JavaScript
Mapbox @0 | mapbox gl
OpenLayers @0
?Sanity CMS @0 | sanity io; !sanity
Jekyll @0
?Hugo @0 | gohugo; hugo static site
Algolia @0
Meilisearch @0
?Emotion CSS @0 | !emotion; emotion js
Turborepo @0 | turbo repo
SolidJS @0 | solid.js; solidstart
shadcn/ui @0 | shadcn
Radix UI @0 | radix primitives
Framer Motion @0
Axios @0
`,
};
