import type { Sentences } from '../../refusals.ts';

/** About fields of all kinds. What fits many sentences comes last. */
export const ofFields: Sentences = {
  // Addresses.
  'A GSTIN has 15 characters.': 'GSTIN में 15 अक्षर होते हैं।',
  'The first two digits of this GSTIN are not a state code.': 'इस GSTIN के पहले दो अंक किसी राज्य का कोड नहीं हैं।',
  'Characters 3 to 12 of a GSTIN are a PAN: five letters, four digits and a letter. Please check them.':
    'GSTIN के अक्षर 3 से 12 PAN होते हैं: पाँच अक्षर, चार अंक और एक अक्षर। उन्हें जाँचें।',
  'This is not in the format of a GSTIN.': 'GSTIN इस तरह नहीं लिखा जाता।',
  'This is not a GSTIN.': 'यह GSTIN नहीं है।',
  'The last character of this GSTIN does not match the rest. Please check for a typing mistake.':
    'इस GSTIN का आख़िरी अक्षर बाक़ी से मेल नहीं खाता। देखें कि टाइप करने में ग़लती तो नहीं हुई।',
  'GSTIN is required. For an unregistered company, please enter URP.':
    'GSTIN भरना ज़रूरी है। कंपनी रजिस्टर्ड न हो तो URP लिखें।',
  'This is your own GSTIN. Please enter that of the company that receives the goods.':
    'यह ख़रीदार का अपना GSTIN है। माल पाने वाली कंपनी का लिखें।',
  'This GSTIN belongs to {}, but the billing address is in {}.': 'यह GSTIN {1} का है, पर बिलिंग पता {2} का है।',
  'This GSTIN belongs to {}, but the goods are delivered to {}.': 'यह GSTIN {1} का है, पर माल {2} में पहुँचता है।',
  'The PIN code {} is not in {}.': 'पिन कोड {1} {2} का नहीं है।',
  'A PIN code has 6 digits and does not start with 0.': 'पिन कोड में 6 अंक होते हैं और पहला अंक 0 नहीं होता।',
  'Please choose a district in {}.': '{1} का कोई ज़िला चुनें।',
  'Please choose a state.': 'राज्य चुनें।',
  'Please choose a state from the list.': 'सूची से राज्य चुनें।',
  'The number of the LUT is the ARN of 15 characters, such as AD190326001234X.':
    'LUT का नंबर उसका 15 अक्षरों का ARN है, जैसे AD190326001234X।',

  // Files.
  'Only PDF, JPEG, PNG and Excel (.xlsx) files can be added. This file is of a different type.':
    'सिर्फ़ PDF, JPEG, PNG और Excel (.xlsx) फ़ाइलें जुड़ सकती हैं। यह किसी और तरह की है।',
  'Old Office files (.xls) and files with a password cannot be added. Please save it as .xlsx without a password.':
    'पुरानी Office फ़ाइलें (.xls) और पासवर्ड वाली फ़ाइलें नहीं जुड़ सकतीं। इसे बिना पासवर्ड .xlsx में सेव करें।',
  'This {} file is incomplete or damaged. Please check that it opens on your device, and add it again.':
    'यह {1} फ़ाइल अधूरी या ख़राब है। देखें कि वह आपके यहाँ खुलती है, और उसे फिर से जोड़ें।',
  'This Excel file contains macros or embedded programs. Please save it as a workbook without them (.xlsx).':
    'इस Excel फ़ाइल में मैक्रो या प्रोग्राम हैं। उनके बिना वर्कबुक (.xlsx) के रूप में सेव करें।',
  'This file has a password. Please save it without one.': 'इस फ़ाइल पर पासवर्ड है। बिना पासवर्ड सेव करें।',
  'This Excel file is too large when it is opened. Please remove what is not needed, or save it as a PDF.':
    'यह Excel फ़ाइल खुलने पर बहुत बड़ी है। जो ज़रूरी नहीं वह हटाएँ, या PDF में सेव करें।',
  'A file that you added is no longer there, because files are kept for 24 hours until they are sent. Please add it again.':
    'जोड़ी हुई एक फ़ाइल अब नहीं है, क्योंकि भेजने से पहले फ़ाइलें 24 घंटे ही रहती हैं। उसे फिर से जोड़ें।',
  'A request can have at most {} files.': 'ज़्यादा से ज़्यादा {1} फ़ाइलें हो सकती हैं।',
  'The name of the file is too long.': 'फ़ाइल का नाम बहुत लंबा है।',
  'Your files total 200 MB, which is the maximum. Please send this one by e-mail.':
    'इस खाते की फ़ाइलें 200 MB हो चुकी हैं, इससे ज़्यादा नहीं हो सकतीं। इसे ई-मेल से भेजें।',
  'You have added {} files that are not part of a request. Please remove some of them first.':
    'बिना भेजी {1} फ़ाइलें जुड़ी हैं। पहले उनमें से कुछ हटाएँ।',
  'Files cannot be stored at the moment. You can send your request without them, and the files by e-mail.':
    'अभी फ़ाइलें सेव नहीं हो सकतीं। उन्हें ई-मेल से भेजें।',
  'Too many files are being sent at the same time. Please try again in a moment.':
    'एक साथ बहुत-सी फ़ाइलें आ रही हैं। थोड़ी देर में फिर कोशिश करें।',
  'Many files are being sent at the moment. Please try again in a moment.':
    'अभी बहुत-सी फ़ाइलें आ रही हैं। थोड़ी देर में फिर कोशिश करें।',
  'The file arrived too slowly. Please send it again over a better connection, or send a smaller one.':
    'फ़ाइल बहुत धीरे आ रही थी। बेहतर इंटरनेट पर फिर भेजें, या छोटी फ़ाइल भेजें।',
  'The file did not arrive completely. Please send it again.': 'फ़ाइल पूरी नहीं पहुँची। फिर से भेजें।',

  'A request body can have at most {} KiB.': 'एक बार में ज़्यादा से ज़्यादा {1} KiB भेज सकते हैं।',

  // Too much at once.
  'The shop is very busy. Please try again in a moment.': 'दुकान पर अभी बहुत काम है। थोड़ी देर में फिर कोशिश करें।',
  'Too many large requests are being sent. Please try again in a moment.':
    'अभी एक साथ बहुत कुछ भेजा जा रहा है। थोड़ी देर में फिर कोशिश करें।',
  '{} Please try again in {}.': '{1} {2} बाद फिर कोशिश करें।',
  'Too many attempts.': 'बहुत बार कोशिश हुई।',
  'There have been 60 messages about this request within an hour.': 'इस माँग पर एक घंटे में 60 संदेश हो चुके हैं।',
  'a minute': 'एक मिनट',
  '{} minutes': '{1} मिनट',
  '{} hours': '{1} घंटे',

  // Lists.
  'Please name at least one quote request.': 'कम से कम एक माँग चुनें।',
  'At most {} quote requests at once.': 'एक साथ ज़्यादा से ज़्यादा {1} माँगें चुनें।',
  'You already have a view with this name. Please choose another name, or remove that one first.':
    'इस नाम का व्यू पहले से है। दूसरा नाम चुनें, या पहले उसे हटाएँ।',
  'You have {} views. Please remove one first.': 'आपके {1} व्यू हो चुके हैं। पहले एक हटाएँ।',
  'There is no such view of yours.': 'आपका ऐसा कोई व्यू नहीं है।',
  'The period ends before it begins.': 'अवधि का आख़िरी दिन पहले दिन से पहले का है।',
  'A report can cover a year at most.': 'रिपोर्ट ज़्यादा से ज़्यादा एक साल की हो सकती है।',
  'There are more than 10,000 orders in this period. Please choose a shorter one, or use the command line.':
    'इस अवधि में 10,000 से ज़्यादा ऑर्डर हैं। छोटी अवधि चुनें, या कमांड लाइन से निकालें।',
  'The number is a whole number.': 'नंबर पूरी संख्या होता है।',
  'Note: {} requests of this account are unanswered.': 'ध्यान दें: इस खाते की {1} माँगों का जवाब बाक़ी है।',
  'Note: {} requests with this GSTIN came within 24 hours.': 'ध्यान दें: इस GSTIN की {1} माँगें 24 घंटों में आई हैं।',

  // Any field.
  'Please enter a valid e-mail address.': 'सही ई-मेल पता लिखें।',
  'Please enter a phone number with STD code, 10 to 15 digits, such as 98300 12345 or 033 4000 1234.':
    'एरिया कोड के साथ 10 से 15 अंकों का फ़ोन नंबर लिखें, जैसे 98300 12345 या 033 4000 1234।',
  'A day such as 2026-11-25 is expected.': 'तारीख़ इस तरह लिखें: 2026-11-25।',
  '{} is required.': 'यह भरना ज़रूरी है।',
  '{} can have at most {} characters.': 'यहाँ ज़्यादा से ज़्यादा {2} अक्षर हो सकते हैं।',
  '{} contains characters that cannot be used.': 'इसमें ऐसे अक्षर हैं जो यहाँ नहीं चलते।',
  '{} contains invisible characters that change the direction of text. Please type it instead of pasting it.':
    'इसमें ऐसे छिपे अक्षर हैं जो लिखावट की दिशा बदलते हैं। चिपकाने के बजाय टाइप करें।',
  'This contains a character that cannot be stored.': 'इसमें ऐसा अक्षर है जो सेव नहीं हो सकता।',
  'This is not in the expected format.': 'यह इस तरह नहीं लिखा जाता।',
  'An amount in rupees is expected.': 'रक़म रुपयों में लिखें।',
  '{} must be a number of rupees.': 'रक़म रुपयों में लिखें।',
  '{} must be a whole number from 1 to {}.': 'यहाँ 1 से {2} तक की पूरी संख्या लिखें।',
  '{} must be a number, 0 or more.': 'यहाँ 0 या उससे बड़ी संख्या लिखें।',
  '{} must be more than 0.': 'यह 0 से ज़्यादा हो।',
  '{} is too large.': 'यह बहुत ज़्यादा है।',
  '{} can have at most two decimals.': 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हों।',
  '{} must be a percentage.': 'यहाँ प्रतिशत लिखें।',
  '{} must be a whole number.': 'यहाँ पूरी संख्या लिखें।',
  '{} must be a number.': 'यहाँ संख्या लिखें।',
  '{} must be text.': 'यहाँ टेक्स्ट लिखें।',
  '{} must be a day such as 2026-11-08 or 08/11/2026.': 'तारीख़ इस तरह लिखें: 2026-11-08 या 08/11/2026।',
  '{} must be a day such as {}.': 'तारीख़ इस तरह लिखें: {2}।',
  '{} must be a valid date.': 'सही तारीख़ लिखें।',
  '“{}” is not empty: it has {}.': '“{1}” ख़ाली नहीं है। पहले उसमें जो है उसे हटाएँ।',
  'There is already a {} “{}”.': '“{2}” नाम पहले से है।',
  'There is no {} “{}”.': '“{2}” नाम का कुछ नहीं मिला।',
  'Not found.': 'यह नहीं मिला।',
  '{} not found.': 'यह नहीं मिला।',
};
