/** Domains under which people who have nothing to do with each other have mailboxes, as of 2026. */
const PUBLIC_DOMAINS = new Set(
  [
    'gmail.com googlemail.com icloud.com me.com mac.com aol.com msn.com mail.com proton.me protonmail.com pm.me',
    'rediffmail.com rediff.com indiatimes.com sify.com in.com zoho.com zoho.in zohomail.in zohomail.com',
    'vsnl.net vsnl.com bsnl.in airtelmail.in dataone.in mtnl.net.in tutanota.com tuta.io fastmail.com hey.com',
    'mail.ru qq.com 163.com 126.com',
  ].flatMap((line) => line.split(' ')),
);

/** Providers with a domain for each country, such as yahoo.co.in. */
const COUNTRY_DOMAIN =
  /^(?:yahoo|ymail|rocketmail|outlook|hotmail|live|gmx|yandex)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Whether anybody can get a mailbox under this domain (in lower case). */
export function isPublicMailProvider(domain: string): boolean {
  return PUBLIC_DOMAINS.has(domain) || COUNTRY_DOMAIN.test(domain);
}
