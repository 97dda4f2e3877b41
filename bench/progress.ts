/** Prints to standard error, because standard output is reserved for results. */
export function printProgress(message: string): void {
  process.stderr.write(`${message}\n`);
}
