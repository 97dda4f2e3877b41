import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Outbox, toOutbox } from './outbox.ts';

/** A real SMTP server that keeps what it is given. */
export type MailServer = {
  port: number;
  /** Every mail so far, decoded far enough to read its links. */
  mails: string[];
  /** The same, as tests read a shop's outbox. */
  outbox: Outbox;
  /** Turned away for now, as by a server that is overloaded, as long as this is set. */
  isRefusing: boolean;
  /** Turned away for good, each as an unknown mailbox. */
  unknownAddresses: Set<string>;
  /** Where the last mail would be returned to. */
  returnPath: string;
  /** How many were turned away. */
  refused: number;
  close(): Promise<void>;
};

/** @param port any free one when 0. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const asSent: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onMailFrom({ address }, _session, done) {
      mailServer.returnPath = address;
      done();
    },
    onRcptTo({ address }, _session, done) {
      if (!mailServer.unknownAddresses.has(address)) return done();
      mailServer.refused += 1;
      done(Object.assign(new Error(`<${address}>: mailbox unavailable`), { responseCode: 550 }));
    },
    onAuth: (_auth, _session, done) => done(null, { user: 'shop' }),
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        if (mailServer.isRefusing) {
          mailServer.refused += 1;
          done(Object.assign(new Error('Try again later.'), { responseCode: 451 }));
          return;
        }
        asSent.push(mail);
        mails.push(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    outbox: toOutbox(async () => asSent),
    isRefusing: false,
    unknownAddresses: new Set(),
    returnPath: '',
    refused: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailServer;
}
