import type { live as en } from '../en/live.ts';
import type { Translated } from '../translated.ts';

export const live = {
  lost: 'कनेक्शन नहीं है',
  lostHint: 'डेस्क दुकान से जुड़ा नहीं है और दूसरों के बदलाव नहीं दिखा रहा है। कोशिश जारी है।',
  added: {
    requests: (count: number) => `नई माँगें: ${count}`,
    messages: (count: number) => `नए संदेश: ${count}`,
    mails: (count: number) => `नए ई-मेल: ${count}`,
    shipments: (count: number) => `नई शिपमेंट: ${count}`,
  },
  gone: (count: number) => `अब इस सूची में नहीं: ${count}`,
  show: 'दिखाएँ',
} satisfies Translated<typeof en>;
