// Buying, storing, moving and making goods, and their quality.
import type { SkillGroup } from "../skill-lines.ts";

export const supplyChain: SkillGroup = {
  group: "supply chain and manufacturing",
  kind: "core",
  technical: false,
  lines: `
Supply Chain Management @2 | supply chain; SCM; supply chain planning; end to end supply chain; supply chain strategy; supply chain optimization
Procurement @2 | purchasing; !purchase; purchase management; procurement management; ~buying; procurement planning; material procurement; buyer skills; purchase department; direct procurement; indirect procurement
Strategic Sourcing @1 | !sourcing; global sourcing; category sourcing; supplier sourcing; sourcing strategy; product sourcing; vendor sourcing strategy; sourcing management; spend analysis; category management procurement; e-sourcing
Purchase Orders @0 | po creation; purchase order management; purchase requisition; po processing; raising purchase orders; purchase order creation; po management
Inventory Management @2 | inventory control; stock management; stock control; inventory planning; ~inventory; stock keeping; stock maintenance; inventory optimization; inventory tracking; stock taking; inventory controller; inventory audit; cycle counting; stock inventory
Warehouse Management @1 | ~warehousing; ~warehouse; wms; warehouse supervision; warehouse layout; cold storage; godown management; picking and packing; pick and pack; order picking; putaway
Store Keeping @0 | store keeper; store inventory; material store; stores and purchase; !stores; store executive stores
~Logistics @1 | logistics management; logistics coordination; inbound logistics; outbound logistics; logistics planning; third party logistics; 3pl; reverse logistics; domestic logistics; logistics and supply chain; logistics coordinator
Distribution Management @0 | !distribution; distribution planning; distribution center operations; fulfillment operations; fulfilment centre; distribution strategy; distribution logistics; fulfillment center
Transportation Management @0 | transport management; !transportation; transport operations; TMS; transport planning; transportation planning; freight management; carrier management
Fleet Management @0 | fleet operations; vehicle tracking; fleet maintenance; route optimization; route planning; vehicle management; fleet supervisor; telematics
Last Mile Delivery @0 | delivery operations; last mile; hub operations; rider management; delivery executive; food delivery; delivery associate; delivery boy
Freight Forwarding @0 | air freight; ocean freight; sea freight; nvocc; freight forwarder; cargo operations; freight sales; air cargo
Customs Clearance @0 | !customs; customs broker; CHA; customs documentation; custom house agent; customs brokerage; customs compliance; hs codes
Import Export @0 | exim; export documentation; import documentation; export import; import and export; !exports; !imports; international trade
Shipping Operations @0 | !shipping; shipping documentation; port operations; shipment planning; shipment tracking; vessel operations; shipping coordination; stevedoring
Dispatch Management @0 | dispatch planning; dispatch coordination; material dispatch; loading and unloading; !dispatch; !despatch
Demand Planning @0 | demand forecasting; s&op; sales and operations planning; demand management; supply planning; demand planner; ibp planning; integrated business planning
Material Planning @0 | material requirement planning; MRP; material management; mrp ii; material control; BOM; bill of materials; material planner
Production Planning @0 | production planning and control; production scheduling; production control; master production schedule; line planning; capacity requirement planning; ppic
Production Management @1 | production supervision; production engineer; production manager; production operations; production supervisor; production engineering; manufacturing supervision; shop floor management; production incharge; production executive; production line
~Manufacturing @2 | manufacturing engineering; manufacturing management; manufacturing production; industrial manufacturing; smart manufacturing; discrete manufacturing
Plant Operations @0 | plant management; factory operations; plant manager; factory management; plant head; plant operator; plant supervision; factory manager
Lean Manufacturing @0 | =Lean; lean production; lean management; toyota production system; lean thinking; waste reduction; JIT; just in time
Six Sigma @0 | lean six sigma; dmaic; 6 sigma; lean sigma; dmadv; lean & six sigma
Kaizen @0 | kaizen events; continuous process kaizen; poka yoke; quality circle; kaizen implementation; gemba; suggestion scheme
5S @0 | 5s implementation; 5s methodology; 5s & kaizen; 5s kaizen
Total Productive Maintenance @0 | TPM; OEE; overall equipment effectiveness; tpm implementation; smed; autonomous maintenance
Total Quality Management @0 | tqm; quality excellence; quality culture; iso tqm
Continuous Improvement @1 | continual improvement; continuous process improvement; ci projects; productivity improvement; opex; operational improvement; continuous improvement initiatives; improvement projects; operations improvement
Quality Assurance @2 | qa; qa executive; qa documentation; quality assurance management; !product quality; qa analyst; qa/qc; qa & qc
Quality Control @2 | qc; quality inspection; quality inspector; qc inspection; quality checking; incoming inspection; inprocess quality; quality control inspector; qc engineer; final inspection; !inspection; line inspection; quality check; ipqc
Quality Management @2 | qms; !quality; quality engineering product; quality improvement; quality standards; quality audit; quality auditing; quality auditor; quality documentation; quality analysis; quality planning; quality compliance; quality procedures; quality monitoring manufacturing
Supplier Quality Assurance @0 | supplier quality; sqa; supplier quality management; vendor quality; supplier audit quality; vendor quality assurance; supplier development engineer; sqe
7 QC Tools @0 | qc tools; seven quality tools; 7 quality tools; quality tools; core quality tools
FMEA @0 | failure mode and effects analysis; pfmea; dfmea; failure mode effect analysis; fmeca; fmeda; failure analysis
PPAP @0 | apqp; production part approval process; advanced product quality planning; apqp/ppap; ppap documentation; apqp documentation
Statistical Process Control @0 | SPC; MSA; measurement system analysis; control charts; process capability; gauge r&r; spc/msa; statistical quality control
8D Problem Solving @0 | 8d; 8d report; 8d methodology; capa; corrective and preventive actions; !corrective action; capa management; 8d analysis
ISO 9001 @0 | iso 9001:2015; iso standards; iso audit; iso certification audits; iso documentation; iso 9000; =ISO; iso implementation
IATF 16949 @0 | ts 16949; iatf; iso/ts 16949; vda 6.3; iatf 16949:2016
ISO 13485 @0 | medical device quality; iso 14971; medical device regulations; eu mdr; iso 13485 qms; 21 cfr part 820
ISO 14001 @0 | ems environmental; environmental management system; ohsas 18001; iso 45001; iso 14001:2015
AS9100 @0 | aerospace quality; as9102; nadcap; aerospace quality standards
~Calibration @0 | instrument calibration; metrology; measuring instruments; coordinate measuring machine; vernier caliper; micrometers; cmm programming; cmm operator
Non-Destructive Testing @0 | ndt; ultrasonic testing; radiography testing; dye penetrant testing; magnetic particle testing; ndt level ii; ndt inspection; radiographic testing
~Packaging @0 | packaging engineering; packaging materials; packing materials; packaging design engineering
Assembly Operations @0 | assembly line; !assembly; product assembly; line balancing; mechanical assembly; assembly fitting
Machine Operation @0 | machine operator; operating machines; machining; machine shop; machine setting; conventional machining; machinist; lathe machine
CNC Programming @0 | cnc; cnc machining; vmc; cnc machine; cnc/vmc; fanuc; cnc programmer; siemens controls
Tool Design @0 | die design; tool and die; jigs and fixtures; tool room; jig fixture design; press tool design; mould design; fixture design
Injection Moulding @0 | injection molding; plastic moulding; blow moulding; plastics processing; plastic injection molding; plastic injection moulding; moulding; molding
Casting and Forging @0 | foundry; die casting; !forging; investment casting; pressure die casting; sand casting; !castings; metal casting
Sheet Metal @0 | sheet metal design; sheet metal fabrication; !stamping; press shop; sheet metal working; sheet metal parts; laser cutting; press brake
Welding @0 | mig welding; tig welding; arc welding; welding inspection; welder; welding engineering; spot welding; robotic welding
~Fabrication @0 | structural fabrication; metal fabrication; steel fabrication; pressure vessel fabrication; heavy fabrication; fabricator; fabrication drawings; fabrication and erection
Surface Treatment @0 | powder coating; electroplating; painting process; heat treatment; !coating; paint shop; surface finishing; galvanizing
Additive Manufacturing @0 | 3d printing; rapid prototyping printing; stereolithography; sla printing; fdm printing; 3d scanning; metal additive manufacturing
Industrial Engineering @0 | time and motion study; work study; method study; industrial engineer; time study; work measurement; motion study; most technique
Maintenance Engineering @1 | preventive maintenance; breakdown maintenance; plant maintenance; equipment maintenance; predictive maintenance; machine maintenance; !maintenance; maintenance engineer; maintenance technician; maintenance manager; maintenance supervisor; mechanical maintenance; maintenance management; utility maintenance; maintenance planning
Health and Safety @1 | EHS; HSE; occupational health and safety; safety management; industrial safety; workplace safety; osha; site safety; hazard identification; hira; safety audits
Environmental Management @0 | waste management; pollution control; effluent treatment; ETP; STP; environmental compliance; environmental impact assessment; water treatment
Textile Manufacturing @0 | ~textiles; !spinning; !weaving; dyeing; !knitting; textile processing; textile engineering; yarn manufacturing
Garment Manufacturing @0 | apparel production; garment production; cutting and stitching; sewing; !tailoring; apparel manufacturing; !tailor; pattern master
Food Processing @0 | food production; food technology; food manufacturing; bakery production; food science; food technologist; food product development; dairy processing
Food Safety @0 | haccp; fssai; iso 22000; fssc 22000; brc; food safety management; food hygiene; fssai compliance
Chemical Engineering @0 | chemical processes; chemical engineer; distillation; aspen plus; aspen hysys; chemical process engineering
Process Engineering @0 | process engineer
Oil and Gas @0 | upstream oil and gas; ~drilling; petroleum engineering; reservoir engineering; drilling engineering; pipelines oil; well engineering; oil field
~Agriculture @0 | agronomy; ~farming; horticulture; farm management; crop management; agri business; agricultural sales; irrigation
Cold Chain @0 | cold chain management; cold chain logistics
Fleet Tracking @0
`,
};
