import type { Sentences } from '../../refusals.ts';

/** About pages, settings, buyers and the staff. */
export const ofShop: Sentences = {
  // The shop’s pages.
  'There is already a page “{}”.': '“{1}” पेज पहले से है।',
  'There is no page “{}”.': '“{1}” नाम का कोई पेज नहीं है।',
  'There is no page “{}” that was added.': 'जोड़े गए पेजों में “{1}” नहीं है।',
  'The page has no such version.': 'पेज का ऐसा कोई संस्करण नहीं है।',
  'The page would be empty.': 'पेज ख़ाली रह जाएगा।',
  'A page needs a text before it is published.': 'पब्लिश करने से पहले पेज में टेक्स्ट लिखें।',
  'The page “{}” has no link in the footer.': '“{1}” पेज का फ़ुटर में लिंक नहीं है।',
  'A shop can have at most {} further pages.': 'दुकान में ज़्यादा से ज़्यादा {1} पेज जोड़े जा सकते हैं।',
  'The address can have lower-case letters a–z and digits, with single hyphens between them.':
    'पते में छोटे अक्षर a–z और अंक हो सकते हैं, बीच में एक-एक हाइफ़न।',
  '“{}” are pages that every shop has.': 'ये पेज हर दुकान में पहले से हैं: “{1}”।',
  'It is no longer on the home page.': 'यह अब होम पेज पर नहीं है।',
  'This is not a change of the home page.': 'यह होम पेज का बदलाव नहीं है।',
  'The last day is before the first.': 'आख़िरी दिन पहले दिन से पहले का है।',
  'The first place is 1.': 'सबसे पहला स्थान 1 है।',
  'The place is a whole number.': 'स्थान पूरी संख्या हो।',
  'begins with https://': 'https:// से शुरू हो',
  'begins with https://, or a path of the shop that begins with /':
    'https:// से शुरू हो, या दुकान के किसी पेज का / से शुरू होने वाला पता हो',
  '{} must be an address that {}.': 'सही पता लिखें: वह {2}।',

  // Settings.
  'There is no such setting.': 'ऐसी कोई सेटिंग नहीं है।',
  'The phone number must have 10 to 15 digits, with the area code: +91 33 4000 1234, 98300 12345 or 1800 11 4000.':
    'एरिया कोड के साथ 10 से 15 अंकों का फ़ोन नंबर लिखें: +91 33 4000 1234, 98300 12345 या 1800 11 4000।',
  'The working days are required.': 'काम के दिन चुनें।',
  'Please name at least one working day, such as Mon-Sat or Mon,Tue,Fri.': 'काम का कम से कम एक दिन चुनें।',
  'The closing time must be later than the opening time, on the same day.':
    'बंद होने का समय उसी दिन, खुलने के समय के बाद हो।',
  '{} must be a time such as 10:00.': 'समय इस तरह लिखें: 10:00।',
  '{} is a holiday already: {}.': '{1} को पहले से छुट्टी है: {2}।',
  '{} is not a holiday.': '{1} को छुट्टी नहीं है।',
  'The year must be from 2000 to 2099.': 'साल 2000 से 2099 तक हो।',
  'An account number has 9 to 18 digits.': 'खाता नंबर में 9 से 18 अंक होते हैं।',
  'An IFSC has 11 characters, such as SBIN0000001.': 'IFSC कोड में 11 अक्षर होते हैं, जैसे SBIN0000001।',
  'A CIN has 21 characters, such as U51909WB2020PTC238765.': 'CIN में 21 अक्षर होते हैं, जैसे U51909WB2020PTC238765।',
  'The website must begin with https:// or http://.': 'वेबसाइट का पता https:// या http:// से शुरू होना चाहिए।',
  '{} must be a path of the shop that begins with /, such as /media/logo.png.':
    'दुकान की किसी फ़ाइल का / से शुरू होने वाला पता लिखें, जैसे /media/logo.png।',
  'There is no picture of at most 500 KB at {}.': '{1} पर 500 KB तक की कोई फ़ोटो नहीं है।',
  'The branch {} does not fit. {}': '{1} शाखा इससे मेल नहीं खाती। {2}',
  '{} is required if any of the others is given.': 'बैंक की कोई जानकारी भरी हो तो यह भी भरें।',
  'A floor is a percentage above 0 and up to 100, with at most two decimals.':
    'न्यूनतम मूल्य 0 से ज़्यादा और 100 तक प्रतिशत हो, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  '{} has no price floor.': '{1} का कोई न्यूनतम मूल्य तय नहीं है।',
  'There is no snippet “{}”. “snippets” lists them.': '“{1}” नाम का कोई तैयार टेक्स्ट नहीं है।',
  'A name can have lower-case letters, digits and hyphens, such as “advance-30”, and at most 40 of them.':
    'नाम में अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न हो सकते हैं, ज़्यादा से ज़्यादा 40, जैसे “advance-30”।',
  'This text is too long.': 'यह टेक्स्ट बहुत लंबा है।',

  // Buyers, mails and staff.
  'The buyer has no account.': 'ख़रीदार का कोई खाता नहीं है।',
  'This is already blocked.': 'यह पहले से ब्लॉक है।',
  'This account is not blocked.': 'यह खाता ब्लॉक नहीं है।',
  'They are already one account.': 'यह पहले से एक ही खाता है।',
  'There is already an account with the address {}.': '{1} पते का खाता पहले से है।',
  'This account has no verified phone number to call back.':
    'इस खाते का कोई जाँचा हुआ फ़ोन नंबर नहीं है, जिस पर फ़ोन किया जा सके।',
  'Another e-mail address needs {} different proofs that the account is the buyer’s.':
    'ई-मेल पता बदलने के लिए {1} अलग-अलग सबूत चाहिए कि खाता ख़रीदार का ही है।',
  'There is no account with the address {}.': '{1} पते का कोई खाता नहीं है।',
  'The shop is still trying to send this mail.': 'यह ई-मेल भेजने की कोशिश अभी चल रही है।',
  'There is already an operator “{}”.': '“{1}” नाम का स्टाफ़ पहले से है।',
  'This is the last owner. Please make somebody else an owner first.':
    'यह आख़िरी मालिक है। पहले किसी और को मालिक बनाएँ।',
  'This is your last way to log in. Please set up another one first.':
    'लॉग इन का यह आपका आख़िरी तरीका है। पहले दूसरा जोड़ें।',
  'Name and code do not match, or the code was used before. Please try the next one.':
    'नाम और कोड मेल नहीं खाते, या कोड पहले इस्तेमाल हो चुका है। अगला कोड आज़माएँ।',
  'This code is wrong, or was used before. Please try the next one.':
    'यह कोड ग़लत है या पहले इस्तेमाल हो चुका है। अगला कोड आज़माएँ।',
  'This is not the code of the app that you have just set up. Please check the time of your phone.':
    'यह अभी जोड़े गए ऐप का कोड नहीं है। अपने फ़ोन का समय जाँचें।',
  'This passkey is not one for the desk. Please use another one, or a code.':
    'यह पासकी डेस्क नहीं खोलती। दूसरी पासकी या कोड लें।',
  'This passkey is not yours, or too much time has passed. Please try again.':
    'यह पासकी आपकी नहीं है, या बहुत समय बीत गया है। फिर कोशिश करें।',
  'This link was used, has expired or was replaced by a newer one. Please ask an owner of the shop for a new link.':
    'यह लिंक इस्तेमाल हो चुका है, इसकी अवधि समाप्त है या इसकी जगह नया बना है। दुकान के मालिक से नया लिंक माँगें।',
  'Please type at least {} characters.': 'कम से कम {1} अक्षर लिखें।',
  'Please enter a text to search for.': 'क्या खोजना है, लिखें।',
  'Please give a new name or e-mail address.': 'नया नाम या ई-मेल पता लिखें।',
  '{} is part of another account.': '{1} किसी और खाते में मिला हुआ है।',
  '{} is blocked. Please unblock it first.': '{1} ब्लॉक है। पहले उसे अनब्लॉक करें।',
  '{} has an account. Please block the account.': '{1} का खाता है। वह खाता ब्लॉक करें।',
  'A domain looks like rao.example, without @.': 'डोमेन rao.example जैसा होता है, @ के बिना।',
  'Anybody can get an address at {}; {} there.':
    '{1} पर कोई भी ई-मेल पता बना सकता है; वहाँ जिनका पता है वे सब ब्लॉक हो जाएँगे।',
  '{} at {}. All of them would be blocked.': '{2} पर ख़रीदारों के खाते हैं। वे सब ब्लॉक हो जाएँगे।',
  'Together they have {} addresses; there can be {}.':
    'दोनों खातों के {1} पते होते हैं; ज़्यादा से ज़्यादा {2} हो सकते हैं।',
  'Together they have {} lists; there can be {}.':
    'दोनों खातों की {1} सूचियाँ होती हैं; ज़्यादा से ज़्यादा {2} हो सकती हैं।',
  'Together they have {} products on the wishlist; there can be {}.':
    'दोनों खातों की विशलिस्ट में {1} प्रोडक्ट होते हैं; ज़्यादा से ज़्यादा {2} हो सकते हैं।',
  'This is not the address of the account.': 'यह इस खाते का ई-मेल पता नहीं है।',
  'This session has already ended.': 'यह सेशन पहले ही समाप्त हो चुका है।',
  'This mail had a link that is only for its owner, who can ask for a new one in the shop.':
    'इस ई-मेल में ऐसा लिंक था जो सिर्फ़ पाने वाले का है। वह दुकान में नया लिंक माँग सकता है।',
  'This e-mail address is too long.': 'यह ई-मेल पता बहुत लंबा है।',
  'Please choose a role.': 'भूमिका चुनें।',
  'Please enter a code.': 'कोड लिखें।',
  'Please enter your name.': 'अपना नाम लिखें।',
  'There is no operator “{}”. {}': '“{1}” नाम का कोई स्टाफ़ नहीं है।',
  '“buyer” and names with “cli:” are reserved. Please choose another name.':
    '“buyer” और “cli:” वाले नाम नहीं रखे जा सकते। दूसरा नाम चुनें।',
  'An API key has this name. Please choose another one.': 'इस नाम की API कुंजी है। दूसरा नाम चुनें।',
  'This operator has been removed.': 'इस स्टाफ़ को हटाया जा चुका है।',
  'This passkey no longer exists.': 'यह पासकी अब नहीं है।',
  'The passkey could not be set up. Please try again.': 'पासकी नहीं जुड़ सकी। फिर कोशिश करें।',
  'The link is incomplete.': 'लिंक अधूरा है।',
  'Invalid Authentication.': 'कृपया फिर से लॉग इन करें।',

  // Other software.
  'There is no such key any more.': 'यह कुंजी अब नहीं है।',
  'Please choose at least one permission.': 'कम से कम एक अनुमति चुनें।',
  'Please choose at least one event.': 'कम से कम एक चीज़ चुनें।',
  'This day is in the past.': 'यह दिन बीत चुका है।',
  'A key is valid for a year at most.': 'कुंजी ज़्यादा से ज़्यादा एक साल चलती है।',
  'An operator has this name. Please choose another one.': 'यह स्टाफ़ में किसी का नाम है। दूसरा नाम चुनें।',
  'Another key has this name. Please choose another one, or revoke that key first.':
    'इस नाम की कुंजी पहले से है। दूसरा नाम चुनें, या पहले वह कुंजी रद्द करें।',
  'Please enter an address such as https://erp.example.in/webhooks.':
    'पता इस तरह लिखें: https://erp.example.in/webhooks',
  'The address must begin with https://.': 'पता https:// से शुरू होना चाहिए।',
  '{} is not on the public internet.': '{1} सार्वजनिक इंटरनेट पर नहीं है।',
  'This address already exists.': 'यह पता पहले से है।',
  'This address has been removed.': 'यह पता अब नहीं है।',
  'Please switch the address on first.': 'पहले इस पते को चालू करें।',
  'There is no key “{}” that still works.': '“{1}” नाम की कोई चालू कुंजी नहीं है।',
  'A key cannot have this permission.': 'कुंजी को यह अनुमति नहीं मिल सकती।',
  'There are {} addresses, which is the maximum. Please remove one first.':
    '{1} पते हो चुके हैं, इससे ज़्यादा नहीं हो सकते। पहले एक हटाएँ।',
  'This message is no longer stored.': 'यह संदेश अब यहाँ नहीं है।',
};
