import { useSyncExternalStore } from 'react';
import type { ApiError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import {
  type DeskText,
  type Language,
  type LanguageModule,
  loadTexts,
  readLanguage,
  rememberLanguage,
} from './load-texts.ts';
import { translateRefusal } from './refusals.ts';
import type { Translated } from './translated.ts';

/** The chosen language and its texts. `main.tsx` loads them before anything is drawn. */
let language: Language = 'en';
let loaded: LanguageModule;
const listeners = new Set<() => void>();

/** The texts in the chosen language, outside of components. */
export const getText = (): Translated<DeskText> => loaded.text;

/** The texts in the chosen language; the component is drawn again when another one is chosen. */
export function useText(): Translated<DeskText> {
  return useSyncExternalStore(subscribe, getText);
}

/** The chosen language, outside of components. */
export const getLanguage = (): Language => language;

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage);
}

/** @throws TypeError when the texts cannot be loaded; the language stays as it was. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen);
  rememberLanguage(chosen);
}

async function speak(chosen: Language): Promise<void> {
  loaded = await loadTexts(chosen);
  language = chosen;
  document.documentElement.lang = chosen === 'en' ? 'en-IN' : chosen;
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

/** @throws TypeError when no texts can be loaded. */
export async function loadStoredLanguage(): Promise<void> {
  // Where the texts of the chosen language are not to be had, the desk is in English rather than empty.
  await speak(readLanguage()).catch(() => speak('en'));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
