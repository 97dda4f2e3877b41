import type { keys as en } from '../en/keys.ts';
import type { Translated } from '../translated.ts';

export const keys = {
  title: 'कीबोर्ड शॉर्टकट',
  ofScreen: 'इस स्क्रीन पर',
  everywhere: 'हर जगह',
  nextRow: 'अगली पंक्ति',
  previousRow: 'पिछली पंक्ति',
  openRow: 'पंक्ति खोलें',
  help: 'शॉर्टकट की सूची',
  palette: 'खोजें या कहीं जाएँ …',
  goTo: (screen) => `जाएँ: ${screen}`,
  afterwards: 'फिर',
  singleKeys: 'अकेले अक्षर शॉर्टकट हैं',
  singleKeysHint: 'अगर आप बोलकर लिखते हैं या ग़लती से बटन दब जाते हैं, तो इसे बंद रखें।',
} satisfies Translated<typeof en>;
