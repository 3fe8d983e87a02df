// Analytics, data engineering, statistics, machine learning and artificial intelligence.
import type { SkillGroup } from "../skill-lines.ts";

export const dataAndAi: SkillGroup = {
  group: "data and ai",
  kind: "core",
  technical: true,
  lines: `
Machine Learning @2 | =ML; machine-learning algorithms; ml models; ml algorithms; statistical learning; applied machine learning; machine learning models; ml engineering; aiml; ml techniques; building machine learning models; supervised learning
Artificial Intelligence @2 | =AI; ai technologies; ai ml engineering; ai solutions; ai models; ai development; applied ai
Deep Learning @1
Neural Networks @0 | artificial neural networks; ANN; CNN; RNN; LSTM; DNN; convolutional neural networks; recurrent neural networks; deep neural networks
Transformer Models @0 | !transformers; attention mechanism; transformer architecture
Natural Language Processing @1 | nlp; text mining; text analytics; NLU; natural language understanding; named entity recognition
Information Retrieval @0 | semantic search; search relevance; search engine development
Sentiment Analysis @0
spaCy @0
NLTK @0
Computer Vision @1 | image recognition; object detection; image classification; image segmentation; computer vision algorithms; facial recognition
OCR @0 | optical character recognition; tesseract ocr; intelligent document processing; document ai
Image Processing @0
YOLO @0
OpenCV @0
Generative AI @0 | gen ai; generative models; generative artificial intelligence; =GANs; diffusion models; stable diffusion
Large Language Models @0 | LLM; gpt-4; GPT; gpt models
=BERT @0
LLaMA @0
OpenAI @0 | openai api
ChatGPT @0
LangChain @0
AutoGen @0
CrewAI @0
LlamaIndex @0
LangGraph @0
Retrieval-Augmented Generation @0 | =RAG; rag pipelines; rag architecture
Prompt Engineering @0 | prompt design; prompt engineer; prompting techniques
AI Agents @0 | agentic ai; autonomous agents; multi agent systems; agentic workflows
Conversational AI @0 | chatbot; voice bots; bot framework; microsoft bot framework; virtual assistants ai; google dialogflow
=Rasa @0
Dialogflow @0
Speech Recognition @0 | ASR; text to speech; speech to text; automatic speech recognition; speech processing; TTS
Reinforcement Learning @0 | rlhf; deep reinforcement learning; q-learning
Recommendation Systems @0 | recommender systems; recommendation engines; collaborative filtering; recommendation algorithms
Time Series Analysis @0 | time series forecasting; time series; arima; time-series modeling; prophet forecasting; time series models
Predictive Modeling @1 | predictive analytics; predictive modelling; predictive models; predictive analysis; propensity modeling
Statistical Analysis @2 | statistics; statistical analyses; statistical methods; statistical techniques; statistical data analysis; statistical tools; applied statistics; inferential statistics; descriptive statistics; statistician; statistical programming
Statistical Modeling @1 | statistical modelling; statistical models; regression models; bayesian statistics; multivariate analysis; bayesian modeling
Regression Analysis @0 | linear regression; logistic regression; regression; regression modeling; multiple regression; generalized linear models; =GLM
Decision Trees @0 | boosted trees
Gradient Boosting @0
Support Vector Machines @0 | SVM
Random Forest @0
Ensemble Learning @0 | ensemble methods; bagging and boosting; ensemble models
CatBoost @0
LightGBM @0
XGBoost @0
Clustering @0 | k-means; k means clustering; cluster analysis; segmentation modeling; !KNN; !k-nearest neighbors
Dimensionality Reduction @0 | =PCA; principal component analysis; feature selection; factor analysis
Hypothesis Testing @0 | statistical hypothesis testing; anova; t-tests; significance testing; hypothesis tests
A/B Testing @0 | ab tests; split testing; multivariate testing; experimentation; ab testing experiments; experiment design; online experimentation
Design of Experiments @0 | !DOE; experimental design
Causal Inference @0 | causal analysis; uplift modeling; causal modeling
Feature Engineering @0 | feature extraction; feature store; feature generation
Model Deployment @0 | deploying machine learning models; ml model deployment; model serving; model monitoring; productionizing models; deploying models
Model Building @0 | model development; model training; building models
MLOps @0 | ml ops; machine learning operations; ml pipelines; llmops
Kubeflow @0
MLflow @0
TensorFlow @0 | tf2
MXNet @0 | apache mxnet
JAX @0
Theano @0
ONNX @0 | onnx runtime; tensorrt; openvino
TensorFlow Lite @0 | tflite
PyTorch @0 | torch framework; pytorch lightning
Keras @0 | tf.keras
scikit-learn @0 | sklearn; scikit
Pandas @0 | pandas dataframe; python pandas | Python
GeoPandas @0
NumPy @0 | numerical python; numpy arrays | Python
SciPy @0 | scientific python | Python
statsmodels @0
Matplotlib @0 | data visualization libraries | Python
ggplot2 @0 | ggplot
Bokeh @0
Plotly @0
Seaborn @0
Hugging Face @0 | hugging face transformers
Jupyter @0 | jupyter notebook; ipython; jupyterlab; ?anaconda
Google Colab @0 | colab
RStudio @0 | posit workbench; rmarkdown | R
R Shiny @0 | shiny apps; shiny r | R
tidyverse @0 | dplyr; r tidyverse | R
SAS | sas enterprise guide; sas analytics; sas eg; sas visual analytics; sas viya; sas enterprise miner; sas/sql
SPSS @0 | ibm spss; spss statistics; spss modeler
Stata @0 | statacorp
Minitab @0
=JMP @0 | jmp pro; sas jmp
EViews @0 | gretl
KNIME @0 | orange data mining
?Weka @0
RapidMiner @0
Alteryx @0 | alteryx workflows
Dataiku @0 | dataiku dss
H2O.ai @0
DataRobot @0
Data Analysis @3 | data analytics; analyzing data; data analyst; analysis of data; analyse data; analyze data; data analyses; analysing data; data analytical skills; data interpretation; data exploration
Trend Analysis @1 | analyzing trends; identify trends
Quantitative Analysis @1 | quantitative data analysis; quantitative methods
Exploratory Data Analysis @0 | eda
Data Science @2 | data scientist
Data Engineering @1 | data engineer; data pipelines; data engineering pipelines; building data pipelines; data platform; data infrastructure
Data Modeling Tools @0 | erwin data modeler; powerdesigner; er/studio
Data Visualization @2 | data visualisation; dashboards; visualization; dashboarding; dashboard creation; data viz; reporting dashboards; visualisation; building dashboards; interactive dashboards; creating dashboards; visual analytics
Data Mining @1 | knowledge discovery; pattern recognition; data miner
Data Cleaning @1 | data cleansing; data wrangling; data preparation; data preprocessing; data manipulation; data munging; data transformation; data scrubbing; data extraction
Data Collection @2 | data gathering; primary data collection; collecting data; data capture; collect data; gathering data; data compilation
Data Quality @1 | data validation; data accuracy; data integrity; data quality management; data quality checks; data profiling; data verification; data quality assurance; data reconciliation
Metadata Management @0 | metadata; data dictionary; metadata modeling
Data Mapping @0 | field mapping; source to target mapping
Data Governance @0 | data stewardship; data catalog; data lineage; informatica axon; data steward; data policies
Alation @0
Collibra @0
Data Management @2 | data administration; managing data; data operations; data handling
Master Data Management @0 | MDM; master data; master data governance; sap mdg; informatica mdm; master data maintenance; reltio
Data Warehousing @1 | data warehouse; dwh; edw; enterprise data warehouse; data marts; data warehouse design; dw/bi
Data Lake @0 | lakehouse; delta lake; data lakehouse; data mesh; data lake architecture
ETL | extract transform load; =ELT; data integration; etl pipelines; extract transform and load; etl/elt; data ingestion; etl testing and development; etl jobs
Data Migration @1 | data conversion; data loading
Data Architecture @0 | data architect; enterprise data architecture; data platform architecture; big data architecture; data solution architecture
Big Data @1 | big data analytics; big data ecosystem; large data sets; big data processing
Hadoop @0 | apache hadoop; hadoop ecosystem; yarn hadoop; mapr
HDFS @0
MapReduce @0
Hortonworks @0
Cloudera @0
Apache Spark @0 | ?Spark; spark sql; spark streaming; spark core; spark mllib; spark scala; spark structured streaming
Apache Hive @0 | ?Hive; hiveql; hive sql; hql; hive queries
Apache Pig @0 | pig latin; pig scripts; ?Pig
Apache Impala @0 | ?Impala; cloudera impala; !prestodb
Trino @0
?Presto @0
Apache Sqoop @0 | sqoop
ZooKeeper @0 | apache zookeeper
Oozie @0 | apache oozie
?Flume @0 | apache flume
Apache Airflow @0 | airflow; airflow dags; apache airflow dags
?Luigi @0
?Prefect @0
Dagster @0
Apache NiFi @0 | nifi
StreamSets @0
Apache Flink @0 | flink; flink streaming
Stream Processing @0 | real time data processing; streaming data; real-time streaming
Apache Storm @0 | !storm
dbt @0 | data build tool; dbt cloud; dbt models
Snowflake @0 | snowflake data warehouse; snowflake cloud data platform; snowpipe; snowpark; snowflake db; snowsql
Amazon Redshift @0 | redshift; aws redshift; redshift spectrum | AWS
Databricks @0 | unity catalog; databricks sql; databricks notebooks
Fivetran @0 | stitch data; hevo data
Matillion @0
Airbyte @0
Talend @0 | talend open studio; talend data integration; talend etl
Informatica @0 | informatica powercenter; powercenter; informatica cloud; iics; informatica iics; informatica etl; idmc; informatica bdm
IBM DataStage @0 | datastage; infosphere datastage; ibm infosphere
SSIS @0 | sql server integration services; ssis packages; microsoft ssis; msbi; ssis/ssrs; ms bi stack
SSRS @0 | sql server reporting services; ssrs reports; microsoft ssrs; paginated reports
SSAS @0 | sql server analysis services; ssas cubes; tabular models; ssas tabular
OLAP @0 | olap cubes
OLTP @0 | online transaction processing
Oracle Data Integrator @0 | odi; oracle odi; oracle warehouse builder
Pentaho @0 | pentaho data integration; kettle etl
Jasper Reports @0 | jaspersoft; jaspersoft studio
Ab Initio @0 | abinitio etl
Business Intelligence @2 | BI; bi tools; bi developer; bi reporting; bi solutions; bi dashboards; business intelligence reporting; bi development; bi & analytics; bi analyst
Power BI | microsoft power bi; ms power bi; power bi desktop; power bi dashboards; power bi reports; PBI; power bi report builder
Tableau | tableau desktop; tableau server; tableau dashboards; tableau prep; tableau public; tableau reports
Qlik @0 | qlik sense; qlikview
?Looker @0 | lookml; google looker; looker dashboards
Looker Studio @0 | google data studio; data studio; google looker studio
MicroStrategy @0 | mstr
SAP BusinessObjects @0 | business objects; sap bo; bobj; web intelligence; webi; sap bobj; sap bods
Crystal Reports @0 | sap crystal reports
IBM Cognos @0 | cognos; cognos analytics; cognos bi; cognos reporting; ibm cognos analytics; cognos tm1; report studio
Oracle BI @0 | obiee; oracle bi publisher; bi publisher; oracle business intelligence
Oracle Analytics @0 | oracle analytics cloud; otbi
TIBCO Spotfire @0 | spotfire; tibco spotfire dashboards
?Domo @0 | domo bi; ?yellowfin
Zoho Analytics @0
Redash @0
Metabase @0
?Superset @0 | apache superset
ThoughtSpot @0
Sisense @0
Amazon QuickSight @0 | quicksight; aws quicksight
Google Analytics @1 | ga4; google analytics 4; google analytics 360; universal analytics; web analytics google
Web Analytics @0 | website analytics; digital analytics; clickstream analysis; web traffic analysis; omniture; site catalyst
Adobe Analytics @0
Product Analytics @0 | heap analytics; product usage analytics; funnel analysis; cohort analysis; user behavior analytics
?Amplitude @0 | amplitude analytics
Mixpanel @0
CleverTap @0
Customer Analytics @0 | customer segmentation; customer insights; clv modeling; churn modeling; customer analysis; churn analysis; churn prediction; consumer insights; customer lifetime value; !segmentation
Marketing Analytics @0 | campaign analytics; marketing mix modeling; attribution modeling; marketing data analysis; marketing mix modelling; campaign analysis; marketing measurement; campaign performance analysis; mmm modeling; market mix modelling
Business Analytics @2 | business analysis and analytics; !analytics; business data analysis; analytical insights; actionable insights; business insights; data insights; data driven insights; data driven decision making
Financial Analytics @0 | finance analytics; financial data analysis
Fraud Analytics @0 | fraud detection; fraud prevention; fraud analysis; fraud investigation; fraud monitoring; fraud risk management; fraud management
Anomaly Detection @0 | outlier detection
Risk Analytics @0 | credit risk modeling; risk modeling; credit scoring; scorecard development; risk modelling; credit risk models; credit risk analytics; pd lgd ead
Supply Chain Analytics @0 | supply chain data analysis; demand analytics; logistics analytics
People Analytics @0 | hr analytics; workforce analytics; hr metrics; hr data analysis; talent analytics
Healthcare Analytics @0 | clinical data analytics; health data analysis; real world evidence; heor; healthcare data; !health economics; claims data analysis
Geospatial Analysis @0 | GIS; geographic information systems; arcgis; qgis; spatial analysis; esri arcgis; geospatial data; esri; geospatial
Remote Sensing @0 | satellite imagery; lidar; photogrammetry; google earth engine; lidar data processing
Optimization Modeling @0 | operations research; linear programming; mathematical optimization; mathematical modeling; mathematical modelling; mixed integer programming; optimization techniques
CPLEX @0
Gurobi @0
Simulation Modeling @0 | monte carlo simulation; discrete event simulation; anylogic; arena simulation; monte carlo; simulation and modeling; simulation models; !simulations
Mathematics @2 | maths; applied mathematics; linear algebra; calculus; discrete mathematics; probability; probability and statistics; mathematical skills; probability theory; mathematical concepts
Econometrics @0 | econometric modeling; econometric models; econometric analysis
Actuarial Modeling @0 | actuarial analysis; actuarial science; actuarial models; actuary; actuarial valuation; reserving actuarial; prophet actuarial; !actuarial
Quantitative Research @0 | quantitative analysis finance; quant research; quantitative modeling; quantitative analyst; quantitative techniques; quant modeling; quantitative modelling; quantitative trading
Algorithms @2 | algorithm design; algorithm analysis; algorithmic thinking; algorithmic problem solving
Data Structures @2 | data structures and algorithms; DSA; ds algo; algorithms and data structures; data structure algorithms
Data Annotation @0 | data labeling; image annotation; data tagging; data labelling; annotation tools; labelbox; text annotation
Data Entry @2 | data punching; typing; typing speed; fast typing; computer typing; data feeding; online data entry
Data Processing @2 | batch processing; data processing systems
Report Writing @2 | writing reports; report generation; report preparation; report development; preparing reports; generate reports; creating reports; generating reports; ad hoc reporting; ad-hoc reports; report creation; prepare reports
MIS Reporting @1 | MIS; mis reports; mis report preparation; mis preparation; management reporting; mis & reporting; mis reporting and analysis; management information; mis report generation
~Reporting @4 | business reporting; reporting and analysis; !reports; reporting & analytics; regular reporting
KPI Tracking @1 | kpi reporting; key performance indicators; kpi; kpi monitoring; performance metrics; kpi dashboards; kpi management; key metrics; business metrics
Robotics @0 | =ROS; robot operating system; industrial robots; ros2; robotics engineering; mobile robots; robot programming; slam robotics
Autonomous Vehicles @0 | self driving; ADAS; autonomous driving; sensor fusion; autonomous systems; path planning; motion planning; advanced driver assistance systems
Quantum Computing @0 | qiskit; quantum algorithms
Bioinformatics @0 | computational biology; genomics; NGS; next generation sequencing; genomic data analysis; biostatistics bioinformatics; proteomics; single cell sequencing
Responsible AI @0 | ai ethics; explainable ai; model interpretability; =SHAP; ai governance; xai; =LIME
?Apache Druid @0 | !druid
?Apache Pinot @0 | !pinot
Apache Parquet @0 | parquet
Apache Iceberg @0 | ?iceberg
Apache Hudi @0 | hudi
Streamlit @0 | | Python
Gradio @0 | | Python
?Plotly Dash @0 | !dash | Python
?Caffe @0 | caffe2
Gensim @0 | | Python
Weights & Biases @0 | wandb
DVC @0 | data version control
?Ray @0 | ray serve; ray tune
?Triton @0 | triton inference server; nvidia triton
SLAM @0 | simultaneous localization and mapping; visual slam
Gephi @0
Datawrapper @0
MPI @0 | openmpi; message passing interface; mpich
NetCDF @0
Mathematica @0 | wolfram mathematica
?Maple @0 | maplesoft
OriginLab @0 | origin pro; originpro
GraphPad Prism @0 | graphpad
NVivo @0
ATLAS.ti @0
Qualtrics @0
SurveyMonkey @0
Cytoscape @0
ERDAS Imagine @0 | erdas
PostGIS @0 | | PostgreSQL
GeoServer @0
GeoGebra @0
Geant4 @0
Game Theory @0
Ollama @0
vLLM @0
DuckDB @0
?Polars @0 | polars dataframe
Great Expectations @0
PostHog @0
MediaPipe @0
Detectron2 @0 | detectron
Model Fine-Tuning @0 | !fine tuning; fine-tuning llms; llm fine tuning; qlora; PEFT
ComfyUI @0
OpenAI Whisper @0 | whisper asr; !whisper
?Dask @0
?Numba @0
SymPy @0
Facebook Prophet @0 | fbprophet; ?Prophet
Optuna @0
Hyperopt @0
?Flax @0
Graph Neural Networks @0 | GNN; graph neural network; pytorch geometric
Bayesian Inference @0 | bayesian methods; bayesian analysis; bayesian networks
Naive Bayes @0 | naive bayes classifier
Power Pivot @0 | powerpivot
R Shiny @0 | shiny apps; ?Shiny
Data Enrichment @0
Reference Data Management @0 | reference data; market data management
`,
};
