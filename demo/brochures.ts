import { slugFromTitle } from '#domain/slug.ts';

/** Models of the demo catalogue that have a brochure. `scripts/make-brochures.ts` draws them. */
export const MODELS_WITH_BROCHURE: ReadonlySet<string> = new Set([
  'HCD-18L',
  'NAG-230X',
  'VRH-26M',
  'AC-2HP',
  'PC-65',
  'FF-100',
  'RFE-6A',
  'KRB-10',
  'LT550D-12',
  'JS4-1010',
  'GM-112-4',
  'VP-5-250',
  'VS-50V',
  'AM-400D',
  'BPE-15',
  'BEC-2T',
  'TP-300',
  'KT-9D',
  'JH-150',
  'NF-50B',
]);

export const BROCHURES_PATH = '/media/brochures';

/** The name of the model's file under demo/brochures. */
export function brochureFile(model: string): string {
  return `${slugFromTitle(model)}.pdf`;
}

/** The brochure's URL path in the shop, or null if the model has none. */
export function brochureUrl(model: string): string | null {
  return MODELS_WITH_BROCHURE.has(model) ? `${BROCHURES_PATH}/${brochureFile(model)}` : null;
}
