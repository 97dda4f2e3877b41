import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatAge } from '#domain/age.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import { shortId } from '#domain/short-id.ts';
import { countMessages, selectMessages } from '#server/features/admin/content-queries.ts';
import { getByIdPrefix } from '#server/features/admin/get-row.ts';
import { markMessageDone } from '#server/features/admin/mark-message-done.ts';
import { removeMessage } from '#server/features/admin/remove-message.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, ID, JSON_OUTPUT, LIMIT, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

type Message = Awaited<ReturnType<typeof selectMessages>>[number];

export function addMessageCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const messages = addGroup(program, 'messages', 'Messages:');
  messages
    .command('list')
    .description('list unanswered messages of the contact form')
    .option('--all', 'include messages that are done')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { all: includesDone = false, limit }) => {
        const rows = await selectMessages(database, { includesDone, limit });
        const total = await countMessages(database, { includesDone });
        const text = rows.map((message) => formatMessage(terminal, message)).join('\n\n');
        return {
          text: text || 'There are no messages.',
          json: rows,
          remaining: total - rows.length,
          personalDataOf: rows.map(({ id }) => id),
        };
      }),
    );
  messages
    .command('done')
    .description('mark a message as done')
    .argument(...ID)
    .action(
      withContext(async ({ database, operator }, idPrefix) => {
        const { id, firstName, lastName } = await markMessageDone(database, operator, idPrefix);
        return { text: `Done: ${toSingleLine(`${firstName} ${lastName}`)}`, personalDataOf: [id] };
      }),
    );
  messages
    .command('remove')
    .summary('remove a message before its time')
    .description(
      'Deletes a message early, at its sender’s request. This cannot be undone. To take it off the list, mark it as done instead.',
    )
    .argument(...ID)
    .option(...YES)
    .action(
      withContext(async (context, idPrefix, _options, command) => {
        const { database, operator } = context;
        const all = await selectMessages(database, { includesDone: true });
        const { id, firstName, lastName } = getByIdPrefix(all, idPrefix, 'message');
        const sender = toSingleLine(`${firstName} ${lastName}`);
        await confirmOnTerminal(context, command, `Remove the message of ${sender} permanently?`);
        await removeMessage(database, operator, id);
        return { text: `Removed: ${sender}`, personalDataOf: [id] };
      }),
    );
}

function formatMessage(
  terminal: Terminal,
  { id, firstName, lastName, phone, email, message, createdAt, doneAt }: Message,
): string {
  const age = formatAge(createdAt, new Date());
  const head = applyStyle(terminal, 'bold', `${shortId(id)}  ${formatDateTime(createdAt)}, ${age}`);
  const reachable = [formatPhone(phone), ...(email === null ? [] : [email])];
  const sender = toSingleLine([`${firstName} ${lastName}`, ...reachable].join(', '));
  const paragraphs = message.split(/\r?\n/).map((line) => wrapText(toSingleLine(line), terminal, '  '));
  return [`${head}  ${sender}${doneAt ? applyStyle(terminal, 'green', '  done') : ''}`, ...paragraphs].join(
    '\n',
  );
}
