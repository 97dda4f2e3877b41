import { stripVTControlCharacters } from 'node:util';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { WithCommandContext } from './command-context.ts';
import { createProgram, runProgram } from './program.ts';
import { runCli } from './run-cli.ts';
import { formatTable } from './table.ts';
import { toSingleLine, wrapText } from './terminal-text.ts';

const TERMINAL = { width: 80, hasColour: true };

/** Parses a command line without running its command. */
async function parse(typed: string) {
  const written = { stdout: [] as string[], stderr: [] as string[] };
  const output = {
    writeOut: (text: string) => void written.stdout.push(text),
    writeErr: (text: string) => void written.stderr.push(text),
  };
  let run: { command: string; values: unknown[] } | undefined;
  const words = typed.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  const withContext: WithCommandContext =
    () =>
    async (...args) => {
      const command = args.at(-1) as CommandUnknownOpts;
      run = { command: getPath(command), values: args.slice(0, -1) };
    };
  const program = await createProgram(TERMINAL, output, withContext, words);
  const exitCode = await runProgram(program, words).then(
    () => 0,
    ({ exitCode }: { exitCode: number }) => exitCode,
  );
  return { exitCode, run, stdout: written.stdout.join(''), stderr: written.stderr.join('') };
}

const getPath = (command: CommandUnknownOpts): string =>
  command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();

const declare = (typed: string[]) => createProgram(TERMINAL, {}, () => async () => {}, typed);
const program = await declare([]);
const commands = program.commands.flatMap((command) =>
  command.commands.length > 0 ? command.commands : [command],
);

it('declares only the commands of the same file as the command typed', async () => {
  for (const name of program.commands.map((command) => command.name())) {
    const declared = (await declare([name])).commands.map((command) => command.name());
    expect(declared).toContain(name);
    expect(declared.length, name).toBeLessThan(program.commands.length / 2);
  }
});

describe('the help', () => {
  it('lists every command on a line', async () => {
    const lines = stripVTControlCharacters((await parse('')).stdout).split('\n');
    for (const command of commands) {
      const path = getPath(command).replace(' list', ' [list]');
      const summary = command.summary() || command.description();
      const listed = lines.filter((line) => line.startsWith(`  ${path} `) && line.endsWith(`  ${summary}`));
      expect(listed, path).toHaveLength(1);
    }
  });

  it('of every command explains its arguments and fits 80 columns', async () => {
    const groups = commands.map((command) => getPath(command).split(' ')[0] ?? '');
    for (const path of new Set(['', ...groups, ...commands.map(getPath)])) {
      const { stdout, exitCode } = await parse(`${path} --help`);
      expect(exitCode).toBe(0);
      expect(stdout, path).not.toContain('undefined');
      for (const line of stdout.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(80);
    }
    for (const command of commands) {
      expect(command.description(), getPath(command)).not.toBe('');
      for (const argument of command.registeredArguments) expect(argument.description).not.toBe('');
    }
  });

  it('of every command begins with what it does', async () => {
    for (const command of commands) {
      const { stdout } = await parse(`${getPath(command)} --help`);
      const [, sentence = ''] = stripVTControlCharacters(stdout).split('\n\n');
      expect(sentence, getPath(command)).toMatch(/^[A-Z][a-z]+s /);
    }
  });

  it('of every option is a text', () => {
    for (const command of commands)
      for (const { flags, description } of command.options)
        expect(description, `${getPath(command)} ${flags}`).not.toBe('');
  });

  it.each(['', '--help', 'help'])('lists all commands after “%s”', async (typed) => {
    const { stdout, exitCode } = await parse(typed);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('products import <FILE.csv>');
  });

  it.each([
    ['confirm --help', ['confirm [options] <ORDER...>', '--reason <TEXT>', '--as <NAME>']],
    ['confirm abc1234 --help', ['confirm [options] <ORDER...>']],
    ['discount --help', ['discount [options] <ORDER...> <PERCENT>']],
    ['banners add --help', ['banners add [options]', '--image <ADDRESS>', '--place <NUMBER>']],
    ['banners list --help', ['banners list [options]', '--json']],
    ['banners --help', ['banners [list]', 'banners add', 'banners set <ID>', 'banners remove <ID>']],
    ['--help banners add', ['banners add [options]']],
    ['contact-links set --help', ['--answer-time <TEXT>', 'how soon you answer']],
    ['products --help', ['products import', 'products export', 'products remove']],
  ])('“%s” explains what is typed', async (typed, parts) => {
    const { stdout, exitCode } = await parse(typed);
    expect(exitCode).toBe(0);
    for (const part of parts) expect(stdout).toContain(part);
  });
});

describe('the command line', () => {
  it.each([
    ['banners', 'banners list', [{}]],
    ['banners list', 'banners list', [{}]],
    ['banners --json', 'banners list', [{ json: true }]],
    ['banners remove abc', 'banners remove', ['abc', {}]],
    ['confirm abc1234 --reason "In stock"', 'confirm', [['abc1234'], { reason: 'In stock' }]],
    ['confirm abc1234 --reason -5', 'confirm', [['abc1234'], { reason: '-5' }]],
    ['confirm abc1234 --as meera', 'confirm', [['abc1234'], {}]],
    [
      'confirm abc1234 EST/2026-27/1 --reason "In stock"',
      'confirm',
      [['abc1234', 'EST/2026-27/1'], { reason: 'In stock' }],
    ],
    ['orders --status requested', 'orders', [{ status: 'Requested' }]],
    ['orders --from 01/04/2026', 'orders', [{ from: new Date('2026-04-01T00:00+05:30') }]],
    ['discount abc1234 2.5%', 'discount', [['abc1234'], 250, {}]],
    ['discount abc1234 def5678 0', 'discount', [['abc1234', 'def5678'], 0, {}]],
    ['products', 'products list', [{ limit: 20, page: 1 }]],
    ['price abc1234 ₹7,25,000 --incl-gst', 'price', ['abc1234', 725_000_00, { inclGst: true }]],
    ['price abc1234 725000 --yes', 'price', ['abc1234', 725_000_00, { yes: true }]],
    ['synonyms add silai ""', 'synonyms add', ['silai', '', {}]],
    ['brands add "Black+Decker"', 'brands add', ['Black+Decker', {}]],
    ['synonyms remove silai', 'synonyms remove', ['silai', undefined, {}]],
    ['contact-links set --answer-time ""', 'contact-links set', [{ answerTime: '' }]],
    ['--as meera products import a.csv', 'products import', ['a.csv', {}]],
    ['--as=meera banners', 'banners list', [{}]],
    ['--json --as meera banners', 'banners list', [{ json: true }]],
    ['--limit 5 --status requested orders', 'orders', [{ status: 'Requested', limit: 5 }]],
    ['--reason ship confirm abc1234', 'confirm', [['abc1234'], { reason: 'ship' }]],
    ['--as meera confirm -- abc1234', 'confirm', [['abc1234'], {}]],
    ['products import -', 'products import', ['-', {}]],
  ])('“%s” runs %s', async (typed, command, values) => {
    expect(await parse(typed)).toEqual({ exitCode: 0, run: { command, values }, stdout: '', stderr: '' });
  });

  it.each([
    ['nothing', "unknown command 'nothing'"],
    ['banners zoo', "unknown command 'zoo'"],
    ['export', 'export gst [FILE.csv]'],
    ['confirm', "missing required argument 'ORDER'"],
    ['show a b', "too many arguments for 'show'. Expected 1 argument but got 2: a, b."],
    ['discount', "missing required argument 'ORDER PERCENT'"],
    ['discount 5', 'only “5” was given; needed are: ORDER PERCENT'],
    ['orders --phone abc', 'It must contain digits.'],
    ['orders --to 2026-02-30', 'It must be a day such as 2026-04-01 or 01/04/2026.'],
    ['orders --csv --json', "option '--csv' cannot be used with option '--json'"],
    ['orders --colour', "unknown option '--colour'"],
    ['orders --limit', "option '--limit <NUMBER>' argument missing"],
    [
      'orders --limit 0',
      'error: “0” is not possible for --limit <NUMBER>. It must be a whole number from 1.',
    ],
    ['orders --status nothing', 'It must be one of Requested, Confirmed, Shipped, Delivered, Rejected.'],
    ['orders --as ""', 'It must be a name.'],
    ['confirm a --json', "unknown option '--json'"],
    ['discount abc1234 -5', 'error: -5 is not a discount: it must be a percentage from 0, such as 5 or 2.5.'],
    ['discount abc1234 -2.5 --as meera', 'error: -2.5 is not a discount'],
    ['price abc1234 -5', 'error: -5 is not a price: it must be in whole rupees, such as 725000.'],
    ['price abc1234 725000.50', 'error: 725000.50 is not a price'],
    ['banners add --image /a.png', "required option '--alt <TEXT>' not specified"],
    [
      'pages show Nothing',
      'error: “Nothing” is not possible for PAGE. The pages are: about, privacy, terms, and those that “pages list” shows.',
    ],
    ['move-to postgres://a:b@c/d', "too many arguments for 'move-to'"],
    ['--as meera', 'npm run operator -- COMMAND'],
    ['--colour orders', "unknown option '--colour'"],
    ['changes --from yesterday', 'It must be a day such as 2026-04-01 or 01/04/2026.'],
  ])('“%s” is rejected: %s', async (typed, message) => {
    const { exitCode, run, stdout, stderr } = await parse(typed);
    expect({ exitCode, run, stdout }).toEqual({ exitCode: 1, run: undefined, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('exits with 2 after bad usage and with 1 where there is no database', async () => {
    const errors: string[] = [];
    const streams = {
      terminal: TERMINAL,
      signal: new AbortController().signal,
      ask: async () => null,
      write: async () => {},
      writeError: (text: string) => void errors.push(text),
    };
    const run = (...typed: string[]) => runCli(typed, { DATA_DIR: '/nowhere' }, streams);
    expect(await run('--help')).toBe(0);
    expect(await run('nothing')).toBe(2);
    expect(await run('orders')).toBe(1);
    expect(errors.at(-1)).toContain('No database found in /nowhere.');
  });
});

describe('a table', () => {
  const columns = [
    { title: 'ID' },
    { title: 'SAYS', canWrap: true as const },
    { title: 'PRICE', isRightAligned: true as const },
  ];

  it('is aligned in any script, and wraps to the width of the terminal', () => {
    const rows = [
      ['1', 'राष्ट्र के क्षेत्र में सिलाई मशीन', '₹5'],
      ['22', 'x'.repeat(60), '₹1,00,000'],
      ['3', '機械 😀 tools', '₹12'],
    ];
    const lines = formatTable({ width: 40, hasColour: false }, columns, rows).split('\n');
    const prices = lines.filter((line) => /PRICE|₹/.test(line));
    expect(prices.map((line) => stringWidth(line))).toEqual([40, 40, 40, 40]);
    expect(lines.join('').match(/x/g)).toHaveLength(60);
    const unwrapped = formatTable({ width: Number.POSITIVE_INFINITY, hasColour: false }, columns, rows);
    expect(unwrapped).toContain('x'.repeat(60));
  });

  it('replaces control characters, so that a stranger’s text cannot control the terminal', () => {
    const hostile = '\u001b[2J\u001b]0;pwned\u0007a\u202eb\r\nc';
    expect(toSingleLine(hostile)).toBe('�[2J�]0;pwned�a�b c');
    const lines = formatTable({ width: 80, hasColour: false }, columns, [['1', hostile, '2']]).split('\n');
    expect(lines).toHaveLength(2);
  });
});

describe('wrapped text', () => {
  it('is indented, fits the terminal and keeps a long address in one piece', () => {
    const address = `https://pictures.example/${'a'.repeat(40)}.avif`;
    const lines = wrapText(`राष्ट्र के हर क्षेत्र में ${address}`, { width: 30, hasColour: false }, '  ').split('\n');
    expect(lines).toEqual(['  राष्ट्र के हर क्षेत्र में', `  ${address}`]);
  });
});
