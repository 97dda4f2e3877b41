import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { sendEmailAgain } from '#server/features/admin/send-email-again.ts';
import { formatMailState } from '#server/features/mail-log/mail-state.ts';
import {
  countMails,
  type LoggedMail,
  type MailState,
  selectMails,
  selectUntriedMailJobs,
} from '#server/features/mail-log/repository.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, ID, JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { applyStyle, type Style, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const STATES: Record<MailState, Style> = {
  waiting: 'yellow',
  sent: 'green',
  refused: 'red',
  given_up: 'red',
};
const STATE_NAMES = Object.keys(STATES) as MailState[];

export function addMailCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const mails = addGroup(program, 'mails', 'Mails:');
  mails
    .command('list')
    .summary('list mails and whether they were sent')
    .description(
      'Lists the mails of the last 90 days and what the mail server answered, newest first. The shop tries a mail again for about four days, unless the server refuses it permanently.',
    )
    .option('--state <STATE>', STATE_NAMES.map(formatMailState).join(', '), parseState)
    .option('--to <ADDRESS>', 'only to this address')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { state, to: address, limit }) => {
        const filter = { ...(state && { state }), ...(address && { address }) };
        const rows = await selectMails(database, filter, limit);
        const hasUntried = address === undefined && (state === undefined || state === 'waiting');
        const untried = hasUntried ? await selectUntriedMailJobs(database) : [];
        return {
          text:
            [
              ...untried.map((job) => formatUntried(terminal, job)),
              ...rows.map((mail) => formatMail(terminal, mail)),
            ].join('\n') || describeNone(address),
          json: { mails: rows, untried },
          remaining: (await countMails(database, filter)) - rows.length,
          personalDataOf: rows.map(({ id }) => id),
        };
      }),
    );
  mails
    .command('again')
    .summary('send a mail again')
    .description(
      'Sends a mail again, written with today’s details. A mail with a link for its owner cannot be sent again: the owner can ask for a new one in the shop.',
    )
    .argument(...ID)
    .option('--to <ADDRESS>', 'to this address, only this once', parseAddress)
    .action(
      withContext(async ({ database, operator }, idPrefix, { to }) => {
        const { id, subject, toAddress } = await sendEmailAgain(database, operator, idPrefix, to);
        return { text: `Will be sent to ${to ?? toAddress}: ${toSingleLine(subject)}`, personalDataOf: [id] };
      }),
    );
}

/** A mail in two lines, and a third for what the server answered if it was not sent. */
export function formatMail(
  terminal: Terminal,
  { id, state, toAddress, subject, tries, lastReply, createdAt }: LoggedMail,
): string {
  const name = applyStyle(terminal, STATES[state], formatMailState(state));
  const attempts = tries > 1 ? `, tried ${tries} times` : '';
  return [
    `${shortId(id)}  ${formatDateTime(createdAt)}  ${name}${attempts}  ${toSingleLine(toAddress)}`,
    wrapText(toSingleLine(subject), terminal, '  '),
    ...(state === 'sent' ? [] : [wrapText(toSingleLine(lastReply), terminal, '  ')]),
  ].join('\n');
}

/** `--to` takes whole addresses only, unlike other searches. */
function describeNone(address: string | undefined): string {
  return address === undefined
    ? 'There are no mails.'
    : `There are no mails to exactly “${address}”. Please give the whole address.`;
}

type UntriedJob = Awaited<ReturnType<typeof selectUntriedMailJobs>>[number];

function formatUntried(terminal: Terminal, { kind, createdAt, lastError }: UntriedJob): string {
  return [
    `-        ${formatDateTime(createdAt)}  ${applyStyle(terminal, STATES.waiting, 'waiting')}  ${kind.replaceAll('-', ' ')}`,
    ...(lastError ? [wrapText(toSingleLine(lastError), terminal, '  ')] : []),
  ].join('\n');
}

function parseState(typed: string): MailState {
  const state = STATE_NAMES.find((name) => name === typed || formatMailState(name) === typed);
  if (state) return state;
  throw new InvalidArgumentError(`The states are: ${STATE_NAMES.map(formatMailState).join(', ')}.`);
}

function parseAddress(typed: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return typed;
  throw new InvalidArgumentError('It must be an e-mail address.');
}
