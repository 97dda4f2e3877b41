/**
 * Records what a shop of any version answers to the calls of the first version. It needs the trial mode and the demo
 * catalogue. From the checkout of this version:
 *
 *   node tests/compatibility/record-replies.ts URL OUTBOX 'COMMAND' > tests/compatibility/recorded-replies.json
 *
 * OUTBOX is the folder with its mails, COMMAND what runs an operator's command: 'cd ../former && npm run operator --'.
 */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { readOutbox } from '../support/outbox.ts';
import { describeReply } from './describe-reply.ts';
import { playScenario } from './play-scenario.ts';

const [url = '', outbox = '', command = ''] = process.argv.slice(2);
if (!command) throw new Error("Usage: record-replies.ts URL OUTBOX 'COMMAND'");

const replies = await playScenario({
  fetch: (path, init) => fetch(url + path, init),
  outbox: readOutbox(outbox),
  async deliver(estimateNumber) {
    for (const step of ['confirm', 'ship', 'deliver'])
      await promisify(exec)(`${command} ${step} ${estimateNumber}`);
  },
});
const described = Object.entries(replies).map(([name, reply]) => [name, describeReply(reply)]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(described), null, 1)}\n`);
