import { ListFileError } from './list-file-error.ts';
import { openZip, type ReadZipFile } from './read-zip.ts';

/**
 * Columns after these are left out; so are a sheet's pictures, comments and formulas, of which only the results count.
 */
const MAX_COLUMNS = 100;
const DECIMALS = 1000;

/**
 * The rows of the first visible sheet of an Excel workbook (ECMA-376, part 1, section 18), each with the texts of its
 * cells. The XML is scanned rather than parsed: no entity is expanded and nothing outside the file is read.
 * @throws ListFileError when the file is not a workbook that can be read.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const read = openZip(bytes);
  const sheet = await read(await findFirstSheet(read));
  if (sheet === undefined) throw new ListFileError('damaged');
  return readRows(sheet, readStrings((await read('xl/sharedStrings.xml')) ?? ''));
}

async function findFirstSheet(read: ReadZipFile): Promise<string> {
  const workbook = await read('xl/workbook.xml');
  if (workbook === undefined) throw new ListFileError('unknown-type');
  const sheets = Array.from(scan(workbook, 'sheet'), ({ attributes }) => attributes);
  const sheet = sheets.find(({ state = 'visible' }) => state === 'visible') ?? sheets[0];
  const relationships = (await read('xl/_rels/workbook.xml.rels')) ?? '';
  const target = Array.from(scan(relationships, 'Relationship'), ({ attributes }) => attributes).find(
    ({ Id }) => Id === sheet?.['r:id'],
  )?.Target;
  if (!target) throw new ListFileError('damaged');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells refer to by their number; one may consist of several pieces. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  for (const { name, isEnd, text } of scan(xml, 'si', 't')) {
    if (isEnd) continue;
    if (name === 'si') strings.push('');
    else strings.push((strings.pop() ?? '') + text);
  }
  return strings;
}

function readRows(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = -1;
  let type = 'n';
  for (const { name, isEnd, attributes, text } of scan(xml, 'row', 'c', 'v', 't')) {
    if (isEnd) continue;
    if (name === 'row') {
      row = [];
      rows.push(row);
      column = -1;
    } else if (name === 'c') {
      column = attributes.r ? toColumnIndex(attributes.r) : column + 1;
      type = attributes.t ?? 'n';
    } else if (column < MAX_COLUMNS) {
      row[column] = (row[column] ?? '') + (name === 't' ? text : toCellText(text, type, strings));
    }
  }
  return rows.map((cells) => Array.from(cells, (cell = '') => cell.replaceAll(/\s+/g, ' ').trim()));
}

/** The index of the column in a reference such as 'AB12', from 0. */
function toColumnIndex(reference: string): number {
  let index = 0;
  for (const [letter] of reference.matchAll(/[A-Z]/g)) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

function toCellText(value: string, type: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'str' || type === 'd') return value;
  // Truth values and errors say nothing of an item.
  const number = type === 'n' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? String(Math.round(number * DECIMALS) / DECIMALS) : '';
}

type Tag = { name: string; isEnd: boolean; attributes: Record<string, string>; text: string };

/** An XML tag with any prefix, its local name and its attributes, and the text up to the next tag. */
const TAG = /<(\/?)(?:[\w.-]+:)?(\w+)(?=[\s/>])([^<>]*)>([^<]*)/g;

/** The tags with these local names. */
function* scan(xml: string, ...names: string[]): Generator<Tag> {
  for (const [, slash, name = '', attributes = '', text = ''] of xml.matchAll(TAG)) {
    if (!names.includes(name)) continue;
    const isEnd = slash === '/';
    yield { name, isEnd, attributes: readAttributes(attributes), text: decodeEntities(text) };
  }
}

function readAttributes(text: string): Record<string, string> {
  const attributes = text.matchAll(/(?:^|\s)([\w:]+)=(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    Array.from(attributes, ([, name = '', double, single = '']) => [name, decodeEntities(double ?? single)]),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));/g, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
