// Information security, identity, privacy and governance.
import type { SkillGroup } from "../skill-lines.ts";

export const security: SkillGroup = {
  group: "security",
  kind: "core",
  technical: true,
  lines: `
Cybersecurity @1 | cyber security analyst; cyber defense; ~cyber; cyber security operations; cyber risk; cybersecurity engineering; cyber threats; cyber defence
Information Security @1 | infosec; it security; information security management; data security; information systems security; information assurance; infosec management; information security policies; isms
Network Security @0 | perimeter security; network defense; network access control; intrusion detection; ids/ips; intrusion prevention; ?snort; network firewalls
Application Security @0 | appsec; secure coding; owasp; owasp top 10; secure software development; web application security; secure code review; secure sdlc; product security
Vulnerability Management @0 | vulnerability assessment; vulnerability scanning; vulnerability analysis; openvas; vulnerability remediation
Tenable @0
Rapid7 @0
Qualys @0
Nessus @0
Ethical Hacking @0 | ethical hacker; offensive security; red teaming; red team; bug bounty; white hat hacking; adversary simulation
SIEM @0 | security information and event management; logrhythm; log analysis; exabeam
Microsoft Sentinel @0 | azure sentinel
ArcSight @0
QRadar @0 | ibm qradar
Security Operations Center @0 | soc analyst; soc operations; security monitoring; blue team; =SOAR; soc monitoring; security operations centre; security event monitoring; soc l1; =SOC
Incident Response @0 | security incident response; incident handling; dfir; incident responder; security incident management; cyber incident response; csirt; security incidents
Threat Intelligence @0 | cyber threat intelligence; threat hunting; threat modeling; mitre att&ck; threat analysis; threat modelling; threat detection; threat hunter; cti analyst
Digital Forensics @0 | computer forensics; encase; ftk; forensic investigation; memory forensics; !forensic analysis; cyber forensics; ediscovery forensics; autopsy forensics
Malware Analysis @0 | reverse engineering malware; malware; ida pro; ghidra; malware reverse engineering; ransomware; malware removal; antivirus
Firewalls @0 | firewall management; firewall configuration; checkpoint firewall; sonicwall; fortigate firewall
Palo Alto Networks @0 | palo alto firewall; palo alto ngfw
Fortinet @0 | fortigate
Endpoint Security @0 | endpoint protection; EDR; symantec endpoint protection; microsoft defender
Carbon Black @0
McAfee @0
SentinelOne @0
CrowdStrike @0 | crowdstrike falcon
Identity and Access Management @0 | =IAM; identity management; identity governance; access management; ping identity; identity access management
ForgeRock @0
SailPoint @0
Okta @0
Privileged Access Management @0 | =PAM; privileged identity management; privileged access
BeyondTrust @0
CyberArk @0
Single Sign-On @0 | SSO; multi factor authentication; MFA; authentication and authorization; saml 2.0; two factor authentication; authentication protocols
Authentication @1 | authentication systems; user authentication
SAML @0
Cryptography @0 | encryption; PKI; public key infrastructure; ssl/tls; TLS; ssl certificates; key management; data encryption; HSM; ssl
Zero Trust @0 | zero trust architecture; ztna; zero trust security; sase; zscaler zia
Zscaler @0
Data Loss Prevention @0 | DLP; forcepoint; symantec dlp; data leakage prevention
Security Architecture @0 | security architect; security design; security engineering; security solutions architecture; enterprise security architecture; security engineer
DevSecOps @0 | dev sec ops; secure devops; ?fortify; container security; aqua security; software composition analysis
Checkmarx @0
Veracode @0
Snyk @0
Email Security @0 | anti phishing; mimecast; dmarc; phishing simulation; phishing analysis
Proofpoint @0
Burp Suite @0 | owasp zap; packet analysis; sqlmap; tcpdump
Kali Linux @0 | ?kali
Nmap @0
Wireshark @0
Metasploit @0
Security Auditing @0 | security audit; it audit; it auditing; information systems audit; itgc; it general controls; security assessment; sox itgc; is audit
GRC @0 | governance risk and compliance; governance risk compliance; rsa archer; servicenow grc; archer grc; it grc; it risk management; information security risk management; technology risk
ISO 27001 @0 | iso/iec 27001; iso27001 audit; isms implementation; iso 27001 implementation
NIST Framework @0 | nist; nist 800-53; nist csf; fedramp; nist cybersecurity framework; RMF; cmmc; fisma
PCI DSS @0 | pci-dss compliance; payment card industry; pci compliance; =PCI
SOC 2 @0 | soc2 compliance; soc 1; ssae 18; soc 2 type ii
HIPAA @0 | hipaa compliance; hitrust; hipaa regulations; phi handling
GDPR @0 | general data protection regulation; dpdp act; ccpa; privacy law; privacy regulations; onetrust
Data Privacy @0 | data protection; privacy compliance; privacy management; data privacy laws
Business Continuity @0 | business continuity planning; BCP; iso 22301; business resilience; business continuity management; operational resilience; crisis management
Physical Security @0 | security guard; cctv; !surveillance; access control systems; security surveillance; !guarding; cctv monitoring; security supervision; security officer
IoT Security @0 | ot security; scada security; ics security; industrial control systems security
SAP Security @0 | sap grc; sap security and authorization; sap authorizations
Kerberos @0
Suricata @0
OSSEC @0 | wazuh
Capture the Flag @0 | =CTF; =CTFs
Database Security @0
Web Application Firewall @0 | =WAF; web application firewalls; modsecurity
`,
};
