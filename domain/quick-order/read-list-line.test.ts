import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnitCode } from '../unit.ts';
import { findListUnit } from './list-units.ts';
import { readListLine } from './read-list-line.ts';

it.each([
  ['VG-100S\tAngle grinder 100 mm\t4\tNos', 'VG-100S Angle grinder 100 mm', 4, 'NOS'],
  ['3\tNID-16H\tHeavy duty drill\tNOS\t1', 'NID-16H Heavy duty drill', 1, 'NOS'],
  ['"NAG-230X";"Large grinder";"1,200";"Nos"', 'NAG-230X Large grinder', 1200, 'NOS'],
  ['VHG-2000D,Digital heat gun,2', 'VHG-2000D Digital heat gun', 2, null],
  ['3048\t4\tNos', '3048', 4, 'NOS'],
  ['Gloves, leather, 14 inch', 'Gloves, leather, 14 inch', null, null],
  ['10 nag bench drill 13mm', 'bench drill 13mm', 10, 'NOS'],
  ['angle grinder 4 inch - 6pcs', 'angle grinder 4 inch', 6, 'NOS'],
  ['2 dozen safety helmet', 'safety helmet', 24, 'NOS'],
  ['5 bori cement', 'cement', 5, 'BAG'],
  ['sariya 16mm – 2 ton', 'sariya 16mm', 2, 'TON'],
  ['chain block 3 ton 6 mtr 1', 'chain block 3 ton 6 mtr', 1, null],
  ['extinguisher 6 kg 12 nos', 'extinguisher 6 kg', 12, 'NOS'],
  ['50 hp motor', '50 hp motor', null, null],
  ['VG-100S 4', 'VG-100S', 4, null],
  ['cordless drill 18v x 2', 'cordless drill 18v', 2, null],
  ['E6013 3.15 x 350', 'E6013 3.15 x 350', null, null],
  ['10 packets E6013 3.15 x 350', 'E6013 3.15 x 350', 10, 'PAC'],
  ['E6013 3.15 x 350 x 10', 'E6013 3.15 x 350', 10, null],
  ['GI sheet 8 x 4 10 nos', 'GI sheet 8 x 4', 10, 'NOS'],
  ['CR sheet 1250 x 2500', 'CR sheet 1250 x 2500', null, null],
  ['angle grinder 4 x 10 nos', 'angle grinder 4', 10, 'NOS'],
  ['3048 x 2', '3048', 2, null],
  ['SS 304 sheet 1.2 mm 8x4 ft 12 sheets', 'SS 304 sheet 1.2 mm 8x4 ft', 12, null],
  ['GI pipe 3/4 inch - 10 lengths', 'GI pipe 3/4 inch', 10, 'NOS'],
  ['2\tPallet truck\t2500 kg\t3\tnos', 'Pallet truck 2500 kg', 3, 'NOS'],
  ['mini oil press 400w qty: 2', 'mini oil press 400w', 2, null],
  ['1. marble cutter 3', 'marble cutter', 3, null],
  ['पाँच नग ड्रिल मशीन', 'ड्रिल मशीन', 5, 'NOS'],
  ['१० नग angle grinder', 'angle grinder', 10, 'NOS'],
  ['aur bhai 2 drill machine bhi bhej dena jaldi', 'drill machine', 2, null],
  ['10 helmet bhej do', 'helmet', 10, null],
  ['helmet do', 'helmet', 2, null],
  ['bhaiya helmet paanch nag chahiye.', 'helmet', 5, 'NOS'],
  ['Please send 4 nos pallet truck, urgently!', 'pallet truck', 4, 'NOS'],
  ['भाई ड्रिल मशीन २ भेज दो', 'ड्रिल मशीन', 2, null],
  ['12 pairs safety shoes size 8 & 9', 'safety shoes size 8 & 9', 12, 'PRS'],
  ['safety shoes size 8 & 9 - 12 pairs', 'safety shoes size 8 & 9', 12, 'PRS'],
  ['RS-620D, 7 pair size 8 aur 5 pair size 9', 'RS-620D, 7 pair size 8 aur 5 pair size 9', 12, 'PRS'],
  ['12 jodi shoes (6 no. size 8, 6 no. size 9)', 'shoes (6 no. size 8, 6 no. size 9)', 12, 'PRS'],
  ['10 pair size 8 safety shoes', 'size 8 safety shoes', 10, 'PRS'],
  ['1\tImpact drill\tVajra\t4\t30-11-2026', 'Impact drill Vajra', 4, null],
  ['RS-620D\t8\tBata\t6\tPairs', 'RS-620D 8 Bata', 6, 'PRS'],
  ['4 pair safety shoes 8 no', 'safety shoes 8 no', 4, 'PRS'],
  ['safety shoes 8 no. - 4 pair', 'safety shoes 8 no.', 4, 'PRS'],
  ['impact drill 2 nos @ 3500/-', 'impact drill', 2, 'NOS'],
  ['booster pump (qty 2)', 'booster pump', 2, null],
  ['heat gun 1500w-2', 'heat gun 1500w', 2, null],
  ['heat gun 1500w*2', 'heat gun 1500w', 2, null],
  ['2*heat gun 1500w', 'heat gun 1500w', 2, null],
  ['heat gun 1500w @2', 'heat gun 1500w', 2, null],
  ['heat gun 1500w ×5', 'heat gun 1500w', 5, null],
  ['heat gun 1500w_2nos', 'heat gun 1500w', 2, 'NOS'],
  ['heat gun 1500w/2 nos', 'heat gun 1500w', 2, 'NOS'],
  ['heat gun 1500w Qty2', 'heat gun 1500w', 2, null],
  ['pump 0.5hp qty-2', 'pump 0.5hp', 2, null],
  ['pump 0.5hp Qty.-2 nos', 'pump 0.5hp', 2, 'NOS'],
  ["pump 0.5hp = 3no's", 'pump 0.5hp', 3, 'NOS'],
  ['pump 0.5hp [3 nos]', 'pump 0.5hp', 3, 'NOS'],
  ['pump 0.5hp 3 qty', 'pump 0.5hp', 3, null],
  ['pump 0.5hp ..3', 'pump 0.5hp', 3, null],
  ['pump 0.5hp -3-nos', 'pump 0.5hp', 3, 'NOS'],
  ['pump 0.5hp 2 dabba', 'pump 0.5hp', 2, 'CAN'],
  ['impact drill 13mm-2nos', 'impact drill 13mm', 2, 'NOS'],
  ["Angle grinder\t3 No's", 'Angle grinder', 3, 'NOS'],
  ['marble cutter-2 nos', 'marble cutter', 2, 'NOS'],
  ['marble cutter - 2 nos;', 'marble cutter', 2, 'NOS'],
  ['marble cutter:2', 'marble cutter', 2, null],
  ['VG-100S-5 nos', 'VG-100S', 5, 'NOS'],
  ['VG-100S*5', 'VG-100S', 5, null],
  ['VG-100S/5 nos', 'VG-100S', 5, 'NOS'],
  // A model, a size and a name with a number are no quantities.
  ['GM-112-4', 'GM-112-4', null, null],
  ['LT550D-12', 'LT550D-12', null, null],
  ['E7018-400', 'E7018-400', null, null],
  ['cement grade-53', 'cement grade-53', null, null],
  ['pipe 1/2', 'pipe 1/2', null, null],
  ['3 x 2.5 sqmm flexible cable 100 mtr', '3 x 2.5 sqmm flexible cable', 100, 'MTR'],
  ['3 x 4 sq mm flat cable 2 coil', '3 x 4 sq mm flat cable', 2, 'ROL'],
  ['TMT 8/10/12 mm - 2 MT each', 'TMT 8/10/12 mm', 2, 'TON'],
  ['1.angle grinder 4 nos', 'angle grinder', 4, 'NOS'],
  ['1)angle grinder 4 nos', 'angle grinder', 4, 'NOS'],
  ['(f) mag drill 23mm 1', 'mag drill 23mm', 1, null],
  ['1.5 ton hoist 2 nos', '1.5 ton hoist', 2, 'NOS'],
  ['pls send', '', null, null],
  ['', '', null, null],
])('reads %j', (line, text, quantity, unit) => {
  expect(readListLine(line)).toEqual({ text, quantity, unit });
});

it('finds the quantity that a spreadsheet names, wherever its column stands', () => {
  const quantity = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(quantity, fc.shuffledSubarray(['drill', 'q', 'nos'], { minLength: 3 }), (number, columns) => {
      const row = columns.map((column) => (column === 'q' ? String(number) : column)).join('\t');
      expect(readListLine(row)).toEqual({ text: 'drill', quantity: number, unit: 'NOS' });
    }),
  );
});

it('never fails, and never names a quantity that is not above zero', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
      expect(readListLine(line).quantity ?? 1).toBeGreaterThan(0);
    }),
  );
});

it('names only units in which a wish can be', () => {
  const words = [
    'nag',
    'jodi',
    'bori',
    'set',
    'coil',
    'peti',
    'pkt',
    'bandal',
    'ctn',
    'drum',
    'darjan',
    'kg',
    'quintal',
  ];
  for (const word of [...words, 'ton', 'mtr', 'ltr'])
    expect(isUnitCode(findListUnit(word) ?? ''), word).toBe(true);
});
