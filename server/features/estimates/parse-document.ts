import type { EstimateDocument } from './estimate-document.ts';
import type { FrozenDocument } from './frozen-document.ts';
import type { QuotationDocument } from './quotation-document.ts';

/** As JSON has it: times are texts. */
type Stored<Document, DateField extends keyof Document> = {
  [Field in keyof Document]: Field extends DateField ? string : Document[Field];
};
type StoredEstimate = Stored<EstimateDocument, 'issuedAt' | 'revisedAt' | 'validUntil' | 'confirmedAt'>;
type StoredQuotation = Stored<QuotationDocument, 'requestedAt' | 'issuedAt' | 'lapsesAt'>;

/** The document of a revision, from the JSON that it is stored as. */
export function parseDocument(json: unknown): FrozenDocument {
  const stored = json as StoredEstimate | StoredQuotation;
  return stored.kind === 'quotation' ? parseQuotation(stored) : parseEstimate(stored);
}

function parseEstimate({
  issuedAt,
  revisedAt,
  validUntil,
  confirmedAt,
  ...rest
}: StoredEstimate): EstimateDocument {
  return {
    ...rest,
    issuedAt: new Date(issuedAt),
    revisedAt: revisedAt === undefined ? undefined : new Date(revisedAt),
    validUntil: new Date(validUntil),
    ...(confirmedAt !== undefined && { confirmedAt: new Date(confirmedAt) }),
  };
}

function parseQuotation({ requestedAt, issuedAt, lapsesAt, ...rest }: StoredQuotation): QuotationDocument {
  return {
    ...rest,
    requestedAt: new Date(requestedAt),
    issuedAt: new Date(issuedAt),
    lapsesAt: new Date(lapsesAt),
  };
}
