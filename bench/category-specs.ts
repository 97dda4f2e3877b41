/** The categories of the generated catalogue, with their sub-categories and kinds of products. */

export type AttributeName =
  | 'power'
  | 'voltage'
  | 'phase'
  | 'size'
  | 'length'
  | 'capacity'
  | 'load'
  | 'pressure'
  | 'speed'
  | 'current'
  | 'material'
  | 'colour'
  | 'pack';

export type CategorySpec = {
  category: string;
  hsn: string;
  /** Attributes that appear in titles of this category. */
  attributes: AttributeName[];
  /** Kinds of products by sub-category. */
  kinds: Record<string, string[]>;
};

export const categorySpecs: CategorySpec[] = [
  {
    category: 'Pumps and Motors',
    hsn: '84137010',
    attributes: ['power', 'phase', 'size', 'voltage'],
    kinds: {
      'Borewell Pumps': parseList(
        'Borewell Submersible Pump, V4 Pump Set, V6 Pump Set, Solar Submersible Pump, Jet Pump',
      ),
      'Surface Pumps': parseList(
        'Monoblock Pump, Self Priming Pump, Centrifugal Pump, Pressure Booster Pump, Gear Pump',
      ),
      'Sewage Pumps': parseList('Sewage Pump, Dewatering Pump, Sludge Pump, Cutter Pump, Diaphragm Pump'),
      'Electric Motors': parseList(
        'Induction Motor, Geared Motor, Brake Motor, Servo Motor, Flange Mounted Motor',
      ),
    },
  },
  {
    category: 'Power Tools',
    hsn: '84672100',
    attributes: ['power', 'speed', 'size', 'voltage'],
    kinds: {
      Drills: parseList('Impact Drill, Hammer Drill, Rotary Hammer, Magnetic Drill, Cordless Screwdriver'),
      Grinders: parseList('Angle Grinder, Bench Grinder, Die Grinder, Straight Grinder, Belt Sander'),
      Saws: parseList('Circular Saw, Marble Cutter, Chop Saw, Jigsaw, Reciprocating Saw'),
      Finishing: parseList('Orbital Sander, Planer, Trimmer, Heat Gun, Air Blower'),
    },
  },
  {
    category: 'Safety Equipment',
    hsn: '65061010',
    attributes: ['material', 'colour', 'size', 'pack'],
    kinds: {
      'Head and Eyes': parseList('Safety Helmet, Safety Goggles, Face Shield, Welding Helmet, Ear Muff'),
      'Hands and Feet': parseList(
        'Safety Shoes, Gum Boots, Nitrile Gloves, Leather Gloves, Cut Resistant Gloves',
      ),
      'Fall Arrest': parseList('Full Body Harness, Safety Belt, Safety Net, Rope Grab, Retractable Lifeline'),
      'Fire Safety': parseList('Fire Extinguisher, Fire Hose, Fire Blanket, Smoke Detector, Hydrant Valve'),
    },
  },
  {
    category: 'Welding',
    hsn: '85153100',
    attributes: ['current', 'phase', 'voltage', 'size'],
    kinds: {
      'Welding Machines': parseList(
        'Arc Welding Machine, MIG Welder, TIG Welder, Spot Welding Machine, Plasma Cutter',
      ),
      Consumables: parseList('Welding Electrode, Welding Wire, Filler Rod, Flux Powder, Tungsten Rod'),
      'Gas Equipment': parseList(
        'Gas Cutting Torch, Gas Regulator, Flashback Arrestor, Welding Hose, Cutting Nozzle',
      ),
      'Welding Accessories': parseList(
        'Earth Clamp, Electrode Holder, Welding Cable, Wire Feeder, Weld Positioner',
      ),
    },
  },
  {
    category: 'Air Compressors',
    hsn: '84144010',
    attributes: ['power', 'capacity', 'pressure', 'phase'],
    kinds: {
      Compressors: parseList(
        'Piston Compressor, Screw Compressor, Oil Free Compressor, Portable Compressor, Vacuum Pump',
      ),
      'Air Treatment': parseList(
        'Air Dryer, Air Receiver Tank, Line Filter, Moisture Separator, Auto Drain Valve',
      ),
      'Pneumatic Tools': parseList('Pneumatic Wrench, Spray Gun, Nail Gun, Air Ratchet, Tyre Inflator'),
      Pneumatics: parseList(
        'Pneumatic Cylinder, Solenoid Valve, Push Fitting, Polyurethane Tube, Filter Regulator',
      ),
    },
  },
  {
    category: 'Material Handling',
    hsn: '84279000',
    attributes: ['load', 'length', 'material', 'colour'],
    kinds: {
      Trucks: parseList('Hand Pallet Truck, Electric Stacker, Platform Trolley, Drum Lifter, Scissor Lift'),
      Hoists: parseList('Chain Pulley Block, Electric Hoist, Wire Rope Hoist, Lever Block, Beam Trolley'),
      Storage: parseList('Pallet Rack, Slotted Angle Rack, Plastic Crate, Storage Bin, Plastic Pallet'),
      Conveyors: parseList('Belt Conveyor, Roller Conveyor, Screw Conveyor, Bucket Elevator, Conveyor Belt'),
    },
  },
  {
    category: 'Measuring and Weighing',
    hsn: '90173010',
    attributes: ['size', 'length', 'load', 'material'],
    kinds: {
      'Hand Gauges': parseList('Vernier Caliper, Outside Micrometer, Dial Gauge, Height Gauge, Feeler Gauge'),
      Weighing: parseList('Platform Scale, Counter Scale, Crane Scale, Weighing Indicator, Load Cell'),
      'Test Instruments': parseList(
        'Digital Multimeter, Clamp Meter, Insulation Tester, Lux Meter, Sound Level Meter',
      ),
      Process: parseList(
        'Pressure Gauge, Temperature Controller, Flow Meter, Level Transmitter, Thermocouple Sensor',
      ),
    },
  },
  {
    category: 'Agriculture Machinery',
    hsn: '84329010',
    attributes: ['power', 'capacity', 'length', 'colour'],
    kinds: {
      Tillage: parseList('Power Weeder, Rotavator, Disc Harrow, Cultivator, Mini Tiller'),
      Spraying: parseList('Knapsack Sprayer, Battery Sprayer, Power Sprayer, Fogging Machine, Seed Spreader'),
      Harvesting: parseList('Brush Cutter, Chaff Cutter, Paddy Thresher, Reaper Binder, Chain Saw'),
      Irrigation: parseList(
        'Drip Irrigation Kit, Sprinkler Set, Mulch Film, Venturi Injector, Irrigation Timer',
      ),
    },
  },
  {
    category: 'Electrical',
    hsn: '85362030',
    attributes: ['current', 'voltage', 'phase', 'size'],
    kinds: {
      Switchgear: parseList(
        'Miniature Circuit Breaker, Moulded Case Breaker, Contactor, Overload Relay, Isolator Switch',
      ),
      Cables: parseList(
        'Copper Flexible Cable, Armoured Cable, Control Cable, Submersible Cable, Cable Gland',
      ),
      Lighting: parseList('LED Flood Light, LED High Bay Light, Street Light, Tube Light, Emergency Light'),
      'Power Supply': parseList(
        'Voltage Stabiliser, Diesel Generator, Inverter Battery, Servo Stabiliser, Isolation Transformer',
      ),
    },
  },
  {
    category: 'Cleaning Equipment',
    hsn: '84243000',
    attributes: ['pressure', 'capacity', 'power', 'colour'],
    kinds: {
      Washers: parseList('High Pressure Washer, Steam Cleaner, Car Washer, Parts Washer, Ultrasonic Cleaner'),
      Floors: parseList(
        'Floor Scrubber, Ride On Sweeper, Single Disc Polisher, Manual Sweeper, Carpet Cleaner',
      ),
      Vacuums: parseList(
        'Wet and Dry Vacuum Cleaner, Backpack Vacuum, Dust Collector, Ash Vacuum, Central Vacuum',
      ),
      Supplies: parseList('Mop Bucket Trolley, Floor Squeegee, Microfibre Mop, Waste Bin, Cleaning Brush'),
    },
  },
  {
    category: 'Small Business Machinery',
    hsn: '84388090',
    attributes: ['power', 'capacity', 'material', 'phase'],
    kinds: {
      'Food Processing': parseList('Flour Mill, Pulveriser, Oil Expeller, Dough Kneader, Potato Peeler'),
      Packaging: parseList(
        'Band Sealer, Vacuum Packing Machine, Shrink Tunnel, Pouch Filling Machine, Strapping Machine',
      ),
      Making: parseList(
        'Paper Plate Machine, Incense Stick Machine, Candle Mould, Noodle Machine, Papad Press',
      ),
      Printing: parseList(
        'Batch Coder, Label Printer, Heat Press, Screen Printing Frame, Lamination Machine',
      ),
    },
  },
  {
    category: 'Raw Materials',
    hsn: '72142090',
    attributes: ['size', 'length', 'material', 'pack'],
    kinds: {
      Metals: parseList('Round Bar, Angle Section, Hollow Section, Chequered Plate, Perforated Sheet'),
      Plastics: parseList('Polypropylene Granules, Nylon Rod, Acrylic Sheet, PVC Resin, Teflon Sheet'),
      Chemicals: parseList(
        'Caustic Soda Flakes, Bleaching Powder, Epoxy Hardener, Paint Thinner, Citric Acid',
      ),
      Building: parseList('Waterproofing Compound, Tile Adhesive, Wall Putty, Fly Ash Brick, Roofing Sheet'),
    },
  },
  {
    category: 'Fasteners and Fittings',
    hsn: '73181500',
    attributes: ['size', 'length', 'material', 'pack'],
    kinds: {
      Bolts: parseList('Hex Bolt, Allen Bolt, Anchor Fastener, Stud Bolt, Eye Bolt'),
      'Nuts and Washers': parseList('Lock Nut, Hex Nut, Spring Washer, Plain Washer, Wing Nut'),
      'Pipe Fittings': parseList('Ball Valve, Gate Valve, Butterfly Valve, Elbow Fitting, Reducer Socket'),
      Clamps: parseList('Hose Clamp, Pipe Clamp, Toggle Clamp, Cable Tie, Shackle'),
    },
  },
  {
    category: 'Bearings and Transmission',
    hsn: '84821090',
    attributes: ['size', 'speed', 'material', 'load'],
    kinds: {
      Bearings: parseList(
        'Deep Groove Ball Bearing, Taper Roller Bearing, Pillow Block, Needle Bearing, Thrust Bearing',
      ),
      Belts: parseList('V Belt, Timing Belt, Flat Belt, Poly Belt, Belt Fastener'),
      Chains: parseList('Roller Chain, Chain Sprocket, Conveyor Chain, Leaf Chain, Chain Link'),
      Couplings: parseList('Jaw Coupling, Tyre Coupling, Gear Coupling, Worm Gearbox, Helical Gearbox'),
    },
  },
  {
    category: 'Office and Workshop',
    hsn: '94031090',
    attributes: ['material', 'colour', 'load', 'length'],
    kinds: {
      Furniture: parseList('Steel Almirah, Personal Locker, Workshop Bench, Filing Cabinet, Revolving Stool'),
      'Hand Tools': parseList('Spanner Set, Socket Set, Screwdriver Set, Pipe Wrench, Torque Wrench'),
      Ladders: parseList('Aluminium Ladder, Scaffolding Tower, Step Stool, Extension Ladder, Wall Ladder'),
      Supplies: parseList('Packing Tape, Bubble Wrap Roll, Corrugated Box, Stretch Film, Tool Box'),
    },
  },
];

function parseList(names: string): string[] {
  return names.split(', ');
}
