// Databases, their administration and modelling.
import type { SkillGroup } from "../skill-lines.ts";

export const databases: SkillGroup = {
  group: "databases",
  kind: "core",
  technical: true,
  lines: `
MySQL @1 | =My SQL; mysql db; mysql server; mysql workbench | SQL
PostgreSQL @1 | postgres; postgresql db; psql; pgsql | SQL
Microsoft SQL Server @1 | sql server; mssql; ms sql server; sql server 2016; microsoft sql; sql server management studio; ssms; azure sql server; sql server 2019 | SQL
Oracle Database @1 | ?Oracle; oracle db; oracle sql; oracle 12c; oracle 11g; oracle 19c; oracle rdbms; oracle 10g | SQL
Oracle Exadata @0 | exadata
MongoDB @1 | mongo; mongodb atlas | NoSQL
Redis @0 | redis cache; redis cluster; redis db; valkey | NoSQL
?Cassandra @0 | apache cassandra; cassandra db; scylladb; datastax | NoSQL
DynamoDB @0 | amazon dynamodb; aws dynamodb | NoSQL
Elasticsearch @0 | =ELK; elasticsearch cluster; ?Elastic
Couchbase @0 | apache couchdb | NoSQL
MarkLogic @0
RocksDB @0 | leveldb
ArangoDB @0
Aerospike @0 | aerospike db
CouchDB @0
HBase @0 | apache hbase; h base hadoop | NoSQL
Neo4j @0 | graph db
Amazon Neptune @0
TigerGraph @0
Graph Databases @0
MariaDB @0 | percona | SQL
IBM DB2 @0 | db2; db2 udb; db2 luw; ibm db2 z/os | SQL
Teradata @0 | teradata sql; bteq; teradata utilities | SQL
Sybase @0 | sybase ase; sap ase; sybase iq | SQL
Informix @0 | ibm informix
Netezza @0 | ibm netezza; puredata
Vertica @0 | hp vertica
Greenplum @0 | pivotal greenplum
SAP HANA @0 | =HANA; hana db; hana modeling; hana studio; hana cds views | SQL
Microsoft Access @1 | ms access; ?Access; access db
CockroachDB @0 | yugabytedb; tidb
InfluxDB @0 | time series database; timescaledb
ClickHouse @0 | click house db
Azure Cosmos DB @0 | cosmosdb; documentdb | NoSQL
Amazon RDS @0 | =RDS; aws rds; aurora db | AWS
Google Cloud Spanner @0 | cloud spanner; ?spanner
Bigtable @0 | cloud bigtable
Azure SQL Database @0 | azure sql; azure sql db; azure sql managed instance | Microsoft Azure
Supabase @0 | supabase postgres
Visual FoxPro @0 | foxpro
FileMaker @0 | filemaker pro; claris filemaker
NoSQL @1 | =No SQL; non relational databases; document databases; nosql db
RDBMS @2 | relational databases; relational database management system; relational db
DBMS @3 | database management; database; db management
Database Administration @1 | DBA; database administrator; sql dba; oracle dba; mysql dba; postgres dba; db administration; sql server dba; database maintenance
Database Design @1 | database designing; schema design; db design; database architecture; relational database design; database structures
Database Development @1 | database developer; db development; database programming; sql developer
Database Optimization @0 | query optimization; sql tuning; database performance tuning; query tuning; sql performance tuning; database tuning; performance tuning of sql; sql optimization; query performance
Database Migration @0 | db migration; schema migration; aws dms; flyway; liquibase
Backup and Recovery @1 | database backup; backup and restore; data recovery; database recovery; rman
Replication and High Availability @0 | database replication; always on availability groups; oracle rac; data guard; database clustering; log shipping; high availability clusters; oracle dataguard
Data Modeling @1 | data modelling; data models; dimensional modeling; logical data model; er diagram; entity relationship diagrams; star schema; data modeler; !erwin
Oracle GoldenGate @0 | golden gate replication; goldengate
Oracle APEX @0 | application express; oracle application express; apex oracle
Oracle Forms and Reports @0 | oracle forms; oracle reports; oracle d2k
?Toad @0 | toad for oracle; toad sql; toad data point
DBeaver @0
SQL*Plus @0 | sql loader
Vector Databases @0 | vector db; vector search
Qdrant @0
?Chroma @0 | chromadb
FAISS @0
pgvector @0
Weaviate @0
Milvus @0
Pinecone @0
?Firebird @0 | interbase; firebird db
Apache Ignite @0 | gridgain; in memory database
`,
};
