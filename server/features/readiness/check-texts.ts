import { SHOP_PAGES } from '#contract/page-names.ts';
import type { ContactLinks } from '#server/features/content/get-contact-links.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

/** The seller of the demo catalogue, whom a shop for business must not name. */
export type DemoSeller = { legalName: string; gstin: string; contact: ContactLinks };

const LINK_NAMES: Record<keyof ContactLinks, string> = {
  ...{ phone: 'phone', email: 'e-mail', address: 'address', facebook: 'Facebook', linkedin: 'LinkedIn' },
  ...{ instagram: 'Instagram', twitter: 'X (Twitter)', hours: 'hours', answerTime: 'answer time' },
  ...{ grievanceName: 'grievance officer', grievanceEmail: 'grievance e-mail' },
};
/** Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5. */
const REQUIRED_LINKS = ['phone', 'email', 'address', 'grievanceName', 'grievanceEmail'] as const;
/** True of any seller, so they may stay. */
const GENERAL_LINKS: readonly string[] = ['hours', 'answerTime'];

export function checkContactLinks(links: ContactLinks, { contact }: DemoSeller): ReadinessProblem[] {
  const names = Object.keys(LINK_NAMES) as (keyof ContactLinks)[];
  const demo = names.filter((name) => !GENERAL_LINKS.includes(name) && links[name] === contact[name]);
  const missing = REQUIRED_LINKS.filter((name) => links[name] === '');
  const list = (some: readonly (keyof ContactLinks)[]) => some.map((name) => LINK_NAMES[name]).join(', ');
  const how = 'Change them with “contact-links set”.';
  return [
    ...(demo.length > 0 ? [`Contact details are still the demo’s (${list(demo)}).`] : []),
    ...(missing.length > 0 ? [`Contact details that the law requires are empty (${list(missing)}).`] : []),
  ].map((message) => ({ about: 'contact', message, how }));
}

/** @param contents the HTML of the pages that there are. */
export function checkPages(contents: ReadonlyMap<string, string>, demo: DemoSeller): ReadinessProblem[] {
  const { phone, address, email, grievanceName } = demo.contact;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const street = address.replace(/,.*/, '');
  const details = [demo.legalName, demo.gstin, grievanceName, phone, street, domain];
  return Object.entries(SHOP_PAGES).flatMap(([name, { key }]): ReadinessProblem[] => {
    const content = contents.get(key);
    const how = `Write it with “pages set ${name} FILE.html”.`;
    if (content === undefined) return [{ about: 'pages', message: `The page “${name}” has no text.`, how }];
    const found = details.filter((detail) => content.includes(detail));
    if (found.length === 0) return [];
    const message = `The page “${name}” still names the demo’s seller (${found.join('; ')}).`;
    return [{ about: 'pages', message, how }];
  });
}
