import { type Block, layOutRow, stackBlocks } from '#server/platform/pdf/block.ts';
import { pictureBlock } from '#server/platform/pdf/picture-block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimatePictures } from './estimate-document.ts';

const NO_SIGNATURE = {
  estimate: 'This is a computer-generated estimate and does not require a signature.',
  quotation: 'This is a computer-generated quotation and does not require a signature.',
  'pro-forma': 'This is a computer-generated pro-forma and does not require a signature.',
};
const FORMER_NO_SIGNATURE = 'This estimate is made by computer and needs no signature.';
const SIZE = { maxWidth: 140, maxHeight: 40 };

/** The seller's signature on the right or, without one, the note that none is needed. */
export function signatureBlock(
  sheet: Sheet,
  {
    kind,
    layout,
    seller,
  }: Pick<EstimateDocument, 'layout' | 'seller'> & {
    kind?: 'quotation' | 'pro-forma' | undefined;
  },
  pictures: EstimatePictures,
): Block {
  const note = layout ? NO_SIGNATURE[kind ?? 'estimate'] : FORMER_NO_SIGNATURE;
  const bytes = seller.signatureSha256 && pictures.get(seller.signatureSha256);
  if (!bytes) return textBlock(sheet, note, sheet.styles.soft, FRAME_WIDTH);
  const picture = pictureBlock(sheet, bytes, { ...SIZE, alt: 'Signature' });
  const space = { width: FRAME_WIDTH - picture.width, block: stackBlocks([]) };
  const toTheRight = { align: 'right' } as const;
  return stackBlocks(
    [
      textBlock(sheet, `For ${seller.name}`, sheet.styles.soft, FRAME_WIDTH, toTheRight),
      layOutRow([space, { width: picture.width, block: picture }]),
      textBlock(sheet, 'Authorised signatory', sheet.styles.soft, FRAME_WIDTH, toTheRight),
    ],
    3,
  );
}
