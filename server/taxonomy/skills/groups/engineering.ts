// Civil, mechanical, electrical, electronics and allied engineering.
import type { SkillGroup } from "../skill-lines.ts";

export const engineering: SkillGroup = {
  group: "engineering",
  kind: "core",
  technical: false,
  lines: `
Civil Engineering @1 | civil engineer; civil construction; civil works; civil site engineer; civil project management; civil site engineering; civil design; civil projects; civil site execution
Construction Management @1 | ~construction; construction planning; construction supervision; building construction; construction engineering; !infrastructure projects; high rise construction; general contracting; construction site management; residential construction; commercial construction
Site Engineering @0 | site supervision; site engineer; site management; site execution; site inspection; site incharge; site supervisor; execution engineer
Structural Engineering @0 | structural design; structural analysis; structural engineer; rcc design; steel structure design; steel structures; structural detailing; structural steel design
STAAD Pro @0 | staad; staad pro v8i; staad pro connect
ETABS @0 | safe csi; csi etabs; midas civil; tekla structural designer; csi bridge; midas gen
SAP2000 @0
Tekla Structures @0 | tekla; tekla modeling; advance steel; sds/2; tekla detailing; tekla steel detailing
Revit @0 | autodesk revit; revit architecture; revit mep; revit structure; revit modeling; revit bim; revit family creation
BIM @0 | building information modeling; building information modelling; bim modeling; bim coordination; bim 360; bim modeler; bim coordinator
Navisworks @0
AutoCAD @1 | auto-cad 2d; autocad 3d; cad drawings; autocad drafting; autodesk autocad; autocad 2d & 3d; autocad designing; autocad design; autocad draftsman; cad drafting; autocad electrical
CAD @1 | computer aided design; cad/cam; cad design; cad modeling; cad modelling; 2d drafting; 3d cad; draftsman; ~drafting; drafting engineering; 2d drawings
Civil 3D @0 | autocad civil 3d; autodesk civil 3d; mx road; openroads; infraworks
Surveying @0 | land surveying; total station; auto level; dgps; quantity land survey; topographic survey; land survey; surveyor
Quantity Surveying @0 | quantity surveyor; boq preparation; rate analysis; quantity takeoff; BBS; bar bending schedule; BOQ; billing engineer
~Estimation @1 | cost estimation; estimation and costing; estimating; cost estimating; costing and estimation; estimator; civil estimation; construction estimating; !estimates; estimate preparation; estimating and costing
Geotechnical Engineering @0 | soil mechanics; soil testing; foundation engineering; plaxis; ~geotechnical; piling; slope stability; tunneling
Transportation Engineering @0 | highway design; road construction; traffic engineering; bridge design; highway engineering; road design; pavement design; !highways
Water Resources Engineering @0 | hydrology; stormwater design; watergems; dam engineering; drainage design; epanet
HEC-RAS @0
Concrete Technology @0 | ready mix concrete; concrete mix design; RMC; concrete testing; RCC; !concrete; formwork; shuttering
MEP @0 | mep engineering; mep design; mep coordination; mechanical electrical plumbing; plumbing design; fire fighting systems; building services; electrical and plumbing
HVAC @0 | air conditioning; hvac design; refrigeration; ducting; chillers; heating ventilation and air conditioning; hvac maintenance; VRF
Mechanical Engineering @1 | mechanical design; ~mechanical; mechanical engineering design; mechanical product design; machine design; design engineering; design engineer; engineering design; special purpose machines; spm design; machine design engineering
SolidWorks @0 | solid works cad; solidworks modeling; solidworks design; dassault solidworks; solidworks simulation
CATIA @0 | catia v5; catia v5 modeling; catia v6; 3dexperience; catia design; catia surfacing
Creo @0 | pro/engineer; pro-e; ptc creo; creo parametric; creo elements; creo design
Siemens NX @0 | nx cad; unigraphics; ug nx; nx cam; unigraphics nx; nx unigraphics; nx modeling; nx design; !nx
Solid Edge @0 | solid edge cad
Autodesk Inventor @0 | ?Inventor; inventor cad; fusion 360; autodesk fusion 360; autodesk fusion
Mastercam @0 | cam programming; cam software; delcam; powermill; edgecam; esprit cam; nx cam programming; computer aided manufacturing
ANSYS @0 | ansys workbench; ansys mechanical; ansys structural; ansys apdl; ansys maxwell
FEA @0 | finite element analysis; FEM; structural simulation; stress analysis; CAE; computer aided engineering; fea analysis; finite element modeling
HyperMesh @0 | hyperworks; altair hypermesh; !meshing; optistruct; altair hyperworks; hyperview; ansa meshing; ansa
Abaqus @0 | msc adams; multibody dynamics
LS-DYNA @0
Patran @0
Nastran @0 | msc nastran
COMSOL @0 | comsol multiphysics
CFD @0 | computational fluid dynamics; ansys fluent; star-ccm+; fluid mechanics; fluid dynamics; !fluent; cfd analysis
OpenFOAM @0
GD&T @0 | geometric dimensioning and tolerancing; tolerance stack up; tolerance analysis; !dimensioning; asme y14.5; stack up analysis; limits fits and tolerances
Thermal Engineering @0 | heat transfer; thermodynamics; thermal analysis; thermal design; thermal management; thermal simulation; heat transfer analysis; thermal systems
Automotive Engineering @0 | automobile engineering; vehicle dynamics; powertrain; electric vehicles; ev technology; ~automotive; automotive design; ev powertrain
Automobile Service @0 | vehicle servicing; car mechanic; automobile technician; service advisor; auto repair; workshop management; service advisor automobile; mechanic
Aerospace Engineering @0 | aeronautical engineering; avionics; aircraft structures; aircraft design; ~aerospace; aircraft systems; flight dynamics; aerostructures
Aircraft Maintenance @0 | amt aviation; aviation maintenance; AME; MRO; line maintenance; aircraft maintenance engineering; airframe maintenance; aircraft inspection
Marine Engineering @0 | naval architecture; ship building; ship design; merchant navy; ship repair; ~marine; marine surveying; ship operations
Piping Engineering @0 | piping design; pipe stress analysis; aveva pdms; caesar ii; sp3d; ~piping; smartplant 3d
PDMS @0
Pressure Vessel Design @0 | pv elite; asme section viii; static equipment design; heat exchanger; pressure vessels; asme codes; storage tanks; compress software
Hydraulics and Pneumatics @0 | hydraulic systems; pneumatics; fluid power; !pumps; !compressors; !valves; rotating equipment; pumps and valves; ~hydraulics
Mechatronics @0 | mechatronics engineering; electro-mechanical systems; servo drives; motion control; servo motors; stepper motors; servo
Electrical Engineering @1 | electrical design; ~electrical; electrical project management; power engineering; electrical drawings; electrical design engineering; electrical supervisor; electrical safety; electrical engineering design; electrical testing; electrical installations
Electrical Maintenance @0 | electrician; electrical wiring; electrical repair; electrical troubleshooting; electrical technician; ~wiring; electrical fitter; ht maintenance
Power Systems @0 | power system analysis; substation design; switchgear; transmission and distribution; power distribution; protection relays; power transformers
ETAP @0
Power Electronics @0 | inverters; smps design; !converters; motor drives; vfd; smps; dc-dc converters; motor control
Renewable Energy @0 | solar energy; solar pv; solar power; wind energy; solar design; solar project management; solar epc
PVsyst @0
Energy Management @0 | energy audit; energy efficiency; energy conservation; iso 50001; energy auditing; energy modeling; green building
=LEED @0
Industrial Automation @0 | factory automation; automation engineering; control systems; industry 4.0; plc automation; process control; control system engineering
PLC Programming @0 | PLC; siemens plc; rslogix; delta plc; mitsubishi plc; plc programmer
TIA Portal @0
Allen-Bradley PLC @0 | allen bradley
SCADA @0 | HMI; intouch; hmi/scada; factory talk view; hmi design
WinCC @0 | siemens wincc
Wonderware @0
DCS @0 | distributed control system; honeywell dcs; yokogawa dcs; abb dcs; dcs engineering; deltav; honeywell experion; yokogawa
Instrumentation @0 | instrumentation engineering; !transmitters; control valves; instrumentation and control engineering; instrumentation maintenance; instrumentation design; loop checking; !sensors
Electronics Engineering @0 | ~electronics; electronic circuits; analog electronics; digital electronics; electronic design; consumer electronics; electronics hardware; electronics and communication
PCB Design @0 | eagle pcb; pcb layout; cadence allegro; pcb designing; pcb
KiCad @0
OrCAD @0
Altium @0
Circuit Design @0 | analog circuit design; hardware design; electronic circuit design; digital circuit design; circuit analysis; board design; circuit simulation; hardware engineering
VLSI @0 | vlsi design; chip design; semiconductor design; ~semiconductor; physical verification; asic design; asic; soc design
FPGA Design @0 | FPGA; altera; quartus; zynq; xilinx fpga
Xilinx @0 | vivado; xilinx vivado
Design Verification @0 | uvm; asic verification; functional verification; universal verification methodology; soc verification; formal verification; ovm; dv engineer
Antenna Design @0 | rf circuit design; microwave design; cst microwave studio; ansys hfss; antenna; radar; electromagnetics
HFSS @0
~Optics @0 | photonics; optical engineering; zemax; optical design; ?lasers; optoelectronics; fiber optics design; code v
Wireless Communication Systems @0 | wireless communication; digital communication; communication systems; ofdm; mimo; analog communication; communication engineering; !wireless
Commissioning @0 | installation and commissioning; testing and commissioning; erection and commissioning; pre commissioning; !field service; field engineer; service engineer; !erection
Biomedical Engineering @0 | biomedical equipment; medical device engineering; medical devices; biomedical; medical equipment; biomechanics; medical imaging; medical equipment maintenance
LabVIEW @0 | ni labview
Multisim @0 | ni multisim
?Proteus @0 | proteus isis; proteus vsm
PSpice @0 | orcad pspice
LTspice @0
HSPICE @0
ModelSim @0 | questasim
Cadence Virtuoso @0 | virtuoso; ?cadence
Synopsys @0 | synopsys design compiler; synopsys vcs
ARM Cortex @0 | arm cortex-m; cortex-m; cortex-m4
=SPI @0 | serial peripheral interface
Oscilloscope @0 | oscilloscopes; logic analyzer
Zigbee @0
LoRa @0 | lorawan
?Gazebo @0 | gazebo simulator
ArchiCAD @0
Eurocodes @0 | eurocode; eurocode 2; eurocode 3
?Grasshopper @0 | grasshopper 3d
Lighting Design @0
`,
};
