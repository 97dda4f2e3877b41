import { execFileSync } from 'node:child_process';

/** The first page of a PDF as a picture. @param dpi dots per inch. */
export function renderPng(pdf: Uint8Array, dpi: number): Buffer {
  const options = ['-png', '-r', String(dpi), '-singlefile', '-'];
  return execFileSync('pdftoppm', options, { input: pdf, maxBuffer: 2 ** 26 });
}
