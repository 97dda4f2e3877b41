/** The made-up market: what its products are, and in which category and sub-category they stand. */

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

export type Market = {
  category: string;
  hsn: string;
  /** What titles of this category speak of. */
  attributes: AttributeName[];
  /** Sub-categories and their kinds. */
  kinds: Record<string, string[]>;
};

export const markets: Market[] = [
  {
    category: 'Pumps and Motors',
    hsn: '84137010',
    attributes: ['power', 'phase', 'size', 'voltage'],
    kinds: {
      'Borewell Pumps': list(
        'Borewell Submersible Pump, V4 Pump Set, V6 Pump Set, Solar Submersible Pump, Jet Pump',
      ),
      'Surface Pumps': list(
        'Monoblock Pump, Self Priming Pump, Centrifugal Pump, Pressure Booster Pump, Gear Pump',
      ),
      'Sewage Pumps': list('Sewage Pump, Dewatering Pump, Sludge Pump, Cutter Pump, Diaphragm Pump'),
      'Electric Motors': list(
        'Induction Motor, Geared Motor, Brake Motor, Servo Motor, Flange Mounted Motor',
      ),
    },
  },
  {
    category: 'Power Tools',
    hsn: '84672100',
    attributes: ['power', 'speed', 'size', 'voltage'],
    kinds: {
      Drills: list('Impact Drill, Hammer Drill, Rotary Hammer, Magnetic Drill, Cordless Screwdriver'),
      Grinders: list('Angle Grinder, Bench Grinder, Die Grinder, Straight Grinder, Belt Sander'),
      Saws: list('Circular Saw, Marble Cutter, Chop Saw, Jigsaw, Reciprocating Saw'),
      Finishing: list('Orbital Sander, Planer, Trimmer, Heat Gun, Air Blower'),
    },
  },
  {
    category: 'Safety Equipment',
    hsn: '65061010',
    attributes: ['material', 'colour', 'size', 'pack'],
    kinds: {
      'Head and Eyes': list('Safety Helmet, Safety Goggles, Face Shield, Welding Helmet, Ear Muff'),
      'Hands and Feet': list('Safety Shoes, Gum Boots, Nitrile Gloves, Leather Gloves, Cut Resistant Gloves'),
      'Fall Arrest': list('Full Body Harness, Safety Belt, Safety Net, Rope Grab, Retractable Lifeline'),
      'Fire Safety': list('Fire Extinguisher, Fire Hose, Fire Blanket, Smoke Detector, Hydrant Valve'),
    },
  },
  {
    category: 'Welding',
    hsn: '85153100',
    attributes: ['current', 'phase', 'voltage', 'size'],
    kinds: {
      'Welding Machines': list(
        'Arc Welding Machine, MIG Welder, TIG Welder, Spot Welding Machine, Plasma Cutter',
      ),
      Consumables: list('Welding Electrode, Welding Wire, Filler Rod, Flux Powder, Tungsten Rod'),
      'Gas Equipment': list(
        'Gas Cutting Torch, Gas Regulator, Flashback Arrestor, Welding Hose, Cutting Nozzle',
      ),
      'Welding Accessories': list(
        'Earth Clamp, Electrode Holder, Welding Cable, Wire Feeder, Weld Positioner',
      ),
    },
  },
  {
    category: 'Air Compressors',
    hsn: '84144010',
    attributes: ['power', 'capacity', 'pressure', 'phase'],
    kinds: {
      Compressors: list(
        'Piston Compressor, Screw Compressor, Oil Free Compressor, Portable Compressor, Vacuum Pump',
      ),
      'Air Treatment': list(
        'Air Dryer, Air Receiver Tank, Line Filter, Moisture Separator, Auto Drain Valve',
      ),
      'Pneumatic Tools': list('Pneumatic Wrench, Spray Gun, Nail Gun, Air Ratchet, Tyre Inflator'),
      Pneumatics: list(
        'Pneumatic Cylinder, Solenoid Valve, Push Fitting, Polyurethane Tube, Filter Regulator',
      ),
    },
  },
  {
    category: 'Material Handling',
    hsn: '84279000',
    attributes: ['load', 'length', 'material', 'colour'],
    kinds: {
      Trucks: list('Hand Pallet Truck, Electric Stacker, Platform Trolley, Drum Lifter, Scissor Lift'),
      Hoists: list('Chain Pulley Block, Electric Hoist, Wire Rope Hoist, Lever Block, Beam Trolley'),
      Storage: list('Pallet Rack, Slotted Angle Rack, Plastic Crate, Storage Bin, Plastic Pallet'),
      Conveyors: list('Belt Conveyor, Roller Conveyor, Screw Conveyor, Bucket Elevator, Conveyor Belt'),
    },
  },
  {
    category: 'Measuring and Weighing',
    hsn: '90173010',
    attributes: ['size', 'length', 'load', 'material'],
    kinds: {
      'Hand Gauges': list('Vernier Caliper, Outside Micrometer, Dial Gauge, Height Gauge, Feeler Gauge'),
      Weighing: list('Platform Scale, Counter Scale, Crane Scale, Weighing Indicator, Load Cell'),
      'Test Instruments': list(
        'Digital Multimeter, Clamp Meter, Insulation Tester, Lux Meter, Sound Level Meter',
      ),
      Process: list(
        'Pressure Gauge, Temperature Controller, Flow Meter, Level Transmitter, Thermocouple Sensor',
      ),
    },
  },
  {
    category: 'Agriculture Machinery',
    hsn: '84329010',
    attributes: ['power', 'capacity', 'length', 'colour'],
    kinds: {
      Tillage: list('Power Weeder, Rotavator, Disc Harrow, Cultivator, Mini Tiller'),
      Spraying: list('Knapsack Sprayer, Battery Sprayer, Power Sprayer, Fogging Machine, Seed Spreader'),
      Harvesting: list('Brush Cutter, Chaff Cutter, Paddy Thresher, Reaper Binder, Chain Saw'),
      Irrigation: list('Drip Irrigation Kit, Sprinkler Set, Mulch Film, Venturi Injector, Irrigation Timer'),
    },
  },
  {
    category: 'Electrical',
    hsn: '85362030',
    attributes: ['current', 'voltage', 'phase', 'size'],
    kinds: {
      Switchgear: list(
        'Miniature Circuit Breaker, Moulded Case Breaker, Contactor, Overload Relay, Isolator Switch',
      ),
      Cables: list('Copper Flexible Cable, Armoured Cable, Control Cable, Submersible Cable, Cable Gland'),
      Lighting: list('LED Flood Light, LED High Bay Light, Street Light, Tube Light, Emergency Light'),
      'Power Supply': list(
        'Voltage Stabiliser, Diesel Generator, Inverter Battery, Servo Stabiliser, Isolation Transformer',
      ),
    },
  },
  {
    category: 'Cleaning Equipment',
    hsn: '84243000',
    attributes: ['pressure', 'capacity', 'power', 'colour'],
    kinds: {
      Washers: list('High Pressure Washer, Steam Cleaner, Car Washer, Parts Washer, Ultrasonic Cleaner'),
      Floors: list('Floor Scrubber, Ride On Sweeper, Single Disc Polisher, Manual Sweeper, Carpet Cleaner'),
      Vacuums: list(
        'Wet and Dry Vacuum Cleaner, Backpack Vacuum, Dust Collector, Ash Vacuum, Central Vacuum',
      ),
      Supplies: list('Mop Bucket Trolley, Floor Squeegee, Microfibre Mop, Waste Bin, Cleaning Brush'),
    },
  },
  {
    category: 'Small Business Machinery',
    hsn: '84388090',
    attributes: ['power', 'capacity', 'material', 'phase'],
    kinds: {
      'Food Processing': list('Flour Mill, Pulveriser, Oil Expeller, Dough Kneader, Potato Peeler'),
      Packaging: list(
        'Band Sealer, Vacuum Packing Machine, Shrink Tunnel, Pouch Filling Machine, Strapping Machine',
      ),
      Making: list('Paper Plate Machine, Incense Stick Machine, Candle Mould, Noodle Machine, Papad Press'),
      Printing: list('Batch Coder, Label Printer, Heat Press, Screen Printing Frame, Lamination Machine'),
    },
  },
  {
    category: 'Raw Materials',
    hsn: '72142090',
    attributes: ['size', 'length', 'material', 'pack'],
    kinds: {
      Metals: list('Round Bar, Angle Section, Hollow Section, Chequered Plate, Perforated Sheet'),
      Plastics: list('Polypropylene Granules, Nylon Rod, Acrylic Sheet, PVC Resin, Teflon Sheet'),
      Chemicals: list('Caustic Soda Flakes, Bleaching Powder, Epoxy Hardener, Paint Thinner, Citric Acid'),
      Building: list('Waterproofing Compound, Tile Adhesive, Wall Putty, Fly Ash Brick, Roofing Sheet'),
    },
  },
  {
    category: 'Fasteners and Fittings',
    hsn: '73181500',
    attributes: ['size', 'length', 'material', 'pack'],
    kinds: {
      Bolts: list('Hex Bolt, Allen Bolt, Anchor Fastener, Stud Bolt, Eye Bolt'),
      'Nuts and Washers': list('Lock Nut, Hex Nut, Spring Washer, Plain Washer, Wing Nut'),
      'Pipe Fittings': list('Ball Valve, Gate Valve, Butterfly Valve, Elbow Fitting, Reducer Socket'),
      Clamps: list('Hose Clamp, Pipe Clamp, Toggle Clamp, Cable Tie, Shackle'),
    },
  },
  {
    category: 'Bearings and Transmission',
    hsn: '84821090',
    attributes: ['size', 'speed', 'material', 'load'],
    kinds: {
      Bearings: list(
        'Deep Groove Ball Bearing, Taper Roller Bearing, Pillow Block, Needle Bearing, Thrust Bearing',
      ),
      Belts: list('V Belt, Timing Belt, Flat Belt, Poly Belt, Belt Fastener'),
      Chains: list('Roller Chain, Chain Sprocket, Conveyor Chain, Leaf Chain, Chain Link'),
      Couplings: list('Jaw Coupling, Tyre Coupling, Gear Coupling, Worm Gearbox, Helical Gearbox'),
    },
  },
  {
    category: 'Office and Workshop',
    hsn: '94031090',
    attributes: ['material', 'colour', 'load', 'length'],
    kinds: {
      Furniture: list('Steel Almirah, Personal Locker, Workshop Bench, Filing Cabinet, Revolving Stool'),
      'Hand Tools': list('Spanner Set, Socket Set, Screwdriver Set, Pipe Wrench, Torque Wrench'),
      Ladders: list('Aluminium Ladder, Scaffolding Tower, Step Stool, Extension Ladder, Wall Ladder'),
      Supplies: list('Packing Tape, Bubble Wrap Roll, Corrugated Box, Stretch Film, Tool Box'),
    },
  },
];

function list(names: string): string[] {
  return names.split(', ');
}
