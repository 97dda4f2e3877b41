import type { mails as en } from '../en/mails.ts';
import type { Translated } from '../translated.ts';

export const mails = {
  filter: 'ई-मेल की स्थिति',
  all: 'सभी',
  states: { waiting: 'इंतज़ार में', sent: 'भेजा गया', refused: 'लौटाया गया', given_up: 'कई कोशिशों के बाद बंद' },
  state: 'स्थिति',
  when: 'आख़िरी कोशिश',
  to: 'किसे',
  subject: 'विषय',
  about: 'किस बारे में',
  answer: 'ई-मेल सर्वर का जवाब',
  tries: (count: number) => `${count} बार कोशिश की`,
  again: 'फिर भेजें …',
  againTitle: 'यह ई-मेल फिर भेजें',
  againWords: 'ई-मेल आज की जानकारी से लिखा जाएगा।',
  address: 'पता, सिर्फ़ इस बार के लिए',
  sendNow: 'भेजें',
  willBeSent: 'ई-मेल भेजा जाएगा।',
  none: 'ऐसा कोई ई-मेल नहीं है। दुकान यह सूची 90 दिन रखती है।',
} satisfies Translated<typeof en>;
