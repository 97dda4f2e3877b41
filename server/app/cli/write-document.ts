import { loadEstimatePictures } from '#server/features/estimates/estimate-pictures.ts';
import type { FrozenDocument } from '#server/features/estimates/frozen-document.ts';
import type { CommandContext } from './command-context.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Writes an estimate or quotation to a file, as a PDF.
 * @throws AppError 'conflict' when there is a file of this name, unless it may be replaced.
 */
export async function writeDocument(
  { database, signal }: CommandContext,
  document: FrozenDocument,
  file: string,
  force: boolean | undefined,
): Promise<void> {
  // It draws on a thread, and few commands need it.
  const { createEstimateRenderer } = await import('#server/features/estimates/estimate-renderer.ts');
  const renderer = createEstimateRenderer();
  try {
    const pictures = await loadEstimatePictures(database, document.seller);
    const pdf = await renderer.render(document, 'main', pictures);
    await writeAtomically(file, { signal, force }, (write) => write(pdf));
  } finally {
    await renderer.close();
  }
}
