import { formatPhone } from '#domain/phone.ts';
import { shortId } from '#domain/short-id.ts';
import { selectMessages } from '../content-queries.ts';
import { markMessageDone } from '../mark-message-done.ts';
import type { Command, CommandGroup } from './command.ts';
import { formatMoment } from './moment.ts';
import { ID } from './placing.ts';
import { oneLine, type Screen, styled, wrap } from './screen.ts';

type Message = Awaited<ReturnType<typeof selectMessages>>[number];

function formatMessage(
  screen: Screen,
  { id, firstName, lastName, phone, message, createdAt, doneAt }: Message,
): string {
  const head = styled(screen, 'bold', `${shortId(id)}  ${formatMoment(createdAt)}`);
  const who = oneLine(`${firstName} ${lastName}, ${formatPhone(phone)}`);
  const paragraphs = message.split(/\r?\n/).map((line) => wrap(oneLine(line), screen, '  '));
  return [`${head}  ${who}${doneAt ? styled(screen, 'green', '  done') : ''}`, ...paragraphs].join('\n');
}

const list: Command = {
  name: 'messages list',
  says: 'messages of the contact form that wait',
  options: { all: { says: 'those that are done as well' } },
  hasJson: true,
  async run({ database, screen }, given) {
    const messages = await selectMessages(database, { isWithDone: given.has('all') });
    const text = messages.map((message) => formatMessage(screen, message)).join('\n\n');
    return { text: text || 'No message waits.', json: messages };
  },
};

export const messageCommands: CommandGroup = {
  title: 'Messages',
  commands: [
    list,
    {
      name: 'messages done',
      says: 'take one off the list',
      parameters: [ID],
      async run({ database, operator }, given) {
        const { firstName, lastName } = await markMessageDone(database, operator, given.word('ID'));
        return { text: `Done: ${oneLine(`${firstName} ${lastName}`)}` };
      },
    },
  ],
};
