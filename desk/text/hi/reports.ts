import type { reports as en } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

export const reports = {
  names: { gst: 'HSN के अनुसार GST', orders: 'ऑर्डर' },
  by: 'वे ऑर्डर जो',
  steps: { accepted: 'स्वीकार हुए', dispatched: 'डिस्पैच हुए' },
  from: 'कब से',
  to: 'कब तक',
  show: 'दिखाएँ',
  periods: {
    thisMonth: 'यह महीना',
    lastMonth: 'पिछला महीना',
    quarter: 'यह तिमाही',
    year: 'यह वित्तीय वर्ष',
  },
  hints: {
    accepted: 'हर ऑर्डर उसके स्वीकार होने के दिन गिना जाता है, अगर बाद में रद्द न हुआ हो। ये टैक्स इनवॉइस नहीं हैं।',
    dispatched:
      'हर ऑर्डर उस दिन गिना जाता है जब उसका आख़िरी माल निकला, अगर बाद में रद्द न हुआ हो। ये टैक्स इनवॉइस नहीं हैं।',
  },
  csv: 'CSV फ़ाइल सेव करें',
  tally: 'Tally के लिए सेव करें',
  fileSaved: 'फ़ाइल सेव हो गई।',
  seller: 'आपका GSTIN',
  allSellers: 'आपके सभी GSTIN',
  hsn: 'HSN',
  gst: 'दर',
  place: 'आपूर्ति का स्थान',
  sez: { lut: 'LUT के तहत SEZ', paid: 'IGST के साथ SEZ' },
  quantity: 'मात्रा',
  number: 'नंबर',
  day: 'तारीख़',
  firm: 'फ़र्म',
  lines: 'लाइनें',
  amounts: {
    taxable_value: 'कर योग्य मूल्य',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    total: 'कुल',
  },
  total: 'कुल',
  nothing: 'इस अवधि में कुछ नहीं बिका।',
  firstRows: (shown: number, all: number) => `${all} में से पहली ${shown} पंक्तियाँ। कुल जोड़ और फ़ाइलें सबकी हैं।`,
} satisfies Translated<typeof en>;
