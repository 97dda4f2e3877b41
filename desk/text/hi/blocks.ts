import type { blocks as en } from '../en/blocks.ts';
import type { Translated } from '../translated.ts';

export const blocks = {
  title: 'ब्लॉक सूची',
  what: 'क्या',
  since: 'कब से',
  reason: 'कारण',
  reasonHint: 'इसे सिर्फ़ ऑपरेटर देखते हैं।',
  actions: 'कार्रवाई',
  unblock: 'अनब्लॉक करें',
  unblockLabel: (what: string, reason: string) => `अनब्लॉक करें: ${what}, ${reason}`,
  unblocked: 'अनब्लॉक हो गया।',
  nothing: 'कोई ब्लॉक नहीं है।',
  add: 'किसी को ब्लॉक करें',
  kind: 'प्रकार',
  kinds: { account: 'खाता', email: 'ई-मेल पता', domain: 'ई-मेल डोमेन', gstin: 'GSTIN' },
  hints: {
    email: 'बिना खाते का पता: वह रजिस्टर नहीं कर सकता।',
    domain: 'जैसे rao.example: वहाँ और उसके नीचे के सभी पते।',
    gstin: 'इसके साथ कोटेशन की माँग नहीं ली जाती।',
  },
  certain: 'सभी को ब्लॉक करें',
  block: 'ब्लॉक करें',
  added: 'ब्लॉक हो गया। सिर्फ़ उसका हैश सेव है।',
} satisfies Translated<typeof en>;
