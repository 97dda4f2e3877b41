import type { Sentences } from '../../refusals.ts';

/** About products, their pictures and what the search knows. */
export const ofCatalogue: Sentences = {
  'Price must be an amount in rupees, more than 0 and less than ₹1,00,00,00,000.':
    'दाम रुपयों में हो: 0 से ज़्यादा और ₹1,00,00,00,000 से कम।',
  'Discount must be a percentage from 0 to 100.': 'डिस्काउंट 0 से 100 प्रतिशत हो।',
  'GST must be one of the rates in force: {} per cent.': 'GST लागू दरों में से एक हो: {1} प्रतिशत।',
  'HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)':
    'HSN में 4 से 8 अंक हों। (Excel शुरू का 0 हटा देता है।)',
  'The file is empty.': 'फ़ाइल ख़ाली है।',
  'The file has no rows.': 'फ़ाइल में कोई पंक्ति नहीं है।',
  'This is not a picture that can be read. Please use JPEG, PNG, WebP or AVIF with at most 50 megapixels.':
    'यह फ़ोटो पढ़ी नहीं जा सकती। 50 मेगापिक्सेल तक की JPEG, PNG, WebP या AVIF लें।',
  'A file can have at most {} MB.': 'फ़ाइल ज़्यादा से ज़्यादा {1} MB की हो।',
  'There is no product “{}”.': '“{1}” नाम का कोई प्रोडक्ट नहीं है।',
  'There is no such product in the catalogue.': 'कैटलॉग में ऐसा कोई प्रोडक्ट नहीं है।',
  'There is no product “{}”. Leave the id empty to add one.':
    '“{1}” आईडी का कोई प्रोडक्ट नहीं है। नया जोड़ना हो तो आईडी ख़ाली छोड़ें।',
  '{} products are “{} {}”. Give the id of the one you mean.':
    '“{2} {3}” नाम के {1} प्रोडक्ट हैं। जो चाहिए उसकी आईडी लिखें।',
  'There is already a product of this brand and model.': 'इस ब्रांड और मॉडल का प्रोडक्ट पहले से है।',
  'The product was removed from the catalogue in the meantime.': 'इस बीच प्रोडक्ट कैटलॉग से हटा दिया गया है।',
  'There are no products to remove.': 'हटाने के लिए कोई प्रोडक्ट नहीं है।',
  'There is no product to change.': 'बदलने के लिए कोई प्रोडक्ट नहीं है।',
  'At most {} can be changed at once. Please narrow the list down.':
    'एक साथ इतने प्रोडक्ट नहीं बदल सकते। फ़िल्टर से सूची छोटी करें।',
  'There is no such change of this product.': 'इस प्रोडक्ट का ऐसा कोई बदलाव नहीं है।',
  'This is not a change of the catalogue.': 'यह कैटलॉग का बदलाव नहीं है।',
  'This is not the “next” of a page.': 'सूची का ऐसा कोई पेज नहीं है।',
  'Prices change by more than 30%; nothing was stored.': 'दाम 30% से ज़्यादा बदल रहे हैं; कुछ सेव नहीं हुआ।',
  'State must be shown, hidden or draft.': 'स्थिति shown, hidden या draft हो।',
  'GST of {} per cent is only for {} (HSN {}).': '{1} प्रतिशत GST सिर्फ़ HSN {3} पर लगता है।',
  'It can be added with the import.': 'इम्पोर्ट के साथ जोड़ी जा सकती है।',
  'There is no category “{}”.{}': '“{1}” नाम की कोई कैटेगरी नहीं है।',
  'There is no sub-category “{}” in “{}”.{}': '“{2}” में “{1}” नाम की कोई सब-कैटेगरी नहीं है।',
  '“{}” has no specification “{}”.': '“{1}” में “{2}” नाम का स्पेसिफ़िकेशन नहीं है।',
  '“{}” is not a known unit, such as kW, HP, mm, kg, bar or l/min.':
    '“{1}” ऐसी यूनिट नहीं है जिसे दुकान पढ़ सके, जैसे kW, HP, mm, kg, bar या l/min।',
  'At most {} deciding specifications can be named.': 'ज़्यादा से ज़्यादा {1} मुख्य स्पेसिफ़िकेशन हो सकते हैं।',
  'A deciding specification is named twice.': 'एक मुख्य स्पेसिफ़िकेशन दो बार लिखा है।',
  'Each specification is a line “Name: value”.': 'हर स्पेसिफ़िकेशन एक लाइन में लिखें: “Name: value”।',
  'Each document is a line “Name: address”.': 'हर दस्तावेज़ एक लाइन में लिखें: “Name: address”।',
  'Each line of the variant is “Option: value”.': 'वेरिएंट की हर लाइन इस तरह लिखें: “Option: value”।',
  'A product can have at most {} specifications.': 'प्रोडक्ट में ज़्यादा से ज़्यादा {1} स्पेसिफ़िकेशन हो सकते हैं।',
  'A product can have at most {} pictures.': 'प्रोडक्ट में ज़्यादा से ज़्यादा {1} फ़ोटो हो सकती हैं।',
  'A product can have at most {} standards.': 'प्रोडक्ट में ज़्यादा से ज़्यादा {1} मानक हो सकते हैं।',
  'A product can have at most {} documents.': 'प्रोडक्ट में ज़्यादा से ज़्यादा {1} दस्तावेज़ हो सकते हैं।',
  'SKU can have letters, digits and . _ / -, at most 40 characters.':
    'SKU में अंग्रेज़ी अक्षर, अंक और . _ / - हो सकते हैं, ज़्यादा से ज़्यादा 40।',
  '“{}” has this SKU.': 'यह SKU “{1}” का है।',
  'Unit must be one that GST knows, by its code or word: {}.':
    'यूनिट GST की यूनिटों में से एक हो, उसका कोड (UQC) या नाम: {1}।',
  'Dispatch days must be a number of working days up to {}, or two such as “2 to 4”.':
    'डिस्पैच तक {1} तक कार्य दिवस लिखें, या दो संख्याएँ, जैसे “2 to 4”।',
  'Weight must be a number of g, kg or t up to 100 t, such as 18.96 kg.':
    'वज़न g, kg या t में लिखें, 100 t तक, जैसे 18.96 kg।',
  'The minimum quantity, {}, must be a multiple of {}.': 'कम से कम मात्रा {1} है; वह {2} के गुणज में हो।',
  'Price on request must be yes, no or empty.': '“दाम पूछने पर” में yes या no लिखें, या ख़ाली छोड़ें।',
  'For rent must be the shortest rental period: day, week or month; or empty.':
    '“किराए पर” में सबसे छोटी अवधि लिखें: day, week या month; या ख़ाली छोड़ें।',
  'A product of a family needs a line “Option: value” for each option, such as “Size: 8”.':
    'फ़ैमिली के प्रोडक्ट में हर विकल्प की एक लाइन हो, जैसे “Size: 8”।',
  'A variant needs its family’s name.': 'वेरिएंट के साथ उसकी फ़ैमिली का नाम भी लिखें।',
  'An option is named twice.': 'एक विकल्प दो बार लिखा है।',
  'A family can have at most {} options.': 'फ़ैमिली में ज़्यादा से ज़्यादा {1} विकल्प हो सकते हैं।',
  'The options of “{}” are {}: a line for each, in this order.':
    '“{1}” के विकल्प {2} हैं: हर एक की एक लाइन, इसी क्रम में।',
  'The products of “{}” have a value for each of its options: {}. Give as many names.':
    '“{1}” के प्रोडक्ट में हर विकल्प का मान है: {2}। उतने ही नाम लिखें।',
  'At most {} specifications can be chosen at once.': 'एक साथ ज़्यादा से ज़्यादा {1} स्पेसिफ़िकेशन चुने जा सकते हैं।',
  'At most {} values can be chosen at once.': 'एक साथ ज़्यादा से ज़्यादा {1} मान चुने जा सकते हैं।',
  'Please use at most {} characters.': 'ज़्यादा से ज़्यादा {1} अक्षर लिखें।',
  'This is the shop’s logo or signature. Change it in Settings, The shop.':
    'यह दुकान का लोगो या हस्ताक्षर है। इसे सेटिंग्स, दुकान में बदलें।',
  'This is the same picture.': 'यह वही फ़ोटो है।',
  'These need a picture: {}. Replace it instead.': 'इनमें फ़ोटो ज़रूरी है: {1}। हटाने के बजाय दूसरी फ़ोटो लगाएँ।',

  // A file of products.
  'Please look at what would change first, by a dry run.': 'पहले देखें कि क्या बदलेगा।',
  'The file is no longer kept. Please upload it again.': 'फ़ाइल अब यहाँ नहीं है। उसे फिर से अपलोड करें।',
  '{} found; nothing was stored.': 'फ़ाइल में ग़लतियाँ हैं; कुछ सेव नहीं हुआ।',
  'The file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8”.':
    'फ़ाइल UTF-8 में नहीं है। Excel में उसे “CSV UTF-8” के रूप में सेव करें।',
  'The cells of this file are separated by {}. The separator must be a comma.': 'फ़ाइल के ख़ाने कॉमा से अलग हों।',
  'The file ends inside a quoted cell.': 'फ़ाइल के आख़िर में एक उद्धरण चिह्न (") बंद नहीं हुआ है।',
  'Row {}: a quotation mark is out of place. Quotes enclose a whole cell, and are doubled inside it.':
    'पंक्ति {1}: उद्धरण चिह्न (") ग़लत जगह है। वह पूरे ख़ाने के दोनों ओर लगता है, और अंदर दो बार लिखा जाता है।',
  'This row has {} cells, the first row has {}.': 'इस पंक्ति में {1} ख़ाने हैं, पहली पंक्ति में {2}।',
  'The first row names unknown columns: {}. The columns are: {}.':
    'पहली पंक्ति में ये कॉलम पहचान में नहीं आए: {1}। कॉलम ये हो सकते हैं: {2}।',
  'The first row names the column “{}” twice.': 'पहली पंक्ति में “{1}” कॉलम दो बार है।',
  'The file must have a column “id” or “sku”, or the columns “brand” and “model”.':
    'फ़ाइल में “id” या “sku” कॉलम हो, या “brand” और “model” कॉलम।',
  'There is no product “{} {}”. To add it, the file needs a column for the title.':
    '“{1} {2}” नाम का कोई प्रोडक्ट नहीं है। नया जोड़ना हो तो फ़ाइल में टाइटल का कॉलम चाहिए।',
  'There is no product with the SKU “{}”. Give its brand and model to add it.':
    '“{1}” SKU का कोई प्रोडक्ट नहीं है। नया जोड़ना हो तो ब्रांड और मॉडल लिखें।',
  '{}, after the file was exported. Export it again, or empty this cell to overwrite the change.':
    'फ़ाइल एक्सपोर्ट होने के बाद {1}। उसे फिर से एक्सपोर्ट करें, या ऊपर से लिखने के लिए यह ख़ाना ख़ाली करें।',
  '{} changed this product on {}': '{1} ने {2} को यह प्रोडक्ट बदला है',
  'This product was changed': 'यह प्रोडक्ट बदला गया है',
  'Row {} is about the same product.': 'पंक्ति {1} भी इसी प्रोडक्ट की है।',
  'The product of row {} has this SKU, too.': 'पंक्ति {1} के प्रोडक्ट का भी यही SKU है।',
  'Row {} gives its sub-category different deciding specifications.':
    'पंक्ति {1} में इसी सब-कैटेगरी के मुख्य स्पेसिफ़िकेशन दूसरे हैं।',

  // The search.
  'This synonym already exists.': 'यह समानार्थी शब्द पहले से है।',
  'There is no such synonym of “{}”.': '“{1}” का ऐसा कोई समानार्थी शब्द नहीं है।',
  'A term has 1 to {} words; this one has {}.': 'यहाँ 1 से {1} शब्द हो सकते हैं; आपने {2} लिखे हैं।',
  'A term can find at most {} things.': 'एक शब्द से ज़्यादा से ज़्यादा {1} चीज़ें मिल सकती हैं।',
  'To the search this is the same as “{}”. Please change that one.':
    'सर्च के लिए यह और “{1}” एक ही हैं। उसी को बदलें।',
  'The brand “{}” is already in the list.': 'ब्रांड “{1}” सूची में पहले से है।',
  'There is no brand “{}” in the list.': 'सूची में “{1}” नाम का ब्रांड नहीं है।',
  'A brand has 1 to {} words; this one has {}.': 'ब्रांड में 1 से {1} शब्द हो सकते हैं; आपने {2} लिखे हैं।',
};
