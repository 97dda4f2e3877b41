import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#contract/errors.ts';

/** A record of a CSV file, numbered as in a spreadsheet: the first is row 1, and empty rows count. */
export type CsvRow = { number: number; cells: string[] };

/**
 * Reads a CSV file: UTF-8 with or without a byte order mark, any kind of line ending, cells separated by commas and
 * quoted where needed. Line endings inside cells become '\n'; empty lines are skipped.
 * @throws AppError 'invalid_input' when the file is in another format.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = Readable.from(assertCommas(normaliseLineEndings(bytes))).compose(
    parse({ info: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      yield { number: getRowNumber(info), cells: record };
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new AppError('invalid_input', describeCsvError(cause)) : cause;
  }
}

/** How much the parser has read so far. */
type Progress = { records: number; empty_lines: number };
type ParsedRecord = { record: string[]; info: Progress };

const getRowNumber = ({ records, empty_lines }: Progress) => records + empty_lines;

async function* normaliseLineEndings(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  for await (const chunk of bytes) {
    const text = held + decode(() => decoder.decode(chunk, { stream: true }));
    // The next chunk may begin with the second half of a line ending.
    held = text.endsWith('\r') ? '\r' : '';
    yield replaceLineEndings(held ? text.slice(0, -1) : text);
  }
  yield replaceLineEndings(held + decode(() => decoder.decode()));
}

const replaceLineEndings = (text: string) => text.replace(/\r\n?/g, '\n');

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

/** Many spreadsheets use another separator, which the first line shows. */
async function* assertCommas(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isStart = true;
  for await (const part of parts) {
    if (isStart) assertCommaSeparated(/.+/.exec(part)?.[0] ?? '');
    isStart = false;
    yield part;
  }
}

function assertCommaSeparated(firstLine: string): void {
  const separator = /[;\t]/.exec(firstLine)?.[0];
  if (!separator || firstLine.includes(',')) return;
  const name = separator === ';' ? 'semicolons' : 'tabs';
  throw new AppError(
    'invalid_input',
    `The cells of this file are separated by ${name}. The separator must be a comma.`,
  );
}

function describeCsvError(cause: CsvError): string {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell.';
  return `Row ${getRowNumber(cause as CsvError & Progress) + 1}: a quotation mark is out of place. Quotes enclose a whole cell, and are doubled inside it.`;
}
