import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Failure } from '#contract/errors.ts';

/** One record of a CSV file, and the line it begins on. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The records of a CSV file: UTF-8 with or without a byte order mark, lines ended in any way, cells parted by commas and
 * quoted where needed. Line ends inside cells become '\n'; empty lines are passed over.
 * @throws Failure 'invalid' when the file is none of that.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = Readable.from(withPlainLines(bytes)).compose(
    parse({ info: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      const linesInside = record.join('').split('\n').length - 1;
      yield { line: info.lines - linesInside, cells: record };
    }
  } catch (cause) {
    throw cause instanceof CsvError ? new Failure('invalid', complaint(cause)) : cause;
  }
}

type ParsedRecord = { record: string[]; info: { lines: number } };

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
    throw new Failure('invalid', 'The file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8”.');
  }
}

function complaint(cause: CsvError & { lines?: number }): string {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell.';
  return `Line ${cause.lines}: a quotation mark is out of place. Quotes stand around a whole cell, and are doubled inside it.`;
}
