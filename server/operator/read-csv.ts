import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#contract/errors.ts';

/** One record of a CSV file, numbered as a spreadsheet does: the first is row 1, and empty ones count. */
export type CsvRow = { number: number; cells: string[] };

/**
 * The records of a CSV file: UTF-8 with or without a byte order mark, lines ended in any way, cells parted by commas and
 * quoted where needed. Line ends inside cells become '\n'; empty lines are passed over.
 * @throws Failure 'invalid_input' when the file is none of that.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = Readable.from(partedByCommas(withPlainLines(bytes))).compose(
    parse({ info: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      yield { number: rowsUpTo(info), cells: record };
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new AppError('invalid_input', complaint(cause)) : cause;
  }
}

/** What the parser has read so far. */
type Progress = { records: number; empty_lines: number };
type ParsedRecord = { record: string[]; info: Progress };

const rowsUpTo = ({ records, empty_lines }: Progress) => records + empty_lines;

async function* withPlainLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  for await (const chunk of bytes) {
    const text = held + decode(() => decoder.decode(chunk, { stream: true }));
    // The other half of a line end may come with the next chunk.
    held = text.endsWith('\r') ? '\r' : '';
    yield plain(held ? text.slice(0, -1) : text);
  }
  yield plain(held + decode(() => decoder.decode()));
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n');

function decode(run: () => string): string {
  try {
    return run();
  } catch {
    throw new AppError(
      'invalid_input',
      'The file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8”.',
    );
  }
}

/** Many spreadsheets part cells by something else; the first line tells. */
async function* partedByCommas(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isStart = true;
  for await (const part of parts) {
    if (isStart) refuseOtherSeparators(/.+/.exec(part)?.[0] ?? '');
    isStart = false;
    yield part;
  }
}

function refuseOtherSeparators(firstLine: string): void {
  const separator = /[;\t]/.exec(firstLine)?.[0];
  if (!separator || firstLine.includes(',')) return;
  const name = separator === ';' ? 'semicolons' : 'tabs';
  throw new AppError(
    'invalid_input',
    `The cells of this file are separated by ${name}. The separator must be a comma.`,
  );
}

function complaint(cause: CsvError): string {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell.';
  return `Row ${rowsUpTo(cause as CsvError & Progress) + 1}: a quotation mark is out of place. Quotes stand around a whole cell, and are doubled inside it.`;
}
