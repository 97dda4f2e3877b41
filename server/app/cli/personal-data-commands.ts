import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { releaseHeldRequests } from '#server/features/admin/release-held-requests.ts';
import type { WithCommandContext } from './command-context.ts';

export function addPersonalDataCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Personal data:')
    .command('remove-held-data')
    .summary('remove expired personal data that was held back')
    .description(
      'Removes the personal data of quote requests whose retention period is over. The shop does this automatically every hour, unless there are suspiciously many or nothing was removed for a week, as when a clock was set forward. A mail then asks you to check the clock and to run this command.',
    )
    .action(
      withContext(async ({ database, operator }) => {
        const count = await releaseHeldRequests(database, operator);
        return {
          text: `The personal data of ${count} quote requests is removed. Messages and log entries follow within an hour.`,
        };
      }),
    );
}
