import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ALL_COMMANDS } from './all-commands.ts';
import { UsageError } from './given.ts';
import { formatHelp, formatOverview } from './help.ts';
import { readCommandLine } from './read-command-line.ts';
import { cut, oneLine, widthOf } from './screen.ts';
import { formatTable } from './table.ts';

const SCREEN = { width: 80, hasColour: true };
const commands = ALL_COMMANDS.flatMap((group) => group.commands);
const read = (typed: string) =>
  readCommandLine(typed.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], ALL_COMMANDS);

describe('the help', () => {
  it('has every command once, a line each, and fits 80 columns', () => {
    const overview = stripVTControlCharacters(formatOverview(ALL_COMMANDS, SCREEN));
    for (const { name, says } of commands) {
      const lines = overview
        .split('\n')
        .filter((line) => line.startsWith(`  ${name.replace(/ list$/, '')} `) && line.endsWith(says));
      expect(lines, name).toHaveLength(1);
    }
    for (const text of [overview, ...commands.map((command) => formatHelp(command, SCREEN))]) {
      for (const line of stripVTControlCharacters(text).split('\n'))
        expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
  });

  it('of a command names everything that it takes', () => {
    for (const command of commands) {
      const help = formatHelp(command, SCREEN);
      for (const { name } of command.parameters ?? []) expect(help).toContain(`  ${name} `);
      for (const name of Object.keys(command.options ?? {})) expect(help).toContain(`--${name}`);
    }
  });
});

describe('the command line', () => {
  it.each([
    ['banners', 'banners list'],
    ['banners list', 'banners list'],
    ['banners --json', 'banners list'],
    ['banners remove abc', 'banners remove'],
    ['confirm abc1234 --reason "In stock"', 'confirm'],
  ])('%s is %s', (typed, name) => {
    expect(read(typed)).toMatchObject({ command: { name } });
  });

  it.each([
    ['', []],
    ['--help', []],
    ['confirm --help', ['confirm']],
    ['banners add --help', ['banners add']],
    ['banners list --help', ['banners list']],
    ['banners --help', ['banners list', 'banners add', 'banners set', 'banners remove']],
    ['products --help', ['products import', 'products export', 'products remove']],
  ])('“%s” asks for help about: %j', (typed, names) => {
    expect(read(typed)).toMatchObject({ helpOf: names.map((name) => ({ name })) });
  });

  it.each([
    ['nothing', 'There is no command “nothing”.'],
    ['banners zoo', 'There is no command “banners zoo”. There are: banners list, banners add'],
    ['products', 'There are: products import, products export, products remove'],
    ['confirm', 'ORDER is missing'],
    ['confirm a b', '“b” is more than “confirm” takes'],
    ['orders --colour', "Unknown option '--colour'"],
    ['orders --limit', "'--limit <value>' argument missing"],
    ['orders --as ""', '--as needs a name'],
    ['confirm a --json', "Unknown option '--json'"],
  ])('%s is refused: %s', (typed, message) => {
    expect(() => read(typed)).toThrow(UsageError);
    expect(() => read(typed)).toThrow(message);
  });
});

describe('a table', () => {
  const columns = [
    { title: 'ID' },
    { title: 'SAYS', canShrink: true as const },
    { title: 'PRICE', isRight: true as const },
  ];

  it('is aligned in Latin and Devanagari, and as wide as the screen at most', () => {
    const rows = [
      ['1', 'सिलाई मशीन', '₹5'],
      ['22', 'x'.repeat(200), '₹1,00,000'],
    ];
    const lines = formatTable({ width: 40, hasColour: false }, columns, rows, '').split('\n');
    expect(lines.map(widthOf)).toEqual([40, 40, 40]);
    expect(lines[2]).toContain('…');
    const uncut = formatTable({ width: Number.POSITIVE_INFINITY, hasColour: false }, columns, rows, '');
    expect(uncut).toContain('x'.repeat(200));
  });

  it('cannot be steered by what strangers wrote', () => {
    const hostile = '\u001b[2J\u001b]0;pwned\u0007a\u202eb\r\nc';
    expect(oneLine(hostile)).toBe('�[2J�]0;pwned�a�b c');
    const lines = formatTable({ width: 80, hasColour: false }, columns, [['1', hostile, '2']], '').split(
      '\n',
    );
    expect(lines).toHaveLength(2);
  });

  it('is cut between letters, not within them', () => {
    expect(cut('कि'.repeat(5), 3)).toBe(`${'कि'.repeat(1)}…`);
    expect(widthOf(cut('👩‍🔧'.repeat(9), 4))).toBeLessThanOrEqual(4);
  });
});
