import type { Refusals } from '../refusals.ts';

/** The most frequent messages when something is refused. Those that are not here are shown in English. */
export const refusals: Refusals = {
  codes: {
    proof_required: 'कृपया पहले पुष्टि करें कि यह आप ही हैं।',
    rate_limited: 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर कोशिश करें।',
    internal_error: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
    unavailable: 'दुकान से अभी संपर्क नहीं हो रहा। थोड़ी देर बाद फिर कोशिश करें।',
  },
  sentences: {
    // Who may do it, and who was quicker.
    'Your role, {}, does not allow this.': 'आपकी भूमिका में इसकी अनुमति नहीं है।',
    'Only an owner can approve rates below the floor.': 'न्यूनतम से कम रेट सिर्फ़ मालिक मंज़ूर कर सकता है।',
    '{} changed this{}. Please look at it again.': '{1} ने इसे बदला है। कृपया फिर से देखें।',
    '{} changed this draft at {}. Please look at it again.': '{1} ने यह ड्राफ़्ट {2} बजे बदला। कृपया फिर से देखें।',
    '{} changed the rates at {}. {} Please look at them again.': '{1} ने {2} बजे रेट बदले। {3} कृपया फिर से देखें।',
    '{} has been editing since {}.': '{1} {2} बजे से लिख रहे हैं।',
    'It has been given back in the meantime.': 'इस बीच इसे वापस कर दिया गया है।',
    'Meanwhile it has been assigned to {}.': 'इस बीच यह {1} को सौंपा गया है।',
    'This request has changed in the meantime. Please look at it again.':
      'इस बीच इस माँग में कुछ बदला है। कृपया फिर से देखें।',
    'This cannot be undone: something that was changed since depends on it.':
      'यह वापस नहीं हो सकता: बाद में बदली गई कोई चीज़ इस पर निर्भर है।',
    '{} changed “{}” on {}, after the preview. Please look at it again.':
      'प्रीव्यू के बाद {1} ने {3} को “{2}” बदला। कृपया फिर से देखें।',
    'The products have been changed since the preview. Please look at it again.':
      'प्रीव्यू के बाद प्रोडक्ट बदले हैं। कृपया फिर से देखें।',

    // What is not there.
    'There is no such page.': 'ऐसा कोई पेज नहीं है।',
    'There is no change no. {}.': '{1} नंबर का कोई बदलाव नहीं है।',
    'There is no quotation R{}.': 'R{1} नाम का कोई कोटेशन नहीं है।',

    // Quotations.
    'There is no such quote request.': 'ऐसी कोई माँग नहीं है।',
    'There is no draft.': 'कोई ड्राफ़्ट नहीं है।',
    'No offer is waiting for the buyer’s answer.': 'कोई ऑफ़र ख़रीदार के जवाब का इंतज़ार नहीं कर रहा।',
    'No rate needs an approval.': 'किसी रेट को मंज़ूरी की ज़रूरत नहीं है।',
    'The offer has lapsed.': 'ऑफ़र की अवधि समाप्त है।',
    'The buyer has made no counter-offer.': 'ख़रीदार ने कोई जवाबी ऑफ़र नहीं दिया है।',
    'The last counter-offer is in words only, so there is nothing to apply.':
      'पिछला जवाबी ऑफ़र सिर्फ़ शब्दों में है, इसलिए कुछ लिया नहीं जा सकता।',
    'Goods have already been sent, so the acceptance cannot be undone.':
      'माल निकल चुका है, इसलिए स्वीकृति बनी रहेगी।',
    'An acceptance can be undone within 24 hours. Send an amendment instead.':
      'स्वीकृति 24 घंटे के भीतर ही वापस ली जा सकती है। इसके बजाय संशोधन भेजें।',
    'An amendment cannot be undone. Send another amendment instead.':
      'संशोधन वापस नहीं लिया जाता। इसके बजाय दूसरा संशोधन भेजें।',
    'Part of it has been accepted, so it cannot be closed.':
      'इसका कुछ हिस्सा स्वीकार हो चुका है, इसलिए इसे बंद नहीं किया जा सकता।',
    'Part of it has been accepted. Recall the amendment instead.':
      'इसका कुछ हिस्सा स्वीकार हो चुका है। इसके बजाय संशोधन वापस लें।',
    'The buyer was reminded within the last {} hours.': 'ख़रीदार को पिछले {1} घंटों में याद दिलाया जा चुका है।',
    '{} An owner has to approve it.': '{1} इसे मालिक की मंज़ूरी चाहिए।',
    'Please check the GST rate: {}.': 'GST की दर जाँचें: {1}।',
    'Please say why: the buyer reads it.': 'कारण लिखें: ख़रीदार इसे पढ़ेगा।',
    'A discount is a percentage from 0 to 99.99, with at most two decimals.':
      'डिस्काउंट 0 से 99.99 प्रतिशत हो, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
    'An HSN code has 4, 6 or 8 digits.': 'HSN कोड में 4, 6 या 8 अंक होते हैं।',
    'Please name at least one line.': 'कम से कम एक लाइन चुनें।',

    'The shop has no e-mail address for answers of buyers. Please set that of its contact links, or OPERATOR_EMAIL.':
      'ख़रीदारों के जवाब के लिए दुकान का कोई ई-मेल पता नहीं है। संपर्क लिंक में ई-मेल या OPERATOR_EMAIL सेट करें।',

    // Branches.
    'There is no branch “{}”.': '“{1}” नाम की कोई शाखा नहीं है।',
    'The branch “{}” has been removed. Please choose again where this is supplied from.':
      '“{1}” नाम की शाखा अब नहीं है। फिर से चुनें कि माल कहाँ से जाएगा।',
    'This is the GSTIN of the head office.': 'यह मुख्य कार्यालय का जीएसटीआईएन है।',
    'This is the GSTIN of the branch {}.': 'यह {1} शाखा का जीएसटीआईएन है।',
    'A branch has the PAN of the head office: characters 3 to 12 of its GSTIN must be {}.':
      'शाखा का पैन मुख्य कार्यालय वाला होता है: जीएसटीआईएन के अक्षर 3 से 12 {1} होने चाहिए।',
    'Drafts are supplied from {}: {}. Please choose another branch in them first.':
      '{1} इन ड्राफ़्ट में चुनी गई है: {2}। पहले उनमें दूसरी जगह चुनें।',
    'Goods have already been sent, so the seller’s GSTIN can no longer change.':
      'माल जा चुका है, इसलिए विक्रेता का जीएसटीआईएन वही रहेगा जिस पर माल गया।',

    // Goods that leave and come back.
    'Of order {}, only {} of {} are left to send.': 'ऑर्डर {1} में {3} में से सिर्फ़ {2} भेजना बाक़ी है।',
    'Of order {}, at most {} of {} can be in this shipment.':
      'ऑर्डर {1} में {3} में से ज़्यादा से ज़्यादा {2} इस शिपमेंट में हो सकते हैं।',
    '{} was delivered on {}, so its contents can no longer be changed.':
      '{1} {2} को पहुँच चुका है, इसलिए उसका माल अब नहीं बदलेगा।',
    'A shipment needs at least one order.': 'शिपमेंट में कम से कम एक ऑर्डर हो।',
    'There is nothing to correct.': 'सुधारने के लिए कुछ नहीं है।',
    'Nothing in this order can be returned.': 'इस ऑर्डर का कुछ भी वापस नहीं हो सकता।',
    'Only {} of this order can be returned.': 'इस ऑर्डर का ज़्यादा से ज़्यादा {1} वापस हो सकता है।',
    'Goods cannot be sent on a future date.': 'माल आने वाली तारीख़ को भेजा नहीं दिखाया जा सकता।',
    'Goods cannot be delivered on a future date.': 'माल आने वाली तारीख़ को पहुँचा नहीं दिखाया जा सकता।',
    '{} was sent on {}; it cannot be delivered before.': '{1} {2} को भेजा गया; उससे पहले नहीं पहुँच सकता।',
    'An e-way bill number has 12 digits.': 'ई-वे बिल नंबर में 12 अंक होते हैं।',
    'A quantity must be more than 0.': 'मात्रा 0 से ज़्यादा हो।',
    'A quantity can have at most three decimals.': 'मात्रा में दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक हों।',
    'Please enter a quantity.': 'मात्रा लिखें।',
    'The tracking link must be an address that begins with https://.':
      'ट्रैकिंग लिंक https:// से शुरू होने वाला पता हो।',
    'Please say why the return is refused: the buyer gets it by mail.':
      'वापसी क्यों नामंज़ूर है, लिखें: ख़रीदार को यह ई-मेल में मिलेगा।',

    // Products, files and pictures.
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

    // Buyers, mails and staff.
    'The buyer has no account.': 'ख़रीदार का कोई खाता नहीं है।',
    'This is already blocked.': 'यह पहले से ब्लॉक है।',
    'This account is not blocked.': 'यह खाता ब्लॉक नहीं है।',
    'They are already one account.': 'यह पहले से एक ही खाता है।',
    'There is already an account with the address {}.': '{1} पते का खाता पहले से है।',
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

    // Fields of all kinds.
    'Please enter a valid e-mail address.': 'सही ई-मेल पता लिखें।',
    'Please enter a phone number with area code, 10 to 15 digits, such as 98300 12345 or 033 4000 1234.':
      'एरिया कोड के साथ 10 से 15 अंकों का फ़ोन नंबर लिखें, जैसे 98300 12345 या 033 4000 1234।',
    'A day such as 2026-11-25 is expected.': 'तारीख़ इस तरह लिखें: 2026-11-25।',
    '{} is required.': 'यह भरना ज़रूरी है।',
    '{} can have at most {} characters.': 'यहाँ ज़्यादा से ज़्यादा {2} अक्षर हो सकते हैं।',
    '{} contains characters that cannot be used.': 'इसमें ऐसे अक्षर हैं जो यहाँ नहीं चलते।',
  },
};
