import type pg from 'pg';
import type { Database } from '#server/platform/database/connection.ts';
import type { Given } from './given.ts';
import type { Screen } from './screen.ts';

/** What follows a command's name, in capitals as it stands in the help. */
export type Parameter = { name: string; says: string; isOptional?: true };

/** `--name VALUE`, or a switch when it takes no value. */
export type Option = { takes?: string; says: string };

/** What a command works with. */
export type Desk = {
  database: Database;
  /** The same, for what carries it away whole. */
  pool: pg.Pool;
  /** Whom changes are put down to. */
  operator: string;
  screen: Screen;
  /** Given when the person wants to stop: long commands do, and store nothing. */
  signal: AbortSignal;
  /** Writes to standard output what is too long to be held. */
  write(text: string): Promise<void>;
};

/** What a person reads, and for commands that have it what `--json` gives a program. */
export type Answer = { text: string; json?: unknown };

/** A command as it is declared once: the command line, the help and what it does are made from it. */
export type Command = {
  /** As it is typed: `banners add`. A name ending in ` list` may be typed without that. */
  name: string;
  says: string;
  parameters?: Parameter[];
  options?: Record<string, Option>;
  /** More for the command's own help. */
  more?: string;
  hasJson?: true;
  run(desk: Desk, given: Given): Promise<Answer>;
};

export type CommandGroup = { title: string; commands: Command[] };
