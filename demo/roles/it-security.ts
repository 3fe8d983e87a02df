// Role families of the IT & Security department.
import { roles } from "./role.ts";

const DEGREE = "B.Tech, BCA, MCA or a diploma in IT|any technical graduate|a degree or diploma in computing";

export const IT_SECURITY = roles("IT & Security", [
  {
    key: "system-admin",
    weight: 4,
    experience: [0, 12],
    pay: 0.62,
    place: "office",
    ladder: "engineer",
    shifts: true,
    names:
      "System Administrator|Linux Administrator|Windows Administrator|Cloud Administrator|Infrastructure Administrator",
    headNames: "IT Infrastructure Manager|IT Manager",
    focuses: "Servers|Virtualisation|Cloud|Backup|Data Centre",
    stacks: `
      Linux [Linux Administrator|System Administrator|Unix Administrator] (Servers|Data Centre|Backup): Linux, Bash, system administration, Ansible / Nagios, Apache, VMware
      Windows [Windows Administrator|System Administrator] (Servers|Active Directory|Backup): Windows Server, Active Directory, system administration, PowerShell / VMware, Microsoft 365, Hyper-V
      Azure [Cloud Administrator|Microsoft 365 Administrator] (Cloud|Identity): Microsoft Azure, Microsoft 365, Entra ID, PowerShell / Intune, Azure Monitor, ServiceNow
      VMware [VMware Administrator|Infrastructure Administrator] (Virtualisation|Data Centre): VMware, virtualization, storage administration, Windows Server / Veeam, SAN, Linux`,
    core: "patch management, backup and recovery",
    tools: "ServiceNow, Zabbix",
    soft: "problem solving, calm under pressure, communication, ownership, time management",
    purposes: `
      keep servers patched, backed up and uneventful
      run the systems that colleagues take for granted
      own {focus} operations`,
    duties: `
      Install, patch and monitor servers
      Manage accounts, groups and access reviews
      Test restores on a calendar
      Handle incidents and document the fix
      Automate repeated tasks
      Plan changes with a way back
      Keep inventories and licences correct
      Support audits with evidence
      Join the on-call rota`,
    needs: `
      Experience running production servers
      Good networking basics
      Scripting skills
      Careful change habits`,
    pluses: `
      RHCSA, MCSA or cloud certification
      Experience with infrastructure as code
      Storage knowledge`,
    education: DEGREE,
  },
  {
    key: "network",
    weight: 3.5,
    experience: [0, 13],
    pay: 0.62,
    place: "office",
    ladder: "engineer",
    shifts: true,
    elsewhere: 0.8,
    fit: { Telecom: 3 },
    names: "Network Engineer|Network Administrator|NOC Engineer|Network Security Engineer",
    headNames: "Network Architect|Network Manager",
    focuses: "Routing and Switching|SD-WAN|Wireless|Firewall|NOC|Fibre",
    stacks: `
      Cisco [Network Engineer|Network Administrator] (Routing and Switching|SD-WAN|Wireless): Cisco, routing and switching, BGP, OSPF / Wireshark, SolarWinds, Cisco ISE
      Firewall [Network Security Engineer|Firewall Administrator] (Firewall|VPN): network security, Fortinet, Palo Alto, VPN / Wireshark, Cisco ASA, FortiManager
      ISP [Network Engineer|IP Core Engineer] (Fibre|Core Network): BGP, MPLS, optical fibre, Juniper / Wireshark, OTDR, Zabbix
      NOC [NOC Engineer|Network Support Engineer] (NOC|Night Shift): network monitoring, TCP/IP, routing and switching, incident management / SolarWinds, ServiceNow, PRTG`,
    core: "TCP/IP, troubleshooting, LAN/WAN",
    tools: "Python",
    soft: "problem solving, calm under pressure, communication, teamwork, attention to detail",
    purposes: `
      keep packets moving and outages short
      design, run and secure our networks
      watch the network day and night, and improve it by day`,
    duties: `
      Configure and maintain routers, switches and firewalls
      Monitor links and act before users call
      Troubleshoot from cable to application
      Plan changes and upgrades
      Keep diagrams and addresses up to date
      Coordinate with carriers and vendors
      Review firewall rules and remove the old ones
      Write incident reports with times and causes`,
    needs: `
      Hands-on routing and switching
      Packet-level troubleshooting
      Experience with redundancy and failover
      Shift readiness`,
    pluses: `
      CCNA or CCNP
      Network automation
      Wireless surveys`,
    education: DEGREE,
  },
  {
    key: "security-analyst",
    weight: 3.5,
    experience: [0, 12],
    pay: 0.95,
    ladder: "specialist",
    internships: true,
    shifts: true,
    names: "Information Security Analyst|SOC Analyst|Cyber Security Analyst|Security Engineer|GRC Analyst",
    headNames: "Security Manager|Chief Information Security Officer|Security Architect",
    focuses: "SOC|Incident Response|GRC|Cloud Security|Vulnerability Management|IAM",
    stacks: `
      SOC [SOC Analyst|Cyber Security Analyst] (SOC|Incident Response|Night Shift): SIEM, threat detection, incident response, log analysis / Splunk, Microsoft Sentinel, CrowdStrike
      GRC [GRC Analyst|Information Security Analyst] (GRC|Audit|Vendor Risk): ISO 27001, risk assessment, security audits, policy drafting / Microsoft Excel, OneTrust, ServiceNow
      Cloud [Cloud Security Engineer|Security Engineer] (Cloud Security|IAM|Vulnerability Management): cloud security, AWS, identity and access management, vulnerability management / Terraform, Wiz, Splunk
      Engineering [Application Security Engineer|DevSecOps Engineer|Security Engineer] (Product Security|Vulnerability Management): application security, threat modeling, DevSecOps, Python / Burp Suite, SonarQube, GitHub Actions`,
    core: "network security, MITRE ATT&CK",
    tools: "Wireshark, Nessus",
    soft: "critical thinking, calm under pressure, communication, curiosity, integrity",
    purposes: `
      notice attacks early and contain them
      help teams build things that are hard to break
      own {focus} and make it understandable`,
    duties: `
      Investigate alerts and decide what is real
      Contain incidents and write the timeline
      Tune rules so that true alerts are seen
      Scan, rank and follow vulnerabilities to closure
      Review designs, access and vendors
      Run phishing exercises that teach rather than shame
      Keep evidence for audits
      Automate enrichment and response
      Explain risk to managers in money and days`,
    needs: `
      Good knowledge of networks, systems and common attacks
      Hands-on time with security tools
      Precise notes
      Discretion`,
    pluses: `
      CEH, Security+, CISSP or OSCP
      Scripting in Python
      Cloud experience`,
    education: DEGREE,
  },
  {
    key: "penetration-tester",
    weight: 1.2,
    experience: [1, 10],
    pay: 1.0,
    ladder: "specialist",
    elsewhere: 0.5,
    fit: { Consulting: 3, "IT Software & Services": 1 },
    names: "Penetration Tester|VAPT Engineer|Application Security Engineer|Ethical Hacker|Red Team Consultant",
    focuses: "Web|Mobile|Cloud|API|Infrastructure",
    stacks: `
      Web (Web|API|Cloud): penetration testing, OWASP, Burp Suite, web application security / Nmap, Metasploit, Postman
      Mobile [Mobile Security Tester|Penetration Tester] (Mobile|API): mobile security testing, penetration testing, OWASP, reverse engineering / Frida, Burp Suite, MobSF
      Infrastructure [Penetration Tester|Red Team Consultant|VAPT Engineer] (Infrastructure|Active Directory): penetration testing, Active Directory, network security, exploitation / Metasploit, BloodHound, Nmap`,
    core: "vulnerability assessment, report writing",
    tools: "Kali Linux, Python",
    soft: "curiosity, integrity, communication, persistence, critical thinking",
    purposes: `
      find weaknesses before others do
      test {focus} applications and explain the findings
      think like an attacker and write like a consultant`,
    duties: `
      Plan and carry out tests within agreed limits
      Verify findings by hand; no scanner dumps
      Write reports with evidence, impact and a fix
      Walk developers through problems
      Retest and confirm closure
      Build tools for repeated checks
      Follow new techniques and share them
      Keep client data safe and delete it on time`,
    needs: `
      Practical testing experience
      Understanding of protocols and code
      Readable reports
      Strict ethics`,
    pluses: `
      OSCP or CREST
      Published advisories
      Secure code review`,
    education: DEGREE,
  },
  {
    key: "it-support",
    weight: 4,
    experience: [0, 7],
    pay: 0.38,
    place: "site",
    ladder: "engineer",
    shifts: true,
    internships: true,
    names: "IT Support Engineer|Desktop Support Engineer|IT Executive|Service Desk Analyst|Help Desk Executive",
    headNames: "IT Support Lead",
    focuses: "Desktop|Service Desk|Field Support|Hardware|Branch IT",
    stacks: `
       [Desktop Support Engineer|IT Support Engineer] (Desktop|Branch IT): desktop support, Microsoft Windows, hardware troubleshooting, Active Directory / ServiceNow, Microsoft 365
       [Service Desk Analyst|Help Desk Executive|IT Support Engineer] (Service Desk|Night Shift): IT service desk, ticket management, Microsoft 365, remote support / Freshservice, AnyDesk, Microsoft Windows
       [IT Executive|Hardware and Networking Engineer] (Hardware|Field Support|Branch IT): networking, printer troubleshooting, CCTV, IT asset management / Microsoft Windows, Microsoft Excel`,
    core: "TCP/IP, user support",
    tools: "Intune, Google Workspace",
    soft: "patience, communication, problem solving, time management, customer focus",
    purposes: `
      help colleagues with laptops, logins and everything in between
      keep devices working and accounted for
      solve today's tickets and prevent tomorrow's`,
    duties: `
      Answer tickets in order and explain what you did
      Set up laptops, phones and accounts for new joiners
      Repair or replace hardware
      Keep the asset register true
      Support meeting rooms and printers
      Escalate network and server issues with details
      Write short how-to notes
      Collect devices from leavers and wipe them`,
    needs: `
      Good knowledge of Windows and office software
      Basic networking
      Friendly manner with people in a hurry
      Presence on site`,
    pluses: `
      ITIL or CCNA
      Mac administration
      Scripting`,
    education: DEGREE,
  },
  {
    key: "dba",
    weight: 1.8,
    experience: [1, 14],
    pay: 0.95,
    ladder: "engineer",
    shifts: true,
    names: "Database Administrator|SQL DBA|Oracle DBA|PostgreSQL DBA|Database Engineer",
    headNames: "Lead DBA|Database Architect",
    focuses: "Production Support|Migration|Performance|High Availability",
    stacks: `
      PostgreSQL [PostgreSQL DBA|Database Administrator|Database Engineer]: PostgreSQL, performance tuning, replication, backup and recovery / Linux, Patroni, Bash
      Oracle [Oracle DBA|Database Administrator]: Oracle Database, RAC, Data Guard, performance tuning / RMAN, Linux, Oracle Enterprise Manager
      SQL Server [SQL DBA|SQL Server DBA|Database Administrator]: Microsoft SQL Server, T-SQL, Always On, performance tuning / PowerShell, SSIS, Azure SQL Database
      MySQL [MySQL DBA|Database Administrator|Database Engineer]: MySQL, replication, performance tuning, backup and recovery / Percona, Linux, ProxySQL`,
    core: "SQL, database design",
    tools: "Python, Git",
    soft: "ownership, attention to detail, calm under pressure, communication, planning",
    purposes: `
      keep data safe, quick and recoverable
      run production databases around the clock
      help developers write queries that scale`,
    duties: `
      Monitor and tune production databases
      Plan upgrades and migrations with a rehearsed way back
      Test backups by restoring them
      Manage replication and failover
      Review schema changes and slow queries
      Control access and audit it
      Plan capacity
      Write runbooks for on-call colleagues`,
    needs: `
      Experience with large production databases
      Deep knowledge of one engine
      Scripting
      Caution`,
    pluses: `
      Cloud database services
      A vendor certification
      Experience with sharding`,
    education: DEGREE,
  },
]);
