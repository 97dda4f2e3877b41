import type { palette as en } from '../en/palette.ts';
import type { Translated } from '../translated.ts';

export const palette = {
  title: 'खोजें या कहीं जाएँ …',
  placeholder: 'स्क्रीन, माँग, फ़र्म या काम',
  results: 'नतीजे',
  screen: 'स्क्रीन',
  setting: 'सेटिंग',
  help: 'मदद',
  language: (name) => `भाषा: ${name}`,
  theme: (name) => `थीम: ${name}`,
  searching: 'खोज रहे हैं …',
  count: (count) => (count === 0 ? 'कुछ नहीं मिला।' : `${count} मिले`),
} satisfies Translated<typeof en>;
