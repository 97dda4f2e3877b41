import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createDeskPage, type DeskPageOptions } from './desk-page.ts';

async function visit(host: string, options: Partial<DeskPageOptions>) {
  const handleDesk = createDeskPage({ html: '<p>Desk', host: undefined, isHttps: true, ...options });
  const app = new Hono().get('/desk', (context) => handleDesk(context) ?? context.text('The shop', 404));
  const response = await app.request('/desk', { headers: { host } });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('the page of the desk', () => {
  it('is never kept by a cache or shown in a frame, and runs no script of another host', async () => {
    const { status, text, headers } = await visit('shop.example', {});
    expect({ status, text }).toEqual({ status: 200, text: '<p>Desk' });
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-eval/);
  });

  it.each(['shop.example', '192.168.1.5:3000', 'localhost.example.in'])(
    'says at http://%s that it needs HTTPS',
    async (host) => {
      const { status, text } = await visit(host, { isHttps: false });
      expect(status).toBe(403);
      expect(text).toContain('The desk needs HTTPS');
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])('opens at http://%s', async (host) => {
    expect((await visit(host, { isHttps: false })).status).toBe(200);
  });

  it('is on no other host than the one that is set', async () => {
    expect((await visit('desk.example', { host: 'desk.example' })).status).toBe(200);
    expect(await visit('shop.example', { host: 'desk.example' })).toMatchObject({
      status: 404,
      text: 'The shop',
    });
  });
});
