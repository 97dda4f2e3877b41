import type { menu as en } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu = {
  label: 'मुख्य मेन्यू',
  today: 'आज',
  figures: 'आँकड़े',
  requests: 'कोटेशन की माँग', // doubt: 'RFQ' is heard as well
  dispatch: 'डिस्पैच',
  messages: 'संदेश',
  mails: 'ई-मेल',
  staff: 'स्टाफ़',
  settings: 'सेटिंग्स',
  buyers: 'ख़रीदार',
  home: 'होम पेज',
  pages: 'पेज',
  reports: 'रिपोर्ट',
  changes: 'किसने क्या किया',
  products: 'प्रोडक्ट',
  categories: 'कैटेगरी',
  synonyms: 'समानार्थी शब्द',
} satisfies Translated<typeof en>;
