import type { today as en } from '../en/today.ts';
import type { Translated } from '../translated.ts';

export const today = {
  counts: 'क्या बाक़ी है',
  ours: 'हमारी बारी',
  ages: { fresh: '4 घंटे से कम', waiting: '1 दिन से कम', late: '1 दिन या ज़्यादा' },
  workingHours: 'काम के घंटों में गिना गया।',
  overdue: 'जवाब का वादा बीत चुका',
  lapsing: '3 दिन में समाप्त होने वाले कोटेशन',
  toSend: 'डिस्पैच के लिए ऑर्डर',
  mailsRefused: 'सर्वर से लौटे ई-मेल', // doubt: 'bounced' is heard as well
  mailsGivenUp: 'कई बार भेजने पर भी न पहुँचे ई-मेल',
  messages: 'जवाब के लिए संदेश',
  webhooksOff: 'कई दिन असफल रहने पर बंद हुए वेबहुक',
  longestWaiting: 'सबसे ज़्यादा देर से हमारे इंतज़ार में',
  nothingWaiting: 'कोई कोटेशन की माँग बाक़ी नहीं है।',
  nextToLapse: 'जल्द समाप्त होने वाले कोटेशन',
  nothingLapsing: '3 दिन में कोई कोटेशन समाप्त नहीं हो रहा है।',
  since: 'कब से',
  lastDay: 'आख़िरी दिन',
  showAll: 'सब दिखाएँ',
  checkTitle: 'दुकान खोलने से पहले',
  checking: 'दुकान की जाँच हो रही है …',
  ready: 'दुकान खोलने के लिए तैयार है।',
  atServer: 'सर्वर चलाने वाले के लिए',
  mendAt: (screen: string) => `यहाँ ठीक करें: ${screen}`,
  screens: {
    seller: 'सेटिंग्स, दुकान',
    contact: 'सेटिंग्स, संपर्क',
    pages: 'पेज',
    products: 'प्रोडक्ट इम्पोर्ट',
    categories: 'कैटेगरी',
    pictures: 'ख़राब फ़ोटो',
  },
  checkFailed: 'दुकान की जाँच नहीं हो सकी। कृपया पेज फिर से खोलें।',
} satisfies Translated<typeof en>;
