import type { EstimateDocument } from './estimate-document.ts';

type DateField = 'issuedAt' | 'revisedAt' | 'validUntil' | 'confirmedAt';

/** As JSON has it: times are texts. */
type StoredDocument = {
  [Field in keyof EstimateDocument]: Field extends DateField ? string : EstimateDocument[Field];
};

/** The document of a revision, from the JSON that it is stored as. */
export function parseDocument(json: unknown): EstimateDocument {
  const { issuedAt, revisedAt, validUntil, confirmedAt, ...rest } = json as StoredDocument;
  return {
    ...rest,
    issuedAt: new Date(issuedAt),
    revisedAt: revisedAt === undefined ? undefined : new Date(revisedAt),
    validUntil: new Date(validUntil),
    ...(confirmedAt !== undefined && { confirmedAt: new Date(confirmedAt) }),
  };
}
