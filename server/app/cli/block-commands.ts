import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { isPublicMailProvider } from '#domain/public-mail-providers.ts';
import { shortId } from '#domain/short-id.ts';
import {
  type BlockedValue,
  blockAccount,
  blockValue,
  countDomain,
} from '#server/features/admin/block-buyers.ts';
import { type Block, selectBlocks } from '#server/features/admin/buyer-queries.ts';
import { unblock } from '#server/features/admin/unblock.ts';
import { selectRequestedOrderIds } from '#server/features/orders/operator-queries.ts';
import type { CommandContext, WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { type Column, formatTable } from './table.ts';

const KINDS: Record<Block['kind'], string> = {
  account: 'account',
  email: 'e-mail address',
  domain: 'domain',
  gstin: 'GSTIN',
};

const COLUMNS: Column[] = [
  { title: 'ID' },
  { title: 'SINCE' },
  { title: 'WHAT', canWrap: true },
  { title: 'REASON', canWrap: true },
];

export function addBlockCommands(buyers: CommandUnknownOpts, withContext: WithCommandContext): void {
  buyers
    .command('block')
    .summary('keep a buyer out, or a GSTIN or e-mail domain')
    .description(
      [
        'Blocks an account: it is logged out everywhere, and logging in says that it is blocked and how to reach you. Instead of an account, one of the options can be given. Nobody gets a mail about it, and only operators see the reason.',
        'What is blocked without an account is stored as a hash, so the list shows only its kind and the reason. A domain includes the domains below it, and the accounts that have an address there.',
      ].join('\n\n'),
    )
    .argument('[EMAIL]', 'the e-mail address of an account')
    .requiredOption('--reason <TEXT>', 'why')
    .option('--email <ADDRESS>', 'an address without an account: it cannot register')
    .option('--domain <NAME>', 'all addresses of a domain, such as rao.example')
    .option('--gstin <NUMBER>', 'quote requests with this GSTIN are refused')
    .option(...YES)
    .action(
      withContext(async (context, account, { reason, email, domain, gstin }, command) => {
        const { database, operator } = context;
        const values = [
          ...toValues('email', email),
          ...toValues('domain', domain),
          ...toValues('gstin', gstin),
        ];
        const [value] = values;
        if (values.length + (account === undefined ? 0 : 1) !== 1)
          return command.error('error: give either an account’s e-mail address or one of the options');
        if (value) {
          if (value.kind === 'domain') await confirmDomain(context, command, value.value);
          await blockValue(database, operator, value, reason);
          return { text: `Blocked: ${value.value}` };
        }
        const { id, email: blocked } = await blockAccount(database, operator, account ?? '', reason);
        const { length: requested } = await selectRequestedOrderIds(database, id);
        const hint =
          requested > 0
            ? `\nOrders still Requested: ${requested}. To reject them without a mail:\n  npm run operator -- close --spam --buyer ${blocked}`
            : '';
        return { text: `Blocked: ${blocked}${hint}`, personalDataOf: [id] };
      }),
    );
  buyers
    .command('unblock')
    .description('let a buyer, GSTIN or e-mail domain in again')
    .argument('<WHAT>', 'an e-mail address, domain or GSTIN, or an ID as “buyers blocked” lists it')
    .action(
      withContext(async ({ database, operator }, what) => {
        const accountId = await unblock(database, operator, what);
        return { text: `Unblocked: ${what}`, personalDataOf: accountId === undefined ? [] : [accountId] };
      }),
    );
  buyers
    .command('blocked')
    .description('list what is blocked, newest first')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { limit }) => {
        const { blocks, total } = await selectBlocks(database, limit);
        const rows = blocks.map(({ id, kind, email, reason, blockedAt }) => [
          shortId(id),
          formatDateTime(blockedAt),
          email ?? KINDS[kind],
          reason,
        ]);
        return {
          text: formatTable(terminal, COLUMNS, rows) || 'Nothing is blocked.',
          json: blocks,
          remaining: total - blocks.length,
          personalDataOf: blocks.filter(({ kind }) => kind === 'account').map(({ id }) => id),
        };
      }),
    );
}

function toValues(kind: BlockedValue['kind'], value: string | undefined): BlockedValue[] {
  return value === undefined ? [] : [{ kind, value }];
}

/** Says how many accounts are in a domain. Under a public provider a yes on the terminal is not enough. */
async function confirmDomain(
  context: CommandContext,
  command: CommandUnknownOpts,
  typed: string,
): Promise<void> {
  const { domain, accounts } = await countDomain(context.database, typed);
  const hits = accounts === 1 ? '1 account has an address' : `${accounts} accounts have addresses`;
  const { yes: isConfirmed }: { yes?: true } = command.opts();
  if (isPublicMailProvider(domain) && !isConfirmed) {
    command.error(
      `error: anybody can get an address at ${domain}, and ${hits} there. To block all of them nevertheless, add --yes.`,
    );
  }
  await confirmOnTerminal(context, command, `${hits} at ${domain}. Block everybody there?`);
}
