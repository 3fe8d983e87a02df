// Role families of the Data & AI department.
import { roles } from "./role.ts";

const DEGREE =
  "a degree in engineering, mathematics, statistics or economics|B.Tech, M.Sc. or equivalent experience|a quantitative degree, or work that shows the same";

export const DATA_AI = roles("Data & AI", [
  {
    key: "data-analyst",
    weight: 8,
    experience: [0, 9],
    pay: 0.75,
    ladder: "specialist",
    usesAreas: true,
    internships: true,
    names: "Data Analyst|Business Data Analyst|Analytics Analyst|Reporting Analyst|MIS Analyst",
    headNames: "Analytics Lead|Analytics Manager",
    focuses: "Growth|Operations|Finance Analytics|Supply Chain|Customer Insights|Risk",
    stacks: `
      SQL and Tableau: SQL, Tableau, Python, data visualization / Google Sheets, BigQuery, Looker
      Power BI: SQL, Power BI, DAX, data modeling / Microsoft Excel, Power Query, Microsoft SQL Server
      Excel and MIS [MIS Analyst|MIS Executive|Reporting Analyst] (Operations|Finance|Sales Reporting): Microsoft Excel, MIS reporting, VBA, SQL / Power BI, Google Sheets, Power Query
      Python: Python, SQL, statistics, Pandas / Jupyter, Tableau, Snowflake
      Product Analytics [Product Analyst|Data Analyst|Analytics Analyst] (Growth|Retention|Experiments): SQL, A/B testing, product analytics, Python / Mixpanel, BigQuery, Looker`,
    core: "data analysis, dashboards",
    tools: "Microsoft Excel",
    soft: "analytical thinking, communication, attention to detail, curiosity, stakeholder management",
    purposes: `
      answer the questions that {users} and colleagues actually have
      turn raw data about our {product} into decisions
      own reporting for the {focus} team and make it trusted`,
    duties: `
      Write {s1} that is correct first and quick second
      Build dashboards that are opened on Monday and still true on Friday
      Define metrics with business owners and write the definitions down
      Check data before presenting it, and say what is missing
      Explain results to people who do not enjoy numbers
      Design and read experiments without fooling anyone
      Automate the report somebody still builds by hand
      Look into sudden changes and find the boring reason first
      Support the {area} team with weekly and ad hoc analysis
      Work with data engineers on sources, freshness and naming`,
    needs: `
      Experience with large, untidy tables
      Sound basic statistics
      Clear charts with honest axes
      The habit of asking what the answer will be used for`,
    pluses: `
      Experience with a modern data warehouse
      Python for repeatable analysis
      Domain knowledge of the same field`,
    education: DEGREE,
  },
  {
    key: "data-engineer",
    weight: 7,
    experience: [1, 14],
    pay: 1.05,
    ladder: "engineer",
    usesAreas: true,
    names: "Data Engineer|Big Data Engineer|Analytics Engineer|Data Platform Engineer",
    headNames: "Data Architect|Principal Data Engineer|Data Engineering Manager",
    focuses: "Data Platform|Streaming|Lakehouse|Warehouse|Ingestion|Data Quality",
    stacks: `
      AWS: Python, SQL, Apache Spark, AWS / Apache Airflow, AWS Glue, Amazon Redshift, dbt
      Azure: Azure Data Factory, Databricks, SQL, PySpark / Azure Synapse Analytics, Delta Lake, Azure DevOps
      GCP: BigQuery, Python, SQL, Apache Beam / Apache Airflow, Dataflow, dbt, Terraform
      Snowflake [Analytics Engineer|Data Engineer|Snowflake Developer] (Warehouse|Data Quality|Data Platform): Snowflake, dbt, SQL, Python / Apache Airflow, Fivetran, Git
      Spark: Apache Spark, Scala, Apache Kafka, SQL / Apache Airflow, Apache Hive, Kubernetes`,
    core: "ETL, data modeling",
    tools: "Git, Docker, Linux",
    soft: "problem solving, ownership, communication, collaboration, attention to detail",
    purposes: `
      build pipelines that deliver the right data before breakfast
      own the data platform behind our {product}
      give analysts and models data they do not have to clean twice`,
    duties: `
      Build and run batch and streaming pipelines with {s1} and {s2}
      Model warehouse tables that analysts can understand without a guide
      Add tests and alerts for freshness, volume and meaning
      Handle late, duplicate and malformed records on purpose
      Reduce cost and run time with measured changes
      Manage access, retention and personal data properly
      Review SQL and pipeline code from analysts and engineers
      Document lineage so that a broken number can be traced
      Support data scientists with features and backfills
      Plan migrations with the {area} team and carry them out in steps`,
    needs: `
      Strong SQL and good Python or Scala
      Experience running pipelines in production
      Understanding of partitioning, file formats and query plans
      Care for naming and documentation`,
    pluses: `
      Experience with change data capture
      Infrastructure as code
      A cloud data certification`,
    education: DEGREE,
  },
  {
    key: "data-scientist",
    weight: 6,
    experience: [0, 14],
    pay: 1.08,
    ladder: "specialist",
    usesAreas: true,
    internships: true,
    names: "Data Scientist|Applied Scientist|Decision Scientist|Data Science Analyst",
    headNames: "Principal Data Scientist|Data Science Manager|Head of Data Science",
    focuses: "Forecasting|Recommendations|Risk|Pricing|NLP|Marketing Science",
    stacks: `
      Forecasting [Data Scientist|Decision Scientist|Applied Scientist] (Forecasting|Pricing|Supply): Python, machine learning, time series, SQL / scikit-learn, Pandas, MLflow, Apache Airflow
      NLP [Data Scientist|NLP Engineer|Applied Scientist] (NLP|Search|Language): Python, natural language processing, machine learning, PyTorch / Hugging Face, SQL, Docker
      Risk [Data Scientist|Risk Modelling Analyst|Decision Scientist] (Credit Risk|Fraud|Collections): Python, credit scoring, machine learning, statistics / SQL, XGBoost, SAS, scikit-learn
      Recommendations [Data Scientist|Applied Scientist] (Recommendations|Personalisation|Ranking): Python, recommender systems, machine learning, SQL / PySpark, TensorFlow, MLflow
      R [Data Scientist|Statistician|Decision Scientist] (Experiments|Surveys|Marketing Science): R, statistics, machine learning, SQL / Tableau, Python, Git`,
    core: "feature engineering, model evaluation",
    tools: "Git, Jupyter",
    soft: "critical thinking, communication, curiosity, stakeholder management, problem solving",
    purposes: `
      build models that change what {users} see or what colleagues decide
      work on {focus} problems where a simple model is tried first
      bring careful statistics to our {product}`,
    duties: `
      Frame business questions as problems that data can answer
      Build, test and compare models, beginning with a baseline
      Work with engineers to put models into production and keep them healthy
      Design experiments and read them with the right amount of doubt
      Explain models to colleagues, auditors and customers
      Watch drift, bias and the cost of wrong answers
      Write reproducible notebooks and turn the good parts into packages
      Review literature and bring home what is useful
      Work with the {area} team to agree what success means
      Mentor analysts who want to learn modelling`,
    needs: `
      Solid statistics and machine learning foundations
      Fluent Python or R and good SQL
      At least one model that was used, and what you learnt from it
      Clear writing about uncertainty`,
    pluses: `
      Deep learning experience
      Causal inference
      A published paper or a public project`,
    education:
      "a master’s degree in statistics, computer science or a related field|B.Tech, M.Sc. or Ph.D. in a quantitative field",
  },
  {
    key: "ml-engineer",
    weight: 4,
    experience: [1, 12],
    pay: 1.2,
    ladder: "engineer",
    usesAreas: true,
    names: "Machine Learning Engineer|ML Engineer|MLOps Engineer|Machine Learning Software Engineer",
    focuses: "Computer Vision|Ranking|Model Serving|Speech|Fraud|Search",
    stacks: `
      PyTorch (Ranking|Speech|Fraud|Search): Python, PyTorch, machine learning, deep learning / Docker, Kubernetes, MLflow, FastAPI
      MLOps [MLOps Engineer|Machine Learning Platform Engineer] (Model Serving|Platform|Monitoring): MLOps, Python, Kubernetes, model deployment / MLflow, Kubeflow, Terraform, Amazon SageMaker
      Computer Vision [Computer Vision Engineer|ML Engineer|Machine Learning Engineer] (Computer Vision|Inspection|Edge): computer vision, PyTorch, OpenCV, Python / ONNX, TensorRT, Docker, C++
      TensorFlow (Ranking|Fraud|Model Serving): TensorFlow, Python, deep learning, machine learning / Google Cloud Platform, Vertex AI, Docker`,
    core: "model deployment, data pipelines",
    tools: "Git, Linux, SQL",
    soft: "problem solving, ownership, communication, collaboration, curiosity",
    purposes: `
      take models from notebook to a service that answers in milliseconds
      build the machine learning inside our {product}
      make training and serving repeatable, observable and affordable`,
    duties: `
      Train, tune and ship models with {s1} and {s2}
      Build serving paths with clear latency and cost budgets
      Set up evaluation that resembles real use
      Version data, code and models together
      Monitor predictions and retrain when there is a reason
      Optimise models for the hardware they run on
      Work with annotators and write labelling guides
      Review experiments with scientists and keep them honest
      Integrate models with the {area} team's services
      Write tests for code that is only probably right`,
    needs: `
      Software engineering habits first: tests, reviews, releases
      Practical experience training and serving models
      Good grasp of the mathematics underneath
      Comfort with Linux and containers`,
    pluses: `
      GPU profiling experience
      Edge deployment
      Contributions to open-source ML tools`,
    education: DEGREE,
  },
  {
    key: "genai-engineer",
    weight: 3,
    experience: [1, 10],
    pay: 1.25,
    ladder: "engineer",
    usesAreas: true,
    internships: true,
    names: "AI Engineer|Generative AI Engineer|LLM Engineer|Conversational AI Developer",
    focuses: "Assistants|Retrieval|Document Understanding|Agents|Evaluation",
    stacks: `
      RAG (Retrieval|Document Understanding|Evaluation): Python, large language models, retrieval-augmented generation, vector databases / LangChain, FastAPI, PostgreSQL, Docker
      Assistants: Python, large language models, prompt engineering, TypeScript / OpenAI API, Redis, AWS
      Fine-tuning: Python, PyTorch, large language models, fine-tuning / Hugging Face, vLLM, Docker
      Conversational [Conversational AI Developer|AI Engineer] (Assistants|Voice): natural language processing, Python, Rasa, dialogue design / FastAPI, Redis, Microsoft Azure`,
    core: "REST APIs, evaluation",
    tools: "Git, SQL",
    soft: "curiosity, critical thinking, communication, ownership, adaptability",
    purposes: `
      build language features that {users} can rely on
      turn documents and conversations into answers with sources
      make assistants in our {product} useful, safe and measurable`,
    duties: `
      Design retrieval, prompting and tool use for real tasks
      Build evaluation sets before building features
      Measure quality, latency and cost for every change
      Handle refusals, hallucinations and hostile input on purpose
      Write services in {s1} that other teams can call
      Work with domain experts to collect good examples
      Protect personal data in prompts and logs
      Compare providers and open models with numbers
      Ship small, watch usage and improve
      Explain limits clearly to the {area} team and to customers`,
    needs: `
      Good Python and sound software engineering
      At least one language-model feature that real people used
      Scepticism towards demos, your own included
      Understanding of search and ranking basics`,
    pluses: `
      Experience with Indian languages
      Speech recognition or synthesis
      Fine-tuning on limited hardware`,
    education: DEGREE,
  },
  {
    key: "bi-developer",
    weight: 3,
    experience: [1, 11],
    pay: 0.82,
    place: "office",
    ladder: "engineer",
    usesAreas: true,
    names: "BI Developer|Power BI Developer|Business Intelligence Developer|ETL Developer|BI Analyst",
    headNames: "BI Lead|BI Manager",
    focuses: "Finance|Sales Reporting|Operations|Data Warehouse|Self-Service",
    stacks: `
      Power BI [Power BI Developer|BI Developer|BI Analyst]: Power BI, DAX, SQL, data modeling / Power Query, Microsoft SQL Server, Azure Data Factory
      Tableau [Tableau Developer|BI Developer|BI Analyst]: Tableau, SQL, data visualization, data modeling / Tableau Prep, Snowflake, Microsoft Excel
      SSIS [ETL Developer|MSBI Developer|BI Developer]: SSIS, SSRS, Microsoft SQL Server, ETL / T-SQL, Power BI, Microsoft Excel
      Informatica [ETL Developer|Informatica Developer] (Data Warehouse|Finance): Informatica, SQL, ETL, data warehousing / Oracle Database, Unix, Control-M
      Qlik [Qlik Developer|BI Developer]: Qlik Sense, SQL, data modeling, dashboards / QlikView, Microsoft Excel, Microsoft SQL Server`,
    core: "reporting, data warehousing",
    tools: "Git, Jira",
    soft: "communication, attention to detail, stakeholder management, problem solving, time management",
    purposes: `
      build reports people stop arguing with
      develop data models and dashboards for {focus}
      replace spreadsheets that nobody dares to touch`,
    duties: `
      Gather requirements and sketch reports before building them
      Build data models, measures and row-level security
      Develop and schedule loads, and watch that they finish
      Tune slow reports and queries
      Reconcile figures with source systems
      Train business users to answer their own questions
      Keep a catalogue of reports and retire the unused
      Support month-end for the {area} team
      Manage deployments across environments
      Document logic so that an auditor can follow it`,
    needs: `
      Strong SQL and dimensional modelling
      Experience with at least one BI tool in depth
      A feeling for layout and labels
      Patience with changing definitions`,
    pluses: `
      Microsoft PL-300 or similar certification
      Python for data preparation
      Experience in finance reporting`,
    education: DEGREE,
  },
  {
    key: "gis-research-analyst",
    weight: 1.5,
    experience: [0, 9],
    pay: 0.6,
    place: "office",
    ladder: "specialist",
    internships: true,
    elsewhere: 0.5,
    fit: { Consulting: 3, "Government & Non-profit": 4, "Media & Entertainment": 1.5, "Agriculture & Food": 2 },
    names: "Research Analyst|Market Research Analyst|GIS Analyst|Research Associate|Survey Analyst",
    headNames: "Research Manager|Research Lead",
    focuses: "Primary Research|Public Policy|Consumer Insights|Remote Sensing|Industry Reports",
    stacks: `
       [Market Research Analyst|Research Analyst|Survey Analyst] (Primary Research|Consumer Insights): market research, questionnaire design, SPSS, data analysis / Microsoft Excel, Microsoft PowerPoint, Qualtrics
      GIS [GIS Analyst|GIS Engineer] (Remote Sensing|Mapping|Land Records): GIS, ArcGIS, remote sensing, spatial analysis / QGIS, Python, PostGIS
       [Research Associate|Research Analyst] (Industry Reports|Public Policy): secondary research, report writing, data analysis, Microsoft Excel / Microsoft PowerPoint, Tableau, Statista`,
    core: "statistics, presentation design",
    tools: "",
    soft: "curiosity, critical thinking, communication, attention to detail, time management",
    purposes: `
      find out what is true and write it down clearly
      run research that {users} can act on
      support studies from questionnaire to final report`,
    duties: `
      Design questionnaires, samples and interview guides
      Collect and clean data from field teams and public sources
      Analyse results and test whether they hold
      Write reports with the finding in the first sentence
      Prepare maps, charts and short presentations
      Check sources and cite them properly
      Brief and monitor field agencies
      Present findings to clients
      Maintain databases for the {area} team
      Keep respondents' data confidential`,
    needs: `
      Good written English
      Working knowledge of statistics
      Care with sources and samples
      Ability to manage {few} studies at a time`,
    pluses: `
      Fieldwork experience
      Knowledge of {lang}
      Publications or policy briefs`,
    education:
      "a master’s degree in economics, statistics, geography or social science|graduate or postgraduate in a related subject",
  },
]);
