import type { Command, CommandGroup, Option } from './command.ts';
import { pad, type Screen, styled, widthOf, wrap } from './screen.ts';

/** Every command takes these. */
const COMMON_OPTIONS: Record<string, Option> = {
  as: { takes: 'NAME', says: 'whom the changes are put down to; by default your user name on this machine' },
  help: { says: 'what the command does and takes' },
};
const JSON_OPTION: Record<string, Option> = { json: { says: 'the answer for programs, as JSON' } };

export function optionsOf(command: Command): Record<string, Option> {
  return { ...command.options, ...(command.hasJson ? JSON_OPTION : {}), ...COMMON_OPTIONS };
}

/** All commands, with a line for each. */
export function formatOverview(groups: readonly CommandGroup[], screen: Screen): string {
  const width = Math.max(...groups.flatMap(({ commands }) => commands.map((each) => usageOf(each).length)));
  const sections = groups.map(({ title, commands }) =>
    [
      styled(screen, 'bold', title),
      ...commands.map((each) => `  ${pad(usageOf(each), width)}  ${each.says}`),
    ].join('\n'),
  );
  return [
    `${styled(screen, 'bold', 'npm run operator -- COMMAND')}   runs the shop from the command line`,
    ...sections,
    [
      'COMMAND --help     says more about a command',
      '--as NAME          puts changes down to somebody else than your user name',
      '--json             answers lists and “show” as JSON; add -s after “npm run”',
    ].join('\n'),
  ].join('\n\n');
}

/** One command: what it does, takes and needs. */
export function formatHelp(command: Command, screen: Screen): string {
  const entries: [string, string][] = [
    ...(command.parameters ?? []).map(({ name, says }): [string, string] => [name, says]),
    ...Object.entries(optionsOf(command)).map(([name, { takes, says }]): [string, string] => [
      `--${name}${takes ? ` ${takes}` : ''}`,
      says,
    ]),
  ];
  const width = Math.max(...entries.map(([name]) => widthOf(name)));
  return [
    styled(screen, 'bold', `npm run operator -- ${usageOf(command)}${command.options ? ' [OPTIONS]' : ''}`),
    wrap(`${command.says[0]?.toUpperCase()}${command.says.slice(1)}.`, screen),
    ...(command.more
      ? [
          command.more
            .split('\n')
            .map((paragraph) => wrap(paragraph, screen))
            .join('\n\n'),
        ]
      : []),
    entries
      .map(([name, says]) => {
        const described = wrap(says, screen, ' '.repeat(width + 4));
        return `  ${pad(name, width)}  ${described.trimStart()}`;
      })
      .join('\n'),
  ].join('\n\n');
}

function usageOf({ name, parameters = [] }: Command): string {
  const words = parameters.map(({ name: word, isOptional }) => (isOptional ? `[${word}]` : word));
  return [name.replace(/ list$/, ''), ...words].join(' ');
}
