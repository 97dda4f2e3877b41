import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { newApiKey } from '#contract/api-keys.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '#contract/staff-permissions.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { addKey } from '#server/features/api-keys/add-key.ts';
import { getKeyState } from '#server/features/api-keys/key-state.ts';
import { selectApiKeys } from '#server/features/api-keys/repository.ts';
import { revokeKeyNamed } from '#server/features/api-keys/revoke-key.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { parseTypedDay } from './dispatch-options.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'NAME', canWrap: true },
  { title: 'STATE' },
  { title: 'UNTIL' },
  { title: 'LAST USED' },
  { title: 'PERMISSIONS', canWrap: true },
];

export function addKeyCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const keys = addGroup(program, 'keys', 'Other software:');
  keys
    .command('list')
    .description('list the API keys of other software')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectApiKeys(database);
        const cells = rows.map((key) => [
          key.name,
          getKeyState(key),
          // It works until the end of its last day.
          formatDate(new Date(key.expiresAt.getTime() - 1)),
          key.lastUsedAt ? formatDateTime(key.lastUsedAt) : 'never',
          key.permissions.join(' '),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no API keys.', json: rows };
      }),
    );
  keys
    .command('add')
    .summary('make an API key')
    .description(
      'Makes a key with which other software makes calls of operators, in the header Authorization: Bearer uh_… It is printed once and is not shown again: keep it as you keep a password. docs/integrations.md says how to use it.',
    )
    .argument(
      '<NAME>',
      'what it is for, such as “Tally bridge”: records have it beside all that the software does',
    )
    .requiredOption(
      '--permissions <LIST>',
      `separated by commas: ${KEY_PERMISSIONS.join(', ')}`,
      parsePermissions,
    )
    .requiredOption('--until <DAY>', 'its last day, at most a year from today: 2027-03-31', parseTypedDay)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, operator }, typed, { permissions, until }) => {
        const wanted = validate(newApiKey, { name: typed, permissions, expires_on: formatIsoDay(until) });
        const key = await runAsOperator(database, operator, (transaction) =>
          addKey(transaction, operator, wanted),
        );
        const text = `Works until ${formatDate(until)}, under the name ${wanted.name}:\n${key}`;
        return { text, json: { name: wanted.name, key } };
      }),
    );
  keys
    .command('remove')
    .summary('revoke an API key')
    .description('Ends an API key at once. What was done with it stays recorded under its name.')
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, operator }, typed) => {
        const name = await runAsOperator(database, operator, (transaction) =>
          revokeKeyNamed(transaction, typed),
        );
        return { text: `Revoked: ${name}` };
      }),
    );
}

function parsePermissions(typed: string): KeyPermission[] {
  const known: readonly string[] = KEY_PERMISSIONS;
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new InvalidArgumentError(`A key cannot have the permission “${unknown}”.`);
  return names as KeyPermission[];
}
