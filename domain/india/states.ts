/** A state or union territory. `gstCode` is the two digits that its GSTINs start with. */
export type State = { name: string; gstCode: string; isUnionTerritory: boolean };

const allStates = [
  { name: 'Andaman and Nicobar Islands', gstCode: '35', isUnionTerritory: true },
  { name: 'Andhra Pradesh', gstCode: '37', isUnionTerritory: false },
  { name: 'Arunachal Pradesh', gstCode: '12', isUnionTerritory: false },
  { name: 'Assam', gstCode: '18', isUnionTerritory: false },
  { name: 'Bihar', gstCode: '10', isUnionTerritory: false },
  { name: 'Chandigarh', gstCode: '04', isUnionTerritory: true },
  { name: 'Chhattisgarh', gstCode: '22', isUnionTerritory: false },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', gstCode: '26', isUnionTerritory: true },
  { name: 'Delhi', gstCode: '07', isUnionTerritory: true },
  { name: 'Goa', gstCode: '30', isUnionTerritory: false },
  { name: 'Gujarat', gstCode: '24', isUnionTerritory: false },
  { name: 'Haryana', gstCode: '06', isUnionTerritory: false },
  { name: 'Himachal Pradesh', gstCode: '02', isUnionTerritory: false },
  { name: 'Jammu and Kashmir', gstCode: '01', isUnionTerritory: true },
  { name: 'Jharkhand', gstCode: '20', isUnionTerritory: false },
  { name: 'Karnataka', gstCode: '29', isUnionTerritory: false },
  { name: 'Kerala', gstCode: '32', isUnionTerritory: false },
  { name: 'Ladakh', gstCode: '38', isUnionTerritory: true },
  { name: 'Lakshadweep', gstCode: '31', isUnionTerritory: true },
  { name: 'Madhya Pradesh', gstCode: '23', isUnionTerritory: false },
  { name: 'Maharashtra', gstCode: '27', isUnionTerritory: false },
  { name: 'Manipur', gstCode: '14', isUnionTerritory: false },
  { name: 'Meghalaya', gstCode: '17', isUnionTerritory: false },
  { name: 'Mizoram', gstCode: '15', isUnionTerritory: false },
  { name: 'Nagaland', gstCode: '13', isUnionTerritory: false },
  { name: 'Odisha', gstCode: '21', isUnionTerritory: false },
  { name: 'Puducherry', gstCode: '34', isUnionTerritory: true },
  { name: 'Punjab', gstCode: '03', isUnionTerritory: false },
  { name: 'Rajasthan', gstCode: '08', isUnionTerritory: false },
  { name: 'Sikkim', gstCode: '11', isUnionTerritory: false },
  { name: 'Tamil Nadu', gstCode: '33', isUnionTerritory: false },
  { name: 'Telangana', gstCode: '36', isUnionTerritory: false },
  { name: 'Tripura', gstCode: '16', isUnionTerritory: false },
  { name: 'Uttar Pradesh', gstCode: '09', isUnionTerritory: false },
  { name: 'Uttarakhand', gstCode: '05', isUnionTerritory: false },
  { name: 'West Bengal', gstCode: '19', isUnionTerritory: false },
] as const satisfies readonly State[];

/** The name of a state or union territory, as `states` spells it. */
export type StateName = (typeof allStates)[number]['name'];

/**
 * The 28 states and 8 union territories in alphabetical order, with the names in everyday official use. Sources: the
 * First Schedule to the Constitution of India, as amended up to 26 January 2020; the state codes of the GST
 * registration number. Code 25 (Daman and Diu) was merged into 26 in 2020, and code 28 (Andhra Pradesh before it was
 * divided) was replaced by 37, so neither is listed.
 */
export const states: readonly State[] = allStates;

/** The state with exactly this name, or undefined. */
export function findStateByName(name: string): State | undefined {
  return states.find((state) => state.name === name);
}

/** The state with this two-digit GST code ('19'), or undefined. */
export function findStateByGstCode(gstCode: string): State | undefined {
  return states.find((state) => state.gstCode === gstCode);
}
