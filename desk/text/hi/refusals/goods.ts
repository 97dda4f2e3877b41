import type { Sentences } from '../../refusals.ts';

/** About goods that leave and come back. */
export const ofGoods: Sentences = {
  'Of “{}”, only {} of {} are left to send.': '“{1}” में {3} में से सिर्फ़ {2} भेजना बाक़ी है।',
  'Of {}, at most {} of {} can be in this shipment.': '{1}: {3} में से ज़्यादा से ज़्यादा {2} इस शिपमेंट में हो सकते हैं।',
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
  'There is no such return.': 'ऐसी कोई वापसी नहीं है।',
  'This return is not agreed yet. Use returns agree first.': 'यह वापसी अभी मंज़ूर नहीं हुई है। पहले उसे मंज़ूर करें।',
  'This return is {}; it cannot be {}.': 'इस बीच वापसी की स्थिति बदल गई है। कृपया फिर से देखें।',
  'This shipment does not exist.': 'ऐसी कोई शिपमेंट नहीं है।',
  'There is no shipment {}.': '{1} नाम की कोई शिपमेंट नहीं है।',
  '“{}” is not the number of a shipment, such as EST/2026-27/000123/S1.':
    '“{1}” शिपमेंट का नंबर नहीं है; वह EST/2026-27/000123/S1 जैसा होता है।',
  '{} was delivered on {}.': '{1} पहले ही पहुँच चुका है: {2}।',
  'The same order is named twice.': 'एक ही ऑर्डर दो बार लिखा है।',
  'Order {}… is not part of this quote request.': 'ऑर्डर {1}… इस माँग का नहीं है।',
  '{} is {}; what was sent of it can no longer be changed.':
    '{1} की स्थिति बदल गई है, इसलिए उसका जो माल जा चुका है वह अब नहीं बदलेगा।',
  '{} is Shipped, so some of it must have been sent.': '{1} भेजा जा चुका है, इसलिए उसका कुछ माल शिपमेंट में रहे।',
  '“{}” is {}; it cannot be shipped.': '“{1}” की स्थिति बदल गई है, इसलिए वह भेजा नहीं जा सकता।',
  'There is no order {}.': '{1} नंबर का कोई ऑर्डर नहीं है।',
  'Order {}… is {}; only requested orders can be closed as spam.':
    'ऑर्डर {1}… का जवाब दिया जा चुका है, इसलिए वह स्पैम के रूप में बंद नहीं हो सकता।',
  'Order {}… is {}; it cannot be {}.': 'ऑर्डर {1}… की स्थिति बदल गई है, इसलिए यह अब नहीं हो सकता।',
  'A rejection needs a reason: the buyer gets it by mail at once, and the rejection cannot be undone.':
    'नामंज़ूर करने का कारण लिखें: ख़रीदार को यह तुरंत ई-मेल में मिलता है, और यह वापस नहीं हो सकता।',
  'This quantity is too large.': 'यह मात्रा बहुत ज़्यादा है।',
  'A quantity is 0 or more, with at most three decimals.':
    'मात्रा 0 या ज़्यादा हो, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक।',
  'There must be at least one package.': 'कम से कम एक पैकेज हो।',
  'There can be at most {} packages.': 'ज़्यादा से ज़्यादा {1} पैकेज हो सकते हैं।',
  'The weight must be a number of kg.': 'वज़न kg में लिखें।',
  'The weight must be more than 0 kg.': 'वज़न 0 kg से ज़्यादा हो।',
  'This weight is too large.': 'यह वज़न बहुत ज़्यादा है।',
  'The weight can have at most three decimals.': 'वज़न में दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक हों।',
};
