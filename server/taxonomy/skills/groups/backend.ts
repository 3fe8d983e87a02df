// Server-side frameworks, APIs, messaging and integration.
import type { SkillGroup } from "../skill-lines.ts";

export const backend: SkillGroup = {
  group: "backend",
  kind: "core",
  technical: true,
  lines: `
Node.js | !node; node backend; node.js backend | JavaScript
Express.js @0 | ?Express | Node.js
NestJS @0 | nest framework | Node.js
Fastify @0 | | Node.js
Deno @0 | deno runtime | JavaScript
Bun Runtime @0 | bun js; ?Bun | JavaScript
Django @0 | python django; django orm | Python
Django REST Framework @0 | drf; django rest; django rest api | Django
?Flask @0 | python flask; flask api | Python
FastAPI @0 | fast api framework; python fastapi | Python
Tornado Framework @0 | tornado web; sanic; !tornado | Python
AIOHTTP @0
?Celery @0 | celery workers; celery task queue | Python
SQLAlchemy @0 | alembic migrations | Python
Spring Boot | spring boot microservices; java spring boot | Spring
?Spring @1 | spring core; java spring; spring mvc; spring ioc; spring aop; spring modules | Java
Spring Cloud @0 | spring cloud gateway; netflix oss; eureka server; spring cloud config | Spring
Spring Security @0 | spring oauth | Spring
Spring Data @0 | spring data jpa; spring jpa; spring jdbc | Spring
Spring Batch @0 |  | Spring
Spring WebFlux @0 | webflux; reactive spring; project reactor | Spring
?Hibernate @1 | hibernate orm; nhibernate | Java
JPA @0 | java persistence api; jakarta persistence; eclipselink
Java EE @1 | j2ee; jee; jakarta ee; java enterprise edition; java 2 enterprise edition; java/j2ee | Java
JSP @0 | java server pages; jsp servlets; jstl | Java
Java Servlets @0 | servlet; servlets/jsp | Java
JSF @0 | java server faces | Java
EJB @0 | enterprise java beans | Java
Apache Struts @0 | ?struts; struts 2 | Java
Quarkus @0 |  | Java
Micronaut @0
Vert.x @0 | vertx toolkit | Java
Multithreading @0 | multithreaded programming; concurrency; concurrent programming; java multithreading; parallel programming; thread programming
JVM @0 | java virtual machine; jvm tuning; garbage collection tuning; jvm internals | Java
JDBC @0 | java database connectivity; odbc | Java
MyBatis @0 | ibatis | Java
JMS @0 | java message service; java messaging service
Apache Maven @1 | ?maven; maven build; mvn
Gradle @0 | gradle build
Apache Ant @0 | ant build; ant scripts; ?Ant
Apache Tomcat @1 | tomcat; tomcat server; tomcat web server
JBoss @0 | wildfly; jboss eap; redhat jboss
WebLogic @0 | oracle weblogic; weblogic server; bea weblogic
WebSphere @0 | ibm websphere; websphere application server; ibm was
.NET @1 | dot net; microsoft .net; .net 6; .net 8
.NET Core @0 | asp.net core; net core; .net core web api; .net core mvc | .NET
ASP.NET @1 | active server pages; asp.net web forms; web forms; asp classic; classic asp | .NET
ASP.NET MVC @0 | .net mvc; mvc5; asp.net mvc 5 | ASP.NET
ASP.NET Web API @0 | .net web api; web api 2; asp.net api | ASP.NET
Entity Framework @0 | ef core; entity framework core; entityframework 6; ado.net entity framework | .NET
ADO.NET @0 |  | .NET
LINQ @0 | language integrated query; linq to sql | C#
WCF @0 | windows communication foundation | .NET
WPF @0 | windows presentation foundation; xaml; winforms; windows forms; wpf mvvm | .NET
Blazor @0 | blazor server; blazor webassembly; blazor wasm | .NET
SignalR @0 | signal r hubs | .NET
Laravel @0 | php laravel; lumen framework; eloquent orm | PHP
Symfony @0 |  | PHP
CodeIgniter @0 | ci framework | PHP
CakePHP @0 |  | PHP
Zend Framework @0 | zend; laminas | PHP
Yii @0 | yii2 | PHP
WordPress @1 | wordpress themes; wordpress plugins; wordpress cms; woo commerce wordpress; elementor | PHP
WooCommerce @0 |  | WordPress
Drupal @0 | drupal cms; drupal 8 | PHP
Joomla @0 | joomla cms | PHP
Magento @0 | magento 2; adobe commerce | PHP
Shopify @0 | shopify store; shopify liquid; shopify plus
BigCommerce @0 | big commerce platform
OpenCart @0
PrestaShop @0
Contentful @0 | headless cms
Contentstack @0
Strapi @0
Adobe Experience Manager @0 | aem; adobe aem; aem sites; adobe cq5
Sitecore @0 | sitecore cms; sitecore xp
Umbraco @0
Kentico @0
CMS @1 | content management system; web content management
Ruby on Rails @0 | ?rails; =ROR | Ruby
?Sinatra @0 | sinatra ruby | Ruby
Phoenix Framework @0 | elixir phoenix; phoenix liveview; !phoenix | Elixir
Gin Framework @0 | go gin; gorilla mux; go fiber; echo framework go; ?Gin | Go
Actix @0 | actix web; tokio; axum rust | Rust
Akka @0 | akka streams; akka http; pekko | Scala
Play Framework @0 | scala play | Scala
Grails @0 |  | Groovy
REST APIs @2 | restful api; restful web services; rest web services; =REST; restful; rest based services; restful apis development; rest/json; rest architecture
SOAP @0 | soap web services; soap api; soap/rest; wsdl
gRPC @0 | protobuf; protocol buffers; google rpc
API Development @2 | api design; api; web api; building apis; web services
API Integration @2 | third party api integration; third party integrations; integrating apis; integration of apis; third-party apis; external apis
API Gateway @0 | api management; aws api gateway; azure api management; google apigee
Apigee @0
Swagger @0 | openapi; swagger ui; openapi specification; swaggerhub
OAuth @0 | oauth2; oauth 2.0; openid connect; oidc; oauth2.0 authentication
JWT @0 | json web token; token based authentication
Microservices @1 | microservice architecture; microservices design; microservices based architecture
Event-Driven Architecture @0 | event driven; event driven design; event sourcing; cqrs; event streaming; event-driven systems
Apache Kafka | kafka; kafka streams; confluent kafka; confluent; kafka connect; ksqldb
RabbitMQ @0 | amqp; rabbitmq messaging
ActiveMQ @0 | artemis mq; apache activemq
IBM MQ @0 | mq series; websphere mq; ibm mqseries; ibm message queue
Message Queues @0 | message broker; messaging queues; message oriented middleware; message queuing; messaging systems; pub/sub messaging
ZeroMQ @0 | zmq; nats messaging
Apache Pulsar @0 | !pulsar
MQTT @0 | mqtt protocol
Oracle Service Bus @0 | osb
MuleSoft @0 | mule esb; mulesoft anypoint; anypoint platform; ?mule; mule 4; dataweave
TIBCO @0 | tibco businessworks; tibco bw; tibco ems
Dell Boomi @0 | boomi; boomi integration; boomi atomsphere
webMethods @0 | software ag webmethods; web methods integration
Apache Camel @0 | !camel; camel routes; fuse esb
Enterprise Service Bus @0 | esb
Service-Oriented Architecture @0 | soa architecture; service oriented architecture; =SOA
WSO2 @0
Middleware @0
EDI @0 | electronic data interchange; edi mapping; edi x12; edifact; sterling integrator
Backend Development @3 | back-end developer; backend; backend engineering; server side development; server-side programming
Full Stack Development @3 | full stack; full stack web development; full stack engineering
MERN Stack @0 | mern; mern full stack | React; Node.js; MongoDB
MEAN Stack @0 | =MEAN | Angular; Node.js; MongoDB
LAMP Stack @0 | =LAMP | PHP; MySQL
JAMstack @0
Java Full Stack @0 | full stack java | Java
Python Full Stack @0 | full stack python | Python
Web Scraping @0 | web crawling; data scraping; web scrapers; screen scraping; web crawlers
Beautiful Soup @0
Scrapy @0
Payment Gateway Integration @0 | payment gateway; payu; paypal integration; payment integration; ccavenue
Razorpay @0
OpenSearch @0
Apache Solr @0 | solr; solr search
Lucene @0 | apache lucene
Nginx @0 | nginx server; nginx reverse proxy
Apache HTTP Server @0 | apache web server; httpd; apache2; apache server; !apache
IIS @0 | internet information services; microsoft iis; iis server
Reverse Proxy @0
Envoy Proxy @0 | ?envoy
Traefik @0
HAProxy @0
Caching @0 | caching strategies; distributed caching; cache management; ?varnish; caching mechanisms
Memcached @0 | memcache
Ehcache @0
Hazelcast @0
Serverless @0 | serverless architecture; serverless computing; faas; function as a service
Prisma ORM @0 | drizzle orm; sequelize orm; ?prisma
Sequelize @0
TypeORM @0
ORM @0 | object relational mapping; object-relational mapper
Mongoose @0 | mongoose odm | MongoDB
Apache Thrift @0 | thrift rpc; !thrift
Apache Avro @0 | avro
?Temporal @0 | temporal.io; temporal workflow
Activiti @0
Camunda @0 | camunda platform; camunda bpm; jbpm; flowable
?Drools @0 | drools rule engine; rules engine
Pega @0 | pega prpc; pegasystems; pega bpm; pega cssa
Appian @0 | appian bpm
=OutSystems @0
Mendix @0
Low-Code Development @0 | low code; no code; low code no code; lcnc
Blockchain @0 | distributed ledger; dlt
Ethereum @0 | evm; ethereum blockchain; erc20
Smart Contracts @0 | hardhat; truffle suite; smart contract auditing
Hyperledger Fabric @0 | hyperledger
Web3 @0 | web3.js; ethers.js; web 3.0; defi; nft development
Cryptocurrency @0 | !crypto; bitcoin; crypto trading; crypto assets; digital assets
Game Development @0 | game developer; game programming; game engine; video game development; gameplay programming
?Unity @0 | unity 3d; unity engine; unity game engine
Unreal Engine @0 | ue4; ue5; unreal engine 5; !unreal; unreal blueprints
Godot @0 | godot engine
Cocos2d @0
AR/VR Development @0 | augmented reality; virtual reality; ar vr; arkit; arcore; mixed reality; vr development; ar development; oculus
SIP Telephony @0 | sip protocol; asterisk pbx; freeswitch; voip; voice over ip; voip protocols
CTI Integration @0 | computer telephony integration; ivr development; twilio api
Twilio @0
Ktor @0 | | Kotlin
Dropwizard @0 | | Java
?Jetty @0 | eclipse jetty | Java
?Koa @0 | koajs; koa js | Node.js
?Hapi @0 | hapijs; hapi js | Node.js
?Knex @0 | knexjs; knex js | Node.js
?Composer @0 | php composer | PHP
?Pyramid @0 | pyramid framework | Python
?Alembic @0 | | Python
Pydantic @0 | | Python
Gunicorn @0 | | Python
uWSGI @0 | | Python
Sidekiq @0 | | Ruby
?Dapper @0 | dapper orm | .NET
?Razor @0 | razor pages | .NET
MFC @0 | microsoft foundation classes | C++
Kong @0 | kong gateway; kong api gateway
Auth0 @0
Keycloak @0
BizTalk @0 | biztalk server
RAML @0
?Stripe @0 | stripe api; stripe payments
?PayPal @0 | paypal api
?Plaid @0 | plaid api
SendGrid @0
NATS @0 | nats streaming; nats jetstream
tRPC @0
?Hono @0 | hono.js
?Zod @0 | zod validation
Thymeleaf @0
?Axum @0
MediatR @0
?Livewire @0 | laravel livewire
Redis Streams @0
Clerk Authentication @0 | clerk auth; !clerk
`,
};
