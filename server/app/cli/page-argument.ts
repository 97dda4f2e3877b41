import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { PageKey } from '#contract/content.ts';
import { ABOUT_US_PATH, PRIVACY_POLICY_PATH, TERMS_PATH } from '#domain/page-paths.ts';

/** The page names of the command line. The keys themselves would need quotes in a shell. */
export const PAGES: Record<string, { key: PageKey; path: string }> = {
  about: { key: 'ABOUTUS', path: ABOUT_US_PATH },
  privacy: { key: 'PRIVACYPOLICY', path: PRIVACY_POLICY_PATH },
  terms: { key: 'TERM&CONDITION', path: TERMS_PATH },
};

export const PAGE = ['<PAGE>', Object.keys(PAGES).join(', '), parsePage] as const;

function parsePage(typed: string): PageKey {
  const page = PAGES[typed] ?? Object.values(PAGES).find(({ key }) => key === typed);
  if (page) return page.key;
  throw new InvalidArgumentError(`The pages are: ${Object.keys(PAGES).join(', ')}.`);
}
