import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Asks a question on a terminal and returns the answer; null when there is no terminal to ask on. */
export type Ask = (question: string) => Promise<string | null>;

/** The parts of `process` that a question needs; each knows whether it is a terminal. */
type AskStreams = {
  input: Readable & { isTTY?: boolean };
  /** Not standard output, which may be a file. */
  output: Writable & { isTTY?: boolean };
  signal: AbortSignal;
};

/** The answer is '' when the input ends or the command is interrupted. */
export function createAsk({ input, output, signal }: AskStreams): Ask {
  return async (question) => {
    if (!input.isTTY || !output.isTTY) return null;
    output.write(question);
    for await (const line of createInterface({ input, signal })) return line;
    output.write('\n');
    return '';
  };
}
