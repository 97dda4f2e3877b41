import type { gstins as en } from '../en/gstins.ts';
import type { Translated } from '../translated.ts';

export const gstins = {
  unchecked: 'gst.gov.in पर अभी तक जाँचा नहीं गया।',
  checked: (status: string, day: string, by: string) => `${day} को gst.gov.in पर जाँचा: ${status} (${by})।`,
  statuses: { active: 'सक्रिय', suspended: 'निलंबित', cancelled: 'रद्द' },
  portal: 'gst.gov.in पर देखें',
  says: 'वहाँ लिखा है:',
  note: (gstin: string) => `gst.gov.in पर ${gstin} की स्थिति`,
  noted: (status: string) => `लिख लिया: ${status}।`,
  warnings: {
    cancelled: 'पिछली जाँच के अनुसार ख़रीदार का GSTIN रद्द है।',
    suspended: 'पिछली जाँच के अनुसार ख़रीदार का GSTIN निलंबित है।',
    unchecked: 'ख़रीदार का GSTIN कभी gst.gov.in पर नहीं जाँचा गया। यह ऑफ़र ₹50,000 से ऊपर का है।',
    outdated: 'ख़रीदार का GSTIN 90 दिन से ज़्यादा पहले gst.gov.in पर जाँचा गया था। यह ऑफ़र ₹50,000 से ऊपर का है।',
  },
} satisfies Translated<typeof en>;
