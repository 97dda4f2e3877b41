import { parseArgs } from 'node:util';
import type { Command, CommandGroup } from './command.ts';
import { Given, UsageError } from './given.ts';
import { optionsOf } from './help.ts';

export type CommandLine =
  /** Of all commands when none is named. */
  | { helpOf: readonly Command[] }
  | { command: Command; given: Given; operator: string | undefined; isJson: boolean };

/**
 * What was typed after `npm run operator --`.
 * @throws UsageError in words for the person who typed it.
 */
export function readCommandLine(typed: readonly string[], groups: readonly CommandGroup[]): CommandLine {
  const commands = groups.flatMap((group) => group.commands);
  if (typed.length === 0 || typed[0] === '--help' || typed[0] === 'help') return { helpOf: [] };
  const group = commands.filter(({ name }) => name.startsWith(`${typed[0]} `));
  if (group.length > 0 && typed[1] === '--help') return { helpOf: group };
  const { command, rest } = findCommand(typed, commands);
  const { positionals, options } = readOptions(command, rest);
  if (options.has('help')) return { helpOf: [command] };
  const parameters = command.parameters ?? [];
  const missing = parameters.find(({ isOptional }, index) => !isOptional && positionals[index] === undefined);
  if (missing) throw new UsageError(`${missing.name} is missing: ${missing.says}.`);
  const extra = positionals[parameters.length];
  if (extra !== undefined) {
    throw new UsageError(`“${extra}” is more than “${command.name}” takes. Put what has spaces into quotes.`);
  }
  const words = new Map(positionals.map((word, index) => [parameters[index]?.name ?? '', word]));
  const given = new Given(words, options);
  const operator = given.option('as')?.trim();
  if (operator === '') throw new UsageError('--as needs a name.');
  return { command, given, operator, isJson: given.has('json') };
}

function findCommand(typed: readonly string[], commands: readonly Command[]) {
  const [first = '', second = ''] = typed;
  const isNamed = (name: string) => (command: Command) => command.name === name;
  const two = commands.find(isNamed(`${first} ${second}`));
  if (two) return { command: two, rest: typed.slice(2) };
  const one = commands.find(isNamed(first)) ?? commands.find(isNamed(`${first} list`));
  const verbs = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  if (one && (verbs.length === 0 || second === '' || second.startsWith('-')))
    return { command: one, rest: typed.slice(1) };
  throw new UsageError(
    verbs.length > 0
      ? `There is no command “${`${first} ${second}`.trim()}”. There are: ${verbs.join(', ')}.`
      : `There is no command “${first}”.`,
  );
}

function readOptions(command: Command, rest: string[]) {
  const options = Object.entries(optionsOf(command)).map(([name, { takes }]) => [
    name,
    { type: takes ? ('string' as const) : ('boolean' as const) },
  ]);
  try {
    const { positionals, values } = parseArgs({
      args: rest,
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    return { positionals, options: new Map<string, unknown>(Object.entries(values)) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new UsageError(cause.message);
  }
}
