import type { WireRequestFile } from '#contract/request-files.ts';
import type { RequestFile } from './repository.ts';

export async function* presentFileBatches(batches: AsyncIterable<RequestFile[]>) {
  for await (const files of batches) {
    yield files.map((file) => ({
      ...presentFile(file),
      sha256: file.sha256.toString('hex'),
      is_sent: file.quoteRequestId !== null,
    }));
  }
}

export function presentFile({ id, name, type, byteCount, createdAt }: RequestFile): WireRequestFile {
  return { id, name, type, bytes: byteCount, createdAt: createdAt.toISOString() };
}
