import path from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { checkReadiness } from '#server/features/readiness/check-readiness.ts';
import type { WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT } from './command-parts.ts';
import { loadDemoData } from './demo-data.ts';
import { toSingleLine, wrapText } from './terminal-text.ts';

export function addReadinessCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Ready for business:')
    .command('check')
    .summary('list what is not ready for business')
    .description(
      [
        'Lists what to do before the shop is open for business, and changes nothing.',
        'It looks at the settings, contact links, pages, catalogue, pictures and the last backup in DATA_DIR/backups. It cannot know whether mails arrive, or whether backups are kept elsewhere. The exit code is 1 if there is anything to do.',
      ].join('\n\n'),
    )
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, config, terminal }) => {
        const { readConfig } = await import('#server/app/config.ts');
        const folders = { ...getMediaFolders(config), backups: path.join(config.dataDir, 'backups') };
        const demo = { ...(await loadDemoData()), settings: readConfig({}) };
        const problems = await checkReadiness(database, { settings: config, folders, demo });
        const lines = problems.map(({ message }, index) => {
          const number = `${index + 1}. `.padStart(4);
          return number + wrapText(toSingleLine(message), terminal, '    ').trimStart();
        });
        const heading =
          problems.length === 1
            ? 'To do before opening for business:'
            : `${problems.length} things to do before opening for business:`;
        const text = problems.length === 0 ? 'Ready for business.' : [heading, ...lines].join('\n');
        return { text, json: problems, hasFailed: problems.length > 0 };
      }),
    );
}
