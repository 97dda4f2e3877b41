/** What the buyer says about the request as a whole, below the estimate's number. */

import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import type { Block } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument } from './estimate-document.ts';

/** The buyer's reference, day and remark as cells; undefined when none is said. */
export function requestTermsCells(
  sheet: Sheet,
  { requestTerms = {} }: Pick<EstimateDocument, 'requestTerms'>,
): Block | undefined {
  const { reference, neededBy, remark } = requestTerms;
  const fields = [
    ['Your reference', reference],
    ['Needed by', neededBy && formatDayFromIso(neededBy)],
    ['Your remark', remark],
  ] as const;
  const cells = fields.flatMap(([label, value]) =>
    value ? [(width: number) => labelledValue(sheet, label, value, width, sheet.styles.strong)] : [],
  );
  return cells.length > 0 ? borderedCells(sheet, cells, FRAME_WIDTH) : undefined;
}
