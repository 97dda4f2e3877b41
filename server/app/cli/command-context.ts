import type pg from 'pg';
import type { Config } from '#server/app/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Ask } from './ask-on-terminal.ts';
import type { Terminal } from './terminal-text.ts';

/** What a command works with. */
export type CommandContext = {
  database: Database;
  /** The pool behind `database`, for a command that copies whole tables. */
  pool: pg.Pool;
  config: Config;
  /** Who the changes are attributed to: a name of the staff, or `cli:USER@HOST`. */
  operator: string;
  terminal: Terminal;
  /** Aborted by Ctrl-C. A long command then stops without storing anything. */
  signal: AbortSignal;
  /** Asks a question on the terminal; commands use confirmOnTerminal. */
  ask: Ask;
  /** Writes to standard output what is too large to hold in memory. */
  write(text: string): Promise<void>;
};

/** What a person reads and, for commands that have the option, what `--json` prints. */
export type CommandOutput = {
  text: string;
  json?: unknown;
  /** How many entries a list has left out because of its limit. */
  remaining?: number;
  /** The command ends with exit code 1, after its output was printed. */
  hasFailed?: boolean;
  /**
   * The ids of the orders, messages or accounts whose personal data is in it. They are recorded before it is printed.
   */
  personalDataOf?: readonly string[];
  /**
   * Writes personal data to a file or what is too large for `text`, once its reading is recorded.
   * @returns what is printed instead of `text`.
   */
  afterRecording?: () => Promise<string>;
};

/**
 * Makes a commander action that connects to the shop's database, runs the function and prints its output. The function
 * gets what commander passes to an action: the command's arguments, its options and the command itself.
 */
export type WithCommandContext = <Args extends unknown[]>(
  run: (context: CommandContext, ...args: Args) => Promise<CommandOutput>,
) => (...args: Args) => Promise<void>;
