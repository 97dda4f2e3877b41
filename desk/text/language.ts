import { useSyncExternalStore } from 'react';
import type { ApiError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { en } from './en.ts';
import { type Refusals, translateRefusal } from './refusals.ts';
import type { Translated } from './translated.ts';

/** The texts of the desk. Every language has a module with the same keys, which is loaded when it is chosen. */
export type DeskText = typeof en;

export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof LANGUAGES;

type LanguageModule = { text: Translated<DeskText>; refusals?: Refusals };

const LOADERS: Record<Language, () => Promise<LanguageModule>> = {
  en: async () => ({ text: en }),
  hi: async () => {
    const { hi: text, refusals } = await import('./hi.ts');
    return { text, refusals };
  },
};
const STORAGE_KEY = 'udyoghaat_desk_language';

let language: Language = 'en';
let loaded: LanguageModule = { text: en };
const listeners = new Set<() => void>();

/** The texts in the chosen language, outside of components. */
export const getText = (): Translated<DeskText> => loaded.text;

/** The texts in the chosen language; the component is drawn again when another one is chosen. */
export function useText(): Translated<DeskText> {
  return useSyncExternalStore(subscribe, getText);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => language);
}

/** @throws TypeError when the texts cannot be loaded; the language stays as it was. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  loaded = await LOADERS[chosen]();
  language = chosen;
  document.documentElement.lang = chosen === 'en' ? 'en-IN' : chosen;
  localStorage.setItem(STORAGE_KEY, chosen);
  for (const listener of listeners) listener();
}

/** Says in the chosen language what a reply of the shop says, as far as that is translated. */
export function translate(sentence: string, code?: ErrorCode): string {
  return loaded.refusals ? translateRefusal(loaded.refusals, sentence, code) : sentence;
}

/** Says in the chosen language what the shop has refused, as far as that is translated. */
export function translateError(error: ApiError): ApiError {
  if (error.status === 0) return Object.assign(error, { message: loaded.text.common.unreachable });
  const message = translate(error.message, error.code);
  const fields = Object.entries(error.fields).map(([field, sentence]) => [
    field,
    translate(sentence, error.code),
  ]);
  return Object.assign(error, { message, fields: Object.fromEntries(fields) });
}

export async function loadStoredLanguage(): Promise<void> {
  const stored = localStorage.getItem(STORAGE_KEY);
  // Without a connection the desk is in English rather than empty.
  if (stored === 'hi') await chooseLanguage(stored).catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
