import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import {
  type Account,
  closeAccount,
  correctAccount,
  getAccount,
} from '#server/features/admin/change-accounts.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { applyStyle, type Terminal, toSingleLine } from './terminal-text.ts';

const EMAIL = ['<EMAIL>', 'the account’s e-mail address'] as const;

export function addAccountCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const accounts = addGroup(program, 'accounts', 'Accounts:');
  accounts
    .command('show')
    .description('show an account')
    .argument(...EMAIL)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, email) => {
        const account = await getAccount(database, email);
        return { text: formatAccount(terminal, account), json: account, personalDataOf: [account.id] };
      }),
    );
  accounts
    .command('set')
    .summary('correct an account at its owner’s request')
    .description(
      [
        'Corrects an account at its owner’s request. The former address is told by mail.',
        'Whoever reads mails at the new address can set a new password, so be sure that it is the owner’s. A phone number can be changed only by its owner, who proves it with a code.',
      ].join('\n\n'),
    )
    .argument(...EMAIL)
    .option('--name <TEXT>', 'the right name')
    .option('--email <ADDRESS>', 'the right e-mail address, also for the mails about earlier quote requests')
    .action(
      withContext(async ({ database, operator, terminal }, email, correction, command) => {
        requireChanges(command, correction);
        const account = await correctAccount(database, operator, email, correction);
        return { text: formatAccount(terminal, account), personalDataOf: [account.id] };
      }),
    );
  accounts
    .command('close')
    .summary('delete an account, keeping orders without a name')
    .description(
      'Deletes an account, as its owner can on the account page: orders stay without name, company, numbers, street or e-mail. The owner is told by mail. This cannot be undone.',
    )
    .argument(...EMAIL)
    .action(
      withContext(async ({ database, operator }, email) => {
        const account = await closeAccount(database, operator, email);
        return { text: `Closed: ${account.email}`, personalDataOf: [account.id] };
      }),
    );
}

function formatAccount(
  terminal: Terminal,
  { name, email, phone, createdAt, agreedAt, policyVersion }: Account,
): string {
  const agreement =
    agreedAt && policyVersion
      ? `${formatDateTime(agreedAt)}, version ${policyVersion.slice(0, 12)}`
      : 'not recorded';
  return [
    applyStyle(terminal, 'bold', toSingleLine(name)),
    [email, ...(phone ? [formatPhone(phone)] : [])].join(' · '),
    `Registered: ${formatDateTime(createdAt)}`,
    `Agreed to the terms and the privacy policy: ${agreement}`,
  ].join('\n');
}
