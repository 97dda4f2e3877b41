import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { AppError } from '#contract/errors.ts';
import { getNextDay, parseDay } from '#domain/indian-day.ts';

/** What the declarations of several commands share. Arguments and options are as commander takes them. */

/** Adds a command that has subcommands, below its own heading in the help. */
export function addGroup(program: CommandUnknownOpts, name: string, heading: string): CommandUnknownOpts {
  return program.commandsGroup(heading).command(name).commandsGroup(heading);
}

export const ORDER = [
  '<ORDER>',
  'the first 7 characters of an order’s id, or an estimate number (EST/2026-27/000123) for all its orders',
] as const;
export const DRY_RUN = ['--dry-run', 'show what would change; change nothing and send no mail'] as const;
export const ID = ['<ID>', 'as listed; its first characters are enough'] as const;

export const JSON_OUTPUT = ['--json', 'print JSON instead of text; add -s after “npm run”'] as const;
export const YES = ['--yes', 'do not ask; needed where there is no terminal to ask on'] as const;
export const FORCE = ['--force', 'replace the file if there is one already'] as const;
export const LIMIT = ['--limit <NUMBER>', 'list at most this many', parseCount, 20] as const;

export const IMAGE = [
  '--image <ADDRESS>',
  'the picture: https://…, or a path of the shop such as /media/a.jpg',
] as const;
export const PHONE_IMAGE = ['--phone-image <ADDRESS>', 'another picture for phones; "" for none'] as const;
export const ALT = [
  '--alt <TEXT>',
  'the headline that everybody sees: on the left of the picture or, where there is no room, below it',
] as const;
export const SHOWN_FROM = [
  '--shown-from <DAY>',
  'its first day on the home page: 2026-11-08 or 08/11/2026; "" for no limit',
] as const;
export const SHOWN_UNTIL = ['--shown-until <DAY>', 'its last day there; "" for no limit'] as const;
export const PLACE = ['--place <NUMBER>', 'its place in the list, 1 for the first', parseCount] as const;

export const PAGE = ['--page <NUMBER>', 'which page of the list', parseCount, 1] as const;
export const FROM = ['--from <DATE>', 'from this day on: 2026-04-01 or 01/04/2026', parseDayOption] as const;
export const TO = ['--to <DATE>', 'up to and including this day', parseDayOption] as const;

type Days = { from?: Date | undefined; to?: Date | undefined };

/**
 * The period from the beginning of one day to the end of another.
 * @throws AppError 'invalid_input' when the period ends before it begins.
 */
export function toPeriod(days: { from: Date; to: Date }): { from: Date; before: Date };
export function toPeriod(days: Days): { from: Date | undefined; before: Date | undefined };
export function toPeriod({ from, to }: Days) {
  if (from && to && from > to) throw new AppError('invalid_input', 'The period ends before it begins.');
  return { from, before: to && getNextDay(to) };
}

function parseDayOption(typed: string): Date {
  const day = parseDay(typed);
  if (!day) throw new InvalidArgumentError('It must be a day such as 2026-04-01 or 01/04/2026.');
  return day;
}

export function parseCount(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(typed);
}

/** A command's name with its group's: `banners add`. */
export function getCommandPath(command: CommandUnknownOpts): string {
  return command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();
}

/**
 * Splits what was typed for `<ORDER... VALUE>`, because commander takes several values for the last argument only.
 * Exits with a usage error when there is no order or the value is wrong.
 */
export function splitOrdersAndValue<Value>(
  command: CommandUnknownOpts,
  typed: readonly string[],
  parse: (value: string) => Value,
): [names: string[], value: Value] {
  const names = typed.slice(0, -1);
  const value = typed.at(-1) ?? '';
  if (names.length === 0) {
    command.error(`error: only “${value}” was given; needed are: ${command.registeredArguments[0]?.name()}`);
  }
  try {
    return [names, parse(value)];
  } catch (cause) {
    if (!(cause instanceof InvalidArgumentError)) throw cause;
    return command.error(`error: “${value}” is not possible here. ${cause.message}`);
  }
}

/** Exits with a usage error when none of the options says what to change. */
export function requireChanges(command: CommandUnknownOpts, changes: object): void {
  if (Object.keys(changes).length > 0) return;
  command.error('error: nothing to change; its options say what can be changed');
}
