import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDay } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { getByIdPrefix } from '#server/features/admin/get-row.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { selectLinks } from '#server/features/quotations/link-queries.ts';
import { revokeLink } from '#server/features/quotations/quotation-links.ts';
import { makeOfferLink } from '#server/features/staff-quotations/make-offer-link.ts';
import { REQUEST } from './change-offer-draft.ts';
import type { WithCommandContext } from './command-context.ts';
import { ID, JSON_OUTPUT, parseCount } from './command-parts.ts';
import { getEstimateNumber } from './format-orders.ts';
import { listSubjects } from './list-subjects.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'ID' },
  { title: 'FOR', canWrap: true },
  { title: 'MAY' },
  { title: 'MADE' },
  { title: 'EXPIRES' },
];

export function addOfferLinkCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  offer
    .command('link')
    .summary('make a link to an offer, for WhatsApp')
    .description(
      'Creates a new link to the offer, and prints a text with it for WhatsApp. Anyone who has the link can answer the offer without logging in: send it only to the buyer.',
    )
    .argument(...REQUEST)
    .option('--see-only', 'a link that cannot answer')
    .option('--email <ADDRESS>', 'whom it is for, if not the buyer')
    .option(
      '--days <NUMBER>',
      'how long it works (otherwise until 60 days after the offer’s last day)',
      parseCount,
    )
    .action(
      withContext(async ({ database, operator, config }, name, { seeOnly = false, email, days }) => {
        const found = await findRequest(database, name);
        const link = { quoteRequestId: found.request.quoteRequestId, email, mayAnswer: !seeOnly, days };
        const { text, whatsAppUrl } = await runAsOperator(database, operator, (transaction) =>
          makeOfferLink(transaction, config.publicUrl, link),
        );
        return {
          text: `${text}\n\nThis opens WhatsApp with the text:\n${whatsAppUrl}`,
          personalDataOf: listSubjects(found),
        };
      }),
    );
  offer
    .command('links')
    .description('list the links to an offer that work')
    .argument(...REQUEST)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name) => {
        const found = await findRequest(database, name);
        const rows = await selectLinks(database, found.request.quoteRequestId);
        const cells = rows.map(({ id, email, mayAnswer, createdAt, expiresAt }) => [
          shortId(id),
          email,
          mayAnswer ? 'answer' : 'see',
          formatDay(createdAt),
          formatDay(expiresAt),
        ]);
        return {
          text: formatTable(terminal, COLUMNS, cells) || 'There are no links.',
          json: rows,
          personalDataOf: listSubjects(found),
        };
      }),
    );
  offer
    .command('unlink')
    .description('end a link to an offer')
    .argument(...REQUEST)
    .argument(...ID)
    .action(
      withContext(async ({ database, operator }, name, idPrefix) => {
        const { request } = await findRequest(database, name);
        const { quoteRequestId } = request;
        const { id, email } = getByIdPrefix(await selectLinks(database, quoteRequestId), idPrefix, 'link');
        await runAsOperator(database, operator, (transaction) => revokeLink(transaction, quoteRequestId, id));
        return {
          text: `The link for ${email} to ${getEstimateNumber(request)} no longer works.`,
          personalDataOf: [quoteRequestId],
        };
      }),
    );
}
