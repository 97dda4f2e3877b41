import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, formatFileSize, REQUEST_FILE_TYPES } from './request-file.ts';

describe('cleanFileName', () => {
  it.each([
    ['Gate valve DN50.pdf', 'pdf', 'Gate valve DN50.pdf'],
    ['चित्र 2.JPG', 'jpeg', 'चित्र 2.JPG'],
    ['C:\\fakepath\\list.xlsx', 'xlsx', 'list.xlsx'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    ['photo.png', 'jpeg', 'photo.png.jpg'],
    ['invoice\u202efdp.exe', 'pdf', 'invoice fdp.exe.pdf'],
    ['a\u0000b\nc\td.pdf', 'pdf', 'a b c d.pdf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['...', 'png', 'file.png'],
    ['', 'pdf', 'file.pdf'],
    ['-rf $(reboot) `x`.pdf', 'pdf', 'rf (reboot) x.pdf'],
    ['\ud800half.pdf', 'pdf', '\ufffdhalf.pdf'],
  ] as const)('keeps %j, a %s file, as %j', (typed, type, name) => {
    expect(cleanFileName(typed, type)).toBe(name);
  });

  it('always gives a short single name with the ending of the type, and the same for its own result', () => {
    // The unit 'binary' is the same, but takes seconds to prepare.
    const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    const text = fc.string({ unit: character, maxLength: 300 });
    const type = fc.constantFrom(...REQUEST_FILE_TYPES);
    fc.assert(
      fc.property(text, type, (typed, kind) => {
        const name = cleanFileName(typed, kind);
        expect([...name].length).toBeLessThanOrEqual(80);
        expect(name).not.toMatch(/[\p{C}/\\]|^[.\s-]|\s\s/u);
        expect(name).toMatch(/.\.(pdf|jpe?g|jfif|png|xlsx)$/i);
        expect(cleanFileName(name, kind)).toBe(name);
      }),
    );
  });
});

it('shows sizes in KB and MB, at least 1 KB', () => {
  expect([1, 1500, 430_000, 1_048_575, 10_485_760].map(formatFileSize)).toEqual([
    '1 KB',
    '1 KB',
    '420 KB',
    '1.0 MB',
    '10.0 MB',
  ]);
});
