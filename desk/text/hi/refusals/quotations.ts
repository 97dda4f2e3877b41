import type { Sentences } from '../../refusals.ts';

/** About the steps of a quotation, and its draft. */
export const ofQuotations: Sentences = {
  // Steps.
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
  'No offer has been sent yet.': 'अभी कोई ऑफ़र नहीं भेजा गया है।',
  'R{} is with the buyer. Please recall it first, because it has these details.':
    'R{1} ख़रीदार के पास है। पहले उसे वापस लें, क्योंकि उसमें यही विवरण है।',
  'R{} is not accepted yet.': 'R{1} अभी स्वीकार नहीं हुआ है।',
  'Nothing is offered, because the quotation has been accepted.':
    'कोटेशन स्वीकार हो चुका है, इसलिए अब कोई ऑफ़र नहीं है।',
  'The quotation has been accepted.': 'कोटेशन स्वीकार हो चुका है।',
  'The quotation has been declined.': 'कोटेशन के लिए मना किया जा चुका है।',
  'The request is closed.': 'माँग बंद है।',
  'There is no draft yet. Change something first, for example: offer terms ORDER --valid-days 10.':
    'अभी कोई ड्राफ़्ट नहीं है। पहले कुछ बदलें।',
  'The quotation has been accepted, and there is no draft of an amendment.':
    'कोटेशन स्वीकार हो चुका है, और संशोधन का कोई ड्राफ़्ट नहीं है।',
  'A supply to SEZ under LUT needs the number of the LUT: {}.':
    'LUT पर SEZ को आपूर्ति के लिए LUT का नंबर चाहिए: {1}।',
  'add it to the seller in Settings': 'उसे सेटिंग में विक्रेता के साथ लिखें',
  'add it to the branch {}': 'उसे {1} शाखा में लिखें',
  'It was confirmed without an offer. Reject its orders instead.':
    'यह बिना ऑफ़र के कन्फ़र्म हुआ था। इसके बजाय इसके ऑर्डर नामंज़ूर करें।',
  'Line {} is below its floor of {}.': 'लाइन {1} न्यूनतम रेट {2} से नीचे है।',
  'Line {}: {} instead of {}.': 'लाइन {1}: {3} की जगह {2}।',
  'none below the floor': 'न्यूनतम से कम कोई नहीं',
  'Please give a reason of at most {} characters.': 'कारण लिखें, ज़्यादा से ज़्यादा {1} अक्षरों में।',
  'Please say who accepted it.': 'लिखें कि किसने स्वीकार किया।',
  'Please say how the buyer accepted it.': 'चुनें कि ख़रीदार ने कैसे बताया।',
  'Please choose at least one item.': 'कम से कम एक लाइन चुनें।',
  'There is no item {} in this quotation.': 'इस ऑफ़र में लाइन {1} नहीं है।',
  'There is no line {} in this request.': 'इस माँग में लाइन {1} नहीं है।',
  'Item {} is not available.': 'लाइन {1} उपलब्ध नहीं है।',
  'Of item {} and its alternatives, please choose one.': 'लाइन {1} और उसके विकल्पों में से एक चुनें।',
  'There is nobody to write to about this request.': 'इस माँग में ऐसा कोई नहीं है जिसे संदेश भेजा जा सके।',
  'The buyer no longer has an account.': 'ख़रीदार का खाता अब नहीं है।',
  'No quote request has this GSTIN.': 'यह GSTIN किसी माँग में नहीं है।',

  // The draft.
  'The buyer has ordered line {}. It cannot be removed, but you can mark it as not available.':
    'लाइन {1} ख़रीदार ने माँगी है। वह नहीं हटेगी, पर उसे “उपलब्ध नहीं” कर सकते हैं।',
  'There is no line {}. The lines are: {}.': 'लाइन {1} नहीं है। लाइनें ये हैं: {2}।',
  'Title, HSN code and GST rate of a product are those of the catalogue.':
    'प्रोडक्ट का नाम, HSN कोड और GST की दर कैटलॉग से आते हैं।',
  'Please say whether the rate is for a day, a week or a month.': 'चुनें कि रेट दिन, हफ़्ते या महीने का है।',
  'This line has no list price, so please give the rate.': 'इस लाइन की लिस्ट प्राइस नहीं है, इसलिए रेट लिखें।',
  'Line {} has been sent, so it can no longer be changed.':
    'लाइन {1} का माल जा चुका है, इसलिए वह अब नहीं बदलेगी।',
  'Of line {}, {} have been sent, so its quantity cannot be lower.':
    'लाइन {1} के {2} जा चुके हैं, इसलिए मात्रा उससे कम नहीं हो सकती।',
  'Please give only one of rate, rate with GST and discount.': 'रेट, GST सहित रेट और डिस्काउंट में से सिर्फ़ एक लिखें।',
  'Please say which line it is an alternative to.': 'चुनें कि यह किस लाइन के बदले है।',
  'Only an alternative is in the place of another line.': 'किसी लाइन के बदले सिर्फ़ विकल्प हो सकता है।',
  'Please give either a product of the catalogue or, in words, what is offered.':
    'कैटलॉग का प्रोडक्ट चुनें, या शब्दों में लिखें कि क्या दिया जा रहा है।',
  'Please give the amount of the freight when it is added, and only then.':
    'भाड़ा अलग से लगता हो तभी उसकी रक़म लिखें।',
  'Freight has an amount only if it is charged extra.': 'भाड़े की रक़म तभी होती है जब वह अलग से लगे।',
  'Charges must be from ₹0 to ₹100 crore.': 'चार्ज ₹0 से ₹100 करोड़ तक हों।',
  'Please give either the last day or the number of days.': 'आख़िरी दिन या दिनों की संख्या, दोनों में से एक लिखें।',
  'Nothing is offered: decline the request instead.': 'कुछ भी ऑफ़र में नहीं है: इसके बजाय माँग को मना करें।',
  'The last day of the offer is not a valid date.': 'ऑफ़र का आख़िरी दिन सही तारीख़ नहीं है।',
  'The offer’s last day ({}) has passed.': 'ऑफ़र का आख़िरी दिन ({1}) बीत चुका है।',
  'An offer is valid for at most {} days.': 'ऑफ़र ज़्यादा से ज़्यादा {1} दिन मान्य हो सकता है।',
  'A quotation has at most {} lines.': 'कोटेशन में ज़्यादा से ज़्यादा {1} लाइनें हो सकती हैं।',
  'A quotation has at most {} notes.': 'कोटेशन में ज़्यादा से ज़्यादा {1} नोट हो सकते हैं।',
  'There can be at most {} notes.': 'ज़्यादा से ज़्यादा {1} नोट हो सकते हैं।',
  'Terms and notes can have at most {} characters each.': 'हर शर्त और नोट में ज़्यादा से ज़्यादा {1} अक्षर हो सकते हैं।',
  'At most {} cells can be changed at once.': 'एक साथ ज़्यादा से ज़्यादा {1} ख़ाने बदले जा सकते हैं।',
  'The GST rates are {} per cent.': 'GST की दरें {1} प्रतिशत हैं।',
  'The unit must be a GST unit code such as NOS, KGS or MTR.': 'यूनिट GST का यूनिट कोड हो, जैसे NOS, KGS या MTR।',
  'Periods are whole or half ones, up to {}.': 'अवधि पूरी या आधी हो, {1} तक।',
  'A quantity is more than 0 and at most {}, with at most three decimals.':
    'मात्रा 0 से ज़्यादा और {1} तक हो, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक।',
  '{} must be an amount from ₹{} to ₹100 crore, with at most two decimals.':
    'रक़म ₹{2} से ₹100 करोड़ तक हो, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  '{} must be a whole number of days.': 'दिनों की पूरी संख्या लिखें।',
  '{} must be from {} to {} days.': 'दिन {2} से {3} तक हों।',
  '{} must be text of at most {} characters on one line.': 'एक ही पंक्ति में ज़्यादा से ज़्यादा {2} अक्षर लिखें।',
  'The end date is before the start date.': 'आख़िरी तारीख़ पहली तारीख़ से पहले की है।',

  // Of one line, after its number.
  'Line {}: {}': 'लाइन {1}: {2}',
  'its title needs 1 to {} characters.': 'आइटम का नाम 1 से {1} अक्षरों का हो।',
  'an HSN code has 4, 6 or 8 digits.': 'HSN कोड में 4, 6 या 8 अंक होते हैं।',
  'there is no HSN code yet.': 'HSN कोड बाक़ी है।',
  'there is no rate yet.': 'रेट बाक़ी है।',
  'a quantity is above 0, with at most three decimals.':
    'मात्रा 0 से ज़्यादा हो, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक।',
  'a rate is from ₹0 to ₹100 crore.': 'रेट ₹0 से ₹100 करोड़ तक हो।',
  'its value is more than ₹10,000 crore.': 'इसकी रक़म ₹10,000 करोड़ से ज़्यादा है।',
  'this GST rate is not in force.': 'GST की यह दर लागू नहीं है।',
  'the time until dispatch is 0 to {} working days.': 'डिस्पैच तक का समय 0 से {1} कार्य दिवस हो।',
  'a note has at most {} characters.': 'नोट में ज़्यादा से ज़्यादा {1} अक्षर हो सकते हैं।',
  'only an alternative comes in the place of another line.': 'किसी लाइन के बदले सिर्फ़ विकल्प हो सकता है।',
  'an alternative needs the line in whose place it comes.': 'चुनें कि यह किस लाइन के बदले है।',
  'a machine is rented for half a period to {} periods.': 'किराए की अवधि आधी से {1} तक हो।',
  'its rent has a day that is none.': 'किराए की तारीख़ सही नहीं है।',
  'its rent ends before it begins.': 'किराए की आख़िरी तारीख़ पहली तारीख़ से पहले की है।',
  'the PIN of the site is not valid.': 'साइट का पिन कोड सही नहीं है।',
  'deposit and mobilisation are from ₹0 to ₹100 crore.': 'डिपॉज़िट और लाने-ले जाने का ख़र्च ₹0 से ₹100 करोड़ तक हो।',

  // Branches.
  'There is no branch “{}”.': '“{1}” नाम की कोई शाखा नहीं है।',
  'The branch “{}” has been removed. Please choose again where this is supplied from.':
    '“{1}” नाम की शाखा अब नहीं है। फिर से चुनें कि माल कहाँ से जाएगा।',
  'This is the GSTIN of the head office.': 'यह मुख्य कार्यालय का GSTIN है।',
  'This is the GSTIN of the branch {}.': 'यह {1} शाखा का GSTIN है।',
  'A branch has the PAN of the head office: characters 3 to 12 of its GSTIN must be {}.':
    'शाखा का PAN मुख्य कार्यालय वाला होता है: GSTIN के अक्षर 3 से 12 {1} होने चाहिए।',
  'Drafts are supplied from {}: {}. Please choose another branch in them first.':
    '{1} इन ड्राफ़्ट में चुनी गई है: {2}। पहले उनमें दूसरी जगह चुनें।',
  'Goods have already been sent, so the seller’s GSTIN can no longer change.':
    'माल जा चुका है, इसलिए विक्रेता का GSTIN वही रहेगा जिस पर माल गया।',
  'There is a branch “{}” already.': '“{1}” नाम की शाखा पहले से है।',
  'There is no branch “{}”. “branches” lists them.': '“{1}” नाम की कोई शाखा नहीं है।',
};
