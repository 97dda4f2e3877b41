import type { theme as en } from '../en/theme.ts';
import type { Translated } from '../translated.ts';

export const theme = {
  label: 'थीम',
  system: 'सिस्टम जैसी',
  light: 'हल्की',
  dark: 'गहरी',
} satisfies Translated<typeof en>;
