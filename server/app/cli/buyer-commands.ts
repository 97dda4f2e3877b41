import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { IDENTITY_PROOFS } from '#domain/identity-proof.ts';
import { formatCount } from '#domain/indian-format.ts';
import { closeAccount, correctAccount, getAccount } from '#server/features/admin/change-accounts.ts';
import { findBuyers, getBuyer } from '#server/features/admin/find-buyers.ts';
import { getMergeableAccounts, mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import { addBlockCommands } from './block-commands.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, LIMIT, requireChanges, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatBuyer, formatBuyers } from './format-buyer.ts';

const EMAIL = ['<EMAIL>', 'the account’s e-mail address'] as const;

export function addBuyerCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const buyers = addGroup(program, 'buyers', 'Buyers:');
  buyers
    .command('find')
    .summary('find by name, firm, e-mail, phone or GSTIN')
    .description(
      'Finds buyers, newest first, by a part of a name, firm, e-mail address or phone number, or by the beginning of a GSTIN. It looks at their accounts, quote requests and saved addresses.',
    )
    .argument('<TEXT>', 'what to look for, such as rao, @rao.example, 98300 12345 or 19AAUCU4821H1ZS')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, text, { limit }) => {
        const { buyers: found, total } = await findBuyers(database, text, limit);
        return {
          text: formatBuyers(terminal, found) || 'No buyers found.',
          json: found,
          remaining: total - found.length,
          personalDataOf: found.map(({ id }) => id),
        };
      }),
    );
  buyers
    .command('show')
    .description('show a buyer’s account')
    .argument(...EMAIL)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, email) => {
        const buyer = await getBuyer(database, email);
        return { text: formatBuyer(terminal, buyer), json: buyer, personalDataOf: [buyer.id] };
      }),
    );
  buyers
    .command('set')
    .summary('correct a name or e-mail address')
    .description(
      [
        'Corrects an account at its owner’s request. The former address gets a mail about it.',
        'Anybody who reads mails at the new address can set a new password, so another address needs two proofs that the account is the buyer’s: you called back on its verified phone number (call), the buyer knew number and total of an estimate (estimate), sent a document of the firm such as its GST certificate (document), or came in person with an identity card (visit). They are recorded. A phone number can be changed only by its owner, who proves it with a code.',
      ].join('\n\n'),
    )
    .argument(...EMAIL)
    .option('--name <TEXT>', 'the right name')
    .option('--email <ADDRESS>', 'the right e-mail address, also for the mails about earlier quote requests')
    .addOption(
      new Option('--proofs <PROOFS...>', 'how the buyer proved that the account is theirs').choices(
        IDENTITY_PROOFS,
      ),
    )
    .action(
      withContext(async ({ database, operator, terminal }, email, correction, command) => {
        requireChanges(command, correction);
        const account = await correctAccount(database, operator, email, correction);
        const buyer = await getBuyer(database, account.email);
        return { text: formatBuyer(terminal, buyer), personalDataOf: [buyer.id] };
      }),
    );
  buyers
    .command('merge')
    .summary('join two accounts of one person')
    .description(
      [
        'Joins two accounts of one person: the quote requests, addresses, wishlist and cart of FROM go to INTO, which logs in as before. FROM can no longer log in. Both addresses get a mail about it. This cannot be undone.',
        'Anybody who logs in as INTO then sees all of it, so be sure that both belong to the same person.',
      ].join('\n\n'),
    )
    .argument('<FROM>', 'the e-mail address of the account that ends')
    .argument('<INTO>', 'the e-mail address of the account that stays')
    .option(...YES)
    .action(
      withContext(async (context, fromEmail, intoEmail, _options, command) => {
        const { database, operator, terminal } = context;
        const { from, into } = await getMergeableAccounts(database, fromEmail, intoEmail);
        const { requests } = await getBuyer(database, from.email);
        await confirmOnTerminal(
          context,
          command,
          `Move everything in ${from.email}, with ${formatCount(requests, 'quote request')}, to ${into.email}, and close the login of ${from.email}?`,
        );
        await mergeAccounts(database, operator, from.email, into.email);
        const buyer = await getBuyer(database, into.email);
        const text = `Joined: ${from.email} is now part of this account.\n\n${formatBuyer(terminal, buyer)}`;
        return { text, personalDataOf: [from.id, into.id] };
      }),
    );
  buyers
    .command('close')
    .summary('delete an account, keeping orders without a name')
    .description(
      'Deletes an account, as its owner can on the account page: orders stay without name, company, numbers, street or e-mail. The owner gets a mail about it. This cannot be undone.',
    )
    .argument(...EMAIL)
    .option(...YES)
    .action(
      withContext(async (context, email, _options, command) => {
        const { database, operator } = context;
        const { email: address } = await getAccount(database, email);
        await confirmOnTerminal(context, command, `Delete the account ${address} permanently?`);
        const account = await closeAccount(database, operator, email);
        return { text: `Closed: ${account.email}`, personalDataOf: [account.id] };
      }),
    );
  addBlockCommands(buyers, withContext);
}
