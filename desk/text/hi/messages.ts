import type { messages as en } from '../en/messages.ts';
import type { Translated } from '../translated.ts';

export const messages = {
  waiting: 'जवाब बाक़ी',
  all: 'सभी',
  filter: 'कौन से संदेश दिखें',
  sender: 'भेजने वाला',
  message: 'संदेश',
  when: 'कब',
  done: 'हो गया',
  markDone: 'हो गया मानें',
  remove: 'हटाएँ …',
  removeTitle: 'यह संदेश हमेशा के लिए हटाएँ?',
  removeWords: 'भेजने वाला इसकी माँग कर सकता है। सिर्फ़ सूची से हटाने के लिए “हो गया मानें” चुनें।',
  removeNow: 'हटाएँ',
  isDone: 'हो गया माना गया।',
  isRemoved: 'संदेश हटा दिया गया।',
  subject: 'हमें भेजा गया आपका संदेश',
  noneWaiting: 'किसी संदेश का जवाब बाक़ी नहीं है।',
} satisfies Translated<typeof en>;
