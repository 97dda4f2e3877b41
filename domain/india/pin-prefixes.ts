/**
 * Which PIN prefixes belong to which state. Source: India Post's Postal Index Number scheme (15 August 1972),
 * where the first digit is the zone, the first two the circle and the first three the sorting district.
 *
 * A sorting district keeps its number when a state is divided, and some serve villages of a neighbouring state, so a
 * prefix that spans several states lists each of them. First digit 9 is the Army Postal Service, whose offices move
 * with their units and belong to no state, so no prefix with 9 is listed.
 */
import type { StateName } from './states.ts';

/**
 * A range of three-digit prefixes, both ends included, and the states that a PIN with such a prefix may belong to. A
 * range includes unassigned numbers between its ends, so a new sorting district there needs no change.
 */
export type PinBlock = { from: number; to: number; stateNames: readonly StateName[] };

function block(from: number, to: number, ...stateNames: readonly StateName[]): PinBlock {
  return { from, to, stateNames };
}

/** Every three-digit prefix in use except the army's, ascending and without overlap. */
export const pinBlocks: readonly PinBlock[] = [
  block(110, 110, 'Delhi'),
  block(121, 136, 'Haryana'),
  block(140, 159, 'Punjab'),
  // The numbers of Mohali's phases continue those of Chandigarh's sectors.
  block(160, 160, 'Chandigarh', 'Punjab'),
  block(171, 177, 'Himachal Pradesh'),
  block(180, 193, 'Jammu and Kashmir'),
  block(194, 194, 'Ladakh'),
  block(201, 243, 'Uttar Pradesh'),
  // 244 is Moradabad with Kashipur; 246 Bijnor with Pauri and Chamoli; 247 Saharanpur with Roorkee.
  block(244, 244, 'Uttar Pradesh', 'Uttarakhand'),
  block(245, 245, 'Uttar Pradesh'),
  block(246, 247, 'Uttar Pradesh', 'Uttarakhand'),
  block(248, 249, 'Uttarakhand'),
  block(250, 261, 'Uttar Pradesh'),
  // Pilibhit and Kheri with Pithoragarh and Champawat.
  block(262, 262, 'Uttar Pradesh', 'Uttarakhand'),
  block(263, 263, 'Uttarakhand'),
  block(264, 285, 'Uttar Pradesh'),
  block(301, 345, 'Rajasthan'),
  block(360, 396, 'Gujarat'),
  block(400, 402, 'Maharashtra'),
  block(403, 403, 'Goa'),
  block(404, 445, 'Maharashtra'),
  block(450, 488, 'Madhya Pradesh'),
  block(490, 497, 'Chhattisgarh'),
  block(500, 509, 'Telangana'),
  block(515, 535, 'Andhra Pradesh'),
  block(560, 591, 'Karnataka'),
  block(600, 604, 'Tamil Nadu'),
  // Puducherry town and its enclaves, with the villages of Viluppuram between them.
  block(605, 605, 'Puducherry', 'Tamil Nadu'),
  block(606, 643, 'Tamil Nadu'),
  block(670, 695, 'Kerala'),
  block(700, 736, 'West Bengal'),
  block(737, 737, 'Sikkim'),
  block(738, 743, 'West Bengal'),
  block(744, 744, 'Andaman and Nicobar Islands'),
  block(751, 770, 'Odisha'),
  block(781, 788, 'Assam'),
  block(790, 792, 'Arunachal Pradesh'),
  block(793, 794, 'Meghalaya'),
  block(795, 795, 'Manipur'),
  block(796, 796, 'Mizoram'),
  block(797, 798, 'Nagaland'),
  block(799, 799, 'Tripura'),
  block(800, 812, 'Bihar'),
  // 813 is Bhagalpur and Banka with part of Godda; 814 Deoghar, Dumka and Godda with part of Banka.
  block(813, 814, 'Bihar', 'Jharkhand'),
  block(815, 816, 'Jharkhand'),
  block(821, 821, 'Bihar'),
  block(822, 822, 'Jharkhand'),
  block(823, 824, 'Bihar'),
  block(825, 835, 'Jharkhand'),
  block(841, 855, 'Bihar'),
];

/** Prefixes of four to six digits whose states differ from those of their block; the longest match decides. */
export const pinPrefixOverrides: ReadonlyMap<string, readonly StateName[]> = new Map<
  string,
  readonly StateName[]
>([
  // Diu (362520, 362540, 362570) among the offices of Gir Somnath.
  ['3625', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
  // Daman (396210 to 396220) and Silvassa (396193, 396230 and on) interleaved with Vapi (396191, 396195).
  ['3961', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
  ['3962', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
  // The mandals of Khammam moved to Andhra Pradesh for the Polavaram project kept their PINs.
  ['5071', ['Andhra Pradesh', 'Telangana']],
  // Yanam, whose office serves the villages around it.
  ['533464', ['Andhra Pradesh', 'Puducherry']],
  // Bahour (607402) and its neighbours in Puducherry, with Cuddalore's.
  ['6074', ['Puducherry', 'Tamil Nadu']],
  // Karaikal (609601 to 609609) with Nagapattinam's nearest villages.
  ['6096', ['Puducherry', 'Tamil Nadu']],
  // Mahe (673310) with the Kozhikode and Kannur villages on either side.
  ['67331', ['Kerala', 'Puducherry']],
  // The islands are numbered from Kochi (682551 to 682559) and share these numbers with no other place.
  ['68255', ['Lakshadweep']],
  // Offices of Kamrup and Morigaon at the border that also serve villages of Meghalaya.
  ['781029', ['Assam', 'Meghalaya']],
  ['781131', ['Assam', 'Meghalaya']],
  ['782410', ['Assam', 'Meghalaya']],
  // An office of Goalpara that serves villages of the North Garo Hills.
  ['783123', ['Assam', 'Meghalaya']],
  // Tirap and Longding were once served from Namrup and still use its PINs.
  ['786629', ['Arunachal Pradesh', 'Assam']],
  ['786630', ['Arunachal Pradesh', 'Assam']],
  ['786631', ['Arunachal Pradesh', 'Assam']],
  // An office of Buxar that also serves villages of Ballia, on the other side of the Ganga.
  ['802131', ['Bihar', 'Uttar Pradesh']],
]);
