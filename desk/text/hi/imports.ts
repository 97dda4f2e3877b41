import type { imports as en } from '../en/imports.ts';
import type { Translated } from '../translated.ts';

const number = new Intl.NumberFormat('en-IN');

export const imports = {
  title: 'प्रोडक्ट इम्पोर्ट करें',
  intro:
    'CSV या Excel फ़ाइल, हर प्रोडक्ट की एक पंक्ति। जिस पंक्ति में आईडी हो, या कैटलॉग में मौजूद ब्रांड और मॉडल हो, वह उस प्रोडक्ट को बदलती है; बाक़ी पंक्तियाँ नया प्रोडक्ट जोड़ती हैं। फ़ाइल में ये न हों तो SKU से प्रोडक्ट पहचाना जाता है। जो प्रोडक्ट या कॉलम फ़ाइल में नहीं हैं वे वैसे ही रहते हैं; ख़ाली सेल उस जानकारी को मिटा देता है।',
  sampleFile: 'नमूना फ़ाइल डाउनलोड करें',
  choose: 'फ़ाइल चुनें',
  drop: 'या यहाँ छोड़ें: .csv या .xlsx, 20 MB तक।',
  reading: 'फ़ाइल पढ़ी जा रही है …',
  another: 'दूसरी फ़ाइल चुनें',
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकती। कृपया इसे .xlsx या “CSV UTF-8” के रूप में सेव करें।',
  rows: (rows: number) => `${number.format(rows)} पंक्तियाँ`,
  columnsTitle: 'कौन सा कॉलम क्या है?',
  column: 'फ़ाइल का कॉलम',
  sample: 'उदाहरण',
  meaning: 'क्या बनेगा',
  meaningOf: (column: string) => `“${column}” क्या बनेगा`,
  leaveOut: '(छोड़ दें)',
  leftOut: (columns: string[]) =>
    `ये कॉलम नहीं लिए जाएँगे: ${columns.map((column) => `“${column}”`).join(', ')}। इनमें से कोई प्रोडक्ट का हो तो चुनें कि वह क्या बनेगा।`,
  missingKey: 'बताएँ कि कौन सा कॉलम आईडी या SKU है, या कौन से ब्रांड और मॉडल हैं।',
  twice: (column: string) => `दो कॉलम “${column}” नहीं बन सकते।`,
  makeCategories: 'जो कैटेगरी नहीं हैं उन्हें जोड़ें',
  check: 'देखें क्या बदलेगा',
  outcome: (added: number, changed: number, unchanged: number) =>
    `${number.format(added)} प्रोडक्ट जुड़ेंगे, ${number.format(changed)} बदलेंगे; ${number.format(unchanged)} वैसे ही रहेंगे।`,
  newCategories: 'नई कैटेगरी',
  newFamilies: 'नई फ़ैमिली',
  deciding: (subCategory: string, names: string) => `${subCategory} की मुख्य स्पेसिफ़िकेशन: ${names}`,
  problems: (problems: number) =>
    `${number.format(problems)} ${problems === 1 ? 'ग़लती मिली' : 'ग़लतियाँ मिलीं'}। फ़ाइल ठीक करें, या उन पंक्तियों को छोड़ दें।`,
  row: 'पंक्ति',
  field: 'कॉलम',
  problem: 'ग़लती',
  leaveOutRows: 'इन पंक्तियों के बिना आगे बढ़ें',
  rowsLeftOut: (rows: number) =>
    `${number.format(rows)} ग़लत पंक्तियाँ छोड़ी जाएँगी। उन्हें फ़ाइल में सेव करें, ठीक करें और वह फ़ाइल बाद में इम्पोर्ट करें।`,
  downloadRejects: 'ग़लत पंक्तियाँ फ़ाइल में सेव करें',
  nothingToDo: 'फ़ाइल में जो है वह सब कैटलॉग में पहले से है।',
  store: 'इम्पोर्ट करें',
  stored: (added: number, changed: number) =>
    `इम्पोर्ट हो गया: ${number.format(added)} प्रोडक्ट जुड़े, ${number.format(changed)} बदले।`,
} satisfies Translated<typeof en>;
