import type { conflict as en } from '../en/conflict.ts';
import type { Translated } from '../translated.ts';

export const conflict = {
  title: 'किसी और ने इसे बदल दिया है',
  somebody: 'डेस्क के बाहर किसी ने',
  changedBy: (name: string, time: string) =>
    time ? `आपके खोलने के बाद ${name} ने इसे ${time} को बदला।` : `आपके खोलने के बाद ${name} ने इसे बदला।`,
  field: 'फ़ील्ड',
  theirs: 'अभी सेव है',
  mine: 'आपका',
  empty: '(ख़ाली)',
  yes: 'हाँ',
  no: 'नहीं',
  takeTheirs: 'उनका रखें',
  takeTheirsOf: (field: string) => `उनका रखें: ${field}`,
  takeAllTheirs: 'सब उनका रखें',
  keepMine: 'मेरा रखें',
  hint: 'अभी कुछ सेव नहीं हुआ है। आप फ़ॉर्म में बदलाव जारी रखकर बाद में सेव भी कर सकते हैं।',
} satisfies Translated<typeof en>;
