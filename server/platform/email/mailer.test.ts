import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { activationEmail } from '#server/features/accounts/emails.ts';
import { createMailer } from './mailer.ts';

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

describe('an e-mail sent through SMTP', () => {
  it('contains text and HTML with the link and the brand’s name, and escapes hostile names', async () => {
    const { port } = server.server.address() as AddressInfo;
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      BRAND_NAME: 'Other Haat',
      PUBLIC_URL: 'https://shop.example',
    });
    const mailer = createMailer(config, pino({ level: 'silent' }));
    await mailer.send(
      'asha@buyer.test',
      activationEmail(mailer.sender, '<b>Asha</b>\r\nBcc: x@y.test', 'token123'),
    );
    const [mail] = received;
    expect(mail?.to).toEqual(['asha@buyer.test']);
    expect(mail?.message).toContain('Subject: Activate your Other Haat account');
    expect(mail?.message).toContain('https://shop.example/verify-account/token123');
    expect(mail?.message).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(mail?.message).toContain('&lt;b&gt;Asha');
    expect(mail?.message.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m);
  });
});
