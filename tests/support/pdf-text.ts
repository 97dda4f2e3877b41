import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What is written on a PDF, laid out as on the page. */
export async function readPdfText(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-pdf-'));
  const file = path.join(folder, 'file.pdf');
  await writeFile(file, pdf);
  const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
  await rm(folder, { recursive: true });
  return stdout;
}
