import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything and treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      hasDemo: true,
    });
  });

  it('reports all invalid variables at once', () => {
    const env = {
      PORT: 'x',
      DEMO: 'maybe',
      PUBLIC_URL: 'shop',
      BRAND_GSTIN: '19AAUCU4821H1ZT',
      SMTP_URL: 'http://x',
    };
    expect(() => readConfig(env)).toThrow(
      /PORT[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*DEMO[\s\S]*BRAND_GSTIN/,
    );
  });

  it.each([
    ['SMS_MSG91_AUTH_KEY', 'SMS_MSG91_TEMPLATE_ID'],
    ['SMS_MSG91_TEMPLATE_ID', 'SMS_MSG91_AUTH_KEY'],
    ['SMS_WEBHOOK_TOKEN', 'SMS_WEBHOOK_URL'],
  ])('requires with %s also %s', (name, other) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${other}: is needed with ${name}`);
  });

  it('removes the trailing slash of URLs', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
    expect(readConfig({ CORS_ORIGINS: 'https://a.example/, https://b.example' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});
