import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readListFile } from './read-list-file.ts';

async function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

const RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/>
</Relationships>`;
const WORKBOOK =
  '<workbook><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>';

const workbook = (rows: string, strings = '', more: Record<string, string | Buffer> = {}) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>999</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });

const read = async (bytes: Buffer | string) => (await readListFile(new Blob([Buffer.from(bytes)]))).lines;

describe('an Excel workbook', () => {
  it('has a line for each row of its first visible sheet', async () => {
    const strings =
      '<si><t>Angle grinder</t></si><si><r><t>Bench </t></r><r><t xml:space="preserve">drill &amp; vice</t></r></si>';
    const rows = `<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="D1"><v>4.0000000000000009</v></c></row>
      <row r="2"/>
      <row r="3"><c r="B3" t="s"><v>1</v></c><c r="C3" t="inlineStr"><is><t>Nos</t></is></c><c r="D3" t="str"><f>1+1</f><v>2</v></c></row>`;
    expect(await read(await workbook(rows, strings))).toEqual([
      '1\tAngle grinder\t4',
      'Bench drill & vice\tNos\t2',
    ]);
  });

  it('is read by its header', async () => {
    const row = (...cells: string[]) =>
      `<x:row>${cells.map((cell) => `<x:c t="inlineStr"><x:is><x:t>${cell}</x:t></x:is></x:c>`).join('')}</x:row>`;
    const rows = row('S. No', 'Description', 'HSN', 'Qty') + row('1', 'Saw', '8467', '3');
    expect(await read(await workbook(rows))).toEqual(['Saw\t3']);
  });

  it('gives the results of formulas, never the formulas, and no errors', async () => {
    const rows =
      '<row><c t="str"><f>HYPERLINK("http://evil.example")</f><v>Saw</v></c><c t="e"><f>A1/0</f><v>#DIV/0!</v></c><c><f>2*2</f><v>4</v></c></row>';
    expect(await read(await workbook(rows))).toEqual(['Saw\t4']);
  });

  it('expands no entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>`;
    const rows = '<row><c t="inlineStr"><is><t>&b; &#65;&#x42;</t></is></c></row>';
    expect(await read(await workbook(`${bomb}${rows}`))).toEqual(['&b; AB']);
  });

  it('can have as many rows as Excel, all of which are counted', async () => {
    const rows = '<row><c><v>7</v></c></row>'.repeat(10_000);
    expect(await read(await workbook(rows))).toHaveLength(10_000);
  });

  it('ignores cells far to the right', async () => {
    expect(await read(await workbook('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'))).toEqual([
      '1',
    ]);
  });
});

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('\uFEFFड्रिल,4\n"Gloves, leather",2')],
    ['UTF-16', Buffer.from('\uFEFFड्रिल\t4\nGloves, leather\t2', 'utf16le')],
  ])('may be in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(['ड्रिल\t4', 'Gloves, leather\t2']);
  });

  it('may be in the encoding of Windows', async () => {
    expect(await read(Buffer.from('Rod \xb0 5;2', 'latin1'))).toEqual(['Rod ° 5\t2']);
  });

  it('keeps formulas as they are written', async () => {
    expect(await read('"=HYPERLINK(""http://evil.example"")";1')).toEqual([
      '=HYPERLINK("http://evil.example")\t1',
    ]);
  });
});

describe('a file that is no list', () => {
  const file = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../..', name));
  it.each([
    ['a picture', () => file('public/icon-192.png'), 'unknown-type'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'unknown-type'],
    ['another archive', () => zip({ 'word/document.xml': '<w:t>saw</w:t>' }), 'unknown-type'],
    ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old-excel'],
    ['half an archive', async () => (await workbook('')).subarray(0, 300), 'damaged'],
    ['an archive that is only announced', () => Buffer.from('PK\x03\x04'), 'damaged'],
    ['an empty file', () => '', 'empty-file'],
    ['an empty sheet', () => workbook('<row/>'), 'empty-file'],
    ['a large file', () => Buffer.alloc(6 * 2 ** 20, 'a'), 'too-large'],
    [
      'a zip bomb',
      () => workbook('', '', { 'xl/worksheets/sheet2.xml': Buffer.alloc(40 * 2 ** 20) }),
      'too-large',
    ],
    ['an archive with a password', async () => setEncrypted(await workbook('')), 'encrypted'],
  ])('%s: says why', async (_, make, problem) => {
    await expect(read(await make())).rejects.toMatchObject({ problem });
  });

  it('is never read further than it is long', async () => {
    const whole = await workbook('<row><c><v>1</v></c></row>');
    for (let position = 4; position < whole.length; position += 1) {
      const broken = Buffer.from(whole);
      broken[position] = 0xff;
      const result = await read(broken).catch(({ problem }) => problem);
      expect(
        [['1'], 'damaged', 'unknown-type', 'encrypted', 'too-large', 'empty-file'],
        `${position}`,
      ).toContainEqual(Array.isArray(result) ? ['1'] : result);
    }
  });
});

/** Sets the flag of each entry in the table of contents. */
function setEncrypted(bytes: Buffer): Buffer {
  for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt16LE(1, at + 8);
  return bytes;
}
