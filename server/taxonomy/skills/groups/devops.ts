// Delivery pipelines, containers, monitoring, servers and networks.
import type { SkillGroup } from "../skill-lines.ts";

export const devops: SkillGroup = {
  group: "devops and infrastructure",
  kind: "core",
  technical: true,
  lines: `
DevOps @2 | dev ops; devops engineering; devops culture
CI/CD @2 | continuous integration; continuous delivery; continuous deployment; ci cd pipelines; build pipelines; deployment pipelines; build automation; deployment automation; build and release
Docker @1 | docker containers; dockerfile; docker compose; docker swarm; docker engine; dockerization
Kubernetes @1 | k8s; kube; kubernetes cluster; kubectl; k8; kubernetes orchestration
Containerization @0 | !containers; container orchestration; containerisation; containerized applications; containerd
Podman @0
?Helm @0 | helm charts
Kustomize @0
OpenShift @0 | red hat openshift; ocp openshift | Kubernetes
?Rancher @0 | rancher kubernetes | Kubernetes
Istio @0 | service mesh; istio service mesh
Linkerd @0
Argo CD @0 | argo workflows
GitOps @0
Terraform @0 | hashicorp terraform; terraform scripts; terragrunt; opentofu; terraform modules
Ansible @0 | ansible playbooks; ansible tower; red hat ansible; awx; ansible automation
?Puppet @0 | puppet enterprise; puppetlabs; puppet configuration
?Chef @0 | chef infra; chef cookbooks; opscode chef; chef automate; chef puppet
SaltStack @0 | saltstack configuration
?Vagrant @0 | hashicorp vagrant
?Packer @0 | hashicorp packer
HashiCorp Vault @0 | vault secrets; !secrets management; hashi vault
Infrastructure as Code @0 | IAC; infrastructure automation; infra as code
Pulumi @0
Configuration Management @1 | scm tools; configuration manager
Jenkins @0 | jenkins pipeline; jenkins ci; cloudbees; hudson ci; jenkins automation
GitLab CI @0 | gitlab ci/cd; gitlab pipelines; gitlab runner
GitHub Actions @0 | github workflows; gh actions
CircleCI @0
Travis CI @0
TeamCity @0 | team city server; jetbrains teamcity
?Bamboo @0 | atlassian bamboo
Octopus Deploy @0 | octopus deployment
Spinnaker @0 | spinnaker cd; harness cd; harness.io
Nexus Repository @0 | sonatype nexus; nexus artifactory; !nexus
JFrog Artifactory @0 | jfrog; artifactory
SonarQube @0 | ?sonar; sonarqube analysis; sonarcloud; sonarlint
Git @2 | git version control; git flow; git commands; git scm; git repository; git bash; git workflow
GitHub @1 | github enterprise; github repositories
GitLab @0
Bitbucket @0 | atlassian bitbucket; stash bitbucket
SVN @0 | subversion; apache subversion; tortoise svn
Perforce @0 | helix core
IBM ClearCase @0 | clearcase
?Mercurial @0
Version Control @2 | source control; source code management; revision control; VCS; source code control; code versioning
Release Management @0 | release manager; release engineering; release planning; software release; deployment management; release engineer; production deployments; release coordination; !deployment; software deployment; application deployment
Site Reliability Engineering @0 | SRE; site reliability; service reliability; SLO; error budgets; chaos engineering
Platform Engineering @0 | internal developer platform; developer platform; platform engineer; backstage developer portal
Monitoring and Observability @1 | observability; application monitoring; APM; system monitoring; infrastructure monitoring; monitoring tools; application performance monitoring; monitoring & alerting; !monitoring
OpenTelemetry @0
Prometheus @0 | prometheus monitoring; promql; thanos monitoring
Grafana @0 | grafana dashboards
Datadog @0 | data dog monitoring
New Relic @0 | newrelic apm
Dynatrace @0
AppDynamics @0 | cisco appdynamics
Splunk @0 | splunk enterprise; splunk siem; splunk queries; splunk dashboards
ELK Stack @0 | elastic stack; elk stack monitoring; filebeat; efk stack; fluent bit
Fluentd @0
Kibana @0
Logstash @0
Nagios @0 | nagios monitoring; whatsup gold
PRTG @0
SolarWinds @0
Icinga @0
Zabbix @0
PagerDuty @0 | pager duty alerts; victorops
Opsgenie @0
?Sentry @0 | sentry.io; rollbar
Linux @2 | linux os; gnu/linux; linux operating system; linux servers; linux kernel; linux commands; linux/unix; unix/linux
Unix @1 | unix os; hp-ux; ibm aix; sun solaris
?Solaris @0
AIX @0
Ubuntu @0 | ubuntu server
Debian @0 | debian linux
Red Hat Enterprise Linux @0 | rhel; red hat linux; redhat; rocky linux
Fedora @0
SUSE Linux @0 | sles
CentOS @0
Windows Server @1 | microsoft windows server; windows server 2012; windows server 2016; windows server 2019; windows administration; windows admin; wintel
Microsoft Windows @2 | =Windows; windows os; ms windows; windows 10; windows operating system; windows 11; windows 7
macOS @1 | mac os x; os x; apple mac; macintosh
Active Directory @1 | ad ds; microsoft active directory; group policy; GPO; group policy management
LDAP @0
System Administration @1 | sysadmin; system administrator; server administration; system admin; server management; server administrator; server maintenance
Microsoft Exchange @0 | exchange server; ms exchange; exchange online; microsoft exchange server; email server administration
Office 365 Administration @0 | o365 administration; microsoft 365 administration; m365 administration; o365 admin; office 365 admin; microsoft 365 admin center
SCCM @0 | system center configuration manager; mecm; endpoint configuration manager; microsoft sccm; wsus; server patching
Patch Management @0 | patching
Storage Administration @0 | san storage; =SAN; nas storage; storage area network; emc storage; dell emc; storage management; brocade
NetApp @0
Veeam @0 | veeam backup; backup administration
Backup Exec @0
Veritas NetBackup @0 | netbackup
Commvault @0
Disaster Recovery @0 | disaster recovery planning; dr planning; disaster recovery management; bcp/dr; business continuity and disaster recovery; dr drills
~Networking @2 | computer networking; network engineering; computer networks; network protocols; networking protocols; network concepts; network technologies; data networking
Network Administration @1 | network administrator; network management; network support; network engineer; network operations; NOC; network operations center; network monitoring; network troubleshooting
Routing and Switching @0 | routers and switches; cisco routers; cisco switches; network switches; routing protocols; switching and routing; router configuration; routers; layer 2 switching
TCP/IP @1 | tcp ip protocols; tcp/ip networking; tcp/udp; tcp/ip stack; internet protocol suite; ip networking; ipv6; ip addressing; subnetting
SNMP @0 | snmp monitoring; netconf; snmp traps
BGP @0 | eigrp; bgp routing; border gateway protocol; is-is routing; mpls vpn
MPLS @0
OSPF @0
DNS @0 | domain name system; dns management; dns/dhcp; dhcp/dns; dns server
DHCP @0
VPN @0 | virtual private network; ipsec; ipsec vpn; ssl vpn; vpn configuration; site to site vpn
LAN/WAN @0 | =LAN; =WAN; local area network; wide area network; vlan; lan & wan
SD-WAN @0 | viptela; software defined networking; SDN
Cisco Meraki @0 | meraki
Wireless Networking @0 | ?WiFi; wlan; wireless lan; 802.11; wireless networks; wireless technologies; aruba networks; cisco wireless
Load Balancing @0 | load balancers; f5 load balancer; f5 big-ip; f5 ltm; big-ip; citrix adc
Netscaler @0
?Cisco @0 | cisco networking; cisco ios; cisco devices; cisco nexus; cisco asa; cisco products; cisco aci
?Juniper @0 | juniper networks; junos; juniper srx
~Telecommunications @1 | ~telecom; telecom networks; telecommunication networks
5G @0 | 5g nr; 5g networks; 5g core; 5g technology; 4g/5g; lte/5g
GSM @0 | gprs; gsm networks
LTE @0 | 4g lte; volte; 4g; umts; wcdma; gsm/umts; 3gpp; 3g/4g
RF Engineering @0 | radio frequency engineering; rf optimization; rf planning; drive testing; rf design; radio network optimization; rf engineer; rf systems; microwave engineering
OSS/BSS @0 | !oss; !bss; telecom oss; telecom billing; amdocs; telecom bss
Optical Fiber Networks @0 | fiber optics; fibre optic; ftth; dwdm; gpon; optical networks; fiber optic splicing; !ofc; optical fibre
IP Telephony @0 | cisco call manager; cucm; avaya; PBX; unified communications; epabx; avaya aura; cisco voice; avaya cms
Network Design @0 | network architecture; network planning; network architect; network planning and design; network solution design
Data Center Operations @0 | data center; data centre; data center management; data center infrastructure; rack and stack; DCIM
IT Infrastructure @1 | it infrastructure management; infrastructure management; infrastructure support; it infra; infrastructure services; infrastructure engineering; infrastructure design
Mainframe @0 | ibm mainframe; z/os; ims db; as/400; ibm iseries; iseries
VSAM @0
CICS @0
Hadoop Administration @0 | hadoop admin; cloudera administration; big data administration
Middleware Administration @0 | application server administration; weblogic administration; websphere administration; tomcat administration
Job Scheduling Tools @0 | tivoli workload scheduler; bmc control-m; ca autosys; tidal scheduler; job scheduling; cron jobs; control m scheduling
Control-M @0
Autosys @0
Embedded Linux @0 | yocto; linux device drivers; board support package; bsp development; buildroot; u-boot; linux bsp; device drivers
System Integration @1 | it systems integration; systems integrator; enterprise integration; application integration
Performance Engineering @0 | performance tuning; performance optimization; performance optimisation; performance tuning and optimization; code optimization
Scalability @1 | scalable systems; high scalability; scalable applications; scalable architecture; high availability; fault tolerance; scalable software; highly scalable systems; low latency systems
Distributed Systems @0 | distributed computing; distributed architecture; distributed applications; distributed system design; large scale distributed systems; parallel computing
High Performance Computing @0 | hpc; hpc clusters; supercomputing; slurm; mpi programming; openmp
Operating Systems @1 | os concepts; os internals; operating system internals
Cilium @0 | | Kubernetes
?Consul @0 | hashicorp consul
?Nomad @0 | hashicorp nomad
Crossplane @0 | | Kubernetes
?Flux CD @0 | fluxcd; !flux
Thanos @0 | thanos prometheus
Jaeger @0 | jaeger tracing
Zipkin @0
Telegraf @0
?Loki @0 | grafana loki
?Grafana Tempo @0 | !tempo
LaunchDarkly @0
?Caddy @0 | caddy server
?Squid @0 | squid proxy
tmux @0
VirtualBox @0 | oracle virtualbox
?Xen @0 | xen hypervisor; xenserver
?Cacti @0
Arch Linux @0 | | Linux
FreeBSD @0 | | Unix
?Bazel @0 | bazel build
CMake @0 | | C++
GNU Make @0 | makefile; makefiles; !make; gmake
?CVS @0 | concurrent versions system
eBPF @0 | | Linux
Valgrind @0
?strace @0
etcd @0
Trivy @0
Buildkite @0
Spotify Backstage @0 | backstage.io; !backstage
Network Optimization @0 | network optimisation
`,
};
