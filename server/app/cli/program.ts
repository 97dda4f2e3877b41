import { styleText } from 'node:util';
import {
  Command,
  type CommandUnknownOpts,
  Help,
  InvalidArgumentError,
  type OutputConfiguration,
} from '@commander-js/extra-typings';
import stringWidth from 'string-width';
import { addAdCommands } from './ad-commands.ts';
import { addBannerCommands } from './banner-commands.ts';
import { addBuyerCommands } from './buyer-commands.ts';
import { addCategoryCommands } from './category-commands.ts';
import { addChangeCommands } from './change-commands.ts';
import { addCloseCommands } from './close-commands.ts';
import type { WithCommandContext } from './command-context.ts';
import { addDemoCommands } from './demo-commands.ts';
import { addExportCommands } from './export-commands.ts';
import { addMailCommands } from './mail-commands.ts';
import { addMessageCommands } from './message-commands.ts';
import { addMoveCommands } from './move-commands.ts';
import { addOrderCommands } from './order-commands.ts';
import { addPersonalDataCommands } from './personal-data-commands.ts';
import { addPriceCommands } from './price-commands.ts';
import { addProductCommands } from './product-commands.ts';
import { addReadCommands } from './read-commands.ts';
import { addReadinessCommands } from './readiness-commands.ts';
import { addSecurityEventCommands } from './security-event-commands.ts';
import { addStaffCommands } from './staff-commands.ts';
import { addSynonymCommands } from './synonym-commands.ts';
import { MAX_TEXT_WIDTH, type Terminal } from './terminal-text.ts';
import { addTextCommands } from './text-commands.ts';
import { addUndoCommand } from './undo-command.ts';

/** Declares every command, in the order of the help. */
export function createProgram(
  terminal: Terminal,
  output: Pick<OutputConfiguration, 'writeOut' | 'writeErr'>,
  withContext: WithCommandContext,
): CommandUnknownOpts {
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
  addOrderCommands(program, withContext);
  addPriceCommands(program, withContext);
  addExportCommands(program, withContext);
  addCloseCommands(program, withContext);
  addProductCommands(program, withContext);
  addCategoryCommands(program, withContext);
  addBannerCommands(program, withContext);
  addAdCommands(program, withContext);
  addTextCommands(program, withContext);
  addSynonymCommands(program, withContext);
  addMessageCommands(program, withContext);
  addMailCommands(program, withContext);
  addBuyerCommands(program, withContext);
  addPersonalDataCommands(program, withContext);
  addStaffCommands(program, withContext);
  addChangeCommands(program, withContext);
  addUndoCommand(program, withContext);
  addReadCommands(program, withContext);
  addSecurityEventCommands(program, withContext);
  addReadinessCommands(program, withContext);
  addDemoCommands(program, withContext);
  addMoveCommands(program, withContext);
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
 * A group's name alone, as in `banners --json`, means its list. This is not a default command of commander, which would
 * take the `zoo` of `banners zoo` for an argument of the list.
 */
function insertList({ commands }: CommandUnknownOpts, typed: readonly string[]): readonly string[] {
  const [name, next = ''] = typed;
  const group = commands.find((command) => command.name() === name);
  const hasList = group?.commands.some((command) => command.name() === 'list') ?? false;
  const isAlone = next === '' || (next.startsWith('-') && next !== '--help');
  return hasList && isAlone ? typed.toSpliced(1, 0, 'list') : typed;
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

/** A short description is also the command's line in the list of all commands, which is no sentence. */
function toSentence(description: string): string {
  return description.endsWith('.') ? description : `${description[0]?.toUpperCase()}${description.slice(1)}.`;
}

function parseName(typed: string): string {
  const name = typed.trim();
  if (name === '') throw new InvalidArgumentError('It must be a name.');
  return name;
}
