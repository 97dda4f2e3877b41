import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given. */
export type MailServer = {
  port: number;
  /** Every mail so far, decoded far enough to read its links. */
  mails: string[];
  close(): Promise<void>;
};

/** @param port any free one when 0. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'shop' }),
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        mails.push(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
