import { styleText } from 'node:util';
import {
  Command,
  type CommandUnknownOpts,
  Help,
  InvalidArgumentError,
  type OutputConfiguration,
} from '@commander-js/extra-typings';
import stringWidth from 'string-width';
import type { WithCommandContext } from './command-context.ts';
import { MAX_TEXT_WIDTH, type Terminal } from './terminal-text.ts';

type AddCommands = (program: CommandUnknownOpts, withContext: WithCommandContext) => void;
type CommandFile = [names: string, load: () => Promise<AddCommands>];

/** The first words of commands, and the file that declares them with all they need; in the order of the help. */
const COMMAND_FILES: readonly CommandFile[] = [
  [
    'orders show confirm reject withdraw-link',
    async () => (await import('./order-commands.ts')).addOrderCommands,
  ],
  [
    'ship deliver shipments packing-list',
    async () => (await import('./shipment-commands.ts')).addShipmentCommands,
  ],
  ['returns', async () => (await import('./return-commands.ts')).addReturnCommands],
  ['discount price', async () => (await import('./price-commands.ts')).addPriceCommands],
  ['offer', async () => (await import('./offer-commands.ts')).addOfferCommands],
  ['floors', async () => (await import('./floor-commands.ts')).addFloorCommands],
  ['snippets', async () => (await import('./snippet-commands.ts')).addSnippetCommands],
  ['branches', async () => (await import('./branch-commands.ts')).addBranchCommands],
  ['export', async () => (await import('./export-commands.ts')).addExportCommands],
  ['close', async () => (await import('./close-commands.ts')).addCloseCommands],
  ['products', async () => (await import('./product-commands.ts')).addProductCommands],
  ['families', async () => (await import('./family-commands.ts')).addFamilyCommands],
  ['categories', async () => (await import('./category-commands.ts')).addCategoryCommands],
  ['specifications', async () => (await import('./specification-commands.ts')).addSpecificationCommands],
  ['banners', async () => (await import('./banner-commands.ts')).addBannerCommands],
  ['ads', async () => (await import('./ad-commands.ts')).addAdCommands],
  ['pages contact-links', async () => (await import('./text-commands.ts')).addTextCommands],
  ['synonyms', async () => (await import('./synonym-commands.ts')).addSynonymCommands],
  ['brands', async () => (await import('./brand-commands.ts')).addBrandCommands],
  ['messages', async () => (await import('./message-commands.ts')).addMessageCommands],
  ['mails', async () => (await import('./mail-commands.ts')).addMailCommands],
  ['buyers', async () => (await import('./buyer-commands.ts')).addBuyerCommands],
  ['remove-held-data', async () => (await import('./personal-data-commands.ts')).addPersonalDataCommands],
  ['sealed', async () => (await import('./sealed-copy-commands.ts')).addSealedCopyCommands],
  ['holidays', async () => (await import('./holiday-commands.ts')).addHolidayCommands],
  ['settings', async () => (await import('./setting-commands.ts')).addSettingCommands],
  ['staff', async () => (await import('./staff-commands.ts')).addStaffCommands],
  ['keys', async () => (await import('./key-commands.ts')).addKeyCommands],
  ['changes', async () => (await import('./change-commands.ts')).addChangeCommands],
  ['undo', async () => (await import('./undo-command.ts')).addUndoCommand],
  ['reads', async () => (await import('./read-commands.ts')).addReadCommands],
  ['security-events', async () => (await import('./security-event-commands.ts')).addSecurityEventCommands],
  ['check', async () => (await import('./readiness-commands.ts')).addReadinessCommands],
  ['demo', async () => (await import('./demo-commands.ts')).addDemoCommands],
  ['move-to', async () => (await import('./move-commands.ts')).addMoveCommands],
];

/**
 * Declares the commands of the file that has the word typed first, so that a command starts without what the others
 * need. Whatever else is typed, such as options or nothing, all commands are declared.
 */
export async function createProgram(
  terminal: Terminal,
  output: Pick<OutputConfiguration, 'writeOut' | 'writeErr'>,
  withContext: WithCommandContext,
  [firstWord = '']: readonly string[] = [],
): Promise<CommandUnknownOpts> {
  const getHelpWidth = () => Math.min(terminal.width, MAX_TEXT_WIDTH);
  const hasColors = () => terminal.hasColour;
  const program = new Command('npm run operator --')
    .usage('COMMAND [options]')
    .description('Runs the shop from the command line. COMMAND --help explains a command.')
    .option('--as <NAME>', 'act as this operator (see “staff”); your user name is recorded, too', parseName)
    .helpOption('--help', 'explain the command')
    .exitOverride()
    .configureOutput({
      ...output,
      getOutHelpWidth: getHelpWidth,
      getErrHelpWidth: getHelpWidth,
      getOutHasColors: hasColors,
      getErrHasColors: hasColors,
      outputError: (message, writeError) => writeError(rephrase(message)),
    })
    .configureHelp({
      showGlobalOptions: true,
      displayWidth: stringWidth,
      styleTitle: (title) => styleText('bold', title, { validateStream: false }),
      visibleCommands: (command) => command.commands.flatMap(getLeafCommands),
      subcommandTerm: formatUsage,
      commandDescription: (command) => toSentence(command.description()),
      optionDescription: (option) =>
        `${Help.prototype.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
    })
    .showHelpAfterError('“npm run operator” lists all commands; --help after one explains it.');
  const needed = COMMAND_FILES.filter(([names]) => names.split(' ').includes(firstWord));
  for (const [, load] of needed.length > 0 ? needed : COMMAND_FILES) (await load())(program, withContext);
  return program;
}

/**
 * Parses what was typed after `npm run operator --` and runs the command.
 * @throws CommanderError after bad usage, about which the message is written already; with exit code 0 after help.
 */
export async function runProgram(program: CommandUnknownOpts, typed: readonly string[]): Promise<void> {
  const words = insertList(program, moveLeadingOptions(program, typed));
  await program.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' });
}

/** Options may be typed before the command, although commander expects them after it, where they are declared. */
function moveLeadingOptions(program: CommandUnknownOpts, typed: readonly string[]): readonly string[] {
  const options = [program, ...program.commands.flatMap(getLeafCommands)].flatMap(
    (command) => command.options,
  );
  const takesValue = (word: string) => options.some(({ long, required }) => required && long === word);
  let count = 0;
  while (typed[count]?.startsWith('-') && typed[count] !== '--')
    count += takesValue(typed[count] ?? '') ? 2 : 1;
  const words = typed.slice(count);
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  return words.toSpliced(end, 0, ...typed.slice(0, count));
}

/**
 * A group's name alone, as in `banners --json`, or before an estimate number, as in `shipments EST/…`, means its list.
 * This is not a default command of commander, which would take the `zoo` of `banners zoo` for an argument of the list.
 */
function insertList({ commands }: CommandUnknownOpts, typed: readonly string[]): readonly string[] {
  const [name, next = ''] = typed;
  const group = commands.find((command) => command.name() === name);
  const list = group?.commands.find((command) => command.name() === 'list');
  const isAlone = next === '' || (next.startsWith('-') && next !== '--help');
  // Only estimate numbers have a slash.
  const isOfOrder = next.includes('/') && list !== undefined && list.registeredArguments.length > 0;
  return (list && isAlone) || isOfOrder ? typed.toSpliced(1, 0, 'list') : typed;
}

function getLeafCommands(command: CommandUnknownOpts): readonly CommandUnknownOpts[] {
  return command.commands.length > 0 ? command.commands : [command];
}

/** `banners set <ID>` or `banners [list]`: unlike commander's own term, with the group and without options. */
function formatUsage(command: CommandUnknownOpts): string {
  const name = command.name() === 'list' ? '[list]' : command.name();
  const names = command.parent?.parent ? [command.parent.name(), name] : [name];
  const parameters = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [...names, ...parameters].join(' ');
}

/** Tells about a wrong value as the rest of the command line does, without commander's names for it. */
function rephrase(message: string): string {
  return message
    .replace(
      /^error: command-argument value '(.*)' is invalid for argument '(.*)'\./s,
      'error: “$1” is not possible for $2.',
    )
    .replace(/^error: option '(.*)' argument '(.*)' is invalid\./s, 'error: “$2” is not possible for $1.');
}

/**
 * A short description is also the command's line in the list of all commands: 'add a banner' there is 'Adds a banner.'
 * here. Groups have none.
 */
function toSentence(description: string): string {
  if (description === '') return '';
  if (description.endsWith('.')) return description;
  const told = description
    .split(' ')
    .map((word, index, words) => (index === 0 || (index === 2 && words[1] === 'or') ? `${word}s` : word))
    .join(' ');
  return `${told[0]?.toUpperCase()}${told.slice(1)}.`;
}

function parseName(typed: string): string {
  const name = typed.trim();
  if (name === '') throw new InvalidArgumentError('It must be a name.');
  return name;
}
