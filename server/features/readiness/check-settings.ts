import type { CheckedPart } from '#contract/staff-today.ts';
import type { Brand } from '#domain/brand.ts';
import { isLoopback } from '#server/platform/network/is-loopback.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

/** The settings that decide whether a shop is ready for business. */
export type ReadinessSettings = {
  publicUrl: string;
  isTrial: boolean;
  hasDemo: boolean;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  sms: { msg91: unknown; webhook: unknown };
  operatorEmail: string | undefined;
  mailFrom: string;
  sellerUrl: string;
  brand: Brand;
};

/** The characters of the fonts that pages load for the shop's name in Hindi (web/ui/fonts.css). */
export const HAS_FONT = /^[\u0020-\u00ff\u0901-\u0939\u093c-\u094d\u0950\u0958-\u0970\u0972\u2000-\u206f]*$/u;

type Check = [isProblem: boolean, message: string, how: string];

/** @param demo the settings of a shop in which nothing is set. */
export function checkSettings(settings: ReadinessSettings, demo: ReadinessSettings): ReadinessProblem[] {
  const { publicUrl, isTrial, hasDemo, databaseUrl, smtpUrl, sms, operatorEmail } = settings;
  const { protocol, hostname } = new URL(publicUrl);
  const checks: Check[] = [
    [isTrial, 'TRIAL is on, which shows phone codes to everybody.', 'Set TRIAL=off.'],
    [
      !isTrial && hasDemo,
      'DEMO is on, which fills an empty database with the demo catalogue.',
      'Set DEMO=off.',
    ],
    [
      isLoopback(hostname),
      `PUBLIC_URL is ${publicUrl}, which only this machine can open.`,
      'Set it to the shop’s address.',
    ],
    [
      !isLoopback(hostname) && protocol === 'http:',
      `PUBLIC_URL is ${publicUrl}, so passwords travel unencrypted.`,
      'Put the shop behind https and set PUBLIC_URL.',
    ],
    [
      !isLoopback(hostname) && databaseUrl === undefined,
      'The built-in PostgreSQL gets no security updates.',
      'Set DATABASE_URL to a patched one of your own.',
    ],
    [smtpUrl === undefined, 'No mail leaves the shop.', 'Set SMTP_URL to your mail server.'],
    [!sms.msg91 && !sms.webhook, 'No SMS leaves the shop.', 'Set SMS_MSG91_AUTH_KEY or SMS_WEBHOOK_URL.'],
    [
      operatorEmail === undefined,
      'Mails about quote requests go to the contact e-mail.',
      'Set OPERATOR_EMAIL.',
    ],
    [
      settings.mailFrom === demo.mailFrom,
      `Mails come from ${demo.mailFrom}.`,
      'Set MAIL_FROM to an address of yours.',
    ],
    [
      settings.sellerUrl === demo.sellerUrl,
      `The link for sellers leads to ${demo.sellerUrl}.`,
      'Set SELLER_URL.',
    ],
  ];
  return list('settings', checks);
}

/** Whether the shop sells under its own name; the desk can set it, too. */
export function checkSeller(brand: Brand, demo: Brand): ReadinessProblem[] {
  return list('seller', [
    [
      !HAS_FONT.test(brand.nameHindi),
      `The shop’s fonts lack characters of its name in Hindi, ${brand.nameHindi}.`,
      'Write it in Devanagari.',
    ],
    [
      brand.legalName === demo.legalName,
      `Estimates name the demo’s seller, ${demo.legalName}.`,
      'Set BRAND_LEGAL_NAME.',
    ],
    [brand.gstin === demo.gstin, `Estimates have the demo’s GSTIN, ${demo.gstin}.`, 'Set BRAND_GSTIN.'],
    [
      brand.address === demo.address,
      `Estimates have the demo’s address, ${demo.address}.`,
      'Set BRAND_ADDRESS.',
    ],
  ]);
}

function list(about: CheckedPart, checks: readonly Check[]): ReadinessProblem[] {
  return checks.filter(([isProblem]) => isProblem).map(([, message, how]) => ({ about, message, how }));
}
