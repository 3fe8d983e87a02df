// Cloud providers, their services and cloud practice.
import type { SkillGroup } from "../skill-lines.ts";

export const cloud: SkillGroup = {
  group: "cloud",
  kind: "core",
  technical: true,
  lines: `
AWS @2 | amazon web services; aws cloud; amazon aws; amazon cloud; aws infrastructure; aws stack
Microsoft Azure @2 | =Azure; azure cloud; ms azure; windows azure; microsoft azure cloud; azure infrastructure
Google Cloud Platform @1 | gcp; google cloud; gcp cloud; google compute engine; google gcp
Cloud Computing @3 | cloud; cloud infrastructure; cloud based solutions; public cloud; hybrid cloud; private cloud; multi cloud
AWS EC2 @0 | =EC2; amazon ec2; elastic compute cloud; ec2 instances | AWS
AWS S3 @0 | =S3; amazon s3; s3 buckets; simple storage service | AWS
Cloud Storage @0 | object storage; amazon ebs; aws ebs; aws efs
AWS Lambda @0 | ?Lambda; amazon lambda; aws lambdas | AWS
AWS CloudFormation @0 | cloudformation; cfn templates; aws cfn | AWS
AWS CDK @0 | cloud development kit; aws sam; serverless application model | AWS
Amazon ECS @0 | =ECS; aws ecs; fargate; aws fargate; elastic container service | AWS
Amazon EKS @0 | =EKS; aws eks; elastic kubernetes service | Kubernetes
AWS IAM @0 | aws identity and access management; iam roles; iam policies | AWS
Amazon VPC @0 | =VPC; aws vpc; virtual private cloud; vpc peering; route 53 | AWS
Amazon CloudWatch @0 | cloudwatch; aws cloudwatch; cloudtrail; aws cloudtrail | AWS
Amazon SQS @0 | =SQS; aws sqs; =SNS; aws sns; amazon sns; sqs/sns; eventbridge; aws eventbridge | AWS
Amazon Kinesis @0 | kinesis; aws kinesis; kinesis firehose; kinesis streams; amazon msk | AWS
AWS Step Functions @0 | step functions | AWS
AWS Glue @0 | glue jobs; glue etl; aws glue etl; glue catalog; ?Glue | AWS
Amazon Athena @0 | ?Athena; aws athena | AWS
Amazon EMR @0 | aws emr; elastic mapreduce | AWS
Amazon SageMaker @0 | sagemaker; aws sagemaker | AWS
Amazon Bedrock @0 | aws bedrock | AWS
AWS Elastic Beanstalk @0 | elastic beanstalk; aws lightsail | AWS
Amazon CloudFront @0 | cloudfront; aws cloudfront | AWS
Amazon Connect @0 | aws connect; amazon lex; aws lex | AWS
AWS Control Tower @0 | aws organizations; aws landing zone | AWS
Azure DevOps @0 | vsts; azure devops server; TFS; team foundation server; azure pipelines; azure boards; azure repos; ado pipelines; visual studio team services | Microsoft Azure
Azure Data Factory @0 | =ADF; adf pipelines; azure adf; azure data factory pipelines | Microsoft Azure
Azure Synapse Analytics @0 | azure synapse; ?synapse; synapse analytics; azure sql data warehouse | Microsoft Azure
Azure Functions @0 | azure function apps; azure logic apps; logic apps; function apps | Microsoft Azure
Azure Kubernetes Service @0 | AKS; azure aks | Kubernetes
Azure Active Directory @0 | azure ad; microsoft entra; entra id; aad; microsoft entra id | Microsoft Azure
Azure Databricks @0 | adb databricks | Databricks
Azure HDInsight @0 | hdinsight
Azure Data Lake @0 | adls; azure data lake storage; adls gen2; azure blob storage; blob storage; azure storage | Microsoft Azure
Azure App Service @0 | azure web apps | Microsoft Azure
Azure Resource Manager @0 | arm templates; azure bicep; bicep templates | Microsoft Azure
Azure Monitor @0 | azure log analytics; application insights; app insights | Microsoft Azure
Azure Machine Learning @0 | azure ml; azure ml studio; azure machine learning studio | Microsoft Azure
Azure Service Bus @0 | azure event hub; event hub; event grid; service bus | Microsoft Azure
Azure OpenAI @0 | azure cognitive services; azure ai services | Microsoft Azure
Azure Virtual Desktop @0 | windows virtual desktop; avd azure | Microsoft Azure
Microsoft Fabric @0 | ms fabric; onelake; fabric lakehouse | Microsoft Azure
Azure Key Vault @0 | key vault azure; azure policy | Microsoft Azure
BigQuery @0 | google bigquery; gcp bigquery | Google Cloud Platform
Google Kubernetes Engine @0 | gke; gcp gke | Kubernetes
Google Cloud Functions @0 | cloud functions; cloud run; google cloud run; app engine; google app engine | Google Cloud Platform
Google Pub/Sub @0 | pubsub; cloud pub/sub; gcp pubsub | Google Cloud Platform
Google Dataflow @0 | cloud dataflow; gcp dataflow; dataflow | Google Cloud Platform
Dataproc @0 | cloud dataproc; gcp dataproc
Apache Beam @0 | beam pipelines; !beam
Vertex AI @0 | google vertex ai; gcp ai platform | Google Cloud Platform
Cloud Composer @0 | gcp composer; google cloud composer | Google Cloud Platform
Google Cloud Storage @0 | GCS; gcs buckets; gcp storage | Google Cloud Platform
Oracle Cloud Infrastructure @0 | OCI; oracle cloud; oci cloud; oracle cloud infra
IBM Cloud @0 | bluemix; softlayer; ibm bluemix
Alibaba Cloud @0 | aliyun; alicloud
DigitalOcean @0 | linode; hetzner
Heroku @0 | heroku cloud; salesforce heroku
Vercel @0
Netlify @0 | netlify hosting
Cloudflare @0 | cloudflare workers; cloudflare cdn
OpenStack @0 | open stack cloud; openstack nova
VMware @0 | vmware vsphere; vsphere; esxi; vmware esxi; vcenter; vmware esx; nsx; vmware nsx; vmware workstation
Virtualization @1 | virtualisation; server virtualization; virtual machines; hypervisors; kvm virtualization
Hyper-V @0 | microsoft hyper-v
KVM @0 | qemu
Proxmox @0
Citrix @0 | citrix xenapp; xendesktop; citrix virtual apps; xenapp; citrix xendesktop; citrix netscaler; VDI; virtual desktop infrastructure
Nutanix @0 | nutanix ahv; hyperconverged infrastructure; hci infrastructure
Cloud Architecture @1 | cloud architect; cloud solution architecture; cloud native architecture; cloud design; cloud solution architect; cloud infrastructure design
Cloud Migration @0 | migration to cloud; cloud transformation; aws migration; azure migration; cloud adoption; migrating to the cloud; on-prem to cloud migration; azure migrate; lift and shift
Cloud Native @0 | twelve factor apps
Cloud Security @0 | aws security; azure security; cspm; cloud security posture management; cloud workload protection; wiz security; prisma cloud
Cloud Operations @0 | cloudops; cloud support; cloud administration; cloud infrastructure management; cloud engineer; cloud engineering; cloud administrator
FinOps @0 | cloud cost optimization; cloud cost management; cloud financial management; aws cost optimization
SaaS @2 | software as a service; saas products; b2b saas; saas based; enterprise saas
PaaS @0 | platform as a service; iaas/paas
IaaS @0 | infrastructure as a service
Pivotal Cloud Foundry @0 | PCF; cloud foundry; vmware tanzu; =Tanzu
Content Delivery Networks @0 | CDN; akamai; fastly; akamai cdn
Edge Computing @0 | iot edge; edge devices; azure iot edge; aws greengrass; !edge ai
AWS CodePipeline @0 | codepipeline | AWS
AWS CodeBuild @0 | codebuild | AWS
AWS CodeDeploy @0 | codedeploy | AWS
Amazon Cognito @0 | cognito; aws cognito | AWS
AWS Amplify @0 | ?amplify | AWS
AWS AppSync @0 | appsync | AWS
Amazon ElastiCache @0 | elasticache; aws elasticache | AWS
Amazon Aurora @0 | ?aurora; aws aurora; aurora postgresql; aurora mysql | AWS
Render Hosting @0 | render.com; !render
Railway Hosting @0 | railway.app; !railway
`,
};
