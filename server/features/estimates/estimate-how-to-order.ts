/** How the buyer goes on, at the bottom of the last page. */

import { type Block, layOutRow, ruleBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, linkBlock, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument } from './estimate-document.ts';

/** Empty in the first layout. */
export function howToOrderBlock(sheet: Sheet, { howToOrder, requestUrl, seller }: EstimateDocument): Block {
  if (howToOrder === undefined || requestUrl === undefined) return stackBlocks([]);
  const { label, strong, reading } = sheet.styles;
  const width = FRAME_WIDTH / 3;
  const request = stackBlocks([
    textBlock(sheet, 'Your request in the shop', label, width),
    linkBlock(sheet, toShortUrl(requestUrl), requestUrl, strong, width),
  ]);
  return stackBlocks(
    [
      ruleBlock(sheet, FRAME_WIDTH, STRONG_RULE, MACHINE_GREEN),
      textBlock(sheet, howToOrder, reading, FRAME_WIDTH),
      layOutRow([
        { width, block: labelledValue(sheet, 'Phone', seller.phone, width, strong) },
        { width, block: labelledValue(sheet, 'E-mail', seller.email, width, strong) },
        { width, block: request },
      ]),
    ],
    4,
  );
}

/** Host and path, as a person types them. */
export function toShortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
