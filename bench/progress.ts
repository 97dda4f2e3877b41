/** To standard error, because standard output is for the results. */
export function progress(message: string): void {
  process.stderr.write(`${message}\n`);
}
