import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { passwordResetEmail } from '#server/features/accounts/emails.ts';
import { createMailers } from './mailer.ts';

const received: { to: string[]; message: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    text(stream).then((message) => {
      received.push({ to: session.envelope.rcptTo.map((address) => address.address), message });
      done();
    }, done);
  },
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const SENDER = { brandName: 'Other Haat', publicUrl: 'https://shop.example' };

describe('an e-mail sent through SMTP', () => {
  it('contains text and HTML with the link and the brand’s name, and escapes hostile names', async () => {
    const { port } = server.server.address() as AddressInfo;
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    const mailer = createMailers(config, pino({ level: 'silent' }))(SENDER);
    await mailer.send(
      'asha@buyer.test',
      passwordResetEmail(mailer.sender, '<b>Asha</b>\r\nBcc: x@y.test', 'token123'),
    );
    const [mail] = received;
    expect(mail?.to).toEqual(['asha@buyer.test']);
    expect(mail?.message).toContain('From: Other Haat <no-reply@udyoghaat.example>');
    expect(mail?.message).toContain('Subject: Set a new password for Other Haat');
    expect(mail?.message).toContain('https://shop.example/reset-password/token123');
    expect(mail?.message).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(mail?.message).toContain('&lt;b&gt;Asha');
    expect(mail?.message.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m);
  });

  it('is refused, and nothing sent, when a server on another machine offers no TLS', async () => {
    const { port } = server.server.address() as AddressInfo;
    // Not a loopback address by its number, although Linux connects it to this machine.
    const config = readConfig({ SMTP_URL: `smtp://0.0.0.0:${port}` });
    const mailer = createMailers(config, pino({ level: 'silent' }))(SENDER);
    const sent = mailer.send('meera@buyer.test', passwordResetEmail(mailer.sender, 'Meera', 'token456'));
    await expect(sent).rejects.toThrow('STARTTLS');
    expect(received.flatMap(({ to }) => to)).not.toContain('meera@buyer.test');
  });

  it('is given up after 20 s when the server does not say anything', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const mailer = createMailers(config, pino({ level: 'silent' }))(SENDER);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const connected = once(silent, 'connection') as Promise<[Socket]>;
      const sent = mailer.send('asha@buyer.test', passwordResetEmail(mailer.sender, 'Asha', 'token789'));
      const rejected = expect(sent).rejects.toThrow(/greeting/i);
      const [socket] = await connected;
      // By then the client has noticed the connection, too, and waits for the greeting.
      await setImmediate();
      await vi.advanceTimersByTimeAsync(20_000);
      await rejected;
      socket.destroy();
    } finally {
      vi.useRealTimers();
      silent.close();
    }
  });
});
