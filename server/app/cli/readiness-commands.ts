import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT } from './command-parts.ts';
import { toSingleLine, wrapText } from './terminal-text.ts';

export function addReadinessCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Ready for business:')
    .command('check')
    .summary('list what is not ready for business')
    .description(
      [
        'Lists what to do before the shop is open for business, and changes nothing.',
        'It looks at the settings that it is started with, so start it with those of the shop: in the same folder, with the same variables. It also looks at the contact links, pages, catalogue, pictures and the last backup in BACKUP_TO (by default DATA_DIR/backups). It cannot know whether mails arrive, or whether backups are kept elsewhere. The exit code is 1 if there is anything to do.',
      ].join('\n\n'),
    )
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, config, terminal }) => {
        const { checkShop } = await import('#server/app/check-shop.ts');
        const problems = await checkShop(database, config);
        const lines = problems.map(({ message, how }, index) => {
          const number = `${index + 1}. `.padStart(4);
          return (
            number + wrapText(toSingleLine([message, how].join(' ').trim()), terminal, '    ').trimStart()
          );
        });
        const heading =
          problems.length === 1
            ? 'To do before opening for business:'
            : `${problems.length} things to do before opening for business:`;
        const isAboutSettings = problems.some(({ about }) => about === 'settings');
        const note = wrapText(
          'Settings are as this command was started with them: give it the variables that the shop has.',
          terminal,
        );
        const list = [heading, ...lines, ...(isAboutSettings ? ['', note] : [])];
        const text = problems.length === 0 ? 'Ready for business.' : list.join('\n');
        return { text, json: problems, hasFailed: problems.length > 0 };
      }),
    );
}
