import type { WireSeller } from '#contract/content.ts';

/** The texts of the footer, which only the server renders. */
export const footerText = {
  popularSearches: 'Popular searches by category',
  browse: 'Browse',
  lists: 'Your lists',
  contact: 'Contact',
  company: 'Company',
  operatedBy: ({ legal_name, gstin, cin }: WireSeller) =>
    `${legal_name} · GSTIN ${gstin}${cin ? ` · CIN ${cin}` : ''}`,
  followUs: 'Follow us',
  socialLabel: (brand: string, network: string) => `${brand} on ${network}`,
  pricesNote: 'All prices in Indian rupees. No online payment: you request a quote.',
};
