import type { en } from './en.ts';
import type { Refusals } from './refusals.ts';
import type { Translated } from './translated.ts';

/** The texts of the desk. Every language has a module with the same keys, which is loaded when it is chosen. */
export type DeskText = typeof en;

export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof LANGUAGES;

export type LanguageModule = { text: Translated<DeskText>; refusals?: Refusals };

const STORAGE_KEY = 'udyoghaat_desk_language';

export const readLanguage = (): Language => (localStorage.getItem(STORAGE_KEY) === 'hi' ? 'hi' : 'en');
export const rememberLanguage = (language: Language): void => localStorage.setItem(STORAGE_KEY, language);

/** @throws TypeError when the texts cannot be loaded. */
export async function loadTexts(language: Language): Promise<LanguageModule> {
  if (language === 'en') return { text: (await import('./en.ts')).en };
  const { hi: text, refusals } = await import('./hi.ts');
  return { text, refusals };
}
