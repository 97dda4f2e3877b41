/**
 * The codes of GST's units in UN/CEFACT Recommendation 20, which schema.org uses; packages are those of 21, with an X.
 */
const UN_CEFACT: Readonly<Record<string, string>> = {
  BAG: 'XBG',
  BAL: 'XBL',
  BDL: 'XBE',
  BOX: 'XBX',
  BTL: 'XBO',
  BUN: 'XBH',
  CAN: 'XCA',
  CBM: 'MTQ',
  CCM: 'CMQ',
  CMS: 'CMT',
  CTN: 'XCT',
  DOZ: 'DZN',
  DRM: 'XDR',
  GMS: 'GRM',
  GRS: 'GRO',
  KGS: 'KGM',
  KLR: 'K6',
  KME: 'KMT',
  LTR: 'LTR',
  MLT: 'MLT',
  MTR: 'MTR',
  MTS: 'TNE',
  NOS: 'H87',
  PAC: 'XPK',
  PCS: 'H87',
  PRS: 'PR',
  QTL: 'DTN',
  ROL: 'XRO',
  SET: 'SET',
  SQF: 'FTK',
  SQM: 'MTK',
  SQY: 'YDK',
  TON: 'TNE',
  TUB: 'XTU',
  UGS: 'GLL',
  YDS: 'YRD',
};

/** The UN/CEFACT code of a GST unit code; undefined for the few that have none. */
export function findUnitCode(gstCode: string): string | undefined {
  return UN_CEFACT[gstCode];
}
