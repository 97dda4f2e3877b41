import { runCli } from '#server/app/cli/run-cli.ts';

export type CommandOutcome = { exitCode: number; stdout: string; stderr: string; questions: string[] };

/**
 * Runs `npm run operator -- …` in this process, on a test shop's database.
 * @param environment settings other than the defaults.
 * @param answer what the operator answers to every question; null when there is no terminal.
 * @param settings other than the defaults.
 * @param width of the terminal, in columns.
 */
export async function runCommand(
  shop: { databaseUrl: string },
  typed: readonly string[],
  answer: string | null = null,
  settings: Record<string, string> = {},
  width = 100,
): Promise<CommandOutcome> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const questions: string[] = [];
  const exitCode = await runCli(
    typed,
    { DATABASE_URL: shop.databaseUrl, ...settings },
    {
      terminal: { width, hasColour: false },
      signal: new AbortController().signal,
      ask: async (question) => {
        if (answer !== null) questions.push(question);
        return answer;
      },
      write: async (text) => void stdout.push(text),
      writeError: (text) => void stderr.push(text),
    },
  );
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join(''), questions };
}
