import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeJpeg,
  makePng,
  patchZip,
  readRealPdf,
  readRealWorkbooks,
  WORKBOOK_PARTS,
  zip,
} from '../../../tests/support/sample-files.ts';
import { checkContent } from './check-content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(bytes: Buffer | string): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return checkContent(file, Buffer.byteLength(bytes)).catch((cause) => `${cause.code}: ${cause.message}`);
}

const UNKNOWN = /^unsupported_media_type: Only PDF, JPEG, PNG/;
const DAMAGED = /^invalid_input: This \w+ file is incomplete or damaged/;
const MACROS = /^invalid_input: This Excel file contains macros/;
const TOO_LARGE = /^invalid_input: This Excel file is too large when it is opened/;

describe('checkContent', () => {
  it('knows real files by their content', async () => {
    expect(await check(await readRealPdf())).toBe('pdf');
    expect(await check(await makePng())).toBe('png');
    for (const isProgressive of [false, true])
      expect(await check(await makeJpeg(isProgressive))).toBe('jpeg');
    for (const workbook of await readRealWorkbooks()) expect(await check(workbook)).toBe('xlsx');
    expect(await check(await zip(WORKBOOK_PARTS))).toBe('xlsx');
  });

  it('accepts what phones write after a JPEG', async () => {
    expect(await check(Buffer.concat([await makeJpeg(), Buffer.from('ftypmp42 a short film')]))).toBe('jpeg');
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\x00\x03')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page that contains a PDF', '<script>1</script>%PDF-1.7 %%EOF'],
    ['a GIF', 'GIF89a'],
    ['text', 'name,quantity\ndrill,2'],
    ['half of a signature', '%PD'],
  ])('refuses %s', async (_, bytes) => {
    expect(await check(bytes)).toMatch(UNKNOWN);
  });

  it('refuses archives that are no workbook', async () => {
    const { '[Content_Types].xml': types, ...parts } = WORKBOOK_PARTS;
    expect(await check(await zip(parts))).toMatch(UNKNOWN);
    const document = types.replace('spreadsheetml.sheet.main', 'wordprocessingml.document.main');
    expect(await check(await zip({ ...parts, '[Content_Types].xml': document }))).toMatch(UNKNOWN);
  });

  it('says what to do with old Office files and such with a password', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    expect(await check(old)).toMatch(
      /^unsupported_media_type: Old Office files \(\.xls\) and files with a password/,
    );
  });

  it('refuses empty files and those that end too early', async () => {
    expect(await check('')).toBe('invalid_input: The file is empty.');
    const files = [await readRealPdf(), await makePng(), await makeJpeg(), ...(await readRealWorkbooks())];
    for (const bytes of files) {
      for (const kept of [0.5, 0.9])
        expect(await check(bytes.subarray(0, bytes.length * kept))).toMatch(DAMAGED);
    }
  });

  it('refuses macros, whatever they are called', async () => {
    const types = WORKBOOK_PARTS['[Content_Types].xml'];
    const withMacros = types.replace('sheet.main', 'sheet.macroEnabled.main');
    const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const parts of [
      { 'xl/vbaProject.bin': 'x' },
      { 'xl/harmless.xml': compound },
      { 'xl/macrosheets/sheet1.xml': '<macrosheet/>' },
      { 'xl/activeX/activeX1.bin': 'x' },
      { '[Content_Types].xml': withMacros },
    ]) {
      expect(await check(await zip({ ...WORKBOOK_PARTS, ...parts }))).toMatch(MACROS);
    }
    const spelled = types.replace('sheet.main', 'sheet.macro&#69;nabled.main');
    expect(await check(await zip({ ...WORKBOOK_PARTS, '[Content_Types].xml': spelled }))).toMatch(DAMAGED);
  });

  it('refuses a workbook with a password', async () => {
    const encrypted = patchZip(await zip(WORKBOOK_PARTS), (header, { flags }) => {
      header.writeUInt16LE(header.readUInt16LE(flags) | 1, flags);
    });
    expect(await check(encrypted)).toMatch(/^invalid_input: This file has a password/);
  });

  it('refuses bombs: too much, too many, false sizes and shared content', async () => {
    const zeros = Buffer.alloc(101 * 1024 * 1024);
    const bomb = await zip({ ...WORKBOOK_PARTS, 'xl/worksheets/sheet2.xml': zeros });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await check(bomb)).toMatch(TOO_LARGE);

    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`xl/${index}.xml`, 'x']));
    expect(await check(await zip({ ...WORKBOOK_PARTS, ...many }))).toMatch(TOO_LARGE);

    const lying = patchZip(bomb, (header, { unpacked }) => {
      if (header.readUInt32LE(unpacked) === zeros.length) header.writeUInt32LE(1000, unpacked);
    });
    expect(await check(lying)).toMatch(DAMAGED);

    const shared = patchZip(await zip(WORKBOOK_PARTS), (header, { packed }) => {
      header.writeUInt32LE(header.readUInt32LE(packed) + 1000, packed);
    });
    expect(await check(shared)).toMatch(TOO_LARGE);
  });

  it('refuses two parts of one name', async () => {
    expect(await check(await zip({ ...WORKBOOK_PARTS, 'XL/Workbook.xml': '<workbook/>' }))).toMatch(DAMAGED);
  });

  it('has an answer for any damage', async () => {
    const [workbook = Buffer.alloc(0)] = await readRealWorkbooks();
    const files = [workbook, await makePng(), await makeJpeg()];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(255), async (bytes, at, value) => {
        const damaged = Buffer.from(bytes);
        damaged[at % damaged.length] = value;
        expect(await check(damaged)).toMatch(
          /^(xlsx|png|jpeg|unsupported_media_type: .*|invalid_input: .*)$/,
        );
      }),
      { numRuns: 200 },
    );
  });
});
